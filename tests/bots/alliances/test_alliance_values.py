"""The value of an alliance to both sides, and of Coins."""

from __future__ import annotations

from random import Random

import pytest

from hinode.bots.alliances.valuation import AHEAD, PATIENCE, allied, figures, mandate_turns, shared_front
from hinode.rules.queries import all_forces
from hinode.vocab.ids import CLAN_NO, PROVINCE_NO
from tests.bots.alliances.tea_setup import AT_HOME, FOUR, deals, tea
from tests.support.script import Script

KOI, LOTUS, TURTLE, DRAGONFLY = (CLAN_NO[clan] for clan in FOUR)


def peace(script: Script, clan: str, ally: str) -> float:
    """What an alliance saves or costs in the wars."""
    p = script.game.world(clan, Random(1)).public
    return shared_front(p, all_forces(p), CLAN_NO[clan], CLAN_NO[ally])[0]


# -- what an alliance brings ---------------------------------------------------------------------


def test_the_turns_of_a_season_go_clockwise_from_the_highest_honor() -> None:
    """POL-2: seven mandate turns."""
    turns = mandate_turns(tea().game.world("koi", Random(1)).public)
    assert [turns[CLAN_NO[clan]] for clan in FOUR] == [2, 2, 2, 1]


def test_a_partner_with_more_turns_brings_more() -> None:
    """POL-6: bonuses come in the turns of the current player and its ally."""
    found = deals(tea(), "koi")
    assert found.gain(KOI, LOTUS).mandates == 2 * found.gain(KOI, DRAGONFLY).mandates > 0


def test_the_value_counts_both_sides() -> None:
    found = deals(tea(), "koi")
    assert found.expected(KOI, DRAGONFLY) < found.expected(DRAGONFLY, KOI)


def test_evaluating_an_alliance_does_not_change_the_world() -> None:
    world = tea().game.world("koi", Random(1))
    after = allied(world, LOTUS, TURTLE)
    assert after is not None
    assert after.public.ally[LOTUS] == TURTLE
    assert world.public.ally[LOTUS] != TURTLE
    assert [ask.clan for ask in world.asks()] == [KOI, LOTUS, TURTLE, DRAGONFLY]


def test_a_bot_assumes_that_an_open_proposal_is_accepted() -> None:
    script = tea().say("lotus", "propose", to="koi")
    for one, two in ((KOI, LOTUS), (LOTUS, KOI)):
        after = allied(script.game.world("koi", Random(1)), one, two)
        assert after is not None
        assert after.public.ally[KOI] == LOTUS


def test_two_clans_that_are_both_ready_make_no_alliance() -> None:
    """TEA-6: only a proposal brings a ready clan back."""
    script = tea().say("lotus", "ready").say("turtle", "ready")
    assert allied(script.game.world("koi", Random(1)), LOTUS, TURTLE) is None
    found = deals(script, "koi")
    assert found.expected(LOTUS, TURTLE) == 0.0
    assert found.expected(KOI, LOTUS) > 0.0


def test_of_two_allies_in_one_province_the_stronger_gets_it() -> None:
    """WAR-5: two allies alone do not fight; the stronger takes the token."""
    script = tea(map={"edo": {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}})
    assert peace(script, "koi", "lotus") > 0 > peace(script, "lotus", "koi")


def test_an_ally_spares_figures_if_a_third_clan_fights_too() -> None:
    """BAT-11: the winner's ally loses no figures."""
    script = tea(map={"edo": {"koi": {"bushi": 2}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}})
    assert peace(script, "koi", "lotus") > 0
    assert peace(script, "lotus", "koi") > 0


def test_a_front_without_a_war_does_not_matter() -> None:
    script = tea(map={"kansai": {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}})
    assert peace(script, "koi", "lotus") == 0.0


def test_strongholds_are_not_figures() -> None:
    p = tea().game.world("koi", Random(1)).public
    assert AT_HOME["edo"]["koi"] == {"bushi": 1, "stronghold": 1}
    assert figures(p, KOI, PROVINCE_NO["edo"]) == 1


# -- clans that are ahead -------------------------------------------------------------------------


def test_what_the_partner_gains_counts_against_a_deal_and_most_if_it_leads() -> None:
    even = deals(tea(), "turtle").net(TURTLE, LOTUS)
    ahead = deals(tea(lotus={"vp": 5}), "turtle").net(TURTLE, LOTUS)
    assert ahead < even < deals(tea(), "turtle").expected(TURTLE, LOTUS)


@pytest.mark.parametrize(("vp", "crowned"), [(0, False), (12, True)])
def test_nobody_helps_a_leader_who_is_far_ahead(vp: int, crowned: bool) -> None:
    found = deals(tea(lotus={"vp": vp}), "koi")
    assert (found.lead(LOTUS) > AHEAD) is crowned
    assert found.helps_leader(KOI, LOTUS) is crowned
    assert not found.helps_leader(LOTUS, KOI)


def test_a_style_that_cares_less_about_rivals_helps_them_sooner() -> None:
    script = tea(lotus={"vp": 12})
    assert deals(script, "koi", "trickster").helps_leader(KOI, LOTUS)
    assert not deals(script, "koi", "opportunist").helps_leader(KOI, LOTUS)


# -- proposals -----------------------------------------------------------------------------------


def test_terms_are_the_net_gains_of_both_sides() -> None:
    """The other side compares the proposal with what it could have elsewhere."""
    found = deals(tea(), "lotus")
    terms = found.terms(TURTLE)
    assert terms is not None
    assert terms.mine == found.net(LOTUS, TURTLE)
    assert terms.theirs == found.net(TURTLE, LOTUS) - PATIENCE * found.alternative(TURTLE, LOTUS) > 0


def test_there_are_no_terms_with_a_clan_that_does_better_elsewhere() -> None:
    found = deals(tea(), "koi")
    assert found.net(LOTUS, KOI) < PATIENCE * found.alternative(LOTUS, KOI)
    assert found.terms(LOTUS) is None


def test_there_are_no_terms_for_a_clan_that_is_far_ahead() -> None:
    assert deals(tea(koi={"vp": 12}), "koi").terms(TURTLE) is None


# -- Coins ---------------------------------------------------------------------------------------


def test_coins_are_worth_something_to_every_clan() -> None:
    found = deals(tea(), "koi")
    for clan in (KOI, LOTUS, TURTLE, DRAGONFLY):
        assert found.coins(clan, 2) > found.coins(clan, 1) > 0 > found.coins(clan, -1)


def test_a_style_changes_only_the_weight_of_its_own_gain() -> None:
    plain, merchant = deals(tea(), "koi"), deals(tea(), "koi", "merchant")
    assert merchant.net(KOI, LOTUS) > plain.net(KOI, LOTUS)
    assert merchant.net(LOTUS, KOI) == plain.net(LOTUS, KOI)

"""What a bot offers to a person: no Betray, a clear gain, and a reason that can be checked on the board."""

from __future__ import annotations

from typing import Any

import pytest

from hinode.bots.alliances.trust import Trust
from hinode.bots.bargaining.deal_values import DealValues
from hinode.bots.bargaining.offer_reasons import VAGUE, offer_reason
from hinode.bots.bargaining.offers import ASKED, Candidate, candidates, may_ask
from hinode.bots.bargaining.seat_deals import PastOffer, SeatDeals
from hinode.bots.style import STYLES
from hinode.deals import Offer
from hinode.vocab.ids import CLAN_NO
from tests.bots.alliances.tea_setup import AT_HOME, FOUR, HOMES, WARS, tea
from tests.bots.bargaining.setup import ALLIANCE, NO_BETRAY, coins, deal_values, offer, seat, stay_out
from tests.support.script import Script, start

PEOPLE = SeatDeals(people=FOUR)
BETRAY = {"kind": "mandate", "mandate": "betray", "choose": True, "until": "turn"}


def choosing(*allies: str) -> Script:
    """The Koi, whose home is Edo, choose a mandate."""
    hand = ["betray", "harvest", "train", "recruit"]
    return start(
        phase="political",
        political={"turn": 1, "current": "koi", "hand": hand},
        players={clan: {"coins": 5} for clan in FOUR},
        map=AT_HOME,
        war=WARS,
        alliances=[list(allies)] if allies else [],
    )


def reason(values: DealValues, said: Offer) -> tuple[str, dict[str, Any]]:
    found = offer_reason(values, said)
    return found.kind, {name: value for name, value in found.args.items() if name != "clan"}


def sale(mandate: str, price: int = 1) -> Offer:
    term = {**BETRAY, "mandate": mandate}
    return offer([term], [coins(price)], by="koi", to="lotus")


def found(script: Script, clan: str, deals: SeatDeals, style: str = "plain") -> list[Candidate]:
    trust = Trust(clan)
    trust.follow(script.game.events(None))
    return list(candidates(seat(script, clan, deals), deal_values(script, clan, style, trust)))


# -- which offers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
def test_people_get_no_offer_about_a_betray_and_none_without_a_clear_gain(style: str) -> None:
    for script in (tea(), choosing(), choosing("koi", "lotus")):
        for clan in ("koi", "lotus"):
            for each in found(script, clan, PEOPLE, style):
                terms = (*each.offer.give, *each.offer.ask)
                assert "betray" not in [term["mandate"] for term in terms if term.kind == "mandate"]
                assert each.theirs > deal_values(script, clan, style).clear_gain(each.offer)


@pytest.mark.parametrize("style", STYLES)
def test_every_offer_to_a_person_has_a_concrete_reason(style: str) -> None:
    for script in (tea(), choosing("koi", "lotus")):
        values = deal_values(script, "koi", style)
        for each in found(script, "koi", PEOPLE, style):
            assert offer_reason(values, each.offer).kind != VAGUE


def test_a_promise_to_betray_has_no_reason_that_a_person_could_agree_with() -> None:
    values = deal_values(choosing(), "koi")
    assert reason(values, sale("betray")) == (VAGUE, {})
    asked = offer([coins(1)], [BETRAY], by="koi", to="lotus")
    assert reason(values, asked) == (VAGUE, {})


def test_bots_get_the_same_offers_as_ever() -> None:
    """A game without people is the same, whatever people would be offered."""
    for script, clan in ((tea(), "lotus"), (choosing("koi", "lotus"), "koi")):
        among_bots = {each.offer for each in found(script, clan, SeatDeals())}
        to_people = {each.offer for each in found(script, clan, PEOPLE)}
        assert to_people < among_bots


def test_a_person_gets_at_most_two_offers_of_one_bot_after_tea() -> None:
    script = choosing()
    values = deal_values(script, "koi")
    past = tuple(PastOffer(sale("train", price), "declined", values.trust.season) for price in (1, 2))
    lotus = CLAN_NO["lotus"]
    assert ASKED == 2
    assert may_ask(seat(script, "koi", SeatDeals(past=past[:1], people=FOUR)), lotus, values)
    assert not may_ask(seat(script, "koi", SeatDeals(past=past, people=FOUR)), lotus, values)


def test_who_is_a_person_reaches_a_worker() -> None:
    assert SeatDeals.from_json(PEOPLE.to_json()).people == FOUR


# -- reasons -----------------------------------------------------------------------------------------


def test_a_harvest_is_worth_its_rewards_to_an_ally_and_a_coin_to_others() -> None:
    """HAR-1, HAR-3: the Lotus lead Nagato, with 1 VP, 1 Coin, and 1 Ronin."""
    assert HOMES["lotus"] == "nagato"
    ally = deal_values(choosing("koi", "lotus"), "koi")
    assert reason(ally, sale("harvest")) == ("harvest-gain", {"coins": 2, "vp": 1, "ronin": 1})
    stranger = deal_values(choosing(), "koi")
    assert reason(stranger, sale("harvest")) == (VAGUE, {})  # a Coin for a Coin


def test_other_mandates_say_what_the_other_clan_could_do() -> None:
    values = deal_values(choosing("koi", "lotus"), "koi")
    assert reason(values, sale("train")) == ("train-coins", {"coins": 5})
    assert reason(values, sale("train", price=5)) == (VAGUE, {})
    assert reason(values, sale("recruit")) == ("recruit-figures", {"figures": 2})
    assert reason(values, sale("marshal")) == ("marshal-figures", {})


def test_a_clan_that_is_paid_for_its_mandate_hears_how_much() -> None:
    values = deal_values(choosing(), "koi")
    bought = offer([coins(2)], [{**BETRAY, "mandate": "train"}], by="koi", to="lotus")
    assert reason(values, bought) == ("mandate-price", {"coins": 2})


def test_promises_say_what_they_save() -> None:
    values = deal_values(choosing(), "koi")
    assert reason(values, offer([NO_BETRAY], [NO_BETRAY], by="koi", to="lotus")) == ("pact", {})
    apart = offer([stay_out("nagato")], [stay_out("edo")], by="koi", to="lotus")
    assert reason(values, apart) == ("save-figures", {"province": "nagato"})


def test_an_alliance_has_the_reasons_of_a_proposal() -> None:
    said = offer([ALLIANCE], [coins(1)], by="koi", to="turtle")
    assert reason(deal_values(tea(), "koi"), said) == ("shared-mandates", {"turns": 2, "their_turns": 2})


def test_people_are_still_offered_alliances() -> None:
    offers = found(tea(), "lotus", PEOPLE)
    assert offers
    assert all(each.offer.allies for each in offers)

"""Season cards and wealth: winning, gaining, taking, and events for Way of the Merchant (CAR)."""

from __future__ import annotations

import pytest

from tests.support.battles import battle, over
from tests.support.card_moments import over as war_begun
from tests.support.card_moments import war
from tests.support.cards import TRIO, all_coins, forces, gains, kami_turn, seats
from tests.support.kami_unbound import unbound
from tests.support.script import Json, Script, mandate, start

NONE = (0, 0, 0, 0)
MERCHANT = "way-of-the-merchant"
RIGHTEOUS = "way-of-the-righteous"
WARLORD = "path-of-the-warlord"


# -- honor of a province, winning, gaining, taking --------------------------------------------------


def test_the_lowest_honor_is_among_players_with_force() -> None:
    """CAR-4: a Stronghold of the Bonsai, who are below the Koi, has no force; with a Bushi they do."""
    players: dict[str, Json] = {"koi": {"cards": ["oni-of-skulls"]}, "lotus": {}, "bonsai": {}}
    honor = ["lotus", "koi", "bonsai"]
    here: Json = {"koi": {"oni-of-skulls": 1}, "lotus": {"bushi": 1}, "bonsai": {"stronghold": 1}}
    script = start(players=players, honor=honor, map={"edo": here})
    assert script.game.force("koi", "edo") == 3
    here["bonsai"]["bushi"] = 1
    script = start(players=players, honor=honor, map={"edo": here})
    assert script.game.force("koi", "edo") == 1


def test_in_a_battle_honor_is_compared_among_all_players_in_it() -> None:
    """CAR-4: the Turtle, below the Koi, have lost their only figure but are still in the battle."""
    players = seats(koi={"cards": ["oni-of-skulls"], "coins": 1})
    here = {"koi": {"oni-of-skulls": 1}, "lotus": {"shinto": 1}, "turtle": {"bushi": 1}}
    script = battle(here, players, honor=["lotus", "koi", "turtle"])
    script.bids(koi=(0, 1, 0, 0), lotus=NONE, turtle=NONE)
    over(script.say("koi", "capture", clan_="turtle", figure="bushi"))
    assert forces(script) == [("lotus", 1)]


@pytest.mark.parametrize("others", [{}, {"lotus": {"bushi": 1}}, {"turtle": {"bushi": 1}}])
def test_a_token_counts_as_won_in_every_way_of_taking_it(others: Json) -> None:
    """CAR-5: alone, beside an ally, or in a battle: Courage pays 2 VP."""
    script = start(
        phase="war",
        season_set="horseman",
        players=seats(koi={"cards": ["courage"]}),
        alliances=[["koi", "lotus"]],
        war=["oshu"],
        map={"oshu": {"koi": {"bushi": 2}, **others}},
    )
    if "turtle" in others:
        script.bids(koi=NONE, turtle=NONE)
    assert gains(script, "courage") == [("vp", "koi", 2)]


@pytest.mark.parametrize(("seppuku", "paid"), [("no", [("vp", "koi", 2)]), ("yes", [])])
def test_a_token_is_won_with_a_figure_only_if_it_is_alive_there(seppuku: str, paid: list[object]) -> None:
    """CAR-6: the Koi win with hired Coins either way; their Oni of Souls must not have died before."""
    players = seats(koi={"cards": ["oni-of-souls"], "coins": 9})
    here = {"koi": {"oni-of-souls": 1}, "lotus": {"bushi": 1}}
    script = battle(here, players, season="summer").bids(koi=(1, 0, 1, 0), lotus=NONE)
    over(script.say("koi", seppuku).say("koi", "yes"))
    assert gains(script, "oni-of-souls") == paid


def test_a_bonus_is_part_of_the_gain_it_adds_to() -> None:
    """CAR-7: Seppuku and Righteousness are one gain for Loyalty: 2 + 2 + 1."""
    koi = {"cards": ["righteousness", "loyalty"], "coins": 1}
    pact = [["koi", "turtle"]]
    here = {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}
    script = battle(here, seats(koi=koi), season="summer", season_set="teapot", alliances=pact)
    over(script.bids(koi=(1, 0, 0, 0), lotus=NONE).say("koi", "yes"))
    assert (script.vp("koi"), gains(script, "loyalty")) == (5, [("vp", "koi", 1)])


def test_a_whole_harvest_is_one_gain() -> None:
    """CAR-7, POL-8: Kyoto's 4 VP, Kansai's 3 and Loyalty's 1."""
    script = mandate(
        "harvest",
        "koi",
        season="summer",
        season_set="teapot",
        players=seats(koi={"cards": ["loyalty"]}),
        alliances=[["koi", "turtle"]],
        map={"kyoto": {"koi": {"bushi": 1}}, "kansai": {"koi": {"bushi": 1}}},
    )
    assert script.vp("koi") == 8


@pytest.mark.parametrize("vp", [0, 1, 2, 5])
def test_stolen_vp_are_at_most_what_is_there(vp: int) -> None:
    """CAR-8: Oni of Spite reaches for 2."""
    players = seats(koi={"vp": vp}, turtle={"cards": ["oni-of-spite"]})
    board = {"edo": {"koi": {"bushi": 1}}, "kyoto": {"turtle": {"oni-of-spite": 1}}}
    script = mandate("marshal", "koi", season="autumn", players=players, map=board)
    script.say("turtle", "move", figure="oni-of-spite", from_="kyoto", to="edo")
    assert (script.vp("koi"), script.vp("turtle")) == (max(0, vp - 2), min(vp, 2))


def test_coins_taken_are_at_most_what_is_there() -> None:
    """CAR-8: Way of the Righteous takes the Lotus's only Coin and nothing from the Turtle."""
    players = seats(koi={"cards": [RIGHTEOUS]}, lotus={"coins": 1})
    script = war_begun(war(players, season_set="horseman"))
    assert all_coins(script) == {"koi": 1, "lotus": 0, "turtle": 0}


# -- events for Way of the Merchant ----------------------------------------------------------------


def merchant(**more: Json) -> dict[str, Json]:
    """The Koi own Way of the Merchant; Lotus and Turtle have 5 Coins each, and what is said of them."""
    rich = {clan: {"coins": 5, **more.get(clan, {})} for clan in ("lotus", "turtle")}
    return {"koi": {"cards": [MERCHANT]}, **rich}


def paid(script: Script) -> int:
    """How often Way of the Merchant paid."""
    return len(gains(script, MERCHANT))


def test_a_mandate_is_one_event() -> None:
    """CAR-13: two richer players gain by their Summons in one Recruit; the Coin comes at its end."""
    players = merchant(lotus={"cards": [WARLORD]}, turtle={"cards": [WARLORD]})
    board = {"nagato": {"lotus": {"stronghold": 1}}, "kyoto": {"turtle": {"stronghold": 1}}}
    script = mandate("recruit", "koi", season="summer", season_set="teapot", players=players, map=board)
    script.say("lotus", "summon", figure="bushi", province="nagato")
    assert paid(script) == 0
    script.say("turtle", "summon", figure="bushi", province="kyoto")
    assert paid(script) == 1


def test_each_shrine_ability_is_an_event() -> None:
    """CAR-13: the Lotus gain by a Summon at Raijin's shrine and by Tsukuyomi's shrine ability."""
    script = kami_turn(
        {"kami": "raijin", "lotus": {"shinto": 1}},
        {"kami": "tsukuyomi", "lotus": {"shinto": 1}},
        season="summer",
        season_set="teapot",
        players=merchant(lotus={"cards": [WARLORD]}),
    )
    script.say("lotus", "summon", figure="bushi", province="oshu").asked("koi", "mandate")
    assert (script.coins("lotus"), paid(script)) == (8, 2)


def test_each_cards_effect_at_the_start_of_war_is_an_event() -> None:
    """CAR-13: Way of the Shogun, and Way of the Moneylender."""
    cards = {"cards": ["way-of-the-shogun", "way-of-the-moneylender"]}
    players = merchant(lotus=cards)
    script = war_begun(war(players, season="autumn", season_set="teapot"))
    assert (script.coins("lotus"), paid(script)) == (13, 2)


def test_all_hostages_returned_are_one_event_and_income_is_none() -> None:
    """CAR-13: with 5 Coins of income the Koi are poorer than the Lotus, who get 2 more for two hostages."""
    players = merchant(lotus={"hostages": [["turtle", "bushi"], ["turtle", "shinto"]]})
    script = start(phase="war", season_set="teapot", players=players, war=[])
    script.all_asked("tea", *TRIO)
    assert all_coins(script) == {"koi": 6, "lotus": 9, "turtle": 6}
    assert paid(script) == 1


def test_income_alone_triggers_nothing() -> None:
    """CAR-13: all hold 0 when it comes."""
    script = start(phase="war", season_set="teapot", players=merchant(), war=[])
    script.all_asked("tea", *TRIO)
    assert (all_coins(script), paid(script)) == ({"koi": 5, "lotus": 7, "turtle": 6}, 0)


def test_a_payment_of_tsukuyomis_figure_is_one_event() -> None:
    """CAR-13: Lotus and Turtle, both richer, gain 4 Coins each."""
    script = start(
        phase="war",
        season="summer",
        season_set="teapot",
        players=merchant(),
        war=["oshu"],
        map={"oshu": {"lotus": {"bushi": 1}, "turtle": {"bushi": 1}}},
        **unbound({"tsukuyomi": "oshu"}),
    )
    script.all_asked("bid", "lotus", "turtle")
    assert (script.coins("lotus"), paid(script)) == (9, 1)

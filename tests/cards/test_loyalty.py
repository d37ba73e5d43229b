"""Loyalty: while one has an ally, each gain of VP is 1 more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over
from tests.support.cards import gains, kami_turn, seats, winter
from tests.support.script import Script, mandate

CARD = "loyalty"
ONCE = [("vp", "koi", 1)]
ALLIES = [["koi", "lotus"]]
NONE = (0, 0, 0, 0)


def harvest(board: dict[str, Any], cards: tuple[str, ...] = (CARD,), **position: Any) -> Script:
    """A Harvest of the Koi, who own the cards and are allied with the Lotus."""
    players = seats(koi={"cards": list(cards)})
    defaults = {"season_set": "teapot", "alliances": ALLIES}
    return mandate("harvest", "koi", players=players, map=board, **{**defaults, **position})


def fight(nagato: Pieces, cards: tuple[str, ...] = (CARD,), **position: Any) -> Script:
    """A battle of the Koi, who own the cards and are allied with the Lotus, and the Turtle."""
    players = seats(koi={"coins": 5, "cards": list(cards)}, turtle={"coins": 5, "vp": 5})
    defaults = {"season_set": "teapot", "alliances": ALLIES}
    return battle(nagato, players, **{**defaults, **position})


def test_a_whole_harvest_is_one_gain() -> None:
    """CAR-loyalty, POL-8: 4 VP of Kyoto, 3 of Kansai, and 1."""
    script = harvest({"kyoto": {"koi": {"bushi": 1}}, "kansai": {"koi": {"bushi": 1}}})
    assert (script.vp("koi"), gains(script, CARD)) == (8, ONCE)


def test_the_ally_who_owns_it_gains_in_a_harvest_too() -> None:
    """CAR-loyalty: the Lotus harvest with the bonus of the Koi."""
    players = seats(lotus={"cards": [CARD]})
    script = mandate(
        *("harvest", "koi"),
        season_set="teapot",
        players=players,
        alliances=ALLIES,
        map={"kyoto": {"lotus": {"bushi": 1}}},
    )
    assert script.vp("lotus") == 5


def test_coins_are_not_a_gain_of_vp() -> None:
    """CAR-loyalty: Oshu gives 3 Coins."""
    assert gains(harvest({"oshu": {"koi": {"bushi": 1}}}), CARD) == []


def test_without_an_ally_it_does_nothing() -> None:
    """CAR-loyalty: the others are allied."""
    script = harvest({"kyoto": {"koi": {"bushi": 1}}}, alliances=[["lotus", "turtle"]])
    assert (script.vp("koi"), gains(script, CARD)) == (4, [])


def test_two_copies_stack() -> None:
    """CAR-loyalty: once per gain and copy; never on its own VP."""
    assert harvest({"kyoto": {"koi": {"bushi": 1}}}, cards=(CARD, CARD)).vp("koi") == 6


def test_two_gains_are_two() -> None:
    """CAR-loyalty: choosing a mandate (Honesty) and the Harvest itself."""
    script = harvest({"kyoto": {"koi": {"bushi": 1}}}, cards=(CARD, "honesty"))
    assert (script.vp("koi"), gains(script, CARD)) == (2 + 1 + 4 + 1, ONCE * 2)


def test_a_seppuku_with_its_bonuses_is_one_gain() -> None:
    """CAR-loyalty: two figures, Righteousness for both, and 1."""
    script = fight({"koi": {"bushi": 2}, "turtle": {"bushi": 1}}, (CARD, "righteousness"))
    script.bids(koi=(1, 0, 0, 0), turtle=NONE).say("koi", "yes")
    assert (over(script).vp("koi"), gains(script, CARD)) == (2 + 2 + 1, ONCE)


def test_stolen_vp_count_and_two_hostages_of_one_advantage_are_one_gain() -> None:
    """CAR-loyalty: with Respect a second hostage is taken; 2 VP are stolen, and 1 more gained."""
    script = fight({"koi": {"bushi": 3}, "turtle": {"bushi": 2}}, (CARD, "respect"))
    script.bids(koi=(0, 1, 0, 0), turtle=NONE)
    script.say("koi", "capture", clan_="turtle", figure="bushi")
    script.say("koi", "capture", clan_="turtle", figure="bushi")
    assert (over(script).vp("koi"), script.vp("turtle"), gains(script, CARD)) == (3, 3, ONCE)


def test_stealing_nothing_is_not_a_gain() -> None:
    """CAR-loyalty: the Turtle have no VP."""
    players = seats(koi={"coins": 5, "cards": [CARD]})
    here = {"koi": {"bushi": 3}, "turtle": {"bushi": 1}}
    script = battle(here, players, season_set="teapot", alliances=ALLIES)
    script.bids(koi=(0, 1, 0, 0), turtle=NONE).say("koi", "capture", clan_="turtle", figure="bushi")
    assert over(script).vp("koi") == 0


def test_each_advantage_is_a_gain_of_its_own() -> None:
    """CAR-loyalty: a hostage, then the poets."""
    script = fight({"koi": {"bushi": 4}, "turtle": {"bushi": 2}}).bids(koi=(0, 1, 0, 1), turtle=NONE)
    script.say("koi", "capture", clan_="turtle", figure="bushi").say("koi", "yes")
    assert (script.vp("koi"), gains(script, CARD)) == (1 + 1 + 1 + 1, ONCE * 2)


def test_vp_of_a_card_are_a_gain() -> None:
    """CAR-loyalty: two figures of the owner die in a lost battle, and Righteousness pays for them."""
    script = fight({"koi": {"bushi": 2}, "turtle": {"bushi": 3}}, (CARD, "righteousness"))
    over(script.bids(koi=NONE, turtle=NONE))
    assert (script.vp("koi"), gains(script, CARD)) == (2 + 1, ONCE)


@pytest.mark.parametrize(("strongholds", "vp"), [(0, 0), (3, 4)])
def test_a_shrine_ability_is_a_gain(strongholds: int, vp: int) -> None:
    """CAR-loyalty: Susanoo gives 1 VP per Stronghold; without any there is no gain."""
    script = kami_turn(
        {"kami": "susanoo", "koi": {"shinto": 1}},
        season_set="teapot",
        players=seats(koi={"cards": [CARD]}),
        alliances=ALLIES,
        map={"oshu": {"koi": {"stronghold": strongholds}}},
    )
    assert script.vp("koi") == vp


def test_after_betray_there_is_no_longer_an_ally() -> None:
    """CAR-loyalty: neither for the one who betrayed nor for the other; the Lotus' Bushi killed a turn later
    pays Righteousness only."""
    players = seats(
        koi={"cards": ["oni-of-hate"]},
        lotus={"cards": [CARD, "righteousness"]},
        turtle={"cards": ["komainu"]},
    )
    script = mandate(
        *("betray", "koi"),
        season_set="teapot",
        season="autumn",
        players=players,
        alliances=ALLIES,
        honor=["lotus", "turtle", "koi"],
        map={"oshu": {"turtle": {"komainu": 1}, "lotus": {"bushi": 1}}},
    )
    script.say("koi", "replace", clan_="turtle", figure="komainu", province="oshu", with_="oni-of-hate")
    assert gains(script, "righteousness") == [("vp", "lotus", 1)]
    assert gains(script, CARD) == []


def test_never_in_winter() -> None:
    """CAR-loyalty, TEA-7: tokens, set bonus and Winter Upgrades stay as they are; the alliance stands."""
    tokens = [["spring", "oshu"], ["summer", "edo"], ["autumn", "kyoto"]]
    owner = {"cards": [CARD, "form-of-the-kindred"], "allied_seasons": ["autumn"], "tokens": tokens}
    script = winter(seats(koi=owner), season_set="teapot", alliances=ALLIES)
    assert (script.vp("koi"), gains(script, CARD)) == (3 + 1 + 2 + 3 + 10, [])


def test_buying_it_gains_nothing() -> None:
    """CAR-loyalty, CAR-11: with an ally, in the season it comes out."""
    script = mandate(
        *("train", "koi"),
        season_set="teapot",
        season="summer",
        players=seats(koi={"coins": 3}),
        alliances=ALLIES,
        display={CARD: 1},
    )
    assert script.say("koi", "buy", card=CARD).vp("koi") == 0

"""Righteousness: 1 VP for each of your figures killed, however it dies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle, over
from tests.support.card_moments import over as war_begun
from tests.support.card_moments import war
from tests.support.cards import gains, seats
from tests.support.script import Script, mandate

RIGHTEOUSNESS = "righteousness"
NONE = (0, 0, 0, 0)


def fight(koi: dict[str, int], lotus: int, copies: int = 1, *cards: str, **position: Any) -> Script:
    """The Koi own Righteousness and are in a battle with this many Bushi of the Lotus."""
    mine = {"cards": [RIGHTEOUSNESS] * copies + list(cards), "coins": 2}
    players = seats(koi=mine, lotus={"coins": 2})
    return battle({"koi": koi, "lotus": {"bushi": lotus}}, players, **position)


def test_figures_lost_in_a_battle_pay() -> None:
    """CAR-righteousness: a Daimyo and two Bushi are 3 VP."""
    script = over(fight({"daimyo": 1, "bushi": 2}, 4).bids(koi=NONE, lotus=NONE))
    assert gains(script, RIGHTEOUSNESS) == [("vp", "koi", 3)]


def test_figures_of_others_pay_nothing() -> None:
    """CAR-righteousness: the Koi win."""
    script = over(fight({"bushi": 2}, 1).bids(koi=NONE, lotus=NONE))
    assert (gains(script, RIGHTEOUSNESS), script.vp("koi")) == ([], 0)


def test_a_seppuku_pays_for_each_figure_twice() -> None:
    """CAR-righteousness, BAT-7: two figures are 2 + 2 VP."""
    script = fight({"bushi": 2}, 1).bids(koi=(1, 0, 0, 0), lotus=NONE).say("koi", "yes")
    over(script)
    assert (script.vp("koi"), gains(script, RIGHTEOUSNESS)) == (4, [("vp", "koi", 2)])


def test_seppuku_and_its_bonus_are_one_gain() -> None:
    """CAR-righteousness, CAR-7: Loyalty adds 1 to 2 + 2."""
    pact = [["koi", "turtle"]]
    script = fight({"bushi": 2}, 1, 1, "loyalty", season_set="teapot", alliances=pact)
    over(script.bids(koi=(1, 0, 0, 0), lotus=NONE).say("koi", "yes"))
    assert script.vp("koi") == 5


@pytest.mark.parametrize("copies", [1, 2])
def test_each_copy_pays(copies: int) -> None:
    """CAR-righteousness, CAR-1."""
    script = over(fight({"bushi": 2}, 3, copies).bids(koi=NONE, lotus=NONE))
    assert script.vp("koi") == 2 * copies


def test_two_copies_are_one_gain() -> None:
    """CAR-righteousness, CAR-loyalty: all kills of one event are one gain, for any number of copies."""
    pact = [["koi", "turtle"]]
    script = fight({"bushi": 2}, 3, 2, "loyalty", season_set="teapot", alliances=pact)
    over(script.bids(koi=NONE, lotus=NONE))
    assert (script.vp("koi"), gains(script, "loyalty")) == (5, [("vp", "koi", 1)])


def test_a_hostage_is_not_killed() -> None:
    """CAR-righteousness, BAT-8: the captured Bushi pays nothing, the one that dies does."""
    script = fight({"bushi": 2}, 3).bids(koi=NONE, lotus=(0, 1, 0, 0))
    over(script.say("lotus", "capture", clan_="koi", figure="bushi"))
    assert gains(script, RIGHTEOUSNESS) == [("vp", "koi", 1)]


def test_a_replaced_figure_is_not_killed() -> None:
    """CAR-righteousness, BET-6: Betray."""
    players = seats(koi={"cards": [RIGHTEOUSNESS]})
    script = mandate("betray", "turtle", players=players, map={"edo": {"koi": {"bushi": 1}}})
    script.say("turtle", "replace", clan_="koi", figure="bushi", province="edo", with_="bushi")
    assert (script.reserve("koi", "bushi"), script.vp("koi")) == (6, 0)


def test_it_pays_outside_battles_too() -> None:
    """CAR-righteousness: however it dies, here by Way of the Keiri."""
    players = seats(koi={"cards": [RIGHTEOUSNESS]}, lotus={"cards": ["way-of-the-keiri"]})
    board = {"kyoto": {"lotus": {"daimyo": 1}, "koi": {"shinto": 1}}}
    script = war(players, season_set="mountain", map=board)
    script.say("lotus", "kill", clan_="koi", figure="shinto", province="kyoto")
    war_begun(script)
    assert gains(script, RIGHTEOUSNESS) == [("vp", "koi", 1)]


def test_figures_of_the_winners_ally_live_and_pay_nothing() -> None:
    """CAR-righteousness, BAT-11: they lose the battle without dying."""
    script = battle(
        {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 3}},
        seats(koi={"cards": [RIGHTEOUSNESS]}, lotus={"cards": [RIGHTEOUSNESS]}),
        alliances=[["koi", "turtle"]],
    )
    over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert gains(script, RIGHTEOUSNESS) == [("vp", "lotus", 1)]

"""Harvest: a Coin for everyone, and the rewards of the provinces one leads (HAR)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.script import Script, mandate

CLANS = ("koi", "lotus", "turtle", "dragonfly")
# VP, Coins, Ronin.
REWARDS = {
    "hokkaido": (0, 0, 2),
    "oshu": (0, 3, 0),
    "edo": (2, 2, 0),
    "kyoto": (4, 0, 0),
    "kansai": (3, 0, 0),
    "nagato": (1, 1, 1),
    "shikoku": (0, 3, 0),
    "kyushu": (1, 1, 1),
}


def harvest(current: str, **position: Any) -> Script:
    return mandate("harvest", current, **{"players": list(CLANS), **position})


def resources(script: Script, clan: str) -> tuple[int, int, int]:
    """VP, Coins, Ronin."""
    return script.vp(clan), script.coins(clan), script.ronin(clan)


def test_everyone_gains_a_coin_and_nothing_is_asked() -> None:
    """HAR-1: the next question is the next mandate turn."""
    script = harvest("koi")
    script.asked("lotus", "mandate")
    assert [resources(script, clan) for clan in CLANS] == [(0, 1, 0)] * 4


@pytest.mark.parametrize("province", REWARDS)
def test_the_reward_of_each_province(province: str) -> None:
    """HAR-3: VP, Coins and Ronin as the map shows them, besides the Coin for all (HAR-1)."""
    script = harvest("koi", map={province: {"koi": {"bushi": 1}}})
    vp, coins, ronin = REWARDS[province]
    assert resources(script, "koi") == (vp, coins + 1, ronin)


def test_every_province_led_gives_its_reward() -> None:
    """HAR-2: all eight at once are 11 VP, 10 Coins and 4 Ronin."""
    board = {province: {"dragonfly": {"bushi": 1}} for province in list(REWARDS)[:6]}
    board |= {province: {"dragonfly": {"shinto": 1}} for province in list(REWARDS)[6:]}
    script = harvest("dragonfly", map=board)
    assert resources(script, "dragonfly") == (11, 10 + 1, 4)


def test_the_ally_harvests_too_and_other_players_do_not() -> None:
    """HAR-2: each where they lead."""
    script = harvest(
        "koi",
        alliances=[["koi", "turtle"]],
        map={
            "kyoto": {"koi": {"bushi": 1}},
            "kansai": {"turtle": {"bushi": 1}},
            "edo": {"lotus": {"bushi": 1}},
        },
    )
    assert [resources(script, clan) for clan in CLANS] == [(4, 1, 0), (0, 1, 0), (3, 1, 0), (0, 1, 0)]


def test_the_most_force_leads() -> None:
    """HAR-2: two against one, regardless of honor; an ally's force does not help."""
    board = {"kyoto": {"koi": {"bushi": 1}, "lotus": {"bushi": 1, "shinto": 1}, "turtle": {"daimyo": 1}}}
    assert resources(harvest("lotus", map=board), "lotus") == (4, 1, 0)
    assert resources(harvest("koi", map=board, alliances=[["koi", "turtle"]]), "koi") == (0, 1, 0)


def test_force_is_counted_and_not_figures() -> None:
    """HAR-2: a River Dragon alone has more than four Bushi."""
    players = {"koi": {"cards": ["river-dragon"]}, "lotus": {}, "turtle": {}, "dragonfly": {}}
    board = {"kyoto": {"koi": {"river-dragon": 1}, "lotus": {"bushi": 4}}}
    script = harvest("koi", season="autumn", players=players, honor=CLANS[::-1], map=board)
    assert resources(script, "koi") == (4, 1, 0)


@pytest.mark.parametrize(("honor", "winner"), [(("koi", "lotus"), "koi"), (("lotus", "koi"), "lotus")])
def test_a_tie_goes_to_the_higher_honor(honor: tuple[str, str], winner: str) -> None:
    """HAR-2: of two allies who both harvest only one leads."""
    script = harvest(
        "koi",
        honor=["dragonfly", *honor, "turtle"],
        alliances=[["koi", "lotus"]],
        map={"kyoto": {"koi": {"bushi": 2}, "lotus": {"bushi": 2}, "turtle": {"bushi": 1}}},
    )
    assert {clan: script.vp(clan) for clan in ("koi", "lotus")} == {"koi": 0, "lotus": 0, winner: 4}


def test_a_tied_player_of_higher_honor_keeps_the_reward_from_the_current_one() -> None:
    """HAR-2: although that player, without the bonus, gains nothing either."""
    board = {"kyoto": {clan: {"bushi": 1} for clan in ("koi", "lotus", "turtle")}}
    script = harvest("lotus", honor=["turtle", "koi", "lotus", "dragonfly"], map=board)
    assert [script.vp(clan) for clan in CLANS] == [0, 0, 0, 0]


def test_with_no_force_nobody_has_the_most() -> None:
    """HAR-2: a Stronghold alone has none, and an empty province is led by nobody."""
    script = harvest("koi", map={"kyoto": {"koi": {"stronghold": 2}}})
    assert resources(script, "koi") == (0, 1, 0)


def test_figures_in_shrines_lead_no_province() -> None:
    """HAR-2: the force must be in the province."""
    kami = ("susanoo", "raijin", "hachiman", "fujin")
    shrines = [{"kami": kami[0], "koi": {"shinto": 3}}, *({"kami": name} for name in kami[1:])]
    script = harvest("koi", shrines=shrines, map={"kyoto": {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}})
    assert resources(script, "koi") == (0, 1, 0)


def test_rewards_add_to_what_one_has() -> None:
    """HAR-3: VP, Coins and Ronin held before stay."""
    players = {"koi": {"vp": 5, "coins": 4, "ronin": 3}, "lotus": {}, "turtle": {}, "dragonfly": {}}
    script = harvest("koi", players=players, map={"nagato": {"koi": {"bushi": 1}}})
    assert resources(script, "koi") == (6, 6, 4)

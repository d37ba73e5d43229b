"""Path of Sengoku: at the end of any Harvest gain the reward of the province where one's Daimyo is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import gains, row, seats
from tests.support.script import Json, Script, mandate

CARD = "path-of-sengoku"


def harvest(
    board: dict[str, Any], current: str = "turtle", cards: tuple[str, ...] = (CARD,), **position: Any
) -> Script:
    """A Harvest; the Koi own the cards."""
    players = seats(koi={"cards": list(cards)})
    return mandate("harvest", current, season_set="mountain", players=players, map=board, **position)


def resources(script: Script) -> tuple[int, int, int]:
    """VP, Coins, Ronin of the Koi."""
    return script.vp("koi"), script.coins("koi"), script.ronin("koi")


@pytest.mark.parametrize(
    ("province", "reward"),
    [
        *(("hokkaido", (0, 1, 2)), ("oshu", (0, 4, 0)), ("edo", (2, 3, 0)), ("kyoto", (4, 1, 0))),
        *(("kansai", (3, 1, 0)), ("nagato", (1, 2, 1)), ("shikoku", (0, 4, 0)), ("kyushu", (1, 2, 1))),
    ],
)
def test_the_reward_of_the_daimyos_province(province: str, reward: tuple[int, int, int]) -> None:
    """CAR-path-of-sengoku: in a Harvest of another player, besides the Coin for all."""
    script = harvest({province: {"koi": {"daimyo": 1}}})
    script.asked("koi", "mandate")
    assert resources(script) == reward
    assert [(e["clan"], e["cause"]) for e in script.events("reaped")] == [("koi", CARD)]


def test_the_province_need_not_be_led() -> None:
    """CAR-path-of-sengoku: the Lotus have more force there, and harvest it too."""
    script = harvest({"kyoto": {"koi": {"daimyo": 1}, "lotus": {"bushi": 3}}}, "lotus")
    assert (script.vp("koi"), script.vp("lotus")) == (4, 4)


def test_not_twice_in_one_harvest() -> None:
    """CAR-path-of-sengoku: the Koi lead the province and have the bonus."""
    script = harvest({"kyoto": {"koi": {"daimyo": 1}}}, "koi")
    assert (resources(script), gains(script, CARD)) == ((4, 1, 0), [])


def test_with_the_bonus_but_without_the_lead_it_is_gained() -> None:
    """CAR-path-of-sengoku: what one leads, and where the Daimyo is."""
    board = {"kyoto": {"koi": {"daimyo": 1}, "lotus": {"bushi": 2}}, "kansai": {"koi": {"bushi": 1}}}
    script = harvest(board, "koi")
    assert (resources(script), gains(script, CARD)) == ((3 + 4, 1, 0), [("vp", "koi", 4)])


def test_it_comes_after_everybody_has_harvested() -> None:
    """CAR-path-of-sengoku: at the end; the Koi are first to perform it, the Turtle last."""
    script = harvest({"kyoto": {"koi": {"daimyo": 1}}})
    order = [(e.kind, e.get("clan")) for e in script.game.events() if e.kind in ("performs", "reaped")]
    assert order == [("performs", "koi"), ("performs", "lotus"), ("performs", "turtle"), ("reaped", "koi")]


def test_a_daimyo_in_reserve_gives_nothing() -> None:
    """CAR-path-of-sengoku: only the Coin of the mandate."""
    assert resources(harvest({"kyoto": {"koi": {"bushi": 1}}})) == (0, 1, 0)


def test_another_mandate_gives_nothing() -> None:
    """CAR-path-of-sengoku: only Harvest."""
    players = seats(koi={"cards": [CARD]})
    board = {"kyoto": {"koi": {"daimyo": 1}}}
    script = mandate("marshal", "koi", season_set="mountain", players=players, map=board).done("koi")
    assert resources(script) == (0, 0, 0)


def test_yurei_counts_as_a_daimyo() -> None:
    """CAR-path-of-sengoku, RUL-17: each different province once."""
    board = {"kyoto": {"koi": {"daimyo": 1}}, "kansai": {"koi": {"yurei": 1}}}
    assert resources(harvest(board, cards=(CARD, "yurei"))) == (7, 1, 0)


def test_daimyo_and_yurei_in_one_province_are_one_reward() -> None:
    """CAR-path-of-sengoku, RUL-17."""
    board = {"kyoto": {"koi": {"daimyo": 1, "yurei": 1}}}
    assert resources(harvest(board, cards=(CARD, "yurei"))) == (4, 1, 0)


def test_fujins_figure_doubles_the_reward() -> None:
    """CAR-path-of-sengoku, RUL-12."""
    unbound: Json = {"kami_unbound": True, "shrines": row(), "kami_figures": {"fujin": "edo"}}
    assert resources(harvest({"edo": {"koi": {"daimyo": 1}}}, **unbound)) == (4, 5, 0)


def test_it_gives_nothing_to_others() -> None:
    """CAR-path-of-sengoku: the Lotus do not own it."""
    script = harvest({"kyoto": {"lotus": {"daimyo": 1}}})
    assert (script.vp("lotus"), script.coins("lotus")) == (0, 1)

"""Piety: honor and 3 VP when you win a war province token with a Shinto of yours in the province."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle, over, victor
from tests.support.cards import gains, row, seats
from tests.support.script import Script, start

PIETY = "piety"
NONE = (0, 0, 0, 0)
LAST = ["lotus", "turtle", "koi"]
PAID = [("vp", "koi", 3)]


def alone(figures: dict[str, int], copies: int = 1, *cards: str, **position: Any) -> Script:
    """The Koi, last in honor, take Oshu's token; then there are bids in Edo."""
    pair = {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}
    position = {"war": ["oshu", "edo"], "honor": LAST, **position}
    board = {"oshu": {"koi": figures}, "edo": pair, **position.pop("map", {})}
    players = seats(koi={"cards": [PIETY] * copies + list(cards)})
    return start(phase="war", season_set="mountain", players=players, map=board, **position)


def fight(koi: dict[str, int], lotus: int, **position: Any) -> Script:
    """A battle in Nagato between the Koi, last in honor, and Bushi of the Lotus."""
    players = seats(koi={"cards": [PIETY], "coins": 3, "ronin": 3}, lotus={"coins": 3})
    here = {"koi": koi, "lotus": {"bushi": lotus}}
    return battle(here, players, season_set="mountain", honor=LAST, **position)


def test_a_token_won_with_a_shinto_there() -> None:
    """CAR-piety: one step up and 3 VP; nothing is asked."""
    script = alone({"shinto": 1})
    script.all_asked("bid", "koi", "turtle")
    assert (gains(script, PIETY), script.honor()) == (PAID, ["lotus", "koi", "turtle"])
    assert [event["cause"] for event in script.events("honor")] == [PIETY]


@pytest.mark.parametrize("figures", [{"bushi": 1}, {"daimyo": 1}])
def test_nothing_without_a_shinto(figures: dict[str, int]) -> None:
    """CAR-piety: regardless of other figures there."""
    script = alone(figures)
    assert (gains(script, PIETY), script.honor()) == ([], LAST)


def test_several_shinto_are_enough_once() -> None:
    """CAR-piety: "with a Shinto"."""
    assert gains(alone({"shinto": 3}), PIETY) == PAID


def test_two_copies_pay_twice() -> None:
    """CAR-piety, CAR-1: two steps up and 6 VP."""
    script = alone({"shinto": 1}, copies=2)
    assert (script.vp("koi"), script.honor()) == (6, ["koi", "lotus", "turtle"])


def test_komainu_counts() -> None:
    """CAR-piety, CAR-12: it is a Shinto, too."""
    assert gains(alone({"komainu": 1}, 1, "komainu"), PIETY) == PAID


def test_a_shinto_of_an_ally_or_in_a_shrine_does_not_count() -> None:
    """CAR-piety: one of *yours*, in the *province*."""
    script = alone(
        {"bushi": 2},
        map={"oshu": {"koi": {"bushi": 2}, "lotus": {"shinto": 1}}},
        alliances=[["koi", "lotus"]],
        shrines=row({"kami": "fujin", "koi": {"shinto": 1}}),
    )
    assert script.player("koi")["tokens"] == [["spring", "oshu"]]
    assert gains(script, PIETY) == []


def test_a_battle_won_with_a_shinto() -> None:
    """CAR-piety: when the token is taken."""
    script = over(fight({"shinto": 2}, 1).bids(koi=NONE, lotus=NONE))
    assert (gains(script, PIETY), script.honor()) == (PAID, ["lotus", "koi", "turtle"])


def test_a_shinto_that_has_died_does_not_count() -> None:
    """CAR-piety, CAR-6: the Koi win with hired Ronin after a Seppuku."""
    script = fight({"shinto": 1}, 1).bids(koi=(1, 0, 1, 0), lotus=NONE)
    over(script.say("koi", "yes").say("koi", "yes"))
    assert (victor(script), gains(script, PIETY)) == ("koi", [])


def test_a_shinto_that_was_captured_does_not_count() -> None:
    """CAR-piety, CAR-6: it has left the province before the token is won."""
    script = fight({"shinto": 1, "bushi": 3}, 1).bids(koi=NONE, lotus=(0, 1, 0, 0))
    over(script.say("lotus", "capture", clan_="koi", figure="shinto"))
    assert (victor(script), gains(script, PIETY)) == ("koi", [])


def test_a_shinto_without_force_counts() -> None:
    """CAR-piety, KUB-RAIJIN: it is there and alive, though only the Bushi has force."""
    script = alone(
        {"shinto": 1, "bushi": 1},
        kami_unbound=True,
        shrines=row({"kami": "raijin"}),
        kami_figures={"raijin": "oshu"},
    )
    assert gains(script, PIETY) == PAID

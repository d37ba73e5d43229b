"""Form of the Kindred: 3 VP in Winter for each season with an ally."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import gains, seats
from tests.support.cards import winter as any_winter
from tests.support.script import Json, Script, mandate, start

CARD = "form-of-the-kindred"


def winter(players: dict[str, Json], **position: Any) -> Script:
    return any_winter(players, season_set="teapot", **position)


def last_mandate(tile: str, **position: Any) -> Script:
    """The last mandate of autumn, chosen by the Koi; the Koi and the Lotus have a copy each."""
    owners = seats(koi={"cards": [CARD]}, lotus={"cards": [CARD]})
    return mandate(tile, "koi", 7, season="autumn", season_set="teapot", players=owners, **position)


@pytest.mark.parametrize(
    ("seasons", "vp"),
    [(["spring"], 3), (["summer", "autumn"], 6), (["spring", "summer", "autumn"], 9)],
)
def test_each_season_with_an_ally_counts(seasons: list[str], vp: int) -> None:
    """CAR-form-of-the-kindred: spring, summer, autumn."""
    script = winter(seats(koi={"cards": [CARD], "allied_seasons": seasons}))
    assert gains(script, CARD) == [("vp", "koi", vp)]
    assert script.vp("koi") == vp


def test_seasons_without_an_ally_do_not_count() -> None:
    """CAR-form-of-the-kindred: the alliances of others give nothing."""
    allied = {"allied_seasons": ["spring"]}
    script = winter(seats(koi={"cards": [CARD]}, lotus=allied, turtle=allied))
    assert [script.vp(clan) for clan in ("koi", "lotus", "turtle")] == [0, 0, 0]


def test_two_copies_stack() -> None:
    """CAR-form-of-the-kindred, CAR-1."""
    players = seats(koi={"cards": [CARD, CARD], "allied_seasons": ["spring", "summer"]})
    assert winter(players).vp("koi") == 12


def test_an_alliance_that_stands_at_the_end_counts_once() -> None:
    """CAR-form-of-the-kindred, TEA-7: for autumn; winter does not count as another season."""
    script = last_mandate("harvest", alliances=[["koi", "lotus"]])
    assert script.game.result is not None
    assert (script.vp("koi"), script.vp("lotus")) == (3, 3)


def test_a_broken_alliance_counts_for_both() -> None:
    """CAR-form-of-the-kindred: it need not have lasted, no matter who broke it."""
    script = last_mandate("betray", alliances=[["koi", "lotus"]])
    assert script.view["alliances"] == []
    assert (script.vp("koi"), script.vp("lotus")) == (3, 3)


def test_an_alliance_counts_from_the_tea_ceremony() -> None:
    """CAR-form-of-the-kindred: being accepted is enough; a proposal is not."""
    script = start(season="summer", season_set="teapot", players=seats())
    script.say("koi", "propose", to="lotus")
    assert script.player("koi")["allied_seasons"] == []
    script.say("lotus", "accept", from_="koi")
    seasons = [script.player(clan)["allied_seasons"] for clan in ("koi", "lotus", "turtle")]
    assert seasons == [["summer"], ["summer"], []]

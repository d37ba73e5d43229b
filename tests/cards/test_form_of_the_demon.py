"""Form of the Demon: 3 VP in Winter for each Oni owned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import bought_last, gains, seats
from tests.support.cards import winter as any_winter
from tests.support.script import Json, Script

CARD = "form-of-the-demon"


def winter(players: dict[str, Json], **position: Any) -> Script:
    return any_winter(players, season_set="horseman", **position)


@pytest.mark.parametrize(
    ("oni", "vp"),
    [
        (["oni-of-skulls"], 3),
        (["oni-of-blood", "oni-of-spite"], 6),
        (["oni-of-skulls", "oni-of-blood", "oni-of-hate", "oni-of-spite"], 12),
    ],
)
def test_every_oni_counts(oni: list[str], vp: int) -> None:
    """CAR-form-of-the-demon: 3 VP each."""
    script = winter(seats(koi={"cards": [CARD, *oni]}))
    assert gains(script, CARD) == [("vp", "koi", vp)]
    assert script.vp("koi") == vp


def test_monsters_that_are_not_oni_do_not_count() -> None:
    """CAR-form-of-the-demon: Komainu, Yurei and River Dragon give nothing."""
    script = winter(seats(koi={"cards": [CARD, "komainu", "yurei", "river-dragon"]}))
    assert (script.vp("koi"), gains(script, CARD)) == (0, [])


def test_owned_and_not_on_the_map() -> None:
    """CAR-form-of-the-demon, CAR-2: on the map, in reserve, and as a hostage of the Lotus."""
    oni = ["oni-of-skulls", "oni-of-blood", "oni-of-hate"]
    players = seats(koi={"cards": [CARD, *oni]}, lotus={"hostages": [["koi", "oni-of-hate"]]})
    assert winter(players, map={"edo": {"koi": {"oni-of-skulls": 1}}}).vp("koi") == 9


def test_the_oni_of_others_do_not_count() -> None:
    """CAR-form-of-the-demon: it says what you own."""
    assert winter(seats(koi={"cards": [CARD]}, lotus={"cards": ["oni-of-skulls"]})).vp("koi") == 0


def test_two_copies_stack() -> None:
    """CAR-form-of-the-demon, CAR-1."""
    assert winter(seats(koi={"cards": [CARD, CARD, "oni-of-skulls"]})).vp("koi") == 6


def test_it_scores_in_winter_only() -> None:
    """CAR-form-of-the-demon, WIN-2: bought in the last Train of autumn, it scores once the game ends."""
    assert bought_last(CARD, ["oni-of-skulls"], season_set="horseman") == (0, 3)

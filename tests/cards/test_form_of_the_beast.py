"""Form of the Beast: 3 VP in Winter for each Monster owned."""

from __future__ import annotations

import pytest

from tests.support.cards import bought_last, gains, seats, winter

CARD = "form-of-the-beast"
ONI = ["oni-of-skulls", "oni-of-blood", "oni-of-souls", "oni-of-hate", "oni-of-spite"]


@pytest.mark.parametrize(
    ("monsters", "vp"),
    [
        (["komainu"], 3),
        (["yurei", "river-dragon"], 6),
        (["komainu", "yurei", "river-dragon", *ONI], 24),
    ],
)
def test_every_monster_counts(monsters: list[str], vp: int) -> None:
    """CAR-form-of-the-beast: Oni or not, also those that count as something else too."""
    script = winter(seats(koi={"cards": [CARD, *monsters]}))
    assert gains(script, CARD) == [("vp", "koi", vp)]
    assert script.vp("koi") == vp


def test_owned_and_not_on_the_map() -> None:
    """CAR-form-of-the-beast, CAR-2: one on the map, one in reserve, one a hostage of the Lotus."""
    monsters = ["komainu", "river-dragon", "oni-of-blood"]
    players = seats(koi={"cards": [CARD, *monsters]}, lotus={"hostages": [["koi", "oni-of-blood"]]})
    assert winter(players, map={"edo": {"koi": {"komainu": 1}}}).vp("koi") == 9


def test_without_a_monster_there_is_nothing() -> None:
    """CAR-form-of-the-beast: other cards do not count, nor do the Monsters of others."""
    players = seats(koi={"cards": [CARD, "way-of-the-shogun"]}, lotus={"cards": ["komainu"]})
    script = winter(players)
    assert (script.vp("koi"), script.vp("lotus"), gains(script, CARD)) == (0, 0, [])


def test_two_copies_stack() -> None:
    """CAR-form-of-the-beast, CAR-1."""
    assert winter(seats(koi={"cards": [CARD, CARD, "komainu", "yurei"]})).vp("koi") == 12


def test_two_owners_score_each_for_themselves() -> None:
    """CAR-form-of-the-beast: nobody is asked for an order, it cannot matter."""
    players = seats(koi={"cards": [CARD, "komainu"]}, lotus={"cards": [CARD, "yurei", "river-dragon"]})
    script = winter(players)
    assert (script.vp("koi"), script.vp("lotus")) == (3, 6)


def test_it_scores_in_winter_only() -> None:
    """CAR-form-of-the-beast, WIN-2: bought in the last Train of autumn, it scores once the game ends."""
    assert bought_last(CARD, ["komainu"]) == (0, 3)

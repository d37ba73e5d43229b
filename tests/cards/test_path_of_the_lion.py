"""Path of the Lion: Daimyo have +1 force."""

from __future__ import annotations

import pytest

from tests.support.battles import battle, over
from tests.support.cards import forces, row, seats
from tests.support.script import Json, mandate, start

LION = "path-of-the-lion"


def with_cards(*koi: str) -> Json:
    return seats(koi={"cards": list(koi), "coins": 3})


@pytest.mark.parametrize(
    ("figures", "force"),
    [
        ({"daimyo": 1}, 2),
        ({"yurei": 1}, 3),
        ({"daimyo": 1, "yurei": 1}, 5),
        ({"bushi": 1, "shinto": 1}, 2),
        ({"daimyo": 1, "bushi": 2, "stronghold": 1}, 4),
        ({"stronghold": 1}, 0),
    ],
)
def test_only_what_is_or_counts_as_a_daimyo_has_more_force(figures: dict[str, int], force: int) -> None:
    """CAR-path-of-the-lion: Yurei counts as one, too."""
    script = start(players=with_cards(LION, "yurei"), map={"edo": {"koi": figures}})
    assert script.game.force("koi", "edo") == force


def test_it_counts_in_a_harvest() -> None:
    """CAR-path-of-the-lion: the Daimyo leads against one Bushi of a clan with higher honor."""
    board = {"kyoto": {"koi": {"daimyo": 1}, "lotus": {"bushi": 1}}}
    script = mandate("harvest", "koi", players=with_cards(LION), honor=["lotus", "koi", "turtle"], map=board)
    assert script.vp("koi") == 4


def test_it_counts_in_a_battle() -> None:
    """CAR-path-of-the-lion: 2 force against 1."""
    here = {"koi": {"daimyo": 1}, "lotus": {"bushi": 1}}
    script = battle(here, with_cards(LION), honor=["lotus", "koi", "turtle"])
    script = over(script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0)))
    assert forces(script) == [("koi", 2)]


def test_it_stacks_with_path_of_the_dragon() -> None:
    """CAR-path-of-the-lion, CAR-path-of-the-dragon: 1 + 1 + 3 for a Daimyo, 2 + 1 + 3 for Yurei."""
    players = with_cards(LION, "path-of-the-dragon", "yurei")
    script = start(players=players, map={"edo": {"koi": {"daimyo": 1}}, "oshu": {"koi": {"yurei": 1}}})
    assert [script.game.force("koi", place) for place in ("edo", "oshu")] == [5, 6]


def test_it_is_for_its_owners_daimyo_only() -> None:
    """CAR-path-of-the-lion: that of the Lotus has 1 force."""
    script = start(players=with_cards(LION), map={"edo": {"lotus": {"daimyo": 1}}})
    assert script.game.force("lotus", "edo") == 1


def test_a_daimyo_without_force_gets_none() -> None:
    """CAR-path-of-the-lion, KUB-RAIJIN: where Raijin stands a Daimyo has no force to add to."""
    script = start(
        players=with_cards(LION),
        kami_unbound=True,
        shrines=row({"kami": "raijin"}),
        kami_figures={"raijin": "edo"},
        map={"edo": {"koi": {"daimyo": 1, "bushi": 1}}},
    )
    assert script.game.force("koi", "edo") == 1


def test_it_works_as_soon_as_it_is_owned() -> None:
    """CAR-path-of-the-lion, CAR-11: bought for nothing in a Train."""
    script = mandate("train", "koi", players=with_cards(), map={"edo": {"koi": {"daimyo": 1}}})
    assert script.game.force("koi", "edo") == 1
    script.say("koi", "buy", card=LION)
    assert (script.game.force("koi", "edo"), script.coins("koi")) == (2, 3)

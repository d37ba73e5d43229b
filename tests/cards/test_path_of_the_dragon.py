"""Path of the Dragon: Daimyo have +3 force."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle, over
from tests.support.cards import forces, row, seats
from tests.support.script import Json, Script, mandate

CARD = "path-of-the-dragon"
NONE = (0, 0, 0, 0)


def force(koi: dict[str, int], *cards: str) -> int:
    """The force with which the Koi, who own the card and these, win against a Bushi of the Lotus."""
    script = battle({"koi": koi, "lotus": {"bushi": 1}}, seats(koi={"cards": [CARD, *cards]}))
    [(winner, most)] = forces(over(script.bids(koi=NONE, lotus=NONE)))
    assert winner == "koi"
    return most


def harvest(kyoto: Json, **position: Any) -> Script:
    """A Harvest of the Koi, the lowest in honor."""
    players = seats(koi={"cards": [CARD]})
    defaults = {"season": "autumn", "honor": ["lotus", "turtle", "koi"]}
    return mandate("harvest", "koi", players=players, map={"kyoto": kyoto}, **{**defaults, **position})


def test_a_daimyo_has_four_force() -> None:
    """CAR-path-of-the-dragon: 3 more than the printed 1."""
    assert force({"daimyo": 1}) == 4


def test_no_other_figure_has_more() -> None:
    """CAR-path-of-the-dragon: two Bushi and a Shinto beside the Daimyo."""
    assert force({"bushi": 2, "shinto": 1}) == 3
    assert force({"daimyo": 1, "bushi": 2, "shinto": 1}) == 7


def test_what_counts_as_a_daimyo_has_more_too() -> None:
    """CAR-path-of-the-dragon, FIG-4: a Yurei has 2 and 3, and both together 4 + 5."""
    assert force({"yurei": 1}, "yurei") == 5
    assert force({"daimyo": 1, "yurei": 1}, "yurei") == 9


@pytest.mark.parametrize(("koi", "expected"), [({"daimyo": 1}, 5), ({"yurei": 1}, 6)])
def test_it_stacks_with_path_of_the_lion(koi: dict[str, int], expected: int) -> None:
    """CAR-path-of-the-dragon: +3 and +1."""
    assert force(koi, "path-of-the-lion", "yurei") == expected


@pytest.mark.parametrize(("bushi", "vp"), [(3, 4), (4, 0)])
def test_it_counts_for_harvest(bushi: int, vp: int) -> None:
    """CAR-path-of-the-dragon: 4 force against 3 lead, and tied with 4 the honor decides."""
    assert harvest({"koi": {"daimyo": 1}, "lotus": {"bushi": bushi}}).vp("koi") == vp


def test_it_is_for_the_owners_daimyo_only() -> None:
    """CAR-path-of-the-dragon: that of the Lotus stays at 1."""
    assert harvest({"koi": {"bushi": 2}, "lotus": {"daimyo": 1}}).vp("koi") == 4


def test_raijin_takes_the_daimyo_all_its_force() -> None:
    """CAR-path-of-the-dragon, KUB-RAIJIN: only Bushi and kami have force in his province."""
    unbound: Json = {"kami_unbound": True, "shrines": row(), "kami_figures": {"raijin": "kyoto"}}
    assert harvest({"koi": {"daimyo": 1}, "lotus": {"bushi": 1}}, **unbound).vp("koi") == 0


def test_it_works_in_the_war_after_it_is_bought() -> None:
    """CAR-path-of-the-dragon, CAR-11: bought in the last mandate turn of autumn."""
    script = mandate(
        *("train", "koi", 7),
        season="autumn",
        players=seats(koi={"coins": 2}),
        display={CARD: 1},
        map={"oshu": {"koi": {"daimyo": 1}, "lotus": {"bushi": 3}}},
        war=["oshu"],
    )
    script.say("koi", "buy", card=CARD).bids(koi=NONE, lotus=NONE)
    assert forces(script) == [("koi", 4)]

"""Oni of Souls: a token won with it in the province gains 2 VP for each Oni owned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over
from tests.support.cards import gains, row, seats
from tests.support.script import Script, start

CARD = "oni-of-souls"
NONE = (0, 0, 0, 0)


def fight(nagato: Pieces, oni: tuple[str, ...] = (), **position: Any) -> Script:
    """A battle of the Koi, who own the card and these Oni, and the Lotus."""
    players = seats(koi={"coins": 5, "cards": [CARD, *oni]}, lotus={"coins": 5})
    return battle(nagato, players, **position)


def alone(oshu: dict[str, Any], **position: Any) -> Script:
    """A war over Oshu."""
    players = seats(koi={"cards": [CARD]})
    return start(phase="war", players=players, war=["oshu"], map={"oshu": oshu}, **position)


@pytest.mark.parametrize(
    ("oni", "vp"),
    [
        ((), 2),
        (("oni-of-skulls",), 4),
        (("oni-of-skulls", "oni-of-blood", "oni-of-hate", "oni-of-spite"), 10),
    ],
)
def test_each_oni_owned_counts(oni: tuple[str, ...], vp: int) -> None:
    """CAR-oni-of-souls, CAR-2: itself, and the others in reserve."""
    script = fight({"koi": {CARD: 1, "bushi": 1}, "lotus": {"bushi": 1}}, oni).bids(koi=NONE, lotus=NONE)
    assert gains(over(script), CARD) == [("vp", "koi", vp)]


def test_monsters_that_are_not_oni_do_not_count() -> None:
    """CAR-oni-of-souls: a Komainu is none."""
    script = fight({"koi": {CARD: 1, "bushi": 1}, "lotus": {"bushi": 1}}, ("komainu",))
    assert over(script.bids(koi=NONE, lotus=NONE)).vp("koi") == 2


def test_also_without_a_battle() -> None:
    """CAR-oni-of-souls, CAR-5: alone in the province."""
    assert gains(alone({"koi": {CARD: 1}}), CARD) == [("vp", "koi", 2)]


@pytest.mark.parametrize(("lotus", "vp"), [(1, 2), (3, 0)])
def test_of_two_allies_the_one_who_takes_the_token_counts(lotus: int, vp: int) -> None:
    """CAR-oni-of-souls, CAR-5: it stays where it is, but its owner must win the token."""
    here = {"koi": {CARD: 1, "bushi": 1}, "lotus": {"bushi": lotus}}
    assert alone(here, alliances=[["koi", "lotus"]]).vp("koi") == vp


def test_it_must_be_in_that_province() -> None:
    """CAR-oni-of-souls, CAR-6: in reserve it does not help."""
    assert alone({"koi": {"bushi": 1}}).vp("koi") == 0


def test_lost_with_it_gives_nothing() -> None:
    """CAR-oni-of-souls: the Lotus win, and do not own it."""
    script = over(fight({"koi": {CARD: 1}, "lotus": {"bushi": 2}}).bids(koi=NONE, lotus=NONE))
    assert (script.vp("koi"), script.vp("lotus")) == (0, 0)


def test_captured_it_is_no_longer_there() -> None:
    """CAR-oni-of-souls: it must still be there when the token is won."""
    script = fight({"koi": {CARD: 1, "bushi": 2}, "lotus": {"bushi": 1}}).bids(koi=NONE, lotus=(0, 1, 0, 0))
    over(script.say("lotus", "capture", clan_="koi", figure=CARD))
    assert script.player("koi")["tokens"] == [["spring", "nagato"]]
    assert script.vp("koi") == 0


def test_dead_by_seppuku_it_does_not_count() -> None:
    """CAR-oni-of-souls: alive; the Koi win with hired Coins, and gain 1 VP for Seppuku alone."""
    script = fight({"koi": {CARD: 1}, "lotus": {"bushi": 1}}).bids(koi=(1, 0, 1, 0), lotus=NONE)
    over(script.say("koi", "yes").say("koi", "yes"))
    assert script.player("koi")["tokens"] == [["spring", "nagato"]]
    assert (script.vp("koi"), gains(script, CARD)) == (1, [])


def test_it_counts_where_raijin_takes_its_force() -> None:
    """CAR-oni-of-souls, CAR-6: to be there, alive, is enough; the Bushi wins the token."""
    script = alone(
        {"koi": {CARD: 1, "bushi": 1}},
        kami_unbound=True,
        shrines=row(),
        kami_figures={"raijin": "oshu"},
    )
    assert script.vp("koi") == 2


def test_it_is_in_the_teapot_set_too() -> None:
    """CAR-oni-of-souls: with Oni of Skulls and Oni of Hate owned, 6 VP."""
    script = start(
        phase="war",
        season_set="teapot",
        players=seats(koi={"cards": [CARD, "oni-of-skulls", "oni-of-hate"]}),
        war=["oshu"],
        map={"oshu": {"koi": {CARD: 1}}},
    )
    assert script.vp("koi") == 6

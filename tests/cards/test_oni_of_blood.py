"""Oni of Blood: force 2, or 4 where its owner has the lowest honor of the players present."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over
from tests.support.cards import forces, row, seats
from tests.support.script import Json, Script, mandate

CARD = "oni-of-blood"
NONE = (0, 0, 0, 0)
LOTUS_LAST = ["koi", "turtle", "lotus"]
LOTUS_BETWEEN = ["koi", "lotus", "turtle"]


def fight(nagato: Pieces, honor: list[str], **position: Any) -> Script:
    """A battle in which the Lotus own the Monster."""
    players = seats(koi={"coins": 5}, lotus={"coins": 5, "cards": [CARD]}, turtle={"coins": 5})
    return battle(nagato, players, honor=honor, **position)


def leads_kyoto(others: Json, honor: list[str], **position: Any) -> bool:
    """Whether the Lotus, with the Monster alone in Kyoto among these others, harvest its 4 VP."""
    players = seats(lotus={"cards": [CARD]})
    board = {"kyoto": {"lotus": {CARD: 1}, **others}}
    return mandate("harvest", "lotus", players=players, honor=honor, map=board, **position).vp("lotus") == 4


@pytest.mark.parametrize("season_set", ["archway", "horseman", "mountain"])
def test_with_the_lowest_honor_in_a_battle(season_set: str) -> None:
    """CAR-oni-of-blood: force 4, in every set that has it."""
    script = fight({"koi": {"bushi": 3}, "lotus": {CARD: 1}}, LOTUS_BETWEEN, season_set=season_set)
    assert forces(over(script.bids(koi=NONE, lotus=NONE))) == [("lotus", 4)]


def test_without_the_lowest_honor_in_a_battle() -> None:
    """CAR-oni-of-blood: force 2."""
    script = fight({"turtle": {"bushi": 2}, "lotus": {CARD: 1}}, LOTUS_BETWEEN)
    assert forces(over(script.bids(lotus=NONE, turtle=NONE))) == [("lotus", 2)]


@pytest.mark.parametrize(("bushi", "leads"), [(3, True), (4, False)])
def test_it_counts_for_harvest(bushi: int, leads: bool) -> None:
    """CAR-oni-of-blood: 4 force against 3 lead, and tied with 4 the honor decides."""
    assert leads_kyoto({"koi": {"bushi": bushi}}, LOTUS_LAST) is leads


@pytest.mark.parametrize(("koi", "leads"), [(1, True), (2, False)])
def test_someone_of_lower_honor_with_force_makes_it_two(koi: int, leads: bool) -> None:
    """CAR-oni-of-blood, CAR-4: the Turtle with a Stronghold have force there."""
    others = {"koi": {"bushi": koi}, "turtle": {"stronghold": 1}}
    assert leads_kyoto(others, LOTUS_BETWEEN) is leads


def test_alone_no_result_depends_on_it() -> None:
    """CAR-oni-of-blood: the reward is its owner's with any force."""
    assert leads_kyoto({}, LOTUS_LAST)


def test_a_player_whose_figures_are_gone_is_still_compared() -> None:
    """CAR-oni-of-blood, CAR-4: the only Bushi of the Koi, above the Lotus, is taken hostage: force 4."""
    script = fight({"koi": {"bushi": 1}, "lotus": {CARD: 1}}, LOTUS_LAST)
    script.bids(koi=NONE, lotus=(0, 1, 0, 0)).say("lotus", "capture", clan_="koi", figure="bushi")
    assert forces(over(script)) == [("lotus", 4)]


def test_honor_that_changes_in_the_battle_counts() -> None:
    """CAR-oni-of-blood, HON-6: by Seppuku the Turtle rise above the Lotus, who are the lowest now."""
    here = {"koi": {"bushi": 3}, "lotus": {CARD: 1}, "turtle": {"bushi": 1}}
    script = fight(here, LOTUS_BETWEEN).bids(koi=NONE, lotus=NONE, turtle=(1, 0, 0, 0))
    assert forces(over(script.say("turtle", "yes"))) == [("lotus", 4)]


def test_with_oni_of_skulls_both_are_strong() -> None:
    """CAR-oni-of-blood: 4 and 3 where the owner is the lowest."""
    players = seats(lotus={"cards": [CARD, "oni-of-skulls"]})
    script = battle({"koi": {"bushi": 1}, "lotus": {CARD: 1, "oni-of-skulls": 1}}, players)
    assert forces(over(script.bids(koi=NONE, lotus=NONE))) == [("lotus", 7)]


def test_raijin_takes_all_its_force() -> None:
    """CAR-oni-of-blood, KUB-RAIJIN: only Bushi and kami have force in his province."""
    unbound: Json = {"kami_unbound": True, "shrines": row(), "kami_figures": {"raijin": "kyoto"}}
    assert not leads_kyoto({"koi": {"bushi": 1}}, LOTUS_LAST, **unbound)


def test_it_comes_with_its_card() -> None:
    """CAR-oni-of-blood, TRA-5: summoned at once to a province with a Stronghold."""
    script = mandate(
        *("train", "lotus"),
        season="summer",
        players=seats(lotus={"coins": 2}),
        display={CARD: 1},
        map={"nagato": {"lotus": {"stronghold": 1}}},
    )
    script.say("lotus", "buy", card=CARD).asked("turtle", "mandate")
    assert script.at("nagato", "lotus") == {"stronghold": 1, CARD: 1}

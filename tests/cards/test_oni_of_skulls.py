"""Oni of Skulls: force 3 where its owner has the lowest honor of the players present."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over
from tests.support.cards import TRIO, forces, row, seats
from tests.support.script import Json, Script, mandate, start

CARD = "oni-of-skulls"
NONE = (0, 0, 0, 0)
LOTUS_LAST = ["koi", "turtle", "lotus"]
LOTUS_BETWEEN = ["koi", "lotus", "turtle"]


def fight(nagato: Pieces, honor: list[str], **position: Any) -> Script:
    """A battle in which the Lotus own the Monster."""
    players = seats(koi={"coins": 5}, lotus={"coins": 5, "cards": [CARD]}, turtle={"coins": 5})
    return battle(nagato, players, honor=honor, **position)


def reward_of_kyoto(others: Json, honor: list[str], **position: Any) -> int:
    """VP the Lotus harvest with the Monster in Kyoto among these others: 4 if they lead there."""
    players = seats(lotus={"cards": [CARD]}, **{clan: {} for clan in honor if clan not in TRIO})
    board = {"kyoto": {"lotus": {CARD: 1}, **others}}
    return mandate("harvest", "lotus", players=players, honor=honor, map=board, **position).vp("lotus")


@pytest.mark.parametrize("honor", [LOTUS_LAST, LOTUS_BETWEEN])
def test_with_the_lowest_honor_in_a_battle(honor: list[str]) -> None:
    """CAR-oni-of-skulls: of the players in it; the Turtle are not."""
    script = fight({"koi": {"bushi": 2}, "lotus": {CARD: 1}}, honor)
    assert forces(over(script.bids(koi=NONE, lotus=NONE))) == [("lotus", 3)]


def test_without_the_lowest_honor_in_a_battle() -> None:
    """CAR-oni-of-skulls: force 1, and the tie goes to the higher honor."""
    script = fight({"turtle": {"bushi": 1}, "lotus": {CARD: 1}}, LOTUS_BETWEEN)
    assert forces(over(script.bids(lotus=NONE, turtle=NONE))) == [("lotus", 1)]


@pytest.mark.parametrize(("bushi", "leads"), [(2, True), (3, False)])
def test_it_counts_for_harvest(bushi: int, leads: bool) -> None:
    """CAR-oni-of-skulls: 3 force against 2 lead, and tied with 3 the honor decides."""
    assert reward_of_kyoto({"koi": {"bushi": bushi}}, LOTUS_LAST) == (4 if leads else 0)


def test_someone_of_lower_honor_with_force_makes_it_one() -> None:
    """CAR-oni-of-skulls, CAR-4: the Turtle with a Stronghold have force there."""
    koi = {"koi": {"bushi": 2}}
    assert reward_of_kyoto(koi, LOTUS_BETWEEN) == 4
    assert reward_of_kyoto({**koi, "turtle": {"stronghold": 1}}, LOTUS_BETWEEN) == 0


def test_someone_without_force_does_not_count() -> None:
    """CAR-oni-of-skulls, CAR-4: a Stronghold of the Bonsai has none."""
    others = {"koi": {"bushi": 2}, "bonsai": {"stronghold": 1}}
    assert reward_of_kyoto(others, ["koi", "turtle", "lotus", "bonsai"]) == 4


def test_the_controller_of_a_kami_there_has_force() -> None:
    """CAR-oni-of-skulls, KUB-4: the Turtle, below the Lotus, control Fujin's figure in Kyoto."""
    unbound: Json = {"kami_unbound": True, "kami_figures": {"fujin": "kyoto"}}
    koi = {"koi": {"bushi": 2}}
    nobody, turtle = row({"kami": "fujin"}), row({"kami": "fujin", "turtle": {"shinto": 1}})
    assert reward_of_kyoto(koi, LOTUS_BETWEEN, shrines=nobody, **unbound) == 8
    assert reward_of_kyoto(koi, LOTUS_BETWEEN, shrines=turtle, **unbound) == 0


def test_alone_no_result_depends_on_it() -> None:
    """CAR-oni-of-skulls: the reward and the token are its owner's with any force."""
    assert reward_of_kyoto({}, LOTUS_BETWEEN) == 4
    players = seats(lotus={"cards": [CARD]})
    script = start(phase="war", players=players, war=["oshu"], map={"oshu": {"lotus": {CARD: 1}}})
    assert script.player("lotus")["tokens"] == [["spring", "oshu"]]


def test_a_player_whose_figures_are_gone_is_still_compared() -> None:
    """CAR-oni-of-skulls: the only Bushi of the Koi, above the Lotus, is taken hostage: force 3."""
    script = fight({"koi": {"bushi": 1}, "lotus": {CARD: 1}}, LOTUS_LAST)
    script.bids(koi=NONE, lotus=(0, 1, 0, 0)).say("lotus", "capture", clan_="koi", figure="bushi")
    assert forces(over(script)) == [("lotus", 3)]


def test_a_lower_player_whose_figures_are_gone_still_makes_it_one() -> None:
    """CAR-oni-of-skulls: the Turtle's Bushi is taken; against 2 Bushi of the Koi its 1 force loses."""
    here = {"koi": {"bushi": 2}, "lotus": {CARD: 1}, "turtle": {"bushi": 1}}
    script = fight(here, LOTUS_BETWEEN).bids(koi=NONE, lotus=(0, 1, 0, 0), turtle=NONE)
    script.say("lotus", "capture", clan_="turtle", figure="bushi")
    assert forces(over(script)) == [("koi", 2)]


def test_honor_that_changes_in_the_battle_counts() -> None:
    """CAR-oni-of-skulls, HON-6: by Seppuku the Turtle rise above the Lotus, who are the lowest now."""
    here = {"koi": {"bushi": 2}, "lotus": {CARD: 1}, "turtle": {"bushi": 1}}
    script = fight(here, LOTUS_BETWEEN).bids(koi=NONE, lotus=NONE, turtle=(1, 0, 0, 0))
    script.say("turtle", "yes")
    assert script.honor() == LOTUS_LAST
    assert forces(over(script)) == [("lotus", 3)]


def test_raijin_takes_all_its_force() -> None:
    """CAR-oni-of-skulls, KUB-RAIJIN: only Bushi and kami have force in his province."""
    unbound: Json = {"kami_unbound": True, "shrines": row(), "kami_figures": {"raijin": "kyoto"}}
    assert reward_of_kyoto({"koi": {"bushi": 1}}, LOTUS_LAST, **unbound) == 0


def test_it_comes_with_its_card() -> None:
    """CAR-oni-of-skulls, TRA-5: summoned at once to a province with a Stronghold."""
    script = mandate(
        *("train", "lotus"),
        players=seats(lotus={"coins": 1}),
        display={CARD: 1},
        map={"nagato": {"lotus": {"stronghold": 1}}},
    )
    script.say("lotus", "buy", card=CARD).asked("turtle", "mandate")
    assert script.at("nagato", "lotus") == {"stronghold": 1, CARD: 1}

"""Path of the Favored: Shinto have force 3 where their owner has the highest honor of those present."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over
from tests.support.cards import forces, kami_turn, row, seats
from tests.support.script import Json, Script, mandate

CARD = "path-of-the-favored"
NONE = (0, 0, 0, 0)
LOTUS_FIRST = ["lotus", "koi", "turtle"]
LOTUS_BETWEEN = ["koi", "lotus", "turtle"]


def fight(nagato: Pieces, honor: list[str], *cards: str) -> Script:
    """A battle; the Lotus own the card and these."""
    players = seats(koi={"coins": 5}, lotus={"coins": 5, "cards": [CARD, *cards]}, turtle={"coins": 5})
    return battle(nagato, players, season_set="mountain", honor=honor)


def reward_of_kyoto(kyoto: Json, honor: list[str], **position: Any) -> int:
    """VP the Lotus harvest in Kyoto: 4 if they lead there."""
    players = seats(lotus={"cards": [CARD]})
    board = {"kyoto": kyoto}
    position |= {"season_set": "mountain", "players": players, "honor": honor, "map": board}
    return mandate("harvest", "lotus", **position).vp("lotus")


@pytest.mark.parametrize(("shinto", "force"), [(1, 3), (2, 6)])
def test_with_the_highest_honor_in_a_battle(shinto: int, force: int) -> None:
    """CAR-path-of-the-favored: 3 for each Shinto."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"shinto": shinto}}, LOTUS_FIRST)
    assert forces(over(script.bids(koi=NONE, lotus=NONE))) == [("lotus", force)]


def test_without_the_highest_honor_in_a_battle() -> None:
    """CAR-path-of-the-favored: the Koi are above, each Shinto has 1."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"shinto": 2}}, LOTUS_BETWEEN)
    assert forces(over(script.bids(koi=NONE, lotus=NONE))) == [("lotus", 2)]


def test_only_players_present_are_compared() -> None:
    """CAR-path-of-the-favored, CAR-4: the Koi, above, are not in the province."""
    script = fight({"turtle": {"bushi": 2}, "lotus": {"shinto": 1}}, LOTUS_BETWEEN)
    assert forces(over(script.bids(lotus=NONE, turtle=NONE))) == [("lotus", 3)]


def test_other_figures_have_their_own_force() -> None:
    """CAR-path-of-the-favored: a Bushi and a Daimyo beside a Shinto."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"shinto": 1, "bushi": 1, "daimyo": 1}}, LOTUS_FIRST)
    assert forces(over(script.bids(koi=NONE, lotus=NONE))) == [("lotus", 5)]


def test_komainu_is_a_shinto() -> None:
    """CAR-path-of-the-favored, CAR-12: it has 3 too."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"shinto": 1, "komainu": 1}}, LOTUS_FIRST, "komainu")
    assert forces(over(script.bids(koi=NONE, lotus=NONE))) == [("lotus", 6)]


def test_in_a_battle_players_without_figures_are_compared_too() -> None:
    """CAR-path-of-the-favored, CAR-4: the only Bushi of the Koi is captured, but they are in the battle."""
    here = {"koi": {"bushi": 1}, "lotus": {"shinto": 1}, "turtle": {"bushi": 2}}
    script = fight(here, LOTUS_BETWEEN).bids(koi=NONE, lotus=(0, 1, 0, 0), turtle=NONE)
    script.say("lotus", "capture", clan_="koi", figure="bushi")
    assert forces(over(script)) == [("turtle", 2)]


def test_honor_that_changes_in_the_battle_counts() -> None:
    """CAR-path-of-the-favored, HON-6: the Seppuku of the Koi lifts them above the Lotus."""
    here = {"koi": {"bushi": 1}, "lotus": {"shinto": 1}, "turtle": {"bushi": 2}}
    script = fight(here, LOTUS_FIRST).bids(koi=(1, 0, 0, 0), lotus=NONE, turtle=NONE)
    assert forces(over(script.say("koi", "yes"))) == [("turtle", 2)]


@pytest.mark.parametrize(("honor", "vp"), [(LOTUS_FIRST, 4), (LOTUS_BETWEEN, 0)])
def test_it_counts_for_harvest(honor: list[str], vp: int) -> None:
    """CAR-path-of-the-favored: 3 force lead against 2 Bushi of the Koi, 1 does not."""
    assert reward_of_kyoto({"koi": {"bushi": 2}, "lotus": {"shinto": 1}}, honor) == vp


def test_not_in_shrines() -> None:
    """CAR-path-of-the-favored: one Shinto of the Lotus, the highest, has less force than two of the Koi."""
    shrine = {"kami": "tsukuyomi", "koi": {"shinto": 2}, "lotus": {"shinto": 1}}
    players = seats(lotus={"cards": [CARD]})
    script = kami_turn(shrine, season_set="mountain", players=players, honor=LOTUS_FIRST)
    assert (script.coins("koi"), script.coins("lotus")) == (2, 0)


def test_raijin_takes_the_shinto_all_their_force() -> None:
    """CAR-path-of-the-favored, KUB-RAIJIN: only Bushi and kami have force in his province."""
    unbound: Json = {"kami_unbound": True, "shrines": row(), "kami_figures": {"raijin": "kyoto"}}
    assert reward_of_kyoto({"koi": {"bushi": 1}, "lotus": {"shinto": 2}}, LOTUS_FIRST, **unbound) == 0

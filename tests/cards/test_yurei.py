"""Yurei: a Monster of force 2 that counts as a Daimyo."""

from __future__ import annotations

import pytest

from tests.support.battles import battle, over
from tests.support.cards import forces, gains, seats
from tests.support.script import Script, mandate

YUREI = "yurei"
NONE = (0, 0, 0, 0)


def fight(koi: dict[str, int], *cards: str, lotus: int = 1) -> Script:
    """The Koi own Yurei and fight Bushi of the Lotus, who bid for a hostage."""
    players = seats(koi={"cards": [YUREI, *cards], "coins": 1}, lotus={"coins": 1})
    here = {"koi": koi, "lotus": {"bushi": lotus}}
    return battle(here, players, season="summer", honor=["lotus", "koi", "turtle"])


@pytest.mark.parametrize(
    ("cards", "force"), [((), 2), (("path-of-the-lion",), 3), (("path-of-the-dragon",), 5)]
)
def test_its_force_and_the_daimyo_upgrades(cards: tuple[str, ...], force: int) -> None:
    """CAR-yurei: force 2, and Daimyo upgrades apply to it."""
    script = over(fight({YUREI: 1}, *cards).bids(koi=NONE, lotus=NONE))
    assert forces(script) == [("koi", force)]


def test_it_cannot_be_captured() -> None:
    """CAR-yurei, FIG-2: alone there it leaves no hostage to take, so none is asked for."""
    script = over(fight({YUREI: 1}).bids(koi=NONE, lotus=(0, 1, 0, 0)))
    assert script.events("captured") == []


def test_it_cannot_be_replaced() -> None:
    """CAR-yurei, BET-5: though a Monster is in the Turtle's reserve."""
    players = seats(koi={"cards": [YUREI]}, turtle={"cards": ["oni-of-skulls"]})
    script = mandate(
        "betray", "turtle", season="summer", players=players, map={"edo": {"koi": {YUREI: 1, "bushi": 1}}}
    )
    script.refused(
        "turtle", "BET-5", "replace", clan_="koi", figure=YUREI, province="edo", with_="oni-of-skulls"
    )


def test_in_reserve_it_may_replace_a_monster_and_nothing_else() -> None:
    """CAR-yurei: as a Monster it takes an Oni's place, but no Daimyo's, Bushi's or Shinto's."""
    players = seats(koi={"cards": [YUREI]}, turtle={"cards": ["oni-of-skulls"]})
    board = {"edo": {"turtle": {"oni-of-skulls": 1, "daimyo": 1, "bushi": 1, "shinto": 1}}}
    script = mandate("betray", "koi", season="summer", players=players, map=board)
    assert [o["figure"] for o in script.options("koi") if o.get("with") == YUREI] == ["oni-of-skulls"]
    script.say("koi", "replace", clan_="turtle", figure="oni-of-skulls", province="edo", with_=YUREI)
    assert (script.at("edo", "koi"), script.reserve("turtle", "oni-of-skulls")) == ({YUREI: 1}, 1)


def test_it_cannot_be_picked_as_a_victim() -> None:
    """CAR-yurei, FIG-2: Oni of Hate enters its province and kills nobody."""
    players = seats(koi={"cards": [YUREI]}, turtle={"cards": ["oni-of-hate"]})
    board = {"edo": {"koi": {YUREI: 1}}, "kyoto": {"turtle": {"oni-of-hate": 1}}}
    script = mandate("marshal", "koi", season="autumn", players=players, map=board)
    script.say("turtle", "move", figure="oni-of-hate", from_="kyoto", to="edo")
    assert (script.events("killed"), script.at("edo", "koi")) == ([], {YUREI: 1})


def test_it_dies_with_a_lost_battle_and_by_its_own_seppuku() -> None:
    """CAR-yurei, FIG-2: what touches all figures touches it; it can be summoned again."""
    lost = over(fight({YUREI: 1}, lotus=3).bids(koi=NONE, lotus=NONE))
    assert lost.reserve("koi", YUREI) == 1
    dead = fight({YUREI: 1, "bushi": 1}).bids(koi=(1, 0, 0, 0), lotus=NONE).say("koi", "yes")
    assert (dead.reserve("koi", YUREI), dead.vp("koi")) == (1, 2)


def test_bought_it_is_summoned_at_once() -> None:
    """CAR-yurei, TRA-5: it is a Monster; the Daimyo stays where it is."""
    board = {"edo": {"koi": {"stronghold": 1, "daimyo": 1}}}
    players = seats(koi={"coins": 2})
    script = mandate("train", "koi", season="summer", players=players, display={YUREI: 1}, map=board)
    script.say("koi", "buy", card=YUREI)
    assert script.at("edo", "koi") == {"stronghold": 1, "daimyo": 1, YUREI: 1}


def test_its_province_is_a_daimyos_province() -> None:
    """CAR-yurei, CAR-path-of-sengoku: the Koi gain Kyoto's reward at the end of another's Harvest."""
    players = seats(koi={"cards": [YUREI, "path-of-sengoku"]})
    board = {"kyoto": {"koi": {YUREI: 1}}}
    script = mandate("harvest", "turtle", season="summer", season_set="mountain", players=players, map=board)
    assert gains(script, "path-of-sengoku") == [("vp", "koi", 4)]

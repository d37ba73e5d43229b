"""Komainu: a Monster and a Shinto at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle, over
from tests.support.cards import gains, kami_turn, row, seats, winter
from tests.support.script import Json, Script, mandate, start

CARD = "komainu"
KAMI = ["amaterasu", "fujin", "hachiman", "raijin"]
NONE = (0, 0, 0, 0)


def recruit(board: Json, **players: Json) -> Script:
    everybody = {"koi": {"cards": [CARD]}, **players}
    return mandate("recruit", "koi", players=seats(**everybody), map=board, shrines=row())


def betray(board: Json, koi: list[str], lotus: list[str]) -> Script:
    """The Koi may replace figures of the Lotus."""
    players = seats(koi={"cards": koi}, lotus={"cards": lotus})
    return mandate("betray", "koi", players=players, map=board)


def stand_ins(script: Script, figure: str) -> set[str]:
    """What may take the place of a figure."""
    return {answer["with"] for answer in script.options("koi") if answer.get("figure") == figure}


def test_when_acquired_it_may_go_to_a_shrine() -> None:
    """CAR-komainu: it is summoned at once, to a Stronghold's province or through it to any shrine."""
    script = mandate(
        "train",
        "koi",
        players=seats(koi={"coins": 1}),
        display={CARD: 1},
        map={"edo": {"koi": {"stronghold": 1}}},
        shrines=row(),
    )
    script.say("koi", "buy", card=CARD).asked("koi", "summon", CARD)
    stay = {"kind": "summon", "figure": CARD, "province": "edo"}
    assert script.options("koi") == [stay, *({**stay, "shrine": kami} for kami in KAMI)]
    script.say("koi", "summon", figure=CARD, province="edo", shrine="hachiman")
    assert script.view["shrines"][2] == {"kami": "hachiman", "koi": {CARD: 1}}
    assert [(e["figure"], e["to"], e["cause"]) for e in script.events("summoned")] == [
        (CARD, "hachiman", CARD)
    ]


def test_without_a_stronghold_it_goes_to_the_reserve() -> None:
    """CAR-komainu, TRA-5: also to a shrine it needs a province to be summoned to."""
    script = mandate("train", "koi", players=seats(koi={"coins": 1}), display={CARD: 1}, shrines=row())
    script.say("koi", "buy", card=CARD).asked("lotus", "mandate")
    assert script.reserve("koi", CARD) == 1


@pytest.mark.parametrize("shrine", [None, "raijin"])
def test_it_is_recruited_like_a_shinto(shrine: str | None) -> None:
    """CAR-komainu, REC-5: from reserve to the province or to a shrine."""
    script = recruit({"edo": {"koi": {"stronghold": 1}}})
    worship = {"shrine": shrine} if shrine else {}
    script.say("koi", "summon", figure=CARD, province="edo", **worship)
    assert script.at("edo", "koi").get(CARD, 0) == (0 if shrine else 1)
    assert ("koi" in script.view["shrines"][3]) == bool(shrine)


def test_on_the_map_it_can_no_longer_go_to_a_shrine() -> None:
    """CAR-komainu, REC-5: only at the moment it is summoned."""
    board = {"edo": {"koi": {CARD: 1, "stronghold": 1}}}
    script = recruit(board)
    script.refused("koi", "REC-3", "summon", figure=CARD, province="edo", shrine="raijin")


def test_it_has_one_force_in_a_shrine() -> None:
    """CAR-komainu: as much as a Shinto; with one more of them it wins the shrine."""
    shrine = {"kami": "tsukuyomi", "koi": {"shinto": 1}, "lotus": {CARD: 1, "shinto": 1}}
    script = kami_turn(shrine, players=seats(lotus={"cards": [CARD]}))
    assert (script.coins("koi"), script.coins("lotus")) == (0, 2)


def test_it_has_one_force_in_a_province() -> None:
    """CAR-komainu: it wins with a Bushi against one figure, of higher honor."""
    here = {"koi": {"bushi": 1}, "lotus": {CARD: 1, "bushi": 1}}
    script = battle(here, seats(lotus={"cards": [CARD]})).bids(koi=NONE, lotus=NONE)
    assert over(script).events("battle_won")[-1]["force"] == 2


def test_worshipping_it_returns_to_the_reserve_in_cleanup() -> None:
    """CAR-komainu: like a Shinto."""
    script = start(
        phase="war",
        players=seats(koi={"cards": [CARD]}),
        shrines=row({"kami": "fujin", "koi": {CARD: 1, "shinto": 1}}),
        war=["edo"],
    )
    assert script.view["season"] == "summer"
    assert (script.reserve("koi", CARD), script.reserve("koi", "shinto")) == (1, 3)


def test_in_reserve_it_may_replace_a_shinto_or_a_monster() -> None:
    """CAR-komainu: for Betray it is of both types."""
    board = {"edo": {"lotus": {"shinto": 1, "bushi": 1, "oni-of-skulls": 1}}}
    script = betray(board, [CARD], ["oni-of-skulls"])
    assert stand_ins(script, "shinto") == {"shinto", CARD}
    assert stand_ins(script, "oni-of-skulls") == {CARD}
    assert stand_ins(script, "bushi") == {"bushi"}
    script.say("koi", "replace", clan_="lotus", figure="shinto", province="edo", with_=CARD)
    assert script.at("edo", "koi") == {CARD: 1}


def test_on_the_map_a_shinto_or_a_monster_may_replace_it() -> None:
    """CAR-komainu: as the one replaced it is of both types too."""
    script = betray({"edo": {"lotus": {CARD: 1}}}, ["oni-of-skulls"], [CARD])
    assert stand_ins(script, CARD) == {"shinto", "oni-of-skulls"}
    script.say("koi", "replace", clan_="lotus", figure=CARD, province="edo", with_="shinto")
    assert (script.at("edo", "koi"), script.reserve("lotus", CARD)) == ({"shinto": 1}, 1)


def test_worshipping_it_cannot_be_replaced() -> None:
    """CAR-komainu, BET-5: only on the map."""
    shrine: Any = row({"kami": "fujin", "lotus": {CARD: 1}})
    script = mandate("betray", "koi", players=seats(lotus={"cards": [CARD]}), shrines=shrine)
    script.asked("lotus", "mandate")


def test_it_counts_as_a_monster_owned() -> None:
    """CAR-komainu, CAR-2: for Form of the Beast."""
    script = winter(seats(koi={"cards": [CARD, "form-of-the-beast"]}))
    assert gains(script, "form-of-the-beast") == [("vp", "koi", 3)]

"""Path of the Kenin: after one Summons, one more Bushi may be placed in a province with a Stronghold."""

from __future__ import annotations

from typing import Any

from tests.support.cards import kami_turn, row, seats
from tests.support.script import Json, Script, mandate

CARD = "path-of-the-kenin"
HOME: Json = {"edo": {"koi": {"stronghold": 1}}, "oshu": {"koi": {"stronghold": 1}}}


def recruit(board: Json, copies: int = 1, **position: Any) -> Script:
    """A Recruit of the Turtle, who have no Stronghold; the Koi own the card."""
    players = seats(koi={"cards": [CARD] * copies})
    return mandate("recruit", "turtle", players=players, map=board, shrines=row(), **position)


def places(script: Script, clan: str = "koi") -> list[str]:
    return [answer["province"] for answer in script.options(clan) if answer["kind"] == "place"]


def test_one_is_asked_after_a_recruit() -> None:
    """CAR-path-of-the-kenin: in any province with a Stronghold of the owner; it may be declined."""
    script = recruit(HOME).say("koi", "summon", figure="shinto", province="edo").done("koi")
    script.asked("koi", "place", CARD)
    place = {"kind": "place", "figure": "bushi"}
    assert script.options("koi") == [
        {"kind": "done"},
        {**place, "province": "oshu"},
        {**place, "province": "edo"},
    ]


def test_elsewhere_it_cannot_be_placed() -> None:
    """CAR-path-of-the-kenin: the card is what forbids a province without a Stronghold."""
    script = recruit(HOME).say("koi", "summon", figure="shinto", province="edo").done("koi")
    script.refused("koi", "CAR-path-of-the-kenin", "place", figure="bushi", province="kyoto")


def test_the_bushi_is_placed() -> None:
    """CAR-path-of-the-kenin: from reserve, beside what was summoned."""
    script = recruit(HOME).say("koi", "summon", figure="shinto", province="edo").done("koi")
    script.say("koi", "place", figure="bushi", province="edo").asked("koi", "mandate")
    assert script.at("edo", "koi") == {"stronghold": 1, "shinto": 1, "bushi": 1}
    assert [(e["figure"], e["to"], e["cause"]) for e in script.events("placed")] == [("bushi", "edo", CARD)]


def test_declined_it_does_nothing() -> None:
    """CAR-path-of-the-kenin: it is a "may"."""
    script = recruit(HOME).say("koi", "summon", figure="shinto", province="edo").done("koi").done("koi")
    script.asked("koi", "mandate")
    assert script.reserve("koi", "bushi") == 6


def test_one_recruit_is_one_summon() -> None:
    """CAR-path-of-the-kenin: two figures summoned, one question, when the Recruit is complete."""
    script = recruit(HOME).say("koi", "summon", figure="bushi", province="edo")
    script.asked("koi", "recruit")
    script.say("koi", "summon", figure="bushi", province="oshu")
    script.asked("koi", "place", CARD)
    script.say("koi", "place", figure="bushi", province="edo").asked("koi", "mandate")


def test_without_a_summon_nothing_is_asked() -> None:
    """CAR-path-of-the-kenin: the Koi summon nobody in this Recruit."""
    recruit(HOME).done("koi").asked("koi", "mandate")


def test_a_shinto_sent_to_a_shrine_was_summoned() -> None:
    """CAR-path-of-the-kenin, REC-5."""
    script = recruit(HOME).say("koi", "summon", figure="shinto", province="edo", shrine="raijin").done("koi")
    script.asked("koi", "place", CARD)


def test_the_summons_of_others_do_not_count() -> None:
    """CAR-path-of-the-kenin: the Lotus summon, the Koi are not asked."""
    script = recruit({**HOME, "nagato": {"lotus": {"stronghold": 1}}}).done("koi")
    script.say("lotus", "summon", figure="bushi", province="nagato").asked("koi", "mandate")


def test_two_copies_place_two() -> None:
    """CAR-path-of-the-kenin, CAR-1: one after the other; placing is not summoning."""
    board: Json = {"edo": {"koi": {"stronghold": 1}}}
    script = recruit(board, copies=2).say("koi", "summon", figure="shinto", province="edo")
    script.say("koi", "place", figure="bushi", province="edo")
    script.asked("koi", "place", CARD)
    script.say("koi", "place", figure="bushi", province="edo").asked("koi", "mandate")
    assert script.at("edo", "koi")["bushi"] == 2


def test_without_a_bushi_in_reserve_nothing_is_asked() -> None:
    """CAR-path-of-the-kenin: all six are on the map."""
    board: Json = {"edo": {"koi": {"stronghold": 1, "bushi": 6}}}
    recruit(board).say("koi", "summon", figure="shinto", province="edo").asked("koi", "mandate")


def test_raijins_bushi_is_a_summon() -> None:
    """CAR-path-of-the-kenin, CAR-3: it may go anywhere, the one placed to a Stronghold."""
    shrine = {"kami": "raijin", "koi": {"shinto": 1}}
    script = kami_turn(shrine, players=seats(koi={"cards": [CARD]}), map=HOME)
    script.say("koi", "summon", figure="bushi", province="kyushu").asked("koi", "place", CARD)
    assert places(script) == ["oshu", "edo"]


def test_a_monster_acquired_is_a_summon() -> None:
    """CAR-path-of-the-kenin, CAR-3: asked after it; the card itself, bought, summons nobody (CAR-11)."""
    board: Json = {"edo": {"koi": {"stronghold": 1}}}
    position: Json = {"display": {"komainu": 1, CARD: 1}, "map": board, "shrines": row()}
    players = seats(koi={"coins": 2, "cards": [CARD]})
    script = mandate("train", "koi", players=players, **position).say("koi", "buy", card="komainu")
    script.say("koi", "summon", figure="komainu", province="edo").asked("koi", "place", CARD)
    script = mandate("train", "koi", players=players, **position).say("koi", "buy", card=CARD)
    script.asked("lotus", "mandate")


def test_the_dragonfly_need_a_stronghold_for_it() -> None:
    """CAR-path-of-the-kenin, CLA-DRAGONFLY-1: they are summoned anywhere, but this one is placed (FIG-3)."""
    players = seats(dragonfly={"cards": [CARD]})
    board = {"hokkaido": {"dragonfly": {"stronghold": 1}}}
    script = mandate("recruit", "turtle", players=players, map=board)
    script.say("dragonfly", "summon", figure="bushi", province="kyushu").asked("dragonfly", "place", CARD)
    assert places(script, "dragonfly") == ["hokkaido"]


def test_without_a_stronghold_on_the_map_nothing_is_asked() -> None:
    """CAR-path-of-the-kenin: Raijin's Bushi is summoned all the same."""
    shrine = {"kami": "raijin", "koi": {"shinto": 1}}
    script = kami_turn(shrine, players=seats(koi={"cards": [CARD]}))
    script.say("koi", "summon", figure="bushi", province="kyushu").asked("koi", "mandate")

"""Way of the Keiri: at the start of war kill up to 2 Bushi or Shinto beside each Daimyo, for 3 VP each."""

from __future__ import annotations

from typing import Any

from tests.support.card_moments import over, war
from tests.support.cards import deaths, gains, row, seats
from tests.support.script import Json, Script

KEIRI = "way-of-the-keiri"


def keiri(board: Json, *cards: str, **position: Any) -> Script:
    """A War Phase starts; the Koi own Way of the Keiri and these cards."""
    lotus, turtle = position.pop("lotus", {}), position.pop("turtle", {})
    players = seats(koi={"cards": [KEIRI, *cards]}, lotus=lotus, turtle=turtle)
    return war(players, season="autumn", season_set="mountain", map=board, **position)


def kill_options(script: Script) -> list[tuple[str, str, str]]:
    script.asked("koi", "kill", KEIRI)
    return [(o["clan"], o["figure"], o["province"]) for o in script.options("koi") if o["kind"] == "kill"]


def kill(script: Script, clan: str, figure: str = "bushi", province: str = "kyoto") -> Script:
    return script.say("koi", "kill", clan_=clan, figure=figure, province=province)


CROWD: Json = {
    "kyoto": {
        "koi": {"daimyo": 1, "bushi": 1},
        "lotus": {"bushi": 2, "shinto": 1, "daimyo": 1},
        "turtle": {"bushi": 1, "stronghold": 1},
    }
}


def test_bushi_and_shinto_of_others_beside_the_daimyo_are_offered() -> None:
    """CAR-way-of-the-keiri: no Daimyo, nothing of the owner's; it may be declined."""
    script = keiri(CROWD)
    found = [("lotus", "bushi"), ("lotus", "shinto"), ("turtle", "bushi")]
    assert sorted(kill_options(script)) == [(clan, figure, "kyoto") for clan, figure in found]
    assert {"kind": "done"} in script.options("koi")


def test_two_die_for_three_vp_each() -> None:
    """CAR-way-of-the-keiri: of one owner or of two, picked first and killed together."""
    script = kill(keiri(CROWD), "lotus", "shinto")
    assert deaths(script) == []
    over(kill(script, "turtle"))
    assert deaths(script) == [("lotus", "shinto", 1, KEIRI), ("turtle", "bushi", 1, KEIRI)]
    assert gains(script, KEIRI) == [("vp", "koi", 6)]


def test_two_of_one_kind() -> None:
    """CAR-way-of-the-keiri: both Bushi of the Lotus."""
    script = over(kill(kill(keiri(CROWD), "lotus"), "lotus"))
    assert script.at("kyoto", "lotus") == {"shinto": 1, "daimyo": 1}
    assert script.vp("koi") == 6


def test_one_is_enough() -> None:
    """CAR-way-of-the-keiri: up to 2."""
    script = over(kill(keiri(CROWD), "turtle").done("koi"))
    assert (script.vp("koi"), len(script.events("killed"))) == (3, 1)


def test_none_is_enough() -> None:
    """CAR-way-of-the-keiri: nothing is killed, nothing gained."""
    script = over(keiri(CROWD).done("koi"))
    assert (script.vp("koi"), deaths(script)) == (0, [])


def test_with_one_figure_to_kill_there_is_no_second_question() -> None:
    """CAR-way-of-the-keiri: the Turtle have a single Bushi there."""
    board = {"kyoto": {"koi": {"daimyo": 1}, "turtle": {"bushi": 1, "daimyo": 1}}}
    script = over(kill(keiri(board), "turtle"))
    assert script.vp("koi") == 3


def test_nothing_is_asked_where_there_is_nobody_to_kill() -> None:
    """CAR-way-of-the-keiri: no victims beside the Daimyo, or no Daimyo beside the victims."""
    board = {"kyoto": {"koi": {"daimyo": 1}, "lotus": {"daimyo": 1}}, "edo": {"turtle": {"bushi": 2}}}
    over(keiri(board))
    over(keiri({"edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 2}}}))


def test_each_province_with_a_daimyo_is_a_killing_of_its_own() -> None:
    """CAR-way-of-the-keiri, CAR-10: Yurei counts as a Daimyo; up to 2 in each of the provinces."""
    board = {
        "oshu": {"koi": {"daimyo": 1}, "turtle": {"bushi": 3}},
        "kyoto": {"koi": {"yurei": 1}, "lotus": {"bushi": 3}},
    }
    script = keiri(board, "yurei")
    assert kill_options(script) == [("turtle", "bushi", "oshu")]
    kill(kill(script, "turtle", province="oshu"), "turtle", province="oshu")
    assert (script.vp("koi"), kill_options(script)) == (6, [("lotus", "bushi", "kyoto")])
    over(kill(kill(script, "lotus"), "lotus"))
    assert gains(script, KEIRI) == [("vp", "koi", 6), ("vp", "koi", 6)]


def test_two_daimyo_in_one_province_add_nothing() -> None:
    """CAR-way-of-the-keiri: still up to 2."""
    board = {"kyoto": {"koi": {"daimyo": 1, "yurei": 1}, "lotus": {"bushi": 4}}}
    script = over(kill(kill(keiri(board, "yurei"), "lotus"), "lotus"))
    assert script.at("kyoto", "lotus") == {"bushi": 2}


def test_komainu_is_a_shinto_and_yurei_a_daimyo() -> None:
    """CAR-way-of-the-keiri, CAR-12, FIG-2: of the Lotus's two Monsters only Komainu can be killed."""
    board = {"kyoto": {"koi": {"daimyo": 1}, "lotus": {"komainu": 1, "yurei": 1, "river-dragon": 1}}}
    script = keiri(board, lotus={"cards": ["komainu", "yurei", "river-dragon"]})
    assert kill_options(script) == [("lotus", "komainu", "kyoto")]
    over(kill(script, "lotus", "komainu"))
    assert script.reserve("lotus", "komainu") == 1


def test_amaterasu_protects_the_most_honorable() -> None:
    """CAR-way-of-the-keiri, KUB-AMATERASU: the Lotus are above Koi and Turtle in her province."""
    script = keiri(
        CROWD,
        honor=["lotus", "koi", "turtle"],
        kami_unbound=True,
        shrines=row({"kami": "amaterasu"}),
        kami_figures={"amaterasu": "kyoto"},
    )
    assert kill_options(script) == [("turtle", "bushi", "kyoto")]


def test_the_owners_of_the_dead_may_profit() -> None:
    """CAR-way-of-the-keiri, CAR-righteousness: 1 VP for each figure of theirs."""
    script = keiri(CROWD, lotus={"cards": ["righteousness"]})
    over(kill(kill(script, "lotus"), "lotus"))
    assert gains(script, "righteousness") == [("vp", "lotus", 2)]

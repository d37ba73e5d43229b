"""Path of the Ninja: after you Summon you may kill any one Bushi on the map, and lose honor."""

from __future__ import annotations

from typing import Any

from tests.support.card_moments import summoned
from tests.support.cards import deaths, gains, row, seats
from tests.support.script import Json, Script, mandate

NINJA = "path-of-the-ninja"
BOARD: Json = {
    "edo": {"lotus": {"bushi": 1, "shinto": 1}},
    "kyushu": {"turtle": {"bushi": 2, "daimyo": 1}},
}


def ninja(figure: str = "shinto", *cards: str, board: Json | None = None, **position: Any) -> Script:
    """The Koi own Path of the Ninja and have summoned a Shinto (or that figure) in Edo."""
    players = seats(koi={"cards": [NINJA, *cards]}, lotus={"cards": position.pop("lotus", [])})
    board = BOARD if board is None else board
    return summoned("koi", players, figure, season_set="horseman", map=board, **position)


def kill_options(script: Script) -> list[tuple[str, str, str]]:
    script.asked("koi", "kill", NINJA)
    return [(o["clan"], o["figure"], o["province"]) for o in script.options("koi") if o["kind"] == "kill"]


def test_any_bushi_on_the_map_is_offered_and_nothing_else() -> None:
    """CAR-path-of-the-ninja: no Shinto, no Daimyo; it may be declined."""
    script = ninja()
    assert sorted(kill_options(script)) == [("lotus", "bushi", "edo"), ("turtle", "bushi", "kyushu")]
    assert {"kind": "done"} in script.options("koi")


def test_the_bushi_dies_and_honor_is_lost() -> None:
    """CAR-path-of-the-ninja: one Bushi, one step down."""
    script = ninja().say("koi", "kill", clan_="turtle", figure="bushi", province="kyushu")
    script.asked("lotus", "mandate")
    assert script.at("kyushu", "turtle") == {"bushi": 1, "daimyo": 1}
    assert (script.reserve("turtle", "bushi"), script.honor()) == (5, ["lotus", "koi", "turtle"])
    assert deaths(script) == [("turtle", "bushi", 1, NINJA)]
    assert [event["cause"] for event in script.events("honor")] == [NINJA]


def test_declined_it_kills_nobody_and_costs_no_honor() -> None:
    """CAR-path-of-the-ninja: a "may"."""
    script = ninja().done("koi")
    script.asked("lotus", "mandate")
    assert (script.events("killed"), script.honor()[0]) == ([], "koi")


def test_an_own_bushi_may_die_too() -> None:
    """CAR-path-of-the-ninja: any Bushi on the map; Righteousness pays for an own one."""
    script = ninja("bushi", "righteousness")
    assert ("koi", "bushi", "edo") in kill_options(script)
    script.say("koi", "kill", clan_="koi", figure="bushi", province="edo")
    assert (script.vp("koi"), script.at("edo", "koi")) == (1, {"stronghold": 1})


def test_without_a_bushi_on_the_map_nothing_is_asked() -> None:
    """CAR-path-of-the-ninja: nobody to kill, no honor to lose."""
    script = ninja(board={"oshu": {"lotus": {"daimyo": 1, "shinto": 2}}})
    script.asked("lotus", "mandate")


def test_the_owner_of_the_bushi_may_profit() -> None:
    """CAR-path-of-the-ninja, CAR-righteousness: it is a kill like any other."""
    script = ninja(lotus=["righteousness"])
    script.say("koi", "kill", clan_="lotus", figure="bushi", province="edo")
    assert gains(script, "righteousness") == [("vp", "lotus", 1)]


def test_mercy_may_spare_the_bushi() -> None:
    """CAR-path-of-the-ninja, CAR-mercy: asked when the figure is picked; it stays, for 2 VP."""
    script = ninja("shinto", "mercy").say("koi", "kill", clan_="lotus", figure="bushi", province="edo")
    script.asked("koi", "offer", "mercy")
    script.say("koi", "yes").asked("lotus", "mandate")
    assert (script.vp("koi"), script.at("edo", "lotus"), deaths(script)) == (2, BOARD["edo"]["lotus"], [])


def test_amaterasu_hides_a_bushi_from_the_ninja() -> None:
    """CAR-path-of-the-ninja, KUB-AMATERASU: the most honorable in her province are not offered."""
    script = ninja(
        kami_unbound=True, shrines=row({"kami": "amaterasu"}), kami_figures={"amaterasu": "kyushu"}
    )
    assert kill_options(script) == [("lotus", "bushi", "edo")]


def test_a_whole_recruit_brings_one_kill() -> None:
    """CAR-path-of-the-ninja, CAR-3: two figures summoned in one Recruit are one Summon."""
    players = seats(koi={"cards": [NINJA]})
    board = {**BOARD, "edo": {"koi": {"stronghold": 1}}}
    script = mandate("recruit", "koi", players=players, season_set="horseman", map=board)
    script.say("koi", "summon", figure="shinto", province="edo")
    script.say("koi", "summon", figure="shinto", province="edo")
    script.say("koi", "kill", clan_="turtle", figure="bushi", province="kyushu").asked("lotus", "mandate")

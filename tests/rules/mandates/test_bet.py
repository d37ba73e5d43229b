"""Betray: breaking an alliance and replacing figures (BET)."""

from __future__ import annotations

from typing import Any

from tests.support.script import Script, mandate

CLANS = ["koi", "lotus", "turtle", "dragonfly"]
BUSHI_EVERYWHERE = {
    "edo": {"lotus": {"bushi": 2}},
    "oshu": {"turtle": {"bushi": 1}},
    "kyoto": {"dragonfly": {"bushi": 1}},
}


def betray(**position: Any) -> Script:
    """The Koi have chosen Betray in a game of four."""
    return mandate("betray", "koi", **{"players": CLANS, **position})


def owners(koi: str | None = None, lotus: str | None = None) -> dict[str, Any]:
    """Players; the named ones own a Monster card."""
    found: dict[str, Any] = {clan: {} for clan in CLANS}
    for clan, card in (("koi", koi), ("lotus", lotus)):
        if card is not None:
            found[clan] = {"cards": [card]}
    return found


# -- the alliance ----------------------------------------------------------------------------------


def test_only_the_current_player_acts() -> None:
    """BET-1: nobody else performs it; the next question is the next mandate turn."""
    script = betray(map=BUSHI_EVERYWHERE)
    script.asked("koi", "betray", "betray")
    script.refused(
        "lotus", "BET-1", "replace", clan_="turtle", figure="bushi", province="oshu", with_="bushi"
    )
    script.done("koi").asked("lotus", "mandate")


def test_the_ally_of_the_current_player_does_not_act_either() -> None:
    """BET-1: there is no bonus to share."""
    script = betray(alliances=[["koi", "dragonfly"]], map=BUSHI_EVERYWHERE)
    script.done("koi").asked("lotus", "mandate")


def test_nobody_performs_betray_with_a_bonus() -> None:
    """BET-1, POL-6: Betray has no bonus part, and its event says so."""
    script = betray(alliances=[["koi", "dragonfly"]], map=BUSHI_EVERYWHERE)
    assert [(event["clan"], event["bonus"]) for event in script.events("performs")] == [("koi", False)]


def test_the_alliance_is_broken_and_honor_lost_before_the_question() -> None:
    """BET-2: only the betrayer loses honor."""
    script = betray(alliances=[["koi", "dragonfly"], ["lotus", "turtle"]], map=BUSHI_EVERYWHERE)
    script.asked("koi", "betray")
    assert script.view["alliances"] == [["lotus", "turtle"]]
    assert script.honor() == ["lotus", "koi", "turtle", "dragonfly"]


def test_the_alliance_is_broken_also_where_nobody_can_be_replaced() -> None:
    """BET-2: nothing is asked."""
    script = betray(alliances=[["koi", "turtle"]])
    script.asked("lotus", "mandate")
    assert script.view["alliances"] == []
    assert script.honor()[:2] == ["lotus", "koi"]


def test_without_an_alliance_no_honor_is_lost() -> None:
    """BET-2: also where others are allied."""
    script = betray(alliances=[["lotus", "turtle"]], map=BUSHI_EVERYWHERE)
    assert script.honor() == CLANS
    assert script.view["alliances"] == [["lotus", "turtle"]]


def test_at_the_bottom_there_is_no_honor_to_lose() -> None:
    """BET-2: the alliance is broken all the same."""
    honor = ["turtle", "dragonfly", "lotus", "koi"]
    script = betray(honor=honor, alliances=[["koi", "lotus"]], map=BUSHI_EVERYWHERE)
    assert (script.honor(), script.view["alliances"]) == (honor, [])


def test_the_former_ally_need_not_be_a_target() -> None:
    """BET-7: two other players are."""
    script = betray(alliances=[["koi", "dragonfly"]], map=BUSHI_EVERYWHERE)
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    script.say("koi", "replace", clan_="turtle", figure="bushi", province="oshu", with_="bushi")
    script.asked("lotus", "mandate")
    assert script.at("kyoto", "dragonfly") == {"bushi": 1}


def test_the_former_ally_may_be_a_target() -> None:
    """BET-7: it is one of the other players."""
    script = betray(alliances=[["koi", "dragonfly"]], map=BUSHI_EVERYWHERE)
    script.say("koi", "replace", clan_="dragonfly", figure="bushi", province="kyoto", with_="bushi")
    assert script.view["map"]["kyoto"] == {"koi": {"bushi": 1}}


# -- whom ------------------------------------------------------------------------------------------


def test_up_to_two_figures_of_two_players() -> None:
    """BET-3: after the second nothing is asked."""
    script = betray(map=BUSHI_EVERYWHERE)
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    script.say("koi", "replace", clan_="dragonfly", figure="bushi", province="kyoto", with_="bushi")
    script.asked("lotus", "mandate")
    assert script.view["map"] == {
        "edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}},
        "oshu": {"turtle": {"bushi": 1}},
        "kyoto": {"koi": {"bushi": 1}},
    }


def test_one_figure_or_none_is_enough() -> None:
    """BET-3: the rest may be declined."""
    script = betray(map=BUSHI_EVERYWHERE)
    script.say("koi", "replace", clan_="turtle", figure="bushi", province="oshu", with_="bushi")
    script.done("koi").asked("lotus", "mandate")


def test_not_two_figures_of_the_same_player() -> None:
    """BET-3: the second must be another player's."""
    script = betray(map=BUSHI_EVERYWHERE)
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    script.refused("koi", "BET-3", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    assert {o["clan"] for o in script.options("koi") if o["kind"] == "replace"} == {"turtle", "dragonfly"}


def test_with_one_possible_victim_the_second_question_is_not_asked() -> None:
    """BET-3: only the Lotus have figures on the map."""
    script = betray(map={"edo": {"lotus": {"bushi": 2}}})
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    script.asked("lotus", "mandate")


def test_own_figures_are_not_replaced() -> None:
    """BET-3: of other players only."""
    script = betray(map=BUSHI_EVERYWHERE | {"nagato": {"koi": {"bushi": 1}}})
    script.refused("koi", "BET-3", "replace", clan_="koi", figure="bushi", province="nagato", with_="bushi")


def test_the_figure_must_be_there() -> None:
    """BET-3: a figure on the map, in that province."""
    script = betray(map=BUSHI_EVERYWHERE)
    script.refused("koi", "BET-3", "replace", clan_="lotus", figure="bushi", province="oshu", with_="bushi")


# -- with what -------------------------------------------------------------------------------------


def test_the_new_figure_is_of_the_same_type() -> None:
    """BET-3: Bushi for Bushi, Shinto for Shinto; neither a Daimyo nor a Monster for them."""
    script = betray(
        season="autumn",
        players=owners(koi="river-dragon"),
        map={"edo": {"lotus": {"bushi": 1}}, "oshu": {"turtle": {"shinto": 1}}},
    )
    pairs = [(o["figure"], o["with"]) for o in script.options("koi") if o["kind"] == "replace"]
    assert sorted(pairs) == [("bushi", "bushi"), ("shinto", "shinto")]
    for other in ("shinto", "daimyo", "river-dragon"):
        script.refused("koi", "BET-3", "replace", clan_="lotus", figure="bushi", province="edo", with_=other)


def test_the_new_figure_comes_from_reserve() -> None:
    """BET-3: with every Shinto on the map no Shinto is replaced, and nothing is asked."""
    board = {"nagato": {"koi": {"shinto": 3}}, "edo": {"lotus": {"shinto": 1}}}
    betray(map=board).asked("lotus", "mandate")
    script = betray(map=board | {"oshu": {"turtle": {"bushi": 1}}})
    script.refused("koi", "BET-3", "replace", clan_="lotus", figure="shinto", province="edo", with_="shinto")


def test_the_last_figure_in_reserve_is_used_once() -> None:
    """BET-3: with one Bushi left only one Bushi can be replaced."""
    script = betray(map=BUSHI_EVERYWHERE | {"nagato": {"koi": {"bushi": 5}}})
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    script.asked("lotus", "mandate")


def test_any_monster_replaces_any_monster() -> None:
    """BET-4: though their names differ."""
    script = betray(
        season="autumn",
        players=owners("river-dragon", "oni-of-souls"),
        map={"edo": {"lotus": {"oni-of-souls": 1}}},
    )
    script.say("koi", "replace", clan_="lotus", figure="oni-of-souls", province="edo", with_="river-dragon")
    assert script.view["map"] == {"edo": {"koi": {"river-dragon": 1}}}
    assert script.reserve("lotus", "oni-of-souls") == 1


def test_komainu_replaces_a_shinto_or_a_monster() -> None:
    """BET-4: it is of both types."""
    script = betray(
        season="summer",
        players=owners("komainu", "oni-of-souls"),
        map={"edo": {"lotus": {"oni-of-souls": 1, "bushi": 1}}, "oshu": {"turtle": {"shinto": 1}}},
    )
    pairs = {(o["figure"], o["with"]) for o in script.options("koi") if o["kind"] == "replace"}
    assert {figure for figure, other in pairs if other == "komainu"} == {"oni-of-souls", "shinto"}
    script.say("koi", "replace", clan_="turtle", figure="shinto", province="oshu", with_="komainu")
    assert script.view["map"]["oshu"] == {"koi": {"komainu": 1}}


def test_komainu_is_replaced_by_a_shinto_or_a_monster() -> None:
    """BET-4: on the map too it is of both types."""
    board = {"edo": {"lotus": {"komainu": 1}}}
    script = betray(season="autumn", players=owners("river-dragon", "komainu"), map=board)
    assert {o["with"] for o in script.options("koi") if o["kind"] == "replace"} == {"shinto", "river-dragon"}
    script.say("koi", "replace", clan_="lotus", figure="komainu", province="edo", with_="shinto")
    assert script.view["map"] == {"edo": {"koi": {"shinto": 1}}}


# -- who is safe -----------------------------------------------------------------------------------


def test_a_daimyo_cannot_be_replaced() -> None:
    """BET-5: not even by a Daimyo in reserve."""
    script = betray(map={"edo": {"lotus": {"daimyo": 1, "bushi": 1}}})
    for other in ("daimyo", "bushi"):
        script.refused("koi", "BET-5", "replace", clan_="lotus", figure="daimyo", province="edo", with_=other)


def test_yurei_cannot_be_replaced() -> None:
    """BET-5: it counts as a Daimyo."""
    script = betray(
        season="autumn",
        players=owners("river-dragon", "yurei"),
        map={"edo": {"lotus": {"yurei": 1, "bushi": 1}}},
    )
    script.refused(
        "koi", "BET-5", "replace", clan_="lotus", figure="yurei", province="edo", with_="river-dragon"
    )
    script.refused("koi", "BET-5", "replace", clan_="lotus", figure="yurei", province="edo", with_="daimyo")


def test_yurei_in_reserve_may_replace_a_monster() -> None:
    """BET-5: it is the replaced figure that must not count as a Daimyo."""
    board = {"edo": {"lotus": {"oni-of-souls": 1, "daimyo": 1}}}
    script = betray(season="summer", players=owners("yurei", "oni-of-souls"), map=board)
    script.say("koi", "replace", clan_="lotus", figure="oni-of-souls", province="edo", with_="yurei")
    assert script.view["map"] == {"edo": {"koi": {"yurei": 1}, "lotus": {"daimyo": 1}}}


def test_a_stronghold_cannot_be_replaced() -> None:
    """BET-5: nor is one put in place of a figure."""
    script = betray(map={"edo": {"lotus": {"stronghold": 1, "bushi": 1}}})
    script.refused(
        "koi", "BET-5", "replace", clan_="lotus", figure="stronghold", province="edo", with_="stronghold"
    )
    script.refused(
        "koi", "BET-3", "replace", clan_="lotus", figure="bushi", province="edo", with_="stronghold"
    )


def test_figures_in_shrines_cannot_be_replaced() -> None:
    """BET-5: they are not on the map."""
    kami = ("susanoo", "raijin", "hachiman", "fujin")
    shrines = [{"kami": kami[0], "lotus": {"shinto": 3}}, *({"kami": name} for name in kami[1:])]
    script = betray(shrines=shrines, map=BUSHI_EVERYWHERE)
    script.refused(
        "koi", "BET-5", "replace", clan_="lotus", figure="shinto", shrine="susanoo", with_="shinto"
    )
    assert all("shrine" not in option for option in script.options("koi"))


def test_a_kami_cannot_be_replaced() -> None:
    """BET-5: no matter who controls its figure."""
    kami = ("fujin", "raijin", "hachiman", "susanoo")
    script = betray(
        kami_unbound=True,
        shrines=[{"kami": kami[0], "lotus": {"shinto": 1}}, *({"kami": name} for name in kami[1:])],
        kami_figures={"fujin": "edo"},
        map=BUSHI_EVERYWHERE,
    )
    script.refused("koi", "BET-5", "replace", clan_="lotus", figure="fujin", province="edo", with_="bushi")


# -- neither killed nor summoned -------------------------------------------------------------------


def test_replaced_figures_go_home_alive() -> None:
    """BET-6: to their owners' reserves, and nothing is killed."""
    script = betray(map=BUSHI_EVERYWHERE)
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    assert (script.reserve("lotus", "bushi"), script.reserve("koi", "bushi")) == (5, 5)
    assert not script.events("killed")


def test_the_new_figure_is_not_summoned() -> None:
    """BET-6: a Shinto that replaces another cannot go to a shrine."""
    script = betray(map={"edo": {"lotus": {"shinto": 1}}, "oshu": {"turtle": {"bushi": 1}}})
    script.say("koi", "replace", clan_="lotus", figure="shinto", province="edo", with_="shinto")
    script.asked("koi", "betray")
    assert script.view["map"]["edo"] == {"koi": {"shinto": 1}}
    assert not script.events("summoned")
    [event] = script.events("replaced")
    assert (event["owner"], event["figure"], event["with"], event["at"]) == (
        "lotus",
        "shinto",
        "shinto",
        "edo",
    )

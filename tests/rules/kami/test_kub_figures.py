"""Kami Unbound: the figures of the kami come to the map, fight, and leave (KUB-1, KUB-2, KUB-5 to KUB-7)."""

from __future__ import annotations

import pytest

from hinode import Game
from tests.support.battles import battle, over, victor
from tests.support.kami_unbound import KAMI, TRIO, control, kami_turn, moves, unbound, where
from tests.support.script import Json, mandate, start

PROVINCES = ["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"]
FIVE: dict[str, Json] = {clan: {"coins": 5} for clan in TRIO}
NONE = (0, 0, 0, 0)

# -- beside the shrines ----------------------------------------------------------------------


def test_kami_start_beside_their_shrines() -> None:
    """KUB-1: off the map, and nobody's, as nobody is in the shrines."""
    shrines = ["raijin", "fujin", "susanoo", "ryujin"]
    view = Game.new(clans=["koi", "lotus", "bonsai"], shrines=shrines, kami_unbound=True, seed=1).view(None)
    assert view["kami_figures"] == {}
    assert view["kami_control"] == dict.fromkeys(shrines)


def test_without_the_option_there_are_no_kami_figures() -> None:
    """KUB-1: Kami Unbound is an option; a gift is then followed by nothing."""
    script = kami_turn(hachiman={"koi": 1}, kami_unbound=False)
    script.asked("koi", "mandate")
    assert (script.view["kami_figures"], script.view["kami_control"]) == ({}, {})


def test_a_kami_beside_its_shrine_has_no_force_anywhere() -> None:
    """KUB-1: its controller has nothing on the map, so the token of Edo goes to nobody."""
    script = start(phase="war", players=list(TRIO), war=["edo"], map={}, **unbound({}, fujin={"koi": 1}))
    assert [event["province"] for event in script.events("token_discarded")] == ["edo"]


# -- placing ---------------------------------------------------------------------------------


def test_right_after_the_gift_the_figure_may_be_placed() -> None:
    """KUB-2: a question of the kind place, its cause the kami, for every province of the map."""
    script = kami_turn(hachiman={"lotus": 1})
    script.asked("lotus", "place", "hachiman")
    assert script.ronin("lotus") == 2
    assert script.options("lotus") == [
        {"kind": "done"},
        *({"kind": "place", "figure": "hachiman", "province": province} for province in PROVINCES),
    ]


@pytest.mark.parametrize("kami", KAMI)
def test_every_kami_may_be_placed(kami: str) -> None:
    """KUB-2: after its shrine ability, even if that was declined."""
    script = kami_turn(None, **{kami: {"koi": 1}}, map={"oshu": {"koi": {"stronghold": 1}}})
    if script.decision("koi").kind != "place":
        script.say("koi", "done")
    script.asked("koi", "place", kami)
    script.say("koi", "place", figure=kami, province="shikoku").asked("koi", "mandate")
    assert (where(script, kami), control(script, kami)) == ("shikoku", "koi")
    [event] = script.events("kami_placed")
    assert (event["kami"], event["clan"], event["to"], event["cause"]) == (kami, "koi", "shikoku", "KUB-2")


def test_placing_may_be_declined() -> None:
    """KUB-2: the figure stays beside its shrine."""
    script = kami_turn(hachiman={"lotus": 1}).say("lotus", "done")
    script.asked("koi", "mandate")
    assert where(script, "hachiman") is None


def test_a_figure_is_placed_from_wherever_it_is() -> None:
    """KUB-2: from Hokkaido to Nagato, adjacent or not."""
    script = kami_turn({"hachiman": "hokkaido"}, hachiman={"lotus": 1})
    script.say("lotus", "place", figure="hachiman", province="nagato")
    assert where(script, "hachiman") == "nagato"


def test_a_figure_on_the_map_may_stay_there() -> None:
    """KUB-2: declining leaves it in its province."""
    script = kami_turn({"hachiman": "hokkaido"}, hachiman={"lotus": 1}).say("lotus", "done")
    assert where(script, "hachiman") == "hokkaido"


@pytest.mark.parametrize("figures", [{}, {"hachiman": "oshu"}])
def test_with_no_worshippers_it_is_left_as_it_is(figures: dict[str, str]) -> None:
    """KUB-2: nobody is asked, the figure stays on the map or beside the shrine."""
    script = kami_turn(figures, hachiman={})
    script.asked("koi", "mandate")
    assert script.view["kami_figures"] == figures


def test_only_the_clan_with_the_most_force_is_asked() -> None:
    """KUB-2: not the others in the shrine."""
    script = kami_turn(hachiman={"koi": 1, "lotus": 1, "turtle": 2}).say("turtle", "done")
    script.asked("koi", "mandate")


def test_gifts_can_be_made_while_a_kami_is_placed() -> None:
    """KUB-2, NEG-1: the question stays the same."""
    script = kami_turn(tsukuyomi={"lotus": 1}).gift("lotus", to="koi", coins=2)
    script.asked("lotus", "place", "tsukuyomi")
    assert script.coins("koi") == 2


def test_another_kami_cannot_be_placed() -> None:
    """KUB-2: only the figure of the shrine being resolved."""
    script = kami_turn({"fujin": "edo"}, hachiman={"koi": 1}, fujin={"koi": 1})
    script.refused("koi", "KUB-2", "place", figure="fujin", province="oshu")


def test_a_figure_is_placed_before_the_next_shrine() -> None:
    """KUB-2, KAM-1: Susanoo, placed first, holds what Fujin's shrine ability would move."""
    script = kami_turn(susanoo={"koi": 1}, fujin={"lotus": 1}, map={"kansai": {"lotus": {"bushi": 1}}})
    script.say("koi", "place", figure="susanoo", province="kansai")
    script.asked("lotus", "place", "fujin")


def test_placing_belongs_to_the_most_force_at_that_moment() -> None:
    """KUB-2: the Ninja after Raijin's shrine ability costs the Koi the tie, so the Lotus place Raijin."""
    script = kami_turn(
        raijin={"koi": 1, "lotus": 1},
        season_set="horseman",
        players={"koi": {"cards": ["path-of-the-ninja"]}, "lotus": {}, "turtle": {}},
    )
    script.say("koi", "summon", figure="bushi", province="edo")
    script.asked("koi", "kill", "path-of-the-ninja")
    script.say("koi", "kill", clan_="koi", figure="bushi", province="edo")
    assert script.honor() == ["lotus", "koi", "turtle"]
    script.asked("lotus", "place", "raijin")


def test_placing_is_not_a_summon() -> None:
    """KUB-2: nothing that follows a Summon comes of it."""
    players = {"koi": {"cards": ["path-of-the-warlord"]}, "lotus": {}, "turtle": {}}
    script = kami_turn(hachiman={"koi": 1}, season_set="teapot", players=players)
    script.say("koi", "place", figure="hachiman", province="edo").asked("koi", "mandate")
    assert script.coins("koi") == 0


def test_placing_is_not_a_move() -> None:
    """KUB-2: no toll on shipping routes, and Susanoo does not hold it."""
    players = {"koi": {"coins": 1}, "lotus": {"cards": ["path-of-the-serpent"]}, "turtle": {}}
    figures = {"hachiman": "oshu", "susanoo": "oshu"}
    script = kami_turn(figures, hachiman={"koi": 1}, players=players)
    script.say("koi", "place", figure="hachiman", province="hokkaido").asked("koi", "mandate")
    assert (where(script, "hachiman"), script.coins("koi")) == ("hokkaido", 1)


# -- never captured, replaced, targeted, killed ----------------------------------------------


def test_a_kami_cannot_be_captured() -> None:
    """KUB-5: with nothing else of the Koi's there the winner of the hostage is asked nothing."""
    players = {**FIVE, "koi": {"coins": 5, "vp": 3}}
    position = unbound({"hachiman": "nagato"}, hachiman={"koi": 1})
    script = battle({"lotus": {"bushi": 1}}, players, **position)
    over(script.bids(koi=NONE, lotus=(0, 1, 0, 0)))
    assert (script.vp("koi"), script.player("lotus")["hostages"]) == (3, [])


def test_a_kami_is_not_among_the_captives() -> None:
    """KUB-5, BAT-8: the Bushi beside it is."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    script = battle(here, FIVE, **unbound({"fujin": "nagato"}, fujin={"koi": 1}))
    script.bids(koi=NONE, lotus=(0, 1, 0, 0)).asked("lotus", "hostage")
    assert script.options("lotus") == [
        {"kind": "done"},
        {"kind": "capture", "clan": "koi", "figure": "bushi"},
    ]
    script.refused("lotus", "BAT-8", "capture", clan_="koi", figure="fujin")


def test_a_kami_cannot_be_replaced() -> None:
    """KUB-5, BET-5: Betray finds only the Bushi."""
    position = unbound({"fujin": "edo"}, fujin={"lotus": 1})
    script = mandate("betray", "koi", players=list(TRIO), map={"edo": {"lotus": {"bushi": 1}}}, **position)
    offered = {option.get("figure") for option in script.options("koi")}
    assert offered == {None, "bushi"}
    script.refused(*("koi", "BET-5", "replace"), clan_="lotus", figure="fujin", province="edo", with_="bushi")


def test_a_kami_of_the_losers_is_not_killed() -> None:
    """KUB-5: it stays in the province and does not count for Imperial Poets."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 3}}
    script = battle(here, FIVE, **unbound({"hachiman": "nagato"}, hachiman={"koi": 1}))
    over(script.bids(koi=NONE, lotus=(0, 0, 0, 1)).say("lotus", "yes"))
    assert (victor(script), script.vp("lotus")) == ("lotus", 1)
    assert (where(script, "hachiman"), control(script, "hachiman")) == ("nagato", "koi")


def test_seppuku_does_not_kill_a_kami() -> None:
    """KUB-5, BAT-7: one VP for the Bushi alone, and the kami still fights."""
    here = {"koi": {"bushi": 1}, "turtle": {"bushi": 2}}
    position = unbound({"hachiman": "nagato"}, hachiman={"turtle": 1})
    script = battle(here, FIVE, **position).bids(koi=NONE, turtle=(1, 0, 0, 0)).say("turtle", "yes")
    assert script.vp("turtle") == 2
    assert (where(script, "hachiman"), victor(script)) == ("nagato", "turtle")


def test_a_kami_alone_is_nobody_to_commit_seppuku() -> None:
    """KUB-5, RUL-7: the Koi have only the kami there, and are not asked."""
    position = unbound({"hachiman": "nagato"}, hachiman={"koi": 1})
    script = battle({"lotus": {"bushi": 2}}, FIVE, **position)
    over(script.bids(koi=(1, 0, 0, 0), lotus=NONE))
    assert script.vp("koi") == 0


def test_a_kami_cannot_be_targeted_by_the_ninja() -> None:
    """KUB-5: the only Bushi on the map is the Koi's own."""
    script = mandate(
        "recruit",
        "koi",
        season_set="horseman",
        players={"koi": {"cards": ["path-of-the-ninja"]}, "lotus": {}, "turtle": {}},
        map={"edo": {"koi": {"stronghold": 1}}},
        **unbound({"fujin": "edo"}, fujin={"lotus": 1}),
    )
    script.say("koi", "summon", figure="bushi", province="edo").say("koi", "done")
    assert script.options("koi") == [
        {"kind": "done"},
        {"kind": "kill", "clan": "koi", "figure": "bushi", "province": "edo"},
    ]


def test_the_oni_of_hate_finds_no_kami_to_kill() -> None:
    """KUB-5: it enters a province where the Koi have only a kami, and nothing is asked."""
    script = mandate(
        "marshal",
        "turtle",
        players={"koi": {}, "lotus": {}, "turtle": {"cards": ["oni-of-hate"]}},
        map={"edo": {"turtle": {"oni-of-hate": 1}}},
        **unbound({"hachiman": "kyoto"}, hachiman={"koi": 1}),
    )
    script.done("koi").say("turtle", "move", figure="oni-of-hate", from_="edo", to="kyoto")
    assert where(script, "hachiman") == "kyoto"
    assert script.events("killed") == []


def test_a_kami_is_in_nobodys_reserve() -> None:
    """KUB-5: it never is a clan's piece, so it cannot be summoned or recruited."""
    script = mandate(
        *("recruit", "koi"),
        players=list(TRIO),
        map={"edo": {"koi": {"stronghold": 1}}},
        **unbound({}, fujin={"koi": 1}),
    )
    offered = {option.get("figure") for option in script.options("koi")}
    assert offered == {None, "bushi", "shinto", "daimyo"}


# -- powers without a controller, and the end of the season ----------------------------------


def test_a_power_works_although_nobody_controls_the_kami() -> None:
    """KUB-6: Susanoo's shrine is empty, and yet nothing leaves his province."""
    position = unbound({"susanoo": "edo"})
    script = mandate("marshal", "turtle", players=list(TRIO), map={"edo": {"koi": {"bushi": 1}}}, **position)
    script.asked("koi", "mandate")


def test_a_power_works_for_everybody() -> None:
    """KUB-6: the Lotus hire with Hachiman, whom the Koi control, at double force."""
    players = {**FIVE, "lotus": {"coins": 5, "ronin": 1}}
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    script = battle(here, players, **unbound({"hachiman": "nagato"}, hachiman={"koi": 1}))
    script.bids(koi=NONE, lotus=(0, 0, 1, 0)).say("lotus", "yes")
    assert (victor(script), script.events("battle_won")[-1]["force"]) == ("lotus", 3)


def test_a_power_holds_against_the_controller_too() -> None:
    """KUB-6: the Koi control Susanoo; their own Bushi beside him stays. Only the kami may leave."""
    position = unbound({"susanoo": "edo"}, susanoo={"koi": 1})
    script = mandate("marshal", "turtle", players=list(TRIO), map={"edo": {"koi": {"bushi": 1}}}, **position)
    assert moves(script, "koi", "bushi") == []
    assert moves(script, "koi", "susanoo") == [("edo", "oshu"), ("edo", "kyoto")]


def test_in_cleanup_all_kami_leave_the_map() -> None:
    """KUB-7, KUB-1: in Summer they stand beside their shrines, which are empty."""
    figures = {"fujin": "edo", "raijin": "oshu"}
    position = unbound(figures, fujin={"koi": 1}, raijin={"lotus": 1})
    script = start(phase="war", players=list(TRIO), war=["hokkaido"], **position)
    assert script.view["season"] == "summer"
    assert script.view["kami_figures"] == {}
    assert set(script.view["kami_control"].values()) == {None}
    left = [(event["kami"], event["from"]) for event in script.events("kami_left")]
    assert left == [("fujin", "edo"), ("raijin", "oshu")]

"""Kami Unbound: who controls a kami, and what its controller does with it (KUB-3, KUB-4)."""

from __future__ import annotations

import pytest

from tests.support.battles import battle, over, victor
from tests.support.kami_unbound import QUINTET, TRIO, control, kami_turn, moves, unbound, where
from tests.support.script import Json, mandate, start

FIVE: dict[str, Json] = {clan: {"coins": 5} for clan in TRIO}
NONE = (0, 0, 0, 0)


def owning(clan: str, *cards: str) -> dict[str, Json]:
    """Three players; one owns cards."""
    return {other: {"cards": list(cards)} if other == clan else {} for other in TRIO}


# -- control follows the shrine --------------------------------------------------------------


@pytest.mark.parametrize(
    ("worship", "honor", "controller"),
    [
        ({"koi": 1, "lotus": 2}, ["koi", "lotus", "turtle"], "lotus"),
        ({"koi": 1, "lotus": 1}, ["koi", "lotus", "turtle"], "koi"),
        ({"koi": 1, "lotus": 1}, ["turtle", "lotus", "koi"], "lotus"),
        ({}, ["koi", "lotus", "turtle"], None),
    ],
)
def test_control_belongs_to_the_most_force_in_the_shrine(
    worship: dict[str, int], honor: list[str], controller: str | None
) -> None:
    """KUB-3: ties by honor; with nobody in the shrine nobody controls the kami."""
    script = start(players=list(TRIO), honor=honor, **unbound({"fujin": "edo"}, fujin=worship))
    assert control(script, "fujin") == controller
    assert script.view["kami_figures"] == {"fujin": "edo"}


def test_a_komainu_counts_for_control() -> None:
    """KUB-3: it worships like a Shinto."""
    shrines: list[Json] = [{"kami": kami} for kami in ("fujin", "raijin", "ryujin", "susanoo")]
    shrines[0] |= {"koi": {"shinto": 1}, "turtle": {"shinto": 1, "komainu": 1}}
    script = start(players=owning("turtle", "komainu"), shrines=shrines, kami_unbound=True)
    assert control(script, "fujin") == "turtle"


def test_control_changes_when_a_shinto_is_summoned() -> None:
    """KUB-3: at once, during the Recruit."""
    script = mandate(
        *("recruit", "lotus"),
        players=list(TRIO),
        map={"nagato": {"lotus": {"stronghold": 1}}},
        **unbound({"fujin": "edo"}, fujin={"turtle": 1}),
    )
    script.say("lotus", "summon", figure="shinto", province="nagato", shrine="fujin")
    script.asked("lotus", "recruit")
    assert control(script, "fujin") == "lotus"


def test_control_changes_when_a_shinto_is_placed_by_the_light() -> None:
    """KUB-3, CAR-path-of-the-light: the tie in the shrine goes to the Koi."""
    position = unbound({"fujin": "edo"}, fujin={"lotus": 1})
    script = mandate("recruit", "turtle", players=owning("koi", "path-of-the-light"), **position)
    script.say("koi", "place", figure="shinto", shrine="fujin")
    assert control(script, "fujin") == "koi"


def test_control_changes_when_a_shinto_is_shifted() -> None:
    """KUB-3, CAR-path-of-the-kannushi: of both shrines; and the kami won can be moved at once."""
    script = mandate(
        *("marshal", "turtle"),
        season_set="mountain",
        players=owning("koi", "path-of-the-kannushi"),
        **unbound({"fujin": "edo", "raijin": "oshu"}, fujin={"koi": 1, "lotus": 1}, raijin={"lotus": 1}),
    )
    assert moves(script, "koi", "raijin") == []
    script.say("koi", "shift", figure="shinto", from_="fujin", to="raijin")
    assert (control(script, "fujin"), control(script, "raijin")) == ("lotus", "koi")
    assert moves(script, "koi", "fujin") == []
    script.say("koi", "move", figure="raijin", from_="oshu", to="edo")
    assert where(script, "raijin") == "edo"


def test_control_changes_when_a_worshipper_is_replaced() -> None:
    """KUB-3, CAR-path-of-the-unrighteous: the Turtle's Shinto takes the Lotus's place."""
    script = mandate(
        *("betray", "turtle"),
        season_set="teapot",
        players=owning("turtle", "path-of-the-unrighteous"),
        **unbound({"fujin": "edo"}, fujin={"lotus": 1}),
    )
    script.say("turtle", "replace", clan_="lotus", figure="shinto", shrine="fujin", with_="shinto")
    assert control(script, "fujin") == "turtle"


def test_control_changes_with_honor_lost_by_betray() -> None:
    """KUB-3, BET-2: the Koi lose a tie in the shrine to the Lotus."""
    script = mandate(
        *("betray", "koi"),
        players=list(TRIO),
        alliances=[["koi", "turtle"]],
        map={"edo": {"turtle": {"bushi": 1}}},
        **unbound({"fujin": "edo"}, fujin={"koi": 1, "lotus": 1}),
    )
    script.asked("koi", "betray")
    assert control(script, "fujin") == "lotus"


def test_control_changes_with_amaterasus_shrine_ability() -> None:
    """KUB-3, KAM-3: rising to the top wins the tie in Fujin's shrine, before its turn comes."""
    script = kami_turn({"fujin": "edo"}, amaterasu={"turtle": 1}, fujin={"koi": 1, "turtle": 1})
    assert control(script, "fujin") == "koi"
    script.say("turtle", "yes").asked("turtle", "place", "amaterasu")
    assert control(script, "fujin") == "turtle"


def test_control_changes_within_a_battle() -> None:
    """KUB-3, HON-6: the Lotus's Seppuku lifts them over the Koi, and Hachiman fights on their side."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    position = unbound({"hachiman": "nagato"}, hachiman={"koi": 1, "lotus": 1})
    script = battle(here, FIVE, **position)
    assert control(script, "hachiman") == "koi"
    script.bids(koi=NONE, lotus=(1, 0, 0, 0)).say("lotus", "yes")
    assert (control(script, "hachiman"), victor(script)) == ("lotus", "lotus")
    assert script.events("battle_won")[-1]["force"] == 1


def test_without_seppuku_control_and_battle_stay() -> None:
    """KUB-3: the same battle, the advantage declined: Koi 2, Lotus 1."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    position = unbound({"hachiman": "nagato"}, hachiman={"koi": 1, "lotus": 1})
    script = battle(here, FIVE, **position).bids(koi=NONE, lotus=(1, 0, 0, 0)).say("lotus", "no")
    assert (victor(script), script.events("battle_won")[-1]["force"]) == ("koi", 2)


def test_who_loses_control_stays_in_the_battle() -> None:
    """KUB-3, BAT-6: the Koi came with the kami alone; without it they still take part and can win."""
    position = unbound({"hachiman": "nagato"}, hachiman={"koi": 1, "lotus": 1})
    players = {**FIVE, "koi": {"coins": 8}}
    script = battle({"lotus": {"bushi": 1}}, players, **position)
    script.bids(koi=(0, 0, 1, 0), lotus=(1, 0, 0, 0)).say("lotus", "yes")
    assert control(script, "hachiman") == "lotus"
    over(script.say("koi", "yes"))
    assert victor(script) == "koi"


# -- force for the controller ----------------------------------------------------------------


def test_a_kami_has_one_force_in_harvest() -> None:
    """KUB-4: alone in Kyoto it brings its controller the reward."""
    position = unbound({"hachiman": "kyoto"}, hachiman={"koi": 1})
    assert mandate("harvest", "koi", players=list(TRIO), **position).vp("koi") == 4


def test_a_kami_breaks_even_in_harvest() -> None:
    """KUB-4: 1 and 1 is a tie with 2, for the one higher in honor."""
    script = mandate(
        *("harvest", "lotus"),
        players=list(TRIO),
        alliances=[["koi", "lotus"]],
        map={"kyoto": {"lotus": {"bushi": 2}, "koi": {"bushi": 1}}},
        **unbound({"hachiman": "kyoto"}, hachiman={"koi": 1}),
    )
    assert (script.vp("koi"), script.vp("lotus")) == (4, 0)


def test_an_uncontrolled_kami_is_nobodys_force() -> None:
    """KUB-3, KUB-4: the token of its province is discarded."""
    position = unbound({"hachiman": "edo"})
    script = start(phase="war", players=list(TRIO), war=["edo"], map={}, **position)
    assert len(script.events("token_discarded")) == 1


def test_a_kami_alone_takes_a_token() -> None:
    """KUB-4, WAR-4: it is all the force in the province."""
    position = unbound({"hachiman": "edo"}, hachiman={"turtle": 1})
    script = start(phase="war", players=list(TRIO), war=["edo"], map={}, **position)
    assert script.player("turtle")["tokens"] == [["spring", "edo"]]


def test_a_kami_alone_brings_its_controller_into_a_battle() -> None:
    """KUB-4, WAR-6: the Koi have no figure of their own there, and bid."""
    script = battle({"lotus": {"bushi": 1}}, FIVE, **unbound({"hachiman": "nagato"}, hachiman={"koi": 1}))
    script.all_asked("bid", "koi", "lotus")
    over(script.bids(koi=NONE, lotus=NONE))
    assert victor(script) == "koi"


def test_several_kami_add_up() -> None:
    """KUB-4: two for their controller, against a Bushi."""
    figures = {"hachiman": "nagato", "fujin": "nagato"}
    position = unbound(figures, hachiman={"turtle": 1}, fujin={"turtle": 1})
    script = battle({"koi": {"bushi": 1}}, FIVE, **position).bids(koi=NONE, turtle=NONE)
    assert (victor(script), script.events("battle_won")[-1]["force"]) == ("turtle", 2)


def test_two_kami_of_two_controllers_meet_in_battle() -> None:
    """KUB-4: no other figure is there; nobody dies."""
    figures = {"hachiman": "nagato", "fujin": "nagato"}
    position = unbound(figures, hachiman={"turtle": 1}, fujin={"koi": 1})
    script = over(battle({}, FIVE, **position).bids(koi=NONE, turtle=NONE))
    assert (victor(script), script.events("killed")) == ("koi", [])
    assert script.view["kami_figures"] == figures


def test_a_kami_is_not_a_bushi() -> None:
    """KUB-4: an upgrade of some figures only, the Katana, is none of all figures."""
    players: dict[str, Json] = {**FIVE, "koi": {"coins": 5, "cards": ["way-of-the-katana"]}}
    position = unbound({"hachiman": "nagato"}, hachiman={"koi": 1})
    script = battle({"lotus": {"bushi": 2}}, players, **position).bids(koi=NONE, lotus=NONE)
    assert victor(script) == "lotus"


# -- moving ----------------------------------------------------------------------------------


def test_the_controller_moves_a_kami_like_a_figure() -> None:
    """KUB-4, MAR-1: in a Marshal, to an adjacent province."""
    position = unbound({"hachiman": "nagato"}, hachiman={"lotus": 1})
    script = mandate("marshal", "turtle", players=list(TRIO), **position)
    assert moves(script, "lotus", "hachiman") == [("nagato", "kansai")]
    script.say("lotus", "move", figure="hachiman", from_="nagato", to="kansai")
    assert where(script, "hachiman") == "kansai"
    [event] = script.events("kami_moved")
    assert (event["clan"], event["cause"]) == ("lotus", "marshal")
    assert (event["from"], event["to"]) == ("nagato", "kansai")


def test_nobody_else_moves_a_kami() -> None:
    """KUB-4: the Koi, first to marshal, do not control it."""
    position = unbound({"hachiman": "edo"}, hachiman={"lotus": 1})
    script = mandate("marshal", "turtle", players=list(TRIO), map={"edo": {"koi": {"bushi": 1}}}, **position)
    assert moves(script, "koi", "hachiman") == []
    script.refused("koi", "KUB-4", "move", figure="hachiman", from_="edo", to="oshu")


def test_an_uncontrolled_kami_is_not_moved() -> None:
    """KUB-3, KUB-4: nobody has anything to marshal."""
    mandate("marshal", "turtle", players=list(TRIO), **unbound({"hachiman": "edo"})).asked("koi", "mandate")


def test_a_kami_moves_once_in_a_marshal() -> None:
    """KUB-4, MAR-2: like any figure."""
    script = mandate(
        *("marshal", "turtle"),
        players=list(TRIO),
        map={"edo": {"koi": {"bushi": 1}}},
        **unbound({"hachiman": "nagato"}, hachiman={"koi": 1}),
    )
    script.say("koi", "move", figure="hachiman", from_="nagato", to="kansai")
    assert moves(script, "koi", "hachiman") == []
    script.refused("koi", "KUB-4", "move", figure="hachiman", from_="kansai", to="kyoto")


def test_a_kami_moves_once_in_a_marshal_even_if_its_controller_changes() -> None:
    """KUB-4: the Koi move it and leave its shrine; the Lotus control it, but it has moved."""
    script = mandate(
        *("marshal", "turtle"),
        season_set="mountain",
        players=owning("koi", "path-of-the-kannushi"),
        map={"edo": {"lotus": {"bushi": 1}}},
        **unbound({"hachiman": "nagato"}, hachiman={"koi": 1, "lotus": 1}, fujin={}),
    )
    script.say("koi", "move", figure="hachiman", from_="nagato", to="kansai")
    script.say("koi", "shift", figure="shinto", from_="hachiman", to="fujin")
    script.asked("lotus", "marshal")
    assert control(script, "hachiman") == "lotus"
    assert moves(script, "lotus", "hachiman") == []


def test_a_kami_not_yet_moved_may_be_by_its_new_controller() -> None:
    """KUB-4: the same, but the Koi did not move it."""
    script = mandate(
        *("marshal", "turtle"),
        season_set="mountain",
        players=owning("koi", "path-of-the-kannushi"),
        **unbound({"hachiman": "nagato"}, hachiman={"koi": 1, "lotus": 1}, fujin={}),
    )
    script.say("koi", "shift", figure="shinto", from_="hachiman", to="fujin")
    assert moves(script, "lotus", "hachiman") == [("nagato", "kansai")]


def test_a_kami_moves_again_in_the_next_marshal() -> None:
    """KUB-4: once per Marshal, not per season."""
    political = {"turn": 1, "current": "turtle", "hand": ["marshal", "marshal", "train", "harvest"]}
    position = unbound({"hachiman": "nagato"}, hachiman={"koi": 1})
    script = start(phase="political", political=political, players=list(TRIO), **position)
    script.say("turtle", "mandate", tile="marshal")
    script.say("koi", "move", figure="hachiman", from_="nagato", to="kansai")
    script.say("koi", "mandate", tile="marshal")
    script.say("koi", "move", figure="hachiman", from_="kansai", to="kyoto")
    assert where(script, "hachiman") == "kyoto"


def test_fujins_shrine_ability_moves_a_kami() -> None:
    """KUB-4, RUL-17: one that the clan controls."""
    script = kami_turn({"hachiman": "nagato"}, fujin={"koi": 1}, hachiman={"koi": 1})
    script.asked("koi", "fujin")
    script.say("koi", "move", figure="hachiman", from_="nagato", to="kansai").asked("koi", "fujin")
    assert (where(script, "hachiman"), script.events("kami_moved")[0]["cause"]) == ("kansai", "fujin")


def test_fujins_shrine_ability_moves_a_kami_twice() -> None:
    """RUL-17, KAM-4: also Fujin himself."""
    script = kami_turn({"fujin": "nagato"}, fujin={"koi": 1})
    script.say("koi", "move", figure="fujin", from_="nagato", to="kansai")
    script.say("koi", "move", figure="fujin", from_="kansai", to="kyoto")
    script.asked("koi", "place", "fujin")
    assert where(script, "fujin") == "kyoto"


def test_fujins_shrine_ability_moves_no_kami_of_others() -> None:
    """RUL-17: the Lotus control it, and the Koi have nothing else to move."""
    script = kami_turn({"hachiman": "nagato"}, fujin={"koi": 1}, hachiman={"lotus": 1})
    script.asked("koi", "place", "fujin")


def test_a_kami_flies_with_the_dragonfly() -> None:
    """KUB-4, CLA-DRAGONFLY-2: it has the ability of its controller's figures, and no route is used."""
    players: dict[str, Json] = {clan: {} for clan in QUINTET}
    players["koi"]["cards"] = ["path-of-the-serpent"]
    script = mandate(
        *("marshal", "turtle"),
        players=players,
        **unbound({"hachiman": "nagato"}, hachiman={"dragonfly": 1}),
    )
    assert len(moves(script, "dragonfly", "hachiman")) == 7
    script.say("dragonfly", "move", figure="hachiman", from_="nagato", to="kyushu").asked(
        "dragonfly", "mandate"
    )
    assert where(script, "hachiman") == "kyushu"


def test_a_kami_pays_the_toll_of_a_shipping_route() -> None:
    """KUB-4, RUL-14: moved like a figure, by the Koi, with a Coin."""
    players: dict[str, Json] = {
        "koi": {"coins": 1},
        "lotus": {"cards": ["path-of-the-serpent"]},
        "turtle": {},
    }
    position = unbound({"hachiman": "kansai"}, hachiman={"koi": 1})
    script = mandate("marshal", "turtle", players=players, **position)
    script.say("koi", "move", figure="hachiman", from_="kansai", to="shikoku")
    script.asked("lotus", "offer", "path-of-the-serpent")
    script.say("lotus", "yes")
    assert (where(script, "hachiman"), script.coins("koi"), script.coins("lotus")) == ("shikoku", 0, 1)


def test_a_poor_controller_cannot_pay_for_a_kami() -> None:
    """KUB-4, RUL-14: the kami stays, has not moved, and may take another way."""
    players: dict[str, Json] = {"koi": {}, "lotus": {"cards": ["path-of-the-serpent"]}, "turtle": {}}
    position = unbound({"hachiman": "kansai"}, hachiman={"koi": 1})
    script = mandate("marshal", "turtle", players=players, **position)
    script.say("koi", "move", figure="hachiman", from_="kansai", to="shikoku").say("lotus", "yes")
    assert where(script, "hachiman") == "kansai"
    script.say("koi", "move", figure="hachiman", from_="kansai", to="kyoto")
    assert where(script, "hachiman") == "kyoto"

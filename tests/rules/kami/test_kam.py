"""Kami turns: the shrines and their abilities (KAM)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.script import Json, Script, start

KAMI = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")
PROVINCES = ["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"]


def shrine(kami: str, **shinto: int) -> Json:
    """A shrine with this many Shinto of each clan."""
    return {"kami": kami, **{clan: {"shinto": count} for clan, count in shinto.items()}}


def kami_turn(*shrines: Json, **position: Any) -> Script:
    """The kami turn after the Turtle's third mandate; empty shrines fill up the row on the right."""
    used = [entry["kami"] for entry in shrines]
    row = [*shrines, *({"kami": kami} for kami in KAMI if kami not in used)][:4]
    political = {"turn": 3, "current": "turtle"}
    defaults = {"players": ["koi", "lotus", "turtle"], "political": political, "shrines": row}
    return start(phase="kami", **{**defaults, **position})


def gifts(script: Script) -> list[tuple[str, str]]:
    return [(event["kami"], event["clan"]) for event in script.events("gift_won")]


# -- the order of the shrines, and who wins them ---------------------------------------------------


def test_shrines_are_resolved_left_to_right() -> None:
    """KAM-1: as they lie, not by name."""
    row = [shrine("tsukuyomi", koi=1), shrine("hachiman", lotus=1), shrine("susanoo", turtle=1)]
    script = kami_turn(*row, shrine("amaterasu", koi=1))
    assert gifts(script) == [
        *(("tsukuyomi", "koi"), ("hachiman", "lotus"), ("susanoo", "turtle"), ("amaterasu", "koi"))
    ]
    script.asked("koi", "mandate")


def test_a_shrine_is_resolved_completely_before_the_next() -> None:
    """KAM-1: Hachiman gives nothing while Fujin's two Moves are being made."""
    script = kami_turn(shrine("fujin", koi=1), shrine("hachiman", koi=1), map={"edo": {"koi": {"bushi": 1}}})
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto").asked("koi", "fujin")
    assert script.ronin("koi") == 0
    script.done("koi").asked("koi", "mandate")
    assert script.ronin("koi") == 2


def test_an_empty_shrine_is_skipped() -> None:
    """KAM-1: between two that have figures."""
    script = kami_turn(shrine("hachiman", koi=1), shrine("tsukuyomi"), shrine("susanoo", lotus=1))
    assert gifts(script) == [("hachiman", "koi"), ("susanoo", "lotus")]


def test_with_no_figures_in_any_shrine_nothing_happens() -> None:
    """KAM-1: the next mandate turn follows at once."""
    script = kami_turn()
    assert not gifts(script)
    script.asked("koi", "mandate")


def test_the_most_force_wins_the_gift() -> None:
    """KAM-2: regardless of honor; the others get nothing."""
    script = kami_turn(shrine("tsukuyomi", koi=1, lotus=1, turtle=2))
    assert [script.coins(clan) for clan in ("koi", "lotus", "turtle")] == [0, 0, 2]


def test_komainu_worships_with_force_one() -> None:
    """KAM-2: it adds to the Shinto of its clan."""
    players: Json = {"koi": {}, "lotus": {}, "turtle": {"cards": ["komainu"]}}
    row = {"kami": "tsukuyomi", "koi": {"shinto": 1}, "turtle": {"shinto": 1, "komainu": 1}}
    assert gifts(kami_turn(row, players=players)) == [("tsukuyomi", "turtle")]


@pytest.mark.parametrize("first", ["koi", "lotus", "turtle"])
def test_a_tie_in_a_shrine_goes_to_the_highest_honor(first: str) -> None:
    """KAM-2: of the three tied."""
    others = [clan for clan in ("turtle", "lotus", "koi") if clan != first]
    script = kami_turn(shrine("tsukuyomi", koi=1, lotus=1, turtle=1), honor=[first, *others])
    assert gifts(script) == [("tsukuyomi", first)]


# -- Amaterasu -------------------------------------------------------------------------------------


def test_amaterasu_lifts_to_the_top_of_the_honor_track() -> None:
    """KAM-3: all between move down one."""
    players = ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
    script = kami_turn(shrine("amaterasu", dragonfly=1), players=players)
    script.asked("dragonfly", "offer", "amaterasu")
    script.say("dragonfly", "yes").asked("dragonfly", "mandate")
    assert script.honor() == ["dragonfly", "koi", "lotus", "turtle", "bonsai"]


def test_amaterasus_shrine_ability_may_be_declined() -> None:
    """KAM-3: the track stays as it is."""
    script = kami_turn(shrine("amaterasu", turtle=1)).say("turtle", "no")
    assert script.honor() == ["koi", "lotus", "turtle"]


def test_amaterasu_asks_nothing_of_the_highest_clan() -> None:
    """KAM-3: it is on top already."""
    script = kami_turn(shrine("amaterasu", koi=1))
    script.asked("koi", "mandate")
    assert script.honor() == ["koi", "lotus", "turtle"]


@pytest.mark.parametrize(("answer", "winner"), [("yes", "turtle"), ("no", "koi")])
def test_amaterasu_counts_for_the_next_shrine(answer: str, winner: str) -> None:
    """KAM-3: the tie there is read with the new honor."""
    script = kami_turn(shrine("amaterasu", turtle=1), shrine("hachiman", koi=1, turtle=1))
    script.say("turtle", answer)
    assert gifts(script)[-1] == ("hachiman", winner)
    assert script.ronin(winner) == 2


def test_amaterasu_does_not_count_for_a_shrine_on_her_left() -> None:
    """KAM-3: that one has been resolved."""
    script = kami_turn(shrine("hachiman", koi=1, turtle=1), shrine("amaterasu", turtle=1))
    script.say("turtle", "yes")
    assert (script.ronin("koi"), script.ronin("turtle")) == (2, 0)


# -- Fujin -----------------------------------------------------------------------------------------


def test_fujin_moves_two_figures() -> None:
    """KAM-4: then nothing more is asked."""
    board = {"edo": {"koi": {"bushi": 1}}, "nagato": {"koi": {"daimyo": 1}}}
    script = kami_turn(shrine("fujin", koi=1), map=board)
    script.asked("koi", "fujin", "fujin")
    script.say("koi", "move", figure="bushi", from_="edo", to="oshu")
    script.say("koi", "move", figure="daimyo", from_="nagato", to="kansai")
    script.asked("koi", "mandate")
    assert script.view["map"] == {"oshu": {"koi": {"bushi": 1}}, "kansai": {"koi": {"daimyo": 1}}}


def test_fujin_moves_one_figure_twice() -> None:
    """KAM-4: unlike a Marshal."""
    script = kami_turn(shrine("fujin", koi=1), map={"edo": {"koi": {"bushi": 1}}})
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    script.say("koi", "move", figure="bushi", from_="kyoto", to="kansai")
    script.asked("koi", "mandate")
    assert script.view["map"] == {"kansai": {"koi": {"bushi": 1}}}


def test_fujins_moves_may_be_declined() -> None:
    """KAM-4: none, or only the second."""
    board = {"edo": {"koi": {"bushi": 1}}}
    kami_turn(shrine("fujin", koi=1), map=board).done("koi").asked("koi", "mandate")
    script = kami_turn(shrine("fujin", koi=1), map=board)
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto").done("koi")
    script.asked("koi", "mandate")


def test_fujins_moves_go_to_adjacent_provinces() -> None:
    """KAM-4: a Move is a Move (MAR-1), and nothing is built."""
    script = kami_turn(shrine("fujin", koi=1), map={"edo": {"koi": {"bushi": 1}}})
    script.refused("koi", "MAR-1", "move", figure="bushi", from_="edo", to="kansai")
    assert {option["kind"] for option in script.options("koi")} == {"move", "done"}


def test_fujin_moves_only_figures_on_the_map() -> None:
    """KAM-4: with all figures in shrines nothing is asked."""
    kami_turn(shrine("fujin", koi=3), map={"edo": {"koi": {"stronghold": 1}}}).asked("koi", "mandate")


# -- Raijin ----------------------------------------------------------------------------------------


def test_raijin_summons_a_bushi_in_any_province() -> None:
    """KAM-5: with or without a Stronghold there."""
    script = kami_turn(shrine("raijin", koi=1))
    script.asked("koi", "summon", "raijin")
    summons = [option for option in script.options("koi") if option != {"kind": "done"}]
    assert sorted(option["province"] for option in summons) == sorted(PROVINCES)
    assert {option["figure"] for option in summons} == {"bushi"}
    script.say("koi", "summon", figure="bushi", province="kyushu").asked("koi", "mandate")
    assert script.view["map"] == {"kyushu": {"koi": {"bushi": 1}}}
    [event] = script.events("summoned")
    assert event["cause"] == "raijin"


def test_raijin_summons_bushi_only() -> None:
    """KAM-5: no Shinto and no Daimyo, and no Bushi to a shrine."""
    script = kami_turn(shrine("raijin", koi=1), map={"edo": {"koi": {"stronghold": 1}}})
    for figure in ("shinto", "daimyo"):
        script.refused("koi", "KAM-5", "summon", figure=figure, province="edo")
    script.refused("koi", "REC-5", "summon", figure="bushi", province="edo", shrine="raijin")


def test_raijins_shrine_ability_may_be_declined() -> None:
    """KAM-5: the Bushi stays in reserve."""
    script = kami_turn(shrine("raijin", koi=1)).done("koi")
    assert script.reserve("koi", "bushi") == 6


def test_raijin_asks_nothing_without_a_bushi_in_reserve() -> None:
    """KAM-5: from reserve only."""
    script = kami_turn(shrine("raijin", koi=1), map={"edo": {"koi": {"bushi": 6}}})
    script.asked("koi", "mandate")


# -- Ryujin ----------------------------------------------------------------------------------------


def test_ryujin_sells_one_card_at_full_cost() -> None:
    """KAM-6: no discount, also for the player whose mandate turn it was."""
    players: Json = {"koi": {}, "lotus": {}, "turtle": {"coins": 5}}
    script = kami_turn(shrine("ryujin", turtle=1), players=players)
    script.asked("turtle", "train", "ryujin")
    script.say("turtle", "buy", card="way-of-the-shogun").asked("koi", "mandate")
    assert script.coins("turtle") == 3
    assert script.player("turtle")["cards"] == ["way-of-the-shogun"]


def test_ryujin_refuses_who_cannot_pay_in_full() -> None:
    """KAM-6: 1 Coin does not buy a card for 2 (TRA-6)."""
    players: Json = {"koi": {}, "lotus": {}, "turtle": {"coins": 1}}
    script = kami_turn(shrine("ryujin", turtle=1), players=players)
    script.refused("turtle", "TRA-6", "buy", card="way-of-the-shogun")
    script.refused("turtle", "TRA-2", "buy", card="river-dragon")
    script.done("turtle").asked("koi", "mandate")


def test_ryujin_asks_nothing_of_who_can_afford_nothing() -> None:
    """KAM-6: with no free card on display."""
    kami_turn(shrine("ryujin", koi=1), display={"way-of-the-shogun": 2}).asked("koi", "mandate")


def test_a_monster_bought_from_ryujin_is_summoned_at_once() -> None:
    """KAM-6: before the next shrine."""
    script = kami_turn(
        shrine("ryujin", koi=1),
        shrine("hachiman", koi=1),
        players={"koi": {"coins": 2}, "lotus": {}, "turtle": {}},
        map={"edo": {"koi": {"stronghold": 1}}, "oshu": {"koi": {"stronghold": 1}}},
    )
    script.say("koi", "buy", card="oni-of-skulls").asked("koi", "summon", "oni-of-skulls")
    assert script.ronin("koi") == 0
    script.say("koi", "summon", figure="oni-of-skulls", province="oshu")
    assert script.at("oshu", "koi") == {"oni-of-skulls": 1, "stronghold": 1}
    assert (script.coins("koi"), script.ronin("koi")) == (0, 2)


# -- Hachiman, Susanoo, Tsukuyomi ------------------------------------------------------------------


def test_hachiman_gives_two_ronin() -> None:
    """KAM-7: on top of those one has."""
    players: Json = {"koi": {"ronin": 1}, "lotus": {}, "turtle": {}}
    assert kami_turn(shrine("hachiman", koi=1), players=players).ronin("koi") == 3


@pytest.mark.parametrize("count", [0, 1, 4])
def test_susanoo_gives_a_vp_for_each_stronghold_on_the_map(count: int) -> None:
    """KAM-8: one's own, not those in reserve, nor those of others."""
    board = {"edo": {"koi": {"stronghold": min(count, 3)}, "lotus": {"stronghold": 2}}}
    board |= {"oshu": {"koi": {"stronghold": max(count - 3, 0)}}}
    script = kami_turn(shrine("susanoo", koi=1), map=board)
    assert (script.vp("koi"), script.vp("lotus")) == (count, 0)


def test_tsukuyomi_gives_two_coins() -> None:
    """KAM-9: on top of those one has."""
    players: Json = {"koi": {"coins": 1}, "lotus": {}, "turtle": {}}
    assert kami_turn(shrine("tsukuyomi", koi=1), players=players).coins("koi") == 3

"""Clan abilities of the Koi, Turtle, Dragonfly and Bonsai (CLA), and RUL-15."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle, over, victor
from tests.support.script import Json, Script, mandate, start

PROVINCES = sorted(["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"])
FUJIN = ("fujin", "raijin", "hachiman", "susanoo")


def fujin_turn(clan: str, board: Json) -> Script:
    """A kami turn in which the clan has Fujin's shrine ability."""
    shrines = [{"kami": FUJIN[0], clan: {"shinto": 1}}, *({"kami": kami} for kami in FUJIN[1:])]
    players = ["koi", "turtle", "dragonfly"]
    return start(phase="kami", players=players, shrines=shrines, map=board)


def moves(script: Script, clan: str, figure: str, start_at: str) -> list[str]:
    """Where a figure may go."""
    steps = [option for option in script.options(clan) if option["kind"] == "move"]
    return sorted(step["to"] for step in steps if (step["figure"], step["from"]) == (figure, start_at))


# -- Koi -------------------------------------------------------------------------------------------


def test_the_koi_turn_their_ronin_into_coins_at_the_start_of_war() -> None:
    """CLA-KOI-1: all of them, unasked, before the first bid; other clans keep theirs."""
    script = start(
        phase="war",
        war=["edo"],
        players={"koi": {"coins": 2, "ronin": 3}, "lotus": {"coins": 2, "ronin": 3}, "turtle": {}},
        map={"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
    )
    script.all_asked("bid", "koi", "lotus")
    assert (script.coins("koi"), script.ronin("koi")) == (5, 0)
    assert (script.coins("lotus"), script.ronin("lotus")) == (2, 3)
    assert script.decision("koi").coins == 5


def test_the_koi_keep_their_ronin_until_the_war() -> None:
    """CLA-KOI-1: they are not exchanged in the Political Phase."""
    players: Json = {"koi": {"ronin": 2}, "lotus": {}, "turtle": {}}
    script = mandate("harvest", "koi", players=players, map={"nagato": {"koi": {"bushi": 1}}})
    assert (script.ronin("koi"), script.coins("koi")) == (3, 2)


def hire(koi: int, bid: int, lotus: int) -> Script:
    """One Koi Bushi against some of the Lotus, who win ties; the Koi bid for Hire Ronin only."""
    players = {"koi": {"coins": koi}, "lotus": {}, "turtle": {}}
    board = {"koi": {"bushi": 1}, "lotus": {"bushi": lotus}}
    script = battle(board, players, honor=["lotus", "koi", "turtle"])
    return script.bids(koi=(0, 0, bid, 0), lotus=(0, 0, 0, 0))


@pytest.mark.parametrize(("coins", "winner"), [(3, "lotus"), (4, "koi")])
def test_the_coins_left_count_as_ronin(coins: int, winner: str) -> None:
    """CLA-KOI-2: with one bid 2 left are 3 force in all (a tie), 3 left are 4 and win."""
    script = hire(coins, 1, 3)
    script.asked("koi", "offer", "ronin")
    assert victor(over(script.say("koi", "yes"))) == winner


def test_the_coins_bid_do_not_count() -> None:
    """CLA-KOI-2: with everything bid there is nothing to hire, and nothing is asked."""
    assert victor(over(hire(5, 5, 3))) == "lotus"


def test_the_coins_that_count_as_ronin_are_not_spent() -> None:
    """CLA-KOI-2: all but the bid, which the winner pays as reparation, is still there."""
    script = over(hire(6, 1, 3).say("koi", "yes"))
    assert (script.coins("koi"), script.coins("lotus")) == (5, 1)


def test_without_hire_ronin_the_coins_have_no_force() -> None:
    """CLA-KOI-2: only when they use it."""
    assert victor(over(hire(6, 1, 3).say("koi", "no"))) == "lotus"


def test_coins_of_another_clan_are_not_ronin() -> None:
    """CLA-KOI-2: the Lotus with Coins and no Ronin are asked nothing."""
    players = {"koi": {}, "lotus": {"coins": 9}, "turtle": {}}
    script = battle({"koi": {"bushi": 3}, "lotus": {"bushi": 1}}, players)
    script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 1, 0))
    assert victor(over(script)) == "koi"


# -- Turtle ----------------------------------------------------------------------------------------


def turtle_marshal(current: str, turtle: dict[str, Any], coins: int = 0) -> Script:
    players: Json = {"koi": {}, "turtle": {"coins": coins}, "dragonfly": {}}
    board = {province: {"turtle": here} for province, here in turtle.items()}
    return mandate("marshal", current, players=players, map=board)


def test_the_turtle_move_their_strongholds() -> None:
    """CLA-TURTLE-1: in a Marshal, to adjacent provinces, each once."""
    script = turtle_marshal("koi", {"kyoto": {"stronghold": 2}})
    assert moves(script, "turtle", "stronghold", "kyoto") == ["edo", "kansai", "oshu"]
    script.say("turtle", "move", figure="stronghold", from_="kyoto", to="edo")
    script.refused("turtle", "MAR-2", "move", figure="stronghold", from_="edo", to="oshu")
    script.refused("turtle", "MAR-1", "move", figure="stronghold", from_="kyoto", to="nagato")
    script.say("turtle", "move", figure="stronghold", from_="kyoto", to="kansai")
    script.asked("turtle", "mandate")


def test_other_clans_do_not_move_strongholds() -> None:
    """CLA-TURTLE-1: with nothing but Strongholds on the map they are not even asked."""
    players = ["koi", "turtle", "dragonfly"]
    script = mandate(
        "marshal", "turtle", players=players, map={"edo": {"koi": {"stronghold": 1, "bushi": 1}}}
    )
    script.refused("koi", "CLA-TURTLE-1", "move", figure="stronghold", from_="edo", to="kyoto")
    script = mandate("marshal", "turtle", players=players, map={"edo": {"koi": {"stronghold": 2}}})
    script.asked("dragonfly", "mandate")


def test_fujin_moves_the_turtles_strongholds() -> None:
    """CLA-TURTLE-1: whenever they may Move figures; one Stronghold twice."""
    script = fujin_turn("turtle", {"kyoto": {"turtle": {"stronghold": 1}}})
    script.say("turtle", "move", figure="stronghold", from_="kyoto", to="kansai")
    script.say("turtle", "move", figure="stronghold", from_="kansai", to="kyushu")
    assert script.view["map"] == {"kyushu": {"turtle": {"stronghold": 1}}}


def test_a_stronghold_just_built_may_be_moved() -> None:
    """RUL-15: it has not moved yet; then it has."""
    script = turtle_marshal("turtle", {"oshu": {"bushi": 1}}, coins=3)
    script.say("turtle", "build", province="kyoto")
    script.say("turtle", "move", figure="stronghold", from_="kyoto", to="kansai")
    script.refused("turtle", "MAR-2", "move", figure="stronghold", from_="kansai", to="nagato")


def test_one_built_where_another_has_moved_in() -> None:
    """RUL-15: one of the two may still move."""
    script = turtle_marshal("turtle", {"oshu": {"stronghold": 1, "bushi": 1}}, coins=3)
    script.say("turtle", "move", figure="stronghold", from_="oshu", to="kyoto")
    script.say("turtle", "build", province="kyoto")
    script.say("turtle", "move", figure="stronghold", from_="kyoto", to="kansai")
    script.refused("turtle", "MAR-2", "move", figure="stronghold", from_="kyoto", to="kansai")


def test_a_turtle_stronghold_harvests() -> None:
    """CLA-TURTLE-2: two have 2 force; the Strongholds of another clan have none."""
    board = {"kyoto": {"turtle": {"stronghold": 2}, "koi": {"bushi": 1, "stronghold": 3}}}
    script = mandate("harvest", "turtle", players=["koi", "turtle", "dragonfly"], map=board)
    assert script.vp("turtle") == 4
    script = mandate("harvest", "koi", players=["koi", "turtle", "dragonfly"], map=board)
    assert script.vp("koi") == 0


def test_a_turtle_stronghold_alone_takes_a_token() -> None:
    """CLA-TURTLE-2: a Stronghold of another clan does not."""
    board = {"edo": {"turtle": {"stronghold": 1}}, "oshu": {"koi": {"stronghold": 1}}}
    script = start(phase="war", players=["koi", "turtle", "dragonfly"], war=["edo", "oshu"], map=board)
    assert script.player("turtle")["tokens"] == [["spring", "edo"]]
    assert script.player("koi")["tokens"] == []


TURTLE_WAR: Json = {"koi": {"coins": 4, "vp": 1}, "turtle": {"coins": 4, "vp": 1}, "dragonfly": {}}


def test_a_turtle_stronghold_fights_and_survives_defeat() -> None:
    """CLA-TURTLE-2: only the Bushi beside it is killed."""
    board = {"koi": {"bushi": 4}, "turtle": {"bushi": 1, "stronghold": 2}}
    script = battle(board, TURTLE_WAR).bids(koi=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    assert victor(over(script)) == "koi"
    assert script.at("nagato", "turtle") == {"stronghold": 2}
    assert sum(event["count"] for event in script.events("killed")) == 1


def test_turtle_strongholds_win_a_battle() -> None:
    """CLA-TURTLE-2: two of them against a Bushi."""
    board = {"koi": {"bushi": 1}, "turtle": {"stronghold": 2}}
    script = battle(board, TURTLE_WAR).bids(koi=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    assert victor(over(script)) == "turtle"


def test_a_turtle_stronghold_is_not_captured() -> None:
    """CLA-TURTLE-2: with nothing else there nothing is asked, and no VP is stolen."""
    script = battle({"koi": {"bushi": 3}, "turtle": {"stronghold": 1}}, TURTLE_WAR)
    script.bids(koi=(0, 2, 0, 0), turtle=(0, 0, 0, 0))
    over(script)
    assert (script.vp("koi"), script.at("nagato", "turtle")) == (1, {"stronghold": 1})


def test_a_turtle_stronghold_is_refused_as_a_hostage() -> None:
    """CLA-TURTLE-2: where the Bushi next to it may be taken."""
    script = battle({"koi": {"bushi": 3}, "turtle": {"stronghold": 1, "bushi": 1}}, TURTLE_WAR)
    script.bids(koi=(0, 2, 0, 0), turtle=(0, 0, 0, 0))
    script.refused("koi", "BAT-8", "capture", clan_="turtle", figure="stronghold")


def test_a_turtle_stronghold_does_not_die_with_seppuku() -> None:
    """CLA-TURTLE-2: 1 VP for the Bushi only."""
    script = battle({"koi": {"bushi": 3}, "turtle": {"stronghold": 2, "bushi": 1}}, TURTLE_WAR)
    script.bids(koi=(0, 0, 0, 0), turtle=(1, 0, 0, 0)).say("turtle", "yes")
    assert (script.vp("turtle"), script.at("nagato", "turtle")) == (2, {"stronghold": 2})


def test_no_seppuku_with_strongholds_only() -> None:
    """CLA-TURTLE-2: there is nobody to kill, so nothing is asked."""
    script = battle({"koi": {"bushi": 3}, "turtle": {"stronghold": 2}}, TURTLE_WAR)
    over(script.bids(koi=(0, 0, 0, 0), turtle=(1, 0, 0, 0)))
    assert script.vp("turtle") == 1


def test_a_turtle_stronghold_is_not_replaced() -> None:
    """CLA-TURTLE-2: Betray does not touch it."""
    board = {"kyoto": {"turtle": {"stronghold": 1, "bushi": 1}}}
    script = mandate("betray", "koi", players=["koi", "turtle", "dragonfly"], map=board)
    script.refused(
        "koi", "BET-5", "replace", clan_="turtle", figure="stronghold", province="kyoto", with_="bushi"
    )


# -- Dragonfly -------------------------------------------------------------------------------------


def dragonfly(tile: str, current: str, board: Json, **position: Any) -> Script:
    return mandate(tile, current, **{"players": ["koi", "turtle", "dragonfly"], "map": board, **position})


def test_the_dragonfly_are_summoned_to_any_province() -> None:
    """CLA-DRAGONFLY-1: as many as they have Strongholds on the map, also all to one place."""
    script = dragonfly("recruit", "turtle", {"hokkaido": {"dragonfly": {"stronghold": 2}}})
    places = [o["province"] for o in script.options("dragonfly") if o.get("figure") == "bushi"]
    assert sorted(places) == PROVINCES
    for _ in range(2):
        script.say("dragonfly", "summon", figure="bushi", province="nagato")
    script.asked("dragonfly", "mandate")
    assert script.at("nagato", "dragonfly") == {"bushi": 2}


def test_the_dragonfly_have_one_more_summon_with_the_bonus() -> None:
    """CLA-DRAGONFLY-1: a Stronghold and the bonus are two figures."""
    script = dragonfly("recruit", "dragonfly", {"hokkaido": {"dragonfly": {"stronghold": 1}}})
    script.say("dragonfly", "summon", figure="bushi", province="nagato")
    script.say("dragonfly", "summon", figure="daimyo", province="edo")
    script.asked("koi", "mandate")


def test_without_strongholds_the_dragonfly_summon_nobody() -> None:
    """CLA-DRAGONFLY-1: the number is still that of their Strongholds."""
    script = dragonfly("recruit", "turtle", {"hokkaido": {"dragonfly": {"bushi": 1}}})
    script.asked("dragonfly", "mandate")


def test_a_dragonfly_monster_lands_anywhere() -> None:
    """CLA-DRAGONFLY-1: a Monster just acquired is summoned too."""
    players: Json = {"koi": {}, "turtle": {}, "dragonfly": {"coins": 1}}
    script = dragonfly("train", "dragonfly", {}, players=players)
    script.say("dragonfly", "buy", card="oni-of-skulls").asked("dragonfly", "summon", "oni-of-skulls")
    assert sorted(option["province"] for option in script.options("dragonfly")) == PROVINCES


@pytest.mark.parametrize("province", ["hokkaido", "nagato"])
def test_the_dragonfly_move_to_any_other_province(province: str) -> None:
    """CLA-DRAGONFLY-2: however far, but not to where they are."""
    script = dragonfly("marshal", "turtle", {province: {"dragonfly": {"bushi": 1}}})
    others = [other for other in PROVINCES if other != province]
    assert moves(script, "dragonfly", "bushi", province) == others
    script.refused("dragonfly", "MAR-1", "move", figure="bushi", from_=province, to=province)


def test_the_dragonfly_move_once_all_the_same() -> None:
    """CLA-DRAGONFLY-2: and their Strongholds stay."""
    script = dragonfly(
        "marshal", "turtle", {"edo": {"dragonfly": {"bushi": 1, "shinto": 1, "stronghold": 1}}}
    )
    script.say("dragonfly", "move", figure="bushi", from_="edo", to="kyushu")
    script.refused("dragonfly", "MAR-2", "move", figure="bushi", from_="kyushu", to="edo")
    script.refused("dragonfly", "CLA-TURTLE-1", "move", figure="stronghold", from_="edo", to="kyushu")


def test_fujin_carries_the_dragonfly_anywhere() -> None:
    """CLA-DRAGONFLY-2: every Move of theirs."""
    script = fujin_turn("dragonfly", {"edo": {"dragonfly": {"bushi": 1}}})
    script.say("dragonfly", "move", figure="bushi", from_="edo", to="kyushu")
    script.say("dragonfly", "move", figure="bushi", from_="kyushu", to="oshu")
    assert script.view["map"] == {"oshu": {"dragonfly": {"bushi": 1}}}


def test_the_dragonfly_never_use_shipping_routes() -> None:
    """CLA-DRAGONFLY-2: nobody can charge them for one, also where a route leads the same way."""
    players: Json = {"koi": {"cards": ["path-of-the-serpent"]}, "turtle": {}, "dragonfly": {"coins": 3}}
    board = {"hokkaido": {"dragonfly": {"bushi": 2}}}
    script = dragonfly("marshal", "turtle", board, season="summer", players=players)
    script.say("dragonfly", "move", figure="bushi", from_="hokkaido", to="oshu")
    script.asked("dragonfly", "marshal")
    assert script.coins("dragonfly") == 3


# -- Bonsai ----------------------------------------------------------------------------------------


def bonsai(tile: str, current: str, coins: int, **position: Any) -> Script:
    players: Json = {"koi": {}, "turtle": {}, "bonsai": {"coins": coins}}
    return mandate(tile, current, players=players, **position)


def test_a_stronghold_costs_the_bonsai_one_coin() -> None:
    """CLA-BONSAI-1: instead of three; with none they cannot build."""
    script = bonsai("marshal", "bonsai", 1)
    script.say("bonsai", "build", province="kyushu")
    assert (script.coins("bonsai"), script.at("kyushu", "bonsai")) == (0, {"stronghold": 1})
    script = bonsai("marshal", "bonsai", 0, map={"edo": {"bonsai": {"bushi": 1}}})
    script.refused("bonsai", "MAR-3", "build", province="kyushu")


def test_a_card_costs_the_bonsai_one_coin_at_most() -> None:
    """CLA-BONSAI-1: a card for 4."""
    script = bonsai("train", "turtle", 5, season="autumn", display={"form-of-the-kitsune": 1})
    script.done("turtle").say("bonsai", "buy", card="form-of-the-kitsune")
    assert script.coins("bonsai") == 4


def test_a_free_card_stays_free_for_the_bonsai() -> None:
    """CLA-BONSAI-1: at most 1, so also 0."""
    script = bonsai("train", "turtle", 5, display={"path-of-the-lion": 1})
    script.done("turtle")
    script.say("bonsai", "buy", card="path-of-the-lion")
    assert script.coins("bonsai") == 5


def test_the_discount_comes_after_the_bonsais_limit() -> None:
    """CLA-BONSAI-1: with the bonus of Train a card for 4 is free."""
    script = bonsai("train", "bonsai", 0, season="autumn", display={"form-of-the-kitsune": 1})
    script.say("bonsai", "buy", card="form-of-the-kitsune")
    assert script.player("bonsai")["cards"] == ["form-of-the-kitsune"]
    assert script.coins("bonsai") == 0


def test_the_bonsai_without_a_coin_cannot_buy_at_one() -> None:
    """CLA-BONSAI-1: the limit is 1 Coin, and they have none (TRA-6)."""
    script = bonsai("train", "turtle", 0, display={"path-of-the-lion": 1, "righteousness": 2})
    script.done("turtle")
    script.refused("bonsai", "TRA-6", "buy", card="righteousness")


def test_ryujins_card_costs_the_bonsai_one_coin() -> None:
    """CLA-BONSAI-1: the full cost there is limited too."""
    kami = ("ryujin", "raijin", "hachiman", "susanoo")
    script = start(
        phase="kami",
        season="autumn",
        players={"koi": {}, "turtle": {}, "bonsai": {"coins": 2}},
        shrines=[{"kami": kami[0], "bonsai": {"shinto": 1}}, *({"kami": name} for name in kami[1:])],
    )
    script.say("bonsai", "buy", card="form-of-the-kitsune")
    assert script.coins("bonsai") == 1

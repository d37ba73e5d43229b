"""Negotiation: gifts of Coins and Ronin, and what is not a gift (NEG)."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import Game, IllegalAnswer
from tests.support.script import Script, mandate, start

THREE = ["koi", "lotus", "turtle"]
SHRINES = ["amaterasu", "fujin", "hachiman", "tsukuyomi"]


def rich(*clans: str) -> dict[str, dict[str, int]]:
    return {clan: {"coins": 5, "ronin": 4} for clan in clans}


def malformed(script: Script, clan: str, answer: Any) -> None:
    """Refused by any clause, and the game does not change."""
    before, events = script.game.digest(), len(script.game.events())
    with pytest.raises(IllegalAnswer):
        script.game.answer(clan, answer)
    assert (script.game.digest(), len(script.game.events())) == (before, events)


def marshal(**players: dict[str, int]) -> Script:
    """The Koi's Marshal, the Lotus allied: Lotus, Turtle and Koi move in this order."""
    return mandate(
        "marshal",
        "koi",
        players=players,
        alliances=[["koi", "lotus"]],
        map={
            "edo": {"koi": {"bushi": 2}},
            "nagato": {"lotus": {"bushi": 1}},
            "kyoto": {"turtle": {"bushi": 1}},
        },
    )


def may_build(script: Script, clan: str) -> bool:
    return {"kind": "build", "province": "oshu"} in script.options(clan)


# -- when and by whom ------------------------------------------------------------------------


def test_a_gift_moves_coins_and_ronin() -> None:
    """NEG-1: in the Tea Ceremony, both at once."""
    script = start(players=rich(*THREE)).gift("koi", "turtle", coins=2, ronin=3)
    assert (script.coins("koi"), script.ronin("koi")) == (3, 1)
    assert (script.coins("turtle"), script.ronin("turtle")) == (7, 7)
    assert (script.coins("lotus"), script.ronin("lotus")) == (5, 4)
    script.all_asked("tea", *THREE)


@pytest.mark.parametrize(("coins", "ronin"), [(1, 0), (0, 1), (5, 4)])
def test_any_number_can_be_given(coins: int, ronin: int) -> None:
    """NEG-1: Coins alone, Ronin alone, and all one has."""
    script = start(players=rich(*THREE)).gift("lotus", "koi", coins=coins, ronin=ronin)
    assert (script.coins("lotus"), script.ronin("lotus")) == (5 - coins, 4 - ronin)
    assert (script.coins("koi"), script.ronin("koi")) == (5 + coins, 4 + ronin)


def test_a_gift_received_can_be_passed_on() -> None:
    """NEG-1: what was given is the receiver's own."""
    players = {"koi": {"coins": 3}, "lotus": {}, "turtle": {}}
    script = start(players=players).gift("koi", "lotus", coins=3).gift("lotus", "turtle", coins=3)
    assert [script.coins(clan) for clan in THREE] == [0, 0, 3]


def test_a_clan_that_is_ready_or_allied_may_still_give() -> None:
    """NEG-1: the giver need not be asked."""
    script = start(players=rich("koi", "lotus", "turtle", "bonsai", "dragonfly"))
    script.say("koi", "propose", to="lotus").say("lotus", "accept", from_="koi").say("turtle", "ready")
    script.gift("koi", "turtle", coins=1).gift("turtle", "lotus", ronin=1)
    assert (script.coins("koi"), script.coins("turtle"), script.ronin("turtle")) == (4, 6, 3)
    script.all_asked("tea", "dragonfly", "bonsai")


@pytest.mark.parametrize("giver", THREE)
def test_anyone_may_give_while_one_chooses_a_mandate(giver: str) -> None:
    """NEG-1: at any time in anyone's turn; the question stays the same."""
    script = start(phase="political", players=rich(*THREE), political={"current": "koi"})
    before = script.options("koi")
    to = "lotus" if giver != "lotus" else "turtle"
    script.gift(giver, to, coins=1)
    script.asked("koi", "mandate")
    assert script.options("koi") == before
    assert (script.coins(giver), script.coins(to)) == (4, 6)


def test_a_gift_in_a_kami_turn_is_in_the_political_phase() -> None:
    """NEG-1, POL-1: kami turns belong to it."""
    script = start(
        phase="kami",
        players=rich(*THREE),
        shrines=[{"kami": "amaterasu", "turtle": {"shinto": 1}}, *({"kami": k} for k in SHRINES[1:])],
    )
    script.asked("turtle", "offer", "amaterasu")
    script.gift("koi", "lotus", coins=2)
    script.asked("turtle", "offer", "amaterasu")
    assert (script.coins("koi"), script.coins("lotus")) == (3, 7)


# -- what a gift does to an open question ----------------------------------------------------


def test_a_gift_in_the_middle_of_a_marshal_leaves_its_moves_made() -> None:
    """NEG-1: the Turtle and Lotus give while the Koi march, who continue where they were."""
    script = marshal(**rich(*THREE)).done("lotus", "turtle")
    script.say("koi", "move", figure="bushi", from_="edo", to="oshu")
    script.gift("turtle", "lotus", coins=1).gift("lotus", "turtle", ronin=1)
    script.asked("koi", "marshal")
    script.refused("koi", "MAR-2", "move", figure="bushi", from_="oshu", to="kyoto")
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")


def test_a_gift_can_make_a_build_affordable() -> None:
    """NEG-1: the third Coin comes while the question is open."""
    script = marshal(koi={"coins": 2}, lotus={}, turtle={"coins": 1}).done("lotus", "turtle")
    script.refused("koi", "MAR-3", "build", province="oshu")
    script.gift("turtle", "koi", coins=1)
    script.say("koi", "build", province="oshu")
    assert script.coins("koi") == 0
    assert script.at("oshu", "koi") == {"stronghold": 1}


def test_a_gift_can_make_a_build_unaffordable() -> None:
    """NEG-1: the builder gives the third Coin away."""
    script = marshal(koi={"coins": 3}, lotus={}, turtle={}).done("lotus", "turtle")
    assert may_build(script, "koi")
    script.gift("koi", "turtle", coins=1)
    assert not may_build(script, "koi")
    script.refused("koi", "MAR-3", "build", province="oshu")


def test_a_gift_can_make_a_card_affordable() -> None:
    """NEG-1: the ally pays for the Lotus' Train."""
    players = {"koi": {"coins": 4}, "lotus": {}, "turtle": {}}
    script = mandate("train", "koi", players=players).done("koi")
    script.refused("lotus", "TRA-6", "buy", card="righteousness")
    script.gift("koi", "lotus", coins=2)
    script.say("lotus", "buy", card="righteousness")
    assert script.player("lotus")["cards"] == ["righteousness"]


def test_a_gift_that_leaves_one_answer_ends_the_question() -> None:
    """NEG-1: with nothing to move and no Coins to build, the Koi's Marshal is over."""
    script = mandate("marshal", "koi", players={"koi": {"coins": 3}, "lotus": {}, "turtle": {}})
    script.asked("koi", "marshal")
    script.gift("koi", "lotus", coins=1)
    script.asked("lotus", "mandate")


# -- refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("coins", "ronin"), [(6, 0), (0, 5), (5, 5), (100_000, 0)])
def test_nobody_gives_more_than_they_have(coins: int, ronin: int) -> None:
    """NEG-1, RUL-16: Coins and Ronin never go below 0."""
    script = start(players=rich(*THREE))
    script.refused("koi", "NEG-1", "gift", to="lotus", coins=coins, ronin=ronin)


@pytest.mark.parametrize("to", ["koi", "bonsai"])
def test_a_gift_is_to_another_player(to: str) -> None:
    """NEG-1: neither to oneself nor to a clan that does not play."""
    start(players=rich(*THREE)).refused("koi", "NEG-1", "gift", to=to, coins=1, ronin=0)


def test_a_clan_that_does_not_play_gives_nothing() -> None:
    """NEG-1."""
    malformed(start(players=rich(*THREE)), "bonsai", {"kind": "gift", "to": "koi", "coins": 1, "ronin": 0})


@pytest.mark.parametrize(
    "fields",
    [
        {"to": "lotus", "coins": 0, "ronin": 0},
        {"to": "lotus", "coins": -1, "ronin": 0},
        {"to": "lotus", "coins": 2, "ronin": -1},
        {"to": "lotus", "coins": 1.0, "ronin": 0},
        {"to": "lotus", "coins": True, "ronin": 0},
        {"to": "lotus", "coins": "1", "ronin": 0},
        {"to": "fox", "coins": 1, "ronin": 0},
        {"to": "lotus", "coins": 1},
        {"coins": 1, "ronin": 0},
    ],
)
def test_a_gift_of_nothing_or_out_of_form_is_refused(fields: dict[str, Any]) -> None:
    """NEG-1: a gift names another clan and whole numbers, not both 0."""
    malformed(start(players=rich(*THREE)), "koi", {"kind": "gift", **fields})


@pytest.mark.parametrize(
    "thing",
    [
        {"figures": {"bushi": 1}},
        {"figure": "bushi"},
        {"cards": ["path-of-the-lion"]},
        {"tokens": [["spring", "edo"]]},
        {"vp": 1},
        {"honor": 1},
    ],
    ids=lambda thing: next(iter(thing)),
)
def test_only_coins_and_ronin_can_be_given(thing: dict[str, Any]) -> None:
    """NEG-3: no figures, cards, tokens, VP or honor, with Coins or without."""
    players: dict[str, Any] = {
        "koi": {"vp": 3, "coins": 2, "cards": ["path-of-the-lion"], "tokens": [["spring", "edo"]]},
        "lotus": {},
        "turtle": {},
    }
    script = start(season="summer", players=players, map={"oshu": {"koi": {"bushi": 1}}})
    malformed(script, "koi", {"kind": "gift", "to": "lotus", **thing})
    malformed(script, "koi", {"kind": "gift", "to": "lotus", "coins": 1, "ronin": 0, **thing})


def battle() -> Script:
    return start(
        phase="war",
        players=rich(*THREE),
        honor=["lotus", "turtle", "koi"],
        war=["edo"],
        map={"edo": {"lotus": {"bushi": 2}, "turtle": {"bushi": 2}}},
    )


@pytest.mark.parametrize("giver", THREE)
def test_no_gifts_at_war(giver: str) -> None:
    """NEG-2: before the bids, between them, and while an advantage is used; in the battle or not."""
    to = "koi" if giver != "koi" else "lotus"
    script = battle()
    script.refused(giver, "NEG-2", "gift", to=to, coins=1, ronin=0)
    script.say("turtle", "bid", seppuku=0, hostage=1, ronin=0, poets=0)
    script.refused(giver, "NEG-2", "gift", to=to, coins=1, ronin=0)
    script.say("lotus", "bid", seppuku=0, hostage=0, ronin=0, poets=0)
    script.asked("turtle", "hostage")
    script.refused(giver, "NEG-2", "gift", to=to, coins=1, ronin=0)


def test_gifts_are_possible_again_at_the_next_tea_ceremony() -> None:
    """NEG-2, NEG-1: from the War Phase on nothing is asked until Tea, where giving is free again."""
    script = battle().bids(lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    script.all_asked("tea", *THREE)
    script.gift("koi", "lotus", coins=5)
    assert (script.coins("koi"), script.coins("lotus")) == (0, 12)


def test_no_gifts_in_winter() -> None:
    """NEG-2: the game is over when Winter is scored."""
    script = start(season="winter", players=rich(*THREE))
    script.refused("koi", "NEG-2", "gift", to="lotus", coins=1, ronin=0)


# -- nature of a gift ------------------------------------------------------------------------


def test_a_gift_is_public() -> None:
    """NEG-1: everybody reads the same event."""
    game = start(players=rich(*THREE)).gift("koi", "lotus", coins=1, ronin=2).game
    seen = [game.events(viewer)[-1] for viewer in (None, *THREE)]
    assert seen == [seen[0]] * 4
    told = {key: seen[0][key] for key in ("kind", "clan", "to", "coins", "ronin")}
    assert told == {"kind": "gift", "clan": "koi", "to": "lotus", "coins": 1, "ronin": 2}


def test_a_gift_is_part_of_the_record() -> None:
    """NEG-1: it counts as an answer and is replayed like one."""
    game = Game.new(clans=THREE, seed=8)
    game.answer("lotus", {"kind": "gift", "to": "koi", "coins": 7, "ronin": 0})
    assert game.view(None)["version"] == 1
    assert Game.replay(game.record()).digest() == game.digest()


def test_a_paid_promise_binds_nobody() -> None:
    """NEG-4: the Lotus take the Coins, may answer all they could without, refuse, and keep them."""
    unpaid = start(players=rich(*THREE)).say("koi", "propose", to="lotus")
    paid = start(players=rich(*THREE)).gift("koi", "lotus", coins=5).say("koi", "propose", to="lotus")
    assert paid.options("lotus") == unpaid.options("lotus")
    paid.say("lotus", "refuse", from_="koi").ready()
    assert paid.view["alliances"] == []
    assert (paid.coins("koi"), paid.coins("lotus")) == (0, 10)


def test_an_ally_may_be_fought() -> None:
    """NEG-4: an alliance forbids nothing either: a third clan there makes it a battle of all."""
    script = start(
        phase="war",
        players=rich(*THREE),
        alliances=[["koi", "lotus"]],
        war=["edo"],
        map={"edo": {clan: {"bushi": 1} for clan in THREE}},
    )
    script.bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    script.say("koi", "capture", clan_="lotus", figure="bushi")
    assert [(event["clan"], event["owner"]) for event in script.events("captured")] == [("koi", "lotus")]


@pytest.mark.parametrize("kind", ["say", "talk", "whisper", "promise"])
def test_talk_is_not_an_answer(kind: str) -> None:
    """NEG-5: what is said, openly or in secret, never enters the game, so no view can give it away."""
    script = start(players=rich(*THREE))
    malformed(script, "koi", {"kind": kind, "to": "lotus", "text": "stay out of Kyoto"})

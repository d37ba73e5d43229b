"""Benevolence: one of the Coins spent goes to another player, for honor and 2 VP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle, over
from tests.support.cards import gains, kami_turn, seats
from tests.support.script import Json, Script, mandate

CARD = "benevolence"
BELOW = ["lotus", "koi", "turtle"]


def train(cards: list[str], display: dict[str, int], coins: int = 5, **position: Any) -> Script:
    """A Train of the Turtle, who have no Coins and take nothing; the Koi buy at full price."""
    players = seats(koi={"coins": coins, "cards": cards})
    script = mandate("train", "turtle", players=players, display=display, **{"honor": BELOW, **position})
    return script if script.game.pending[0].clan == "koi" else script.done("turtle")


def buy(card: str, cards: list[str], **position: Any) -> Script:
    return train(cards, {card: 1}, **position).say("koi", "buy", card=card)


def test_one_is_asked_after_paying_for_a_card() -> None:
    """CAR-benevolence: any other player may be given the Coin; it may be declined."""
    script = buy("way-of-the-shogun", [CARD])
    script.asked("koi", "benevolence", CARD)
    assert script.coins("koi") == 3
    assert script.options("koi") == [
        {"kind": "done"},
        {"kind": "pay", "clan": "lotus"},
        {"kind": "pay", "clan": "turtle"},
    ]


def test_a_coin_handed_over_gains_honor_and_two_vp() -> None:
    """CAR-benevolence: the price stays the same, the Coin does not go to the pile."""
    script = buy("way-of-the-shogun", [CARD]).say("koi", "pay", clan_="turtle")
    assert (script.coins("koi"), script.coins("turtle"), script.vp("koi")) == (3, 1, 2)
    assert script.honor() == ["koi", "lotus", "turtle"]
    assert gains(script, CARD) == [("coins", "turtle", 1), ("vp", "koi", 2)]
    assert [event["cause"] for event in script.events("honor")] == [CARD]


def test_one_cannot_give_the_coin_to_oneself() -> None:
    """CAR-benevolence: the card is what forbids it."""
    buy("way-of-the-shogun", [CARD]).refused("koi", "CAR-benevolence", "pay", clan_="koi")


def test_declined_it_does_nothing() -> None:
    """CAR-benevolence: it is a "may"."""
    script = buy("way-of-the-shogun", [CARD]).done("koi")
    assert (script.coins("koi"), script.vp("koi"), script.honor()) == (3, 0, BELOW)
    script.asked("koi", "mandate")


def test_it_counts_for_a_stronghold() -> None:
    """CAR-benevolence: built in a Marshal for 3 Coins."""
    players = seats(koi={"coins": 3, "cards": [CARD]})
    script = mandate("marshal", "koi", players=players).say("koi", "build", province="oshu")
    script.asked("koi", "benevolence", CARD)
    script.say("koi", "pay", clan_="lotus")
    assert (script.coins("koi"), script.coins("lotus"), script.vp("koi")) == (0, 1, 2)


def test_it_counts_for_a_card_bought_with_ryujin() -> None:
    """CAR-benevolence: wherever Coins are spent on a card."""
    shrine: Json = {"kami": "ryujin", "koi": {"shinto": 1}}
    players = seats(koi={"coins": 2, "cards": [CARD]})
    script = kami_turn(shrine, players=players).say("koi", "buy", card="way-of-the-shogun")
    script.asked("koi", "benevolence", CARD)


def test_at_the_top_of_the_honor_track_the_vp_are_gained_still() -> None:
    """CAR-benevolence, HON-2."""
    script = buy("way-of-the-shogun", [CARD], honor=["koi", "lotus", "turtle"])
    script.say("koi", "pay", clan_="lotus")
    assert (script.vp("koi"), script.events("honor")) == (2, [])


def test_a_price_of_nothing_triggers_nothing() -> None:
    """CAR-benevolence: Path of the Lion is free."""
    script = buy("path-of-the-lion", [CARD])
    script.asked("koi", "mandate")


def test_a_discount_down_to_nothing_triggers_nothing() -> None:
    """CAR-benevolence: the Bonsai pay 1 at most, and 1 less in their own Train."""
    players = seats(bonsai={"coins": 4, "cards": [CARD]})
    script = mandate("train", "bonsai", players=players, display={"way-of-the-shogun": 1})
    script.say("bonsai", "buy", card="way-of-the-shogun")
    script.asked("koi", "mandate")


@pytest.mark.parametrize("second", ["lotus", "turtle"])
def test_two_copies_hand_over_two_coins(second: str) -> None:
    """CAR-benevolence, RUL-17: both to one player, or to two."""
    script = buy("way-of-the-shogun", [CARD, CARD])
    script.say("koi", "pay", clan_="lotus").say("koi", "pay", clan_=second)
    script.asked("koi", "mandate")
    assert script.vp("koi") == 4
    assert script.coins("lotus") + script.coins("turtle") == 2
    assert script.coins(second) == (2 if second == "lotus" else 1)


def test_two_copies_and_one_coin_gain_once() -> None:
    """CAR-benevolence: two Coins must be handed over to gain twice."""
    players = seats(koi={"coins": 1, "cards": [CARD, CARD]})
    script = mandate("train", "koi", players=players, display={"way-of-the-shogun": 1})
    script.say("koi", "buy", card="way-of-the-shogun").say("koi", "pay", clan_="lotus")
    script.asked("lotus", "mandate")
    assert script.vp("koi") == 2


def test_it_does_not_work_on_its_own_purchase() -> None:
    """CAR-benevolence, CAR-11: the first copy is silent when it is bought; only the first reacts to the
    purchase of the second."""
    buy(CARD, []).asked("koi", "mandate")
    script = buy(CARD, [CARD])
    script.asked("koi", "benevolence", CARD)
    script.say("koi", "pay", clan_="lotus").asked("koi", "mandate")


def test_a_coin_may_go_to_a_player_who_buys_next() -> None:
    """CAR-benevolence: the Lotus had nothing; now they can pay for a card of this Train."""
    display = {"way-of-the-shogun": 1, "righteousness": 1, "path-of-the-kenin": 1, "benevolence": 1}
    script = train([CARD], display).say("koi", "buy", card="way-of-the-shogun")
    script.say("koi", "pay", clan_="lotus").asked("lotus", "train")


def test_reparations_are_not_spent() -> None:
    """CAR-benevolence: the winner's bid goes to the loser, and nothing is asked."""
    players = seats(lotus={"coins": 4, "cards": [CARD]})
    script = battle({"koi": {"bushi": 1}, "lotus": {"bushi": 2}}, players)
    over(script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 2, 0)))
    assert (script.coins("koi"), script.coins("lotus"), script.vp("lotus")) == (2, 2, 0)


def test_coins_charged_are_not_spent() -> None:
    """CAR-benevolence: the toll of Path of the Serpent goes to its owner."""
    players = seats(koi={"coins": 2, "cards": [CARD]}, lotus={"cards": ["path-of-the-serpent"]})
    script = mandate("marshal", "turtle", players=players, map={"oshu": {"koi": {"bushi": 1}}})
    script.say("koi", "move", figure="bushi", from_="oshu", to="hokkaido").say("lotus", "yes")
    script.asked("koi", "mandate")
    assert (script.coins("koi"), script.coins("lotus"), script.vp("koi")) == (1, 1, 0)

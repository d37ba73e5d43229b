"""Way of the Merchant: 1 Coin whenever a richer player gains Coins from the common pile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle
from tests.support.card_moments import over, war
from tests.support.cards import gains, kami_turn
from tests.support.script import Json, Script, mandate

MERCHANT = "way-of-the-merchant"
COIN = ("coins", "koi", 1)


def three(koi: int, lotus: int, turtle: int, copies: int = 1) -> dict[str, Json]:
    """The Koi own Way of the Merchant; everybody has this many Coins."""
    return {
        "koi": {"coins": koi, "cards": [MERCHANT] * copies},
        "lotus": {"coins": lotus},
        "turtle": {"coins": turtle},
    }


def harvest(players: dict[str, Json], **position: Any) -> Script:
    """A Harvest of the Turtle: everybody gains 1 Coin, the Turtle also what they lead."""
    return mandate("harvest", "turtle", season="summer", season_set="teapot", players=players, **position)


def moonlit(players: dict[str, Json], clan: str = "turtle") -> Script:
    """A kami turn in which one clan gains 2 Coins of Tsukuyomi."""
    shrine = {"kami": "tsukuyomi", clan: {"shinto": 1}}
    return kami_turn(shrine, season="summer", season_set="teapot", players=players)


def test_a_richer_player_gains() -> None:
    """CAR-way-of-the-merchant: nothing is asked; the Coin comes from the pile."""
    script = moonlit(three(1, 0, 2))
    assert gains(script, MERCHANT) == [COIN]
    assert [script.coins(clan) for clan in ("koi", "lotus", "turtle")] == [2, 0, 4]


@pytest.mark.parametrize("turtle", [1, 0])
def test_a_player_who_is_not_richer_gains(turtle: int) -> None:
    """CAR-way-of-the-merchant: as many Coins are not more."""
    assert gains(moonlit(three(1, 5, turtle)), MERCHANT) == []


def test_the_richer_player_must_be_the_one_who_gains() -> None:
    """CAR-way-of-the-merchant: the Lotus are rich, but gain nothing; the Koi's own gain is none of others."""
    assert gains(moonlit(three(1, 9, 0), "koi"), MERCHANT) == []


def test_several_richer_players_in_one_event_pay_once() -> None:
    """CAR-way-of-the-merchant: a whole Harvest is one event."""
    script = harvest(three(0, 5, 7))
    assert gains(script, MERCHANT) == [COIN]
    assert script.coins("koi") == 2


@pytest.mark.parametrize("copies", [1, 2])
def test_one_coin_for_each_copy(copies: int) -> None:
    """CAR-way-of-the-merchant, CAR-1: per copy and event."""
    assert gains(harvest(three(0, 5, 7, copies)), MERCHANT) == [COIN] * copies


def test_wealth_is_compared_before_the_event() -> None:
    """CAR-way-of-the-merchant: in a Harvest worth 4 to them the Turtle pass the Koi, but were not richer."""
    script = harvest(three(3, 0, 2), map={"oshu": {"turtle": {"bushi": 1}}})
    assert (script.coins("turtle"), gains(script, MERCHANT)) == (6, [])


def test_who_was_richer_before_counts_also_if_the_owner_passes_them() -> None:
    """CAR-way-of-the-merchant: the Koi gain most of this Harvest, but were poorer when it began."""
    board = {"oshu": {"koi": {"bushi": 1}}}
    script = mandate(
        "harvest", "koi", season="summer", season_set="teapot", players=three(0, 1, 0), map=board
    )
    assert gains(script, MERCHANT) == [COIN]


def test_its_own_gain_triggers_nothing() -> None:
    """CAR-way-of-the-merchant: Koi and Lotus, poorer than the Turtle, get one Coin each and no more."""
    players = three(0, 1, 5)
    players["lotus"]["cards"] = [MERCHANT]
    script = moonlit(players)
    assert sorted(gains(script, MERCHANT)) == [COIN, ("coins", "lotus", 1)]


def test_gifts_are_not_a_gain_from_the_pile() -> None:
    """CAR-way-of-the-merchant: the Lotus give the Turtle 3 Coins in the middle of a Marshal."""
    board = {"edo": {"koi": {"bushi": 1}}}
    script = mandate(
        "marshal", "koi", season="summer", season_set="teapot", players=three(0, 5, 5), map=board
    )
    script.gift("lotus", "turtle", coins=3).done("koi").asked("lotus", "mandate")
    assert (script.coins("turtle"), gains(script, MERCHANT)) == (8, [])


def test_the_kois_exchange_is_not_a_gain_from_the_pile() -> None:
    """CAR-way-of-the-merchant: the Lotus own the card and are poorer."""
    players: dict[str, Json] = {
        "koi": {"coins": 4, "ronin": 2},
        "lotus": {"cards": [MERCHANT]},
        "turtle": {},
    }
    script = over(war(players, season="summer", season_set="teapot"))
    assert (script.coins("koi"), gains(script, MERCHANT)) == (6, [])


def test_charged_coins_are_not_a_gain_from_the_pile() -> None:
    """CAR-way-of-the-merchant: Path of the Serpent takes a Coin from one rich player for another."""
    players = three(0, 5, 5)
    players["turtle"]["cards"] = ["path-of-the-serpent"]
    board = {"hokkaido": {"lotus": {"bushi": 1}}}
    script = mandate("marshal", "koi", season="summer", season_set="teapot", players=players, map=board)
    script.say("lotus", "move", figure="bushi", from_="hokkaido", to="oshu").say("turtle", "yes")
    script.asked("lotus", "mandate")
    assert (script.coins("turtle"), gains(script, MERCHANT)) == (6, [])


def test_reparations_are_not_a_gain_from_the_pile() -> None:
    """CAR-way-of-the-merchant: they are the Coins the winner bid."""
    here = {"turtle": {"bushi": 2}, "lotus": {"bushi": 1}}
    script = battle(here, three(0, 5, 5), season="summer", season_set="teapot")
    script.bids(turtle=(0, 0, 0, 4), lotus=(0, 0, 0, 0)).say("turtle", "yes")
    assert (script.coins("lotus"), gains(script, MERCHANT)) == (9, [])


def test_it_works_as_soon_as_it_is_owned() -> None:
    """CAR-way-of-the-merchant, CAR-11: bought in a Train, paid in the Harvest that follows."""
    players = three(2, 9, 9, copies=0)
    display = {MERCHANT: 1}
    script = mandate(
        "train", "turtle", season="summer", season_set="teapot", players=players, display=display
    )
    script.done("turtle").say("koi", "buy", card=MERCHANT).say("koi", "mandate", tile="harvest")
    assert (gains(script, MERCHANT), script.coins("koi")) == ([COIN], 2)


# -- bought in the middle of a Train -----------------------------------------------------------------


def training(current: str, koi: Json) -> Script:
    """A Train with the card on display; the richer Turtle own Path of the Warlord and may buy a Monster."""
    turtle = {"coins": 9, "cards": ["path-of-the-warlord"]}
    return mandate(
        "train",
        current,
        season="summer",
        season_set="teapot",
        players={"koi": koi, "lotus": {}, "turtle": turtle},
        display={MERCHANT: 1, "yurei": 1},
        map={"kyoto": {"turtle": {"stronghold": 1}}},
    )


def test_bought_in_the_middle_of_a_train_it_pays_nothing_for_earlier_gains() -> None:
    """CAR-11: the Turtle gained before the Koi owned it."""
    script = training("turtle", {"coins": 4}).say("turtle", "buy", card="yurei")
    script.say("koi", "buy", card=MERCHANT).asked("koi", "mandate")
    assert gains(script, "path-of-the-warlord") == [("coins", "turtle", 1)]
    assert gains(script, MERCHANT) == []


def test_bought_earlier_in_the_train_it_pays_for_later_gains() -> None:
    """CAR-11, CAR-13: the Turtle gained after the Koi bought it."""
    script = training("koi", {"coins": 4}).say("koi", "buy", card=MERCHANT)
    script.done("lotus").say("turtle", "buy", card="yurei").asked("lotus", "mandate")
    assert gains(script, MERCHANT) == [COIN]


def test_of_two_copies_only_the_one_owned_before_the_gain_pays() -> None:
    """CAR-11: each copy counts separately."""
    koi = {"coins": 4, "cards": [MERCHANT]}
    script = training("turtle", koi).say("turtle", "buy", card="yurei")
    script.say("koi", "buy", card=MERCHANT).asked("koi", "mandate")
    assert gains(script, MERCHANT) == [COIN]

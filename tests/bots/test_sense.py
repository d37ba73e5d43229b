"""No dominated choices: what no bot of sense does, over games of bots of every style."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from hinode import Game
from hinode.bots.style import STYLES
from hinode.bots.table import answer_one
from hinode.vocab.answers import Bid, Capture, Done, No
from tests.bots.crew import Notebook, Said

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
FIXED = ("daimyo", "stronghold")  # nobody can take these hostage (BAT-8)
LEVELS = ("greedy", "planner")


@cache
def greedy_games() -> tuple[Said, ...]:
    """Whole games of greedy bots; every style and every clan has its turn."""
    book = Notebook()
    styles = [style for style in STYLES] * 2
    for seed in range(3):
        clans = [clan for clan in CLANS if clan != CLANS[seed]]
        bots = {clan: f"greedy/{styles[4 * seed + number]}" for number, clan in enumerate(clans)}
        game = Game.new(clans=clans, season_set="random", kami_unbound=seed == 2, seed=seed)
        seats = book.table(bots, seed)
        while game.pending:
            answer_one(game, seats)
    return tuple(book.said)


@cache
def planner_wars() -> tuple[Said, ...]:
    """The wars of a game whose politics greedy bots have made."""
    book, silent = Notebook(), Notebook()
    for seed in (5, 6):
        clans = [clan for clan in CLANS if clan != CLANS[seed % 5]]
        game = Game.new(clans=clans, season_set="random", seed=seed)
        politics = silent.table(dict.fromkeys(clans, "greedy"), seed)
        war = book.table(dict.fromkeys(clans, "planner"), seed, seconds=0.1)
        while game.pending:
            answer_one(game, war if game.view(None)["phase"] == "war" else politics)
    return tuple(book.said)


GAMES: dict[str, Callable[[], tuple[Said, ...]]] = {"greedy": greedy_games, "planner": planner_wars}


def bids(level: str) -> list[tuple[Said, Bid]]:
    found = [(said, said.answer) for said in GAMES[level]() if isinstance(said.answer, Bid)]
    assert len(found) > 25
    return found


def total(bid: Bid) -> int:
    return bid.seppuku + bid.hostage + bid.ronin + bid.poets


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_a_possible_one(level: str) -> None:
    """No bot of the ladder needs the table's safe default."""
    assert [said for said in GAMES[level]() if said.answer.kind != "gift" and said.answer not in said.decision.options] == []


@pytest.mark.parametrize("level", LEVELS)
def test_no_bid_is_beyond_its_coins(level: str) -> None:
    """BAT-3: in total at most what one has."""
    assert all(total(bid) <= said.decision.coins for said, bid in bids(level))


@pytest.mark.parametrize("level", LEVELS)
def test_no_coins_on_take_hostage_where_nobody_can_be_taken(level: str) -> None:
    """BAT-8: Daimyo and Strongholds cannot be captured."""
    cases = 0
    for said, bid in bids(level):
        here = said.view["map"][said.decision.province]
        others = [kind for clan in here if clan != said.clan for kind in here[clan]]
        if not set(others) - set(FIXED):
            cases += 1
            assert bid.hostage == 0, (said.bot, bid, here)
    assert cases


@pytest.mark.parametrize("level", LEVELS)
def test_no_coins_are_left_in_the_last_battle(level: str) -> None:
    """CLN-1: they would be discarded. The Koi excepted, whose Coins fight for them (CLA-KOI-1)."""
    cases = 0
    for said, bid in bids(level):
        fights_again = any(said.clan in there and len(there) > 1 for there in said.battles)
        if said.clan != "koi" and said.decision.coins and not fights_again:
            cases += 1
            assert total(bid) == said.decision.coins, (said.bot, bid, said.decision.coins)
    assert cases > 10


@pytest.mark.parametrize("level", LEVELS)
def test_what_costs_nothing_is_taken(level: str) -> None:
    """BAT-9, BAT-12: Ronin are not spent, and the poets bring a VP for each of the dead."""
    causes = Counter(said.decision.cause for said in GAMES[level]() if said.decision.kind == "offer")
    assert causes["ronin"] > 2
    assert causes["poets"] > 2
    refused = [
        (said.bot, said.decision.cause, said.decision.details)
        for said in GAMES[level]()
        if said.decision.cause in ("ronin", "poets") and said.answer == No()
    ]
    assert refused == []


@pytest.mark.parametrize("level", LEVELS)
def test_a_hostage_that_brings_a_point_is_taken(level: str) -> None:
    """BAT-8: 1 VP is stolen from its owner, and a Coin comes with its return."""
    asked = [said for said in GAMES[level]() if said.decision.kind == "hostage"]
    assert asked
    for said in asked:
        owners = {option.clan for option in said.decision.options if isinstance(option, Capture)}
        if any(said.view["players"][owner]["vp"] for owner in owners):
            assert said.answer != Done(), (said.bot, said.decision.details)


def test_a_card_for_nothing_is_not_refused() -> None:
    """TRA-4: one whose price is 0 for this clan."""
    cases = 0
    for said in greedy_games():
        if said.decision.kind == "train" and 0 in said.decision.prices.values():
            cases += 1
            assert said.answer != Done(), (said.bot, said.decision.details)
    assert cases > 2


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_the_ladder_never_fail(level: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whole games pass without a warning of the table."""
    caplog.set_level(logging.WARNING)
    GAMES[level].cache_clear()  # type: ignore[attr-defined]
    GAMES[level]()
    faults = {record.getMessage() for record in caplog.records}
    assert {fault for fault in faults if "was late" not in fault} == set()

"""Bots of every style make no dominated choices, such as bids that cannot win anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest

from hinode import Game
from hinode.bots.runner import LATE, answer_one, play_out
from hinode.bots.style import STYLES
from hinode.tournament.match import counted_faults
from hinode.vocab.answers import Bid, Done, No, Yes
from tests.bots.scripted import BotAnswer, ChoiceLog, choice_of
from tests.support.script import start

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
FIXED = ("daimyo", "stronghold")  # these cannot be taken hostage (BAT-8)
LEVELS = ("greedy", "planner")


@dataclass(frozen=True)
class Played:
    """Everything that bots chose in some games, and the warnings about them."""

    said: tuple[BotAnswer, ...]
    faults: Counter[str]


@cache
def greedy_games() -> Played:
    """Whole games of greedy bots, with every style and every clan."""
    book = ChoiceLog()
    styles = list(STYLES) * 2
    with counted_faults() as faults:
        for seed in range(3):
            clans = [clan for clan in CLANS if clan != CLANS[seed]]
            bots = {clan: f"greedy/{styles[4 * seed + number]}" for number, clan in enumerate(clans)}
            game = Game.new(clans=clans, season_set="random", kami_unbound=seed == 2, seed=seed)
            play_out(game, book.seats(bots, seed))
    return Played(tuple(book.said), faults)


@cache
def planner_wars() -> Played:
    """The wars of games whose Political Phases were played by greedy bots."""
    book, silent = ChoiceLog(), ChoiceLog()
    with counted_faults() as faults:
        for seed in (5, 6):
            clans = [clan for clan in CLANS if clan != CLANS[seed % 5]]
            game = Game.new(clans=clans, season_set="random", seed=seed)
            politics = silent.seats(dict.fromkeys(clans, "greedy"), seed)
            war = book.seats(dict.fromkeys(clans, "planner"), seed, seconds=0.1)
            while game.pending:
                answer_one(game, war if game.view(None)["phase"] == "war" else politics)
    return Played(tuple(book.said), faults)


GAMES: dict[str, Callable[[], Played]] = {"greedy": greedy_games, "planner": planner_wars}


def bids(level: str) -> list[tuple[BotAnswer, Bid]]:
    found = [(said, said.answer) for said in GAMES[level]().said if isinstance(said.answer, Bid)]
    assert len(found) > 25
    return found


def total(bid: Bid) -> int:
    return bid.seppuku + bid.hostage + bid.ronin + bid.poets


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_of_the_ladder_needs_the_safe_default(level: str) -> None:
    """Every choice is legal. Lateness is not checked, because it depends on the machine."""
    faults = GAMES[level]().faults
    assert [fault for fault in faults if LATE not in fault] == []


@pytest.mark.parametrize("level", LEVELS)
def test_no_bid_is_beyond_its_coins(level: str) -> None:
    """BAT-3: in total at most what the clan has."""
    assert all(total(bid) <= said.decision.coins for said, bid in bids(level))


@pytest.mark.parametrize("level", LEVELS)
def test_no_coins_are_bid_on_take_hostage_if_nobody_can_be_taken(level: str) -> None:
    """BAT-8: Daimyo and Strongholds cannot be captured."""
    cases = 0
    for said, bid in bids(level):
        here = said.view["map"].get(said.decision.province, {})
        others = [kind for clan in here if clan != said.clan for kind in here[clan]]
        if not set(others) - set(FIXED):
            cases += 1
            assert bid.hostage == 0, (said.bot, bid, here)
    assert cases


@pytest.mark.parametrize("level", LEVELS)
def test_no_coins_are_left_in_the_last_battle(level: str) -> None:
    """CLN-1: they would be discarded. Except for the Koi, whose Coins count as force (CLA-KOI-2)."""
    cases = 0
    for said, bid in bids(level):
        fights_again = any(said.clan in there and len(there) > 1 for there in said.battles)
        if said.clan != "koi" and said.decision.coins and not fights_again:
            cases += 1
            assert total(bid) == said.decision.coins, (said.bot, bid, said.decision.coins)
    assert cases > 10


@pytest.mark.parametrize("level", LEVELS)
def test_what_costs_nothing_is_taken(level: str) -> None:
    """BAT-12: the poets give a VP for each dead figure.

    (Ronin may be declined: a clan that wins the battle with them pays the losers, BAT-13.)
    """
    causes = Counter(said.decision.cause for said in GAMES[level]().said if said.decision.kind == "offer")
    assert causes["poets"] > 2
    refused = [
        (said.bot, said.decision.cause, said.decision.details)
        for said in GAMES[level]().said
        if said.decision.cause == "poets" and said.answer == No()
    ]
    assert refused == []


def test_a_free_card_is_not_declined() -> None:
    """TRA-4: a card whose price is 0 for this clan."""
    cases = 0
    for said in greedy_games().said:
        if said.decision.kind == "train" and 0 in said.decision.prices.values():
            cases += 1
            assert said.answer != Done(), (said.bot, said.decision.details)
    assert cases > 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("cards", [[], ["mercy"]], ids=["plain", "mercy"])
def test_ronin_that_win_the_battle_are_hired_whatever_the_next_question_is(
    level: str, cards: list[str]
) -> None:
    """BAT-9, CAR-mercy: with the card, the winner is asked whom to spare before it takes the token."""
    here = {"bonsai": {"bushi": 1}, "turtle": {"bushi": 1}}
    players = {"bonsai": {"coins": 6, "ronin": 3, "cards": cards}, "turtle": {"coins": 2}, "lotus": {}}
    position = {"phase": "war", "war": ["edo", "oshu"], "map": {"edo": here, "oshu": here}}
    script = start(season_set="horseman", players=players, **position)
    script.bids(bonsai=(0, 0, 1, 0), turtle=(0, 1, 0, 0))
    script.game.answer("turtle", {"kind": "capture", "clan": "bonsai", "figure": "bushi"})
    decision = script.asked("bonsai", "offer", "ronin")
    assert choice_of(level, script.game, decision, seed=1) == Yes()


@pytest.mark.parametrize("level", LEVELS)
def test_a_last_mandate_after_which_the_season_ends_without_questions(level: str) -> None:
    """No more questions are asked, so no mandate is in effect at the next question."""
    political = {"turn": 7, "current": "koi", "hand": ["harvest", "harvest", "train", "marshal"]}
    game = start(players=["koi", "turtle", "bonsai"], phase="political", political=political).game
    decision = game.pending[0]
    assert choice_of(level, game, decision, seed=1) in decision.options

"""Match: plays one game of a tournament and returns its row."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import get_ident
from time import monotonic
from typing import NamedTuple

from hinode.api import Game
from hinode.bots import runner
from hinode.bots.bargaining.deal_runner import DealRunner
from hinode.bots.bot import Choice
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat
from hinode.tournament.latency import Latency
from hinode.tournament.plan import Match
from hinode.tournament.records import Record
from hinode.tournament.rows import SCHEMA, GameRow, GameScores
from hinode.tournament.summary import summarize
from hinode.vocab.decisions import Decision
from hinode.vocab.result import Result

HERO = "hero"
OTHERS = "others"
MAX_FAULT_LENGTH = 160  # some faults quote a whole error message


class _FaultCount(logging.Handler):
    """Counts the warnings about failed bots in the game of this thread."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.faults: Counter[str] = Counter()
        self._thread = get_ident()

    def emit(self, record: logging.LogRecord) -> None:
        if record.thread == self._thread:
            self.faults[record.getMessage()[:MAX_FAULT_LENGTH]] += 1


@contextmanager
def counted_faults() -> Iterator[Counter[str]]:
    """Count warnings about bots by their text."""
    count = _FaultCount()
    logger = logging.getLogger(runner.__name__)
    logger.addHandler(count)
    try:
        yield count.faults
    finally:
        logger.removeHandler(count)


class Played(NamedTuple):
    """The row of a finished game, and its record if it is kept."""

    row: GameRow
    record: Record | None


def play_match(match: Match) -> GameRow:
    """Play one game of a tournament. The same match gives the same game unless a bot runs out of time."""
    return play(match).row


def play(match: Match, keep_record: bool = False) -> Played:
    plan = match.plan
    game = Game.new(
        clans=match.clans, season_set=plan.season_set, kami_unbound=plan.kami_unbound, seed=match.seed
    )
    seats = {clan: BotSeat(name, make_bot(name), match.bot_seed(clan), plan.cap) for clan, name in match.bots}
    times = {HERO: Latency(), OTHERS: Latency()}

    def add_time(decision: Decision, choice: Choice, seconds: float) -> None:
        times[HERO if decision.clan == match.hero else OTHERS].add(seconds)

    deals = DealRunner(game, seats, f"{plan.seed} game {match.number}") if plan.has_deals else None
    begun = monotonic()
    with counted_faults() as faults:
        runner.play_out(game, seats, add_time, deals)
    row = game_row(match, game, monotonic() - begun, times, faults)
    if deals is not None:
        deals.follow()  # to the end of the game
        row["deals"] = {"offers": dict(deals.made), "ledger": deals.book.entries(None, over=True)}
    return Played(row, game.record() if keep_record else None)


def game_row(
    match: Match, game: Game, seconds: float, times: dict[str, Latency], faults: Counter[str]
) -> GameRow:
    result = game.result
    assert result is not None
    events = game.events()
    started = events[0]
    ended = outcome(result)
    return {
        "schema": SCHEMA,
        "run": match.plan.to_json(),
        "game": match.number,
        "block": match.block,
        "seed": match.seed,
        "season_set": started["season_set"],
        "shrines": started["shrines"],
        "clans": list(game.clans),
        "seats": {clan: number for number, clan in enumerate(game.clans, 1)},
        "hero": match.hero,
        "bots": dict(match.bots),
        "scores": ended["scores"],
        "ranking": ended["ranking"],
        "winners": ended["winners"],
        "ranks": ended["ranks"],
        "wins": ended["wins"],
        "answers": game.version,
        "seconds": round(seconds, 4),
        "latency": {who: latency.to_json() for who, latency in times.items()},
        "faults": dict(faults),
        "summary": summarize(game.clans, events),
    }


def outcome(result: Result) -> GameScores:
    """Ranks and wins. Clans that share a victory also share the first ranks (WIN-6)."""
    sharing = len(result.winners)
    order = result.winners + [clan for clan in result.ranking if clan not in result.winners]
    ranks = {clan: float(place) for place, clan in enumerate(order, 1)}
    ranks.update(dict.fromkeys(result.winners, (1 + sharing) / 2))
    return {
        "scores": result.scores,
        "ranking": result.ranking,
        "winners": result.winners,
        "ranks": ranks,
        "wins": {clan: 1 / sharing if clan in result.winners else 0.0 for clan in result.scores},
    }

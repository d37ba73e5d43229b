"""One match: a game is played to its end, and what came of it is written down."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import get_ident
from time import monotonic

from hinode.api import Game
from hinode.bots import table
from hinode.bots.bot import Choice
from hinode.bots.registry import make_bot
from hinode.bots.table import BotSeat
from hinode.tournament.latency import Latency
from hinode.tournament.line import SCHEMA, Line, Outcome
from hinode.tournament.plan import Match
from hinode.tournament.story import tell
from hinode.vocab.decisions import Decision
from hinode.vocab.result import Result

HERO = "hero"
OTHERS = "others"
MOST_WORDS = 160  # of a fault; some of them quote a whole error


class _FaultCount(logging.Handler):
    """Counts what the table says of bots that failed, in this thread's game."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.faults: Counter[str] = Counter()
        self._thread = get_ident()

    def emit(self, record: logging.LogRecord) -> None:
        if record.thread == self._thread:
            self.faults[record.getMessage()[:MOST_WORDS]] += 1


@contextmanager
def counted_faults() -> Iterator[Counter[str]]:
    """Warnings about bots are counted by their text instead of printed."""
    count = _FaultCount()
    logger = logging.getLogger(table.__name__)
    logger.addHandler(count)
    try:
        yield count.faults
    finally:
        logger.removeHandler(count)


def play_match(match: Match) -> Line:
    """Play one game of a tournament; the same match gives the same game unless a time cap decides."""
    plan = match.plan
    game = Game.new(
        clans=match.clans, season_set=plan.season_set, kami_unbound=plan.kami_unbound, seed=match.seed
    )
    seats = {clan: BotSeat(name, make_bot(name), match.bot_seed(clan), plan.cap) for clan, name in match.bots}
    times = {HERO: Latency(), OTHERS: Latency()}

    def watch(decision: Decision, choice: Choice, seconds: float) -> None:
        times[HERO if decision.clan == match.hero else OTHERS].add(seconds)

    begun = monotonic()
    with counted_faults() as faults:
        table.play_out(game, seats, watch)
    return write_up(match, game, monotonic() - begun, times, faults)


def write_up(
    match: Match, game: Game, seconds: float, times: dict[str, Latency], faults: Counter[str]
) -> Line:
    result = game.result
    assert result is not None
    events = game.events()
    started = events[0]
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
        **outcome(result),
        "answers": game.version,
        "seconds": round(seconds, 4),
        "latency": {who: latency.to_json() for who, latency in times.items()},
        "faults": dict(faults),
        "story": tell(game.clans, events),
    }


def outcome(result: Result) -> Outcome:
    """Ranks and wins; those who share a victory share the first places too (WIN-6)."""
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

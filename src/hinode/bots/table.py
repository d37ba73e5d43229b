"""A table of bots: asks them in turn, keeps their time, and never gets stuck."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from random import Random
from time import monotonic

from hinode.api import Game
from hinode.bots.bot import Bot, Choice
from hinode.bots.random_bot import RandomBot
from hinode.bots.seat import Seat
from hinode.vocab.answers import Done, Gift, No, Ready
from hinode.vocab.decisions import Decision
from hinode.vocab.errors import IllegalAnswer

log = logging.getLogger(__name__)
MOST_GIFTS = 3  # before one answer, so that giving ends
GRACE = 2.0  # a bot this many times over its cap is reported as late

Watcher = Callable[[Decision, Choice, float], None]


class BotSeat:
    """One bot in one seat, with its own seeded randomness."""

    __slots__ = ("bot", "name", "rng", "seconds")

    def __init__(self, name: str, bot: Bot, seed: str, seconds: float) -> None:
        self.name = name
        self.bot = bot
        self.rng = Random(seed)
        self.seconds = seconds

    def answer(self, game: Game, decision: Decision) -> Choice:
        """The bot's choice, or a safe default with a warning if it fails, overruns or errs."""
        seat = Seat(game, decision, self.rng, self.seconds)
        begun = monotonic()
        try:
            choice = self.bot.choose(seat)
        except Exception as error:
            log.warning("bot %s failed at a %s question: %r", self.name, decision.kind, error)
            return Choice(safe_default(decision).answer)
        if monotonic() - begun > self.seconds * GRACE:
            log.warning("bot %s was late at a %s question", self.name, decision.kind)
            return safe_default(decision)
        if not isinstance(choice.answer, Gift) and choice.answer not in decision.options:
            log.warning("bot %s gave no possible answer to a %s question", self.name, decision.kind)
            return safe_default(decision)
        return choice


def safe_default(decision: Decision) -> Choice:
    """Decline where that is possible, else the first option."""
    for mild in (Done(), No(), Ready()):
        if mild in decision.options:
            return Choice(mild)
    return Choice(decision.options[0])


def answer_one(game: Game, seats: Mapping[str, BotSeat], watch: Watcher | None = None) -> None:
    """One of the bots that are asked answers; gifts come before the answer."""
    decision = next(d for d in game.pending if d.clan in seats)
    seat = seats[decision.clan]
    for _ in range(MOST_GIFTS):
        begun = monotonic()
        choice = seat.answer(game, decision)
        spent = monotonic() - begun
        try:
            game.answer(decision.clan, choice.answer)
        except IllegalAnswer as error:
            log.warning("bot %s: %s", seat.name, error)
            break
        if watch is not None:
            watch(decision, choice, spent)
        if not isinstance(choice.answer, Gift):
            return
        still = [d for d in game.pending if d.clan == decision.clan]
        if not still:
            return
        decision = still[0]
    game.answer(decision.clan, safe_default(decision).answer)


def play_out(game: Game, seats: Mapping[str, BotSeat], watch: Watcher | None = None) -> Game:
    """Bots play a whole game."""
    while game.pending:
        answer_one(game, seats, watch)
    return game


def random_seat(clan: str, seed: object) -> BotSeat:
    return BotSeat("random", RandomBot(), f"{seed} {clan}", 1.0)

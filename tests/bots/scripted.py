"""Scripted bots for tests, and a log of everything that bots choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from hinode import Answer, Decision, Game
from hinode.bots.bot import Bot, Choice
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, answer_one
from hinode.bots.seat import Seat

Json = dict[str, Any]
AMPLE = 60.0  # seconds; more than any test bot needs


class ScriptedBot:
    """A bot that answers with a function."""

    def __init__(self, choose: Callable[[Seat], Any]) -> None:
        self._choose = choose

    def choose(self, seat: Seat) -> Choice:
        choice: Choice = self._choose(seat)
        return choice


def scripted_seat(choose: Callable[[Seat], Any], seconds: float = AMPLE) -> BotSeat:
    return BotSeat("mine", ScriptedBot(choose), "1", seconds)


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """One choice of a bot, its view, and the clans in each battle to come."""

    bot: str
    decision: Decision
    answer: Answer
    view: Json
    battles: tuple[tuple[str, ...], ...]

    @property
    def clan(self) -> str:
        return self.decision.clan


class ChoiceLog:
    """Logs what the bots choose, before the runner checks it."""

    def __init__(self) -> None:
        self.said: list[BotAnswer] = []

    def seat(self, name: str, bot: Bot, seed: str, seconds: float) -> BotSeat:
        def choose(asked: Seat) -> Choice:
            battles = battles_to_come(asked)
            choice = bot.choose(asked)
            self.said.append(BotAnswer(name, asked.decision, choice.answer, asked.view, battles))
            return choice

        return BotSeat(name, ScriptedBot(choose), seed, seconds)

    def seats(self, bots: Mapping[str, str], seed: object, seconds: float = AMPLE) -> dict[str, BotSeat]:
        """A seat for each clan, with the named bot."""
        return {c: self.seat(name, make_bot(name), f"{seed} {c}", seconds) for c, name in bots.items()}


def battles_to_come(seat: Seat) -> tuple[tuple[str, ...], ...]:
    """For a bid: the clans with force in each later war of the season."""
    if seat.decision.kind != "bid":
        return ()
    world = seat.game()
    later = seat.view["war"][seat.view["war_at"] + 1 :]
    return tuple(tuple(clan for clan in world.clans if world.force(clan, province)) for province in later)


def moments(game: Game, seats: Mapping[str, BotSeat]) -> Iterator[Game]:
    """Let bots play a game. Yields the game before each answer."""
    while game.pending:
        yield game
        answer_one(game, seats)


def choice_of(name: str, game: Game, decision: Decision, seed: int, seconds: float = AMPLE) -> Answer:
    """The answer of a new bot to a question."""
    return make_bot(name).choose(Seat(game, decision, Random(seed), seconds)).answer

"""One question for a bot: what a worker is sent for it, and how its reply is read.

A worker is sent a game drawn from what the clan knows, never the game itself, so that not even a bot that
digs in its process finds a secret. It is sent as a pickle; what comes back is JSON, and is believed only as
far as it answers the question.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from io import BytesIO
from pickle import HIGHEST_PROTOCOL, Pickler
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple

from hinode.api import Game
from hinode.bots.alliances.reasons import REASONS
from hinode.bots.bot import Choice, Reason
from hinode.bots.runner import BotFault, fault_of, safe_default
from hinode.vocab.answers import Answer, Gift, parse_answer
from hinode.vocab.decisions import Decision
from hinode.vocab.errors import HinodeError, IllegalAnswer
from hinode.vocab.ids import CLANS, PROVINCES, SEASONS

UNKNOWN: Final = "is unknown at"
UNREADABLE: Final = "made no sense at"
NAMES: Final = frozenset((*CLANS, *PROVINCES, *SEASONS))  # what a reason speaks of, besides numbers
MAX_NUMBER: Final = 10**6  # beyond any number in a reason
# The only words of a worker that are repeated: those of the table, and the class of an error.
_FAULT: Final = re.compile(r"[a-zA-Z ]{1,60}|failed \([A-Za-z_]{1,40}\) at")


class Question(NamedTuple):
    """All that a worker is told."""

    bot: str
    clan: str
    seed: str
    seconds: float
    world: Game


@dataclass(frozen=True, slots=True)
class BotChoice:
    """What a bot answers, as JSON, or the safe default together with the fault it stands in for."""

    answer: dict[str, Any]
    reason: dict[str, Any] | None = None  # {"kind", "args"}
    fault: str | None = None


@dataclass(frozen=True, slots=True)
class BotJob:
    """A bot is to answer one question of one table."""

    table: str
    question: Question
    decision: Decision  # the question as the real game asks it; it stays here
    gifts: bool  # whether it may make a gift (NEG-1) instead of an answer

    @classmethod
    def of(
        cls,
        game: Game,
        clan: str,
        bot: str,
        table: str,
        seconds: float,
        *,
        gifts: bool = True,
        rng: Random | None = None,
    ) -> BotJob:
        """What `bot` (`greedy`, `greedy/monk`) says for a clan that is asked; it may think so many seconds.

        World and bot's seed are drawn from the machine's own randomness: if they followed from what players
        know, such as the table's name, anybody could work out a bot's sealed bid.
        """
        decision = next((asked for asked in game.pending if asked.clan == clan), None)
        if decision is None:
            raise HinodeError(f"{clan!r} is not asked anything")
        rng = rng or SystemRandom()
        world = game.sample(clan, rng)
        question = Question(bot, clan, f"{rng.getrandbits(128):032x}", seconds, world)
        return cls(table, question, decision, gifts)

    def packet(self) -> bytes:
        """The question as a worker is sent it.

        Written without memo: which of the values are one and the same object says something of where they
        come from, so equal values must give equal bytes.
        """
        written = BytesIO()
        pickler = Pickler(written, HIGHEST_PROTOCOL)
        pickler.fast = True
        pickler.dump(self.question)
        return written.getvalue()

    def default(self, fault: str) -> BotChoice:
        """The safe default."""
        return BotChoice(safe_default(self.decision).answer.to_json(), None, fault)

    def read(self, reply: bytes, number: int) -> BotChoice:
        """A worker's reply to its job of that number; `BotFault` says why it does not count."""
        try:
            said = json.loads(reply)
        except (ValueError, RecursionError):
            raise BotFault(UNREADABLE) from None
        if not isinstance(said, dict) or said.get("number") != number:
            raise BotFault(UNREADABLE)
        if "fault" in said:
            raise BotFault(_known_fault(said["fault"]))
        try:
            answer = parse_answer(said.get("answer"))
        except IllegalAnswer:
            raise BotFault(UNREADABLE) from None
        reason = said.get("reason")
        self._check(answer, _read_reason(reason))
        return BotChoice(answer.to_json(), reason)

    def _check(self, answer: Answer, reason: Reason | None) -> None:
        fault = fault_of(Choice(answer, reason), self.decision)
        if fault is None and isinstance(answer, Gift):
            fault = self._fault_of_gift(answer)
        if fault is not None:
            raise BotFault(fault)

    def _fault_of_gift(self, gift: Gift) -> str | None:
        """Whether it can be made is public, so the drawn world tells as well as the game."""
        if not self.gifts:
            return "may give nothing at"
        try:
            self.question.world.copy().answer(self.question.clan, gift)
        except IllegalAnswer:
            return "was refused a gift at"
        return None


def _known_fault(fault: object) -> str:
    return fault if isinstance(fault, str) and _FAULT.fullmatch(fault) else UNREADABLE


def _read_reason(said: object) -> Reason | None:
    """A reason of the list with its arguments: everybody at the table will read it."""
    if said is None:
        return None
    match said:
        case {"kind": str(kind), "args": dict(args), **more} if not more and kind in REASONS:
            if tuple(args) == REASONS[kind] and all(map(_is_argument, args.values())):
                return Reason(kind, args)
    raise BotFault("gave a reason that is no Reason to")


def _is_argument(value: object) -> bool:
    return value in NAMES if isinstance(value, str) else type(value) is int and abs(value) < MAX_NUMBER

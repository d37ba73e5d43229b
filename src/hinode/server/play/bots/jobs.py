"""A bot job: one question, the packet that a worker gets for it, and the check of its reply.

A worker gets a game sampled from what the clan knows, never the real one: even a bot that searches its
process finds no secret. The packet is a pickle. The reply is JSON and is trusted only as far as it answers
the question.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pickle import HIGHEST_PROTOCOL, Pickler
from random import Random, SystemRandom
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from hinode.api import Game
from hinode.bots.alliances.reasons import REASONS
from hinode.bots.bot import Choice, Reason
from hinode.bots.runner import BotFault, fault_of, safe_default
from hinode.deals import Offer
from hinode.vocab.answers import Answer, Gift, parse_answer
from hinode.vocab.decisions import Decision, Options
from hinode.vocab.errors import HinodeError, IllegalAnswer
from hinode.vocab.ids import CLANS, PROVINCES, SEASONS

UNKNOWN: Final = "is unknown at"
UNREADABLE: Final = "made no sense at"
NAMES: Final = frozenset((*CLANS, *PROVINCES, *SEASONS))  # what a reason may mention, besides numbers
MAX_NUMBER: Final = 10**6  # larger than any number in a reason
# The only text of a worker that is repeated: known phrases, and the class name of an error.
_FAULT: Final = re.compile(r"[a-zA-Z ]{1,60}|failed \([A-Za-z_]{1,40}\) at")


class WorkerQuestion(NamedTuple):
    """Everything that a worker gets to know."""

    bot: str
    clan: str
    seed: str
    seconds: float
    world: Game
    withheld: tuple[dict[str, Any], ...] = ()  # options that the bot does not get now, as JSON
    deals: dict[str, Any] | None = None  # what the clan knows about deals (`SeatDeals`)
    offer: dict[str, Any] | None = None  # an offer to reply to, instead of a question
    makes_offer: bool = False  # it is asked for an offer of its own, instead of a question

    def decision(self) -> Decision:
        """The question, with the options that the bot gets."""
        found = next(asked for asked in self.world.pending if asked.clan == self.clan)
        if not self.withheld:
            return found
        left = tuple(
            code
            for code, option in zip(found.options.codes, found.options, strict=True)
            if option.to_json() not in self.withheld
        )
        return Decision(found.clan, found.kind, found.cause, Options(left), found.details)


@dataclass(frozen=True, slots=True)
class BotChoice:
    """A bot's answer as JSON, or the safe default together with the fault that it replaces."""

    answer: dict[str, Any]
    reason: dict[str, Any] | None = None  # {"kind", "args"}
    fault: str | None = None


class Job(Protocol):
    """What the pool needs of a job."""

    @property
    def table(self) -> str: ...
    @property
    def question(self) -> WorkerQuestion: ...
    @property
    def kind(self) -> str: ...
    def packet(self) -> bytes: ...
    def default(self, fault: str) -> BotChoice: ...
    def read(self, reply: bytes, number: int) -> BotChoice: ...


@dataclass(frozen=True, slots=True)
class BotJob:
    """One question of one table for a bot."""

    table: str
    question: WorkerQuestion
    decision: Decision  # the question as the real game asks it; not sent to the worker
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
        withheld: Iterable[Answer] = (),
        deals: dict[str, Any] | None = None,
        rng: Random | None = None,
    ) -> BotJob:
        """A job for `bot` (`greedy`, `greedy/monk`) to answer for a clan within `seconds`.

        `withheld`: options that the bot does not get (at least one must be left).

        The sampled world and the bot's seed come from the operating system's randomness. If they followed
        from something players know, such as the table id, anybody could compute a bot's sealed bid.
        """
        decision = next((asked for asked in game.pending if asked.clan == clan), None)
        if decision is None:
            raise HinodeError(f"{clan!r} is not asked anything")
        world, seed = _sample(game, clan, rng)
        without = tuple(answer.to_json() for answer in withheld)
        question = WorkerQuestion(bot, clan, seed, seconds, world, without, deals)
        return cls(table, question, decision, gifts)

    @property
    def kind(self) -> str:
        return self.decision.kind

    def packet(self) -> bytes:
        return _packet(self.question)

    def default(self, fault: str) -> BotChoice:
        """The safe default."""
        return BotChoice(safe_default(self.decision).answer.to_json(), None, fault)

    def read(self, reply: bytes, number: int) -> BotChoice:
        """Read a worker's reply to the job with this number; `BotFault` says why it does not count."""
        said = _read(reply, number)
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
        """Whether a gift is legal depends on public facts only, so the sampled world can tell."""
        if not self.gifts:
            return "may give nothing at"
        try:
            self.question.world.copy().answer(self.question.clan, gift)
        except IllegalAnswer:
            return "was refused a gift at"
        return None


@dataclass(frozen=True, slots=True)
class _DealJob:
    """What jobs about deals share."""

    table: str
    question: WorkerQuestion
    kind: ClassVar[str] = "deal"

    def packet(self) -> bytes:
        return _packet(self.question)


class ReplyJob(_DealJob):
    """One offer of a deal for a bot to reply to; its choice is `accept`, `decline`, or `counter`."""

    __slots__ = ()

    @classmethod
    def of(
        cls, game: Game, offer: Offer, bot: str, table: str, seconds: float, deals: dict[str, Any]
    ) -> ReplyJob:
        world, seed = _sample(game, offer.receiver)
        return cls(
            table, WorkerQuestion(bot, offer.receiver, seed, seconds, world, (), deals, offer.to_json())
        )

    def default(self, fault: str) -> BotChoice:
        return BotChoice({"kind": "decline"}, None, fault)

    def read(self, reply: bytes, number: int) -> BotChoice:
        """The terms of a counteroffer are checked when it is made."""
        match _read(reply, number):
            case {"reply": {"kind": "accept" | "decline" as kind}, "reason": reason}:
                _read_reason(reason)
                return BotChoice({"kind": kind}, reason)
            case {"reply": {"kind": "counter", "give": list(give), "ask": list(ask)}, "reason": reason}:
                _read_reason(reason)
                return BotChoice({"kind": "counter", "give": give, "ask": ask}, reason)
        raise BotFault(UNREADABLE)


class OfferJob(_DealJob):
    """A moment at which a bot may make an offer; its choice is `offer` with the terms, or `none`."""

    __slots__ = ()

    @classmethod
    def of(
        cls, game: Game, clan: str, bot: str, table: str, seconds: float, deals: dict[str, Any]
    ) -> OfferJob:
        world, seed = _sample(game, clan)
        return cls(table, WorkerQuestion(bot, clan, seed, seconds, world, (), deals, makes_offer=True))

    def default(self, fault: str) -> BotChoice:
        return BotChoice({"kind": "none"}, None, fault)

    def read(self, reply: bytes, number: int) -> BotChoice:
        """The terms are checked when the offer is made."""
        match _read(reply, number):
            case {"offer": None}:
                return BotChoice({"kind": "none"})
            case {"offer": dict(terms), "reason": reason}:
                _read_reason(reason)
                return BotChoice({"kind": "offer", "terms": terms}, reason)
        raise BotFault(UNREADABLE)


def _sample(game: Game, clan: str, rng: Random | None = None) -> tuple[Game, str]:
    """A game that the clan considers possible, and a seed for its bot."""
    rng = rng or SystemRandom()
    return game.sample(clan, rng), f"{rng.getrandbits(128):032x}"


def _packet(question: WorkerQuestion) -> bytes:
    """The question as bytes for a worker.

    Pickled without a memo, so that equal values give equal bytes: which values are the same object would
    reveal where they come from.
    """
    written = BytesIO()
    pickler = Pickler(written, HIGHEST_PROTOCOL)
    pickler.fast = True
    pickler.dump(question)
    return written.getvalue()


def _read(reply: bytes, number: int) -> dict[str, Any]:
    """What a worker said to the job with this number; raises the fault that it reports."""
    try:
        said = json.loads(reply)
    except (ValueError, RecursionError):
        raise BotFault(UNREADABLE) from None
    if not isinstance(said, dict) or said.get("number") != number:
        raise BotFault(UNREADABLE)
    if "fault" in said:
        raise BotFault(_known_fault(said["fault"]))
    return said


def _known_fault(fault: object) -> str:
    return fault if isinstance(fault, str) and _FAULT.fullmatch(fault) else UNREADABLE


def _read_reason(said: object) -> Reason | None:
    """Only a known reason with its arguments: everybody at the table will read it."""
    if said is None:
        return None
    match said:
        case {"kind": str(kind), "args": dict(args), **more} if not more and kind in REASONS:
            if tuple(args) == REASONS[kind] and all(map(_is_argument, args.values())):
                return Reason(kind, args)
    raise BotFault("gave an invalid reason for")


def _is_argument(value: object) -> bool:
    return value in NAMES if isinstance(value, str) else type(value) is int and abs(value) < MAX_NUMBER

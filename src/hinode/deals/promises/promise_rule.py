"""PromiseRule: the base class of every kind of promise, and helpers with which several kinds interpret
events.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from hinode.deals.progress import Progress
from hinode.deals.terms import Json, Promise, Value
from hinode.rules.queries import TRAITS
from hinode.vocab.errors import Reason
from hinode.vocab.events import Event
from hinode.vocab.ids import CLAN_NO

Memory = dict[str, int]  # what a promise has seen since it was made
Fields = Mapping[str, tuple[Value, ...] | range]
# A part of an answer's JSON. None: the answer has no such key. For bids, `over` says how much is too much on
# each advantage, and `total_over` how much is too much in all.
Pattern = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a promise ended, with a note on why."""

    state: str
    note: str | None = None


KEPT = Verdict("kept")
BROKEN = Verdict("broken")
NO_OCCASION = Verdict("void", "no-occasion")


class PromiseRule:
    """One kind of promise: its parameters, when it can be made, and how it ends.

    `see` reads a spectator's events only, so that everyone comes to the same state and no secret leaks.
    """

    kind: ClassVar[str]
    fields: ClassVar[Fields] = {}
    phases: ClassVar[tuple[str, ...]] = ("tea", "political", "kami")
    from_next_season: ClassVar[bool] = False  # in the season of the deal, no answer breaks it
    by_effects: ClassVar[bool] = False  # the consequences of an answer can break it, too

    def check(self, promise: Promise, view: Json) -> Reason | None:
        """Why the promise cannot be made at this moment."""
        return None

    def facts(self, promise: Promise, view: Json) -> Memory:
        """What a spectator's view shows when the promise is made."""
        return {}

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        raise NotImplementedError

    def due(self, promise: Promise, memory: Memory) -> dict[str, int] | None:
        """What an open promise to pay still asks for, once it is due."""
        return None

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        """The answers to a question of the promiser that would break the promise; `decision` is its JSON."""
        return []

    def impossible(self, promise: Promise, decision: Json) -> Reason | None:
        """Why the promise cannot be kept, as far as the promiser's own open question shows."""
        return None


def lays_face_down(clan: str) -> bool:
    """Whether the clan lays its tiles face down and announces a mandate (CLA-LOTUS-1)."""
    return TRAITS[CLAN_NO[clan]].face_down


def matches(pattern: Pattern, answer: Json) -> bool:
    """Whether a pattern covers an answer."""
    for key, wanted in pattern.items():
        if key == "over":
            if not any(answer[advantage] > most for advantage, most in wanted.items()):
                return False
        elif key == "total_over":
            if sum(amount for name, amount in answer.items() if name != "kind") <= wanted:
                return False
        elif answer.get(key) != wanted:
            return False
    return True


def war_begins(event: Event) -> bool:
    return event.kind == "phase_started" and bool(event["phase"] == "war")


def cleanup_begins(event: Event) -> bool:
    return event.kind == "phase_started" and bool(event["phase"] == "cleanup")


def token_settled(event: Event, province: Value) -> bool:
    return event.kind in ("token_won", "token_discarded") and bool(event["province"] == province)


def mandate_of(event: Event) -> str | None:
    """The mandate that everyone gets from a tile; the Lotus' hidden tile does not matter."""
    if event.kind == "mandate_laid":
        return str(event["tile"])
    return str(event["announce"]) if event.kind == "mandate_announced" else None


def performs(event: Event, clan: str, *mandates: str) -> bool:
    return event.kind == "performs" and event.cause in mandates and bool(event["clan"] == clan)


def wins_shrine(event: Event, clan: str, *kami: str) -> bool:
    return event.kind == "gift_won" and bool(event["clan"] == clan) and event["kami"] in kami


def arrival(event: Event, clan: str) -> str | None:
    """The province or shrine that a piece of the clan comes to."""
    if event.get("clan") != clan:
        return None
    if event.kind in ("summoned", "placed", "moved"):
        return str(event["to"])
    return str(event["at"]) if event.kind == "replaced" else None


def wins_hostage(event: Event, promise: Promise, progress: Progress) -> bool:
    """The promiser may take a hostage in a battle with the other party."""
    return (
        event.kind == "advantage_won"
        and event["advantage"] == "hostage"
        and event["clan"] == promise.by
        and promise.to in progress.fighters
    )


def strikes(event: Event, promise: Promise) -> bool:
    """The promiser takes or replaces a figure of the other party."""
    return (
        event.kind in ("captured", "replaced")
        and bool(event["clan"] == promise.by)
        and bool(event["owner"] == promise.to)
    )


def kills(event: Event, promise: Promise) -> bool:
    """The promiser kills a figure of the other party, other than by winning a battle."""
    return (
        event.kind == "killed"
        and event.cause != "BAT-11"
        and bool(event["clan"] == promise.to)
        and bool(event["by"] == promise.by)
    )


def at_deadline(memory: Memory, verdict: Verdict) -> Verdict:
    """The verdict, if the promise was put to the test."""
    return verdict if memory.get("occasion") else NO_OCCASION

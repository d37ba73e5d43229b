"""Spare the other party's figures this season, battle losses aside."""

from __future__ import annotations

from typing import ClassVar

from hinode.deals.progress import Progress
from hinode.deals.promises.promise_rule import (
    BROKEN,
    KEPT,
    Memory,
    Pattern,
    PromiseRule,
    Verdict,
    at_deadline,
    cleanup_begins,
    kills,
    performs,
    strikes,
    wins_hostage,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.events import Event


class SparePromise(PromiseRule):
    """No figure of the other party is captured, replaced, or killed by the promiser outside of BAT-11."""

    kind: ClassVar[str] = "spare"
    phases: ClassVar[tuple[str, ...]] = ("tea", "political", "kami", "war")
    by_effects: ClassVar[bool] = True

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        if cleanup_begins(event):
            return at_deadline(memory, KEPT)
        killing = (
            event.kind == "killed" and event["by"] == promise.by and event.cause not in ("BAT-11", "seppuku")
        )
        if killing or wins_hostage(event, promise, progress) or performs(event, promise.by, "betray"):
            memory["occasion"] = 1
        return BROKEN if strikes(event, promise) or kills(event, promise) else None

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        return [{"kind": kind, "clan": promise.to} for kind in ("capture", "replace", "kill")]

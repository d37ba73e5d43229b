"""Do not betray the other party this season."""

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
    lays_face_down,
    mandate_of,
    war_begins,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.events import Event


class NoBetrayPromise(PromiseRule):
    """Neither end the alliance by Betray, nor replace a figure of the other party."""

    kind: ClassVar[str] = "no_betray"

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        if war_begins(event):
            return at_deadline(memory, KEPT)
        if mandate_of(event) is not None and event["clan"] == promise.by:
            memory["occasion"] = 1
        if event.get("clan") != promise.by:
            return None
        ended = event.kind == "alliance_ended" and event.cause == "betray" and event["with"] == promise.to
        replaced = event.kind == "replaced" and event["owner"] == promise.to
        return BROKEN if ended or replaced else None

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        """To an ally, choosing Betray breaks it; to others, replacing a figure of theirs."""
        found: list[Pattern] = [{"kind": "replace", "clan": promise.to}]
        if any(set(pair) == {promise.by, promise.to} for pair in view["alliances"]):
            key = "announce" if lays_face_down(promise.by) else "tile"
            found.append({"kind": "mandate", key: "betray"})
        return found

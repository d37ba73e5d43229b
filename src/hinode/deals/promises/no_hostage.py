"""Take no hostage from the other party, anywhere or in one province."""

from __future__ import annotations

from typing import ClassVar

from hinode.deals.progress import Progress
from hinode.deals.promises.promise_rule import (
    BROKEN,
    KEPT,
    Fields,
    Memory,
    Pattern,
    PromiseRule,
    Verdict,
    at_deadline,
    cleanup_begins,
    token_settled,
    wins_hostage,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.events import Event
from hinode.vocab.ids import PROVINCES


class NoHostagePromise(PromiseRule):
    """Winning the advantage and declining it (BAT-5) keeps the promise."""

    kind: ClassVar[str] = "no_hostage"
    fields: ClassVar[Fields] = {"province": (*PROVINCES, None)}
    phases: ClassVar[tuple[str, ...]] = ("tea", "political", "kami", "war")

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        province = promise.term["province"]
        if cleanup_begins(event) or (province is not None and token_settled(event, province)):
            return at_deadline(memory, KEPT)
        if wins_hostage(event, promise, progress) and province in (None, event["province"]):
            memory["occasion"] = 1
        taken = (
            event.kind == "captured"
            and event["clan"] == promise.by
            and event["owner"] == promise.to
            and province in (None, event["province"])
        )
        return BROKEN if taken else None

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        if promise.term["province"] not in (None, decision.get("province")):
            return []
        return [{"kind": "capture", "clan": promise.to}]

"""Give Coins or Ronin after the next Harvest."""

from __future__ import annotations

from typing import ClassVar

from hinode.deals.progress import Progress
from hinode.deals.promises.promise_rule import (
    BROKEN,
    KEPT,
    NO_OCCASION,
    Fields,
    Memory,
    PromiseRule,
    Verdict,
    mandate_of,
    war_begins,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.errors import Reason, reason
from hinode.vocab.events import Event
from hinode.vocab.facts import MANDATE_TURNS


class GivePromise(PromiseRule):
    """Any gifts since the deal count, early ones too; it is due from the first Harvest until the war."""

    kind: ClassVar[str] = "give"
    fields: ClassVar[Fields] = {"coins": range(100), "ronin": range(100), "after": ("harvest",)}

    def check(self, promise: Promise, view: Json) -> Reason | None:
        return (
            None if promise.term["coins"] or promise.term["ronin"] else reason("refused-deal-gives-nothing")
        )

    def facts(self, promise: Promise, view: Json) -> Memory:
        return {"coins": 0, "ronin": 0, "harvest": 0}

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        if war_begins(event):
            return BROKEN if memory["harvest"] else NO_OCCASION
        if event.kind == "gift" and event["clan"] == promise.by and event["to"] == promise.to:
            memory["coins"] += event["coins"]
            memory["ronin"] += event["ronin"]
        first = mandate_of(event) == "harvest" and not memory["harvest"]
        if first:
            memory["harvest"] = 1
        if memory["harvest"] and self._paid(promise, memory):
            return KEPT
        if first and event["turn"] == MANDATE_TURNS and event["clan"] != promise.by:
            return Verdict("void", "no-time")  # there may be no pause before the war
        return None

    def due(self, promise: Promise, memory: Memory) -> dict[str, int] | None:
        if not memory["harvest"]:
            return None
        return {what: max(0, int(promise.term[what] or 0) - memory[what]) for what in ("coins", "ronin")}

    @staticmethod
    def _paid(promise: Promise, memory: Memory) -> bool:
        return all(memory[what] >= int(promise.term[what] or 0) for what in ("coins", "ronin"))

"""Buy a card this season, or do not buy it."""

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
    performs,
    war_begins,
    wins_shrine,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.errors import Reason, reason
from hinode.vocab.events import Event
from hinode.vocab.ids import CARDS


class CardPromise(PromiseRule):
    """Settled by the promiser's purchase, the last copy on display, or the war."""

    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = {"card": CARDS, "buy": (True, False)}

    def check(self, promise: Promise, view: Json) -> Reason | None:
        card = str(promise.term["card"])
        return None if view["display"].get(card) else reason("refused-not-on-display", card=card)

    def facts(self, promise: Promise, view: Json) -> Memory:
        return {"copies": view["display"].get(promise.term["card"], 0)}

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        wanted = bool(promise.term["buy"])
        refrained = BROKEN if wanted else KEPT
        if war_begins(event):
            return at_deadline(memory, refrained)
        if performs(event, promise.by, "train") or wins_shrine(event, promise.by, "ryujin"):
            memory["occasion"] = 1
        if event.kind != "acquired" or event["card"] != promise.term["card"]:
            return None
        if event["clan"] == promise.by:
            return KEPT if wanted else BROKEN
        memory["copies"] -= 1
        if memory["copies"] > 0:
            return None
        return refrained if memory.get("occasion") else Verdict("void", "sold-out")

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        return [] if promise.term["buy"] else [{"kind": "buy", "card": promise.term["card"]}]

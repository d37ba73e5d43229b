"""Stay out of a province this season."""

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
    arrival,
    at_deadline,
    cleanup_begins,
    performs,
    wins_shrine,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.events import Event
from hinode.vocab.ids import PROVINCES


class StayOutPromise(PromiseRule):
    """No piece of the promiser comes to the province: figure, Stronghold, or a kami's figure it moves."""

    kind: ClassVar[str] = "stay_out"
    fields: ClassVar[Fields] = {"province": PROVINCES}
    by_effects: ClassVar[bool] = True

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        if cleanup_begins(event):
            return at_deadline(memory, KEPT)
        if performs(event, promise.by, "recruit", "marshal", "betray"):
            memory["occasion"] = 1
        if wins_shrine(event, promise.by, "fujin", "raijin"):
            memory["occasion"] = 1
        return BROKEN if self._entered(event, promise.by) == promise.term["province"] else None

    @staticmethod
    def _entered(event: Event, clan: str) -> str | None:
        if event.get("clan") == clan and event.kind == "built":
            return str(event["province"])
        if event.get("clan") == clan and event.kind in ("kami_placed", "kami_moved"):
            return str(event["to"])
        return arrival(event, clan)

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        """With a shrine, the province of a summon is only the way there."""
        province = promise.term["province"]
        return [
            {"kind": "summon", "province": province, "shrine": None},
            {"kind": "move", "to": province},
            *({"kind": kind, "province": province} for kind in ("build", "place", "replace")),
        ]

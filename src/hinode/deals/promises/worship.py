"""Worship a kami this season, or stay away from its shrine."""

from __future__ import annotations

from typing import ClassVar, Final

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
    performs,
    war_begins,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.errors import Reason, reason
from hinode.vocab.events import Event
from hinode.vocab.facts import WORSHIPPERS
from hinode.vocab.ids import FIGURES, KAMI

WORSHIPERS: Final = tuple(FIGURES[kind] for kind in WORSHIPPERS)


class WorshipPromise(PromiseRule):
    """A figure of the promiser comes to the shrine, or none does."""

    kind: ClassVar[str] = "worship"
    fields: ClassVar[Fields] = {"kami": KAMI, "do": (True, False)}

    def check(self, promise: Promise, view: Json) -> Reason | None:
        kami = str(promise.term["kami"])
        if kami not in [shrine["kami"] for shrine in view["shrines"]]:
            return reason("refused-no-shrine", kami=kami)
        reserve = view["players"][promise.by]["reserve"]
        if promise.term["do"] and not any(reserve.get(figure) for figure in WORSHIPERS):
            return reason("refused-deal-no-worshiper", clan=promise.by)
        return None

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        wanted = bool(promise.term["do"])
        if war_begins(event):
            return at_deadline(memory, BROKEN if wanted else KEPT)
        if performs(event, promise.by, "recruit"):
            memory["occasion"] = 1
        if arrival(event, promise.by) == promise.term["kami"]:
            return KEPT if wanted else BROKEN
        return None

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        if promise.term["do"]:
            return []
        kami = promise.term["kami"]
        at_shrine: list[Pattern] = [{"kind": kind, "shrine": kami} for kind in ("summon", "place", "replace")]
        return [*at_shrine, {"kind": "shift", "to": kami}]

"""Leave a province before the war."""

from __future__ import annotations

from typing import ClassVar

from hinode.deals.progress import Progress
from hinode.deals.promises.promise_rule import (
    BROKEN,
    KEPT,
    Fields,
    Memory,
    PromiseRule,
    Verdict,
    arrival,
    at_deadline,
    performs,
    war_begins,
    wins_shrine,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.errors import Reason, reason
from hinode.vocab.events import Event
from hinode.vocab.ids import PROVINCES


def figures(view: Json, clan: str, province: str) -> int:
    """Figures of the clan in the province, without Strongholds."""
    pieces = view["map"].get(province, {}).get(clan, {})
    return sum(count for kind, count in pieces.items() if kind != "stronghold")


class LeavePromise(PromiseRule):
    """No figure of the promiser is in the province when the War Phase begins, however that came about."""

    kind: ClassVar[str] = "leave"
    fields: ClassVar[Fields] = {"province": PROVINCES}

    def check(self, promise: Promise, view: Json) -> Reason | None:
        province = str(promise.term["province"])
        if not figures(view, promise.by, province):
            return reason("refused-deal-not-there", clan=promise.by, province=province)
        return None

    def facts(self, promise: Promise, view: Json) -> Memory:
        province = str(promise.term["province"])
        held = view["kami_figures"].get("susanoo") == province
        own = view["kami_control"].get("susanoo") == promise.by
        return {"figures": figures(view, promise.by, province), "held": int(held and not own)}

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        if war_begins(event):
            return KEPT if memory["figures"] <= 0 else at_deadline(memory, BROKEN)
        self._count(promise, memory, event)
        self._watch_susanoo(promise, memory, event)
        marches = performs(event, promise.by, "marshal") or wins_shrine(event, promise.by, "fujin")
        if marches and not memory["held"]:
            memory["occasion"] = 1
        return None

    @staticmethod
    def _count(promise: Promise, memory: Memory, event: Event) -> None:
        province, clan = promise.term["province"], promise.by
        if arrival(event, clan) == province and event.get("figure") != "stronghold":
            memory["figures"] += 1
        if _departs(event, clan, str(province)):
            memory["figures"] -= event.get("count", 1)

    @staticmethod
    def _watch_susanoo(promise: Promise, memory: Memory, event: Event) -> None:
        """Figures cannot leave a province that Susanoo holds. The clan's own Susanoo does not excuse it."""
        if event.get("kami") != "susanoo":
            return
        if event.kind in ("kami_placed", "kami_moved"):
            here = event["to"] == promise.term["province"]
            memory["held"] = int(here and event["clan"] != promise.by)
        elif event.kind == "kami_left":
            memory["held"] = 0


def _departs(event: Event, clan: str, province: str) -> bool:
    """Figures of the clan leave the province: they move, die, are captured or replaced, or return."""
    if event.get("figure") == "stronghold":
        return False
    if event.kind in ("moved", "returned"):
        return bool(event["clan"] == clan) and bool(event["from"] == province)
    if event.kind == "killed":
        return bool(event["clan"] == clan) and bool(event["province"] == province)
    if event.kind == "captured":
        return bool(event["owner"] == clan) and bool(event["province"] == province)
    return event.kind == "replaced" and bool(event["owner"] == clan) and bool(event["at"] == province)

"""Let the other party have the war token of a province."""

from __future__ import annotations

from typing import ClassVar

from hinode.deals.progress import Progress
from hinode.deals.promises.bid import token_gone
from hinode.deals.promises.promise_rule import (
    BROKEN,
    KEPT,
    Fields,
    Memory,
    PromiseRule,
    Verdict,
    cleanup_begins,
    kills,
    strikes,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.errors import Reason, reason
from hinode.vocab.events import Event
from hinode.vocab.ids import PROVINCES


class TokenPromise(PromiseRule):
    """Broken if the promiser wins the token against the other party, or removed its figures there before."""

    kind: ClassVar[str] = "token"
    fields: ClassVar[Fields] = {"province": PROVINCES}
    phases: ClassVar[tuple[str, ...]] = ("tea", "political", "kami", "war")

    def check(self, promise: Promise, view: Json) -> Reason | None:
        province = str(promise.term["province"])
        return reason("refused-deal-no-war", province=province) if token_gone(view, province) else None

    def facts(self, promise: Promise, view: Json) -> Memory:
        pair = {promise.by, promise.to}
        return {"allied": int(any(set(alliance) == pair for alliance in view["alliances"]))}

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        province = promise.term["province"]
        if event.kind in ("allied", "alliance_ended") and {event["clan"], event["with"]} == {
            promise.by,
            promise.to,
        }:
            memory["allied"] = int(event.kind == "allied")
        if (strikes(event, promise) or kills(event, promise)) and province in (
            event.get("province"),
            event.get("at"),
        ):
            memory["removed"] = 1
        if event.kind == "token_won" and event["province"] == province:
            return self._won(promise, memory, event, progress)
        if event.kind == "token_discarded" and event["province"] == province:
            return Verdict("void", "absent")
        return Verdict("void", "no-war") if cleanup_begins(event) else None

    @staticmethod
    def _won(promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict:
        if event["clan"] == promise.to:
            return KEPT
        if event["clan"] != promise.by:
            return Verdict("void", "third")
        beside = event.cause == "WAR-5" and memory["allied"]  # only the two allies were there
        beaten = event.cause == "BAT-10" and promise.to in progress.fighters
        return BROKEN if beside or beaten or memory.get("removed") else Verdict("void", "absent")

"""Accept the other party's alliance in next season's tea ceremony."""

from __future__ import annotations

from typing import ClassVar

from hinode.deals.progress import Progress
from hinode.deals.promises.promise_rule import BROKEN, KEPT, Memory, Pattern, PromiseRule, Verdict
from hinode.deals.terms import Json, Promise
from hinode.vocab.errors import Reason, reason
from hinode.vocab.events import Event


class AllyPromise(PromiseRule):
    """The other party must ask; if it does not, the promise is void."""

    kind: ClassVar[str] = "ally"
    phases: ClassVar[tuple[str, ...]] = ("tea", "political", "kami", "war")
    from_next_season: ClassVar[bool] = True

    def check(self, promise: Promise, view: Json) -> Reason | None:
        return None if view["season"] in ("spring", "summer") else reason("refused-deal-no-tea-left")

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        if event.kind == "season_started":
            memory["next"] = 1
            return Verdict("void", "no-tea") if event["season"] == "winter" else None
        if not memory.get("next"):
            return None
        if event.kind == "allied":
            return self._allied(promise, {event["clan"], event["with"]})
        if event.kind == "phase_started" and event["phase"] == "political":
            return BROKEN if memory.get("asked") else Verdict("void", "not-asked")
        if event.kind == "refused" and event["clan"] == promise.by and event["from"] == promise.to:
            return BROKEN
        if (
            event.kind in ("proposed", "withdrew")
            and event["clan"] == promise.to
            and event["to"] == promise.by
        ):
            memory["asked"] = int(event.kind == "proposed")
        return None

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        """To refuse the other party, to accept a third one, or to end the ceremony while it waits."""
        if decision["kind"] != "tea":
            return []
        asking = [option["from"] for option in decision["options"] if option["kind"] == "accept"]
        found: list[Pattern] = [{"kind": "accept", "from": clan} for clan in asking if clan != promise.to]
        if promise.to in asking:
            found.append({"kind": "refuse", "from": promise.to})
            if view["waiting"] == [promise.by]:
                found.append({"kind": "ready"})
        return found

    @staticmethod
    def _allied(promise: Promise, pair: set[str]) -> Verdict | None:
        if pair == {promise.by, promise.to}:
            return KEPT
        if promise.by in pair:
            return BROKEN
        return Verdict("void", "taken") if promise.to in pair else None

"""Choose a mandate on the next turn, or do not choose it."""

from __future__ import annotations

from typing import ClassVar, Final

from hinode.deals.progress import Progress
from hinode.deals.promises.promise_rule import (
    BROKEN,
    KEPT,
    NO_OCCASION,
    Fields,
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
from hinode.vocab.errors import Reason, reason
from hinode.vocab.events import Event
from hinode.vocab.facts import ALL_TILES, HAND_SIZE
from hinode.vocab.ids import MANDATES

COPIES: Final = len(ALL_TILES) // len(MANDATES)  # tiles of each mandate
OTHERS: Final = len(ALL_TILES) - COPIES
EXCUSABLE: Final = "excusable"  # the note of a broken promise: perhaps the tile was not in hand


class MandatePromise(PromiseRule):
    """Not choosing the mandate is noted as `excusable` if the promiser may not have held its tile."""

    kind: ClassVar[str] = "mandate"
    fields: ClassVar[Fields] = {"mandate": MANDATES, "choose": (True, False), "until": ("turn", "season")}

    def check(self, promise: Promise, view: Json) -> Reason | None:
        if promise.term["choose"] and promise.term["until"] != "turn":
            return reason("refused-deal-mandate-next-turn-only")
        return None

    def facts(self, promise: Promise, view: Json) -> Memory:
        wanted = promise.term["mandate"]
        face_up = [tile["tile"] for tile in view["mandates"] if tile["tile"] is not None]
        same = face_up.count(wanted)
        return {"same": same, "other": len(face_up) - same}

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        if war_begins(event):
            return at_deadline(memory, KEPT)
        laid = mandate_of(event)
        if laid is not None and event["clan"] == promise.by:
            verdict = self._own_tile(promise, memory, laid)
            if verdict is not None:
                return verdict
        if event.kind == "mandate_laid":
            memory["same" if event["tile"] == promise.term["mandate"] else "other"] += 1
        return self._all_gone(promise, memory)

    def _own_tile(self, promise: Promise, memory: Memory, laid: str) -> Verdict | None:
        chosen = laid == promise.term["mandate"]
        if promise.term["choose"]:
            hidden = not lays_face_down(promise.by) and OTHERS - memory["other"] >= HAND_SIZE
            return KEPT if chosen else Verdict("broken", EXCUSABLE if hidden else None)
        if chosen:
            return BROKEN
        memory["occasion"] = 1
        return KEPT if promise.term["until"] == "turn" else None

    def _all_gone(self, promise: Promise, memory: Memory) -> Verdict | None:
        """Both tiles lie face up. The Lotus can announce any mandate."""
        if memory["same"] < COPIES or lays_face_down(promise.by):
            return None
        if promise.term["choose"]:
            return Verdict("void", "impossible")
        if promise.term["until"] == "turn":
            return None
        return KEPT if memory.get("occasion") else NO_OCCASION

    def impossible(self, promise: Promise, decision: Json) -> Reason | None:
        """The next mandate is chosen now, and the promised tile is not in hand."""
        if decision["kind"] != "mandate" or not promise.term["choose"] or lays_face_down(promise.by):
            return None
        wanted, hand = str(promise.term["mandate"]), decision["hand"]
        if wanted in hand:
            return None
        return reason("refused-deal-not-in-hand", mandate=wanted, count=len(hand))

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        """What is announced counts. A clan without the tile has no choice, and is not warned."""
        if decision["kind"] != "mandate":
            return []
        wanted, key = promise.term["mandate"], "announce" if lays_face_down(promise.by) else "tile"
        offered = list(dict.fromkeys(option.get(key) for option in decision["options"]))
        if not promise.term["choose"]:
            return [{"kind": "mandate", key: wanted}]
        others = [mandate for mandate in offered if mandate != wanted]
        return [{"kind": "mandate", key: mandate} for mandate in others] if wanted in offered else []

"""Events: one shape for each kind, built from the engine's table of their fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hinode.server.wire.engine.answers import Bid
from hinode.server.wire.engine.ids import (
    Advantage,
    Card,
    CardCounts,
    Cause,
    Clan,
    Count,
    Figure,
    Kami,
    Mandate,
    Phase,
    Place,
    Province,
    Season,
)
from hinode.server.wire.engine.shapes import camel, literal, many, maybe, shape, tagged
from hinode.vocab.events import FIELDS

TYPES: Final[dict[str, Any]] = {
    "clan": Clan,
    "clans": many(Clan),
    "province": Province,
    "provinces": many(Province),
    "place": Place,
    "figure": Figure,
    "card": Card,
    "cards": CardCounts,
    "tile": Mandate,
    "tiles": many(Mandate),
    "kami": Kami,
    "kamis": many(Kami),
    "advantage": Advantage,
    "season": Season,
    "phase": Phase,
    "bid": Bid,
    "int": int,
    "bool": bool,
    "text": str,
}


def _type(type_: str) -> Any:
    """A secret is null for everybody but its owner."""
    return maybe(TYPES[type_[1:]]) if type_[0] == "?" else TYPES[type_]


def _event(kind: str) -> Any:
    head = {"number": Count, "kind": literal(kind), "cause": Cause, "parent": maybe(Count)}
    own = {name: _type(type_) for name, type_ in FIELDS[kind]}
    return shape(f"{camel(kind)}Event", f"The event {kind}.", {**head, **own})


EVENTS: Final[dict[str, Any]] = {kind: _event(kind) for kind in FIELDS}
if TYPE_CHECKING:  # for the type checker, an event is a plain dictionary
    AnyEvent = dict[str, Any]
else:
    AnyEvent = tagged("GameEvent", EVENTS.values())

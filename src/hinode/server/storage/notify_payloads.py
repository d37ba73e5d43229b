"""Payloads of PostgreSQL NOTIFY: wake-ups and presence. They hold ids only, never content."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

CHANNEL: Final = "hinode"


@dataclass(frozen=True, slots=True)
class Wake:
    """Something new was stored for this table."""

    table: str


@dataclass(frozen=True, slots=True)
class PresencePayload:
    """The clans of a table that are online through a process."""

    process: str
    table: str
    clans: tuple[str, ...]


def wake(table: str) -> str:
    return json.dumps(["wake", table])


def presence(process: str, table: str, clans: Sequence[str]) -> str:
    return json.dumps(["presence", process, table, *clans])


def read(payload: str) -> Wake | PresencePayload | None:
    """None if unknown: a newer version may share the database during a rollout."""
    match json.loads(payload):
        case ["wake", str(table)]:
            return Wake(table)
        case ["presence", str(process), str(table), *clans]:
            return PresencePayload(process, table, tuple(map(str, clans)))
    return None

"""Queries for scheduled work: due tables, saved clocks, and uptime."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, exists, func, select, update

from hinode.server.storage.queries.tables import add_once, check_fence, save_clock
from hinode.server.storage.rows import Checkpoint
from hinode.server.storage.schema import clocks, entries, leases, processes, tables, uptime

ONLY_ROW: Final = 1


def due_tables(connection: Connection, now: float, since: float, limit: int) -> list[str]:
    """Tables with something to do, the longest due first; not those that a living process runs.

    `since`: tables that have not changed since then are archived.
    """
    asked = select(tables.c.id).where(tables.c.due <= now, tables.c.changed >= since)
    if connection.dialect.name == "postgresql":
        alive = processes.c.expires > func.extract("epoch", func.clock_timestamp())
        held = select(leases.c.table_id).join(processes, processes.c.id == leases.c.holder)
        asked = asked.where(~exists(held.where(leases.c.table_id == tables.c.id, alive)))
    return list(connection.execute(asked.order_by(tables.c.due, tables.c.id).limit(limit)).scalars())


def set_due(
    connection: Connection,
    id: str,
    n: int,
    due: float | None,
    clock: Mapping[str, Any] | None,
    at: float,
    fence: str | None,
) -> None:
    """When the table is due next, as of entry `n`; a later entry has made it due already."""
    check_fence(connection, id, fence)
    connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update())
    last = select(func.max(entries.c.seq)).where(entries.c.table_id == id)
    if connection.execute(last).scalar_one() != n:
        return
    connection.execute(update(tables).where(tables.c.id == id).values(due=due))
    if clock is not None:
        save_clock(connection, id, n, clock, at)


def clock(connection: Connection, id: str) -> Checkpoint | None:
    found = connection.execute(select(clocks).where(clocks.c.table_id == id)).one_or_none()
    return None if found is None else Checkpoint(found.n, json.loads(found.left), found.at)


def never_due(connection: Connection, id: str) -> None:
    connection.execute(update(tables).where(tables.c.id == id).values(due=None))


def touch(connection: Connection, id: str, now: float) -> None:
    """A table that was archived is back."""
    connection.execute(update(tables).where(tables.c.id == id).values(changed=now))


def advance_uptime(connection: Connection, now: float, limit: float) -> float:
    """Add the time since the last call, unless it is more than `limit`: then no server was running."""
    first = {"id": ONLY_ROW, "seconds": 0.0, "updated": now}
    add_once(connection.dialect.name, uptime).run(connection, first)
    found = connection.execute(select(uptime).with_for_update()).one()
    step = now - found.updated
    seconds: float = found.seconds + (step if 0 <= step <= limit else 0.0)
    connection.execute(update(uptime).values(seconds=seconds, updated=now))
    return seconds

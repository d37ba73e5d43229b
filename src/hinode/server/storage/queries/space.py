"""Queries for the space that the database takes, and what can be deleted to keep it small."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, select, text

from hinode.server.storage.schema import (
    clocks,
    commands,
    device_links,
    entries,
    imports,
    leases,
    members,
    sessions,
    tables,
    talk,
)

# Without the pages that SQLite will use again: the file itself never shrinks.
_SQLITE_SIZE: Final = text(
    "select (page_count - freelist_count) * page_size"
    " from pragma_page_count, pragma_freelist_count, pragma_page_size"
)
_POSTGRES_SIZE: Final = text("select pg_database_size(current_database())")
_PARTS: Final = (clocks, commands, talk, entries, members, imports, leases)  # of a table


def size(connection: Connection) -> int:
    """Bytes in use."""
    asked = _SQLITE_SIZE if connection.dialect.name == "sqlite" else _POSTGRES_SIZE
    return int(connection.execute(asked).scalar_one())


def delete_tables(
    connection: Connection, status: str, before: float, kept: Collection[str], limit: int
) -> list[str]:
    """Delete tables with this status that have not changed since then; returns their ids."""
    old = (tables.c.status == status) & (tables.c.changed < before) & tables.c.id.not_in(kept)
    found = select(tables.c.id).where(old).order_by(tables.c.changed).limit(limit)
    ids = list(connection.execute(found.with_for_update(skip_locked=True)).scalars())
    if ids:
        for part in _PARTS:
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return ids


def delete_sessions(connection: Connection, before: float) -> int:
    """Delete the sessions that have not been used since then."""
    old = (sessions.c.used < before) & (sessions.c.created < before)
    return connection.execute(delete(sessions).where(old)).rowcount


def delete_device_links(connection: Connection, now: float) -> int:
    """Delete the device links that have expired."""
    return connection.execute(delete(device_links).where(device_links.c.expires < now)).rowcount

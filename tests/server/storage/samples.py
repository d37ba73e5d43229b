"""People and tables for the storage tests."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from hinode.server.storage.engines import postgres, sqlite
from hinode.server.storage.engines.database import T, Work
from hinode.server.storage.rows import Entry, Person, TableRow
from hinode.server.storage.store import Store
from hinode.server.storage.url import read_url

SOON = 20  # seconds within which an expected event must happen


def entry(seq: int, at: float = 10.0, **body: Any) -> Entry:
    return Entry(seq, "answer", body, at)


def row(id: str, creator: str, **changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "status": "gathering",
        "open": True,
        "title": "Tea at dawn ☀",
        "options": {"players": 3, "clock": None},
        "seed": "seed",
        "salt": "salt",
        "commitment": "hash",
        "invite": "key",
        "created": 5.0,
        "changed": 5.0,
    }
    return TableRow(id=id, creator=creator, **values | changes)


async def add_table(store: Store, id: str = "table", creator: Person | None = None, **changes: Any) -> Person:
    """Add a table with its first entry. Returns its creator."""
    person = creator or await store.add_session(f"hash of {id}", "Ann")
    await store.create_table(row(id, person.id, **changes), Entry(1, "created", {}, 5.0), person.id)
    return person


async def in_transaction(url: str, work: Work[T]) -> T:
    """Run work on a database without a store."""
    place = read_url(url)
    if place.drivername != "sqlite":
        return await postgres.run_once(place, work)

    def on_file() -> T:
        with sqlite.transaction(
            Path(str(place.database)), "BEGIN IMMEDIATE", foreign_keys=False
        ) as connection:
            return work(connection)

    return await asyncio.to_thread(on_file)


async def cut(url: str, which: str) -> None:
    """Close connections on the server's side."""
    connection = await asyncpg.connect(url)
    cut = await connection.fetch(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        f" where datname = current_database() and pid <> pg_backend_pid() and {which}"
    )
    await connection.close()
    assert cut


@asynccontextmanager
async def silenced(url: str, which: str) -> AsyncIterator[None]:
    """Connections that stay open, but whose server does not respond."""
    connection = await asyncpg.connect(url)
    rows = await connection.fetch(
        f"select pid from pg_stat_activity where {which} and pid <> pg_backend_pid()"
    )
    await connection.close()
    assert rows
    for row in rows:
        os.kill(row["pid"], signal.SIGSTOP)
    try:
        yield
    finally:
        for row in rows:
            os.kill(row["pid"], signal.SIGCONT)

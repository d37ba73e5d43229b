"""Everything in a database, read while no server runs."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Row, inspect, select

from hinode.server.storage import schema
from hinode.server.storage.engines import postgres, sqlite
from hinode.server.storage.queries.serialization import chat_message_of, entries_of, table_of
from hinode.server.storage.rows import ChatMessage, Entry, StorageError, TableRow
from hinode.server.storage.url import read_url
from tests.server.crash.checks.transcript import Violation

POLL_SECONDS: Final = 0.02  # seconds between checks whether PostgreSQL has noticed that a process is gone


@dataclass(frozen=True)
class StoredTable:
    """One table: its row, log, and chat, and the number that each command became, by key."""

    row: TableRow
    entries: list[Entry]
    talk: list[ChatMessage]
    commands: dict[str, int]


@dataclass(frozen=True)
class StoredData:
    tables: dict[str, StoredTable]
    persons: dict[str, str]  # by the hash of a session's token

    @classmethod
    async def read(cls, database: str) -> StoredData:
        place = read_url(database)
        if place.drivername == "sqlite":
            return _read_file(Path(str(place.database)))
        await _until_nobody_writes(database)
        return await postgres.run_once(place, _read)


def _read_file(path: Path) -> StoredData:
    """Reads a copy: the server itself must find the file unchanged."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        for ending in ("", "-wal"):
            found = path.with_name(path.name + ending)
            if found.exists():
                shutil.copyfile(found, copy.with_name(found.name))
        if damage := sqlite.fault(copy, "integrity_check"):
            raise Violation("damaged", damage)
        try:
            with sqlite.transaction(copy, "BEGIN") as connection:
                return _read(connection)
        except StorageError as error:
            raise Violation("damaged", str(error)) from error


async def _until_nobody_writes(database: str) -> None:
    """The backend of a killed process may still be committing."""
    connection = await asyncpg.connect(database)
    asked = (
        "select count(*) from pg_stat_activity where datname = current_database() and application_name = $1"
    )
    try:
        while await connection.fetchval(asked, postgres.NAME):
            await asyncio.sleep(POLL_SECONDS)
    finally:
        await connection.close()


def _read(connection: Connection) -> StoredData:
    if not inspect(connection).has_table(schema.entries.name):
        return StoredData({}, {})  # killed before the first start was done

    def rows(table: Any, *order: Any) -> list[Row[Any]]:
        return list(connection.execute(select(table).order_by(*order)))

    entries = _by_table(rows(schema.entries, schema.entries.c.table_id, schema.entries.c.seq))
    talk = _by_table(rows(schema.talk, schema.talk.c.table_id, schema.talk.c.no))
    commands = _by_table(rows(schema.commands))
    tables = {}
    for row in map(table_of, rows(schema.tables)):
        try:
            log = entries_of(entries.get(row.id, ()), 0)
        except StorageError as error:
            raise Violation("gap", str(error)) from error
        said = [chat_message_of(each) for each in talk.get(row.id, ())]
        if [each.no for each in said] != list(range(1, len(said) + 1)):
            raise Violation("gap", f"talk of table {row.id}: {[each.no for each in said]}")
        done = {each.key: each.seq for each in commands.get(row.id, ())}
        tables[row.id] = StoredTable(row, log, said, done)
    persons = {row.token_hash: row.person for row in rows(schema.sessions)}
    return StoredData(tables, persons)


def _by_table(rows: list[Row[Any]]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append(row)
    return found

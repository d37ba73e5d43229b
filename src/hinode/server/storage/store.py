"""The store: the server's database, in an SQLite file or in PostgreSQL."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import Connection

from hinode.server.storage.database_errors import DatabaseFault
from hinode.server.storage.engines.database import Database
from hinode.server.storage.engines.sqlite import SqliteDatabase
from hinode.server.storage.health_tracking import WatchedDatabase
from hinode.server.storage.queries import chat, imports, listings, people, schedule, space, tables
from hinode.server.storage.rows import (
    ChatMessage,
    Checkpoint,
    Entry,
    ImportLimits,
    OpenTables,
    Page,
    Person,
    TableRow,
    Unavailable,
)
from hinode.server.storage.url import read_url

log: Final = logging.getLogger(__name__)


class Store:
    """Every method is one transaction: durable when it returns, or not done at all.

    `shared`: other processes may write too. A cancelled method raises only when it has finished, and may have
    taken effect; so may one that raised `Unavailable`.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = WatchedDatabase(database)
        self.shared = database.shared

    @classmethod
    async def open(cls, url: str) -> Self:
        """Migrates to the newest schema; `StorageError` if the database cannot be used."""
        parsed = read_url(url)
        if parsed.drivername == "sqlite":
            return cls(await SqliteDatabase.open(Path(str(parsed.database))))
        from hinode.server.storage.engines.postgres import PostgresDatabase  # its drivers load slowly

        return cls(await PostgresDatabase.open(parsed))

    async def close(self) -> None:
        await self._database.close()

    async def current_fault(self) -> DatabaseFault | None:
        """Why the database cannot be read or written, if that is so."""
        try:
            await self.table("healthz")
            return await self._database.current_fault()
        except Unavailable as error:
            return error.cause

    async def check(self) -> None:
        """Check a database that was too large for that when it was opened, while the server runs.

        If it is damaged, all reads and writes are refused from then on.
        """
        try:
            found = await self._database.find_damage()
        except Unavailable as error:
            log.warning("the database was not checked: %s", error)
            return
        if found is not None:
            text = "the database is damaged (%s): stop the server, then 'hinode restore' puts a backup back"
            log.error(text, found)

    # Space

    async def size(self) -> int:
        """Bytes that the database uses."""
        return await self._database.read(space.size)

    async def delete_tables(self, status: str, before: float, kept: Collection[str], limit: int) -> list[str]:
        """Delete tables with this status that have not changed since then; returns their ids."""
        return await self._database.write(lambda c: space.delete_tables(c, status, before, kept, limit))

    async def delete_sessions(self, before: float) -> int:
        """Delete the sessions that have not been used since then."""
        return await self._database.write(lambda c: space.delete_sessions(c, before))

    async def delete_device_links(self, now: float) -> int:
        """Delete the device links that have expired."""
        return await self._database.write(lambda c: space.delete_device_links(c, now))

    # People

    async def session(self, token_hash: str) -> Person | None:
        found = await self.session_and_use(token_hash)
        return found and found[0]

    async def session_and_use(self, token_hash: str) -> tuple[Person, float] | None:
        """The person of a session, and when it was last used."""
        return await self._database.read(lambda c: people.session(c, token_hash))

    async def sessions(self, token_hashes: Sequence[str]) -> dict[str, Person]:
        """The people of several sessions; those that have ended are missing."""
        return await self._database.read(lambda c: people.sessions_of(c, token_hashes))

    async def use_session(self, token_hash: str, now: float) -> None:
        await self._database.write(lambda c: people.use_session(c, token_hash, now))

    async def replace_sessions(self, person: str, token_hash: str) -> None:
        """End all sessions and the device link of a person, and add a new session."""
        await self._database.write(lambda c: people.replace_sessions(c, person, token_hash))

    async def add_session(self, token_hash: str, name: str) -> Person:
        """A new person, with a session."""
        return await self._database.write(lambda c: people.add_session(c, token_hash, name))

    async def rename(self, person: str, name: str) -> None:
        await self._database.write(lambda c: people.rename(c, person, name))

    async def end_session(self, token_hash: str) -> None:
        await self._database.write(lambda c: people.end_session(c, token_hash))

    async def add_device_link(self, code_hash: str, person: str, expires: float) -> None:
        """A person has one link at a time: a new one replaces the old one."""
        await self._database.write(lambda c: people.add_device_link(c, code_hash, person, expires))

    async def device_link_person(self, code_hash: str, now: float) -> str | None:
        """Whose link it is; None if it is unknown, used, or expired."""
        return await self._database.read(lambda c: people.device_link_person(c, code_hash, now))

    async def use_device_link(self, code_hash: str, token_hash: str, now: float) -> Person | None:
        """The session becomes the person of the link; their old sessions become a new person of that name.

        None if the link is unknown, used, or expired. It works only once.
        """
        return await self._database.write(lambda c: people.use_device_link(c, code_hash, token_hash, now))

    # Tables

    async def create_table(self, row: TableRow, first: Entry, person: str) -> None:
        """Add a table with its first entry and its first member."""
        await self._database.write(lambda c: tables.create(c, row, first, person))

    async def create_import(self, row: TableRow, first: Entry, limits: ImportLimits) -> None:
        """Add a table with an imported record; `OverLimit` if that is more than may be kept."""
        await self._database.write(lambda c: imports.create(c, row, first, limits))

    async def table(self, id: str) -> TableRow | None:
        return await self._database.read(lambda c: tables.table(c, id))

    async def append(
        self,
        id: str,
        entry: Entry,
        *,
        key: str | None = None,
        digest: str | None = None,
        status: str | None = None,
        members: Sequence[str] = (),
        clock: Mapping[str, float] | None = None,
        fence: str | None = None,
        at: float | None = None,
        due: float | None = None,
        last_message: int | None = None,
        message: ChatMessage | None = None,
    ) -> None:
        """Append an entry and what belongs to it; subscribers in all processes are notified.

        `last_message`: the last chat message that the writer knew. `message`: one to write with the entry.

        Raises `Repeated` if a command with that key was done before, `Conflict` if a number is taken,
        `UnknownTable` if there is no such table, `Fenced` if the lease with this fence is lost.
        """
        await self._database.write(
            lambda c: tables.append(
                c,
                id,
                entry,
                key=key,
                digest=digest,
                status=status,
                members=members,
                clock=clock,
                fence=fence,
                at=at,
                due=due,
                last_message=last_message,
                message=message,
            ),
            short=True,
        )

    async def entries(self, id: str, after: int) -> list[Entry]:
        return await self._database.read(lambda c: tables.entries_after(c, id, after))

    async def done_before(self, id: str, key: str) -> tuple[int, str] | None:
        """Number (of its entry or chat message) and digest of the accepted command with this key."""
        return await self._database.read(lambda c: tables.done_before(c, id, key))

    async def enter(self, id: str, person: str) -> None:
        await self._database.write(lambda c: tables.enter(c, id, [person]))

    async def is_member(self, id: str, person: str) -> bool:
        return await self._database.read(lambda c: tables.is_member(c, id, person))

    async def open_tables(self, wanted: OpenTables, page: Page) -> list[TableRow]:
        """Open tables that are not over: those in the lobby first, then the latest."""
        return await self._database.read(lambda c: listings.open_tables(c, wanted, page))

    async def tables_of(self, person: str, page: Page) -> list[TableRow]:
        """Tables the person has entered, the latest first."""
        return await self._database.read(lambda c: listings.tables_of(c, person, page))

    async def unfinished_tables(self, person: str) -> int:
        """The number of tables that the person has entered and that are not over."""
        return await self._database.read(lambda c: listings.unfinished_tables(c, person))

    async def created_between(self, person: str, since: float, until: float) -> int:
        """How many tables a person has created in that time."""
        return await self._database.read(lambda c: tables.created_between(c, person, since, until))

    # Talk

    async def add_chat(self, id: str, key: str, digest: str, body: dict[str, Any], at: float) -> ChatMessage:
        """Add a chat message; raises `Repeated` or `UnknownTable` as `append` does."""
        return await self._database.write(lambda c: chat.add_chat(c, id, key, digest, body, at))

    async def add_message(
        self, id: str, message: ChatMessage, n: int, digest: str | None = None, fence: str | None = None
    ) -> None:
        """Add a chat message about a deal, validated against entry `n`; raises what `append` does."""
        await self._database.write(lambda c: chat.add_message(c, id, message, n, digest, fence))

    async def talk(self, id: str, after: int) -> list[ChatMessage]:
        return await self._database.read(lambda c: chat.talk_after(c, id, after))

    # What the server does without a command

    async def due_tables(self, now: float, since: float, limit: int) -> list[str]:
        """Ids of tables that are due at this uptime, the longest due first, and have changed `since`."""
        return await self._database.read(lambda c: schedule.due_tables(c, now, since, limit))

    async def set_due(
        self,
        id: str,
        n: int,
        due: float | None,
        clock: Mapping[str, Any] | None,
        at: float,
        fence: str | None = None,
    ) -> None:
        """When the table is due next, and its clocks at that uptime; unless entry `n` is not its last."""
        await self._database.write(lambda c: schedule.set_due(c, id, n, due, clock, at, fence))

    async def save_clock(
        self,
        id: str,
        n: int,
        left: Mapping[str, Any],
        fence: str | None = None,
        at: float | None = None,
    ) -> None:
        """Save the clocks at entry `n`. Best effort: a failure is only logged. `Fenced` as in `append`."""

        def save(connection: Connection) -> None:
            tables.check_fence(connection, id, fence)
            tables.save_clock(connection, id, n, left, at)

        try:
            await self._database.write(save)
        except Unavailable as error:
            log.warning("clock not saved: %s", error)

    async def clock(self, id: str) -> Checkpoint | None:
        return await self._database.read(lambda c: schedule.clock(c, id))

    async def never_due(self, id: str) -> None:
        """Nothing is due at this table, whatever its log says."""
        await self._database.write(lambda c: schedule.never_due(c, id))

    async def touch(self, id: str, now: float) -> None:
        """The table counts as changed at this time."""
        await self._database.write(lambda c: schedule.touch(c, id, now))

    async def advance_uptime(self, now: float, limit: float) -> float:
        """The server's uptime, with the time since the last call if that is at most `limit`."""
        return await self._database.write(lambda c: schedule.advance_uptime(c, now, limit))

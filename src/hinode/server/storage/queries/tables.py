"""Queries for tables, their logs, members, commands, and clocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Table, bindparam, func, insert, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from hinode.server.storage.notify_payloads import CHANNEL, wake
from hinode.server.storage.queries.prepared import Prepared
from hinode.server.storage.queries.serialization import entries_of, entry_row, pack, table_of
from hinode.server.storage.rows import ChatMessage, Conflict, Entry, Fenced, Repeated, TableRow, UnknownTable
from hinode.server.storage.schema import clocks, commands, entries, leases, members, tables, talk

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

ADD_TABLE: Final = insert(tables)
ADD_ENTRY: Final = Prepared(insert(entries))
CHANGED: Final = Prepared(update(tables).where(tables.c.id == bindparam("table")))
DONE: Final = select(commands.c.seq, commands.c.digest).where(
    commands.c.table_id == bindparam("table"), commands.c.key == bindparam("key")
)
NOTIFY: Final = text("select pg_notify(:channel, :payload)")
MEMBER: Final = select(members.c.person).where(
    members.c.table_id == bindparam("table"), members.c.person == bindparam("person")
)
ADD_MESSAGE: Final = Prepared(insert(talk))
LAST_MESSAGE: Final = select(func.coalesce(func.max(talk.c.no), 0)).where(
    talk.c.table_id == bindparam("table")
)
AFTER: Final = (
    select(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)


def create(connection: Connection, row: TableRow, first: Entry, person: str) -> None:
    connection.execute(ADD_TABLE, asdict(row) | {"options": pack(row.options)})
    ADD_ENTRY.run(connection, entry_row(row.id, first))
    enter(connection, row.id, [person])
    notify(connection, row.id)


def table(connection: Connection, id: str) -> TableRow | None:
    found = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
    return None if found is None else table_of(found)


def append(
    connection: Connection,
    id: str,
    entry: Entry,
    *,
    key: str | None,
    digest: str | None,
    status: str | None,
    members: Sequence[str],
    clock: Mapping[str, float] | None,
    fence: str | None = None,
    at: float | None = None,
    due: float | None = None,
    last_message: int | None = None,
    message: ChatMessage | None = None,
) -> None:
    check_fence(connection, id, fence)
    changes: dict[str, Any] = {"changed": entry.at, "due": due}
    if status is not None:
        changes["status"] = status
    if CHANGED.run(connection, changes | {"table": id}) == 0:
        raise UnknownTable(id)
    if key is not None:
        note_command(connection, id, key, digest or "", entry.seq)
    try:
        ADD_ENTRY.run(connection, entry_row(id, entry))
    except IntegrityError as error:
        raise Conflict(id, entry.seq) from error
    if last_message is not None:
        check_last_message(connection, id, last_message)
    if message is not None:
        add_message(connection, id, message)
    if members:
        enter(connection, id, members)
    if clock is not None:
        save_clock(connection, id, entry.seq, clock, at)
    notify(connection, id)


def last_message(connection: Connection, id: str) -> int:
    """The number of the last chat message."""
    return int(connection.execute(LAST_MESSAGE, {"table": id}).scalar_one())


def check_last_message(connection: Connection, id: str, no: int) -> None:
    """Refuse a write that was validated without the latest chat messages. The table's row must be locked."""
    if last_message(connection, id) != no:
        raise Conflict(id, no)


def add_message(connection: Connection, id: str, message: ChatMessage) -> None:
    values = {"table_id": id, "no": message.no, "key": message.key, "body": pack(message.body)}
    ADD_MESSAGE.run(connection, {**values, "at": message.at})


def check_fence(connection: Connection, id: str, fence: str | None) -> None:
    """Refuse a write under a lease that another process has taken over; nobody can take it until the end."""
    if fence is None:
        return
    held = select(leases.c.token).where(leases.c.table_id == id, leases.c.token == fence)
    if connection.execute(held.with_for_update(read=True)).first() is None:
        raise Fenced(id)


def note_command(connection: Connection, id: str, key: str, digest: str, seq: int) -> None:
    """Store a command's key. The caller has locked the table's row, so no writer can come in between."""
    row = {"table_id": id, "key": key, "seq": seq, "digest": digest}
    if add_once(connection.dialect.name, commands).run(connection, row) == 0:
        before = done_before(connection, id, key)
        assert before is not None
        raise Repeated(*before)


def done_before(connection: Connection, id: str, key: str) -> tuple[int, str] | None:
    found = connection.execute(DONE, {"table": id, "key": key}).one_or_none()
    return found and (found.seq, found.digest)


def entries_after(connection: Connection, id: str, after: int) -> list[Entry]:
    return entries_of(connection.execute(AFTER, {"table": id, "after": after}), after)


def enter(connection: Connection, id: str, persons: Iterable[str]) -> None:
    add = add_once(connection.dialect.name, members)
    for person in persons:
        add.run(connection, {"table_id": id, "person": person})


def is_member(connection: Connection, id: str, person: str) -> bool:
    return connection.execute(MEMBER, {"table": id, "person": person}).first() is not None


def created_between(connection: Connection, person: str, since: float, until: float) -> int:
    when = tables.c.created.between(since, until)
    asked = select(func.count()).where(tables.c.creator == person, when)
    return connection.execute(asked).scalar_one()


def save_clock(connection: Connection, id: str, n: int, left: Mapping[str, Any], at: float | None) -> None:
    """A clock of an earlier entry never replaces a later one."""
    row = {"table_id": id, "n": n, "left": pack(dict(left)), "at": at}
    _set_clock(connection.dialect.name).run(connection, row)


@cache
def _set_clock(dialect: str) -> Prepared:
    new = upsert(dialect, clocks)
    return Prepared(
        new.on_conflict_do_update(
            index_elements=[clocks.c.table_id],
            set_={"n": new.excluded.n, "left": new.excluded.left, "at": new.excluded.at},
            where=clocks.c.n <= new.excluded.n,
        )
    )


def upsert(dialect: str, into: Table) -> sqlite.Insert | postgresql.Insert:
    if dialect == "sqlite":
        return sqlite.insert(into)
    from sqlalchemy.dialects import postgresql  # it loads slowly

    return postgresql.insert(into)


@cache
def add_once(dialect: str, into: Table) -> Prepared:
    """Inserts a row unless it exists, and returns 1 if it did."""
    add = upsert(dialect, into).on_conflict_do_nothing()
    return Prepared(add.execution_options(preserve_rowcount=True))


def notify(connection: Connection, id: str) -> None:
    """Wake subscribers in all processes when the transaction commits. It sends the id only, never content."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": wake(id)})

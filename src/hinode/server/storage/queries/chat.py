"""Queries for chat messages."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, select

from hinode.server.storage.queries import tables
from hinode.server.storage.queries.serialization import chat_message_of
from hinode.server.storage.rows import ChatMessage, Conflict, UnknownTable
from hinode.server.storage.schema import entries, talk
from hinode.server.storage.schema import tables as tables_table


def add_chat(
    connection: Connection, id: str, key: str, digest: str, body: dict[str, Any], at: float
) -> ChatMessage:
    _lock(connection, id)
    message = ChatMessage(tables.last_message(connection, id) + 1, key, body, at)
    tables.note_command(connection, id, key, digest, message.no)
    tables.add_message(connection, id, message)
    tables.notify(connection, id)
    return message


def add_message(
    connection: Connection, id: str, message: ChatMessage, n: int, digest: str | None, fence: str | None
) -> None:
    """A message validated against entry `n` and the message before it; `Conflict` if anything is newer."""
    tables.check_fence(connection, id, fence)
    _lock(connection, id)
    newest = select(func.max(entries.c.seq)).where(entries.c.table_id == id)
    if digest is not None:
        tables.note_command(connection, id, message.key, digest, n)
    if connection.execute(newest).scalar_one() != n:
        raise Conflict(id, n)
    tables.check_last_message(connection, id, message.no - 1)
    tables.add_message(connection, id, message)
    tables.notify(connection, id)


def _lock(connection: Connection, id: str) -> None:
    """Lock the table's row, so that simultaneous messages get consecutive numbers."""
    row = select(tables_table.c.id).where(tables_table.c.id == id).with_for_update()
    if connection.execute(row).first() is None:
        raise UnknownTable(id)


def talk_after(connection: Connection, id: str, after: int) -> list[ChatMessage]:
    asked = select(talk).where(talk.c.table_id == id, talk.c.no > after).order_by(talk.c.no)
    return [chat_message_of(row) for row in connection.execute(asked)]

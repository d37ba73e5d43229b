"""Queries for chat messages."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, insert, select

from hinode.server.storage.queries import tables
from hinode.server.storage.queries.serialization import chat_message_of, pack
from hinode.server.storage.rows import ChatMessage, UnknownTable
from hinode.server.storage.schema import tables as tables_table
from hinode.server.storage.schema import talk


def say(
    connection: Connection, id: str, key: str, digest: str, body: dict[str, Any], at: float
) -> ChatMessage:
    # The table's row is locked, so that simultaneous messages get consecutive numbers.
    row = select(tables_table.c.id).where(tables_table.c.id == id).with_for_update()
    if connection.execute(row).first() is None:
        raise UnknownTable(id)
    last = select(func.coalesce(func.max(talk.c.no), 0)).where(talk.c.table_id == id)
    no = connection.execute(last).scalar_one() + 1
    tables.note_command(connection, id, key, digest, no)
    values = {"table_id": id, "no": no, "key": key, "body": pack(body), "at": at}
    connection.execute(insert(talk), values)
    tables.notify(connection, id)
    return ChatMessage(no, key, body, at)


def talk_after(connection: Connection, id: str, after: int) -> list[ChatMessage]:
    asked = select(talk).where(talk.c.table_id == id, talk.c.no > after).order_by(talk.c.no)
    return [chat_message_of(row) for row in connection.execute(asked)]

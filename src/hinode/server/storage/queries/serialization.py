"""Conversion between database rows and value types; bodies are stored as compact JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from typing import Any, Final
from zlib import crc32

from sqlalchemy import Row

from hinode.server.storage.rows import ChatMessage, DamagedEntry, Entry, TableRow

_PACKER: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def pack(body: Any) -> str:
    """ASCII-only, so that both databases store any text the same way."""
    return _PACKER.encode(body)


def checksum(table: str, seq: int, kind: str, body: str, at: float) -> int:
    return crc32(f"{table} {seq} {kind} {body} {float(at)!r}".encode())


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    body = pack(entry.body)
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "body": body,
        "at": entry.at,
        "checksum": checksum(table, entry.seq, entry.kind, body, entry.at),
    }


def entries_of(rows: Iterable[Row[Any]], after: int) -> list[Entry]:
    """The entries after a number, in order; an error if the log has a gap or a damaged row."""
    return [_entry_of(row, seq) for seq, row in enumerate(rows, after + 1)]


def _entry_of(row: Row[Any], seq: int) -> Entry:
    if row.seq != seq or row.checksum != checksum(row.table_id, seq, row.kind, row.body, row.at):
        raise DamagedEntry(row.table_id, seq)
    return Entry(seq, row.kind, json.loads(row.body), row.at)


def table_of(row: Row[Any]) -> TableRow:
    values = {field.name: row._mapping[field.name] for field in fields(TableRow)}
    return TableRow(**values | {"options": json.loads(row.options)})


def chat_message_of(row: Row[Any]) -> ChatMessage:
    return ChatMessage(row.no, row.key, json.loads(row.body), row.at)

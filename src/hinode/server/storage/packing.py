"""Bodies as compact JSON text, and rows as what the storage gives out."""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from sqlalchemy import Row

from hinode.server.storage.rows import Entry, Said, StorageError, TableRow


def pack(body: Any) -> str:
    """ASCII: any text a person can send is stored alike in both databases."""
    return json.dumps(body, separators=(",", ":"), allow_nan=False)


def checksum(table: str, seq: int, kind: str, body: str) -> int:
    return crc32(f"{table} {seq} {kind} {body}".encode())


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    body = pack(entry.body)
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "body": body,
        "at": entry.at,
        "checksum": checksum(table, entry.seq, entry.kind, body),
    }


def entry_of(row: Row[Any]) -> Entry:
    if row.checksum != checksum(row.table_id, row.seq, row.kind, row.body):
        raise StorageError(
            f"table {row.table_id}: entry {row.seq} is damaged; 'hinode restore' takes a backup"
        )
    return Entry(row.seq, row.kind, json.loads(row.body), row.at)


def table_of(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    return TableRow(**values | {"options": json.loads(row.options)})


def said_of(row: Row[Any]) -> Said:
    return Said(row.no, row.key, json.loads(row.body), row.at)

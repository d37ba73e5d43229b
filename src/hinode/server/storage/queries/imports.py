"""Queries for imported records: their sizes, and the limits on them."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select, true

from hinode.server.storage.queries import tables
from hinode.server.storage.queries.serialization import pack
from hinode.server.storage.rows import Entry, ImportLimits, OverLimit, TableRow
from hinode.server.storage.schema import imports


def create(connection: Connection, row: TableRow, first: Entry, limits: ImportLimits) -> None:
    """Add a table with an imported record; `OverLimit` if that is more than may be kept."""
    size = len(pack(first.body))
    for whose, which, limit in (
        ("you", imports.c.person == row.creator, limits.person),
        ("your network address", imports.c.address == row.address, limits.address),
        ("everyone", true(), limits.total),
    ):
        kept = select(func.coalesce(func.sum(imports.c.bytes), 0)).where(which)
        if connection.execute(kept).scalar_one() + size > limit:
            raise OverLimit(whose, limit)
    tables.create(connection, row, first, row.creator)
    new = {"table_id": row.id, "person": row.creator, "address": row.address, "bytes": size}
    connection.execute(insert(imports), new)

"""Loads tables from the database. One with a damaged entry is quarantined; all others keep running."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Final

from hinode.server.errors import Refusal
from hinode.server.live.live_table import LiveTable
from hinode.server.live.maintenance.uptime import Uptime
from hinode.server.storage.rows import ChatMessage, DamagedEntry, TableRow, Unavailable
from hinode.server.storage.store import Store
from hinode.server.tables.table import Table
from hinode.server.tables.table_clocks import TableClocks

log: Final = logging.getLogger(__name__)


def damaged_table() -> Refusal:
    text = "the record of this table is damaged, and the table is closed: tell the host"
    return Refusal("damaged", text, status=503)


class TableLoader:
    """Each damaged table is reported once, and is not read again."""

    def __init__(self, store: Store, uptime: Uptime, chat_length: int) -> None:
        self._store = store
        self._uptime = uptime
        self._chat_length = chat_length
        self._damaged: dict[str, int] = {}  # quarantined tables, and the entry that is damaged

    async def load(self, row: TableRow) -> LiveTable:
        table, talk = await self._replay(row)
        return LiveTable(table, talk, await self.clocks(table))

    async def clocks(self, table: Table) -> TableClocks:
        """The table's clocks as they stand now."""
        return TableClocks(table, await self._store.clock(table.id), monotonic(), self._uptime.now())

    async def _replay(self, row: TableRow) -> tuple[Table, list[ChatMessage]]:
        if row.id in self._damaged:
            raise damaged_table()
        table = Table(row, self._chat_length)
        try:
            entries = await self._store.entries(row.id, 0)
            # Read last: no message between two entries may be missing.
            talk = await self._store.talk(row.id, 0)
            table.add_messages(talk)
            table.replay(entries)
        except Unavailable:
            raise
        except Exception as error:
            seq = error.seq if isinstance(error, DamagedEntry) else table.n
            await self._store.never_due(row.id)
            self._damaged[row.id] = seq
            log.error("table %s is quarantined: entry %d is damaged", row.id, seq, exc_info=error)
            raise damaged_table() from error
        return table, talk

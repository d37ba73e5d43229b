"""A database that remembers whether its last write worked, for the health check."""

from __future__ import annotations

from time import monotonic
from typing import Final

from sqlalchemy import Connection, text

from hinode.server.storage import migrate
from hinode.server.storage.database_errors import DESCRIPTIONS, DatabaseFault
from hinode.server.storage.engines.database import Database, T, Work
from hinode.server.storage.rows import Unavailable

TEST_SECONDS: Final = 10.0  # between two test writes, when nothing else is written
_TEST: Final = text(f"update {migrate.VERSION} set version_num = version_num")


class WatchedDatabase:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.shared = database.shared
        self._last_fault: DatabaseFault | None = None  # of the last write
        self._written = 0.0  # when that was
        self._damage: str | None = None  # what a check has found

    async def read(self, work: Work[T]) -> T:
        self._require_undamaged()
        return await self._database.read(work)

    async def write(self, work: Work[T], short: bool = False) -> T:
        self._require_undamaged()
        try:
            done = await self._database.write(work, short)
        except Unavailable as error:
            self._note(error.cause)
            raise
        self._note(None)
        return done

    async def find_damage(self) -> str | None:
        self._damage = await self._database.find_damage()
        return self._damage

    def _require_undamaged(self) -> None:
        if self._damage is not None:
            raise Unavailable(
                f"{DESCRIPTIONS[DatabaseFault.DAMAGED]} ({self._damage})", DatabaseFault.DAMAGED
            )

    async def close(self) -> None:
        await self._database.close()

    async def current_fault(self) -> DatabaseFault | None:
        """Why writes fail. If there was none for a while, or the last one failed, a test write is made."""
        if self._last_fault is not None or monotonic() - self._written > TEST_SECONDS:
            try:
                await self.write(_test)
            except Unavailable as error:
                return error.cause
        return self._last_fault

    def _note(self, fault: DatabaseFault | None) -> None:
        self._last_fault, self._written = fault, monotonic()


def _test(connection: Connection) -> None:
    """A real write that changes nothing."""
    connection.execute(_TEST)

"""PostgreSQL, shared by any number of server processes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, Self

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, event, text
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.engine.interfaces import IsolationLevel
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hinode.server.storage import migrate
from hinode.server.storage.database_errors import cause_of
from hinode.server.storage.engines.database import T, Work, run_to_completion, translate_errors
from hinode.server.storage.rows import Unavailable

CONNECTIONS: Final = 8
CONNECT_SECONDS: Final = 10
COMMAND_SECONDS: Final = 30
CHANGING_SCHEMA: Final = 0x48696E6F6465  # an advisory lock
# The errors of a connection that is lost or cannot be opened.
LOST: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it was closed in the middle of an answer
    Unavailable,
)
NAME: Final = "hinode"  # names our connections in PostgreSQL
SETTINGS: Final = {
    "application_name": NAME,
    # A process that was suspended inside a transaction must not lock a table's row forever,
    "idle_in_transaction_session_timeout": "5s",
    # nor a machine that vanished keep its leases.
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
}


class Connection(Protocol):
    """The part of asyncpg's connection that is used."""

    async def execute(self, query: str, *args: Any, timeout: float | None = None) -> str: ...

    async def fetchval(self, query: str, *args: Any, timeout: float | None = None) -> Any: ...

    async def add_listener(self, channel: str, callback: Callable[[Any, int, str, Any], None]) -> None: ...

    def add_termination_listener(self, callback: Callable[[Any], None]) -> None: ...

    async def close(self, *, timeout: float | None = None) -> None: ...

    def terminate(self) -> None: ...


async def connect(url: URL) -> Connection:
    """asyncpg parses the URL, so `sslmode` and other options work as in PostgreSQL's own tools."""
    dsn = url.render_as_string(hide_password=False)
    times = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
    try:
        connection: Connection = await asyncpg.connect(dsn, server_settings=SETTINGS, **times)
    except (*LOST, ValueError) as error:
        raise Unavailable(f"PostgreSQL cannot be reached: {error}", cause_of(error)) from error
    return connection


class PostgresDatabase:
    shared = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")

    @classmethod
    async def open(cls, url: URL) -> Self:
        database = cls(engine_of(url))
        try:
            await database.write(_bring_up)
        except BaseException:
            await database.close()
            raise
        return database

    async def write(self, work: Work[T], short: bool = False) -> T:
        with translate_errors():
            return await run_to_completion(self._write(work))

    async def _write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        with translate_errors():
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)

    async def find_damage(self) -> str | None:
        """PostgreSQL detects damage on its own."""
        return None

    async def close(self) -> None:
        await self._engine.dispose()


def engine_of(url: URL) -> AsyncEngine:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(connect, url),
        pool_size=CONNECTIONS,
        max_overflow=0,
        hide_parameters=True,  # errors are logged and must not reveal game secrets
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def _(connection: Any, _record: Any, _proxy: Any) -> None:
        """Replace a connection that was closed while idle; asyncpg knows without a query."""
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    return engine


async def run_once(url: URL, work: Work[T], isolation: IsolationLevel = "READ COMMITTED") -> T:
    """Run one transaction on a connection of its own."""
    engine = engine_of(url)
    try:
        with translate_errors():
            async with engine.execution_options(isolation_level=isolation).begin() as connection:
                return await connection.run_sync(work)
    finally:
        await engine.dispose()


def lock_schema(connection: SyncConnection) -> None:
    """Only one process at a time changes the schema, until its transaction ends."""
    connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": CHANGING_SCHEMA})


def _bring_up(connection: SyncConnection) -> None:
    lock_schema(connection)
    migrate.to_head(connection)

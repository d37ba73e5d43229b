"""Faults to plant in a server, to show that the tests find them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from time import time
from typing import Any, Final

from sqlalchemy import Engine, event

from hinode.api import Game
from hinode.server.live.hub import Hub, Origin
from hinode.server.live.live_table import LiveTable
from hinode.server.storage.engines import sqlite
from hinode.server.storage.rows import Entry, Repeated
from hinode.server.storage.store import Store
from hinode.server.tables.outcome import Outcome
from hinode.server.tables.table_clocks import TableClocks
from tests.server.absence.fast_clock import FastClock
from tests.server.crash.kit import synced_files
from tests.server.crash.kit.patching import around

CLOCK_SPEED: Final = 20.0
LATER: Final = 0.15  # seconds by which a fault delays writes to the disk
_late: Final[set[asyncio.Task[None]]] = set()


def reply_before_commit() -> None:
    """Writes reach the disk only after they are acknowledged."""

    @around(Store, "append")
    async def append(original: Callable[..., Any], *args: Any, **fields: Any) -> None:
        async def late() -> None:
            await asyncio.sleep(LATER)
            await original(*args, **fields)

        task = asyncio.create_task(late())
        _late.add(task)
        task.add_done_callback(_late.discard)


def tell_before_commit() -> None:
    """Subscribers receive an entry that is not written yet."""

    @around(Hub, "_append")
    async def append(_original: object, hub: Hub, live: LiveTable, outcome: Outcome, origin: Origin) -> int:
        entry = Entry(live.table.n + 1, outcome.kind, outcome.body, time())
        members = [origin.person] if outcome.member and origin.person is not None else []
        hub._apply(live, entry)
        live.wake()
        await asyncio.sleep(LATER)
        await hub.store.append(
            live.table.id,
            entry,
            key=origin.key,
            digest=origin.digest,
            status=outcome.status,
            members=members,
            fence=origin.fence,
        )
        return entry.seq


def remember_ids_in_memory() -> None:
    """Ids of finished commands are kept in memory only: after a restart, a repeated command runs again."""
    done: dict[str, tuple[int, str]] = {}

    @around(Store, "append")
    async def append(
        original: Callable[..., Any], store: Store, id: str, entry: Entry, **fields: Any
    ) -> None:
        key = fields["key"]
        if key in done:
            raise Repeated(*done[key])
        try:
            await original(store, id, entry, **fields)
        except Repeated:
            await original(store, id, entry, **{**fields, "key": secrets.token_hex(8)})
        if key is not None:
            done[key] = entry.seq, fields["digest"]

    @around(Store, "done_before")
    async def done_before(_original: object, _store: Store, _id: str, key: str) -> tuple[int, str] | None:
        return done.get(key)


def swallow_errors() -> None:
    """Every tenth write fails silently."""
    count = 0

    @around(Store, "append")
    async def append(original: Callable[..., Any], *args: Any, **fields: Any) -> None:
        nonlocal count
        count += 1
        if count % 10:
            await original(*args, **fields)


def redraw_chance() -> None:
    """Random outcomes are not stored with the game: every process draws its own."""

    @around(Game, "new")
    def new(original: Callable[..., Game], *args: Any, **fields: Any) -> Game:
        return original(*args, **{**fields, "seed": secrets.randbits(64)})


def repeat_chat() -> None:
    """A chat message that is sent again is stored again."""

    @around(Store, "add_chat")
    async def add_chat(original: Callable[..., Any], store: Store, id: str, key: str, *rest: Any) -> Any:
        try:
            return await original(store, id, key, *rest)
        except Repeated:
            return await original(store, id, secrets.token_hex(8), *rest)


def lose_rows_of_deals() -> None:
    """The exchange is written, the deal itself is not."""

    @around(Store, "append")
    async def append(original: Callable[..., Any], *args: Any, **fields: Any) -> None:
        await original(*args, **{**fields, "message": None})


def no_sync() -> None:
    """SQLite does not wait for the disk."""
    _with_pragma("synchronous=OFF")


def restart_clocks() -> None:
    """The used time of a clock is lost when the process ends."""

    @around(TableClocks, "_follow")
    def follow(original: Callable[..., None], timing: TableClocks, _saved: object, now: float) -> None:
        original(timing, None, now)


def speed_up_clocks() -> None:
    """Not a fault: clocks run twenty times as fast, with a different zero in each process."""
    FastClock(CLOCK_SPEED, secrets.randbelow(10**9)).install()


def checkpoint_often() -> None:
    """Not a fault: SQLite checkpoints after every few writes, so that kills hit it during a checkpoint."""
    _with_pragma("wal_autocheckpoint=8")


def _with_pragma(pragma: str) -> None:
    @around(sqlite, "engine_of")
    def engine_of(original: Callable[..., Engine], *args: Any, **fields: Any) -> Engine:
        engine = original(*args, **fields)

        @event.listens_for(engine, "connect")
        def _(connection: Any, _record: Any) -> None:
            connection.execute(f"PRAGMA {pragma}")

        return engine


FAULTS: Final[dict[str, Callable[[], None]]] = {
    made.__name__: made
    for made in (
        reply_before_commit,
        tell_before_commit,
        remember_ids_in_memory,
        swallow_errors,
        redraw_chance,
        repeat_chat,
        lose_rows_of_deals,
        no_sync,
        restart_clocks,
        speed_up_clocks,
        checkpoint_often,
        synced_files.keep_what_is_synced,
    )
}

"""The hub: every table in memory, and the code that adds entries to their logs.

Each entry is handled, committed, and then applied; only after that do wake-ups and replies go out. Nobody
sees anything that is not committed. `creation.py` stores new tables, and `chat.py` chat messages.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from time import monotonic, time
from typing import Any, Final, TypeVar

from hinode.server.errors import Refusal
from hinode.server.live.live_table import LiveTable
from hinode.server.live.loading.loader import TableLoader
from hinode.server.live.loading.table_cache import TableCache
from hinode.server.live.maintenance.disk_space import Space
from hinode.server.live.maintenance.uptime import Uptime
from hinode.server.settings import Settings
from hinode.server.storage.rows import RUNNING, ChatMessage, Conflict, Entry, Person, TableRow, Unavailable
from hinode.server.storage.store import Store
from hinode.server.subscribers import Subscribers
from hinode.server.tables.commands import vote_outcome
from hinode.server.tables.outcome import MessageOutcome, Outcome

DUE_NOW: Final = 0.0  # the runner looks at the table as soon as it can
MAX_ATTEMPTS: Final = 8  # when other processes write to the same table
Handler = Callable[[LiveTable], Outcome | MessageOutcome]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an entry comes from: a person's command, or the runner under its lease."""

    key: str | None = None
    digest: str | None = None
    person: str | None = None
    fence: str | None = None


def unknown_table() -> Refusal:
    """The same for a missing table and for one that the person may not see."""
    return Refusal("no-table", "there is no such table", status=404)


class Hub:
    """Tables by id. Subscribe to `on_loaded`, `on_changed`, and `on_evicted` to follow those in memory."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.uptime = Uptime(store)
        self._cache = TableCache(settings.tables_in_memory)
        self.on_loaded: Final = self._cache.on_added
        self.on_evicted: Final = self._cache.on_removed
        self.on_changed: Final = Subscribers[LiveTable]()
        self.on_presence: Final = Subscribers[LiveTable]()
        self.stopping = asyncio.Event()
        self.space: Final = Space(store, settings)
        self._loading: dict[str, asyncio.Lock] = {}
        self._loader = TableLoader(store, self.uptime, settings.chat_length)
        self.creating: Final = asyncio.Lock()  # held from the check of the limits until the table is stored
        self._tasks: set[asyncio.Task[Any]] = set()
        self._session_listeners: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)

    @contextmanager
    def session_changes(self, person: str, ended: Callable[[], None]) -> Iterator[None]:
        """`ended` is called at once when a session of this person ends or moves through this process."""
        self._session_listeners[person].add(ended)
        try:
            yield
        finally:
            self._session_listeners[person].discard(ended)
            if not self._session_listeners[person]:
                del self._session_listeners[person]

    def session_ended(self, person: str) -> None:
        for ended in tuple(self._session_listeners.get(person, ())):
            ended()

    async def announce_stop(self) -> None:
        """The server is about to stop: every socket sends a notice and closes."""
        self.stopping.set()

    # -- finding tables -----------------------------------------------------------------------

    async def live(self, table_id: str, used: bool = True) -> LiveTable | None:
        """The table, loaded into memory if it is not there yet. `used`: someone looks at it."""
        found = self._cache.get(table_id)
        if found is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                found = self._cache.get(table_id) or await self._load(table_id)
            self._loading.pop(table_id, None)
        if found is not None and used:
            self._cache.touch(found)
        return found

    async def _load(self, table_id: str) -> LiveTable | None:
        live = self._cache.still_in_use(table_id)
        if live is None:
            row = await self.store.table(table_id)
            if row is None:
                return None
            live = await self._loader.load(row)
            if live.table.running and row.changed < self.settings.archived_before(time()):
                await self.store.touch(table_id, time())  # it was archived, and is back
            live.on_presence.subscribe(self._presence_changed)
        else:  # nobody has charged its clocks since it left
            live.clocks = await self._loader.clocks(live.table)
        self._cache.add(live)
        return live

    def _presence_changed(self, live: LiveTable) -> None:
        if live.has_sockets:
            with suppress(Refusal):  # memory is full: this socket keeps its table alive anyway
                self._cache.add(live)
        self.on_presence.notify(live)

    def unload(self, live: LiveTable) -> None:
        """Let the table leave memory. It comes back when someone looks at it, or when it is due."""
        self._cache.remove(live)

    def loaded_table(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._cache.get(table_id)

    def loaded_tables(self) -> list[LiveTable]:
        return self._cache.all()

    def forget(self, table_id: str) -> None:
        """The table was deleted."""
        self._cache.forget(table_id)

    async def visible(self, table_id: str, person: Person | None, fresh: bool = True) -> LiveTable:
        """The table, if this person may see it; the same refusal if there is none.

        `fresh`: with everything that other processes have written. A command that writes an entry does
        without: `write` catches up.
        """
        live = self._known_to(table_id, person)
        if live is None:
            row = await self.row(table_id)
            live = await self.live(table_id) if row is not None and await self.may_see(row, person) else None
        if live is None:
            raise unknown_table()
        if fresh and self.store.shared:
            async with live.lock:
                await self.catch_up(live)
        return live

    def _known_to(self, table_id: str, person: Person | None) -> LiveTable | None:
        """A table in memory that this person may see, if that is known without a query."""
        live = self._cache.get(table_id)
        if live is None or not (live.table.row.open or (person is not None and person.id in live.members)):
            return None
        self._cache.touch(live)
        return live

    async def row(self, table_id: str) -> TableRow | None:
        """The table's row, without loading its log: that is only done for people who may see it."""
        loaded = self._cache.get(table_id)
        return await self.store.table(table_id) if loaded is None else loaded.table.row

    async def invited_row(self, table_id: str, key: str) -> TableRow:
        """The row of the table that an invitation link is for, if its key is right."""
        row = await self.row(table_id)
        if row is None or not hmac.compare_digest(row.invite.encode(), key.encode()):
            raise unknown_table()
        return row

    async def may_see(self, row: TableRow, person: Person | None) -> bool:
        if row.open:
            return True
        return person is not None and await self.is_member(row.id, person.id)

    async def is_member(self, table_id: str, person: str) -> bool:
        """Whether the person has entered the table: asked once while the table is in memory."""
        live = self._cache.get(table_id)
        if live is not None and person in live.members:
            return True
        found = await self.store.is_member(table_id, person)
        if found and live is not None:
            live.members.add(person)
        return found

    async def catch_up(self, live: LiveTable) -> None:
        """Apply what other processes have written. The caller holds the table's lock."""
        table = live.table
        entries = await self.store.entries(table.id, table.n)
        messages = await self.store.talk(table.id, live.last_message)  # read last: no message may be missing
        live.add_talk(messages)
        for entry in entries:
            self._apply(live, entry)
        live.needs_catch_up = False
        if entries or messages:
            live.wake()
            self.on_changed.notify(live)

    # -- writing ------------------------------------------------------------------------------

    async def write(self, live: LiveTable, handle: Handler, fence: str | None = None) -> int:
        """Handle and commit one entry; handle it again if another process was faster.

        `fence` is that of the lease it depends on.

        The write finishes even if the caller is cancelled, so that memory matches the database.
        """
        return await self.finish(self._write(live, handle, Origin(fence=fence)))

    async def write_command(
        self, live: LiveTable, handle: Handler, key: str, digest: str, person: str
    ) -> int:
        """Like `write`, but without its own task: requests are cancelled only at shutdown.

        `key` and `digest` identify the command. After a cancellation, the table reads its log before the next
        write.
        """
        return await self._write(live, handle, Origin(key, digest, person))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for this work. It continues even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)
        return await asyncio.shield(task)

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the caller gets it, if it still waits

    async def _write(self, live: LiveTable, handle: Handler, origin: Origin) -> int:
        async with live.lock:
            behind, sure = live.needs_catch_up, not self.store.shared
            for _ in range(MAX_ATTEMPTS):
                if behind:
                    await self.catch_up(live)
                    behind, sure = False, True
                try:
                    outcome = handle(live)
                except Refusal:
                    if sure:
                        raise
                    behind = True  # it may be legal after what another process has written
                    continue
                try:
                    if isinstance(outcome, MessageOutcome):
                        number = await self._add_message(live, outcome.message, origin)
                    else:
                        number = await self._append(live, outcome, origin)
                except Conflict:
                    behind = True
                    continue
                except (Unavailable, asyncio.CancelledError):
                    live.needs_catch_up = True  # it may have been written anyway
                    raise
                await self._apply_votes(live, origin.fence)
                live.wake()
                self.on_changed.notify(live)
                return number
        raise Refusal("busy", "too many people are acting at this table at once: try again", status=503)

    async def _append(self, live: LiveTable, outcome: Outcome, origin: Origin) -> int:
        table = live.table
        clocks = live.clocks.clocks_after(outcome.kind, outcome.body, monotonic())
        body = outcome.body if clocks is None else {**outcome.body, "clocks": clocks}
        entry = Entry(table.n + 1, outcome.kind, body, time())
        message = None if outcome.message is None else self._message(live, outcome.message, origin)
        members = [origin.person] if outcome.member and origin.person is not None else []
        await self.store.append(
            table.id,
            entry,
            key=origin.key,
            digest=origin.digest,
            status=outcome.status,
            members=members,
            clock=clocks,
            fence=origin.fence,
            at=self.uptime.now(),
            due=DUE_NOW if (outcome.status or table.status) in RUNNING else None,
            last_message=live.last_message if self.store.shared or message is not None else None,
            message=message,
        )
        self._apply(live, entry, outcome)
        if message is not None:
            live.add_talk([message])
        return entry.seq

    async def _add_message(self, live: LiveTable, body: dict[str, Any], origin: Origin) -> int:
        """Returns the number of the last entry: a message's own number would count secrets."""
        table, message = live.table, self._message(live, body, origin)
        await self.store.add_message(table.id, message, table.n, origin.digest, origin.fence)
        live.add_talk([message])
        return table.n

    @staticmethod
    def _message(live: LiveTable, body: dict[str, Any], origin: Origin) -> ChatMessage:
        return ChatMessage(live.last_message + 1, origin.key or "", body, time())

    def _apply(self, live: LiveTable, entry: Entry, outcome: Outcome | None = None) -> None:
        live.table.apply(entry, None if outcome is None else outcome.game)
        live.clocks.follow(monotonic())

    async def _apply_votes(self, live: LiveTable, fence: str | None) -> None:
        """Carry out what votes have decided."""
        outcome = vote_outcome(live.table)
        if outcome is not None:
            try:
                await self._append(live, outcome, Origin(fence=fence))
            except Conflict:
                pass  # another process has done it, or is doing it
            except Unavailable:
                live.needs_catch_up = True  # the vote itself is done; the table's runner carries it out later

"""One table in memory: its state, chat, clocks, who is online, and the tasks that wait for changes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import Final

from hinode.server.storage.rows import ChatMessage
from hinode.server.subscribers import Subscribers
from hinode.server.tables.absence import is_away
from hinode.server.tables.table import Table
from hinode.server.tables.table_clocks import TableClocks

SHARED_SECONDS: Final = 0.5  # how long a rendered table is shared by people who open it together


class LiveTable:
    """Changed only under its lock, so that every subscriber sees whole entries."""

    def __init__(self, table: Table, talk: list[ChatMessage], clocks: TableClocks) -> None:
        self.table = table
        self.talk = talk
        self.clocks = clocks
        self.lock = asyncio.Lock()
        self.loaded = monotonic()
        self.used = -inf  # when someone last looked at it or sent a command
        self.online: Counter[str | None] = Counter()  # sockets by viewer; None: spectators
        self.catching_up: Counter[str] = Counter()  # sockets whose client is behind the story, by clan
        self.peer_clans: dict[str, frozenset[str]] = {}  # process: clans online there
        self.offline_since: dict[str, float] = {}  # by clan
        self.presence_version = 0  # counts changes of who is online
        self.on_presence: Final = Subscribers[LiveTable]()  # who is online through this process has changed
        # The last write may or may not have succeeded: read the log before the next.
        self.needs_catch_up = False
        self.members: set[str] = set()  # people known to have entered; nobody ever leaves
        self._waiting: set[asyncio.Event] = set()
        self._listeners: set[Callable[[], None]] = set()

    @property
    def last_message(self) -> int:
        """The number of the last chat message."""
        return self.talk[-1].no if self.talk else 0

    def add_talk(self, messages: Sequence[ChatMessage]) -> None:
        self.talk.extend(messages)
        self.table.add_messages(messages)

    def wake(self, shared_seconds: float = 0.0) -> None:
        """Call everything that listens to changes of this table, and wake all tasks that wait for them.

        What the table looks like is kept for `shared_seconds`, at least until the woken tasks have sent it.
        It takes a third of a table's memory, and most of the time nobody needs it.
        """
        for changed in tuple(self._listeners):
            changed()
        for event in self._waiting:
            event.set()
        if self._listeners or self._waiting:
            asyncio.get_running_loop().call_later(shared_seconds, self.table.shared.clear)

    @contextmanager
    def change_event(self) -> Iterator[asyncio.Event]:
        """An event that is set with each change; the subscriber clears it before it looks."""
        event = asyncio.Event()
        self._waiting.add(event)
        try:
            yield event
        finally:
            self._waiting.discard(event)

    @contextmanager
    def on_change(self, changed: Callable[[], None]) -> Iterator[None]:
        """`changed` is called with each change, before the change returns to its caller. It must not fail."""
        self._listeners.add(changed)
        try:
            yield
        finally:
            self._listeners.discard(changed)

    @property
    def has_sockets(self) -> bool:
        return self.online.total() > 0

    # -- who is online ------------------------------------------------------------------------

    @contextmanager
    def connected(self, viewer: str | None) -> Iterator[None]:
        """Counts one socket of this viewer while it is open."""
        self.online[viewer] += 1
        self._presence_changed(viewer)
        try:
            yield
        finally:
            self.online[viewer] -= 1
            self._presence_changed(viewer)

    def _presence_changed(self, viewer: str | None) -> None:
        if viewer is not None:
            if self.online[viewer]:
                self.offline_since.pop(viewer, None)
            else:
                self.offline_since[viewer] = monotonic()
        self.presence_version += 1
        self.on_presence.notify(self)
        self.wake(SHARED_SECONDS)

    def local_clans(self) -> list[str]:
        """Clans online through this process."""
        return sorted(clan for clan, sockets in self.online.items() if clan is not None and sockets)

    def clans_online(self) -> list[str]:
        """Clans online through any process."""
        return sorted(set(self.local_clans()).union(*self.peer_clans.values()))

    def set_catching_up(self, clan: str, behind: bool) -> None:
        """One socket of this clan fell behind the story, or has caught up."""
        before = self.clans_catching_up()
        self.catching_up[clan] += 1 if behind else -1
        if self.clans_catching_up() != before:
            self.presence_version += 1
            self.wake()

    def clans_catching_up(self) -> list[str]:
        """Clans that are behind on all their sockets in this process."""
        return sorted(clan for clan, sockets in self.catching_up.items() if 0 < self.online[clan] <= sockets)

    def set_peer_clans(self, process: str, clans: frozenset[str]) -> None:
        """Another process reports who is online there."""
        before = self.peer_clans.get(process, frozenset())
        if clans == before:
            return
        self.peer_clans[process] = clans
        for clan in before - clans:
            self.offline_since[clan] = monotonic()
        self.presence_version += 1
        self.wake()

    def absent(self, seconds: float) -> frozenset[str]:
        """Clans whose seat may be voted on: offline for that long, or out of time on their clock."""
        now, online, found = monotonic(), self.clans_online(), set()
        for place in self.table.places:
            clan = place.clan
            if clan is None or place.person is None:
                continue
            offline = None if clan in online else now - self.offline_since.get(clan, self.loaded)
            if is_away(offline, self.table.absence.failures(clan), seconds):
                found.add(clan)
        return frozenset(found)

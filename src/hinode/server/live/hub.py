"""The hub: every table in memory, and the only code that changes one.

Each change is handled, committed, and then applied; only after that do replies and wake-ups go out. Nobody
sees anything that is not committed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from time import monotonic, time
from typing import Any, Final, TypeVar

from hinode.server.errors import Refusal, too_many_requests
from hinode.server.ids import new_id
from hinode.server.live.live_table import LiveTable
from hinode.server.live.loader import TableLoader
from hinode.server.live.residents import Residents
from hinode.server.live.space import Space
from hinode.server.live.uptime import Uptime
from hinode.server.records.importing import Import
from hinode.server.records.schema import MAX_NAME
from hinode.server.settings import Settings
from hinode.server.storage.rows import (
    Conflict,
    Entry,
    ImportLimits,
    OverLimit,
    Person,
    Repeated,
    TableRow,
    Unavailable,
)
from hinode.server.storage.store import Store
from hinode.server.subscribers import Subscribers
from hinode.server.tables.commands import handle_command, own_seat, vote_outcome
from hinode.server.tables.outcome import Outcome
from hinode.server.tables.seed import Secret, commitment
from hinode.server.tables.table import Table
from hinode.server.text import clean_line, clean_name
from hinode.server.wire import commands as wire
from hinode.server.wire.options import TableOptions

HOUR: Final = 3600.0
DUE_NOW: Final = 0.0  # the runner looks at the table as soon as it can
MAX_ATTEMPTS: Final = 8  # when other processes write to the same table
Handler = Callable[[LiveTable], Outcome]
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
        self._residents = Residents(settings.tables_in_memory)
        self.on_loaded: Final = self._residents.on_added
        self.on_evicted: Final = self._residents.on_removed
        self.on_changed: Final = Subscribers[LiveTable]()
        self.on_presence: Final = Subscribers[LiveTable]()
        self.stopping = asyncio.Event()
        self.space: Final = Space(store, settings)
        self._loading: dict[str, asyncio.Lock] = {}
        self._loader = TableLoader(store, self.uptime)
        self._creating = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._session_events: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    @contextmanager
    def session_changes(self, person: str) -> Iterator[asyncio.Event]:
        """An event that is set when a session of this person ends or moves through this process."""
        event = asyncio.Event()
        self._session_events[person].add(event)
        try:
            yield event
        finally:
            self._session_events[person].discard(event)
            if not self._session_events[person]:
                del self._session_events[person]

    def session_ended(self, person: str) -> None:
        for event in self._session_events.get(person, ()):
            event.set()

    async def announce_stop(self) -> None:
        """The server is about to stop: every socket sends a notice and closes."""
        self.stopping.set()

    # -- finding tables -----------------------------------------------------------------------

    async def live(self, table_id: str, used: bool = True) -> LiveTable | None:
        """The table, loaded into memory if it is not there yet. `used`: someone looks at it."""
        found = self._residents.get(table_id)
        if found is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                found = self._residents.get(table_id) or await self._load(table_id)
            self._loading.pop(table_id, None)
        if found is not None and used:
            self._residents.touch(found)
        return found

    async def _load(self, table_id: str) -> LiveTable | None:
        live = self._residents.still_in_use(table_id)
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
        self._residents.add(live)
        return live

    def _presence_changed(self, live: LiveTable) -> None:
        if live.has_sockets:
            with suppress(Refusal):  # memory is full: this socket keeps its table alive anyway
                self._residents.add(live)
        self.on_presence.notify(live)

    def unload(self, live: LiveTable) -> None:
        """Let the table leave memory. It comes back when someone looks at it, or when it is due."""
        self._residents.remove(live)

    def loaded_table(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._residents.get(table_id)

    def loaded_tables(self) -> list[LiveTable]:
        return self._residents.all()

    def forget(self, table_id: str) -> None:
        """The table was deleted."""
        self._residents.forget(table_id)

    async def visible(self, table_id: str, person: Person | None) -> LiveTable:
        """The table, if this person may see it; the same refusal if there is none."""
        row = await self.row(table_id)
        live = await self.live(table_id) if row is not None and await self.may_see(row, person) else None
        if live is None:
            raise unknown_table()
        if self.store.shared:
            async with live.lock:
                await self.catch_up(live)
        return live

    async def row(self, table_id: str) -> TableRow | None:
        """The table's row, without loading its log: that is only done for people who may see it."""
        loaded = self._residents.get(table_id)
        return await self.store.table(table_id) if loaded is None else loaded.table.row

    async def may_see(self, row: TableRow, person: Person | None) -> bool:
        if row.open:
            return True
        return person is not None and await self.store.is_member(row.id, person.id)

    async def catch_up(self, live: LiveTable) -> None:
        """Apply what other processes have written. The caller holds the table's lock."""
        table = live.table
        entries = await self.store.entries(table.id, table.n)
        for entry in entries:
            self._apply(live, entry)
        messages = await self.store.talk(table.id, live.talk[-1].no if live.talk else 0)
        live.talk.extend(messages)
        live.behind = False
        if entries or messages:
            live.wake()
            self.on_changed.notify(live)

    # -- creating tables ----------------------------------------------------------------------

    async def create(self, person: Person, options: TableOptions, address: str = "") -> TableRow:
        """A new table. `address`: hash of the creator's address."""
        if options.title:
            title = clean_line(options.title, self.settings.title_length, "title")
            options = options.model_copy(update={"title": title})
        body = {"name": person.name, "bots": [bot.name for bot in options.bots]}
        return await self._add(person, options, Secret.new(), "created", body, address)

    async def import_record(self, person: Person, found: Import, address: str = "") -> TableRow:
        """A table that only holds a record to look at."""
        document = found.document
        options = TableOptions.model_validate(
            {
                "players": len(found.clans),
                "season_set": found.season_set,
                "kami_unbound": found.kami_unbound,
            }
        )
        seats = {clan: _shown_seat(document.get("seats", {}).get(clan, {})) for clan in found.clans}
        body = {"document": document, "seats": seats}
        secret = Secret(0, "")  # the real seed and salt are in the document
        return await self._add(
            person, options, secret, "imported", body, address, document.get("commitment", "")
        )

    async def _add(
        self,
        person: Person,
        options: TableOptions,
        secret: Secret,
        kind: str,
        body: dict[str, Any],
        address: str,
        published: str | None = None,
    ) -> TableRow:
        table_id, now = new_id(), time()
        row = TableRow(
            id=table_id,
            creator=person.id,
            status="imported" if kind == "imported" else "gathering",
            open=options.open,
            title=options.title,
            options=options.model_dump(exclude={"bots", "title", "open"}),
            seed=str(secret.seed),
            salt=secret.salt,
            commitment=commitment(table_id, *secret) if published is None else published,
            invite=new_id(),
            created=now,
            changed=now,
            address=address,
        )
        await self.space.require()
        async with self._creating:  # otherwise many requests at once would all be below the limit
            await self.check_creation_rate(person)
            first = Entry(1, kind, body, now)
            if kind == "imported":
                await self._store_import(row, first)
            else:
                await self.store.create_table(row, first, person.id)
        return row

    async def _store_import(self, row: TableRow, first: Entry) -> None:
        settings = self.settings
        limits = ImportLimits(
            settings.import_bytes_per_person, settings.import_bytes_per_address, settings.import_bytes
        )
        try:
            await self.store.create_import(row, first, limits)
        except OverLimit as over:
            text = f"{over.limit} bytes of imported records are kept here for {over.whose}: that is used up"
            raise Refusal("imports-full", text, status=507) from over

    async def check_creation_rate(self, person: Person) -> None:
        """Refuse when a person has created as many tables in the last hour as the settings allow.

        Tables with a time in the future do not count: the clock was set back since then. The rate limits of
        this process have a clock that never moves back.
        """
        now = time()
        if await self.store.created_between(person.id, now - HOUR, now) >= self.settings.tables_per_hour:
            raise too_many_requests(HOUR / self.settings.tables_per_hour, "new tables")

    # -- commands -----------------------------------------------------------------------------

    async def command(self, live: LiveTable, person: Person, command: wire.Command) -> int:
        """Run a command once, however often it is sent; returns the number of its entry."""
        key, digest = command_key(person, command), command_digest(command)
        if isinstance(command, wire.Chat):
            return await self._chat(live, person, command, key, digest)
        if isinstance(command, wire.NameSeat):
            name = clean_name(command.name, self.settings.name_length)
            command = command.model_copy(update={"name": name})

        def handle(live: LiveTable) -> Outcome:
            return handle_command(live.table, person, command, live.absent(self.settings.absence_seconds))

        try:
            if not live.table.in_progress:
                await self.space.require()
            return await self.write(live, handle, key, digest, person.id)
        except Refusal:
            done = await self.store.done_before(live.table.id, key)
            if done is None:
                raise
            return _number_of_repeat(done, digest)
        except Repeated as repeated:
            return _number_of_repeat((repeated.seq, repeated.digest), digest)

    async def write(
        self,
        live: LiveTable,
        handle: Handler,
        key: str | None = None,
        digest: str | None = None,
        person: str | None = None,
        fence: str | None = None,
    ) -> int:
        """Handle and commit one entry; handle it again if another process was faster.

        `key` and `digest` identify a command, `person` sent it; `fence` is that of the lease it depends on.

        The write finishes even if the caller is cancelled, so that memory matches the database.
        """
        origin = Origin(key, digest, person, fence)
        return await asyncio.shield(self._start_task(self._write(live, handle, origin)))

    def _start_task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the caller gets it, if it still waits

    async def _write(self, live: LiveTable, handle: Handler, origin: Origin) -> int:
        async with live.lock:
            behind = self.store.shared or live.behind
            for _ in range(MAX_ATTEMPTS):
                if behind:
                    await self.catch_up(live)
                outcome = handle(live)
                try:
                    number = await self._append(live, outcome, origin)
                except Conflict:
                    behind = True
                    continue
                except Unavailable:
                    live.behind = True  # it may be written nevertheless
                    raise
                await self._apply_votes(live, origin.fence)
                live.wake()
                self.on_changed.notify(live)
                return number
        raise Refusal("busy", "too many people are acting at this table at once: try again", status=503)

    async def _append(self, live: LiveTable, outcome: Outcome, origin: Origin) -> int:
        table = live.table
        clocks = live.clocks.entry(outcome.kind, outcome.body, monotonic())
        body = outcome.body if clocks is None else {**outcome.body, "clocks": clocks}
        entry = Entry(table.n + 1, outcome.kind, body, time())
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
            due=DUE_NOW if _runs(outcome.status or table.status) else None,
        )
        self._apply(live, entry, outcome)
        return entry.seq

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
                live.behind = True  # the vote itself is done; the table's runner carries it out later

    # -- chat ---------------------------------------------------------------------------------

    async def _chat(self, live: LiveTable, person: Person, command: wire.Chat, key: str, digest: str) -> int:
        """Returns the number of the log entry at that time: a message number would count others' whispers."""
        try:
            body = self._chat_body(live.table, person, command)
            await self._check_may_talk(live.table, person)
            if not live.table.in_progress or body["channel"] == "watchers":
                await self.space.require()
            self._check_talk_space(live, body["channel"])
            await asyncio.shield(self._start_task(self._add_message(live, key, digest, body)))
            return int(body["n"])
        except Repeated as repeated:
            number = _number_of_repeat((repeated.seq, repeated.digest), digest)
        except Refusal:
            done = await self.store.done_before(live.table.id, key)
            if done is None:
                raise
            number = _number_of_repeat(done, digest)
        messages = await self.store.talk(live.table.id, number - 1)
        return int(messages[0].body["n"])

    async def _check_may_talk(self, table: Table, person: Person) -> None:
        """Seeing an open table is not enough: strangers could fill its chat."""
        if not table.places_of(person.id) and not await self.store.is_member(table.id, person.id):
            text = "only people who have a seat here or came with an invitation can talk at this table"
            raise Refusal("not-member", text, status=403)

    def _check_talk_space(self, live: LiveTable, channel: str) -> None:
        """Channels are counted separately, so that a refusal says nothing about whispers of others."""
        limit = self.settings.talk_per_table // (2 if channel == "watchers" else 1)
        if sum(message.body["channel"] == channel for message in live.talk) >= limit:
            raise Refusal("talk-full", f"this table has {limit} messages, and no more fit", status=409)

    async def _add_message(self, live: LiveTable, key: str, digest: str, body: dict[str, Any]) -> None:
        async with live.lock:
            if live.behind:
                await self.catch_up(live)
            try:
                message = await self.store.say(live.table.id, key, digest, body, time())
            except Unavailable:
                live.behind = True  # it may be written nevertheless
                raise
            if self.store.shared:
                await self.catch_up(live)
            else:
                live.talk.append(message)
        live.wake()

    def _chat_body(self, table: Table, person: Person, command: wire.Chat) -> dict[str, Any]:
        clan, channel, among, name = command.seat, "table", command.to, person.name
        if clan is not None:
            name = own_seat(table, person, clan).name
        elif not table.places_of(person.id):
            channel = "watchers"
        elif table.game is not None:
            raise Refusal("which-seat", "choose which of your seats is speaking")
        if among is not None:
            if clan is None:
                raise Refusal("not-seated", "only seated players can whisper", status=403)
            if any(table.place_of(other) is None for other in among):
                raise Refusal("no-seat", "there is no such clan at this table")
            channel, among = "private", sorted({clan, *among})
        view = table.game.view(None) if table.game is not None else {}
        return {
            "channel": channel,
            "clan": clan,
            "name": name,
            "among": among,
            "text": clean_line(command.text, self.settings.chat_length, "text"),
            "season": view.get("season"),
            "phase": view.get("phase"),
            "n": table.n,
        }


def _runs(status: str) -> bool:
    return status in ("picking", "playing")


def command_key(person: Person, command: wire.Command) -> str:
    return hashlib.sha256(f"{person.id}\n{command.id}".encode()).hexdigest()


def command_digest(command: wire.Command) -> str:
    text = json.dumps(command.model_dump(mode="json"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _shown_seat(seat: Mapping[str, Any]) -> dict[str, Any]:
    """The name and bot of an imported seat; a name that nobody could choose here is left out."""

    def shown(text: str) -> str:
        try:
            return clean_line(text, MAX_NAME, "name")
        except Refusal:
            return ""

    bot = seat.get("bot")
    return {"name": shown(seat.get("name", "")), "bot": None if bot is None else shown(bot) or None}


def _number_of_repeat(done: tuple[int, str], digest: str) -> int:
    """The number that the first run of the same command got."""
    number, first_digest = done
    if first_digest != digest:
        raise Refusal("id-used", "this message id was used for another command", status=409)
    return number

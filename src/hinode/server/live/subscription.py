"""A viewer's subscription to a table: which messages are sent over its socket, and in which order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from itertools import chain
from math import inf
from time import monotonic
from typing import Any, Final

from hinode.server.errors import Refusal
from hinode.server.live.live_table import LiveTable
from hinode.server.storage.rows import Person
from hinode.server.tables import presenters
from hinode.server.tables.deals import presenters as deal_presenters
from hinode.server.tables.table import Table

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
Push = Callable[[Message], bool]  # sends a message at once; False if it could not be sent
PROTOCOL: Final = 1
REPORT_SECONDS: Final = 1.0  # a socket is marked as catching up at most this often


def viewer_of(table: Table, person: Person | None, seat: str | None) -> str | None:
    """Who a person sees the table as: the seat asked for, else their first seat, else None (spectator)."""
    own = [] if person is None else table.clans_of(person.id)
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise Refusal("not-your-seat", f"you do not hold the seat of the {seat}", status=403)
    return seat


def render_update(live: LiveTable, viewer: str | None, person: Person | None, since: int) -> dict[str, Any]:
    update = presenters.update(live.table, viewer, None if person is None else person.id, since)
    update["clocks"] = live.clocks.public_view(monotonic())
    return update


def with_moments(update: dict[str, Any], live: LiveTable, viewer: str | None, since: int) -> dict[str, Any]:
    """An update with the view and board after each of its entries; the last entry's are its own.

    Only while a socket is open: a client that comes back asks for those that it wants to see.
    """
    if since + 1 >= update["n"]:
        return update
    return {**update, "moments": presenters.moments(live.table, viewer, since, update["n"])["moments"]}


def presence_message(live: LiveTable) -> dict[str, Any]:
    return {
        "type": "presence",
        "online": live.clans_online(),
        "catching_up": live.clans_catching_up(),
        "watchers": live.online[None],
    }


def _cannot_push(_message: Message) -> bool:
    return False


class Subscription:
    """One socket's position in a table's log and chat.

    It holds no queue: with each change, it sends whatever is new at that moment. What the socket takes at
    once is sent without waking the subscription's task, which waits for the rest.
    """

    def __init__(
        self,
        live: LiveTable,
        person: Person | None,
        seat: str | None,
        since: int,
        talk: int,
        send: Send,
        push: Push = _cannot_push,
    ) -> None:
        self.live = live
        self.person = person
        self.seat = seat
        self.viewer = viewer_of(live.table, person, seat)
        self.since = since
        self.talk = talk
        self.send = send
        self.push = push
        self._woken = asyncio.Event()
        self._idle = False  # everything is sent, and the task waits
        self._unsent: Iterable[Message] = ()  # what could not be pushed
        self._fault: Exception | None = None  # why nothing could be pushed
        self._presence = -1
        self._behind = False
        self._reported = -inf
        self._talk_length = 0  # of the table's whole chat, when it was last looked through
        self._can_undo = False
        self._deals = deal_presenters.NO_DEALS  # as they were last sent

    async def run(self) -> None:
        """Until cancelled, or until the person gains or loses a seat: the client then opens a new socket."""
        with self.live.on_change(self._changed), self.live.connected(self.viewer):
            try:
                await self._send_until_changed()
            finally:
                self.set_behind(False)

    async def _send_until_changed(self) -> None:
        first = True
        while self.viewer_unchanged():
            self._woken.clear()
            if not await self._send_new(first):
                return
            first = False
            self._idle = not self._woken.is_set()
            await self._woken.wait()
            self._idle = False
            if self._fault is not None:
                raise self._fault

    async def _send_new(self, first: bool) -> bool:
        """False if the seat was lost while a slow client was reading.

        No message stays in memory while the caller waits for the next change.
        """
        unsent, self._unsent = self._unsent, ()
        for message in chain(unsent, self._new_messages(first)):
            await self.send(message)
            if not self.viewer_unchanged():
                return False
        return True

    def _changed(self) -> None:
        """The table has changed. What cannot be sent at once is left to the task."""
        if self._idle and self._push_new():
            return
        self._idle = False
        self._woken.set()

    def _push_new(self) -> bool:
        """Push new messages; returns whether all of them were sent."""
        try:
            if not self.viewer_unchanged():
                return False
            messages = self._new_messages(False)
            for message in messages:
                if not self.push(message):
                    self._unsent = chain((message,), messages)
                    return False
        except Exception as fault:  # it ends this socket, not the command that has changed the table
            self._fault = fault
            return False
        return True

    def set_behind(self, behind: bool) -> None:
        """The client shows earlier events, or the latest. A hint for the others; nothing is stored."""
        now = monotonic()
        if (
            self.viewer is None
            or behind == self._behind
            or (behind and now - self._reported < REPORT_SECONDS)
        ):
            return
        self._behind = behind
        if behind:
            self._reported = now
        self.live.set_catching_up(self.viewer, behind)

    def viewer_unchanged(self) -> bool:
        return self.viewer == viewer_of(self.live.table, self.person, self.seat)

    def _new_messages(self, first: bool) -> Iterator[Message]:
        """What this socket has not been sent yet, each message rendered when it is taken."""
        live, changed = self.live, first
        if first or self.since != live.table.n or self._can_undo != self._undo_now():
            changed = True
            update = render_update(live, self.viewer, self.person, self.since)
            if not first:
                update = with_moments(update, live, self.viewer, self.since)
            self.since, self._can_undo = update["n"], update["can_undo"]
            yield update
        if first or len(live.talk) != self._talk_length:
            changed, self._talk_length = True, len(live.talk)
            talk = presenters.talk(live.talk, self.viewer, self.talk)
            if first or talk["messages"]:
                self.talk = talk["count"]
                yield talk
        if changed and (deals := deal_presenters.deals(live.table, self.viewer)) != self._deals:
            self._deals = deals
            yield deals
        if first or self._presence != live.presence_version:
            self._presence = live.presence_version
            yield presence_message(live)

    def _undo_now(self) -> bool:
        """A deal of the viewer ends its undo without an entry."""
        return presenters.can_undo(self.live.table, self.viewer)

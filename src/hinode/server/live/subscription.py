"""Watching a table: what is sent over a socket, in which order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from time import monotonic
from typing import Any, Final

from hinode.server.errors import Refusal
from hinode.server.live.live_table import LiveTable
from hinode.server.storage.rows import Person
from hinode.server.tables import presenters
from hinode.server.tables.table import Table

Send = Callable[[dict[str, Any]], Awaitable[None]]
PROTOCOL: Final = 1


def viewer_of(table: Table, person: Person | None, seat: str | None) -> str | None:
    """Whose eyes one sees through: the seat asked for, else one's own first seat, else a spectator's."""
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


def presence_message(live: LiveTable) -> dict[str, Any]:
    return {"type": "presence", "online": live.clans_online(), "watchers": live.online[None]}


class Subscription:
    """One socket's place in a table's story. It holds no queue: it is woken, and tells what is new."""

    def __init__(
        self, live: LiveTable, person: Person | None, seat: str | None, since: int, talk: int, send: Send
    ) -> None:
        self.live = live
        self.person = person
        self.seat = seat
        self.viewer = viewer_of(live.table, person, seat)
        self.since = since
        self.talk = talk
        self.send = send
        self._presence = -1

    async def run(self) -> None:
        """Until the socket goes, or a seat is won or lost: it opens again with other eyes."""
        with self.live.subscribe() as woken, self.live.present(self.viewer):
            fresh = True
            while self.viewer_unchanged():
                woken.clear()
                for message in self._new_messages(fresh):
                    await self.send(message)
                    if not self.viewer_unchanged():  # while a slow reader was reading
                        return
                fresh = False
                await woken.wait()

    def viewer_unchanged(self) -> bool:
        return self.viewer == viewer_of(self.live.table, self.person, self.seat)

    def _new_messages(self, fresh: bool) -> Iterator[dict[str, Any]]:
        """What is new, each thing as it stands when it is asked for."""
        live = self.live
        if fresh or self.since != live.table.n:
            update = render_update(live, self.viewer, self.person, self.since)
            self.since = update["n"]
            yield update
        talk = presenters.talk(live.talk, self.viewer, self.talk)
        if fresh or talk["messages"]:
            self.talk = talk["count"]
            yield talk
        if fresh or self._presence != live.presence:
            self._presence = live.presence
            yield presence_message(live)

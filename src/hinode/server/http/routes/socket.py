"""The socket of a table: the server pushes, the client only listens. Commands go by POST."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic_core import to_json

from hinode.server.errors import Refusal
from hinode.server.http.dependencies import hub_of, rate_limits_of
from hinode.server.http.identity import OptionalPerson, identities, token_of
from hinode.server.http.rate_limits import RateLimits
from hinode.server.http.routes.tables import Seat, TableId
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.live.subscription import PROTOCOL, Subscription
from hinode.server.storage.rows import Person

router = APIRouter(prefix="/api/tables")
Count = Annotated[int, Query(ge=-1, le=2**31)]
AGAIN: Final = 4000  # closing codes: open it again, your seat or session has changed;
TOO_SLOW: Final = 4008  # you do not read;
TOO_LOUD: Final = 4029  # you talk where you should listen;
RESTART: Final = 1012  # the server stops, and comes back.
ASK_AGAIN: Final = 2.0  # seconds between looks at whether a session still speaks for its person


@router.websocket("/{table_id}/socket")
async def watch_table(
    socket: WebSocket,
    person: OptionalPerson,
    table_id: TableId,
    since: Count = -1,
    talk: Count = 0,
    seat: Seat = None,
) -> None:
    """Everything about a table as it happens, beginning with what came after `since` and `talk`."""
    if person is None:
        raise Refusal("no-session", "give a name first", status=401)
    hub, limits = hub_of(socket), rate_limits_of(socket)
    limits.watcher.take(f"socket {person.id}")
    live = await hub.visible(table_id, person)
    with limits.sockets.hold(person.id):
        line = BoundedWebSocket(socket, hub.settings.send_seconds)
        watcher = Subscription(live, person, seat, since, talk, line.send)
        await socket.accept()
        await line.send({"type": "hello", "protocol": PROTOCOL, "table": table_id, "viewer": watcher.viewer})
        await _until_one_ends(hub, limits, live, watcher, line, person)


class BoundedWebSocket:
    """A socket that must take what it is sent in time."""

    def __init__(self, socket: WebSocket, patience: float) -> None:
        self.socket = socket
        self.patience = patience

    async def send(self, message: dict[str, Any]) -> None:
        async with asyncio.timeout(self.patience):
            await self.socket.send_text(to_json(message).decode())

    async def close(self, code: int) -> None:
        with suppress(Exception):  # it may be gone already
            async with asyncio.timeout(self.patience):
                await self.socket.close(code)


async def _until_one_ends(
    hub: Hub,
    limits: RateLimits,
    live: LiveTable,
    watcher: Subscription,
    line: BoundedWebSocket,
    person: Person,
) -> None:
    """Tell, listen for the end, and mind the stop of the server: whichever ends first ends all."""

    async def still_allowed() -> bool:
        known = await identities(line.socket).person_for(token_of(line.socket))
        return known is not None and known.id == person.id and await hub.may_see(live.table.row, person)

    jobs = {
        asyncio.create_task(watcher.run()): AGAIN,
        asyncio.create_task(_while(still_allowed, hub, person)): AGAIN,
        asyncio.create_task(_listen(line.socket, limits, person)): TOO_LOUD,
        asyncio.create_task(hub.stopping.wait()): RESTART,
    }
    try:
        done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
    first = done.pop()
    fault = first.exception()
    if isinstance(fault, WebSocketDisconnect):
        return
    if isinstance(fault, TimeoutError):
        await line.close(TOO_SLOW)
        return
    if fault is not None:
        await line.close(AGAIN)
        if not isinstance(fault, Refusal):
            raise fault
        return
    if jobs[first] == RESTART:
        with suppress(Exception):
            await line.send({"type": "notice", "kind": "stopping"})
    await line.close(jobs[first])


async def _while(allowed: Callable[[], Awaitable[bool]], hub: Hub, person: Person) -> None:
    """Until this is no longer allowed. What this process changes it hears of; others are asked after."""
    with hub.session_changes(person.id) as departed:
        while await allowed():
            departed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(departed.wait(), ASK_AGAIN if hub.store.shared else None)


async def _listen(socket: WebSocket, limits: RateLimits, person: Person) -> None:
    """Nothing is expected; what comes all the same counts against the limit."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        try:
            limits.watcher.take(person.id)
        except Refusal:
            return

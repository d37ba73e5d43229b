"""The WebSocket of a table: the server pushes updates; the client says only how far it has shown the story.

Commands are POSTed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from hinode.server.errors import Refusal
from hinode.server.http.dependencies import hub_of, rate_limits_of
from hinode.server.http.identity import OptionalPerson, identities_of, token_of
from hinode.server.http.limits.client_address import address_of
from hinode.server.http.limits.rate_limits import RateLimits
from hinode.server.http.protocols.websocket import PUSH
from hinode.server.http.routes.tables import Seat, TableId
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.live.subscription import PROTOCOL, Subscription
from hinode.server.storage.rows import Person
from hinode.server.wire.shared_json import encode, encoded_pieces
from hinode.server.wire.tables import StoryPosition

router = APIRouter(prefix="/api/tables")
Count = Annotated[int, Query(ge=-1, le=2**31)]
# Close codes
REOPEN: Final = 4000  # the seat or the session has changed: open a new socket
TOO_SLOW: Final = 4008  # the client does not read
TOO_MANY_MESSAGES: Final = 4029  # the client sends, where it should only listen
RESTART: Final = 1012  # the server stops and comes back
SESSION_CHECK_SECONDS: Final = 1.0  # between checks that a session is still valid


@router.websocket("/{table_id}/socket")
async def watch_table(
    socket: WebSocket,
    person: OptionalPerson,
    table_id: TableId,
    since: Count = -1,
    talk: Count = 0,
    seat: Seat = None,
) -> None:
    """Everything about a table as it happens, starting after entry `since` and chat message `talk`."""
    if person is None:
        raise Refusal("no-session", "give a name first", status=401)
    hub, limits = hub_of(socket), rate_limits_of(socket)
    limits.spectator.take(f"socket {person.id}")
    live = await hub.visible(table_id, person)
    with limits.sockets.hold(person.id, address_of(socket)):
        websocket = BoundedWebSocket(socket, hub.settings.send_seconds / 2)
        subscription = Subscription(live, person, seat, since, talk, websocket.send, websocket.push)
        await socket.accept()
        await websocket.send(
            {"type": "hello", "protocol": PROTOCOL, "table": table_id, "viewer": subscription.viewer}
        )
        await _until_one_ends(hub, limits, live, subscription, websocket, person)


class Access:
    """Whether the person of a socket may still read the table. While this is unknown, nothing is sent."""

    def __init__(self) -> None:
        self._confirmed = asyncio.Event()
        self._confirmed.set()
        self._changed = asyncio.Event()

    def invalidate(self) -> None:
        """A session of the person has ended: perhaps the one of this socket."""
        self._confirmed.clear()
        self._changed.set()

    @property
    def is_confirmed(self) -> bool:
        return self._confirmed.is_set()

    async def wait_until_confirmed(self) -> None:
        await self._confirmed.wait()

    async def check_until_lost(self, allowed: Callable[[], Awaitable[bool]], pause: float | None) -> None:
        """Check when in doubt, and after each pause if other processes can end a session."""
        while True:
            self._changed.clear()
            if not await allowed():
                self._confirmed.clear()
                return
            if self._changed.is_set():  # during the check
                continue
            self._confirmed.set()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), pause)


class BoundedWebSocket:
    """A WebSocket whose client must accept each message within a time limit.

    After twice that time without reading, `protocols.websocket.BoundedWebSocketProtocol` ends the connection.
    """

    def __init__(self, socket: WebSocket, timeout: float) -> None:
        self.socket = socket
        self.timeout = timeout
        self.access: Final = Access()
        self._push: Callable[[list[bytes]], bool] = socket.scope.get("extensions", {}).get(PUSH, _no_push)

    def push(self, message: dict[str, Any]) -> bool:
        """Send a message at once; False if the client has to read first, or its access is in doubt."""
        return self.access.is_confirmed and self._push(encoded_pieces(message))

    async def send(self, message: dict[str, Any]) -> None:
        if self.push(message):
            return
        async with asyncio.timeout(self.timeout):
            await self.access.wait_until_confirmed()
            await self.socket.send_text(encode(message).decode())

    async def close(self, code: int) -> None:
        with suppress(Exception):  # it may be closed already
            async with asyncio.timeout(self.timeout):
                await self.socket.close(code)


def _no_push(_text: list[bytes]) -> bool:
    """For a connection that cannot do it, such as that of a test."""
    return False


async def _until_one_ends(
    hub: Hub,
    limits: RateLimits,
    live: LiveTable,
    subscription: Subscription,
    websocket: BoundedWebSocket,
    person: Person,
) -> None:
    """Send updates until the client disconnects, loses access, sends too much, or the server stops."""

    async def still_allowed() -> bool:
        known = await identities_of(websocket.socket).confirmed_person(token_of(websocket.socket))
        return known is not None and known.id == person.id and await hub.may_see(live.table.row, person)

    async def check_access() -> None:
        with hub.session_changes(person.id, websocket.access.invalidate):
            pause = SESSION_CHECK_SECONDS if hub.store.shared else None
            await websocket.access.check_until_lost(still_allowed, pause)

    websocket.access.invalidate()  # the session may have ended while the table was loaded
    jobs = {
        asyncio.create_task(check_access()): REOPEN,
        asyncio.create_task(subscription.run()): REOPEN,
        asyncio.create_task(_listen(websocket.socket, limits, person, subscription)): TOO_MANY_MESSAGES,
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
        await websocket.close(TOO_SLOW)
        return
    if fault is not None:
        await websocket.close(REOPEN)
        if not isinstance(fault, Refusal):
            raise fault
        return
    if jobs[first] == RESTART:
        with suppress(Exception):
            await websocket.send({"type": "notice", "kind": "stopping"})
    await websocket.close(jobs[first])


async def _listen(socket: WebSocket, limits: RateLimits, person: Person, subscription: Subscription) -> None:
    """Clients send `StoryPosition` only. All that they send counts against the rate limit."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        try:
            limits.spectator.take(f"sent {person.id}")
        except Refusal:
            return
        with suppress(ValidationError):
            said = StoryPosition.model_validate_json(message.get("text") or "")
            subscription.set_behind(said.behind)

"""The route for commands to a table, and a shortcut to it: most requests to a server are commands."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, FastAPI
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hinode.server.errors import Refusal
from hinode.server.http.client_address import address_of
from hinode.server.http.dependencies import hub_of, rate_limits_of
from hinode.server.http.errors import error_responses
from hinode.server.http.identity import CurrentPerson, optional_person
from hinode.server.http.rate_limits import RateLimits
from hinode.server.http.routes.tables import Address, HubDep, RateLimitsDep, TableId
from hinode.server.live.live_table import LiveTable
from hinode.server.live.run_command import run_command
from hinode.server.storage.rows import Person, Unavailable, UnknownTable
from hinode.server.wire import commands as wire
from hinode.server.wire import tables as responses

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("/{table_id}/commands", responses=error_responses(401, 404, 408, 409, 413, 429))
async def command_table(
    hub: HubDep,
    limits: RateLimitsDep,
    address: Address,
    person: CurrentPerson,
    table_id: TableId,
    command: Annotated[wire.AnyCommand, Body()],
) -> responses.Done:
    """Run a command. Sent twice with the same `id`, it runs once and gets the same reply."""
    try:
        live = await hub.visible(table_id, person, fresh=isinstance(command, wire.Chat))
    except Refusal:
        limits.watcher.take(person.id)
        raise
    _limit(limits, live, person, address, command)
    return responses.Done(n=await run_command(hub, live, person, command))


def _limit(limits: RateLimits, live: LiveTable, person: Person, address: str, command: wire.Command) -> None:
    seated = bool(live.table.places_of(person.id))
    (limits.player if seated else limits.watcher).take(person.id)
    if isinstance(command, wire.Chat | wire.DealCommand):
        limits.take_chat(person.id, address)
    # A limit on whispers would tell others about them; players are few.
    if isinstance(command, wire.Chat) and command.to is None:
        limits.table_chat.take(f"{live.table.id} {'table' if seated else 'watchers'}")


# -- the shortcut -------------------------------------------------------------------------------

PATH: Final = re.compile("/api/tables/([A-Za-z0-9_-]{1,64})/commands")
JSON: Final = (b"content-type", b"application/json")
COMMAND: Final[TypeAdapter[wire.AnyCommand]] = TypeAdapter(wire.AnyCommand)


class CommandShortcut:
    """Middleware that calls the route for valid commands without FastAPI's work of several times their own.

    Whatever is not plainly a valid command of a known person takes the long way, which says what is wrong.
    """

    def __init__(self, app: ASGIApp, api: FastAPI) -> None:
        self._app = app
        self._handlers: Mapping[Any, Callable[..., Any]] = api.exception_handlers
        self._route = next(
            route for route in router.routes if isinstance(route, APIRoute) and route.name == "command_table"
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope["method"] != "POST" or JSON not in scope["headers"]:
            await self._app(scope, receive, send)
            return
        message = await receive()  # the whole body: `BodyLimit` has read it
        request = Request(scope)
        command = _parse(message)
        person = None if command is None else await _known_person(request)
        if command is None or person is None:
            await self._app(scope, _again(message, receive), send)
            return
        scope["route"], scope["path_params"] = self._route, {"table_id": found[1]}
        response = await self._respond(request, person, found[1], command)
        await response(scope, receive, send)

    async def _respond(
        self, request: Request, person: Person, table_id: str, command: wire.AnyCommand
    ) -> Response:
        hub, limits = hub_of(request), rate_limits_of(request)
        try:
            done = await command_table(hub, limits, address_of(request), person, table_id, command)
        except (Refusal, Unavailable, UnknownTable) as error:
            kind = next(kind for kind in type(error).__mro__ if kind in self._handlers)
            response: Response = await self._handlers[kind](request, error)
            return response
        return Response(b'{"n":%d}' % done.n, media_type="application/json")


async def _known_person(request: Request) -> Person | None:
    """None also while the database does not answer: the long way says so."""
    try:
        return await optional_person(request)
    except (Refusal, Unavailable):
        return None


def _parse(message: Message) -> wire.AnyCommand | None:
    """The command, read as FastAPI does; None if it is not valid."""
    try:
        return COMMAND.validate_python(json.loads(message["body"]))
    except (KeyError, ValueError, RecursionError):
        return None


def _again(message: Message, receive: Receive) -> Receive:
    """A receive function that returns a message once more, then what follows."""
    waiting = [message]

    async def replayed() -> Message:
        return waiting.pop() if waiting else await receive()

    return replayed

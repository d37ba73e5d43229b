"""Second fast path: after the checks of the middleware, calls the command route without FastAPI's routing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from pydantic_core import from_json
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from hinode.server.errors import Refusal
from hinode.server.http.dependencies import hub_of, rate_limits_of
from hinode.server.http.identity import optional_person
from hinode.server.http.limits.client_address import address_of
from hinode.server.http.middleware import replayed
from hinode.server.http.routes.commands import command_table, router
from hinode.server.storage.rows import Person, Unavailable, UnknownTable
from hinode.server.wire import commands as wire

PATH: Final = re.compile("/api/tables/([A-Za-z0-9_-]{1,64})/commands")
JSON: Final = (b"content-type", b"application/json")
COMMAND: Final[TypeAdapter[wire.AnyCommand]] = TypeAdapter(wire.AnyCommand)
ROUTE: Final = next(
    route for route in router.routes if isinstance(route, APIRoute) and route.name == "command_table"
)
ErrorHandlers = Mapping[Any, Callable[..., Any]]


class CommandShortcut:
    """Handles valid commands: FastAPI's overhead is several times the work of a command.

    All other requests go through FastAPI, which says what is wrong with them.
    """

    def __init__(self, app: ASGIApp, api: FastAPI) -> None:
        self._app = app
        self._handlers: ErrorHandlers = api.exception_handlers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table_id = commanded_table(scope)
        if table_id is None:
            await self._app(scope, receive, send)
            return
        message = await receive()  # the whole body: `BodyLimit` has read it
        request = Request(scope)
        command = parse_command(message.get("body", b""))
        person = None if command is None else await _known_person(request)
        if command is None or person is None:
            await self._app(scope, replayed(message, receive), send)
            return
        note_route(scope, table_id)
        response = await self._respond(request, person, table_id, command)
        await response(scope, receive, send)

    async def _respond(
        self, request: Request, person: Person, table_id: str, command: wire.AnyCommand
    ) -> Response:
        hub, limits = hub_of(request), rate_limits_of(request)
        try:
            done = await command_table(hub, limits, address_of(request), person, table_id, command)
        except (Refusal, Unavailable, UnknownTable) as error:
            return await error_response_to(request, error, self._handlers)
        return command_done(done.n)


def commanded_table(scope: Scope) -> str | None:
    """The table's id, if the request is a command in JSON."""
    found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
    if found is None or scope["method"] != "POST" or JSON not in scope["headers"]:
        return None
    return found[1]


def parse_command(body: bytes) -> wire.AnyCommand | None:
    """The command, read as FastAPI does; None if it is not valid, or if only FastAPI's parser reads it."""
    try:
        command: wire.AnyCommand = COMMAND.validator.validate_python(from_json(body))
    except ValueError:
        return None
    return command


def note_route(scope: Scope, table_id: str) -> None:
    """What routing would add to the scope."""
    scope["route"], scope["path_params"] = ROUTE, {"table_id": table_id}


async def error_response_to(request: Request, error: Exception, handlers: ErrorHandlers) -> Response:
    """The response of the application's handler for this error, which must have one."""
    kind = next(kind for kind in type(error).__mro__ if kind in handlers)
    response: Response = await handlers[kind](request, error)
    return response


def command_done(n: int) -> Response:
    return Response(b'{"n":%d}' % n, media_type="application/json")


async def _known_person(request: Request) -> Person | None:
    """None also while the database does not respond: FastAPI's route reports that."""
    try:
        return await optional_person(request)
    except (Refusal, Unavailable):
        return None

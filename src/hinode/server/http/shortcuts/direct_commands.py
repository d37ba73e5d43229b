"""Fast path (SQLite): handles a valid command before any middleware, for a session already in the cache."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from fastapi import FastAPI
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from hinode.server.errors import Refusal
from hinode.server.http.identity import Identities, token_in
from hinode.server.http.limits.client_address import address_in
from hinode.server.http.limits.rate_limits import RateLimits
from hinode.server.http.middleware import HostAndOriginCheck, SecurityHeaders
from hinode.server.http.protocols.buffered_request import BUFFERED_REQUEST, BufferedRequest
from hinode.server.http.request_log import log_request, run_logged
from hinode.server.http.routes.commands import run_limited
from hinode.server.http.shortcuts.command_shortcut import (
    command_done,
    commanded_table,
    error_response_to,
    note_route,
    parse_command,
)
from hinode.server.settings import Settings
from hinode.server.storage.rows import Person, Unavailable, UnknownTable
from hinode.server.wire import commands as wire


class Accepted(NamedTuple):
    """A valid command of a known person, within the limits of its address."""

    request: BufferedRequest
    address: str
    person: Person
    table_id: str
    command: wire.AnyCommand


class DirectCommands:
    """Handles a command at once if its body has arrived and it passes the checks of all middleware.

    A request that does not pass them is not counted here, and is refused by the middleware.
    """

    def __init__(self, api: FastAPI, settings: Settings) -> None:
        self._api = api
        self._check = HostAndOriginCheck(api, settings)
        self._security = SecurityHeaders(api, settings)
        self._body_bytes = settings.body_bytes

    async def handled(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """False: nothing was done, and nothing of the request was read."""
        began = perf_counter()
        # Nobody else needs it, and it refers back to the scope: requests would pile up as garbage.
        request: BufferedRequest | None = scope.get("extensions", {}).pop(BUFFERED_REQUEST, None)
        accepted = None if request is None else self._accept(scope, request)
        if accepted is None:
            return False
        error, n, state = None, 0, self._api.state
        try:
            n = await run_limited(state.hub, state.limits, *accepted[1:])
        except Exception as raised:
            error = raised
        if error is None and accepted.request.respond(b'{"n":%d}' % n, self._security.api_lines):
            log_request(scope, 200, began)
            return True

        async def finish(scope: Scope, receive: Receive, send: Send) -> None:
            if error is None:
                response = command_done(n)
            elif isinstance(error, Refusal | Unavailable | UnknownTable):
                scope["app"] = self._api
                response = await error_response_to(Request(scope), error, self._api.exception_handlers)
            else:
                raise error  # it is logged, and answered with a 500
            await response(scope, receive, send)

        await run_logged(finish, scope, receive, self._security.sender(scope, send), began)
        return True

    def _accept(self, scope: Scope, request: BufferedRequest) -> Accepted | None:
        table_id = commanded_table(scope)
        if table_id is None or self._check.refusal(scope) is not None:
            return None
        body = request.body()
        if body is None or len(body) > self._body_bytes:
            return None
        limits: RateLimits = self._api.state.limits
        identities: Identities = self._api.state.identities
        requests, address = limits.address_requests, address_in(scope)
        try:
            requests.take(address)
        except Refusal:
            return None
        person = identities.remembered(token_in(scope))
        command = None if person is None else parse_command(body)
        if person is None or command is None:
            requests.give_back(address)
            return None
        note_route(scope, table_id)
        return Accepted(request, address, person, table_id, command)

"""The FastAPI application: routes, middleware, error handlers, and lifespan."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from hinode.server.errors import Refusal
from hinode.server.http.errors import add_error_handlers, respond
from hinode.server.http.identity import Identities
from hinode.server.http.import_worker_handle import ImportReader
from hinode.server.http.limits.rate_limits import RateLimits
from hinode.server.http.middleware import (
    AddressLimit,
    AddressTurns,
    BodyLimit,
    HostAndOriginCheck,
    SecurityHeaders,
)
from hinode.server.http.request_log import RequestLog
from hinode.server.http.routes import (
    analysis,
    bots,
    client,
    commands,
    docs,
    health,
    invitations,
    records,
    session,
    socket,
    tables,
    tutorial,
)
from hinode.server.http.routes.records import Replays
from hinode.server.http.shortcuts.command_shortcut import CommandShortcut
from hinode.server.http.shortcuts.direct_commands import DirectCommands
from hinode.server.live.hub import unknown_table
from hinode.server.logging import log_event
from hinode.server.play.analysis.queue import start_analysis_queue
from hinode.server.runtime import start_runtime
from hinode.server.settings import Settings
from hinode.server.storage.database_errors import DESCRIPTIONS, DatabaseFault
from hinode.server.storage.rows import Unavailable, UnknownTable
from hinode.server.storage.store import Store
from hinode.vocab.build import version

RETRY_SECONDS: Final = 2
API: Final = (
    socket,  # first: routes are tried in order, and sockets are opened often
    *(health, session, tables, commands, bots, invitations, tutorial, records, analysis, docs),
)
ShutdownHook = Callable[[], Awaitable[None]]


class Application(FastAPI):
    """FastAPI, with shortcuts for commands that do not need it."""

    direct_commands: DirectCommands | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        direct = self.direct_commands
        if direct is None or not await direct.handled(scope, receive, send):
            await super().__call__(scope, receive, send)


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """`store`: an open store that the caller closes; by default the one from the settings is opened.

    `app.state.shutdown_hooks` are awaited when the server is about to stop, before sockets are closed.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = store or await Store.open(settings.database_url)
        try:
            app.state.store = opened
            app.state.identities = Identities(opened, settings)
            app.state.replays = Replays()
            app.state.import_reader = ImportReader(settings)
            async with start_runtime(opened, settings) as hub, start_analysis_queue(settings) as queue:
                app.state.hub = hub
                app.state.analysis_queue = queue
                app.state.shutdown_hooks.append(hub.announce_stop)
                app.state.identities.on_session_ended.subscribe(hub.session_ended)
                confirming = asyncio.create_task(app.state.identities.run())
                try:
                    yield
                finally:
                    confirming.cancel()
        finally:
            if opened is not store:
                await opened.close()

    app = Application(
        title="Hinode",
        version=version(),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_route_name,
    )
    app.state.settings = settings
    app.state.limits = RateLimits(settings)
    shutdown_hooks: list[ShutdownHook] = []
    app.state.shutdown_hooks = shutdown_hooks
    add_error_handlers(app)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(UnknownTable, _deleted)
    for module in API:
        app.include_router(module.router)
    client.install(app)
    add_middleware(app, settings)
    app.direct_commands = DirectCommands(app, settings)
    return app


def add_middleware(app: FastAPI, settings: Settings) -> None:
    """A request passes them in reverse order: the last one added sees it first."""
    app.add_middleware(AddressTurns)
    app.add_middleware(CommandShortcut, api=app)
    app.add_middleware(BodyLimit, settings=settings)
    app.add_middleware(AddressLimit, limits=app.state.limits, delay=settings.refusal_seconds)
    app.add_middleware(HostAndOriginCheck, settings=settings)
    app.add_middleware(RequestLog)
    app.add_middleware(SecurityHeaders, settings=settings)


async def _unavailable(connection: HTTPConnection, error: Exception) -> Any:
    assert isinstance(error, Unavailable)
    log_event("database", logging.ERROR, error, cause=error.cause, **_entry(connection))
    return await respond(connection, _unavailable_refusal(error.cause))


async def _deleted(connection: HTTPConnection, _error: Exception) -> Any:
    """The table has expired since it was found, perhaps in another process."""
    connection.app.state.hub.forget(str(connection.path_params.get("table_id")))
    return await respond(connection, unknown_table())


def _unavailable_refusal(cause: DatabaseFault) -> Refusal:
    text = f"{DESCRIPTIONS[cause]}: try again later"
    if cause is DatabaseFault.FULL:
        return Refusal("disk-full", text, status=507)
    return Refusal("unavailable", text, status=503, headers={"Retry-After": str(RETRY_SECONDS)})


def _entry(connection: HTTPConnection) -> dict[str, Any]:
    """The table that a request is about, and the entry that it would have written."""
    table_id = connection.path_params.get("table_id")
    if table_id is None:
        return {}
    live = connection.app.state.hub.loaded_table(table_id)
    return {"table": table_id, "entry": None if live is None else live.table.n + 1}


def _route_name(route: APIRoute) -> str:
    return route.name

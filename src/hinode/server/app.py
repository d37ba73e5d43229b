"""The application: its routes, what stands before them, and what lives as long as it runs."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection

from hinode.server import errors, logs
from hinode.server.errors import Refusal
from hinode.server.house import open_house
from hinode.server.identity import Identities
from hinode.server.limits import Limits
from hinode.server.routes import client, docs, health, records, session, socket, tables
from hinode.server.routes.records import Replays
from hinode.server.security import BodyLimit, Guard, SafeHeaders
from hinode.server.settings import Settings
from hinode.server.storage.rows import Unavailable
from hinode.server.storage.store import Store

Farewell = Callable[[], Awaitable[None]]


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """`store`: one that is open already, and stays open; else that of the settings, for as long as this runs.

    `app.state.farewells`: what is awaited when the server is about to stop, before sockets are closed.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = store or await Store.open(settings.database_url)
        try:
            app.state.store = opened
            app.state.identities = Identities(opened, settings)
            app.state.replays = Replays()
            async with open_house(opened, settings) as hub:
                app.state.hub = hub
                app.state.farewells.append(hub.farewell)
                app.state.identities.left.append(hub.departed)
                yield
        finally:
            if opened is not store:
                await opened.close()

    app = FastAPI(
        title="Hinode",
        version=version("hinode"),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_route_name,
    )
    app.state.settings = settings
    app.state.limits = Limits(settings)
    farewells: list[Farewell] = []
    app.state.farewells = farewells
    errors.install(app)
    app.add_exception_handler(Unavailable, _unavailable)
    for module in (health, session, tables, records, socket, docs):
        app.include_router(module.router)
    client.install(app)
    _stand_before(app, settings)
    return app


def _stand_before(app: FastAPI, settings: Settings) -> None:
    """The last one added is the first that a request meets."""
    app.add_middleware(BodyLimit, settings=settings)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(logs.Journal)
    app.add_middleware(SafeHeaders, settings=settings)


async def _unavailable(connection: HTTPConnection, error: Exception) -> Any:
    logs.note("database", logging.ERROR, error)
    busy = Refusal("unavailable", "the database does not answer: try again", status=503)
    return await errors.answer(connection, busy)


def _route_name(route: APIRoute) -> str:
    return route.name

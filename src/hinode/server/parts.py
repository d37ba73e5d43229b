"""The parts of a running server. As dependencies of routes they are async: FastAPI gives others a thread."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from hinode.server.hub import Hub
from hinode.server.limits import Limits


def hub_of(connection: HTTPConnection) -> Hub:
    found: Hub = connection.app.state.hub
    return found


def limits_of(connection: HTTPConnection) -> Limits:
    found: Limits = connection.app.state.limits
    return found


async def the_hub(connection: HTTPConnection) -> Hub:
    return hub_of(connection)


async def the_limits(connection: HTTPConnection) -> Limits:
    return limits_of(connection)

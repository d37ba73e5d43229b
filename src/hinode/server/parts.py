"""The parts of a running server, as routes ask for them."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from hinode.server.hub import Hub
from hinode.server.limits import Limits


def the_hub(connection: HTTPConnection) -> Hub:
    found: Hub = connection.app.state.hub
    return found


def the_limits(connection: HTTPConnection) -> Limits:
    found: Limits = connection.app.state.limits
    return found

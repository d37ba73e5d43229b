"""FastAPI dependencies: the hub, the rate limits, and the client's address.

They are async, since FastAPI runs others in threads.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from hinode.server.http.limits.client_address import address_of
from hinode.server.http.limits.rate_limits import RateLimits
from hinode.server.live.hub import Hub


def hub_of(connection: HTTPConnection) -> Hub:
    found: Hub = connection.app.state.hub
    return found


def rate_limits_of(connection: HTTPConnection) -> RateLimits:
    found: RateLimits = connection.app.state.limits
    return found


async def get_hub(connection: HTTPConnection) -> Hub:
    return hub_of(connection)


async def get_rate_limits(connection: HTTPConnection) -> RateLimits:
    return rate_limits_of(connection)


async def get_address(connection: HTTPConnection) -> str:
    return address_of(connection)

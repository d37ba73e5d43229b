"""Selects the HTTP protocol and the event loop: the fast C implementations, if enabled and installed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from hinode.server.http.protocols.timeouts import HeaderTimeout
from hinode.server.http.protocols.websocket import BoundedWebSocketProtocol
from hinode.server.settings import Settings


def http_class(fast: bool) -> type[HeaderTimeout]:
    """The class with httptools, if enabled and installed; else the one with h11."""
    if fast and find_spec("httptools") is not None:
        from hinode.server.http.protocols.httptools_http import HttptoolsHttpProtocol

        return HttptoolsHttpProtocol
    from hinode.server.http.protocols.h11_http import H11HttpProtocol

    return H11HttpProtocol


def http_protocol(settings: Settings, connected: Callable[[int], None]) -> type[asyncio.Protocol]:
    """`connected` is called with the file number of each new connection."""
    limits: dict[str, Any] = {
        "header_seconds": settings.header_seconds,
        "send_seconds": settings.send_seconds,
        "connected": staticmethod(connected),
    }
    return type("HttpProtocol", (http_class(settings.fast_network),), limits)


def websocket_protocol(settings: Settings) -> type[asyncio.Protocol]:
    return type("WebSocketProtocol", (BoundedWebSocketProtocol,), {"send_seconds": settings.send_seconds})


def loop_factory(settings: Settings) -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop, if enabled and installed; None: asyncio's own.

    Not with PostgreSQL: when its server crashes, the tables do not recover (`test_database_crash.py`).
    """
    sqlite = settings.database_url.startswith("sqlite")
    if not settings.fast_network or not sqlite or find_spec("uvloop") is None:
        return None
    import uvloop

    found: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return found

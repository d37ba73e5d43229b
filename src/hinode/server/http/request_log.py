"""Middleware: one log line per request and socket; unexpected errors become a 500 response."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from hinode.server.errors import Refusal
from hinode.server.http.middleware import reject
from hinode.server.logging import is_logged, log_event

CLIENT_GONE: Final = 499  # in the log only


class RequestLog:
    """Wraps all routes. Unexpected errors are logged and answered by `run_logged`, and only there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        await run_logged(self._app, scope, receive, send, perf_counter())


async def run_logged(app: ASGIApp, scope: Scope, receive: Receive, send: Send, began: float) -> None:
    """Run a request that began at this time."""
    response = _ResponseTracker(send)
    try:
        await app(scope, receive, response.send)
    except (ClientDisconnected, WebSocketDisconnect):
        response.status = response.status or CLIENT_GONE  # during the handshake: not an error
    except Exception as error:
        log_event("fault", logging.ERROR, error, **_where(scope))
        await _send_500(scope, receive, response)
    finally:
        log_request(scope, response.status, began)


def log_request(scope: Scope, status: int | None, began: float) -> None:
    if not is_logged(logging.INFO):
        return
    spent = round((perf_counter() - began) * 1000, 1)
    kind = "request" if scope["type"] == "http" else "socket"
    log_event(kind, **_where(scope), status=status, ms=spent)


async def _send_500(scope: Scope, receive: Receive, response: _ResponseTracker) -> None:
    if response.status is None:
        fault = Refusal("internal", "an internal server error: it has been logged", status=500)
        await reject(fault, scope, receive, response.send)
    elif scope["type"] == "websocket" and not response.closed:
        await response.send({"type": "websocket.close", "code": 1011})


class _ResponseTracker:
    """Notes the status of the response; 101 for a socket that was opened."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status: int | None = None
        self.closed = False

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            self.closed = True
        elif message["type"] == "websocket.accept":
            self.status = 101
        elif message["type"] == "websocket.close":
            self.status = self.status or 403
            self.closed = True
        await self._send(message)


def _where(scope: Scope) -> dict[str, Any]:
    """The route template, never the URL itself: a URL may contain anything that was pasted into it."""
    return {"method": scope.get("method"), "route": getattr(scope.get("route"), "path", None)}

"""Middleware: host, origin, and size checks, plus response headers."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hinode.server.errors import Refusal
from hinode.server.http.errors import error_response
from hinode.server.http.limits.client_address import address_of
from hinode.server.http.limits.rate_limits import RateLimits
from hinode.server.settings import Settings

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEALTH: Final = "/healthz"
API: Final = "/api/"
RECORDS: Final = "/api/records"
CREATIONS: Final = frozenset({"/api/session", "/api/tables", RECORDS})
YEAR: Final = 365 * 86400
AT_ONCE: Final = 4  # requests of one address
MAX_DELAYED: Final = 500  # refusals that wait at the same time


class HostAndOriginCheck:
    """Rejects foreign hosts (DNS rebinding) and foreign pages (CSRF, WebSocket hijacking)."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = frozenset(settings.allowed_origins)
        self._hosts = frozenset(urlsplit(origin).netloc for origin in settings.allowed_origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self.refusal(scope) if scope["type"] in ("http", "websocket") else None
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await reject(refusal, scope, receive, send)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Why the request is rejected, if it is."""
        # Monitors use the IP address as host; the health check reveals nothing and changes nothing.
        if scope["path"] != HEALTH and not self._known_host(scope):
            return Refusal("foreign-host", "this server does not answer to that name", status=400)
        safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if not safe and not self._known_origin(scope):
            return Refusal("foreign-origin", "this is allowed from the server's own pages only", status=403)
        return None

    def _known_host(self, scope: Scope) -> bool:
        hosts = values_of(scope, b"host")
        return len(hosts) == 1 and hosts[0].lower() in self._hosts

    def _known_origin(self, scope: Scope) -> bool:
        origins = values_of(scope, b"origin")
        return len(origins) == 1 and origins[0] in self._origins


def values_of(scope: Scope, name: bytes) -> list[str]:
    """The values of a header. `name` is in lower case, as names in a scope are."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


class AddressLimit:
    """Limits the requests to the API from each address, before anything is read or looked up.

    Those that create something cost most, so they are spaced: otherwise an address that creates all it may at
    once would keep everyone waiting while it does.

    Refusals are delayed, so that a client that retries immediately ties up its own connections instead of the
    server's CPU. At most MAX_DELAYED are delayed at a time; any more are sent immediately.
    """

    def __init__(self, app: ASGIApp, limits: RateLimits, delay: float) -> None:
        self._app = app
        self._limits = limits
        self._delay = delay
        self._delayed = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"].startswith(API):
            try:
                delay = self._count(scope)
            except Refusal as refusal:
                await self._wait()
                await reject(refusal, scope, receive, send)
                return
            if delay > 0:
                await asyncio.sleep(delay)
        await self._app(scope, receive, send)

    def _count(self, scope: Scope) -> float:
        """Seconds that the request has to wait."""
        address = address_of(HTTPConnection(scope))
        self._limits.address_requests.take(address)
        creates = scope["path"] in CREATIONS and scope.get("method") == "POST"
        return self._limits.address_creations.delay(address) if creates else 0.0

    async def _wait(self) -> None:
        if self._delayed >= MAX_DELAYED:
            return
        self._delayed += 1
        try:
            await asyncio.sleep(self._delay)
        finally:
            self._delayed -= 1


class AddressTurns:
    """Works on a few requests of each address at a time: those of another address never wait for more.

    Commands that take a shortcut are short and do not count, nor do sockets, nor imports, which wait
    for another process.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._requests: Counter[str] = Counter()  # by address, with those that wait

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(API) or scope["path"] == RECORDS:
            await self._app(scope, receive, send)
            return
        address = address_of(HTTPConnection(scope))
        self._requests[address] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Semaphore(AT_ONCE)):
                await self._app(scope, receive, send)
        finally:
            self._requests[address] -= 1
            if not self._requests[address]:
                del self._requests[address], self._turns[address]


class BodyLimit:
    """Reads the whole body before any route, within size and time limits, regardless of Content-Length.

    A record is large: its route reads it within the same limits, once it knows that the record is needed.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_record = scope["path"] == RECORDS
        limit = self._settings.record_bytes if is_record else self._settings.body_bytes
        limited = _LimitedReceive(receive, limit, self._settings.body_seconds)
        try:
            limited.check_declared(scope)
            body = b"" if is_record else await _body(limited)
        except Refusal as refusal:
            await reject(refusal, scope, receive, send)
            return
        if body is None:
            return
        whole: Message = {"type": "http.request", "body": body, "more_body": False}
        await self._app(scope, limited if is_record else replayed(whole, receive), send)


class _LimitedReceive:
    """A receive function for one body. It raises a `Refusal` if that is too large or takes too long."""

    def __init__(self, receive: Receive, limit: int, seconds: float) -> None:
        self._receive = receive
        self._limit = limit
        self._seconds = seconds
        self._until: float | None = None  # the deadline, from the first read on
        self._size = 0
        self._complete = False

    def check_declared(self, scope: Scope) -> None:
        declared = Headers(scope=scope).get("content-length", "0")
        if declared.isdecimal() and int(declared) > self._limit:
            raise _too_large(self._limit)

    async def __call__(self) -> Message:
        if self._complete:
            return await self._receive()  # the disconnect
        if self._until is None:
            self._until = asyncio.get_running_loop().time() + self._seconds
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            raise Refusal("too-slow", "the body took too long to arrive", status=408) from None
        self._size += len(message.get("body", b""))
        if self._size > self._limit:
            raise _too_large(self._limit)
        self._complete = not message.get("more_body", False)
        return message


async def _body(receive: Receive) -> bytes | None:
    """The body; None if the client disconnected."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def _too_large(limit: int) -> Refusal:
    return Refusal("too-large", f"a body has at most {limit} bytes here", status=413)


def replayed(message: Message, receive: Receive) -> Receive:
    """A receive function that returns this message first, then what follows."""
    waiting = [message]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again


class SecurityHeaders:
    """Adds security headers to every response: no foreign content, framing, MIME sniffing, or caching."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._always = _raw(fixed_headers(settings))
        self._uncached = [*self._always, *_raw({"Cache-Control": "no-store"})]
        self.api_lines: Final = b"".join(b"%s: %s\r\n" % header for header in self._uncached)  # ready to send

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            send = self.sender(scope, send)
        await self._app(scope, receive, send)

    def sender(self, scope: Scope, send: Send) -> Send:
        """A send function that adds the headers."""

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                uncached = scope["path"].startswith(API) or scope["path"] == HEALTH
                fixed = self._uncached if uncached else self._always
                names = {name for name, _ in fixed}
                others = [header for header in message.get("headers", ()) if header[0] not in names]
                message = {**message, "headers": [*others, *fixed]}
            await send(message)

        return with_headers


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]


def fixed_headers(settings: Settings) -> dict[str, str]:
    headers = {
        "Content-Security-Policy": content_security_policy(settings),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
    if settings.public_origin.startswith("https:"):
        headers["Strict-Transport-Security"] = f"max-age={YEAR}"
    return headers


def content_security_policy(settings: Settings) -> str:
    """The CSP: scripts and styles only from files of this server, none inline."""
    # Older browsers do not count a WebSocket to the same server as 'self'.
    sockets = (origin.replace("http", "ws", 1) for origin in settings.allowed_origins)
    return "; ".join(
        (
            "default-src 'self'",
            "img-src 'self' data:",
            "style-src 'self'",
            " ".join(("connect-src 'self'", *sockets)),
            "object-src 'none'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        )
    )


async def reject(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Respond from middleware: an error response, which also refuses a socket before it is accepted."""
    await error_response(refusal)(scope, receive, send)

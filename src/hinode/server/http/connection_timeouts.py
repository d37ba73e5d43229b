"""uvicorn's connection protocols, with the time limits that they lack: for headers, and for slow readers."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hinode.server.settings import Settings

MAX_UNREAD: Final = 256 * 1024
TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class ReadTimeout(asyncio.Protocol):
    """A client must read what was sent to it within a time limit."""

    loop: asyncio.AbstractEventLoop
    transport: Any
    send_seconds: ClassVar[float] = 10.0
    _read_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        _cancel(self._read_timer)
        self._read_timer = self.loop.call_later(self.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        _cancel(self._read_timer)

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._read_timer)
        super().connection_lost(exc)


class BoundedHttpProtocol(ReadTimeout, H11Protocol):
    """HTTP/1.1: headers must be complete in time, and responses must be read in time."""

    header_seconds: ClassVar[float] = 10.0
    _header_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_header_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_header_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:  # a request has arrived: the body has its own limit
            self._stop_header_timer()
        elif self._header_timer is None:
            self._start_header_timer()

    def _start_header_timer(self) -> None:
        self._header_timer = self.loop.call_later(self.header_seconds, self._headers_too_slow)

    def _stop_header_timer(self) -> None:
        _cancel(self._header_timer)
        self._header_timer = None

    def _headers_too_slow(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(TIMED_OUT)
            self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """Closing waits until everything is read, which may be never."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(self.send_seconds, self.transport.abort)


class BoundedWebSocketProtocol(ReadTimeout, WebSocketsSansIOProtocol):
    """A WebSocket with a bounded buffer for what its client does not read, for a bounded time."""

    async def send(self, message: Any) -> None:
        """A client that left just before its handshake is done is gone; uvicorn would call it our fault."""
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def handle_ping(self) -> None:
        """uvicorn answers every ping, even if the client reads no answers: abort when they pile up."""
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MAX_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    async def run_asgi(self) -> None:
        """After closing, uvicorn waits until everything is read, which may be never: abort after a while."""
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def http_protocol(settings: Settings) -> type[asyncio.Protocol]:
    limits: dict[str, Any] = {
        "header_seconds": settings.header_seconds,
        "send_seconds": settings.send_seconds,
    }
    return type("HttpProtocol", (BoundedHttpProtocol,), limits)


def websocket_protocol(settings: Settings) -> type[asyncio.Protocol]:
    return type("WebSocketProtocol", (BoundedWebSocketProtocol,), {"send_seconds": settings.send_seconds})

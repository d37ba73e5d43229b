"""Time limits of connections: for the headers of a request, and for clients that do not read."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class ReadTimeout(asyncio.Protocol):
    """A client must read what was sent to it within a time limit."""

    loop: asyncio.AbstractEventLoop
    transport: Any
    send_seconds: ClassVar[float] = 10.0
    _read_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        cancel(self._read_timer)
        self._read_timer = self.loop.call_later(self.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        cancel(self._read_timer)

    def connection_lost(self, exc: Exception | None) -> None:
        cancel(self._read_timer)
        super().connection_lost(exc)


class HeaderTimeout(ReadTimeout):
    """The headers of a request must be complete in time. The body has its own limit."""

    header_seconds: ClassVar[float] = 10.0
    connected: staticmethod[[int], None] = staticmethod(lambda _number: None)
    _header_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.connected(transport.get_extra_info("socket").fileno())
        self._start_header_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_header_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.waits_for_headers():
            self._stop_header_timer()
        elif self._header_timer is None:
            self._start_header_timer()

    def waits_for_headers(self) -> bool:
        """Whether something has arrived that is not a request yet."""
        raise NotImplementedError

    def _start_header_timer(self) -> None:
        self._header_timer = self.loop.call_later(self.header_seconds, self._headers_too_slow)

    def _stop_header_timer(self) -> None:
        cancel(self._header_timer)
        self._header_timer = None

    def _headers_too_slow(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(TIMED_OUT)
            self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """Closing waits until everything is read, which may be never."""
        super().timeout_keep_alive_handler()  # type: ignore[misc] # of uvicorn's class
        self.loop.call_later(self.send_seconds, self.transport.abort)


def cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()

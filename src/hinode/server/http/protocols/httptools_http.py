"""HTTP/1.1 with httptools, a parser in C."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hinode.server.http.protocols.buffered_request import BUFFERED_REQUEST, BufferedRequest
from hinode.server.http.protocols.timeouts import HeaderTimeout

MAX_HEADER_BYTES: Final = 64 * 1024  # the same as with h11


class HttptoolsHttpProtocol(HeaderTimeout, HttpToolsProtocol):
    """Headers must be complete in time and not too large, and responses must be read in time."""

    _complete = False  # the headers of the last request are
    _requests = 0  # that have begun on this connection
    _requests_before = 0  # … before the data that arrived last
    _ended = False  # the last request is there with its body
    _header_bytes = 0

    def data_received(self, data: bytes) -> None:
        self._requests_before = self._requests if self._ended else -1
        self._header_bytes += len(data)
        super().data_received(data)
        if not self.waits_for_headers():
            self._header_bytes = 0
        elif self._header_bytes > MAX_HEADER_BYTES and not self.transport.is_closing():
            self.send_400_response("The headers are too large.")

    def waits_for_headers(self) -> bool:
        """Also after data between two requests that is not the beginning of one: line ends are allowed."""
        return not self._complete or self._requests == self._requests_before

    def on_message_begin(self) -> None:
        self._complete = self._ended = False
        self._requests += 1
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._complete = True
        super().on_headers_complete()
        if self.cycle is not None:
            extensions: dict[str, Any] = {BUFFERED_REQUEST: BufferedRequest(self.cycle)}
            self.cycle.scope["extensions"] = extensions

    def on_message_complete(self) -> None:
        self._ended = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A connection that waits for the next request keeps nothing of the last one, which takes 5 KiB."""
        super().on_response_complete()
        if self._ended and self.cycle.response_complete:
            self.cycle = self.scope = self.headers = None  # type: ignore[assignment]

    def handle_websocket_upgrade(self) -> None:
        """The parser refers back to this object, which would stay in memory until garbage is collected."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

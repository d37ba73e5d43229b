"""The WebSocket protocol, with a bounded buffer for what a client does not read."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hinode.server.http.protocols.timeouts import ReadTimeout

MAX_UNREAD: Final = 256 * 1024
PUSH: Final = "hinode.push"  # the extension of the scope that is the method `push` of the connection
FINAL_TEXT: Final = 0x81


class BoundedWebSocketProtocol(ReadTimeout, WebSocketsSansIOProtocol):
    """A WebSocket whose client has bounded memory here for what it does not read, for a bounded time."""

    async def run_asgi(self) -> None:
        """After closing, uvicorn waits until everything is read, which may be never: abort after a while."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[PUSH] = self.push
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def push(self, text: list[bytes]) -> bool:
        """Send a text message at once, past all middleware; False if it has to wait or cannot be sent so.

        It is given in pieces: they are joined once, with the header.
        """
        closing = self.disconnected or self.close_sent or self.transport.is_closing()
        if closing or not (self.handshake_complete and self.writable.is_set()):
            return False
        self.transport.write(b"".join((frame_header(sum(map(len, text))), *text)))
        return True

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


def frame_header(length: int) -> bytes:
    """The header of a text message in one frame, not compressed or masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return bytes((FINAL_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big")

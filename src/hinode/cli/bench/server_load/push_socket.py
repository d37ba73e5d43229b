"""PushSocket: a WebSocket client that only listens, cheap enough to open thousands of them."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # opcodes
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a mask of zeros leaves the payload as it is
OPENED: Final = b"HTTP/1.1 101 "

OnMessage = Callable[[bytes, float], None]


def frames(buffer: bytearray) -> Iterator[tuple[int, bytes]]:
    """Take all complete frames of a server out of the buffer: their opcodes and payloads."""
    while len(buffer) >= 2:
        if not buffer[0] & FINAL:
            raise ValueError("the server sent a message in several frames")
        length, start = buffer[1], 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < max(start, start + length):
            return
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        yield opcode, payload


class PushSocket(asyncio.Protocol):
    """Calls `on_message` with each text message and the time at which it arrived."""

    def __init__(self, on_message: OnMessage) -> None:
        self._on_message = on_message
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, origin: str, path: str, cookie: str, on_message: OnMessage) -> PushSocket:
        address = urlsplit(origin)
        loop = asyncio.get_running_loop()
        host, port = address.hostname or "", address.port or 80
        transport, socket = await loop.create_connection(lambda: cls(on_message), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        now = monotonic()
        self._buffer += data
        if not self.opened.done() and not self._handshake():
            return
        for opcode, payload in frames(self._buffer):
            if opcode == TEXT:
                self._on_message(payload, now)
            elif opcode == PING and self._transport is not None:
                pong = bytes((FINAL | PONG, MASKED | len(payload))) + NO_MASK + payload
                self._transport.write(pong)

    def _handshake(self) -> bool:
        """Whether the server's response is complete and has opened the socket."""
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(OPENED):
            line = head.partition(b"\r\n")[0].decode("latin-1")
            self.opened.set_exception(ConnectionError(f"the server refused a socket: {line}"))
            return False
        self._buffer = bytearray(rest)
        self.opened.set_result(None)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed a socket at once"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

"""Packets between server and worker: a length in four bytes, then that many bytes."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from asyncio import StreamReader

READY: Final = b"ready"  # a worker's first packet, once it has imported everything
MAX_REPLY: Final = 16 * 1024
_LENGTH: Final = Struct(">I")


class BadPacket(ValueError):
    """A packet that is longer than any expected one."""


def encode_packet(body: bytes) -> bytes:
    return _LENGTH.pack(len(body)) + body


def read_packet(stream: BinaryIO) -> bytes | None:
    """The next packet, or None at the end of the stream."""
    prefix = stream.read(_LENGTH.size)
    if len(prefix) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(prefix)
    body = stream.read(length)
    return body if len(body) == length else None


async def receive(stream: StreamReader) -> bytes:
    """The next packet from an untrusted worker; raises EOFError at the end of the stream."""
    (length,) = _LENGTH.unpack(await stream.readexactly(_LENGTH.size))
    if length > MAX_REPLY:
        raise BadPacket(f"a packet of {length} bytes")
    return await stream.readexactly(length)

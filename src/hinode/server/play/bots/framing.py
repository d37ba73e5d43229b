"""Frames between server and worker: a length in four bytes, then so many bytes."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from asyncio import StreamReader

READY: Final = b"ready"  # a worker's first frame, once it has imported everything
MAX_REPLY: Final = 16 * 1024
_HEAD: Final = Struct(">I")


class BadPacket(ValueError):
    """A frame longer than any that is expected."""


def encode_packet(body: bytes) -> bytes:
    return _HEAD.pack(len(body)) + body


def read_packet(stream: BinaryIO) -> bytes | None:
    """The next frame, or None where the stream ends."""
    head = stream.read(_HEAD.size)
    if len(head) < _HEAD.size:
        return None
    (length,) = _HEAD.unpack(head)
    body = stream.read(length)
    return body if len(body) == length else None


async def receive(stream: StreamReader) -> bytes:
    """The next frame of somebody who is not trusted; raises EOFError where the stream ends."""
    (length,) = _HEAD.unpack(await stream.readexactly(_HEAD.size))
    if length > MAX_REPLY:
        raise BadPacket(f"a frame of {length} bytes")
    return await stream.readexactly(length)

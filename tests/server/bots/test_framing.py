"""Packets are received atomically."""

from __future__ import annotations

import asyncio
from io import BytesIO

import pytest

from hinode.server.play.bots.framing import MAX_REPLY, BadPacket, encode_packet, read_packet, receive


def received(*pieces: bytes) -> bytes:
    async def read() -> bytes:
        stream = asyncio.StreamReader()
        for piece in pieces:
            stream.feed_data(piece)
        stream.feed_eof()
        return await receive(stream)

    return asyncio.run(read())


@pytest.mark.parametrize("body", [b"", b"x", bytes(70_000)], ids=len)
def test_a_packet_is_read_as_it_was_written(body: bytes) -> None:
    stream = BytesIO(encode_packet(body) + encode_packet(b"next"))
    assert (read_packet(stream), read_packet(stream), read_packet(stream)) == (body, b"next", None)


@pytest.mark.parametrize("left", [0, 2, 4, 6])
def test_a_truncated_packet_is_rejected(left: int) -> None:
    cut = encode_packet(b"whole")[:left]
    assert read_packet(BytesIO(cut)) is None
    with pytest.raises(EOFError):
        received(cut)


def test_a_packet_in_pieces_is_put_together() -> None:
    packet = encode_packet(b"whole")
    assert received(packet[:3], packet[3:7], packet[7:]) == b"whole"


def test_a_packet_that_is_too_long_is_rejected() -> None:
    assert received(encode_packet(bytes(MAX_REPLY))) == bytes(MAX_REPLY)
    with pytest.raises(BadPacket, match="4294967295 bytes"):
        received(b"\xff" * 8)

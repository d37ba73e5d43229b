"""Frames: whole, or not at all."""

from __future__ import annotations

import asyncio
from io import BytesIO

import pytest

from hinode.server.bots.frames import LONGEST_REPLY, BadFrame, framed, read_frame, receive


def received(*pieces: bytes) -> bytes:
    async def read() -> bytes:
        stream = asyncio.StreamReader()
        for piece in pieces:
            stream.feed_data(piece)
        stream.feed_eof()
        return await receive(stream)

    return asyncio.run(read())


@pytest.mark.parametrize("body", [b"", b"x", bytes(70_000)], ids=len)
def test_a_frame_is_read_as_it_was_written(body: bytes) -> None:
    stream = BytesIO(framed(body) + framed(b"next"))
    assert (read_frame(stream), read_frame(stream), read_frame(stream)) == (body, b"next", None)


@pytest.mark.parametrize("left", [0, 2, 4, 6])
def test_a_frame_cut_off_is_no_frame(left: int) -> None:
    cut = framed(b"whole")[:left]
    assert read_frame(BytesIO(cut)) is None
    with pytest.raises(EOFError):
        received(cut)


def test_a_frame_in_pieces_is_put_together() -> None:
    frame = framed(b"whole")
    assert received(frame[:3], frame[3:7], frame[7:]) == b"whole"


def test_nobody_is_made_to_wait_for_a_frame_of_any_length() -> None:
    assert received(framed(bytes(LONGEST_REPLY))) == bytes(LONGEST_REPLY)
    with pytest.raises(BadFrame, match="4294967295 bytes"):
        received(b"\xff" * 8)

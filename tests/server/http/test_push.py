"""Messages written directly to a connection arrive like any others."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from hinode.server.http.protocols.websocket import frame_header


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536, 70000])
def test_the_frame_header_is_that_of_an_ordinary_text_message(length: int) -> None:
    text = b"x" * length
    assert frame_header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)

"""A client that sends invalid WebSocket frames is disconnected, and nobody else notices."""

from __future__ import annotations

import asyncio
import struct
from typing import Final

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.kit.client import TableFeed
from tests.server.security.kit.sample_requests import asked, reply
from tests.server.security.kit.world import SecurityFixture

pytestmark = pytest.mark.asyncio(loop_scope="module")

KIB: Final = 1024
MASK: Final = b"\x01\x02\x03\x04"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL_ERROR, NOT_TEXT, TOO_BIG = 1002, 1007, 1009


def frame(
    opcode: int, payload: bytes = b"", *, last: bool = True, bits: int = 0, masked: bool = True
) -> bytes:
    """One valid or invalid frame of a client."""
    size, bit = len(payload), 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", (0x80 if last else 0) | bits | opcode, bit | size)
    else:
        head = struct.pack("!BBH", (0x80 if last else 0) | bits | opcode, bit | 126, size)
    if not masked:
        return head + payload
    return head + MASK + bytes(sign ^ MASK[place % 4] for place, sign in enumerate(payload))


# What is sent, and the close code for it.
WRONG: Final[dict[str, tuple[bytes, int]]] = {
    "too long": (frame(TEXT, b"x" * (16 * KIB + 1)), TOO_BIG),
    "too long, binary": (frame(BINARY, b"x" * (16 * KIB + 1)), TOO_BIG),
    "says it is endless": (struct.pack("!BBQ", 0x82, 0xFF, 2**63 - 1) + MASK, TOO_BIG),
    "says it is 16 MiB": (struct.pack("!BBQ", 0x81, 0xFF, 2**24) + MASK, TOO_BIG),
    "too long in parts": (
        frame(TEXT, b"x" * 9 * KIB, last=False) + frame(CONTINUATION, b"x" * 9 * KIB),
        TOO_BIG,
    ),
    "no text": (frame(TEXT, b"\xff\xfe\xfd"), NOT_TEXT),
    "half a sign": (frame(TEXT, "é".encode()[:1]), NOT_TEXT),
    "a surrogate": (frame(TEXT, b"\xed\xa0\x80"), NOT_TEXT),
    "compressed": (frame(TEXT, b"\xf2\x48\xcd\xc9\xc9\x07\x00", bits=0x40), PROTOCOL_ERROR),
    "compressed, binary": (frame(BINARY, b"\x4a\x04\x00" * 500, bits=0x40), PROTOCOL_ERROR),
    "unknown bits": (frame(TEXT, b"x", bits=0x30), PROTOCOL_ERROR),
    "not masked": (frame(TEXT, b"x", masked=False), PROTOCOL_ERROR),
    "unknown kind": (frame(3, b"x"), PROTOCOL_ERROR),
    "unknown control": (frame(11, b"x"), PROTOCOL_ERROR),
    "long ping": (frame(PING, b"x" * 126), PROTOCOL_ERROR),
    "ping in parts": (frame(PING, b"x", last=False), PROTOCOL_ERROR),
    "second part first": (frame(CONTINUATION, b"x"), PROTOCOL_ERROR),
    "two beginnings": (frame(TEXT, b"x", last=False) + frame(TEXT, b"x"), PROTOCOL_ERROR),
    "half a closing code": (frame(CLOSE, b"\x03"), PROTOCOL_ERROR),
    "no closing code": (frame(CLOSE, struct.pack("!H", 999)), PROTOCOL_ERROR),
    "closing without text": (frame(CLOSE, struct.pack("!H", 1000) + b"\xff"), NOT_TEXT),
    "a request": (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", PROTOCOL_ERROR),
    "noise": (bytes(range(255, 0, -1)), PROTOCOL_ERROR),
}
# Frames that are allowed, but ignored.
IDLE: Final[dict[str, bytes]] = {
    "longest": frame(TEXT, b"x" * 16 * KIB),
    "binary": frame(BINARY, bytes(range(256))),
    "empty": frame(TEXT) + frame(BINARY),
    "in parts": frame(TEXT, b"a", last=False) + frame(PING) + frame(CONTINUATION, b"b"),
    "deep": frame(TEXT, b"[" * 8 * KIB),
    "a command": frame(TEXT, b'{"kind":"start","id":"message-0"}'),
    "pong": frame(PONG, b"x" * 125) * 3,
}


def throw(socket: ClientConnection, data: bytes) -> None:
    """Bypasses the library, which would not send it."""
    socket.transport.write(data)


async def chat_works(world: SecurityFixture, table: str, feed: TableFeed, text: str) -> None:
    """A chat message is sent and received."""
    await world["invited"].do(table, "chat", text=text)
    await feed.until(lambda m: m["type"] == "talk" and any(each["text"] == text for each in m["messages"]))


@pytest.mark.parametrize("name", WRONG)
async def test_an_invalid_frame_closes_only_its_own_socket(world: SecurityFixture, name: str) -> None:
    data, code = WRONG[name]
    table = await world.shared_table("gathering", open=True)
    async with world["stranger"].watch(table) as bad, world["late"].watch(table) as good:
        await bad.update()
        throw(bad.socket, data)
        assert await asyncio.wait_for(bad.closed(), 10) == code
        await chat_works(world, table, good, f"after {name}")


@pytest.mark.parametrize("name", IDLE)
async def test_valid_frames_of_a_client_are_ignored(world: SecurityFixture, name: str) -> None:
    """Sockets only send to the client: nothing that it sends has any effect."""
    table = await world.shared_table("gathering", open=True)
    before = (await world.counts(table))[0]
    async with world["stranger"].watch(table) as feed:
        await feed.update()
        throw(feed.socket, IDLE[name])
        await chat_works(world, table, feed, f"after {name}")
    assert (await world.counts(table))[0] == before


async def test_a_socket_is_never_compressed(world: SecurityFixture) -> None:
    """Even if the client offers it: a small frame cannot become a large message."""
    async with world["stranger"].watch(await world.shared_table("gathering", open=True)) as feed:
        offered, answered = feed.socket.request, feed.socket.response
        assert offered is not None
        assert answered is not None
        assert "permessage-deflate" in offered.headers["sec-websocket-extensions"]
        assert "sec-websocket-extensions" not in answered.headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-websocket-version": "8"}, 400),
        ({"sec-websocket-version": "13, 8"}, 400),
        ({"sec-websocket-key": "short"}, 400),
        ({"sec-websocket-key": "x" * 5000}, 400),
        ({"upgrade": "h2c"}, 404),
    ],
)
async def test_a_strange_handshake_is_refused(
    world: SecurityFixture, headers: dict[str, str], status: int
) -> None:
    own = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    table = await world.shared_table("gathering", open=True)
    path = f"/api/tables/{table}/socket"
    answer = await world["stranger"].request("GET", path, headers={**own, **headers})
    assert answer.status_code == status
    assert (await reply(world["stranger"], asked("WS ~/socket"), table)).status == 101

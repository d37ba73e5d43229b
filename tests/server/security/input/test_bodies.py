"""Malformed request bodies are refused with a documented status and the one error shape."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import pytest

from hinode.server.http.app import create_app
from hinode.server.settings import Settings
from tests.server.security.kit.sample_requests import BODIES
from tests.server.security.kit.world import SecurityFixture, outcome

pytestmark = pytest.mark.asyncio(loop_scope="module")

KIB: Final = 1024
JSON: Final = "application/json"
# They read no body.
WITHOUT: Final = (
    "POST /api/session/link",
    "POST /api/session/forget",
    "POST /api/session/sign-out-everywhere",
)
WITH: Final = sorted(BODIES.keys() - set(WITHOUT))


def deep(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


# A body and its content type.
MALFORMED: Final[Mapping[str, tuple[bytes, str]]] = {
    "nothing": (b"", JSON),
    "spaces": (b"  \r\n", JSON),
    "cut off": (b'{"name": "Ai', JSON),
    "cut key": (b'{"na', JSON),
    "two values": (b'{"name": "Aiko"}{"name": "Aiko"}', JSON),
    "a list": (b"[]", JSON),
    "a number": (b"1", JSON),
    "a text": (b'"name"', JSON),
    "null": (b"null", JSON),
    "not a number": (b'{"name": NaN}', JSON),
    "infinite": (b'{"name": -Infinity}', JSON),
    "single quotes": (b"{'name': 'Aiko'}", JSON),
    "comment": (b'{"name": "Aiko"} // x', JSON),
    "not UTF-8": (b'{"name": "\xff\xfe"}', JSON),
    "half a pair": (b'{"name": "\\ud800"}', JSON),
    "overlong NUL": (b'{"name": "\xc0\x80"}', JSON),
    "deep lists": (deep(4000), JSON),
    "deep objects": (b'{"a":' * 2500 + b"1" + b"}" * 2500, JSON),
    "deep and open": (b"[" * 16000, JSON),
    "many digits": (b'{"name": ' + b"9" * 10_000 + b"}", JSON),
    "many keys": (json.dumps({f"k{n}": n for n in range(1000)}).encode(), JSON),
    "same key": (b'{"x": 1, "x": 2}', JSON),
    "prototype": (b'{"__proto__": {"x": 1}, "constructor": 1}', JSON),
    "a form": (b"name=Aiko&kind=start&id=message-0", "application/x-www-form-urlencoded"),
    "several parts": (b"--x\r\n\r\nname\r\n--x--", "multipart/form-data; boundary=x"),
    "plain text": (b'{"name": "Aiko"}', "text/plain"),
    "xml": (b"<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>", "application/xml"),
    "no type": (b'{"name": "Aiko"}', ""),
    "pickle": (b"\x80\x04\x95\x10.", "application/octet-stream"),
}


@cache
def description() -> Any:
    return create_app(Settings()).openapi()["paths"]


def documented(route: str) -> set[int]:
    method, _, path = route.partition(" ")
    return {int(status) for status in description()[path][method.lower()]["responses"]}


async def post(
    world: SecurityFixture, route: str, content: bytes | AsyncIterator[bytes], kind: str
) -> tuple[int, str]:
    path = route.partition(" ")[2].format(table_id=await world.shared_table("gathering"))
    headers = {"content-type": kind} if kind else {}
    async with world["asked"].http() as client:
        answer = await client.post(path, content=content, headers=headers)
    return answer.status_code, outcome(answer)


@pytest.mark.parametrize("name", MALFORMED)
async def test_a_malformed_body_is_refused(world: SecurityFixture, name: str) -> None:
    """By every route that reads a body, and it changes nothing."""
    content, kind = MALFORMED[name]
    before = await world.counts(await world.shared_table("gathering"))
    came = await asyncio.gather(*(post(world, route, content, kind) for route in WITH))
    for route, (status, _) in zip(WITH, came, strict=True):
        assert status in {400, 422} & documented(route), route
    assert await world.counts(await world.shared_table("gathering")) == before


@pytest.mark.parametrize(
    ("route", "body"),
    [
        ("POST /api/tables", {"players": "3"}),
        ("POST /api/tables", {"players": 3.5}),
        ("POST /api/tables", {"players": True}),
        ("POST /api/tables", {"players": 3, "open": 1}),
        ("POST /api/tables", {"players": 3, "open": "yes"}),
        ("POST /api/tables", {"players": 3, "title": 5}),
        ("POST /api/tables", {"players": 3, "bots": {}}),
        ("POST /api/tables", {"players": 3, "seed": 7}),
        ("POST /api/tables", {"players": 3, "clock": {"kind": "none", "seconds": 5}}),
        ("POST /api/session", {"name": ["Aiko"]}),
        ("POST /api/session", {"name": "Aiko", "id": "x"}),
        ("POST /api/tables/{table_id}/commands", {"kind": "ready", "id": "message-0", "ready": "yes"}),
        ("POST /api/tables/{table_id}/commands", {"kind": "ready", "id": "message-0", "person": "x"}),
        ("POST /api/tables/{table_id}/commands", {"kind": "bot", "id": "message-0", "place": "1", "bot": {}}),
        ("POST /api/tables/{table_id}/commands", {"kind": ["ready"], "id": "message-0"}),
    ],
)
async def test_no_value_is_converted_and_no_unknown_key_is_accepted(
    world: SecurityFixture, route: str, body: dict[str, Any]
) -> None:
    assert await post(world, route, json.dumps(body).encode(), JSON) == (422, "invalid")


@pytest.mark.parametrize("route", sorted(BODIES))
async def test_every_route_limits_the_size_of_a_body(world: SecurityFixture, route: str) -> None:
    """With and without a Content-Length."""
    limit = world.server.settings.record_bytes if route.endswith("records") else 16 * KIB
    for content in (b" " * (limit + 1), pieces(limit + 1)):
        assert await post(world, route, content, JSON) == (413, "too-large")
    assert {408, 413} <= documented(route)


async def pieces(size: int) -> AsyncIterator[bytes]:
    yield b" " * (size - 1)
    yield b" "


async def raw(world: SecurityFixture, text: bytes) -> bytes:
    """The server's reply to these bytes, until it closes the connection or sends no more."""
    parts = urlsplit(world.server.origin)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        writer.write(text)
        await writer.drain()
        return await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
    except asyncio.IncompleteReadError as cut:
        return cut.partial
    finally:
        writer.close()


def head(world: SecurityFixture, *lines: str) -> bytes:
    own = (f"Host: {urlsplit(world.server.origin).netloc}", f"Origin: {world.server.origin}")
    cookie = f"Cookie: {world['asked'].cookie}"
    return "\r\n".join(("POST /api/session HTTP/1.1", *own, cookie, *lines, "", "")).encode()


@pytest.mark.parametrize(
    ("lines", "body", "status"),
    [
        (("Content-Length: 5", "Content-Length: 6"), b"{}", b"400"),
        (("Content-Length: -1",), b"{}", b"400"),
        (("Content-Length: 1e9",), b"{}", b"400"),
        (("Transfer-Encoding: chunked, gzip",), b"0\r\n\r\n", b"400"),
        (("Transfer-Encoding: chunked",), b"zz\r\n{}", b"400"),
        (("Content-Length: 9999999999999999999",), b"", b"413"),
        (("Bad Header: x",), b"", b"400"),
    ],
    ids=["lengths", "negative", "length", "coding", "chunk", "endless", "header"],
)
async def test_a_contradictory_request_is_refused(
    world: SecurityFixture, lines: tuple[str, ...], body: bytes, status: bytes
) -> None:
    """No request can be smuggled behind another."""
    answer = await raw(world, head(world, *lines) + body)
    assert answer.startswith(b"HTTP/1.1 " + status), answer
    assert (await world["asked"].get("/api/session")).json()["name"] == "Asked"


async def test_a_body_that_never_arrives_does_not_delay_others(world: SecurityFixture) -> None:
    """Twenty never end, and another request is done before the first of them times out."""
    hanging = (
        head(world, "Content-Length: 40", f"Content-Type: {JSON}") + b'{"name": "Late"}',
        head(world, "Transfer-Encoding: chunked", f"Content-Type: {JSON}") + b'5\r\n{"na',
    )
    slow = [asyncio.create_task(raw(world, each)) for each in hanging * 10]
    named = await world["asked"].post("/api/session", {"name": "Asked"})
    assert named.status_code == 200
    assert not any(task.done() for task in slow)
    assert {answer[9:12] for answer in await asyncio.gather(*slow)} == {b"408"}
    assert (await world["asked"].get("/api/session")).json()["name"] == "Asked"

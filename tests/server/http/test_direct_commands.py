"""Commands that are handled before any middleware get the same responses as all others."""

from __future__ import annotations

import gc
import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any, BinaryIO
from urllib.parse import urlsplit
from weakref import ref

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from hinode.server.http.identity import COOKIE
from hinode.server.http.protocols.buffered_request import BufferedRequest
from hinode.server.http.shortcuts import direct_commands
from hinode.server.setting_types import Rate
from tests.server.kit.server import TIMEOUT, ServerThread, server_in_thread

DIRECT = "application/json"
LONG = "application/json; charset=utf-8"  # such a request goes through all middleware
JOIN = {"kind": "join", "id": "message-1"}


@dataclass(frozen=True)
class Reply:
    status: int
    body: bytes
    headers: dict[str, str]  # without the date


@dataclass
class Sender:
    """Sends commands as a browser does: head and body in one write."""

    origin: str
    cookie: str
    table: str

    def request(self, content_type: str, command: object, **changed: str) -> bytes:
        body = command if isinstance(command, bytes) else json.dumps(command).encode()
        host = urlsplit(self.origin).netloc
        headers = {"Host": host, "Origin": self.origin, "Cookie": self.cookie, "Content-Type": content_type}
        lines = {**headers, "Content-Length": str(len(body)), **changed}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"POST /api/tables/{self.table}/commands HTTP/1.1\r\n{head}\r\n".encode() + body

    def send(self, *requests: bytes) -> list[Reply]:
        """Send requests in one write. Returns the replies."""
        address = urlsplit(self.origin)
        with socket.create_connection((address.hostname, address.port), TIMEOUT) as connection:
            connection.sendall(b"".join(requests))
            with connection.makefile("rb") as stream:
                return [_read(stream) for _ in requests]


def _read(stream: BinaryIO) -> Reply:
    status, headers = int(stream.readline().split()[1]), {}
    while line := stream.readline().decode().strip():
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    body = stream.read(int(headers["content-length"]))
    del headers["date"]
    return Reply(status, body, headers)


def sender_at(server: ServerThread) -> Sender:
    client = server.guest()
    table = client.post("/api/tables", json={"players": 3}).json()["id"]
    return Sender(server.origin, f"{COOKIE}={client.cookies[COOKIE]}", table)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with server_in_thread(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="module")
def sender(server: ServerThread) -> Sender:
    return sender_at(server)


@pytest.fixture
def direct(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The bodies of responses that skipped all middleware."""
    sent: list[bytes] = []
    respond = BufferedRequest.respond

    def noted(self: BufferedRequest, body: bytes, headers: bytes) -> bool:
        sent.append(body)
        return respond(self, body, headers)

    monkeypatch.setattr(BufferedRequest, "respond", noted)
    return sent


def test_a_valid_command_skips_the_middleware(sender: Sender, direct: list[bytes]) -> None:
    [reply] = sender.send(sender.request(DIRECT, JOIN))
    assert reply.status == 200
    assert direct == [reply.body]


def test_a_direct_response_is_the_same_as_an_ordinary_one(sender: Sender, direct: list[bytes]) -> None:
    replies = [sender.send(sender.request(kind, JOIN)) for kind in (DIRECT, LONG)]
    assert replies[0] == replies[1]
    assert len(direct) == 1


@pytest.mark.parametrize(
    ("command", "changed", "status"),
    [
        ({"kind": "start", "id": "message-2", "seat": 1}, {}, 422),
        (b"{", {}, 422),
        (
            {"kind": "answer", "id": "message-3", "seat": "koi", "seen": 0, "answer": {"kind": "ready"}},
            {},
            400,
        ),
        (JOIN, {"Origin": "https://evil.example"}, 403),
        (JOIN, {"Host": "evil.example"}, 400),
        (JOIN, {"Cookie": f"{COOKIE}=unknown"}, 401),
        ({**JOIN, "place": 1}, {}, 409),
    ],
)
def test_every_refusal_is_the_same(
    sender: Sender, command: object, changed: dict[str, str], status: int
) -> None:
    replies = [sender.send(sender.request(kind, command, **changed)) for kind in (DIRECT, LONG)]
    assert replies[0] == replies[1]
    assert replies[0][0].status == status


def test_a_fault_gets_the_ordinary_response(sender: Sender, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> int:
        raise RuntimeError

    monkeypatch.setattr(direct_commands, "run_limited", fail)
    [reply] = sender.send(sender.request(DIRECT, JOIN))
    assert reply.status == 500
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_pipelined_commands_are_answered_in_order(sender: Sender) -> None:
    refused = sender.request(DIRECT, b"{")
    replies = sender.send(sender.request(DIRECT, JOIN), refused, sender.request(DIRECT, JOIN))
    assert [reply.status for reply in replies] == [200, 422, 200]


def test_every_command_counts_once_for_its_address(tmp_path: Path) -> None:
    """Also a command that is tried directly first, and then passes through the middleware."""
    with server_in_thread(tmp_path, address_rate=Rate(5, 1000)) as server:
        sender = sender_at(server)  # two requests
        commands = [b"{", JOIN, JOIN, JOIN]
        statuses = [sender.send(sender.request(DIRECT, command))[0].status for command in commands]
    assert statuses == [422, 200, 200, 429]


@pytest.mark.parametrize("kind", [DIRECT, LONG])
def test_nothing_of_a_request_is_kept(sender: Sender, requests: list[Any], kind: str) -> None:
    """Not even as garbage on an open connection: that would be most of the garbage on a busy server."""
    address = urlsplit(sender.origin)
    with socket.create_connection((address.hostname, address.port), TIMEOUT) as connection:
        connection.sendall(sender.request(kind, JOIN))
        with connection.makefile("rb") as stream:
            assert _read(stream).status == 200
        until = monotonic() + TIMEOUT
        while any(kept() is not None for kept in requests) and monotonic() < until:
            sleep(0.01)
        assert [kept() for kept in requests] == [None]


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """Weak references to the requests that have started, with garbage collection off."""
    found: list[Any] = []
    run = RequestResponseCycle.run_asgi

    async def noted(self: RequestResponseCycle, app: Any) -> None:
        found.append(ref(self))
        await run(self, app)

    monkeypatch.setattr(RequestResponseCycle, "run_asgi", noted)
    gc.disable()
    yield found
    gc.enable()

"""Problems while the server runs: the response, the log, and the health check."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest

from hinode.server.http.limits.open_files import LOG_SECONDS, OUT_OF_FILES_EVENT, OutOfFilesHandler
from hinode.server.http.protocols.websocket import BoundedWebSocketProtocol
from hinode.server.live.hub import Hub
from hinode.server.logging import FACTS, LOGGER_NAME
from hinode.server.storage.database_errors import DatabaseFault
from hinode.server.storage.engines import sqlite
from hinode.server.storage.rows import Unavailable
from hinode.server.storage.store import Store
from tests.server.kit.server import ServerThread, error_code, server_in_thread


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerThread]:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.1)
    with server_in_thread(tmp_path) as found:
        yield found


def facts(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, Any]]:
    return [getattr(record, FACTS) for record in caplog.records if record.getMessage() == event]


def test_a_locked_database_is_503_with_the_time_to_wait(
    served: ServerThread, caplog: pytest.LogCaptureFixture
) -> None:
    guest = served.guest()
    table = guest.post("/api/tables", json={}).json()["id"]
    command = {"kind": "join", "id": "a" * 16, "place": 0}
    with closing(sqlite3.connect(served.settings.data / "hinode.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        answer = guest.post(f"/api/tables/{table}/commands", json=command)
        health = guest.get("/healthz")
    assert (answer.status_code, error_code(answer)) == (503, "unavailable")
    assert int(answer.headers["retry-after"]) >= 1
    assert "locked" in answer.json()["error"]["text"]
    assert (health.status_code, health.json()["database"]) == (503, "locked")
    assert facts(caplog, "database") == [{"cause": "locked", "table": table, "entry": 2}]
    assert guest.get("/healthz").json()["ok"] is True
    assert guest.post(f"/api/tables/{table}/commands", json=command).status_code == 200


@pytest.mark.parametrize(
    ("cause", "status", "code"),
    [
        (DatabaseFault.FULL, 507, "disk-full"),
        (DatabaseFault.READ_ONLY, 503, "unavailable"),
        (DatabaseFault.IO_ERROR, 503, "unavailable"),
    ],
)
def test_each_cause_has_its_response(
    served: ServerThread, monkeypatch: pytest.MonkeyPatch, cause: DatabaseFault, status: int, code: str
) -> None:
    guest = served.guest()

    async def fail(*_args: Any) -> None:
        raise Unavailable("test", cause)

    monkeypatch.setattr(Store, "create_table", fail)
    answer = guest.post("/api/tables", json={})
    assert (answer.status_code, error_code(answer)) == (status, code)


# -- connections ---------------------------------------------------------------------------------


def test_a_client_that_disconnects_during_the_handshake_is_not_an_error(
    served: ServerThread, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = served.guest()
    table = guest.post("/api/tables", json={}).json()["id"]
    arrived, gone = asyncio.Event(), asyncio.Event()
    original = Hub.visible

    async def slowly(*args: Any) -> Any:
        arrived.set()
        await gone.wait()
        await asyncio.sleep(0.2)
        return await original(*args)

    monkeypatch.setattr(Hub, "visible", slowly)
    with caplog.at_level(logging.INFO, LOGGER_NAME):
        with socket.create_connection(("127.0.0.1", served.settings.port)) as client:
            client.sendall(handshake(served, guest, table))
            served.run(asyncio.wait_for(arrived.wait(), 10))
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset
        served.loop.call_soon_threadsafe(gone.set)
        served.run(asyncio.wait_for(logged_socket(caplog), 10))
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def handshake(served: ServerThread, guest: httpx2.Client, table: str) -> bytes:
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{served.settings.port}",
        f"Origin: {served.origin}",
        f"Cookie: hinode_session={guest.cookies['hinode_session']}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    return "\r\n".join((*lines, "", "")).encode()


def test_a_connection_that_closes_while_a_socket_is_accepted_is_not_an_error(
    served: ServerThread, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = served.guest()
    table = guest.post("/api/tables", json={}).json()["id"]
    original = BoundedWebSocketProtocol.send

    async def closing_first(protocol: BoundedWebSocketProtocol, message: Any) -> None:
        if message["type"] == "websocket.accept":
            protocol.transport.close()
        await original(protocol, message)

    monkeypatch.setattr(BoundedWebSocketProtocol, "send", closing_first)
    with caplog.at_level(logging.INFO, LOGGER_NAME):
        with socket.create_connection(("127.0.0.1", served.settings.port)) as client:
            client.sendall(handshake(served, guest, table))
            assert client.recv(100) == b""
        served.run(asyncio.wait_for(logged_socket(caplog), 10))
    ours = [record for record in caplog.records if record.name == LOGGER_NAME]
    assert [record for record in ours if record.levelno >= logging.WARNING] == []


async def logged_socket(caplog: pytest.LogCaptureFixture) -> None:
    while not facts(caplog, "socket"):
        await asyncio.sleep(0.02)


def test_too_many_open_files_are_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    handler = OutOfFilesHandler(lambda: now)
    loop = asyncio.new_event_loop()
    with closing(loop):
        error = OSError(errno.EMFILE, "Too many open files")
        for _ in range(2000):
            handler(loop, {"message": "socket.accept() out of system resource", "exception": error})
        assert len(caplog.records) == 1
        now = LOG_SECONDS
        handler(loop, {"message": "socket.accept() out of system resource", "exception": error})
        assert len(caplog.records) == 2
        handler(loop, {"message": "something else", "exception": OSError(errno.EIO, "?")})
        assert caplog.records[-1].getMessage().startswith("something else")


def test_the_last_files_are_logged_where_the_event_loop_refuses_connections_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    handler = OutOfFilesHandler(lambda: 0.0, limit=64)
    handler.connected(59)
    assert not caplog.records
    handler.connected(60)
    handler.connected(63)
    assert [record.getMessage() for record in caplog.records] == [OUT_OF_FILES_EVENT]

"""Limits per network address: they hold however many sessions one address has."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from hinode.api import Game
from hinode.server.http.identity import COOKIE
from hinode.server.setting_types import Rate
from tests.server.kit.server import ServerThread, error_code, server_in_thread

TWICE = Rate(2, 3600)
RECORD = Game.new(clans=("koi", "lotus", "turtle"), seed=1).record()


def start_session(served: ServerThread) -> httpx2.Response:
    return served.client().post("/api/session", json={"name": "Aiko"})


def create_table(served: ServerThread) -> httpx2.Response:
    return served.guest().post("/api/tables", json={"players": 3})


def import_record(served: ServerThread) -> httpx2.Response:
    return served.guest().post("/api/records", json=RECORD)


def import_nonsense(served: ServerThread) -> httpx2.Response:
    return served.guest().post("/api/records", json={"format": "none"})


def say_something(served: ServerThread) -> httpx2.Response:
    guest = served.guest()
    table = guest.post("/api/tables", json={"players": 3}).json()["id"]
    command = {"kind": "chat", "id": "message-1", "text": "hello"}
    return guest.post(f"/api/tables/{table}/commands", json=command)


@pytest.mark.parametrize(
    ("setting", "attempt", "statuses"),
    [
        ("address_session_rate", start_session, [200, 200, 429]),
        ("address_table_rate", create_table, [201, 201, 429]),
        ("address_import_rate", import_record, [201, 201, 429]),
        ("address_import_rate", import_nonsense, [422, 422, 429]),
        ("address_chat_rate", say_something, [200, 200, 429]),
    ],
)
def test_the_limit_of_an_address_does_not_depend_on_its_number_of_people(
    tmp_path: Path, setting: str, attempt: Callable[[ServerThread], httpx2.Response], statuses: list[int]
) -> None:
    limits: dict[str, Any] = {setting: TWICE}
    with server_in_thread(tmp_path, **limits) as served:
        answers = [attempt(served) for _ in range(3)]
    assert [answer.status_code for answer in answers] == statuses
    assert error_code(answers[2]) == "slow-down"
    assert "from your network address" in answers[2].json()["error"]["text"]
    assert 1 <= int(answers[2].headers["retry-after"]) <= 3600


def test_requests_to_the_api_are_counted_and_the_client_itself_is_not(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, address_rate=Rate(3, 60)) as served:
        client = served.client()
        assert [client.get("/api/session").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert [client.get("/healthz").status_code for _ in range(4)] == [200] * 4


def test_requests_beyond_the_limit_are_refused_late(tmp_path: Path) -> None:
    """So an address that retries immediately waits itself, instead of keeping the server busy."""
    with server_in_thread(tmp_path, address_rate=Rate(1, 60), refusal_seconds=0.3) as served:
        client = served.client()
        client.get("/api/session")
        before = monotonic()
        assert client.get("/api/session").status_code == 429
        assert monotonic() - before >= 0.3


def test_a_record_beyond_the_limit_is_refused_before_it_is_sent(tmp_path: Path) -> None:
    """Reading and parsing large bodies for nothing would keep the server busy."""
    with server_in_thread(tmp_path, address_import_rate=Rate(1, 3600)) as served:
        guest = served.guest()
        assert guest.post("/api/records", json=RECORD).status_code == 201
        lines = (
            *("POST /api/records HTTP/1.1", f"Host: {urlsplit(served.origin).netloc}"),
            *(f"Origin: {served.origin}", f"Cookie: {COOKIE}={guest.cookies[COOKIE]}"),
            *("Content-Length: 1000000", "", ""),
        )
        where = urlsplit(served.origin)
        with socket.create_connection((where.hostname or "", where.port or 0), timeout=30) as line:
            line.sendall("\r\n".join(lines).encode())
            assert b" 429 " in line.recv(100)


def test_sockets_are_limited_for_an_address(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, sockets_per_address=1) as served:
        guests = [served.guest(), served.guest()]
        table = guests[0].post("/api/tables", json={"players": 3, "open": True}).json()["id"]
        tokens = [guest.cookies[COOKIE] for guest in guests]
        with served.socket(f"/api/tables/{table}/socket", token=tokens[0]):
            with pytest.raises(InvalidStatus) as refused:
                served.socket(f"/api/tables/{table}/socket", token=tokens[1])
            assert refused.value.response.status_code == 429
            assert refused.value.response.headers["retry-after"] == "10"
            body: Any = json.loads(refused.value.response.body)
            assert body["error"]["code"] == "too-many-sockets"


def test_a_refused_table_does_not_count_against_the_address(tmp_path: Path) -> None:
    """A person who reaches their own limit does not use up the household's."""
    with server_in_thread(tmp_path, tables_per_hour=1, address_table_rate=Rate(2, 3600)) as served:
        eager, other = served.guest(), served.guest()
        tries = [eager.post("/api/tables", json={"players": 3}).status_code for _ in range(4)]
        assert tries == [201, 429, 429, 429]
        assert other.post("/api/tables", json={"players": 3}).status_code == 201


def test_the_database_holds_no_address(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as served:
        guests = [served.guest(), served.guest()]
        rows = []
        for guest in guests:
            made = guest.post("/api/tables", json={"players": 3}).json()["id"]
            rows.append(served.run(served.store.table(made)))
        assert len({row.address for row in rows if row is not None}) == 1
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert rows[0] is not None
    assert len(rows[0].address) == 32
    assert b"127.0.0.1" not in stored


@pytest.mark.parametrize("jump", [-2 * 3600.0, 2 * 3600.0])
def test_a_clock_that_jumps_does_not_lift_the_limit_on_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    with server_in_thread(tmp_path, tables_per_hour=2) as served:
        guest = served.guest()
        made = [guest.post("/api/tables", json={"players": 3}).status_code for _ in range(3)]
        monkeypatch.setattr("hinode.server.live.creation.time", lambda: 1.8e9 + jump)
        made.append(guest.post("/api/tables", json={"players": 3}).status_code)
    assert made == [201, 201, 429, 429]


def test_a_clock_that_was_set_back_does_not_block_new_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables dated in the future do not count."""
    with server_in_thread(tmp_path, tables_per_hour=1) as served:
        guest = served.guest()
        assert guest.post("/api/tables", json={"players": 3}).status_code == 201
        token = guest.cookies[COOKIE]
    with server_in_thread(tmp_path, tables_per_hour=1) as served:
        monkeypatch.setattr("hinode.server.live.creation.time", lambda: 1e9)
        guest = served.client(cookie=f"{COOKIE}={token}")
        assert guest.post("/api/tables", json={"players": 3}).status_code == 201

"""Errors: all have one shape, which locates the fault and never quotes the input."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from fastapi import FastAPI, WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hinode.server.errors import Refusal
from hinode.server.wire.commands import AnyCommand
from hinode.vocab.errors import IllegalAnswer, reason
from tests.server.kit.server import ServerThread, error_code, server_in_thread

CANARY = "canary-5f1c"
MOVED_ALREADY = IllegalAnswer(reason("refused-already-moved", figure="bushi", province="edo"), "MAR-2")


def with_faults(app: FastAPI) -> None:
    @app.get("/fault")
    async def fault() -> None:
        raise RuntimeError(CANARY)

    @app.get("/refused")
    async def refused() -> None:
        raise Refusal("illegal", "the Koi have no \ud800 such figure", reason=MOVED_ALREADY, status=409)

    @app.post("/command")
    async def command(said: AnyCommand) -> None:
        raise AssertionError

    @app.websocket("/closed")
    async def closed(socket: WebSocket) -> None:
        raise Refusal("no-table", "there is no such table", status=404)

    @app.websocket("/opened")
    async def opened(socket: WebSocket) -> None:
        await socket.accept()
        raise Refusal("moved", "seats were moved")

    @app.websocket("/broken")
    async def broken(socket: WebSocket) -> None:
        await socket.accept()
        raise RuntimeError(CANARY)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with server_in_thread(tmp_path_factory.mktemp("data"), with_faults) as found:
        yield found


def test_a_refusal_names_its_clause_and_the_reason_of_the_engine(served: ServerThread) -> None:
    answer = served.client().get("/refused")
    assert answer.status_code == 409
    expected = {"code": "illegal", "text": "the Koi have no ? such figure", "clause": "MAR-2"}
    reason = {
        "message": "refused-already-moved",
        "variables": {"figure": "bushi", "province": "edo"},
    }
    assert answer.json() == {"error": {**expected, "reason": reason}}


@pytest.mark.parametrize(
    ("method", "path", "status", "expected"),
    [
        ("GET", "/nowhere", 404, "not-found"),
        ("GET", "/api/session/", 404, "not-found"),
        ("DELETE", "/api/session", 405, "method-not-allowed"),
        ("GET", "/fault", 500, "internal"),
    ],
)
def test_errors_of_the_framework_have_the_same_shape(
    served: ServerThread, method: str, path: str, status: int, expected: str
) -> None:
    answer = served.client().request(method, path)
    assert (answer.status_code, error_code(answer)) == (status, expected)
    assert CANARY not in answer.text


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"{}", "body.name: Field required"),
        (b'{"name": 7}', "body.name: Input should be a valid string"),
        (b'{"name": ""}', "body.name: String should have at least 1 character"),
        (b'{"name": "Aiko", "admin": true}', "body.admin: Extra inputs are not permitted"),
        (b'["Aiko"]', "body: Input should be a valid dictionary"),
        (b'{"name": "Aiko"', "body.15: JSON decode error"),
        (b"", "body: Field required"),
    ],
)
def test_the_error_for_a_malformed_body_locates_the_fault(
    served: ServerThread, body: bytes, where: str
) -> None:
    headers = {"content-type": "application/json"}
    answer = served.client().post("/api/session", content=body, headers=headers)
    assert (answer.status_code, error_code(answer)) == (422, "invalid")
    assert where in answer.json()["error"]["text"]


@pytest.mark.parametrize(
    "body",
    [
        b'{"code": "canary-5f1c"}',
        b'{"code": ["canary-5f1c"]}',
        b'{"code": {"canary": "canary-5f1c"}}',
        b'{"code": 1, "name": "canary-5f1c"}',
        b'"canary-5f1c"',
        b'{"code": "canary-5f1c',
        b"\xffcanary-5f1c",
        b"[" * 8000 + b'"canary-5f1c"',
    ],
)
def test_input_is_not_quoted(served: ServerThread, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = served.client().post("/api/session/move", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    assert error_code(answer) in ("bad-request", "invalid")
    assert CANARY not in answer.text


def test_an_unknown_kind_is_not_quoted_either(served: ServerThread) -> None:
    answer = served.client().post("/command", json={"kind": CANARY})
    assert answer.status_code == 422
    assert "body: 'kind' is none of 'join', 'leave'" in answer.json()["error"]["text"]
    assert CANARY not in answer.text


def test_a_long_strange_key_is_truncated_and_made_printable(served: ServerThread) -> None:
    answer = served.client().post("/api/session", json={"name": "Aiko", "\x1b" + "k" * 500: 1})
    assert answer.status_code == 422
    assert answer.json()["error"]["text"].startswith("body.?kkk")
    assert len(answer.text) < 250


def test_a_form_is_not_accepted_as_json(served: ServerThread) -> None:
    """A page of another site can send forms and plain text without a preflight request."""
    headers = {"content-type": "text/plain"}
    answer = served.client().post("/api/session", content=b'{"name": "Aiko"}', headers=headers)
    assert (answer.status_code, error_code(answer)) == (422, "invalid")


def test_a_socket_is_refused_before_it_opens(served: ServerThread) -> None:
    with pytest.raises(InvalidStatus) as refused:
        served.socket("/closed")
    assert refused.value.response.status_code == 404
    assert b'"code":"no-table"' in refused.value.response.body


@pytest.mark.parametrize(("path", "closing_code"), [("/opened", 1008), ("/broken", 1011)])
def test_an_open_socket_is_closed_with_a_reason(served: ServerThread, path: str, closing_code: int) -> None:
    with served.socket(path) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == closing_code
    assert CANARY not in closed.value.rcvd.reason


def test_a_failing_database_gives_503_on_every_route(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as served:
        guest = served.guest()
        assert guest.get("/healthz").json()["ok"] is True
        with closing(sqlite3.connect(tmp_path / "hinode.sqlite")) as database:
            database.executescript("drop table sessions; drop table tables;")
        answer = served.client(cookie="hinode_session=x").get("/api/session")
        assert (answer.status_code, error_code(answer)) == (503, "unavailable")
        health = guest.get("/healthz")
        assert health.status_code == 503
        assert (health.json()["ok"], health.json()["database"]) == (False, "down")

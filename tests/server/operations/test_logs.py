"""The log: lines of JSON for operators, without anything that a person sent."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket
from starlette.requests import Request

from hinode.server.logging import LOGGER_NAME, configure, describe_error, log_event
from tests.server.kit.server import ServerThread, server_in_thread

CANARY = "canary-a93e77d0"
Line = dict[str, Any]


@contextmanager
def logged(level: str = "debug") -> Iterator[io.StringIO]:
    """Everything that is logged meanwhile. Restores the loggers."""
    names = ["", LOGGER_NAME, "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"]
    loggers = [logging.getLogger(name) for name in names]
    before = [(each.handlers, each.level) for each in loggers]
    target = io.StringIO()
    configure(level, target)
    yield target
    for each, (handlers, level_before) in zip(loggers, before, strict=True):
        each.handlers = handlers
        each.setLevel(level_before)


def lines(log: str) -> list[Line]:
    return [json.loads(line) for line in log.splitlines()]


def with_secrets(app: FastAPI) -> None:
    @app.get("/look/{table}")
    async def look(table: str) -> str:
        return table

    @app.post("/fault/{table}")
    async def fault(table: str, request: Request) -> None:
        body = await request.body()
        try:
            raise ValueError(body.decode())
        except ValueError as error:
            raise KeyError(table, request.cookies) from error

    @app.websocket("/listen/{table}")
    async def listen(table: str, websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.close(1000, CANARY)

    @app.websocket("/broken/{table}")
    async def broken(table: str, websocket: WebSocket) -> None:
        raise RuntimeError(table)


def visit(served: ServerThread) -> tuple[str, str]:
    """Send the canary everywhere that something can be sent. Returns the issued token and link."""
    guest = served.guest(CANARY)
    token = guest.cookies["hinode_session"]
    link = guest.post("/api/session/link").json()["code"]
    guest.get(f"/look/{CANARY}?key={CANARY}", headers={"referer": CANARY, "user-agent": CANARY})
    guest.get(f"/{CANARY}")
    guest.post(f"/fault/{CANARY}", content=CANARY)
    guest.post("/api/session", json={"name": f"\u202e{CANARY}", CANARY: CANARY})
    guest.post("/api/session", content=CANARY, headers={"content-type": "application/json"})
    served.client().post("/api/session/move", json={"code": link})
    guest.post("/api/session/forget")
    with served.socket(f"/listen/{CANARY}?since={CANARY}", token=token) as opened:
        assert list(opened) == []
    with pytest.raises(Exception, match="500"):
        served.socket(f"/broken/{CANARY}?{CANARY}")
    return token, link


@dataclass
class Visited:
    log: str
    token: str
    link: str

    @property
    def lines(self) -> list[Line]:
        return lines(self.log)


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Visited:
    with logged() as stream, server_in_thread(tmp_path_factory.mktemp("data"), with_secrets) as served:
        token, link = visit(served)
    return Visited(stream.getvalue(), token, link)


def test_nothing_that_was_sent_is_in_the_log(visited: Visited) -> None:
    assert len(visited.lines) >= 12
    for secret in (CANARY, visited.token, visited.link, "hinode_session"):
        assert secret not in visited.log


def test_a_request_is_one_line_with_its_route(visited: Visited) -> None:
    entries = [line for line in visited.lines if line["event"] in ("request", "socket")]
    seen = [(line["event"], line["method"], line["route"], line["status"]) for line in entries]
    assert seen == [
        ("request", "POST", "/api/session", 200),
        ("request", "POST", "/api/session/link", 200),
        ("request", "GET", "/look/{table}", 200),
        ("request", "GET", None, 404),
        ("request", "POST", "/fault/{table}", 500),
        ("request", "POST", "/api/session", 422),
        ("request", "POST", "/api/session", 422),
        ("request", "POST", "/api/session/move", 200),
        ("request", "POST", "/api/session/forget", 200),
        ("socket", None, "/listen/{table}", 101),
        ("socket", None, "/broken/{table}", 500),
    ]
    assert all(isinstance(line["ms"], float) for line in entries)


def test_a_fault_is_logged_with_kind_and_place(visited: Visited) -> None:
    fault = next(line for line in visited.lines if line["event"] == "fault")
    assert (fault["level"], fault["route"]) == ("error", "/fault/{table}")
    assert (fault["fault"]["kind"], fault["fault"]["from"]["kind"]) == ("KeyError", "ValueError")
    assert fault["fault"]["at"][-1].startswith("operations/test_logs.py:")


def test_only_faults_are_logged_as_faults(visited: Visited) -> None:
    """Two were planted; a refused socket is not a fault, though uvicorn logs it as one."""
    errors = [(line.get("from"), line["event"]) for line in visited.lines if line["level"] == "error"]
    assert [event for source, event in errors if source in (None, "uvicorn.error")] == ["fault", "fault"]


def test_only_the_first_line_of_other_packages_messages_is_kept() -> None:
    """asyncio prints the whole task if its exception was never retrieved."""

    async def careless() -> None:
        async def doomed() -> None:
            raise RuntimeError(CANARY)

        task = asyncio.create_task(doomed())
        await asyncio.wait([task])

    with logged() as stream:
        asyncio.run(careless())
    (line,) = lines(stream.getvalue())
    assert (line["from"], line["event"]) == ("asyncio", "Task exception was never retrieved")
    assert line["fault"]["kind"] == "RuntimeError"
    assert CANARY not in stream.getvalue()


def test_messages_of_other_packages_below_warning_are_left_out() -> None:
    with logged() as stream:
        logging.getLogger("uvicorn.error").info('"WebSocket /x?key=%s" [accepted]', CANARY)
        logging.getLogger("uvicorn.access").info("GET /x?key=%s", CANARY)
    assert stream.getvalue() == ""


def test_messages_below_the_configured_level_are_left_out() -> None:
    with logged("warning") as stream:
        log_event("request")
        log_event("fault", logging.ERROR, number=3)
    (line,) = lines(stream.getvalue())
    assert (line["level"], line["event"], line["number"]) == ("error", "fault", 3)


def test_all_faults_of_an_exception_group_are_logged() -> None:
    found = describe_error(ExceptionGroup(CANARY, [ValueError(CANARY), KeyError(CANARY)]))
    assert [each["kind"] for each in found["of"]] == ["ValueError", "KeyError"]
    assert CANARY not in json.dumps(found)

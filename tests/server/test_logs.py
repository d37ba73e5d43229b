"""The log: lines of JSON for operators, and nothing in them that a person sent."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket
from starlette.requests import Request

from hinode.server import logs
from tests.server.serving import Served, serving

CANARY = "canary-a93e77d0"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """All that is logged during a test; the loggers are left as they were."""
    names = ["", logs.OURS, "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"]
    loggers = [logging.getLogger(name) for name in names]
    before = [(each.handlers, each.level) for each in loggers]
    target = io.StringIO()
    logs.configure("debug", target)
    yield target
    for each, (handlers, level) in zip(loggers, before, strict=True):
        each.handlers = handlers
        each.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def with_secrets(app: FastAPI) -> None:
    @app.get("/api/tables/{table}")
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


def visit(served: Served) -> None:
    """Leave the canary wherever something can be sent."""
    guest = served.guest(CANARY)
    token = guest.cookies["hinode_session"]
    link = guest.post("/api/session/link").json()["code"]
    served.app.state.secrets = (token, link, guest.headers["origin"])
    guest.get(f"/api/tables/{CANARY}?key={CANARY}", headers={"referer": CANARY, "user-agent": CANARY})
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


def test_nothing_that_was_sent_is_in_the_log(stream: io.StringIO, tmp_path: Path) -> None:
    with serving(tmp_path, with_secrets) as served:
        visit(served)
        token, link, _ = served.app.state.secrets
    written = stream.getvalue()
    assert len(lines(stream)) >= 12
    assert CANARY not in written
    assert token not in written
    assert link not in written
    assert "hinode_session" not in written


def test_a_request_leaves_one_line_with_its_route(stream: io.StringIO, tmp_path: Path) -> None:
    with serving(tmp_path, with_secrets) as served:
        visit(served)
    seen = [
        (line["event"], line["method"], line["route"], line["status"])
        for line in lines(stream)
        if line["event"] in ("request", "socket")
    ]
    assert seen == [
        ("request", "POST", "/api/session", 200),
        ("request", "POST", "/api/session/link", 200),
        ("request", "GET", "/api/tables/{table}", 200),
        ("request", "GET", None, 404),
        ("request", "POST", "/fault/{table}", 500),
        ("request", "POST", "/api/session", 422),
        ("request", "POST", "/api/session", 422),
        ("request", "POST", "/api/session/move", 200),
        ("request", "POST", "/api/session/forget", 200),
        ("socket", None, "/listen/{table}", 101),
        ("socket", None, "/broken/{table}", 500),
    ]
    assert all(isinstance(line["ms"], float) for line in lines(stream) if line["event"] == "request")


def test_a_fault_is_told_by_kind_and_place(stream: io.StringIO, tmp_path: Path) -> None:
    with serving(tmp_path, with_secrets) as served:
        visit(served)
    fault = next(line for line in lines(stream) if line["event"] == "fault")
    assert (fault["level"], fault["route"]) == ("error", "/fault/{table}")
    assert (fault["fault"]["kind"], fault["fault"]["from"]["kind"]) == ("KeyError", "ValueError")
    assert fault["fault"]["at"][-1].startswith("server/test_logs.py:")


def test_of_other_packages_only_the_first_line_is_kept(stream: io.StringIO) -> None:
    """asyncio shows the whole of a task whose fault nobody asked for."""

    async def careless() -> None:
        async def doomed() -> None:
            raise RuntimeError(CANARY)

        task = asyncio.create_task(doomed())
        await asyncio.wait([task])

    asyncio.run(careless())
    (line,) = lines(stream)
    assert (line["from"], line["event"]) == ("asyncio", "Task exception was never retrieved")
    assert line["fault"]["kind"] == "RuntimeError"
    assert CANARY not in stream.getvalue()


def test_what_other_packages_say_below_a_warning_is_left_out(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info('"WebSocket /x?key=%s" [accepted]', CANARY)
    logging.getLogger("uvicorn.access").info("GET /x?key=%s", CANARY)
    assert stream.getvalue() == ""


def test_the_level_is_kept(stream: io.StringIO) -> None:
    logs.configure("warning", stream)
    logs.note("request")
    logs.note("fault", logging.ERROR, number=3)
    (line,) = lines(stream)
    assert (line["level"], line["event"], line["number"]) == ("error", "fault", 3)


def test_faults_in_a_group_are_all_told() -> None:
    found = logs.told(ExceptionGroup(CANARY, [ValueError(CANARY), KeyError(CANARY)]))
    assert [each["kind"] for each in found["of"]] == ["ValueError", "KeyError"]
    assert CANARY not in json.dumps(found)

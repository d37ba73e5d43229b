"""The log: one line of JSON for each event, on stderr, without anything that a person sent or may hide.

A request leaves its route's template, its status and its time. Of a fault there are its kind and where in
the code it was: messages of exceptions are left out, since they may quote what was sent.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from traceback import extract_tb
from typing import Any, Final, TextIO

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hinode.server.errors import Refusal
from hinode.server.security import turn_away

OURS: Final = "hinode.server"
FACTS: Final = "facts"
PACKAGE: Final = Path(__file__).resolve().parent.parent
log: Final = logging.getLogger(OURS)


def note(event: str, level: int = logging.INFO, fault: BaseException | None = None, **facts: Any) -> None:
    """Write one line. `facts` are for operators: counts, kinds, times; never names, tokens or texts."""
    log.log(level, event, exc_info=fault, extra={FACTS: facts})


def configure(level: str, stream: TextIO | None = None) -> None:
    """Everything that this process logs goes out as JSON lines, of other packages from warnings up."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        # Its messages below a warning hold whole addresses, queries included.
        logging.getLogger(name).handlers = []
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_no_false_alarm)


def _no_false_alarm(record: logging.LogRecord) -> bool:
    """uvicorn calls it a fault of ours when a socket is refused with a response; `Journal` sees to faults."""
    return record.msg != "ASGI callable returned without completing handshake."


class JsonLines(logging.Formatter):
    """Of other packages only the first line of a message: what follows may show objects and their content."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage().partition("\n")[0],
        }
        if record.name != OURS:
            line["from"] = record.name
        line.update(getattr(record, FACTS, {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = told(record.exc_info[1])
        return json.dumps(line, ensure_ascii=True, default=repr)


def told(error: BaseException) -> dict[str, Any]:
    """The kind of an exception and the places it passed, its causes too, without its message."""
    found: dict[str, Any] = {"kind": type(error).__qualname__, "at": _places(error)}
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if isinstance(error, BaseExceptionGroup):
        found["of"] = [told(each) for each in error.exceptions]
    elif cause is not None:
        found["from"] = told(cause)
    return found


def _places(error: BaseException) -> list[str]:
    places = []
    for frame in extract_tb(error.__traceback__):
        path = Path(frame.filename)
        short = path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else Path(*path.parts[-2:])
        places.append(f"{short.as_posix()}:{frame.lineno} {frame.name}")
    return places


class Journal:
    """Around all routes: one line for each request and socket; faults are met here, and only here."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began = perf_counter()
        outcome = _Outcome(send)
        try:
            await self._app(scope, receive, outcome.send)
        except Exception as error:
            note("fault", logging.ERROR, error, **_where(scope))
            await self._apologise(scope, receive, outcome)
        finally:
            spent = round((perf_counter() - began) * 1000, 1)
            kind = "request" if scope["type"] == "http" else "socket"
            note(kind, **_where(scope), status=outcome.status, ms=spent)

    async def _apologise(self, scope: Scope, receive: Receive, outcome: _Outcome) -> None:
        if outcome.status is None:
            fault = Refusal("internal", "a fault of the server: it has been noted", status=500)
            await turn_away(fault, scope, receive, outcome.send)
        elif scope["type"] == "websocket" and not outcome.closed:
            await outcome.send({"type": "websocket.close", "code": 1011})


class _Outcome:
    """What was sent: a status, or 101 for a socket that was opened."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status: int | None = None
        self.closed = False

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            self.closed = True
        elif message["type"] == "websocket.accept":
            self.status = 101
        elif message["type"] == "websocket.close":
            self.status = self.status or 403
            self.closed = True
        await self._send(message)


def _where(scope: Scope) -> dict[str, Any]:
    """The template of the route, never the address itself: an address may hold what somebody pasted there."""
    return {"method": scope.get("method"), "route": getattr(scope.get("route"), "path", None)}

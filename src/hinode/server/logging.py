"""Logging: one line of JSON per event on stderr, without user input or hidden game information.

A request is logged with its route template, status, and duration. An error is logged with its type and its
place in the code; its message is left out, since it may quote what was sent.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, TextIO

LOGGER_NAME: Final = "hinode.server"
FACTS: Final = "facts"
NAMED: Final = ("table", "entry")  # `extra` of any logger: what the line is about
PACKAGE: Final = Path(__file__).resolve().parent.parent
log: Final = logging.getLogger(LOGGER_NAME)


def log_event(
    event: str, level: int = logging.INFO, fault: BaseException | None = None, **facts: Any
) -> None:
    """Write one line. `facts` are for operators: counts, kinds, times; never names, tokens, or texts."""
    log.log(level, event, exc_info=fault, extra={FACTS: facts})


def is_logged(level: int) -> bool:
    return log.isEnabledFor(level)


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send everything that this process logs out as JSON lines; other packages only from warnings up."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        # Below warnings, uvicorn logs whole URLs with their queries.
        logging.getLogger(name).handlers = []
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_no_false_alarm)


def _no_false_alarm(record: logging.LogRecord) -> bool:
    """Drop a message of uvicorn that takes a refused WebSocket handshake for an error."""
    return record.msg != "ASGI callable returned without completing handshake."


class JsonLines(logging.Formatter):
    """One JSON object per record, with the first line of its message: later ones may show object contents."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage().partition("\n")[0],
        }
        if record.name != LOGGER_NAME:
            line["from"] = record.name
        line.update({name: getattr(record, name) for name in NAMED if hasattr(record, name)})
        line.update(getattr(record, FACTS, {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = describe_error(record.exc_info[1])
        return json.dumps(line, ensure_ascii=True, default=repr)


def describe_error(error: BaseException) -> dict[str, Any]:
    """The type and traceback places of an exception and its causes, without messages."""
    found: dict[str, Any] = {"kind": type(error).__qualname__, "at": _places(error)}
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if isinstance(error, BaseExceptionGroup):
        found["of"] = [describe_error(each) for each in error.exceptions]
    elif cause is not None:
        found["from"] = describe_error(cause)
    return found


def _places(error: BaseException) -> list[str]:
    places = []
    for frame in extract_tb(error.__traceback__):
        path = Path(frame.filename)
        short = path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else Path(*path.parts[-2:])
        places.append(f"{short.as_posix()}:{frame.lineno} {frame.name}")
    return places

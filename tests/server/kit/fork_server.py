"""A process that has imported the server and forks one for each request: a start takes a fifth of a second.

`python -m tests.server.kit.fork_server FD`, where FD is its end of a socket pair. It has no threads and no
event loop; each child opens its own. Requests and events are lines of JSON:

    {"start": NAME, "settings": {...}, "setup": ["module:function", {...}] or null}
    {"signal": NAME, "number": N}
    {"ready": NAME}   {"exited": NAME}
"""

from __future__ import annotations

import importlib
import json
import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from hinode.server.http.server_processes import run
from hinode.server.settings import Settings
from tests.server.kit.server import GENEROUS_LIMITS

POLL_SECONDS: Final = 0.01  # between checks for children that have exited
PRELOADED: Final = ("tests.server.crash.kit.kill_plans",)


class ForkServer:
    """Forks servers and reports when they are ready and when they have exited."""

    def __init__(self, channel: int) -> None:
        self._channel = channel
        self._children: dict[str, int] = {}

    def report(self, **event: Any) -> None:
        """In one write, so that lines of several processes do not mix."""
        os.write(self._channel, json.dumps(event).encode() + b"\n")

    def handle(self, request: dict[str, Any]) -> None:
        match request:
            case {"start": str(name), "settings": settings, "setup": setup}:
                pid = os.fork()
                if pid == 0:
                    try:
                        self._serve(name, settings, setup)
                    finally:
                        os._exit(1)
                self._children[name] = pid
            case {"signal": str(name), "number": int(number)} if name in self._children:
                os.kill(self._children[name], number)

    def _serve(self, name: str, given: dict[str, Any], setup: tuple[str, dict[str, Any]] | None) -> None:
        """Runs in the child until it is killed."""
        data = Path(given["data"])
        with open(data / f"{name}.log", "a", encoding="utf-8") as log:
            os.dup2(log.fileno(), 2)
        settings = Settings(**{**GENEROUS_LIMITS, "log_level": "warning", **given, "data": data})
        if setup is not None:
            module, _, function = setup[0].partition(":")
            getattr(importlib.import_module(module), function)(**setup[1])
        run(settings, lambda _: self.report(ready=name))

    def reap(self) -> None:
        for name, pid in list(self._children.items()):
            if os.waitpid(pid, os.WNOHANG)[0]:
                del self._children[name]
                self.report(exited=name)

    def kill_all(self) -> None:
        for pid in self._children.values():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def requests(self) -> Iterator[dict[str, Any]]:
        """Yields requests until the tests close the channel."""
        rest = b""
        while True:
            self.reap()
            if not select.select([self._channel], [], [], POLL_SECONDS)[0]:
                continue
            data = os.read(self._channel, 65536)
            if not data:
                return
            *lines, rest = (rest + data).split(b"\n")
            yield from map(json.loads, lines)


def main(channel: int) -> None:
    for module in PRELOADED:
        importlib.import_module(module)
    fork_server = ForkServer(channel)
    try:
        for request in fork_server.requests():
            fork_server.handle(request)
    finally:
        fork_server.kill_all()


if __name__ == "__main__":
    main(int(sys.argv[1]))

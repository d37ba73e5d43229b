"""A process that has imported the server, and forks one for each order: a start takes a fifth of a second.

`python -m tests.server.crash.nursery`. Orders and news are lines of JSON:

    {"start": NAME, "settings": {...}, "plan": {...}}   {"arm": NAME}   {"kill": NAME}
    {"ready": NAME}   {"gone": NAME, "signal": N}
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from hinode.server.http.server import run
from hinode.server.setting_types import Rate
from hinode.server.settings import Settings
from tests.server.crash.plans import Plan, follow

LOOK: Final = 0.01  # seconds between looks for children that have gone
PLENTY: Final = Rate(10**6, 1)
GENEROUS: Final = Settings(
    player_rate=PLENTY,
    watcher_rate=PLENTY,
    chat_rate=PLENTY,
    newcomer_rate=PLENTY,
    tables_per_hour=10**6,
    bot_workers=1,
    log_level="warning",
)


def tell(**news: Any) -> None:
    """In one write, so that lines of several processes do not mix."""
    os.write(1, json.dumps(news).encode() + b"\n")


def serve(name: str, settings: dict[str, Any], plan: Plan) -> None:
    """In the child, until it is killed."""
    os.close(0)
    wanted = replace(GENEROUS, **{**settings, "data": Path(settings["data"])})
    with open(wanted.data / f"{name}.log", "a", encoding="utf-8") as log:
        os.dup2(log.fileno(), 2)
    follow(plan)
    run(wanted, lambda _: tell(ready=name))


class Nursery:
    """The servers that run now, by name."""

    def __init__(self) -> None:
        self.children: dict[str, int] = {}

    def obey(self, order: dict[str, Any]) -> None:
        match order:
            case {"start": str(name), "settings": settings, "plan": plan}:
                pid = os.fork()
                if pid == 0:
                    try:
                        serve(name, settings, Plan(**plan))
                    finally:
                        os._exit(1)
                self.children[name] = pid
            case {"arm": str(name)} if name in self.children:
                os.kill(self.children[name], signal.SIGUSR1)
            case {"kill": str(name)} if name in self.children:
                os.kill(self.children[name], signal.SIGKILL)

    def look(self) -> None:
        for name, pid in list(self.children.items()):
            found, status = os.waitpid(pid, os.WNOHANG)
            if found:
                del self.children[name]
                tell(gone=name, signal=os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0)

    def close(self) -> None:
        for pid in self.children.values():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def orders(nursery: Nursery) -> Iterator[dict[str, Any]]:
    """Until whoever gives them is gone."""
    rest = b""
    while True:
        nursery.look()
        if not select.select([0], [], [], LOOK)[0]:
            continue
        data = os.read(0, 65536)
        if not data:
            return
        *lines, rest = (rest + data).split(b"\n")
        yield from map(json.loads, lines)


def main() -> None:
    nursery = Nursery()
    try:
        for order in orders(nursery):
            nursery.obey(order)
    finally:
        nursery.close()


if __name__ == "__main__":
    main()
    sys.exit(0)

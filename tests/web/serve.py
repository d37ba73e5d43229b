"""A server in a process of its own, which can be killed: `python -m tests.web.serve DATA PORT CLIENT`."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from hinode.server.http.server import Server, open_listener
from tests.web.building import ROOT
from tests.web.house import PATIENCE, application, settings

READY = "ready"


@dataclass
class Mortal:
    """A server that dies and comes back, on one port and one database."""

    data: Path
    client: Path
    port: int = field(default_factory=lambda: _free_port())
    _process: subprocess.Popen[str] | None = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.serve", str(self.data), str(self.port), str(self.client)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == READY

    def end(self, sign: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(sign)
        self._process.communicate(timeout=PATIENCE)
        self._process = None


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
    return port


def main(data: str, port: str, client: str) -> None:
    wanted = settings(Path(data), int(port))
    with open_listener(wanted) as door:
        app = application(wanted, Path(client))
        asyncio.run(Server(wanted, app, lambda: print(READY, flush=True)).serve([door]))


if __name__ == "__main__":
    main(*sys.argv[1:])

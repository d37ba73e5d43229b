"""A real server on a free port of this machine, in a thread of its own, and clients for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from threading import Event, Thread
from typing import Any

import httpx2
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from hinode.server.http.app import create_app
from hinode.server.http.identity import COOKIE
from hinode.server.http.server import Server, open_listener
from hinode.server.settings import Settings

PATIENCE = 10.0
UNUSED = SSLContext(PROTOCOL_TLS_CLIENT)  # each client would read all certificates of the machine for its own


@dataclass
class Served:
    """A running server. Clients are closed with it."""

    app: FastAPI
    origin: str
    _clients: list[httpx2.Client] = field(default_factory=list)

    def client(self, origin: str | None = None, **headers: str) -> httpx2.Client:
        """A browser on a page of that origin, by default the server's own."""
        return self._client({"origin": origin or self.origin, **headers})

    @cached_property
    def bare(self) -> httpx2.Client:
        """A program that says nothing of where it comes from."""
        return self._client({})

    def _client(self, headers: dict[str, str]) -> httpx2.Client:
        made = httpx2.Client(base_url=self.origin, headers=headers, timeout=PATIENCE, verify=UNUSED)
        self._clients.append(made)
        return made

    def guest(self, name: str = "Aiko") -> httpx2.Client:
        """A browser that has a session."""
        made = self.client()
        assert made.post("/api/session", json={"name": name}).status_code == 200
        return made

    def socket(self, path: str, origin: str | None = None, token: str | None = None) -> ClientConnection:
        cookie = {"cookie": f"{COOKIE}={token}"} if token else {}
        headers = {"origin": origin or self.origin, **cookie}
        return connect(self.origin.replace("http", "ws", 1) + path, additional_headers=headers)

    def close_clients(self) -> None:
        for client in self._clients:
            client.close()


@contextmanager
def serving(data: Path, prepare: Callable[[FastAPI], None] | None = None, **given: Any) -> Iterator[Served]:
    """Serve from an SQLite file in `data`; `prepare` may add routes."""
    wanted = Settings(**{"port": 0, "data": data, "bot_workers": 1, **given})
    with open_listener(wanted) as door:
        settings = wanted.at_port(door.getsockname()[1])
        app = create_app(settings)
        if prepare is not None:
            prepare(app)
        ready = Event()
        server = Server(settings, app, ready.set)
        thread = Thread(target=lambda: asyncio.run(server.serve([door])))
        thread.start()
        served = Served(app, f"http://127.0.0.1:{settings.port}")
        try:
            assert ready.wait(PATIENCE), "the server did not start"
            yield served
        finally:
            served.close_clients()
            server.should_exit = True
            thread.join(PATIENCE)
    assert not thread.is_alive(), "the server did not stop"


def code(answer: httpx2.Response) -> str:
    """The code of a refusal, which has the one shape."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"code", "text", "clause", "reason"}
    found: str = body["error"]["code"]
    return found

"""A server with the built client: in a thread that tests can inspect, or in a process that can be killed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from fastapi import FastAPI

from hinode import Game
from hinode.server.http.identity import new_secret, token_hash
from hinode.server.http.routes import client
from hinode.server.live.creation import add_table
from hinode.server.live.live_table import LiveTable
from hinode.server.live.run_command import run_command
from hinode.server.storage.engines.database import Work
from hinode.server.storage.rows import Person
from hinode.server.storage.store import Store
from hinode.server.tables.table import Table
from hinode.server.wire.options import TableOptions
from tests.server.crash.kit.patching import around
from tests.server.kit.process import Setup
from tests.server.kit.server import GENEROUS_LIMITS, ServerThread, server_in_thread
from tests.server.tables.scenes import COMMANDS, Json

T = TypeVar("T")


@dataclass(frozen=True)
class Visitor:
    """A person with a session; `token` is the value of the cookie."""

    person: Person
    token: str


class WebServer:
    """A running server, with commands for people without a page."""

    def __init__(self, thread: ServerThread) -> None:
        self.origin = thread.origin
        self._thread = thread
        self._numbers = count(1)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop."""
        return self._thread.run(work)

    @property
    def store(self) -> Store:
        return self._thread.store

    def write(self, work: Work[T]) -> T:
        """Write into its database, in one transaction."""
        return self.run(self.store._database.write(work))

    def visitor(self, name: str) -> Visitor:
        token = new_secret()
        return Visitor(self.run(self.store.add_session(token_hash(token), name)), token)

    def live(self, table_id: str) -> LiveTable:
        found = self.run(self._thread.hub.live(table_id))
        assert found is not None, f"no table {table_id}"
        return found

    def table(self, table_id: str) -> Table:
        return self.live(table_id).table

    def game(self, table_id: str) -> Game:
        found = self.table(table_id).game
        assert found is not None, "the game has not begun"
        return found

    def do(self, table_id: str, who: Visitor, kind: str, **fields: Any) -> int:
        """Send one command. Returns the number of its entry."""
        body = {"kind": kind, "id": f"message-{next(self._numbers):06}", **fields}
        command = COMMANDS.validate_python(body)
        return self.run(run_command(self._thread.hub, self.live(table_id), who.person, command))

    def make_table(self, who: Visitor, **options: Any) -> str:
        created = add_table(self._thread.hub, who.person, TableOptions.model_validate(options))
        return self.run(created).id

    def answer(self, table_id: str, who: Visitor, clan: str, answer: Json) -> int:
        return self.do(table_id, who, "answer", seat=clan, seen=self.table(table_id).n, answer=answer)


@contextmanager
def web_server(
    data: Path, built: Path, origins: tuple[str, ...] = (), **settings: Any
) -> Iterator[WebServer]:
    """Serve the client built in this folder, with an SQLite file in `data`.

    `origins`: where browsers reach it, if not at its own address. `settings`: override the test settings.
    """

    def install(app: FastAPI) -> None:
        client.install(app, built)

    with server_in_thread(data, install, origins=origins, **{**GENEROUS_LIMITS, **settings}) as thread:
        yield WebServer(thread)


def client_setup(built: Path) -> Setup:
    """The setup of a forked server that serves the client built in this folder."""
    return f"{__name__}:install_client", {"built": str(built)}


def install_client(built: str) -> None:
    @around(client, "install")
    def install(original: Callable[..., None], app: FastAPI) -> None:
        original(app, Path(built))

"""A real server in a thread of this process, which tests can also reach from inside."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

from fastapi import FastAPI

from hinode import Game
from hinode.server.http.app import create_app
from hinode.server.http.identity import digest, new_secret
from hinode.server.http.routes import client
from hinode.server.http.server import Server, open_listener
from hinode.server.live.live_table import LiveTable
from hinode.server.setting_types import Rate
from hinode.server.settings import Settings
from hinode.server.storage.engines.database import Work
from hinode.server.storage.rows import Person, TableRow
from hinode.server.storage.store import Store
from hinode.server.tables.table import Table
from hinode.server.wire.options import TableOptions
from tests.server.tables.scenes import COMMANDS, Json

PATIENCE = 20.0
PLENTY = Rate(10**6, 1)  # tests are faster than people
T = TypeVar("T")


@dataclass(frozen=True)
class Visitor:
    """Somebody with a session; `token` is the cookie's."""

    person: Person
    token: str


class House:
    """The running server."""

    def __init__(self, origin: str, app: FastAPI, loop: asyncio.AbstractEventLoop) -> None:
        self.origin = origin
        self._app = app
        self._loop = loop
        self._sent = 0

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Done inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    @property
    def store(self) -> Store:
        found: Store = self._app.state.store
        return found

    def write(self, work: Work[T]) -> T:
        """Into its database, in one transaction."""
        return self.run(self.store._database.write(work))

    def visitor(self, name: str) -> Visitor:
        token = new_secret()
        return Visitor(self.run(self.store.add_session(digest(token), name)), token)

    def live(self, table_id: str) -> LiveTable:
        found: LiveTable | None = self.run(self._app.state.hub.live(table_id))
        assert found is not None, f"there is no table {table_id}"
        return found

    def table(self, table_id: str) -> Table:
        return self.live(table_id).table

    def game(self, table_id: str) -> Game:
        found = self.table(table_id).game
        assert found is not None, "the game has not begun"
        return found

    def do(self, table_id: str, who: Visitor, kind: str, **fields: Any) -> int:
        """One command of somebody who has no page; the number of its entry."""
        self._sent += 1
        command = COMMANDS.validate_python({"kind": kind, "id": f"message-{self._sent:06}", **fields})
        number: int = self.run(self._app.state.hub.command(self.live(table_id), who.person, command))
        return number

    def make_table(self, who: Visitor, **options: Any) -> str:
        made = self._app.state.hub.create(who.person, TableOptions.model_validate(options))
        found: TableRow = self.run(made)
        return found.id

    def answer(self, table_id: str, who: Visitor, clan: str, answer: Json) -> int:
        return self.do(table_id, who, "answer", seat=clan, seen=self.table(table_id).n, answer=answer)


def settings(data: Path, port: int = 0, origins: tuple[str, ...] = ()) -> Settings:
    return Settings(
        port=port,
        data=data,
        origins=origins,
        bot_workers=1,
        tables_per_hour=10**6,
        player_rate=PLENTY,
        watcher_rate=PLENTY,
        chat_rate=PLENTY,
        newcomer_rate=PLENTY,
    )


def application(wanted: Settings, built: Path) -> FastAPI:
    """The server's own, with the client from that folder."""
    app = create_app(wanted)
    client.install(app, built)
    return app


@contextmanager
def open_house(data: Path, built: Path, origins: tuple[str, ...] = ()) -> Iterator[House]:
    """Serve that client, with an SQLite file in `data`; `origins`: how it is reached, if not by its own."""
    wanted = settings(data, origins=origins)
    loops: list[asyncio.AbstractEventLoop] = []
    ready = Event()
    with open_listener(wanted) as door:
        at = wanted.at_port(door.getsockname()[1])
        app = application(at, built)
        server = Server(at, app, ready.set)

        async def serve() -> None:
            loops.append(asyncio.get_running_loop())
            await server.serve([door])

        thread = Thread(target=lambda: asyncio.run(serve()))
        thread.start()
        try:
            assert ready.wait(PATIENCE), "the server did not start"
            yield House(f"http://127.0.0.1:{at.port}", app, loops[0])
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
    assert not thread.is_alive(), "the server did not stop"

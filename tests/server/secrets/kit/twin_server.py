"""A running server with pairs of tables that differ only in secrets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy import Connection

from hinode.api import Game
from hinode.server.http.identity import token_hash
from hinode.server.storage.queries import tables
from hinode.server.storage.rows import Entry, Person, TableRow
from hinode.server.tables.table import Table
from tests.server.kit.client import Client, guest
from tests.server.kit.server import RunningServer, running_server
from tests.server.secrets.kit.random_games import HOLDERS, PlayedGame

SPECTATOR: Final = "spectator"
TRUE, TWIN = "T", "W"


class TwinServer:
    """`guests` by clan, and a spectator without a seat."""

    def __init__(self, server: RunningServer, guests: dict[str, Client], people: dict[str, Person]) -> None:
        self.server = server
        self.guests = guests
        self.people = people
        self._made = 0

    async def twin_tables(self, history: PlayedGame, upto: int) -> tuple[str, str]:
        """The same table twice, after this many entries; only the stored seed and salt differ."""
        self._made += 1
        names = [f"{which}{self._made:023}" for which in (TRUE, TWIN)]
        for name, salt in zip(names, ("1" * 64, "2" * 64), strict=True):
            row = replace(history.row, id=name, status="playing", open=True, salt=salt, invite="k" * 24)
            await self.write(replace(row, creator=self.people["koi"].id), history.entries[:upto])
        return names[0], names[1]

    async def write(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """In one transaction. The clans belong to the people of this server."""
        ids = {HOLDERS[clan].id: person.id for clan, person in self.people.items() if clan in HOLDERS}
        first, *rest = [replace(entry, body=_held_by(entry.body, ids)) for entry in entries]

        def work(connection: Connection) -> None:
            tables.create(connection, row, first, row.creator)
            for entry in rest:
                tables.append(
                    connection, row.id, entry, key=None, digest=None, status=None, members=(), clock=None
                )
            tables.enter(
                connection, row.id, [self.people[clan].id for clan in HOLDERS if clan in self.people]
            )

        await self.server.hub.store._database.write(work)


def _held_by(body: dict[str, Any], ids: Mapping[str, str]) -> dict[str, Any]:
    return {**body, "person": ids.get(body["person"], body["person"])} if "person" in body else body


@asynccontextmanager
async def open_twin_server(
    data: Path, clans: Sequence[str] = ("koi", "lotus", "turtle")
) -> AsyncIterator[TwinServer]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(
            running_server(data, bot_workers=1, sockets_per_session=1000)
        )
        guests, people = {}, {}
        for role in (*clans, SPECTATOR):
            guests[role] = await stack.enter_async_context(guest(server, f"Player of {role}"))
            person = await server.hub.store.session(token_hash(guests[role].token))
            assert person is not None
            people[role] = person
        yield TwinServer(server, guests, people)


def in_another_world(viewer: str) -> Callable[..., None]:
    """Replaces `Table.apply`: a twin continues like the true table, but shows a world for one viewer."""
    truths: dict[str, Game] = {}
    apply, rng = Table.apply, Random(f"another world for {viewer}")

    def applied(table: Table, entry: Entry, _game: Game | None = None) -> None:
        if table.id[0] != TWIN:
            apply(table, entry)
            return
        if entry.seq > 1:
            table.game = truths.get(table.id)
        apply(table, entry)
        if table.game is not None:
            truths[table.id] = table.game
            table.game = table.game.sample(viewer, rng)

    return applied

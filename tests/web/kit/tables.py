"""Tables in the middle of a game, written into the server's store as if they had been played there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from time import time
from typing import Any

from sqlalchemy import Connection

from hinode.server.ids import new_id
from hinode.server.storage.queries.serialization import entry_row
from hinode.server.storage.queries.tables import ADD_ENTRY, create, enter
from hinode.server.storage.rows import Entry, TableRow
from hinode.server.tables.commands import answer_outcome
from tests.server.tables.scenes import AKI, Json, Scene
from tests.web.kit.server import Visitor, WebServer


def lay_table(
    server: WebServer,
    seats: Mapping[str, Visitor],
    past: Iterable[tuple[str, Json]] = (),
    *,
    seed: int = 7,
    title: str = "",
    options: Mapping[str, Any] | None = None,
) -> str:
    """Store a table with people in the seats of these clans, after these answers. Returns its id."""
    scene = Scene(seed, players=len(seats), **(options or {}))
    for clan, who in seats.items():
        scene.do(who.person, "join", clan=clan)
    scene.do(AKI, "start")
    for clan, answer in past:
        scene.write(answer_outcome(scene.table, clan, answer, "person"))
    people = {who.person.id for who in seats.values()}
    host, now = next(iter(seats.values())).person.id, time()
    row = replace(
        scene.table.row,
        id=new_id(),
        invite=new_id(),
        creator=host,
        title=title,
        status=scene.table.status,
        created=now,
        changed=now,
    )
    server.write(lambda connection: _write(connection, row, scene.entries, people))
    return row.id


def _write(connection: Connection, row: TableRow, entries: list[Entry], people: Iterable[str]) -> None:
    """In one transaction: one for each of hundreds of entries would be slow."""
    first, *later = (replace(entry, at=row.created) for entry in entries)
    create(connection, row, first, row.creator)
    for entry in later:
        ADD_ENTRY.run(connection, entry_row(row.id, entry))
    enter(connection, row.id, people)

"""Tables in the middle of a game, written into the server's store as if they had been played there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from time import time
from typing import Any

from hinode.server.ids import new_id
from hinode.server.storage.rows import Entry, TableRow
from hinode.server.tables.judge import answered
from tests.server.tables.scenes import AKI, Json, Scene
from tests.web.house import House, Visitor


def lay_table(
    house: House,
    seats: Mapping[str, Visitor],
    past: Iterable[tuple[str, Json]] = (),
    *,
    seed: int = 7,
    title: str = "",
    options: Mapping[str, Any] | None = None,
) -> str:
    """A table with these people on these clans' seats, after those answers; its id."""
    scene = Scene(seed, players=len(seats), **(options or {}))
    for clan, who in seats.items():
        scene.do(who.person, "join", clan=clan)
    scene.do(AKI, "start")
    for clan, answer in past:
        scene.write(answered(scene.table, clan, answer, "person"))
    people = {who.person.id for who in seats.values()}
    host = next(iter(seats.values())).person.id
    now = time()
    row = replace(
        scene.table.row, id=new_id(), invite=new_id(), creator=host, title=title, created=now, changed=now
    )
    house.run(_write(house, row, scene.entries, sorted(people - {host}), scene.table.status))
    return row.id


async def _write(house: House, row: TableRow, entries: list[Entry], members: list[str], status: str) -> None:
    """It gathers until all is written: the server looks after tables that play by itself."""
    await house.store.create_table(row, entries[0], row.creator)
    for entry in entries[1:]:
        last = entry is entries[-1]
        await house.store.append(
            row.id,
            replace(entry, at=row.created),
            members=members if last else (),
            status=status if last else None,
        )

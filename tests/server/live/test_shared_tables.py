"""Two processes at one table: no decision is based on stale data."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode.server.errors import Refusal
from hinode.server.live.creation import add_table
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.live.run_command import run_command
from hinode.server.settings import Settings
from hinode.server.storage.rows import Person
from hinode.server.storage.store import Store
from hinode.server.wire.commands import Join, Leave
from hinode.server.wire.options import TableOptions

pytestmark = pytest.mark.asyncio


class Pair:
    """Two hubs, as in two processes on one database, without notifications between them."""

    def __init__(self, store: Store, data: Path) -> None:
        store.shared = True
        self.hubs = Hub(store, Settings(data=data)), Hub(store, Settings(data=data))
        self.lives: list[LiveTable] = []

    async def open(self, ann: Person) -> None:
        row = await add_table(self.hubs[0], ann, TableOptions(open=True))
        for hub in self.hubs:
            live = await hub.live(row.id)
            assert live is not None
            self.lives.append(live)

    async def run(self, process: int, person: Person, command: Join | Leave) -> int:
        return await run_command(self.hubs[process], self.lives[process], person, command)


async def opened(store: Store, data: Path) -> tuple[Pair, Person, Person]:
    ann, ben = [await store.add_session(f"hash of {name}", name) for name in ("Ann", "Ben")]
    pair = Pair(store, data)
    await pair.open(ann)
    return pair, ann, ben


async def test_an_answer_that_the_other_process_made_legal_is_accepted(store: Store, tmp_path: Path) -> None:
    pair, ann, _ = await opened(store, tmp_path)
    assert await pair.run(0, ann, Join(kind="join", id="message-1")) == 2
    assert pair.lives[1].table.n == 1
    assert await pair.run(1, ann, Leave(kind="leave", id="message-2")) == 3


async def test_an_answer_that_the_other_process_made_illegal_is_refused(store: Store, tmp_path: Path) -> None:
    pair, ann, ben = await opened(store, tmp_path)
    assert await pair.run(0, ann, Join(kind="join", id="message-1", clan="koi")) == 2
    with pytest.raises(Refusal):
        await pair.run(1, ben, Join(kind="join", id="message-2", clan="koi"))
    assert [live.table.n for live in pair.lives] == [2, 2]


async def test_two_simultaneous_entries_both_count(store: Store, tmp_path: Path) -> None:
    pair, ann, ben = await opened(store, tmp_path)
    assert await pair.run(0, ann, Join(kind="join", id="message-1")) == 2
    assert await pair.run(1, ben, Join(kind="join", id="message-2")) == 3
    assert [place.person for place in pair.lives[1].table.places[:2]] == [ann.id, ben.id]

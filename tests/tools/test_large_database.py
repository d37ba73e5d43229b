"""The database for measurements has real games, which a server can load and continue."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hinode.server.storage.store import Store
from hinode.server.tables.commands import answer_outcome
from hinode.server.tables.table import Table
from tools.large_database import fill, main


async def loaded(path: Path, id: str) -> Table:
    store = await Store.open(f"sqlite:///{path}")
    try:
        row = await store.table(id)
        assert row is not None
        table = Table(row)
        table.replay(await store.entries(id, 0))
        return table
    finally:
        await store.close()


async def due(path: Path) -> list[str]:
    store = await Store.open(f"sqlite:///{path}")
    try:
        return await store.due_tables(1.0, 0.0, 10)
    finally:
        await store.close()


def test_finished_and_running_games_are_loaded_from_their_logs(tmp_path: Path) -> None:
    path = tmp_path / "large.sqlite3"
    assert fill(path, finished=1, running=1) > 200
    finished, running = (asyncio.run(loaded(path, f"table{number:06}")) for number in range(2))
    assert (finished.status, running.status) == ("ended", "playing")
    assert running.game is not None
    decision = running.game.pending[0]
    assert answer_outcome(running, decision.clan, decision.options[0].to_json(), "person").game is not None
    assert asyncio.run(due(path)) == ["table000001"]


def test_an_existing_file_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.sqlite3"
    path.write_text("mine")
    with pytest.raises(SystemExit):
        main([str(path)])
    assert "exists" in capsys.readouterr().err
    assert path.read_text() == "mine"

"""The portable backup format: from either database to either, and what is refused."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, Table, select

from hinode.server.storage import migrate
from hinode.server.storage.backup import portable
from hinode.server.storage.backup.backup import backup
from hinode.server.storage.backup.restore import restore
from hinode.server.storage.rows import StorageError
from hinode.server.storage.store import Store
from tests.server.kit.database import Cluster
from tests.server.storage.samples import SOON, add_table, entry

pytestmark = pytest.mark.asyncio

PLACES = ["sqlite", "postgresql"]


@pytest.fixture
def place(cluster: Cluster, tmp_path: Path) -> Callable[[str, str], str]:
    """A database that is missing or empty."""

    def url(kind: str, name: str) -> str:
        return f"sqlite:///{tmp_path / name}" if kind == "sqlite" else cluster.create_database()

    return url


async def fill(url: str) -> None:
    """Put something in every table."""
    store = await Store.open(url)
    ann = await add_table(store, open=False, title="naïve ☀ \"'")
    await add_table(store, "other", ann)
    ben = await store.add_session("hash-b", "Ben")
    await store.add_device_link("code", ann.id, expires=100.25)
    for seq in range(2, 30):
        await store.append(
            "table", entry(seq, at=1e9 + seq / 7, text="\u0000\ud800"), key=f"key-{seq}", digest="d"
        )
    await store.append("other", entry(2), status="playing", members=[ben.id], clock={"koi": 61.5})
    await store.add_chat("table", "said", "d", {"text": "hello"}, 3.5)
    await store.close()


def lines_of(file: Path) -> list[str]:
    with gzip.open(file, "rt", encoding="utf-8") as opened:
        return opened.readlines()


@pytest.mark.parametrize("target", PLACES)
@pytest.mark.parametrize("source", PLACES)
async def test_everything_moves_from_either_database_to_either(
    place: Callable[[str, str], str],
    tmp_path: Path,
    source: str,
    target: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A backup of the copy has the same lines, and play continues there."""
    monkeypatch.setattr(portable, "ROWS_AT_ONCE", 10)
    old, new = place(source, "old"), place(target, "new")
    await fill(old)
    await asyncio.to_thread(backup, old, tmp_path / "first", portably=True)
    await asyncio.to_thread(restore, new, tmp_path / "first")
    await asyncio.to_thread(backup, new, tmp_path / "second", portably=True)
    lines = lines_of(tmp_path / "first")
    assert lines == lines_of(tmp_path / "second")
    assert len({json.loads(line)[0] for line in lines[1:-1]}) == 9
    store = await Store.open(new)
    assert len(await store.entries("table", 0)) == 29
    await store.append("table", entry(30), key="key-30", digest="d")
    await store.close()


async def test_a_backup_is_consistent(
    store: Store, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Data written after the backup has read one table is missing from all others too."""
    await add_table(store)
    loop = asyncio.get_running_loop()

    def select_late(table: Table) -> Select[Any]:
        if table.name == "entries":
            late = store.append("table", entry(2), key="key-2", digest="d")
            asyncio.run_coroutine_threadsafe(late, loop).result(SOON)
        return select(table)

    monkeypatch.setattr(portable, "select", select_late)
    await asyncio.to_thread(backup, database_url, tmp_path / "out", portably=True)
    assert len(await store.entries("table", 0)) == 2
    rows = [json.loads(line) for line in lines_of(tmp_path / "out")[1:-1]]
    names = [name for name, _row in rows]
    assert (names.count("entries"), names.count("commands")) == (1, 0)


async def test_postgresql_is_overwritten_only_with_force(pg_url: str, tmp_path: Path) -> None:
    store = await Store.open(pg_url)
    await add_table(store, "first")
    await asyncio.to_thread(backup, pg_url, tmp_path / "out")
    await add_table(store, "second")
    with pytest.raises(StorageError, match="in use by another hinode serve"):
        await asyncio.to_thread(restore, pg_url, tmp_path / "out", force=True)
    await store.close()
    with pytest.raises(StorageError, match="there is a database already; --force"):
        await asyncio.to_thread(restore, pg_url, tmp_path / "out")
    await asyncio.to_thread(restore, pg_url, tmp_path / "out", force=True)
    store = await Store.open(pg_url)
    assert [bool(await store.table(id)) for id in ("first", "second")] == [True, False]
    await store.close()


async def test_postgresql_refuses_a_copy_of_an_sqlite_file(
    sqlite_url: str, pg_dsn: str, tmp_path: Path
) -> None:
    backup(sqlite_url, tmp_path / "out")
    with pytest.raises(StorageError, match="portable backup"):
        restore(pg_dsn, tmp_path / "out", force=True)


def without_a_row(lines: list[str]) -> list[str]:
    return lines[:2] + lines[3:]


def without_the_end(lines: list[str]) -> list[str]:
    return lines[:-1]


def with_more_after_the_end(lines: list[str]) -> list[str]:
    return [*lines, lines[1]]


def without_the_head(lines: list[str]) -> list[str]:
    return lines[1:]


def of_a_newer_version(lines: list[str]) -> list[str]:
    return [lines[0].replace(migrate.head(), "v9999"), *lines[1:]]


def with_a_strange_column(lines: list[str]) -> list[str]:
    return [line.replace('"token_hash"', '"strange"') for line in lines]


def with_a_dangling_row(lines: list[str]) -> list[str]:
    """A session without a person."""
    return [line.replace('"person": "', '"person": "x') if '["sessions"' in line else line for line in lines]


def with_no_json(lines: list[str]) -> list[str]:
    return [*lines[:2], "{", *lines[2:]]


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (without_a_row, "out: damaged, or cut short"),
        (without_the_end, "out: damaged, or cut short"),
        (with_more_after_the_end, "out: damaged, or cut short"),
        (without_the_head, "out: not a portable backup"),
        (of_a_newer_version, "out: made by a newer version"),
        (with_a_strange_column, "out: does not fit the database"),
        (with_a_dangling_row, "out: damaged: some rows refer to what is not there"),
        (with_no_json, "out: damaged"),
    ],
)
async def test_a_damaged_file_is_refused_and_leaves_nothing(
    sqlite_url: str, tmp_path: Path, spoil: Callable[[list[str]], list[str]], reason: str
) -> None:
    store = await Store.open(sqlite_url)
    await add_table(store)
    await store.close()
    out, target = tmp_path / "out", tmp_path / "new"
    backup(sqlite_url, out, portably=True)
    with gzip.open(out, "rt", encoding="utf-8") as file:
        lines = file.readlines()
    with gzip.open(out, "wt", encoding="utf-8") as file:
        file.writelines(spoil(lines))
    with pytest.raises(StorageError, match=reason):
        restore(f"sqlite:///{target}", out)
    assert not target.exists()


async def test_a_file_with_changed_bytes_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    backup(sqlite_url, out, portably=True)
    whole = out.read_bytes()
    for spoilt in (whole[: len(whole) // 2], whole[:60] + b"xx" + whole[62:], whole[:2]):
        out.write_bytes(spoilt)
        with pytest.raises(StorageError, match=r"damaged|not a portable backup"):
            restore(f"sqlite:///{tmp_path / 'new'}", out)


async def test_a_refused_file_leaves_postgresql_unchanged(pg_emptied: str, tmp_path: Path) -> None:
    store = await Store.open(pg_emptied)
    await add_table(store)
    await asyncio.to_thread(backup, pg_emptied, tmp_path / "out")
    await store.close()
    lines = lines_of(tmp_path / "out")
    for spoil in (with_a_strange_column, with_a_dangling_row):
        with gzip.open(tmp_path / "out", "wt", encoding="utf-8") as file:
            file.writelines(spoil(lines))
        with pytest.raises(StorageError, match="does not fit the database"):
            await asyncio.to_thread(restore, pg_emptied, tmp_path / "out", force=True)
    store = await Store.open(pg_emptied)
    assert await store.table("table") is not None
    await store.close()

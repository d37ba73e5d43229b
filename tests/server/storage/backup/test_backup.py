"""Backup and restore of an SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from hinode.server.storage.backup import atomic_files
from hinode.server.storage.backup.backup import backup
from hinode.server.storage.backup.restore import restore
from hinode.server.storage.rows import Page, StorageError
from hinode.server.storage.store import Store
from tests.server.storage.samples import add_table, entry

pytestmark = pytest.mark.asyncio


@pytest.fixture
def path(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite:///"))


async def filled(url: str, table: str = "table") -> None:
    store = await Store.open(url)
    await add_table(store, table)
    await store.close()


async def tables_in(url: str) -> list[str]:
    store = await Store.open(url)
    ann = await store.session("hash of table") or await store.session("hash of other")
    found = [] if ann is None else [each.id for each in await store.tables_of(ann.id, Page(10))]
    await store.close()
    return found


async def test_a_backup_while_the_server_writes_is_consistent(sqlite_url: str, tmp_path: Path) -> None:
    """It has every entry acknowledged before it started, without gaps, and does not delay play."""
    store = await Store.open(sqlite_url)
    await add_table(store)
    written, done = 1, asyncio.Event()

    async def write() -> None:
        nonlocal written
        while not done.is_set():
            seq = written + 1
            await store.append("table", entry(seq, text="x" * 500), key=f"key-{seq}", digest="d")
            written = seq

    writing = asyncio.create_task(write())
    copies = []
    for number in range(3):
        before, out = written, tmp_path / f"backup-{number}"
        await asyncio.to_thread(backup, sqlite_url, out)
        copies.append((before, out))
    done.set()
    await writing
    await store.close()
    for before, out in copies:
        url = f"sqlite:///{out}-restored"
        await asyncio.to_thread(restore, url, out)
        again = await Store.open(url)
        entries = await again.entries("table", 0)
        assert before <= len(entries) <= written
        keys = [await again.done_before("table", f"key-{seq}") for seq in range(2, len(entries) + 2)]
        assert [key is not None for key in keys] == [True] * (len(entries) - 1) + [False]
        await again.append("table", entry(len(entries) + 1))
        await again.close()


async def test_a_backup_is_one_file_that_only_its_owner_can_read(sqlite_url: str, tmp_path: Path) -> None:
    await filled(sqlite_url)
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(sqlite_url, folder / "out")
    assert [each.name for each in folder.iterdir()] == ["out"]
    assert not (folder / "out").stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO)
    with closing(sqlite3.connect(folder / "out")) as copy:
        assert copy.execute("pragma integrity_check").fetchone() == ("ok",)
        assert copy.execute("pragma journal_mode").fetchone() == ("delete",)


async def test_a_backup_does_not_overwrite_a_file(sqlite_url: str, path: Path, tmp_path: Path) -> None:
    for out in (path, tmp_path):
        with pytest.raises(StorageError, match="the file already exists"):
            backup(sqlite_url, out)
    assert await tables_in(sqlite_url) == []


@pytest.mark.parametrize("portably", [False, True])
async def test_a_failed_backup_leaves_no_file(tmp_path: Path, portably: bool) -> None:
    (tmp_path / "broken").write_text("Dear diary, " * 100)
    for name, reason in (("missing", "there is no database"), ("broken", "not a database")):
        with pytest.raises(StorageError, match=reason):
            backup(f"sqlite:///{tmp_path / name}", tmp_path / "out", portably=portably)
    assert [each.name for each in tmp_path.iterdir()] == ["broken"]


async def test_a_backup_into_a_missing_folder_is_a_clear_error(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be written: No such file"):
        backup(sqlite_url, tmp_path / "nowhere" / "out")


@pytest.mark.parametrize("portably", [False, True])
async def test_a_database_is_overwritten_only_with_force(sqlite_url: str, path: Path, portably: bool) -> None:
    """Even then, the old one is kept next to it."""
    await filled(sqlite_url)
    out = path.with_name("out")
    backup(sqlite_url, out, portably=portably)
    await filled(sqlite_url, "other")
    with pytest.raises(StorageError, match="there is a database already; --force"):
        restore(sqlite_url, out)
    assert await tables_in(f"sqlite:///{path}") != []
    restore(sqlite_url, out, force=True)
    assert await tables_in(sqlite_url) == ["table"]
    with closing(sqlite3.connect(f"{path}.old")) as old:
        assert old.execute("select count(*) from tables").fetchone() == (2,)


async def test_the_old_log_is_never_next_to_the_new_file(sqlite_url: str, path: Path) -> None:
    """After a crash, the write-ahead log holds data that the file lacks, so it moves with the old file."""
    await filled(sqlite_url)
    out = path.with_name("out")
    backup(sqlite_url, out)
    crashed = sqlite3.connect(path, isolation_level=None)
    crashed.execute("update persons set name = 'in the log only'")
    kept = {each: each.read_bytes() for each in path.parent.glob("hinode.sqlite*")}
    crashed.close()
    for each, content in kept.items():
        each.write_bytes(content)
    restore(sqlite_url, out, force=True)
    for place, name in ((f"{path}", "Ann"), (f"{path}.old", "in the log only")):
        with closing(sqlite3.connect(place)) as found:
            assert found.execute("select name from persons").fetchall() == [(name,)]


async def test_a_damaged_database_can_be_replaced(sqlite_url: str, path: Path) -> None:
    await filled(sqlite_url)
    out = path.with_name("out")
    backup(sqlite_url, out)
    path.write_bytes(b"\0" * 5000)
    restore(sqlite_url, out, force=True)
    assert await tables_in(sqlite_url) == ["table"]


async def test_a_database_in_use_is_not_replaced(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    backup(sqlite_url, tmp_path / "out")
    with pytest.raises(StorageError, match="in use by another hinode serve"):
        restore(sqlite_url, tmp_path / "out", force=True)
    await add_table(store)
    await store.close()


async def test_an_interrupted_restore_can_be_repeated(
    sqlite_url: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(sqlite_url)
    out = path.with_name("out")
    backup(sqlite_url, out)

    def die(*_files: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(atomic_files, "replace_file", die)
        with pytest.raises(KeyboardInterrupt):
            restore(sqlite_url, out, force=True)
    restore(sqlite_url, out)
    assert await tables_in(sqlite_url) == ["table"]


async def test_a_file_that_is_not_a_backup_is_refused_and_changes_nothing(
    sqlite_url: str, path: Path
) -> None:
    await filled(sqlite_url)
    before = path.read_bytes()
    text, cut, foreign, newer = (path.with_name(name) for name in ("text", "cut", "foreign", "newer"))
    text.write_text("Dear diary")
    cut.write_bytes(before[:9000])
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("create table recipes(name)")
    newer.write_bytes(before)
    with closing(sqlite3.connect(newer)) as other, other:
        other.execute("update alembic_version set version_num = 'v9999'")
    for file, reason in (
        (path.with_name("missing"), "missing: cannot be read: No such file"),
        (text, "text: not a backup of Hinode"),
        (cut, r"cut: (damaged|cannot be copied)"),
        (foreign, "foreign: not a Hinode database"),
        (newer, "newer: made by a newer version"),
    ):
        with pytest.raises(StorageError, match=reason):
            restore(sqlite_url, file, force=True)
    assert path.read_bytes() == before
    assert not [each.name for each in path.parent.iterdir() if each.name.startswith(".")]

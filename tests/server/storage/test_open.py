"""Opening a database: what is refused, and the error messages."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from hinode.server.storage.database_errors import DatabaseFault
from hinode.server.storage.engines import sqlite, sqlite_check
from hinode.server.storage.migrate import head
from hinode.server.storage.rows import Entry, StorageError, Unavailable
from hinode.server.storage.store import Store
from tests.server.storage.samples import add_table, entry, in_transaction

pytestmark = pytest.mark.asyncio

FLIPS = 40


async def opened(path: Path) -> Store:
    return await Store.open(f"sqlite:///{path}")


@pytest.fixture
def path(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite:///"))


async def test_only_its_owner_can_read_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "made" / "on the way" / "hinode.sqlite"
    store = await opened(path)
    await store.add_session("hash", "Ann")
    for each in path.parent.glob("hinode.sqlite*"):
        assert not each.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO) or each.stat().st_size == 0
    await store.close()


async def test_writes_are_synced_to_the_disk(sqlite_url: str) -> None:
    def asked(pragma: str) -> str:
        return f"PRAGMA {pragma}"

    found = await in_transaction(
        sqlite_url,
        lambda c: [
            c.exec_driver_sql(asked(name)).scalar_one()
            for name in ("journal_mode", "synchronous", "busy_timeout")
        ],
    )
    assert found == ["wal", 2, 5000]


async def test_data_is_still_there_after_reopening(database_url: str) -> None:
    store = await Store.open(database_url)
    ann = await add_table(store)
    await store.close()
    again = await Store.open(database_url)
    assert await again.session("hash of table") == ann
    assert len(await again.entries("table", 0)) == 1
    await again.close()


async def test_the_driver_of_a_url_is_chosen_automatically(path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    assert not store.shared
    await store.close()


@pytest.mark.parametrize("url", ["", "hinode.sqlite", "sqlite://", "sqlite:///:memory:", "mysql://host/name"])
async def test_a_url_that_names_no_database_is_refused(url: str) -> None:
    with pytest.raises(StorageError, match="sqlite:///FILE"):
        await Store.open(url)


async def test_a_file_in_use_is_refused_until_it_is_closed(path: Path) -> None:
    first = await opened(path)
    with pytest.raises(StorageError, match="in use by another hinode serve"):
        await opened(path)
    await add_table(first)
    await first.close()
    await (await opened(path)).close()


async def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StorageError, match="cannot be opened"):
        await opened(tmp_path / "file" / "hinode.sqlite")
    with pytest.raises(StorageError, match="cannot be opened"):
        await opened(tmp_path)


async def test_a_file_that_is_not_a_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "hinode.sqlite"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StorageError, match=r"damaged.*hinode restore"):
        await opened(path)
    assert path.read_text().startswith("Dear diary")


async def test_a_truncated_file_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    with pytest.raises(StorageError, match=r"damaged.*hinode restore"):
        await opened(path)


async def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "hinode.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute("create table recipes(name)")
    with pytest.raises(StorageError, match="not a Hinode database: it holds recipes"):
        await opened(path)
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("select name from sqlite_master").fetchall() == [("recipes",)]


async def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    newer, back = (f"update alembic_version set version_num = '{name}'" for name in ("v9999", head()))
    await in_transaction(database_url, lambda c: c.execute(text(newer)))
    with pytest.raises(StorageError, match=r"newer version of Hinode \(revision v9999"):
        await Store.open(database_url)
    await in_transaction(database_url, lambda c: c.execute(text(back)))


async def test_an_unreachable_postgresql_is_a_clear_error(pg_dsn: str) -> None:
    for url in ("postgresql://test@127.0.0.1:1/postgres", pg_dsn + "nosuch"):
        with pytest.raises(Unavailable, match="PostgreSQL cannot be reached"):
            await Store.open(url)


async def test_a_flipped_bit_is_never_accepted(path: Path) -> None:
    """The readable part of the log is unchanged, or there is an error."""
    store = await opened(path)
    await add_table(store)
    for seq in range(2, 60):
        await store.append("table", entry(seq, at=seq * 1.5, option={"clan": "koi", "coins": [seq] * 20}))
    written = await store.entries("table", 0)
    await store.close()
    whole, rng = path.read_bytes(), random.Random(7)
    found = []
    for _ in range(FLIPS):
        spoilt = bytearray(whole)
        spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
        path.write_bytes(spoilt)
        found.append(await read_back(path))
    assert all(each in (None, written) for each in found)
    assert None in found


async def read_back(path: Path) -> list[Entry] | None:
    """Returns None if the file is refused."""
    try:
        store = await opened(path)
    except StorageError:
        return None
    try:
        return await store.entries("table", 0)
    except StorageError:
        return None
    finally:
        await store.close()


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can grow beyond 200 kB."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_is_an_error_without_data_loss(path: Path) -> None:
    """A failed write leaves nothing behind, and play continues once there is space."""
    store = await opened(path)
    await add_table(store)
    with full_disk(), pytest.raises(Unavailable, match="the disk reports an I/O error"):
        await store.append("table", entry(2, text="x" * 400_000), key="key-1", digest="d")
    assert len(await store.entries("table", 0)) == 1
    await store.append("table", entry(2), key="key-1", digest="d")
    assert len(await store.entries("table", 0)) == 2
    await store.close()


async def test_a_clock_that_cannot_be_saved_is_only_logged(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened(path)
    await add_table(store)
    with full_disk():
        await store.save_clock("table", 2, {str(clan): 1.5 for clan in range(50_000)})
    assert "clock not saved" in caplog.text
    assert await store.clock("table") is None
    await store.close()


async def test_a_closed_store_accepts_nothing(sqlite_url: str) -> None:
    """A late request does not wait forever either."""
    store = await Store.open(sqlite_url)
    await store.close()
    with pytest.raises(Unavailable, match="closed"):
        await store.add_session("hash", "Ann")


# -- a large file is checked while it is in use --------------------------------------------------


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every file counts as large."""
    monkeypatch.setattr(sqlite, "CHECKED_AT_START", -1)


@pytest.mark.usefixtures("large")
async def test_a_large_file_opens_before_it_is_checked(path: Path) -> None:
    store = await opened(path)
    await add_table(store)
    await store.check()
    assert await store.current_fault() is None
    assert len(await store.entries("table", 0)) == 1
    await store.close()


@pytest.mark.usefixtures("large")
async def test_a_large_file_is_closed_when_damage_is_found(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened(path)
    await add_table(store)

    async def find_damage(*_args: object) -> str:
        return "row 7 is missing"

    monkeypatch.setattr(sqlite_check, "find_damage", find_damage)
    await store.check()
    assert "row 7 is missing" in caplog.text
    assert await store.current_fault() is DatabaseFault.DAMAGED
    for refused in (store.entries("table", 0), store.append("table", entry(2))):
        with pytest.raises(Unavailable, match="the database is damaged"):
            await refused
    await store.close()


@pytest.mark.usefixtures("large")
async def test_a_large_file_that_is_not_a_database_is_refused_immediately(tmp_path: Path) -> None:
    path = tmp_path / "hinode.sqlite"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StorageError, match=r"damaged.*hinode restore"):
        await opened(path)


async def test_a_background_check_finds_a_truncated_file(path: Path) -> None:
    assert await sqlite_check.find_damage(path, seconds=1.0) is None
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert await sqlite_check.find_damage(path, seconds=1.0) is not None


async def test_a_check_ends_when_the_server_stops(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def endless(connection: sqlite3.Connection, _pragma: str) -> None:
        loop.call_soon_threadsafe(begun.set)
        connection.execute(
            "with recursive n(i) as (select 1 union all select i + 1 from n) select sum(i) from n"
        )

    monkeypatch.setattr(sqlite_check, "_first_fault", endless)
    checking = asyncio.create_task(sqlite_check.find_damage(path, seconds=1.0))
    await begun.wait()
    checking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await checking

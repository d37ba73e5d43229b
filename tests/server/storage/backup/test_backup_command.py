"""`hinode backup` and `hinode restore`."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import pytest

from hinode.cli import backup as command
from hinode.server.settings import DATABASE_FILE
from hinode.server.storage.rows import StorageError
from hinode.server.storage.store import Store
from tests.server.storage.samples import add_table


def parsed(name: str, *words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    getattr(command, f"add_{name}_arguments")(parser)
    return parser.parse_args(words)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


async def fill(data: Path) -> None:
    store = await Store.open(f"sqlite:///{data / DATABASE_FILE}")
    await add_table(store)
    await store.close()


@pytest.mark.parametrize("options", [[], ["--portable"]])
def test_a_backup_can_be_restored_elsewhere(
    data: Path, tmp_path: Path, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(data))
    out, new = tmp_path / "out", tmp_path / "new" / "hinode.sqlite"
    assert command.backup(parsed("backup", str(out), "--data", str(data), *options)) == 0
    assert command.restore(parsed("restore", str(out), "--database", f"sqlite:///{new}")) == 0
    assert new.is_file()
    said = " ".join(capsys.readouterr().out.split())
    assert "bytes, checked" in said
    assert "restored from" in said


def test_by_default_the_environment_names_the_database(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(data))
    monkeypatch.setenv("HINODE_DATABASE", f"sqlite:///{data / DATABASE_FILE}")
    command.backup(parsed("backup", str(tmp_path / "one")))
    assert (tmp_path / "one").is_file()
    with pytest.raises(StorageError, match="there is no database"):
        command.backup(parsed("backup", str(tmp_path / "two"), "--data", str(tmp_path / "empty")))


def test_a_database_is_replaced_only_with_force(data: Path, tmp_path: Path) -> None:
    asyncio.run(fill(data))
    out = str(tmp_path / "out")
    command.backup(parsed("backup", out, "--data", str(data)))
    with pytest.raises(StorageError, match="--force"):
        command.restore(parsed("restore", out, "--data", str(data)))
    assert command.restore(parsed("restore", out, "--data", str(data), "--force")) == 0


def test_a_folder_and_a_url_together_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parsed("backup", "out", "--data", "here", "--database", "sqlite:///there")
    assert "not allowed with" in capsys.readouterr().err

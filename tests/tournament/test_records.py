"""`hinode tournament --records`: the record of each game, and resumed runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hinode import Game
from hinode.server.records.importing import read_import
from hinode.tournament import Plan, RecordsFolder, TournamentError, local, run
from tests.cli.kit import called, error_line, unwrapped
from tests.tournament.games import RANDOM_3, read

THREE = ("tournament", "--bots", "random,random,random", "--cap", "60", "--workers", "1")


def tournament(capsys: pytest.CaptureFixture[str], folder: Path, *args: str) -> str:
    out, records = str(folder / "games.jsonl"), str(folder / "records")
    assert called(*THREE, "--out", out, "--records", records, *args) == 0
    return unwrapped(capsys.readouterr().out)


def file_names(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "records").iterdir())


def test_each_game_can_be_replayed_from_its_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tournament(capsys, tmp_path, "--games", "2")
    assert file_names(tmp_path) == ["game-00000.json", "game-00001.json", "tournament.json"]
    for row in read(tmp_path / "games.jsonl"):
        record = json.loads((tmp_path / "records" / f"game-{row['game']:05}.json").read_text())
        result = Game.replay(record).result
        assert result is not None
        assert result.scores == row["scores"]


def test_the_browser_and_the_commands_read_a_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tournament(capsys, tmp_path, "--games", "1")
    path = tmp_path / "records" / "game-00000.json"
    assert read_import(path.read_bytes(), 2**21).clans == read(tmp_path / "games.jsonl")[0]["clans"]
    assert called("verify", str(path)) == 0
    assert called("replay", str(path), "--all") == 0


def test_a_stopped_run_resumes_and_keeps_its_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tournament(capsys, tmp_path, "--games", "2")
    first = tmp_path / "records" / "game-00000.json"
    before = first.stat().st_mtime_ns
    said = tournament(capsys, tmp_path, "--games", "3")
    assert "2 of 3 games are already finished" in said
    assert "no record" not in said
    assert file_names(tmp_path)[:3] == ["game-00000.json", "game-00001.json", "game-00002.json"]
    assert first.stat().st_mtime_ns == before


def test_games_that_were_finished_without_records_are_counted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert called(*THREE, "--games", "2", "--out", str(tmp_path / "games.jsonl")) == 0
    capsys.readouterr()
    assert "2 of the finished games have no record" in tournament(capsys, tmp_path, "--games", "3")
    assert file_names(tmp_path) == ["game-00002.json", "tournament.json"]


def test_a_record_is_written_before_its_row(tmp_path: Path) -> None:
    """A run that stops between the two plays the game again and loses nothing."""
    records = RecordsFolder(RANDOM_3, tmp_path)
    missing_with_row: list[list[int]] = []
    run(
        [RANDOM_3.match(0)],
        lambda: local(1),
        lambda row: missing_with_row.append(records.missing([row["game"]])),
        records.add,
    )
    assert missing_with_row == [[]]


def test_records_of_another_run_are_not_changed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    tournament(capsys, tmp_path, "--games", "1")
    before = {path: path.read_bytes() for path in (tmp_path / "records").iterdir()}
    said = error_line(capsys, *THREE, "--games", "1", "--seed", "2", "--records", str(tmp_path / "records"))
    assert "contains records of another run: seed 1, not 2" in said
    assert {path: path.read_bytes() for path in (tmp_path / "records").iterdir()} == before


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("game-00000.json", "{}", "contains records, but no tournament.json"),
        ("tournament.json", "{", "not JSON"),
        ("tournament.json", "{}", "not the options of a tournament"),
    ],
)
def test_a_folder_with_other_files_is_refused(tmp_path: Path, name: str, content: str, said: str) -> None:
    (tmp_path / name).write_text(content)
    with pytest.raises(TournamentError, match=said):
        RecordsFolder(Plan(("random",) * 3), tmp_path)
    assert (tmp_path / name).read_text() == content


def test_a_folder_that_cannot_be_created_gives_a_one_line_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    said = error_line(capsys, *THREE, "--games", "1", "--records", str(tmp_path / "file"))
    assert str(tmp_path / "file") in said

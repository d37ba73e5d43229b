"""The results file: complete rows only, each game once, one plan."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hinode.tournament import GameRow, Plan, ResultsFile, TournamentError, read_games
from hinode.tournament.rows import format_row, parse_row
from tests.tournament.games import AMPLE, RANDOM_3, RANDOM_4, read, some_games, written


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_a_row_survives_the_round_trip() -> None:
    for row in some_games():
        assert parse_row(format_row(row)) == row


def test_games_are_on_disk_as_soon_as_they_are_added(path: Path) -> None:
    with ResultsFile(RANDOM_4, path) as results:
        for count, row in enumerate(some_games()[:3], 1):
            results.add(row)
            assert read(path) == list(some_games()[:count])


def test_a_game_is_added_once(path: Path) -> None:
    with ResultsFile(RANDOM_4, path) as results:
        assert results.add(some_games()[0])
        assert not results.add(some_games()[0])
    assert len(read(path)) == 1


def test_missing_games_are_listed(path: Path) -> None:
    written(path, [some_games()[1], some_games()[3]])
    with ResultsFile(RANDOM_4, path) as results:
        assert [match.number for match in results.missing(6)] == [0, 2, 4, 5]


def test_without_a_file_all_games_are_missing() -> None:
    assert len(ResultsFile(RANDOM_4).missing(7)) == 7


@pytest.mark.parametrize("cut", [1, 2, 40, 1000])
def test_a_half_written_last_line_is_dropped(path: Path, cut: int) -> None:
    whole = written(path, some_games()[:3]).read_bytes()
    path.write_bytes(whole[:-cut])
    with ResultsFile(RANDOM_4, path) as results:
        assert sorted(results.rows) == [0, 1]
        results.add(some_games()[2])
    assert path.read_bytes() == whole


@pytest.mark.parametrize("left", [1, 5, 20, 300])
def test_a_half_written_line_is_dropped_even_if_it_is_the_only_one(path: Path, left: int) -> None:
    path.write_bytes(format_row(some_games()[0])[:left])
    with ResultsFile(RANDOM_4, path) as results:
        assert results.rows == {}
    assert path.read_bytes() == b""


def test_an_unreadable_last_line_is_dropped(path: Path) -> None:
    whole = written(path, some_games()[:2]).read_bytes()
    path.write_bytes(whole + b'{"schema":2,"run"\n')
    with ResultsFile(RANDOM_4, path) as results:
        assert len(results.rows) == 2
    assert path.read_bytes() == whole


def test_an_unreadable_row_in_the_middle_is_refused(path: Path) -> None:
    one, two = map(format_row, some_games()[:2])
    path.write_bytes(one + b"{oops\n" + two)
    with pytest.raises(TournamentError, match="line 2: not JSON"):
        ResultsFile(RANDOM_4, path)


@pytest.mark.parametrize("text", [b"notes", b"notes\n", b"{}\n", b'{"a": 1}', b"[1]\n", b"\xff\xfe\n"])
def test_another_kind_of_file_is_refused_and_left_alone(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    with pytest.raises(TournamentError, match="line 1"):
        ResultsFile(RANDOM_4, path)
    assert path.read_bytes() == text


def test_another_kind_of_row_at_the_end_is_refused_and_left_alone(path: Path) -> None:
    whole = written(path, some_games()[:1]).read_bytes() + b'{"schema": 3}\n'
    path.write_bytes(whole)
    with pytest.raises(TournamentError, match="format 2"):
        ResultsFile(RANDOM_4, path)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("key", ["run", "game", "scores", "summary", "seconds"])
def test_a_row_with_a_missing_key_is_refused(key: str) -> None:
    row = dict(some_games()[0])
    del row[key]
    with pytest.raises(TournamentError, match=f"'{key}'"):
        parse_row(format_row(row))  # type: ignore[arg-type]


def test_a_row_of_an_earlier_version_is_read() -> None:
    """It has the summary under the key `story`."""
    row = some_games()[0]
    older = {"story" if key == "summary" else key: value for key, value in row.items()}
    assert parse_row(format_row(older)) == row  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Plan(("random",) * 4, seed=2, cap=AMPLE), "seed 1, not 2"),
        (Plan(("random",) * 4, cap=0.5), "cap 60.0, not 0.5"),
        (Plan(("random",) * 4, cap=AMPLE, season_set="teapot"), "set random, not teapot"),
        (Plan(("random",) * 4, cap=AMPLE, kami_unbound=True), "kami-unbound False, not True"),
        (Plan(("greedy", *("random",) * 3), cap=AMPLE), "not greedy,random,random,random"),
        (RANDOM_3, "players 4, not 3"),
    ],
)
def test_a_file_of_other_options_is_refused_and_left_alone(path: Path, other: Plan, said: str) -> None:
    before = written(path, some_games()[:2]).read_bytes()
    with pytest.raises(TournamentError, match=said):
        ResultsFile(other, path)
    assert path.read_bytes() == before


def test_a_file_that_is_being_written_is_refused(path: Path) -> None:
    with ResultsFile(RANDOM_4, path), pytest.raises(TournamentError, match="another run"):
        ResultsFile(RANDOM_4, path)
    ResultsFile(RANDOM_4, path).__exit__(None, None, None)


def test_a_path_that_is_not_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TournamentError, match="not a regular file"):
        ResultsFile(RANDOM_4, tmp_path)


def test_a_missing_folder_gives_a_one_line_error(tmp_path: Path) -> None:
    with pytest.raises(TournamentError, match="No such file"):
        ResultsFile(RANDOM_4, tmp_path / "nowhere" / "games.jsonl")


@contextmanager
def file_size_limited_to(size: int) -> Iterator[None]:
    """Simulates a full disk: part of the data is written, then writing fails."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_keeps_complete_rows(path: Path) -> None:
    with ResultsFile(RANDOM_4, path) as results:
        results.add(some_games()[0])
        with file_size_limited_to(path.stat().st_size + 100):
            with pytest.raises(TournamentError, match="could not write the whole row"):
                results.add(some_games()[1])
            with pytest.raises(TournamentError, match="too large"):
                results.add(some_games()[1])
    with ResultsFile(RANDOM_4, path) as results:
        assert list(results.rows) == [0]


def test_games_of_several_files_are_read_once_each(tmp_path: Path) -> None:
    three: list[GameRow] = list(some_games(RANDOM_3, 4))
    files = [
        written(tmp_path / "a", some_games()[:3]),
        written(tmp_path / "b", some_games()[1:5]),
        written(tmp_path / "c", three),
    ]
    assert read_games(files) == [*some_games()[:5], *three]


def test_a_file_that_is_still_being_written_can_be_read(path: Path) -> None:
    written(path, some_games()[:3])
    path.write_bytes(path.read_bytes()[:-9])
    assert read_games([path]) == list(some_games()[:2])

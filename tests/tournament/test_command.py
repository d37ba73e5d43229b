"""`hinode tournament`: what it prints, writes, resumes, and refuses."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from hinode.tournament import Plan
from tests.cli.kit import called, error_line, unwrapped
from tests.tournament.games import read, timeless

# dask itself raises these when its scheduler or a worker is gone.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

FOUR = "random,random,random,random"
CLANS = ("Koi", "Lotus", "Turtle", "Dragonfly", "Bonsai")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def tournament(capsys: pytest.CaptureFixture[str], *args: str, bots: str = FOUR) -> str:
    """Run a tournament in this process. Returns its output."""
    assert called("tournament", "--bots", bots, "--workers", "1", *args) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return str(out)


def test_the_summary_has_every_measurement(capsys: pytest.CaptureFixture[str]) -> None:
    shown = tournament(capsys, "--games", "20", "--players", "4")
    said = unwrapped(shown)
    assert "random against 3 random: 20 games of 4 players" in said
    assert "Seed 1, cap 0.3 s, set random. Blocks of 20: 1." in said
    assert re.search(r"Win share [\d.]+% \(95 %: [\d.]+% to [\d.]+%\), par 25.0%", said)
    assert re.search(
        r"Mean rank \d\.\d\d\. VP [\d.]+: [+-][\d.]+ over the others' mean, [+-][\d.]+ over", said
    )
    assert re.search(r"[\d.]+ games/s", said)
    assert "p50" in said
    assert "p95" in said


def test_there_is_a_row_for_each_clan(capsys: pytest.CaptureFixture[str]) -> None:
    shown = tournament(capsys, "--games", "10", bots="random,random,random,random,random")
    rows = re.findall(r"^(\w+) +(\d+) +([\d.]+)%", shown, re.MULTILINE)
    assert [clan for clan, _, _ in rows] == list(CLANS)
    assert {games for _, games, _ in rows} == {"10"}
    assert sum(float(share) for _, _, share in rows) == pytest.approx(100, abs=0.3)


def test_against_other_bots_only_the_hero_is_counted_by_clan(
    capsys: pytest.CaptureFixture[str], path: Path
) -> None:
    hero = "tests.tournament.test_match:Mute"
    shown = tournament(capsys, "--games", "5", "--out", str(path), bots=f"{hero},random,random")
    heroes = [row["hero"].title() for row in read(path)]
    rows = re.findall(r"^(\w+) +(\d+) +[\d.]+%", shown, re.MULTILINE)
    assert dict(rows) == {clan: str(heroes.count(clan)) for clan in heroes}
    assert "A safe default was played instead: bot tests.tournament.test_match:Mute" in unwrapped(shown)


def test_games_beyond_whole_blocks_are_mentioned(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Blocks of 20: 0 and 3 more games (not balanced)" in unwrapped(tournament(capsys, "--games", "3"))


def test_one_line_is_written_for_each_game(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    tournament(capsys, "--games", "4", "--seed", "9", "--set", "teapot", "--kami-unbound", "--out", str(path))
    rows = read(path)
    assert [row["game"] for row in rows] == [0, 1, 2, 3]
    expected = Plan(("random",) * 4, 9, 0.3, "teapot", True).to_json()
    assert [row["run"] for row in rows] == [expected] * 4
    assert {row["season_set"] for row in rows} == {"teapot"}


def test_an_interrupted_run_plays_only_the_missing_games(
    capsys: pytest.CaptureFixture[str], path: Path
) -> None:
    tournament(capsys, "--games", "6", "--cap", "60", "--out", str(path))
    whole = read(path)
    rows = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(rows[4] + rows[1] + rows[0][:100])
    said = tournament(capsys, "--games", "6", "--cap", "60", "--out", str(path))
    assert "2 of 6 games are already finished" in unwrapped(said)
    assert path.read_bytes().startswith(rows[4] + rows[1])
    again = read(path)
    assert [row["game"] for row in again] == [4, 1, 0, 2, 3, 5]
    assert [timeless(row) for row in sorted(again, key=lambda row: row["game"])] == [
        timeless(row) for row in whole
    ]


def test_a_larger_run_continues_from_the_existing_games(
    capsys: pytest.CaptureFixture[str], path: Path
) -> None:
    tournament(capsys, "--games", "2", "--out", str(path))
    tournament(capsys, "--games", "3", "--out", str(path))
    assert [row["game"] for row in read(path)] == [0, 1, 2]


def test_a_complete_run_prints_its_summary_again(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    tournament(capsys, "--games", "3", "--out", str(path))
    before = path.read_bytes()
    said = unwrapped(tournament(capsys, "--games", "2", "--out", str(path)))
    assert "2 games of 4 players" in said
    assert "games/s" not in said
    assert path.read_bytes() == before


def test_ctrl_c_leaves_a_file_that_can_be_resumed(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    words = ["tournament", "--bots", FOUR, "--workers", "2", "--out", str(path), "--games"]
    run = subprocess.Popen(
        [sys.executable, "-m", "hinode", *words, "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # background jobs ignore SIGINT
    )
    end = monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert run.poll() is None
        assert monotonic() < end
        sleep(0.02)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=120)
    assert (run.returncode, err) == (130, b"")
    assert re.search(rb"Stopped after \d+ of 100000 games\.\s+Run the same command to continue\.", out)
    left = [json.loads(row) for row in path.read_text().splitlines()]
    games = max(row["game"] for row in left) + 3
    tournament(capsys, "--games", str(games), "--out", str(path))
    assert sorted(row["game"] for row in read(path)) == list(range(games))
    assert read(path)[: len(left)] == left


def test_a_file_of_other_options_is_refused(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    tournament(capsys, "--games", "1", "--out", str(path))
    said = error_line(capsys, "tournament", "--bots", FOUR, "--games", "1", "--seed", "2", "--out", str(path))
    assert f"{path} contains games of another run: seed 1, not 2" in said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "required: --bots"),
        (["--bots", "random,random"], "3 to 5 bots are needed, not 2"),
        (["--bots", "random,random,random", "--players", "4"], "4 players need 4 bots, not 3"),
        (["--bots", "random,random,nobody"], "'nobody'"),
        (["--bots", "random,,random"], "''"),
        (["--bots", "random,random,no.such:Bot"], "no.such:Bot"),
        (["--bots", "random,random,greedy/nosuch"], "nosuch"),
        (["--bots", FOUR, "--players", "6"], "3 to 5 players"),
        (["--bots", FOUR, "--games", "0"], "of 1 or more"),
        (["--bots", FOUR, "--games", "many"], "of 1 or more"),
        (["--bots", FOUR, "--seed", "x"], "a whole number"),
        (["--bots", FOUR, "--cap", "0"], "greater than 0"),
        (["--bots", FOUR, "--cap", "nan"], "greater than 0"),
        (["--bots", FOUR, "--set", "none"], "not a card set"),
        (["--bots", FOUR, "--workers", "0"], "of 1 or more"),
        (["--bots", FOUR, "--workers", "2", "--cluster", "tcp://localhost:1"], "not allowed with"),
        (["--bots", FOUR, "--cluster", "nowhere at all"], "no dask scheduler answers"),
        (["--bots", FOUR, "--out", "/no/such/folder/games.jsonl"], "No such file"),
    ],
)
def test_bad_input_gives_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], args: list[str], said: str
) -> None:
    assert said in error_line(capsys, "tournament", *args)

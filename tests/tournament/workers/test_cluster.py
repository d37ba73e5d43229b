"""A real dask cluster of two workers on this machine, one of which is killed in the middle of a game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from hinode.tournament import Plan
from tests.tournament.games import played, read, timeless
from tests.tournament.workers.stalling_bot import FOLDER

# dask itself raises these when its scheduler or a worker is gone.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

ROOT = Path(__file__).resolve().parents[3]
GAMES = 30
BOTS = ("tests.tournament.workers.stalling_bot:StallingBot", "random", "random")
LONG = 90.0  # seconds; enough for something that takes two on an idle machine


def until(happens: Callable[[], bool], process: subprocess.Popen[bytes] | None = None) -> None:
    """Wait for something, with a timeout, and only while the process runs."""
    end = monotonic() + LONG
    while not happens():
        assert process is None or process.poll() is None
        assert monotonic() < end
        sleep(0.02)


class Cluster:
    """A scheduler and two workers without nannies, each in its own process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.processes: list[subprocess.Popen[bytes]] = []

    def begin(self) -> None:
        self.scheduler = self.start(
            *("scheduler", "--port", "0", "--no-dashboard", "--no-show", "--scheduler-file", str(self.file))
        )
        until(self.file.exists, self.scheduler)
        self.workers = [
            self.start(
                *("worker", "--scheduler-file", str(self.file), "--nthreads", "1", "--no-nanny"),
                *("--no-dashboard", "--local-directory", str(self.folder)),
            )
            for _ in range(2)
        ]
        until(lambda: self.log(self.scheduler).count("Register worker") == 2, self.scheduler)

    @property
    def address(self) -> str:
        return str(json.loads(self.file.read_text())["address"])

    def start(self, kind: str, *args: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"log-{len(self.processes)}").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "dask", kind, "--host", "127.0.0.1", *args],
                cwd=ROOT,
                env=self.environment,
                stdout=log,
                stderr=log,
            )
        self.processes.append(process)
        return process

    def log(self, process: subprocess.Popen[bytes]) -> str:
        return (self.folder / f"log-{self.processes.index(process)}").read_text()

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(ROOT), FOLDER: str(self.folder)}

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster(tmp_path)
    try:
        found.begin()
        yield found
    finally:
        found.stop()


def rows(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_a_worker_killed_in_the_middle_of_a_game_costs_no_game(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost or counted twice, and the games are the same as in one process."""
    out = tmp_path / "games.jsonl"
    (tmp_path / "marked").write_text(str(cluster.workers[0].pid))
    words = ["tournament", "--bots", ",".join(BOTS), "--games", str(GAMES), "--cap", "60"]
    run = subprocess.Popen(
        [sys.executable, "-m", "hinode", *words, "--cluster", cluster.address, "--out", str(out)],
        cwd=ROOT,
        env=cluster.environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        until((tmp_path / "stopped").exists, run)
        until(lambda: rows(out) >= 5, run)
        cluster.workers[0].kill()
        _, said = run.communicate(timeout=LONG)
    finally:
        run.kill()
    assert (run.returncode, said) == (0, b"")
    assert "Remove worker" in cluster.log(cluster.scheduler)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    found = sorted(read(out), key=lambda row: row["game"])
    alone = played(Plan(BOTS, cap=60.0), GAMES)
    assert [timeless(row) for row in found] == [timeless(row) for row in alone]

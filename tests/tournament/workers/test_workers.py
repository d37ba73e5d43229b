"""Workers: one process, many processes, and processes that die all give the same games."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hinode.bots.bot import Choice
from hinode.bots.random_bot import RandomBot
from hinode.bots.seat import Seat
from hinode.tournament import GameRow, Plan, TournamentError, local, run
from hinode.tournament.workers import InProcessExecutor, WorkerPool, cluster, cores
from hinode.vocab.errors import InvalidOptions
from tests.tournament.games import AMPLE, RANDOM_4, played, timeless

MIXED = Plan(("greedy", "random", "random"), seed=5, cap=AMPLE)
GRAVE = "HINODE_GRAVE"


class Mortal(RandomBot):
    """A bot whose process dies in the first game, and never again."""

    def choose(self, seat: Seat) -> Choice:
        grave = Path(os.environ[GRAVE])
        if not grave.exists():
            grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(seat)


class Frail(Executor):
    """A pool that breaks after a number of games."""

    def __init__(self, games: int) -> None:
        self.games = games

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if not self.games:
            raise BrokenExecutor
        self.games -= 1
        return InProcessExecutor().submit(fn, *args, **kwargs)


def test_a_pool_and_this_process_play_the_same_games() -> None:
    alone, together = played(MIXED, 6), played(MIXED, 6, workers=2)
    assert [timeless(row) for row in alone] == [timeless(row) for row in together]


def test_a_process_that_dies_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GRAVE, str(tmp_path / "grave"))
    plan = Plan((f"{__name__}:Mortal", "random", "random"), cap=AMPLE)
    assert [row["game"] for row in played(plan, 6, workers=2)] == list(range(6))
    assert (tmp_path / "grave").exists()


def test_a_broken_pool_is_restarted_for_the_remaining_games() -> None:
    crews = iter([2, 3, 5])
    rows: list[GameRow] = []

    @contextmanager
    def open_pool() -> Iterator[WorkerPool]:
        yield WorkerPool(Frail(next(crews)), 1)

    run(list(RANDOM_4.matches(7)), open_pool, rows.append)
    assert [row["game"] for row in rows] == list(range(7))
    assert next(crews, None) is None


def test_pools_that_never_finish_a_game_are_abandoned() -> None:
    @contextmanager
    def open_pool() -> Iterator[WorkerPool]:
        yield WorkerPool(Frail(0), 1)

    with pytest.raises(TournamentError, match="die before they finish a game"):
        run(list(RANDOM_4.matches(3)), open_pool, lambda row: None)


class Silent(Executor):
    """A pool that accepts matches and never finishes them."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def test_a_lost_pool_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hinode.tournament.workers.CHECK_SECONDS", 0.01)
    answers = iter([True, True, False])

    @contextmanager
    def open_pool() -> Iterator[WorkerPool]:
        yield WorkerPool(Silent(), 4, lambda: next(answers))

    with pytest.raises(TournamentError, match="cluster is gone"):
        run(list(RANDOM_4.matches(3)), open_pool, lambda row: None)


def test_matches_that_a_cluster_has_dropped_end_the_run() -> None:
    class Dropping(Silent):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.cancel()
            future.set_running_or_notify_cancel()
            return future

    @contextmanager
    def open_pool() -> Iterator[WorkerPool]:
        yield WorkerPool(Dropping(), 4)

    with pytest.raises(TournamentError, match="cluster is gone"):
        run(list(RANDOM_4.matches(3)), open_pool, lambda row: None)


def test_games_are_submitted_only_a_few_ahead() -> None:
    """So that an interrupted run has played the first games."""
    order: list[int] = []
    run(list(RANDOM_4.matches(9)), lambda: local(1), lambda row: order.append(row["game"]))
    assert order == list(range(9))


def test_the_error_of_a_failed_game_names_the_game() -> None:
    plan = Plan(("random", "random", "nobody"), cap=AMPLE)
    with pytest.raises(InvalidOptions, match="nobody") as caught:
        played(plan, 1)
    assert "in game 0 (seed" in "".join(caught.value.__notes__)


def test_without_games_no_pool_is_opened() -> None:
    def open_pool() -> Any:
        raise AssertionError

    run([], open_pool, lambda row: None)


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1


def test_an_address_without_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hinode.tournament.workers.CONNECT_SECONDS", 0.3)
    with pytest.raises(TournamentError, match=r"no dask scheduler answers at 'tcp://127\.0\.0\.1:9'"):
        played_on("tcp://127.0.0.1:9")


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr("hinode.tournament.workers.import_module", missing)
    with pytest.raises(TournamentError, match=r"pip install 'hinode\[cluster\]'"):
        played_on("tcp://127.0.0.1:9")


def played_on(address: str) -> None:
    run(list(RANDOM_4.matches(1)), lambda: cluster(address), lambda row: None)

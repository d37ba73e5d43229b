"""Workers: play matches in this process, in a process pool, or on a dask cluster."""

from __future__ import annotations

import gc
import logging
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Final, ParamSpec, TypeVar

from hinode.tournament.errors import TournamentError
from hinode.tournament.match import Played, play
from hinode.tournament.plan import Match
from hinode.tournament.records import Record
from hinode.tournament.rows import GameRow

P = ParamSpec("P")
T = TypeVar("T")

RETRIES: Final = 3  # times a cluster repeats a game that failed on one of its machines
MAX_RESTARTS: Final = 3  # times a pool is restarted if no game finished before it broke
NOISY: Final = ("distributed", "distributed.client", "tornado.application")  # errors are reported in one line
CHECK_SECONDS: Final = 5  # seconds without a finished game before the pool is checked
GONE: Final = "the cluster is gone; finished games are kept"
GC_THRESHOLD: Final = 50_000  # new objects between two collections
CONNECT_SECONDS: Final = 20  # seconds to wait for the scheduler, and for the first worker


@dataclass(frozen=True, slots=True)
class WorkerPool:
    """An executor for matches, how many to submit ahead, and a check that it is still alive."""

    executor: Executor
    ahead: int
    is_alive: Callable[[], bool] = lambda: True


OpenPool = Callable[[], AbstractContextManager[WorkerPool]]


class InProcessExecutor(Executor):
    """Runs each call at once in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def cores() -> int:
    """Number of processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _start_worker() -> None:
    """Set up a worker: the parent handles interrupts, and garbage collection runs rarely (few cycles)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)


@contextmanager
def local(workers: int) -> Iterator[WorkerPool]:
    """Processes on this machine. With one worker, this process itself."""
    if workers == 1:
        yield WorkerPool(InProcessExecutor(), 1)
        return
    others = set(active_children())
    context = get_context("spawn")
    processes = ProcessPoolExecutor(workers, context, initializer=_start_worker)
    try:
        yield WorkerPool(processes, 4 * workers)
    except BaseException:
        processes.shutdown(wait=False, cancel_futures=True)
        for mine in set(active_children()) - others:  # a game may take another minute
            mine.terminate()
        raise
    processes.shutdown()


@contextmanager
def cluster(address: str) -> Iterator[WorkerPool]:
    """The workers of the dask cluster with its scheduler at `address`."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise TournamentError(f"a cluster needs dask: pip install 'hinode[cluster]' ({error})") from error
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    client = _connected(distributed, address)
    try:
        executor: Executor = client.get_executor(pure=False, retries=RETRIES)
        try:
            ahead = max(64, 4 * sum(client.nthreads().values()))
            yield WorkerPool(executor, ahead, lambda: bool(client.status == "running"))
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close()


def _connected(distributed: Any, address: str) -> Any:
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise TournamentError(f"no dask scheduler answers at {address!r} ({_first_line(error)})") from error
    try:
        client.wait_for_workers(1, timeout=CONNECT_SECONDS)
    except TimeoutError as error:
        client.close()
        raise TournamentError(f"the cluster at {address} has no workers") from error
    return client


def _first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]


def play_matches(matches: Sequence[Match], pool: WorkerPool, keep_records: bool = False) -> Iterator[Played]:
    """Play matches and yield their games as they finish. Running games stop with the pool."""
    waiting = iter(matches)
    running: dict[Future[Played], Match] = {}
    while True:
        for match in islice(waiting, pool.ahead - len(running)):
            running[pool.executor.submit(play, match, keep_records)] = match
        if not running:
            return
        done = wait(running, CHECK_SECONDS, FIRST_COMPLETED).done
        if not done and not pool.is_alive():
            raise TournamentError(GONE)
        for future in done:
            match = running.pop(future)
            yield _result(future, match)


def _result(future: Future[Played], match: Match) -> Played:
    try:
        return future.result()
    except CancelledError as error:
        raise TournamentError(GONE) from error
    except Exception as error:
        error.add_note(f"in game {match.number} (seed {match.seed}, {match.bots})")
        raise


def run(
    matches: Sequence[Match],
    open_pool: OpenPool,
    on_row: Callable[[GameRow], object],
    on_record: Callable[[int, Record], object] | None = None,
) -> None:
    """Play all matches, and call `on_row` for each finished game. A broken pool is restarted.

    `on_record` gets the number and the record of each game before its row is passed on.
    """
    left = {match.number: match for match in matches}
    broken = 0
    while left:
        before = len(left)
        try:
            with open_pool() as pool:
                for row, record in play_matches(list(left.values()), pool, on_record is not None):
                    if on_record is not None and record is not None:
                        on_record(row["game"], record)
                    on_row(row)
                    del left[row["game"]]
        except BrokenExecutor as error:  # a process of the pool died
            broken = broken + 1 if len(left) == before else 0
            if broken >= MAX_RESTARTS:
                raise TournamentError("the worker processes die before they finish a game") from error

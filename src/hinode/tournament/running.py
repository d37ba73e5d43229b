"""Who plays the matches: this process, a pool of processes, or a dask cluster, all as an `Executor`."""

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
from hinode.tournament.line import Line
from hinode.tournament.match import play_match
from hinode.tournament.plan import Match

P = ParamSpec("P")
T = TypeVar("T")

RETRIES: Final = 3  # how often a cluster tries a game again that failed on one of its machines
NEW_POOLS: Final = 3  # how often a pool is set up again that broke before one game was over
NOISY: Final = ("distributed", "distributed.client", "tornado.application")  # faults are said in one line
LOOK_UP: Final = 5  # seconds without a game that ended, then it is asked whether the crew is still there
GONE: Final = "the cluster has gone away; the games that ended are kept"
SELDOM: Final = 50_000  # new objects between two looks of the collector
PATIENCE: Final = 20  # seconds for a cluster to answer, and for its first worker to come


@dataclass(frozen=True, slots=True)
class Crew:
    """Somebody to play matches, how many of them to hand out in advance, and whether they still play."""

    executor: Executor
    ahead: int
    is_there: Callable[[], bool] = lambda: True


Hire = Callable[[], AbstractContextManager[Crew]]


class Inline(Executor):
    """Plays at once, in this very process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _ready_to_play() -> None:
    """A worker leaves interrupts to its parent, and seldom looks for cycles: searching makes hardly any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.set_threshold(SELDOM)


@contextmanager
def local(workers: int) -> Iterator[Crew]:
    """Processes of this machine; with one worker, this process itself."""
    if workers == 1:
        yield Crew(Inline(), 1)
        return
    others = set(active_children())
    context = get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=_ready_to_play)
    try:
        yield Crew(pool, 4 * workers)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for mine in set(active_children()) - others:  # a game may take a minute to its end
            mine.terminate()
        raise
    pool.shutdown()


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of a dask cluster whose scheduler is at `address`."""
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
            yield Crew(executor, ahead, lambda: bool(client.status == "running"))
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close()


def _connected(distributed: Any, address: str) -> Any:
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise TournamentError(f"no dask scheduler answers at {address!r} ({_first_line(error)})") from error
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        client.close()
        raise TournamentError(f"the cluster at {address} has no workers") from error
    return client


def _first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]


def play_matches(matches: Sequence[Match], crew: Crew) -> Iterator[Line]:
    """The games in the order in which they end; what is running when it is left goes with the crew."""
    waiting = iter(matches)
    running: dict[Future[Line], Match] = {}
    while True:
        for match in islice(waiting, crew.ahead - len(running)):
            running[crew.executor.submit(play_match, match)] = match
        if not running:
            return
        done = wait(running, LOOK_UP, FIRST_COMPLETED).done
        if not done and not crew.is_there():
            raise TournamentError(GONE)
        for future in done:
            match = running.pop(future)
            yield _line(future, match)


def _line(future: Future[Line], match: Match) -> Line:
    try:
        return future.result()
    except CancelledError as error:
        raise TournamentError(GONE) from error
    except Exception as error:
        error.add_note(f"in game {match.number} (seed {match.seed}, {match.bots})")
        raise


def run(matches: Sequence[Match], hire: Hire, note: Callable[[Line], object]) -> None:
    """Play all matches, whoever is lost on the way; `note` gets each game as it ends."""
    left = {match.number: match for match in matches}
    broken = 0
    while left:
        before = len(left)
        try:
            with hire() as crew:
                for line in play_matches(list(left.values()), crew):
                    note(line)
                    del left[line["game"]]
        except BrokenExecutor as error:  # a process of the pool has died
            broken = broken + 1 if len(left) == before else 0
            if broken >= NEW_POOLS:
                raise TournamentError("the worker processes die before they end a game") from error

"""A clock for the server that tests speed up, stop, and advance."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import ModuleType
from typing import Final, Protocol

from hinode.server.live import hub, live_table, peers, subscription
from hinode.server.live.loading import loader, table_cache
from hinode.server.play import running_table

CLOCK_MODULES: Final[tuple[ModuleType, ...]] = (
    hub,
    running_table,
    live_table,
    loader,
    peers,
    table_cache,
    subscription,
)


class Setter(Protocol):
    def __call__(self, target: object, name: str, value: object, /) -> None: ...


class FastClock:
    """Runs `speed` times as fast as real time, starting at `start`."""

    def __init__(self, speed: float, start: float = 0.0) -> None:
        self._speed = speed
        self._then, self._shown = monotonic(), start
        self._running = True

    def now(self) -> float:
        """The current time. Includes the time since the last call."""
        then, self._then = self._then, monotonic()
        if self._running:
            self._shown += (self._then - then) * self._speed
        return self._shown

    def advance(self, seconds: float) -> None:
        self._shown += seconds

    @contextmanager
    def paused(self) -> Iterator[None]:
        self.now()
        self._running = False
        try:
            yield
        finally:
            self.now()
            self._running = True

    def install(self, put: Setter = setattr) -> None:
        """Make the server use this clock."""
        for module in CLOCK_MODULES:
            put(module, "monotonic", self.now)

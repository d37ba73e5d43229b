"""A clock for the server that tests speed up, stop, and advance."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import ModuleType
from typing import Final, Protocol

from hinode.server.live import hub, live_table, loader, peers, subscription, table_cache
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
    """Runs `speed` times as fast as real time, from `start` on."""

    def __init__(self, speed: float, start: float = 0.0) -> None:
        self._speed = speed
        self._then, self._shown = monotonic(), start
        self._going = True

    def now(self) -> float:
        """It also goes on when nobody looks."""
        then, self._then = self._then, monotonic()
        if self._going:
            self._shown += (self._then - then) * self._speed
        return self._shown

    def advance(self, seconds: float) -> None:
        self._shown += seconds

    @contextmanager
    def paused(self) -> Iterator[None]:
        self.now()
        self._going = False
        try:
            yield
        finally:
            self.now()
            self._going = True

    def install(self, put: Setter = setattr) -> None:
        """From now on the server's clocks go by this one."""
        for module in CLOCK_MODULES:
            put(module, "monotonic", self.now)

"""Clocks that run faster than the world, so that nobody has to wait for them."""

from __future__ import annotations

from time import monotonic
from types import ModuleType
from typing import Final, Protocol

from hinode.server import hub, keeper, live, news, watching

WATCHES: Final[tuple[ModuleType, ...]] = (hub, keeper, live, news, watching)


class Setter(Protocol):
    def __call__(self, target: object, name: str, value: object, /) -> None: ...


class Haste:
    """So many seconds for each real one, beginning anywhere; `skip` puts the hands on."""

    def __init__(self, speed: float, start: float = 0.0) -> None:
        self.speed = speed
        self._zero = monotonic()
        self._ahead = start

    def now(self) -> float:
        return self._ahead + (monotonic() - self._zero) * self.speed

    def skip(self, seconds: float) -> None:
        self._ahead += seconds

    def rule(self, put: Setter = setattr) -> None:
        """From now on the server's clocks go by this one."""
        for module in WATCHES:
            put(module, "monotonic", self.now)

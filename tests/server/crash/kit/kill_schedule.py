"""The kills of one run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Final

from hinode.vocab.decisions import ANSWERS_OF
from tests.server.crash.kit.kill_plans import POINTS, SAID, Plan

COMMON: Final = (
    "tea",
    "mandate",
    "recruit",
    "marshal",
    "train",
    "betray",
    "bid",
)  # asked of every clan in every game
RARE: Final = tuple(kind for kind in ANSWERS_OF if kind not in COMMON)
BUSY: Final = ["checkpoint_often"]


@dataclass(frozen=True)
class Kill:
    """At an instant, during startup, or at the point of the plan. `command`: start with `hinode serve`."""

    plan: Plan = field(default_factory=Plan)
    starting: bool = False
    command: bool = False
    surely: bool = False  # the point must be reached

    @property
    def label(self) -> str:
        if self.starting:
            return "while starting"
        if self.plan.point is not None:
            return f"{self.plan.point} {self.plan.kind}"
        return "at an instant, started by command" if self.command else "at an instant"


def seven_kills(rng: Random) -> list[Kill]:
    """Four points, each at a different common question, and one kill of each other kind."""
    kinds, points = rng.sample(COMMON, 4), rng.sample(POINTS, 4)
    kills = [Kill(Plan(point, kind), surely=True) for point, kind in zip(points, kinds, strict=True)]
    return _shuffled(rng, [*kills, Kill(), Kill(starting=True), Kill(command=True)])


def thirteen_kills(rng: Random) -> list[Kill]:
    """Every common question, each at the next point, a rare question, a chat message, and each other kind."""
    points = cycle(rng.sample(POINTS, len(POINTS)))
    kills = [Kill(Plan(next(points), kind, rng.randrange(2), BUSY), surely=True) for kind in COMMON]
    kills += [Kill(Plan(next(points), rng.choice(RARE))), Kill(Plan(SAID, "talk"))]
    kills += [Kill(), Kill(Plan(faults=BUSY)), Kill(starting=True), Kill(command=True)]
    return _shuffled(rng, kills)


def soak_kills(rng: Random) -> list[Kill]:
    """Twenty-five, for `make crash`."""
    points, rare = cycle(rng.sample(POINTS, len(POINTS))), rng.sample(RARE, 4)
    kills = [Kill(Plan(next(points), kind, rng.randrange(2), BUSY), surely=True) for kind in COMMON]
    kills += [Kill(Plan(next(points), kind)) for kind in rare]
    kills += [Kill(Plan(SAID, "talk"))]
    kills += [Kill(Plan(faults=BUSY if number % 2 else [])) for number in range(8)]
    kills += [Kill(starting=True), Kill(starting=True), *[Kill(command=True)] * 3]
    return _shuffled(rng, kills)


def many(rng: Random, count: int) -> Iterator[Kill]:
    left = count
    while left > 0:
        block = soak_kills(rng)[:left]
        left -= len(block)
        yield from block


def _shuffled(rng: Random, kills: list[Kill]) -> list[Kill]:
    return rng.sample(kills, len(kills))

"""Measurement: runs all probes in turn, in several rounds, so that a busy moment affects all of them.

Times are processor time, so that other programs on the machine count as little as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Metric:
    """What is measured: engine, name, and unit."""

    engine: str
    name: str
    unit: str


@dataclass(frozen=True, slots=True)
class Reading:
    """The values of one metric, one per round."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.values)


# Measures for about the given number of seconds, at least once.
Probe = Callable[[float], dict[Metric, float]]
Readings = dict[Metric, Reading]


def measure(probes: Sequence[Probe], seconds: float, rounds: int) -> Readings:
    """Run all probes in each round. A first warm-up pass is not counted."""
    for probe in probes:
        probe(0.0)
    share = seconds / (rounds * len(probes))
    values: dict[Metric, list[float]] = {}
    for _ in range(rounds):
        for probe in probes:
            for metric, value in probe(share).items():
                values.setdefault(metric, []).append(value)
    return {metric: Reading(tuple(found)) for metric, found in values.items()}


def rates(step: Callable[[], int], games: Metric, steps: Metric) -> Probe:
    """Games per second and steps per second. `step` plays a game and returns its number of steps."""

    def probe(seconds: float) -> dict[Metric, float]:
        count = total = 0
        start = now = process_time()
        while not count or now - start < seconds:
            total += step()
            count += 1
            now = process_time()
        return {games: count / (now - start), steps: total / (now - start)}

    return probe


def rate(step: Callable[[], object], metric: Metric) -> Probe:
    """Calls per second."""

    def probe(seconds: float) -> dict[Metric, float]:
        count = 0
        start = now = process_time()
        while not count or now - start < seconds:
            step()
            count += 1
            now = process_time()
        return {metric: count / (now - start)}

    return probe


def cost(
    call: Callable[[T], object],
    things: Sequence[T],
    metric: Metric,
    fresh: Callable[[T], T] | None = None,
    per_second: float = 1e6,
) -> Probe:
    """Microseconds per call, or another part of a second. `fresh` copies an item before the call, untimed."""

    def probe(seconds: float) -> dict[Metric, float]:
        spent, count = 0.0, 0
        stop = process_time() + seconds
        while not count or process_time() < stop:
            ready = things if fresh is None else [fresh(thing) for thing in things]
            start = process_time()
            for thing in ready:
                call(thing)
            spent += process_time() - start
            count += len(things)
        return {metric: spent / count * per_second}

    return probe

"""The short version of `make abuse`, and proof that each of its bounds can be broken."""

from __future__ import annotations

import gc
from dataclasses import replace

import pytest

from tools.soak.abuse import (
    MAX_DISK,
    MAX_MEMORY,
    Figures,
    attacked,
    no_garbage_collection,
    slowdown,
    violations,
)
from tools.soak.attacks import ALL, ATTACKS

FINE = Figures(replies=[0.01] * 50, bots=[0.1] * 50)


def test_a_table_that_is_as_fast_as_before_meets_all_bounds() -> None:
    assert violations(FINE, FINE) == []


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"replies": [0.01] * 40 + [1.0] * 10}, "replies"),
        ({"replies": []}, "replies"),
        ({"bots": [0.1] * 40 + [5.0] * 10}, "bots"),
        ({"bots": []}, "bots"),
        ({"memory": MAX_MEMORY + 1}, "memory"),
        ({"disk": MAX_DISK + 1}, "disk"),
    ],
)
def test_each_bound_can_be_broken(change: dict[str, object], broken: str) -> None:
    found = violations(FINE, replace(FINE, **change))  # type: ignore[arg-type]
    assert [each.partition(":")[0] for each in found] == [broken]


def test_a_slow_machine_is_compared_with_itself() -> None:
    slow = Figures(replies=[2.0] * 50, bots=[4.0] * 50)
    assert violations(slow, Figures(replies=[3.9] * 50, bots=[7.9] * 50)) == []
    assert len(violations(slow, Figures(replies=[4.1] * 50, bots=[8.1] * 50))) == 2


def test_the_slowdown_is_printed_even_where_it_counts_as_noise() -> None:
    slower = Figures(replies=[0.03] * 50, bots=[0.05] * 50)
    assert violations(FINE, slower) == []
    assert slowdown(FINE, slower) == "attacked / undisturbed: replies p99 3.00, bots p90 0.50"


def test_the_short_version_compares_medians() -> None:
    few_slow = Figures(replies=[0.01] * 40 + [1.0] * 10, bots=[0.1] * 40 + [5.0] * 10)
    mostly_slow = Figures(replies=[0.01] * 10 + [1.0] * 40, bots=[0.1] * 10 + [5.0] * 40)
    assert violations(FINE, few_slow, replies=50, bots=50) == []
    assert len(violations(FINE, mostly_slow, replies=50, bots=50)) == 2


def test_no_garbage_is_collected_while_times_are_measured() -> None:
    with no_garbage_collection():
        assert not gc.isenabled()
    assert gc.isenabled()


@pytest.mark.asyncio
async def test_all_attacks_at_once_do_not_disturb_an_ordinary_table() -> None:
    """With few replies beside other tests, only medians can be compared; `make abuse` bounds the slowest."""
    quiet, found = await attacked(ALL, quiet_seconds=2, seconds=5, tables=1)
    assert {each.partition(" ")[0] for each in found.statuses} == set(ATTACKS)
    assert violations(quiet, found, replies=50, bots=50) == []

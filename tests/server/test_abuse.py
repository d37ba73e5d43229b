"""The short version of `make abuse`, and proof that each of its bounds can be broken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tools.soak.abuse import MAX_DISK, MAX_MEMORY, Figures, attacked, violations
from tools.soak.attacks import ALL, ATTACKS

FINE = Figures(replies=[0.01] * 50, bots=[0.1] * 50)


def test_a_table_that_is_as_fast_as_before_breaks_nothing() -> None:
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


@pytest.mark.asyncio
async def test_all_attacks_at_once_do_not_disturb_an_ordinary_table() -> None:
    """Other work on the machine can slow one run down, but not three in a row."""
    broken = []
    for _ in range(3):
        quiet, found = await attacked(ALL, quiet_seconds=2, seconds=5)
        assert {each.partition(" ")[0] for each in found.statuses} == set(ATTACKS)
        broken = violations(quiet, found)
        if not broken:
            break
    assert broken == []

"""The time cap is kept: bots check the clock inside their searches.

Time is this thread's CPU time, so that a busy machine does not make a bot late.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import thread_time

import pytest

from hinode import Decision, Game
from hinode.bots import runner, seat
from hinode.bots.bot import Choice
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, answer_one, random_seat

CAP = 0.05
SHORT_CAP = 0.005  # less than a search takes, even in the compiled build


@pytest.fixture(autouse=True)
def own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (runner, seat):
        monkeypatch.setattr(module, "monotonic", thread_time)


def times(level: str, seed: int, answers: int, cap: float = CAP) -> Iterator[tuple[str, float]]:
    """The kind of question and the time of each decision of one bot among random ones."""
    game = Game.new(clans=["koi", "lotus", "turtle"], season_set="random", seed=seed)
    seats = {clan: random_seat(clan, seed) for clan in game.clans}
    seats["koi"] = BotSeat(level, make_bot(level), f"{seed}", cap)
    found: list[tuple[str, float]] = []

    def watch(decision: Decision, choice: Choice, seconds: float) -> None:
        if decision.clan == "koi":
            found.append((decision.kind, seconds))

    while game.pending and len(found) < answers:
        answer_one(game, seats, watch)
    yield from found


def test_the_planner_keeps_a_small_cap() -> None:
    found = [one for seed in (1, 2) for one in times("planner", seed, 40)]
    seconds = sorted(taken for _, taken in found)
    slowest = sorted(found, key=lambda one: -one[1])[:6]
    assert seconds[int(0.95 * (len(seconds) - 1))] < 2 * CAP, slowest


def test_the_planner_uses_the_time_it_has() -> None:
    """With such a small cap, the clock ends the search."""
    found = [taken for _, taken in times("planner", 3, 12, SHORT_CAP)]
    assert max(found) > 0.5 * SHORT_CAP

"""A spectator receives only what every seat receives too."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from tests.server.secrets.kit.channels import live_of, received
from tests.server.secrets.kit.random_games import Plan, RandomGame
from tests.server.tables.scenes import Json

ABOUT_ONESELF: Final = (
    "viewer",
    "can_undo",
    "undo_ended",
    "creator",
    "mine",
)  # the viewer, not part of the table
OWN: Final = frozenset({"me", "pending", "private"})  # only in a seat's view
PLANS = (
    Plan(("lotus", "dragonfly", "bonsai"), 2, "horseman", kami_unbound=True),
    Plan(("turtle", "lotus", "bonsai", "koi"), 3, "teapot"),
)


def check_contained(public: Any, seat: Any, where: str = "") -> None:
    """Checks that the seat receives the same values, or knows more where the spectator gets null."""
    if isinstance(public, dict):
        assert list(public) == [key for key in seat if key in public], where
        for key, value in public.items():
            if key not in ABOUT_ONESELF:
                check_contained(value, seat[key], f"{where}.{key}")
    elif isinstance(public, list):
        assert len(public) == len(seat), where
        for number, (value, other) in enumerate(zip(public, seat, strict=True)):
            check_contained(value, other, f"{where}[{number}]")
    else:
        assert public is None or public == seat, where


async def updates(history: RandomGame, since: int) -> dict[str | None, Json]:
    live = live_of(history.table, history.talk)
    told = {viewer: await received(live, viewer, since, 0) for viewer in history.plan.viewers}
    return {viewer: json.loads(messages[0]) for viewer, messages in told.items()}


@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.asyncio
async def test_what_a_spectator_receives_is_part_of_what_each_seat_receives(plan: Plan) -> None:
    history = RandomGame(plan)
    for number, _ in enumerate(history.steps()):
        if number % 4 == 0:
            found = await updates(history, -1 if number % 40 == 0 else history.table.n - 4)
            public = found.pop(None)
            assert not OWN & set(public["view"])
            for seat in found.values():
                check_contained(public, seat)


@pytest.mark.asyncio
async def test_the_check_finds_what_only_a_spectator_receives() -> None:
    history = RandomGame(PLANS[0])
    next(history.steps())
    found = await updates(history, -1)
    public, seat = found[None], found["lotus"]
    public["view"]["players"]["lotus"]["coins"] += 1
    with pytest.raises(AssertionError, match="coins"):
        check_contained(public, seat)

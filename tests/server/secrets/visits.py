"""Visits: all that can be asked of a table, asked at one in the middle of a battle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.server.play.hall import Eyes, Json
from tests.server.secrets.channels import Leak, alike
from tests.server.secrets.courses import Plan, Played, played
from tests.server.secrets.ears import Ears, both
from tests.server.secrets.houses import WATCHER, House

PLAN: Final = Plan(("koi", "lotus", "turtle"), 1)
CLANS: Final = PLAN.clans
NOTHING: Final = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}


@dataclass(frozen=True)
class Secret:
    """What only the Lotus and the Turtle know."""

    first: Json  # a bid that the Lotus take back
    bid: Json  # and the one that they leave
    whispers: tuple[str, ...] = ()


FRUGAL: Final = Secret(NOTHING, NOTHING)
LAVISH: Final = Secret(
    {**NOTHING, "poets": 4},
    {**NOTHING, "seppuku": 1, "hostage": 2, "ronin": 3},
    ("the Koi will not see this", "nor this"),
)


def battle() -> tuple[Played, int]:
    """A course, and how many of its entries come before a battle of all three."""
    course = played(PLAN)
    for upto in range(len(course.entries)):
        game = course.table(upto).game if course.entries[upto].kind == "answered" else None
        if game is not None and [d.kind for d in game.pending] == ["bid"] * 3:
            return course, upto
    raise AssertionError("nobody fights")

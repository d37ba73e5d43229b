"""Standings of battles, as `Game.battle_standings` returns them."""

from __future__ import annotations

from typing import Final

from hinode.server.wire.engine.board import ForcePart
from hinode.server.wire.engine.ids import Clan, Count
from hinode.server.wire.engine.previews import NumberChange
from hinode.server.wire.engine.shapes import complete, keyed, many, shape
from hinode.vocab.ids import CLANS

BattleSide: Final = shape(
    "BattleSide",
    "A clan in a battle: its force, what that is made of, and what it has lost since the battle began.",
    {"clan": Clan, "force": Count, "parts": many(ForcePart), "lost": many(ForcePart)},
)
ClanStanding: Final = complete(
    "ClanStanding",
    "What a clan had when the battle began, and has now; `honor` is its place on the track, 1 at the top.",
    ("vp", "coins", "honor"),
    NumberChange,
)
BattleStanding: Final = shape(
    "BattleStanding",
    "How a battle stands once all events before `number` have happened; `battle` is its first event. "
    "`winner` would win now, or has won. `clans` has those in the battle, and others who gained or lost.",
    {
        "number": Count,
        "battle": Count,
        "winner": Clan,
        "sides": many(BattleSide),
        "clans": keyed("ClanStandings", "By clan.", CLANS, ClanStanding),
    },
)

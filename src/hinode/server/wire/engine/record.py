"""The result of a game, and the record of a game."""

from __future__ import annotations

from typing import Any, Final

from hinode.server.wire.engine.answers import Answer
from hinode.server.wire.engine.ids import Clan, ClanCounts, Kami
from hinode.server.wire.engine.shapes import either, literal, many, maybe, row, shape
from hinode.vocab.ids import SETS

Result: Final = shape(
    "Result",
    "How a game ended; `ranking` has the best first, ties by honor.",
    {"scores": ClanCounts, "ranking": many(Clan), "winners": many(Clan)},
)
_Options: Final = shape(
    "RecordOptions",
    "The options a game was set up from.",
    {
        "clans": many(Clan),
        "season_set": literal(*SETS, "random"),
        "shrines": maybe(many(Kami)),
        "kami_unbound": bool,
        "seed": int,
    },
)
_New: Final = shape("RecordNew", "A game from its beginning.", {"options": _Options})
_Going: Final = shape("RecordPosition", "A game from a position.", {"position": dict[str, Any]})
Record: Final = shape(
    "GameRecord",
    "How a game began, what chance gave, what everybody answered.",
    {
        "format": literal("hinode-record"),
        "version": literal(1, 2),
        "start": either(_New, _Going),
        "chance": many(many(int)),
        "answers": many(row(Clan, Answer)),
    },
    {"deals": many(dict[str, Any])},  # in version 2, of a game without a table
)

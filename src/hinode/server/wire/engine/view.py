"""Views: what a seat or a spectator may know about a game."""

from __future__ import annotations

from typing import Any, Final

from hinode.server.wire.engine.answers import ANSWERS
from hinode.server.wire.engine.decisions import Decision
from hinode.server.wire.engine.ids import (
    Card,
    CardCounts,
    Cause,
    Clan,
    Count,
    Kami,
    Mandate,
    Phase,
    Piece,
    PieceCounts,
    Province,
    Season,
    SeasonSet,
)
from hinode.server.wire.engine.shapes import keyed, literal, many, maybe, row, shape
from hinode.server.wire.engine.stack import Step
from hinode.vocab.decisions import ANSWERS_OF
from hinode.vocab.ids import CLANS, KAMI, PROVINCES

Player: Final = shape(
    "Player",
    "What a clan holds in the open; `reserve` are its pieces off the board.",
    {
        "vp": Count,
        "coins": Count,
        "ronin": Count,
        "cards": many(Card),
        "tokens": many(row(Season, Province)),
        "hostages": many(row(Clan, Piece)),
        "allied_seasons": many(Season),
        "reserve": PieceCounts,
    },
)
Present: Final = keyed("Present", "The pieces of each clan in a place.", CLANS, PieceCounts)
Shrine: Final = shape(
    "Shrine", "A kami and who worships there.", {"kami": Kami}, dict.fromkeys(CLANS, PieceCounts)
)
LaidMandate: Final = shape(
    "LaidMandate",
    "A mandate of this season; one laid face down has no tile, only what was announced.",
    {"clan": Clan, "tile": maybe(Mandate), "announce": Mandate},
)
SeenHand: Final = shape("SeenHand", "Tiles looked at in a turn.", {"turn": Count, "tiles": many(Mandate)})
DownTile: Final = shape("DownTile", "A tile laid face down.", {"turn": Count, "tile": Mandate})
Deck: Final = shape(
    "Deck",
    "What a seat knows of the mandate deck: tiles sure to be on its top, its size, its own turns.",
    {"top": many(Mandate), "size": Count, "seen": many(SeenHand), "down": many(DownTile)},
)
Private: Final = shape(
    "Private",
    "A seat's own secrets.",
    {"hand": many(Mandate), "sealed": maybe(ANSWERS["bid"]), "deck": Deck},
)
Asked: Final = shape(
    "Asked",
    "A question that a clan has to answer, as everyone sees it.",
    {"kind": literal(*ANSWERS_OF), "cause": Cause},
)

_PUBLIC: Final[dict[str, Any]] = {
    "season": Season,
    "phase": Phase,
    "season_set": SeasonSet,
    "kami_unbound": bool,
    "players": keyed("Players", "The clans of the game.", CLANS, Player),
    "honor": many(Clan),
    "alliances": many(row(Clan, Clan)),
    "map": keyed("ProvinceMap", "Provinces with pieces.", PROVINCES, Present),
    "shrines": many(Shrine),
    "kami_figures": keyed("KamiFigures", "Kami figures on the map, and where.", KAMI, Province),
    "kami_control": keyed("KamiControl", "Who controls each kami (Kami Unbound).", KAMI, maybe(Clan)),
    "war": many(Province),
    "war_at": maybe(Count),
    "display": CardCounts,
    "mandates": many(LaidMandate),
    "current": maybe(Clan),
    "stack": many(Step),
    "waiting": many(Clan),
    "asking": keyed("Asking", "What each of them is asked; their options are their own.", CLANS, Asked),
    "version": Count,
}
View: Final = shape(
    "View",
    "What a viewer may know; `me`, `pending` and `private` are there for a seat only.",
    _PUBLIC,
    {"me": Clan, "pending": many(Decision), "private": Private},
)

"""The board: numbers that follow from the rules, as `Game.board` returns them."""

from __future__ import annotations

from typing import Final

from hinode.server.wire.engine.ids import CardCounts, Clan, ClanCounts, Count, Province
from hinode.server.wire.engine.shapes import complete, keyed, literal, many, maybe, shape
from hinode.vocab.codes import SOURCES
from hinode.vocab.ids import CARDS, CLANS, FIGURES, KAMI, KINDS, PROVINCES, SEASONS

ForcePart: Final = shape(
    "ForcePart",
    "What adds to a clan's force in a province: its figures, its own ability, kami it controls, its cards; "
    "in a battle also hired Ronin.",
    {
        "by": literal("figure", "clan", "kami", "card", "ronin"),
        "id": literal(*dict.fromkeys((*FIGURES[:KINDS], *SOURCES, "ronin"))),
        "count": Count,
        "force": Count,
    },
)
MandateTurn: Final = shape(
    "MandateTurn",
    "A mandate turn of this season whose tile is still to be laid, and the clan that takes it.",
    {"turn": Count, "clan": Clan},
)
Reward: Final = shape(
    "Reward",
    "What a province gives in a Harvest.",
    {"province": Province, "vp": Count, "coins": Count, "ronin": Count},
)
WarSide: Final = shape(
    "WarSide",
    "A clan in a war: its force, and its force with all the Ronin it could hire.",
    {"clan": Clan, "force": Count, "with_ronin": Count},
)
War: Final = shape(
    "War",
    "A war still to come or being fought: who stands there, and who would win without bids.",
    {
        "province": Province,
        "number": Count,
        "battle": bool,
        "sides": many(WarSide),
        "winner": maybe(Clan),
    },
)
Worth: Final = shape(
    "Worth",
    "VP that a clan's tokens, and the different provinces among them, bring in Winter.",
    {
        "tokens": complete("TokenWorth", "VP by the season of the tokens.", SEASONS[:3], Count),
        "provinces": Count,
        "set_bonus": Count,
    },
)
Projection: Final = shape(
    "Projection",
    "A clan's projected final score: VP now, and what Winter would add for tokens, their set and cards.",
    {
        "rank": Count,
        "total": Count,
        "vp": Count,
        "tokens": Count,
        "provinces": Count,
        "set_bonus": Count,
        "winter": Count,
        "cards": CardCounts,
    },
)
_PROJECTIONS: Final = keyed("Projections", "By clan.", CLANS, Projection)
PassedProjection: Final = shape(
    "PassedProjection",
    "Projected scores within the last answer: from an event on, after which they are others than before.",
    {"number": Count, "projection": _PROJECTIONS},
)
Price: Final = shape(
    "Price", "What the viewer would pay, and whether they can.", {"coins": Count, "affordable": bool}
)
CardPrice: Final = shape(
    "CardPrice", "Without and with the bonus of a Train.", {"plain": Price, "bonus": Price}
)

_WHY: Final = keyed("ForceParts", "By clan: what its force is made of.", CLANS, many(ForcePart))
Board: Final = shape(
    "Board",
    "Numbers that follow from the position and the rules. `ranks` has most force first, ties by honor.",
    {
        "forces": complete("Forces", "Force of each clan that has any, by province.", PROVINCES, ClanCounts),
        "ranks": complete("Ranks", "Clans with force, by province.", PROVINCES, many(Clan)),
        "leaders": complete("Leaders", "Who leads each province.", PROVINCES, maybe(Clan)),
        "why": keyed("Why", "What forces are made of.", PROVINCES, _WHY),
        "devotees": keyed("Devotees", "Most force in each shrine.", KAMI, maybe(Clan)),
        "turns": many(MandateTurn),
        "harvest": keyed("Rewards", "What each clan would reap now with the bonus.", CLANS, many(Reward)),
        "wars": many(War),
        "worth": keyed("Worths", "By clan.", CLANS, Worth),
        "projection": _PROJECTIONS,
        "projections": many(PassedProjection),
        "prices": keyed("Prices", "Cards on display; none for a spectator.", CARDS, CardPrice),
        "stronghold": maybe(Price),
    },
)

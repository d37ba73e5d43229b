"""Types for ids and numbers, taken from the engine's vocabulary."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from hinode.server.wire.engine.shapes import keyed, literal, named
from hinode.vocab import ids
from hinode.vocab.codes import SOURCES

Clan: Final = named("Clan", literal(*ids.CLANS))
Province: Final = named("Province", literal(*ids.PROVINCES))
Mandate: Final = named("Mandate", literal(*ids.MANDATES))
Kami: Final = named("Kami", literal(*ids.KAMI))
Advantage: Final = named("Advantage", literal(*ids.ADVANTAGES))
Card: Final = named("Card", literal(*ids.CARDS))
Season: Final = named("Season", literal(*ids.SEASONS))
Phase: Final = named("Phase", literal(*ids.PHASES))
SeasonSet: Final = named("SeasonSet", literal(*ids.SETS))
Figure: Final = named("Figure", literal(*ids.FIGURES))
PIECES: Final = ids.FIGURES[: ids.KINDS]  # what a clan can own: all but the figures of the kami
Piece: Final = named("Piece", literal(*PIECES))
Place: Final = named("Place", literal(*ids.PROVINCES, *ids.KAMI, "reserve"))
Source: Final = named("Source", literal(*SOURCES))  # what an effect comes from

# Named types do not inherit the strictness of the shapes that use them.
# A card, kami, mandate, clan or war advantage, else the clause of the rules.
_CAUSE: Final = r"^([a-z]+(-[a-z]+)*|[A-Z]{3}-[A-Z0-9]+(-[A-Z0-9]+)*)$"
Cause: Final = named("Cause", Annotated[str, Field(pattern=_CAUSE, strict=True)])
Count: Final = named("Count", Annotated[int, Field(ge=0, strict=True)])

ClanCounts: Final = keyed("ClanCounts", "A number for each of some clans.", ids.CLANS, Count)
CardCounts: Final = keyed("CardCounts", "A number for each of some cards.", ids.CARDS, Count)
PieceCounts: Final = keyed(
    "PieceCounts", "How many pieces of each kind; a kind without any is left out.", PIECES, Count
)

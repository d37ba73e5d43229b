"""Styles: what a bot cares for. Strength and character are separate dials."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """Weights on the parts of a position's value, and manners in dealings. 1.0 is the plain bot."""

    name: str = "plain"
    tokens: float = 1.0  # winning wars
    harvest: float = 1.0
    coins: float = 1.0
    honor: float = 1.0
    worship: float = 1.0  # shrines and their gifts
    cards: float = 1.0
    army: float = 1.0  # figures and Strongholds on the map
    rivalry: float = 1.0  # how much others' success hurts
    loyalty: float = 1.0  # what an alliance is worth, and what it costs to break one
    generosity: float = 0.0  # Coins offered with a proposal
    sacrifice: float = 1.0  # Seppuku and Imperial Poets in bids
    cunning: float = 1.0  # hostages and betrayals
    tuned: bool = False  # weigh the components by the table fitted to played games

    @property
    def cares(self) -> tuple[float, ...]:
        """Its weight on each of value.COMPONENTS."""
        return _cares(self)


@cache
def _cares(style: Style) -> tuple[float, ...]:
    return (
        *(1.0, 1.0, style.tokens, style.tokens, style.coins, 1.0, style.honor, style.loyalty),
        *(style.cunning, style.cards, style.harvest, style.army, style.army, style.army, style.army),
        style.worship,
    )


STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        Style(),
        Style("loyal", loyalty=4.0, honor=1.6, generosity=1.0, cunning=0.5),
        Style("merchant", coins=2.0, harvest=2.0, cards=1.7, army=0.7, tokens=0.8, generosity=2.0),
        Style("warlord", tokens=1.7, army=1.8, worship=0.4, cards=0.8, honor=0.5, rivalry=1.4),
        Style("monk", worship=3.0, honor=2.5, sacrifice=2.5, army=0.7, cunning=0.3, loyalty=2.0),
        Style("opportunist", loyalty=0.2, harvest=1.3, rivalry=0.6, cunning=2.5, honor=0.6),
        Style("trickster", loyalty=0.0, cunning=5.0, rivalry=2.2, honor=0.0, sacrifice=0.4, worship=0.7),
    )
}

"""Styles: how a bot weighs a position and makes deals, at any level."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

FIRM: Final = 20.0  # loyalty that no gain outweighs
MAX_BOND: Final = 2.0  # upper limit of loyalty in the value of an alliance


@dataclass(frozen=True, slots=True)
class Style:
    """Weights on the parts of a position's value, and limits for deals. The plain bot has 1.0."""

    name: str = "plain"
    tokens: float = 1.0  # winning wars
    harvest: float = 1.0
    coins: float = 1.0
    ronin: float = 1.0
    honor: float = 1.0
    worship: float = 1.0  # shrines and their abilities
    cards: float = 1.0
    army: float = 1.0  # figures on the map
    monsters: float = 1.0
    strongholds: float = 1.0
    rivalry: float = 1.0  # weight of the other clans' values
    hostages: float = 1.0
    cunning: float = 1.0  # the Betray mandate
    tuned: bool = False  # use the weights fitted to played games (weights.py)
    # Deals.
    loyalty: float = 1.0  # value of an alliance, and cost of breaking one
    grudge: float = 1.0  # weight of a betrayal
    clans_to_ask: int = 1  # clans that it asks for an alliance in a season
    pride: float = 0.0  # minimum VP that an alliance must bring
    generosity: float = 0.2  # 0 to 0.5: weight of the other side's gain in its offers
    gratitude: float = 1.0  # value of a Coin received; from 1 up, it returns unearned Coins
    promises: bool = False  # promises not to break an alliance
    # By clan slot: added to the weight of that clan's value. Positive for a clan that is resented, negative
    # for an ally; empty if there is neither.
    enmity: tuple[float, ...] = ()

    # The weight of each component in `position.COMPONENTS`.
    cares: tuple[float, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cares", _cares(self))

    @property
    def honest(self) -> bool:
        """Whether it keeps its promises."""
        return not self.promises or self.loyalty >= FIRM


def _cares(style: Style) -> tuple[float, ...]:
    bond = min(style.loyalty, MAX_BOND)
    return (
        *(1.0, 1.0, style.tokens, style.tokens, style.coins, style.ronin, style.honor, bond),
        *(style.hostages, style.cards, style.harvest, style.army, style.monsters),
        *(style.strongholds, style.strongholds, style.worship, style.tokens),
    )


STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        Style(),
        Style(
            "loyal",
            honor=1.6,
            cunning=-4.0,
            loyalty=FIRM,
            grudge=2.0,
            generosity=0.5,
            promises=True,
        ),
        Style(
            "merchant",
            coins=2.0,
            harvest=3.0,
            cards=1.7,
            worship=0.6,
            strongholds=2.5,
            cunning=-4.0,
            clans_to_ask=2,
            pride=1.0,
            gratitude=1.5,
        ),
        Style(
            "warlord",
            tokens=1.6,
            army=2.0,
            monsters=2.5,
            strongholds=4.0,
            ronin=2.0,
            worship=0.3,
            cards=0.6,
            honor=0.5,
            cunning=-6.0,
            clans_to_ask=0,
            pride=2.5,
            grudge=3.0,
        ),
        Style(
            "monk",
            worship=4.0,
            honor=3.0,
            army=0.7,
            cunning=-3.0,
            hostages=0.3,
            loyalty=FIRM,
            clans_to_ask=0,
            pride=-2.0,
            grudge=0.3,
        ),
        Style(
            "opportunist",
            loyalty=0.2,
            harvest=2.0,
            coins=1.5,
            rivalry=0.4,
            cards=0.4,
            honor=0.6,
            cunning=1.5,
            clans_to_ask=0,
            gratitude=0.5,
        ),
        Style(
            "trickster",
            loyalty=0.0,
            cunning=4.0,
            hostages=2.0,
            rivalry=1.0,
            honor=0.6,
            worship=1.0,
            clans_to_ask=4,
            pride=-2.0,
            gratitude=0.0,
            grudge=0.3,
            promises=True,
        ),
    )
}

"""The vault: what no seat knows, or only one."""

from __future__ import annotations

from hinode.state.chance import Chance

Tiles = tuple[int, ...]


class Vault:
    """Deck order, the piles of later seasons, and the random source."""

    __slots__ = ("chance", "deck", "piles")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.deck: Tiles = ()  # the mandate deck, top first; a hand being looked at is its first four
        self.piles: list[tuple[int, ...]] = [(), (), ()]  # war province tokens of each season, in order

    def copy(self) -> Vault:
        twin = Vault(self.chance.copy())
        twin.deck = self.deck
        twin.piles = self.piles.copy()
        return twin

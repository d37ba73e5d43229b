"""The vault: what no seat knows, or only one."""

from __future__ import annotations

from typing import Any

from hinode.state.chance import Chance

Tiles = tuple[int, ...]


class Vault:
    """Deck order, the piles of later seasons, and the random source."""

    __slots__ = ("chance", "deck", "piles")

    def __init__(self, chance: Chance, deck: Tiles = (), piles: list[Tiles] | None = None) -> None:
        self.chance = chance
        self.deck = deck  # the mandate deck, top first; a hand being looked at is its first four
        # War province tokens of each season, in order.
        self.piles: list[Tiles] = [(), (), ()] if piles is None else piles

    def copy(self) -> Vault:
        return Vault(self.chance.copy(), self.deck, self.piles.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return Vault, (self.chance, self.deck, self.piles)

"""Clan abilities that are constants, read by the queries."""

from __future__ import annotations


class Traits:
    """Defaults are those of a clan without the ability."""

    __slots__ = ("coins_are_ronin", "face_down", "flies", "living_strongholds", "price_cap")

    def __init__(
        self,
        *,
        coins_are_ronin: bool = False,
        face_down: bool = False,
        flies: bool = False,
        living_strongholds: bool = False,
        price_cap: int = 1000,
    ) -> None:
        self.coins_are_ronin = coins_are_ronin
        self.face_down = face_down
        self.flies = flies
        self.living_strongholds = living_strongholds
        self.price_cap = price_cap

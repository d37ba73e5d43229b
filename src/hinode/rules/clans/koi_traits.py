"""When the Koi hire, the Coins left in their reserve count as Ronin (CLA-KOI-2)."""

from __future__ import annotations

from typing import Final

from hinode.rules.clans.traits import Traits

KOI_TRAITS: Final = Traits(coins_are_ronin=True)

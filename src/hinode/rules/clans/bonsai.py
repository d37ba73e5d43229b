"""Nothing costs the Bonsai more than 1 Coin (CLA-BONSAI-1)."""

from __future__ import annotations

from typing import Final

from hinode.rules.clans.traits import Traits

BONSAI_TRAITS: Final = Traits(price_cap=1)

"""The Dragonfly are summoned anywhere (CLA-DRAGONFLY-1) and Move anywhere (CLA-DRAGONFLY-2)."""

from __future__ import annotations

from typing import Final

from hinode.rules.clans.traits import Traits

DRAGONFLY_TRAITS: Final = Traits(flies=True)

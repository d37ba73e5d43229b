"""The Turtle's Strongholds Move as figures do (CLA-TURTLE-1) and have 1 force each (CLA-TURTLE-2)."""

from __future__ import annotations

from typing import Final

from hinode.rules.clans.traits import Traits

TURTLE_TRAITS: Final = Traits(living_strongholds=True)

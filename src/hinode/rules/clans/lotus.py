"""The Lotus lay their mandate face down and announce any of the five (CLA-LOTUS-1)."""

from __future__ import annotations

from typing import Final

from hinode.rules.clans.traits import Traits

LOTUS_TRAITS: Final = Traits(face_down=True)

"""The explicit list of everything that plugs into the windows."""

from __future__ import annotations

from typing import Final

from hinode.rules import hooks
from hinode.rules.clans.koi import Exchange
from hinode.rules.hooks import Source

ABILITIES: Final[tuple[Source, ...]] = (Exchange(),)


def plug_in() -> None:
    """Register every source, once."""
    if not any(hooks.LISTENERS):
        for source in ABILITIES:
            hooks.register(source)

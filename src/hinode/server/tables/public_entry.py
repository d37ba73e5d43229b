"""PublicEntry: what everybody may know about one entry of a table's log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hinode.api import Game
from hinode.deals import Change


@dataclass(slots=True)
class PublicEntry:
    """Its kind, who did it, and which events it caused."""

    n: int
    kind: str
    clan: str | None
    by: str | None
    reason: dict[str, Any] | None
    first: int = 0  # its events are those from `first` …
    last: int = 0  # … up to `last`, in `game` (None: the table's current game)
    standings: tuple[int, int] = (0, 0)  # of battles: those that it added, likewise
    game: Game | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    deal: str | None = None  # the deal with which Coins, Ronin, or an alliance changed hands
    changes: list[Change] = field(default_factory=list)  # promises that it ended, or opened again

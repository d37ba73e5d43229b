"""Layout of the game log: which events are headings, and which the short log leaves out."""

from __future__ import annotations

from typing import Final

# Events that start a section of the log.
HEADINGS: Final = frozenset(
    {
        *("season_started", "phase_started", "mandate_laid", "mandate_announced", "kami_turn"),
        *("province_at_war", "game_ended"),
    }
)
# Events, and variants of them, that the short log leaves out. The command `log` shows all events.
QUIET: Final = frozenset(
    {
        *("mandate_turn", "performs", "looked", "battle_ended", "gift_won"),
        "war_order-none",
    }
)

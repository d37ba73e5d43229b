"""How the log of the terminal is laid out; its sentences are the catalogue's."""

from __future__ import annotations

from typing import Final

# Events that open a section of the log.
HEADINGS: Final = frozenset(
    {
        *("season_started", "phase_started", "mandate_laid", "mandate_announced", "kami_turn"),
        *("province_at_war", "game_ended"),
    }
)
# Events, and variants of them, that the news before a question leave out; `log` has them all.
QUIET: Final = frozenset(
    {
        *("mandate_turn", "performs", "looked", "battle_ended", "gift_won"),
        "war_order-none",
    }
)

"""How far a clan is in a part that takes several steps: "1 of 2 placed", "3 figures left to move"."""

from __future__ import annotations

from typing import Any

from hinode.rules.kami.abilities import FUJIN_MOVES, FujinMoves
from hinode.rules.mandates.betray import Betraying
from hinode.rules.mandates.marshal import Marshaling
from hinode.rules.mandates.recruit import Recruiting
from hinode.rules.preview.mandates import left_to_move, left_to_summon, most_replaced
from hinode.state.state import State

Json = dict[str, Any]


def progress(s: State) -> Json | None:
    """Steps taken and the most that are left, for the frame on top; None where it has one step only."""
    frame = s.stack[-1]
    if isinstance(frame, Recruiting):
        return {"done": len(frame.summoned), "left": left_to_summon(s.public, frame)}
    if isinstance(frame, Marshaling):
        return {"done": len(frame.moved), "left": left_to_move(s.public, frame)}
    if isinstance(frame, Betraying):
        return {"done": len(frame.replaced), "left": most_replaced(s, frame)}
    if isinstance(frame, FujinMoves):
        return {"done": FUJIN_MOVES - frame.left, "left": frame.left}
    return None

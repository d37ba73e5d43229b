"""Tolls: what a Move costs if every clan that may charge for its shipping route does so (RUL-14)."""

from __future__ import annotations

from typing import Any

from hinode.rules.actions.moving import Toll, is_closed
from hinode.rules.preview.changes import Before, province_changes
from hinode.rules.preview.run import Run, carry_out
from hinode.vocab import codes
from hinode.vocab.ids import CLANS

Json = dict[str, Any]


def toll(before: Before, run: Run, clan: int, code: int) -> Json | None:
    """The clans that may charge, the Coins that the mover gives up, and what changes after that."""
    owners: list[str] = []
    cause = ""
    while run.state.stack and isinstance(frame := run.state.stack[-1], Toll):
        [asked] = run.state.asks
        owners.append(CLANS[asked.clan])
        cause = frame.cause()
        run = carry_out(run.state.copy(), asked.clan, codes.YES)
    if not owners:
        return None
    p = run.state.public
    return {
        "clans": owners,
        "cause": cause,
        "coins": before.public.coins[clan] - p.coins[clan],
        "passes": not is_closed(p, code),
        "provinces": province_changes(before, p),
    }

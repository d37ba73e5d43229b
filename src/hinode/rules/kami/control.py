"""Who controls the kami figures (KUB-3)."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.queries import controller
from hinode.vocab.ids import CLANS, KAMI, NOBODY


def control_json(p: Public) -> dict[str, str | None]:
    """For views: each kami in play and its controller, with Kami Unbound."""
    if not p.kami_unbound:
        return {}
    owners = {KAMI[kami]: controller(p, kami) for kami in p.shrines}
    return {kami: None if clan == NOBODY else CLANS[clan] for kami, clan in owners.items()}

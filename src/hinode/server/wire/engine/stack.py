"""The stack in a view: what is being resolved, outermost first."""

from __future__ import annotations

from typing import Any, Final

from hinode.server.wire.engine.answers import Bid
from hinode.server.wire.engine.decisions import Route, Victims
from hinode.server.wire.engine.ids import (
    Advantage,
    Cause,
    Clan,
    Count,
    Figure,
    Kami,
    Mandate,
    Province,
    Source,
)
from hinode.server.wire.engine.shapes import camel, keyed, literal, many, row, shape, tagged
from hinode.vocab.ids import CLANS

Hired: Final = shape("Hired", "Ronin hired in a battle.", {"clan": Clan, "force": Count})
Bids: Final = keyed("Bids", "The bids of a battle, once revealed.", CLANS, Bid)

_SHOWN: Final[dict[str, dict[str, Any]]] = {
    "season": {},
    "tea": {"proposals": many(row(Clan, Clan)), "ready": many(Clan)},
    "political": {},
    "mandate": {"clan": Clan, "turn": Count},
    "performing": {"mandate": Mandate, "to_perform": many(Clan)},
    "recruit": {"clan": Clan, "bonus": bool, "summoned": many(Province)},
    "marshal": {"clan": Clan, "bonus": bool, "built": bool, "moved": Count},
    "train": {"clan": Clan, "cause": Cause},
    "summon": {"clan": Clan, "figure": Figure},
    "harvest": {"clan": Clan, "bonus": bool},
    "betray": {"clan": Clan, "victims": many(Clan)},
    "kami_turn": {"shrine": Count},
    "shrine": {"kami": Kami},
    "place_kami": {"clan": Clan, "kami": Kami},
    "amaterasu": {"clan": Clan},
    "fujin": {"clan": Clan, "moves": Count},
    "raijin": {"clan": Clan},
    "toll": {"clan": Clan, "route": Route},
    "window": {"window": str, "due": many(row(Clan, Source))},
    "reaction": {"clan": Clan, "source": Source},
    "war": {},
    "province_war": {"province": Province},
    "battle": {"province": Province, "clans": many(Clan), "dead": Count},
    "bidding": {"province": Province},
    "advantage": {"clan": Clan, "advantage": Advantage},
    "seppuku": {"clan": Clan, "province": Province},
    "hostage": {"clan": Clan, "province": Province},
    "outcome": {"province": Province},
    "share": {"clan": Clan, "coins": Count},
    "killing": {"clan": Clan, "province": Province, "victims": Victims, "cause": Cause},
    "pick_victims": {"clan": Clan, "province": Province},
    "lose_honor": {},
    "winter": {},
}
_LATER: Final[dict[str, dict[str, Any]]] = {"battle": {"bids": Bids, "hired": Hired, "victor": Clan}}

STEPS: Final[dict[str, Any]] = {
    kind: shape(
        f"{camel(kind)}Step",
        f"On the stack: {kind.replace('_', ' ')}.",
        {"kind": literal(kind), **shown},
        _LATER.get(kind),
    )
    for kind, shown in _SHOWN.items()
}
Step: Final = tagged("Step", STEPS.values())

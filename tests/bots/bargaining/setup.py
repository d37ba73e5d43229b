"""Offers, ledgers, and seats for tests of deals."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hinode import Game
from hinode.bots.alliances.trust import Trust
from hinode.bots.bargaining.deal_values import DealValues, deal_values_of
from hinode.bots.bargaining.seat_deals import NO_DEALS, SeatDeals
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES
from hinode.deals import Offer, parse_offer
from tests.support.script import Script, start

Json = dict[str, Any]
AMPLE = 60.0
ALLIANCE: Json = {"kind": "alliance"}
NO_BETRAY: Json = {"kind": "no_betray"}


NO_BID: Json = {"kind": "bid", "province": "edo", "advantage": "any", "most": 0}


def coins(amount: int) -> Json:
    return {"kind": "coins", "amount": amount}


def stay_out(province: str) -> Json:
    return {"kind": "stay_out", "province": province}


def offer(give: list[Json], ask: list[Json], by: str = "lotus", to: str = "koi", **more: Any) -> Offer:
    return parse_offer({"to": to, "give": give, "ask": ask, "until": "turn", **more}, "0123456789", by)


def seat(script: Script, clan: str = "koi", deals: SeatDeals = NO_DEALS, seed: int = 1) -> Seat:
    """A seat that is asked for offers and replies."""
    return Seat(script.game, clan, Random(seed), AMPLE, deals)


def deal_values(
    script: Script, clan: str = "koi", style: str = "plain", trust: Trust | None = None
) -> DealValues:
    rng = Random(1)
    tuned = replace(STYLES[style], tuned=True)
    return deal_values_of(script.game.world(clan, rng), clan, tuned, trust or Trust(clan), rng)


def entry(by: str, to: str, term: Json, state: str, **more: Any) -> Json:
    """A deal of the ledger with one promise."""
    promise = {"id": "0123456789.give.0", "by": by, "to": to, "term": term, "state": state}
    promise |= {"event": None if state == "open" else 9, "note": None, "due": None} | more
    return {
        "deal": "0123456789",
        "from": by,
        "to": to,
        "visibility": "open",
        "season": "spring",
        "made": {"n": 1, "event": 0},
        "paid": [],
        "promises": [promise],
    }


def battle() -> Script:
    """Koi and Lotus fight in Edo, and the Koi have Coins to bid."""
    return start(
        phase="war",
        war=["edo"],
        map={"edo": {"koi": {"bushi": 2}, "lotus": {"bushi": 2}}},
        players={"koi": {"coins": 6}, "lotus": {"coins": 6}, "turtle": {}},
    )


def asked(game: Game, clan: str, deals: SeatDeals) -> Seat:
    decision = next(decision for decision in game.pending if decision.clan == clan)
    return Seat(game, decision, Random(1), AMPLE, deals)

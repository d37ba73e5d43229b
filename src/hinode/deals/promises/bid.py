"""Bid at most a given amount on an advantage, or in total, in the battle of a province."""

from __future__ import annotations

from typing import ClassVar

from hinode.deals.progress import Progress
from hinode.deals.promises.promise_rule import (
    BROKEN,
    KEPT,
    Fields,
    Memory,
    Pattern,
    PromiseRule,
    Verdict,
    cleanup_begins,
    token_settled,
)
from hinode.deals.terms import Json, Promise
from hinode.vocab.errors import Reason, reason
from hinode.vocab.events import Event
from hinode.vocab.ids import ADVANTAGES, PROVINCES


def token_gone(view: Json, province: str) -> bool:
    """Whether the war token of the province can no longer be won this season."""
    if province not in view["war"]:
        return True
    return view["war_at"] is not None and bool(view["war"].index(province) < view["war_at"])


class BidPromise(PromiseRule):
    """Settled when the bids are revealed, never while they are sealed."""

    kind: ClassVar[str] = "bid"
    fields: ClassVar[Fields] = {
        "province": PROVINCES,
        "advantage": (*ADVANTAGES, "any"),
        "most": range(100),
    }
    phases: ClassVar[tuple[str, ...]] = ("tea", "political", "kami", "war")

    def check(self, promise: Promise, view: Json) -> Reason | None:
        province = str(promise.term["province"])
        if token_gone(view, province):
            return reason("refused-deal-no-war", province=province)
        bidding = {"kind": "bidding", "province": province} in view["stack"]
        if bidding and promise.by not in view["waiting"]:
            return reason("refused-deal-bid-sealed", clan=promise.by, province=province)
        return None

    def see(self, promise: Promise, memory: Memory, event: Event, progress: Progress) -> Verdict | None:
        province, advantage = promise.term["province"], promise.term["advantage"]
        if cleanup_begins(event) or token_settled(event, province):
            return Verdict("void", "no-battle")
        if event.kind != "bid_revealed" or event["clan"] != promise.by or event["province"] != province:
            return None
        amount = sum(event["bid"].values()) if advantage == "any" else event["bid"][advantage]
        return KEPT if amount <= int(promise.term["most"] or 0) else BROKEN

    def warnings(self, promise: Promise, decision: Json, view: Json) -> list[Pattern]:
        if decision["kind"] != "bid" or decision["province"] != promise.term["province"]:
            return []
        advantage, most = promise.term["advantage"], promise.term["most"]
        limit = {"total_over": most} if advantage == "any" else {"over": {advantage: most}}
        return [{"kind": "bid", **limit}]

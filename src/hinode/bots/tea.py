"""Dealings at the tea ceremony: whom to ally with, what to offer for it, and why."""

from __future__ import annotations

from typing import Any

from hinode.bots.bot import Choice, Reason
from hinode.bots.seat import Seat
from hinode.bots.style import Style
from hinode.bots.trust import Trust
from hinode.vocab.answers import Accept, Gift, Propose, Ready, Refuse

PATIENCE = 2  # proposals to one clan in a season


class TeaManners:
    """One bot's conduct at tea, over a whole game."""

    def __init__(self, clan: str, style: Style) -> None:
        self.trust = Trust(clan)
        self.style = style
        self.asked: dict[str, int] = {}
        self.season = ""
        self.offered: set[str] = set()

    def choose(self, seat: Seat) -> Choice:
        view = seat.view
        self._new_season(view)
        self.trust.follow(seat.events(self.trust.read))
        scores = {clan: self.score(view, seat.clan, clan) for clan in _free(view, seat.clan)}
        offers = [a.from_ for a in seat.decision.options if isinstance(a, Accept)]
        best = max(scores, key=lambda clan: (scores[clan], clan), default=None)
        for clan in sorted(offers, key=lambda c: -scores.get(c, 0.0)):
            return self._reply(clan, scores, best)
        if best is not None and scores[best] > 0 and self.asked.get(best, 0) < PATIENCE:
            return self._court(seat, view, best, scores[best])
        return Choice(Ready())

    def _new_season(self, view: dict[str, Any]) -> None:
        if view["season"] != self.season:
            self.season = view["season"]
            self.asked.clear()
            self.offered.clear()

    def _reply(self, clan: str, scores: dict[str, float], best: str | None) -> Choice:
        """Accept what is nearly as good as the best that could still be had."""
        hope = scores[best] if best is not None and self.asked.get(best, 0) < PATIENCE else 0.0
        gift = self.trust.given.get(clan, 0.0)
        worth = scores.get(clan, 0.0) + 0.5 * gift
        if worth >= 0.75 * hope and worth > 0:
            return Choice(Accept(clan), Reason("good-partner", {"clan": clan, "gift": gift}))
        kind = "distrust" if self.trust.in_clan(clan) < 0.55 else "better-elsewhere"
        return Choice(Refuse(clan), Reason(kind, {"clan": clan}))

    def _court(self, seat: Seat, view: dict[str, Any], clan: str, score: float) -> Choice:
        """Propose; before a second try, a generous bot sends Coins along."""
        proposal = Propose(clan)
        if proposal not in seat.decision.options:
            return Choice(Ready())
        price = min(int(self.style.generosity), view["players"][seat.clan]["coins"] - 2)
        if self.asked.get(clan, 0) and price > 0 and clan not in self.offered:
            self.offered.add(clan)
            return Choice(Gift(clan, price, 0), Reason("sweetener", {"clan": clan, "coins": price}))
        self.asked[clan] = self.asked.get(clan, 0) + 1
        return Choice(proposal, Reason("shared-mandates", {"clan": clan, "worth": round(score, 1)}))

    def score(self, view: dict[str, Any], me: str, other: str) -> float:
        """What an alliance is worth: bonuses in more turns, less fighting, if they keep to it."""
        seats = list(view["players"])
        gap = (seats.index(other) - seats.index(me)) % len(seats)
        timing = 1.0 - abs(gap - len(seats) / 2) / len(seats)  # mandates spread over the season
        mine, theirs = _presence(view, me), _presence(view, other)
        overlap = sum(min(mine.get(p, 0), theirs.get(p, 0)) for p in view["war"])
        lead = view["players"][other]["vp"] - max(view["players"][c]["vp"] for c in seats if c != other)
        danger = max(0, lead) * 0.15
        trust = self.trust.in_clan(other) ** max(0.2, self.style.loyalty)
        return float((2.0 + timing - 0.35 * overlap - danger) * trust)


def _free(view: dict[str, Any], me: str) -> list[str]:
    allied = {clan for pair in view["alliances"] for clan in pair}
    return [clan for clan in view["players"] if clan != me and clan not in allied]


def _presence(view: dict[str, Any], clan: str) -> dict[str, int]:
    """Figures by province."""
    return {
        province: sum(count for kind, count in here[clan].items() if kind != "stronghold")
        for province, here in view["map"].items()
        if clan in here
    }

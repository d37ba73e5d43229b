"""Trust: which clans kept or broke alliances, and what they gave.

It uses public events only, so a bot can also estimate how much another clan trusts a third one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from hinode.vocab.events import Event

PRIOR_KEPT: Final = 3.5  # players keep about 70 % of their alliances
PRIOR_BROKEN: Final = 1.5
KEPT: Final = 1.0  # weight of an alliance kept to its end
BROKEN: Final = 2.0  # weight of an alliance betrayed
OTHERS_WEIGHT: Final = 1 / 3  # acts toward other clans count a third
DECAY: Final = 0.9  # factor for all earlier acts, each season
GOODWILL: Final = 0.2  # weight of each Coin given, after the season …
MAX_GOODWILL: Final = 4  # … up to this many Coins

Pair = tuple[str, str]


class Betrayal(NamedTuple):
    """One clan broke its alliance with another."""

    season: str
    betrayer: str
    victim: str


class Trust:
    """What one clan knows about the reliability of all clans. `grudge` scales the weight of a betrayal."""

    def __init__(self, me: str, grudge: float = 1.0) -> None:
        self.me = me
        self.grudge = grudge
        self.season = ""
        self.read = 0  # events processed so far
        self.betrayals: list[Betrayal] = []
        self.alliances: dict[Pair, int] = {}  # (clan, partner): alliances kept to their end
        self._kept: dict[Pair, float] = {}  # (clan that kept or gave, partner)
        self._broken: dict[Pair, float] = {}  # (betrayer, victim)
        # This season only.
        self._given: dict[Pair, int] = {}  # (giver, receiver): Coins and Ronin
        self._asked: dict[Pair, int] = {}  # (proposer, to)

    def follow(self, events: Iterable[Event]) -> None:
        """Process new events."""
        for event in events:
            self.read = event.number + 1
            handler = getattr(self, f"_on_{event.kind}", None)
            if handler is not None:
                handler(event)

    # -- events -------------------------------------------------------------------------------

    def _on_season_started(self, event: Event) -> None:
        self.season = event["season"]
        for giver, receiver in self._given:
            coins = min(MAX_GOODWILL, self.balance(giver, receiver))
            if coins > 0:
                pair = (giver, receiver)
                self._kept[pair] = self._kept.get(pair, 0.0) + GOODWILL * coins
        for weights in (self._kept, self._broken):
            for pair in weights:
                weights[pair] *= DECAY
        for counts in (self._given, self._asked):
            counts.clear()

    def _on_alliance_ended(self, event: Event) -> None:
        one, two = event["clan"], event["with"]
        if event.cause == "betray":
            self.betrayals.append(Betrayal(self.season, one, two))
            self._broken[one, two] = self._broken.get((one, two), 0.0) + BROKEN
            return
        for pair in ((one, two), (two, one)):
            self.alliances[pair] = self.alliances.get(pair, 0) + 1
            self._kept[pair] = self._kept.get(pair, 0.0) + KEPT

    def _on_gift(self, event: Event) -> None:
        pair = (event["clan"], event["to"])
        self._given[pair] = self._given.get(pair, 0) + event["coins"] + event["ronin"]

    def _on_proposed(self, event: Event) -> None:
        pair = (event["clan"], event["to"])
        self._asked[pair] = self._asked.get(pair, 0) + 1

    # -- questions ----------------------------------------------------------------------------

    def of(self, judge: str, clan: str) -> float:
        """How much one clan trusts another to keep an alliance with it: between 0 and 1."""
        grudge = self.grudge if judge == self.me else 1.0
        kept = PRIOR_KEPT + _weighted(self._kept, judge, clan)
        broken = PRIOR_BROKEN + grudge * _weighted(self._broken, judge, clan)
        return kept / (kept + broken)

    def in_clan(self, clan: str) -> float:
        """How much I trust a clan."""
        return self.of(self.me, clan)

    def betrayal_by(self, clan: str) -> Betrayal | None:
        """The last betrayal of me by a clan, else its last betrayal of another clan."""
        found = [b for b in self.betrayals if b.betrayer == clan]
        return max(reversed(found), key=lambda b: b.victim == self.me, default=None)

    def shunned(self, clan: str) -> bool:
        """Whether the clan betrayed me this season: no deals with it until the next one."""
        return Betrayal(self.season, clan, self.me) in self.betrayals

    def balance(self, giver: str, receiver: str) -> int:
        """Coins and Ronin given this season, minus what came back."""
        return self._given.get((giver, receiver), 0) - self._given.get((receiver, giver), 0)

    def asked(self, clan: str) -> int:
        """How often I have proposed to a clan this season."""
        return self._asked.get((self.me, clan), 0)


def _weighted(weights: dict[Pair, float], judge: str, clan: str) -> float:
    """What a clan did: to the judge with full weight, to others with part of it."""
    mine = weights.get((clan, judge), 0.0)
    others = sum(done for (doer, other), done in weights.items() if doer == clan and other != judge)
    return mine + OTHERS_WEIGHT * others

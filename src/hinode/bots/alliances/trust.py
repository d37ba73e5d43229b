"""The trust account: who kept faith with whom, who broke it, and who gave what.

Everything is read from the events that everybody sees, so a bot can also reckon how far another clan
trusts a third.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from hinode.vocab.events import Event

PRIOR_KEPT: Final = 3.5  # people keep about 70 % of what they promise
PRIOR_BROKEN: Final = 1.5
STAKE: Final = 1.0  # an alliance kept to its end
BREACH: Final = 2.0  # one betrayed
HEARSAY: Final = 1 / 3  # what is done to others counts a third
DECAY: Final = 0.9  # of it all, each season
GOODWILL: Final = 0.2  # what is left of each Coin given when a season is over …
MAX_GOODWILL: Final = 4  # … and for how many Coins

Pair = tuple[str, str]


class Betrayal(NamedTuple):
    """One clan broke its alliance with another."""

    season: str
    betrayer: str
    victim: str


class Trust:
    """One clan's account of everybody's word. `grudge` scales what a betrayal weighs with it."""

    def __init__(self, me: str, grudge: float = 1.0) -> None:
        self.me = me
        self.grudge = grudge
        self.season = ""
        self.read = 0  # events read so far
        self.betrayals: list[Betrayal] = []
        self.alliances: dict[Pair, int] = {}  # (keeper, partner): alliances kept to their end
        self._kept: dict[Pair, float] = {}  # (keeper or giver, partner)
        self._broken: dict[Pair, float] = {}  # (betrayer, victim)
        # This season only.
        self._given: dict[Pair, int] = {}  # (giver, receiver): Coins and Ronin
        self._asked: dict[Pair, int] = {}  # (proposer, to)
        self._refused: dict[Pair, int] = {}  # (proposer, refuser): what had been given with it

    def follow(self, events: Iterable[Event]) -> None:
        """Read what happened since the last time."""
        for event in events:
            self.read = event.number + 1
            heard = getattr(self, f"_on_{event.kind}", None)
            if heard is not None:
                heard(event)

    # -- what is heard ------------------------------------------------------------------------

    def _on_season_started(self, event: Event) -> None:
        self.season = event["season"]
        for giver, receiver in self._given:
            coins = min(MAX_GOODWILL, self.balance(giver, receiver))
            if coins > 0:
                pair = (giver, receiver)
                self._kept[pair] = self._kept.get(pair, 0.0) + GOODWILL * coins
        for record in (self._kept, self._broken):
            for pair in record:
                record[pair] *= DECAY
        for book in (self._given, self._asked, self._refused):
            book.clear()

    def _on_alliance_ended(self, event: Event) -> None:
        one, two = event["clan"], event["with"]
        if event.cause == "betray":
            self.betrayals.append(Betrayal(self.season, one, two))
            self._broken[one, two] = self._broken.get((one, two), 0.0) + BREACH
            return
        for pair in ((one, two), (two, one)):
            self.alliances[pair] = self.alliances.get(pair, 0) + 1
            self._kept[pair] = self._kept.get(pair, 0.0) + STAKE

    def _on_gift(self, event: Event) -> None:
        pair = (event["clan"], event["to"])
        self._given[pair] = self._given.get(pair, 0) + event["coins"] + event["ronin"]

    def _on_proposed(self, event: Event) -> None:
        pair = (event["clan"], event["to"])
        self._asked[pair] = self._asked.get(pair, 0) + 1

    def _on_refused(self, event: Event) -> None:
        pair = (event["from"], event["clan"])
        self._refused[pair] = self.balance(*pair)

    # -- what follows from it -----------------------------------------------------------------

    def of(self, judge: str, clan: str) -> float:
        """How far one clan may trust another to stand by an alliance with it: between 0 and 1."""
        grudge = self.grudge if judge == self.me else 1.0
        kept = PRIOR_KEPT + _heard(self._kept, judge, clan)
        broken = PRIOR_BROKEN + grudge * _heard(self._broken, judge, clan)
        return kept / (kept + broken)

    def in_clan(self, clan: str) -> float:
        """How far I trust a clan."""
        return self.of(self.me, clan)

    def betrayal_by(self, clan: str) -> Betrayal | None:
        """The worst thing held against a clan: the last betrayal of me, else of anybody."""
        found = [b for b in self.betrayals if b.betrayer == clan]
        return max(reversed(found), key=lambda b: b.victim == self.me, default=None)

    def shunned(self, clan: str) -> bool:
        """It betrayed me this season: no deals with it until the next."""
        return Betrayal(self.season, clan, self.me) in self.betrayals

    def balance(self, giver: str, receiver: str) -> int:
        """Coins and Ronin given this season, less what came back."""
        return self._given.get((giver, receiver), 0) - self._given.get((receiver, giver), 0)

    def asked(self, clan: str) -> int:
        """How often I have proposed to a clan this season."""
        return self._asked.get((self.me, clan), 0)

    def stale(self, clan: str) -> bool:
        """It has refused me this season, and I have offered no more since."""
        refused = self._refused.get((self.me, clan))
        return refused is not None and self.balance(self.me, clan) <= refused


def _heard(record: dict[Pair, float], judge: str, clan: str) -> float:
    """What a clan did: to the judge in full, to others in part."""
    mine = record.get((clan, judge), 0.0)
    others = sum(done for (doer, other), done in record.items() if doer == clan and other != judge)
    return mine + HEARSAY * others

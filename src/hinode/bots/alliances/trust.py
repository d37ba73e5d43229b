"""Trust: which clans kept or broke alliances and promises, and what they gave.

It uses public events and the ledger of deals, so a bot can also estimate how much another clan trusts a third
one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from hinode.vocab.events import Event
from hinode.vocab.ids import CLAN_NO, CLANS

PRIOR_KEPT: Final = 3.5  # players keep about 70 % of their alliances
PRIOR_BROKEN: Final = 1.5
KEPT: Final = 1.0  # weight of an alliance kept to its end
BETRAYED: Final = 4.0  # weight of an alliance betrayed: its victim makes no alliance next season
BROKEN: Final = 2.0  # a broken promise counts this many times as much as one kept
OTHERS_WEIGHT: Final = 1 / 3  # acts toward other clans count a third
DECAY: Final = 0.9  # factor for all earlier acts, each season
GOODWILL: Final = 0.2  # weight of each Coin given, after the season …
MAX_GOODWILL: Final = 4  # … up to this many Coins
# Weight of a promise kept, by kind.
PROMISES: Final = {"ally": 1.0, "token": 1.0, "leave": 1.0, "stay_out": 0.7, "spare": 0.7, "no_betray": 0.7}
OTHER_PROMISES: Final = 0.4
COINS_PER_WEIGHT: Final = 3  # of a promise to give
MAX_CREDIT: Final = 1.0  # for promises kept to one clan in a season: cheap ones earn no more
HELD: Final = 2 / 3  # chance that a clan held the tile it did not choose (two of ten, in a hand of four)
STAND_IN: Final = 0.5  # weight of what the clock or a stand-in did
# How much each VP of a betrayer lowers the value of a position for other clans, until the game ends.
RESENTED_BY_VICTIM: Final = 0.15
RESENTED_BY_OTHERS: Final = 0.08
MAX_RESENTED: Final = 0.4  # after several betrayals

Pair = tuple[str, str]


class Betrayal(NamedTuple):
    """One clan broke its alliance with another."""

    season: str
    betrayer: str
    victim: str


class Trust:
    """What one clan knows about the reliability of all clans.

    `grudge` scales the weight of a betrayal, `others_weight` is the weight of betrayals of other clans.
    """

    def __init__(self, me: str, grudge: float = 1.0, others_weight: float = OTHERS_WEIGHT) -> None:
        self.me = me
        self.grudge = grudge
        self.others_weight = others_weight
        self.season = ""
        self.read = 0  # events processed so far
        self.betrayals: list[Betrayal] = []
        self.alliances: dict[Pair, int] = {}  # (clan, partner): alliances kept to their end
        self._kept: dict[Pair, float] = {}  # (clan that kept or gave, partner)
        self._broken: dict[Pair, float] = {}  # (betrayer, victim)
        self._promises_kept: dict[Pair, float] = {}
        self._promises_broken: dict[Pair, float] = {}
        # (by, to, season): payments of deals, which do not count as gifts.
        self._paid: dict[tuple[str, str, str], int] = {}
        self._spent: dict[Pair, int] = {}  # (clan, season): Coins that it paid for deals
        self._broke_word: dict[str, int] = {}  # clan: the last event with which it broke a promise to me
        self._season_began = 0
        self.pacts: dict[str, int] = {}  # clan: its open promises not to betray
        self.turn = 0  # of the mandate to be chosen, and its chooser
        self.chooser = ""
        self.phase = ""
        self._allies: dict[str, str] = {}
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

    def read_ledger(self, ledger: Iterable[dict[str, Any]]) -> None:
        """Process the ledger of deals. Call it before `follow`; it replaces what an earlier ledger said."""
        self._paid.clear()
        for found in (self._promises_kept, self._promises_broken, self._spent, self._broke_word, self.pacts):
            found.clear()
        credit: dict[tuple[Pair, str], float] = {}
        for deal in ledger:
            parties = {deal["from"]: deal["to"], deal["to"]: deal["from"]}
            for paid in deal["paid"]:
                key = (paid["by"], parties[paid["by"]], deal["season"])
                self._paid[key] = self._paid.get(key, 0) + paid["amount"]
                if paid["kind"] == "coins":
                    spender = (paid["by"], deal["season"])
                    self._spent[spender] = self._spent.get(spender, 0) + paid["amount"]
            self._read_promises(deal, credit)

    def _read_promises(self, deal: dict[str, Any], credit: dict[tuple[Pair, str], float]) -> None:
        """`credit` is what promises kept have counted so far, by pair and season."""
        for promise in deal["promises"]:
            pair, weight = (promise["by"], promise["to"]), _weight(promise["term"])
            if promise["state"] == "open" and promise["term"]["kind"] == "no_betray":
                self.pacts[promise["by"]] = self.pacts.get(promise["by"], 0) + 1
            if promise["state"] == "kept":
                so_far = credit.get((pair, deal["season"]), 0.0)
                weight = min(weight, MAX_CREDIT - so_far)
                credit[pair, deal["season"]] = so_far + weight
                self._promises_kept[pair] = self._promises_kept.get(pair, 0.0) + weight
            elif promise["state"] == "broken":
                weight *= BROKEN * (HELD if promise["note"] == "excusable" else 1.0)
                weight *= STAND_IN if promise.get("answered_by") in ("clock", "vote") else 1.0
                self._promises_broken[pair] = self._promises_broken.get(pair, 0.0) + weight
                if promise["to"] == self.me:
                    self._broke_word[promise["by"]] = promise["event"]

    # -- events -------------------------------------------------------------------------------

    def _on_season_started(self, event: Event) -> None:
        self._season_began = event.number
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
        self.season = event["season"]

    def _on_alliance_ended(self, event: Event) -> None:
        one, two = event["clan"], event["with"]
        self._allies.pop(one, None)
        self._allies.pop(two, None)
        if event.cause == "betray":
            self.betrayals.append(Betrayal(self.season, one, two))
            self._broken[one, two] = self._broken.get((one, two), 0.0) + BETRAYED
            return
        for pair in ((one, two), (two, one)):
            self.alliances[pair] = self.alliances.get(pair, 0) + 1
            self._kept[pair] = self._kept.get(pair, 0.0) + KEPT

    def _on_allied(self, event: Event) -> None:
        one, two = event["clan"], event["with"]
        self._allies |= {one: two, two: one}

    def _on_mandate_turn(self, event: Event) -> None:
        self.turn, self.chooser = event["turn"], event["clan"]

    def _on_phase_started(self, event: Event) -> None:
        self.phase = event["phase"]

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
        broken = PRIOR_BROKEN + grudge * _weighted(self._broken, judge, clan, self.others_weight)
        if self._promises_kept or self._promises_broken:
            kept += _weighted(self._promises_kept, judge, clan)
            broken += grudge * _weighted(self._promises_broken, judge, clan)
        return kept / (kept + broken)

    def ally_of(self, clan: str) -> str | None:
        return self._allies.get(clan)

    def in_clan(self, clan: str) -> float:
        """How much I trust a clan."""
        return self.of(self.me, clan)

    def resented(self) -> tuple[float, ...]:
        """By clan slot: how much I resent its betrayals. Empty if there were none."""
        found = [0.0] * len(CLANS)
        for betrayal in self.betrayals:
            weight = RESENTED_BY_VICTIM if betrayal.victim == self.me else RESENTED_BY_OTHERS
            if betrayal.betrayer != self.me:
                found[CLAN_NO[betrayal.betrayer]] += self.grudge * weight
        return tuple(min(MAX_RESENTED, weight) for weight in found) if any(found) else ()

    def betrayal_by(self, clan: str) -> Betrayal | None:
        """The last betrayal of me by a clan, else its last betrayal of another clan."""
        found = [b for b in self.betrayals if b.betrayer == clan]
        return max(reversed(found), key=lambda b: b.victim == self.me, default=None)

    def shunned(self, clan: str) -> bool:
        """Whether the clan betrayed me or broke its word to me this season: no deals until the next one."""
        return Betrayal(self.season, clan, self.me) in self.betrayals or self.broke_word(clan)

    def broke_word(self, clan: str) -> bool:
        """Whether the clan broke a promise to me this season."""
        return clan in self._broke_word and self._broke_word[clan] >= self._season_began

    def word_kept(self, clan: str) -> float:
        """The weight of the promises that the clan kept to me."""
        return self._promises_kept.get((clan, self.me), 0.0)

    def balance(self, giver: str, receiver: str) -> int:
        """Coins and Ronin given this season, minus what came back. Payments of deals do not count."""
        given = self._given.get((giver, receiver), 0) - self._given.get((receiver, giver), 0)
        if self._paid:
            given -= self._paid.get((giver, receiver, self.season), 0)
            given += self._paid.get((receiver, giver, self.season), 0)
        return given

    def spent(self, clan: str) -> int:
        """Coins that a clan paid for deals this season, as far as I know."""
        return self._spent.get((clan, self.season), 0)

    def asked(self, clan: str) -> int:
        """How often I have proposed to a clan this season."""
        return self._asked.get((self.me, clan), 0)


def _weighted(
    weights: dict[Pair, float], judge: str, clan: str, others_weight: float = OTHERS_WEIGHT
) -> float:
    """What a clan did: to the judge with full weight, to others with part of it."""
    mine = weights.get((clan, judge), 0.0)
    others = sum(done for (doer, other), done in weights.items() if doer == clan and other != judge)
    return mine + others_weight * others


def _weight(term: dict[str, Any]) -> float:
    """The weight of a promise."""
    if term["kind"] == "give":
        return float(term["coins"] + term["ronin"]) / COINS_PER_WEIGHT
    return PROMISES.get(term["kind"], OTHER_PROMISES)

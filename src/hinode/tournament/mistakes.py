"""Mistakes of each clan in one game, in hindsight: bids, Seppuku, and Coins that brought nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hinode.tournament.rows import Mistakes
from hinode.vocab.events import Event
from hinode.vocab.ids import ADVANTAGES

CLEANUP: Final = "CLN-1"  # the cause of Coins that are discarded
SEPPUKU: Final = "seppuku"


class MistakeCounter:
    """Counts mistakes from events in order."""

    def __init__(self, clans: Iterable[str]) -> None:
        self.honor = list(clans)  # top first; a game starts with the clans in this order
        self.bids: dict[str, list[int]] = {}  # of the current battle
        self.declined: str | None = None  # the clan that declined Seppuku in the current battle
        self.victor = ""
        self.casualties: dict[str, int] = {}  # figures killed or captured since Seppuku was declined
        self.found: dict[str, Mistakes] = {clan: _none() for clan in self.honor}

    def add(self, event: Event) -> None:
        handler = getattr(self, f"_{event.kind}", None)
        if handler is not None:
            handler(event)

    def _honor(self, event: Event) -> None:
        self.honor = event["order"]

    def _coins(self, event: Event) -> None:
        if event.cause == CLEANUP:
            self.found[event["clan"]]["discarded_coins"] -= event["amount"]

    def _battle_started(self, event: Event) -> None:
        self.bids, self.declined, self.victor, self.casualties = {}, None, "", {}

    def _bid_revealed(self, event: Event) -> None:
        self.bids[event["clan"]] = [event["bid"][advantage] for advantage in ADVANTAGES]

    def _advantage_won(self, event: Event) -> None:
        """Ties are decided by honor as it is now (BAT-4)."""
        number, winner = ADVANTAGES.index(event["advantage"]), event["clan"]
        coins = {clan: bid[number] for clan, bid in self.bids.items()}
        for clan, bid in coins.items():
            if clan != winner:
                self.found[clan]["lost_bids"] += bid
        self.found[winner]["overbids"] += coins[winner] - winning_bid(winner, coins, self.honor)

    def _advantage_declined(self, event: Event) -> None:
        if event["advantage"] == SEPPUKU:
            self.declined = event["clan"]
            self.casualties = {}

    def _killed(self, event: Event) -> None:
        self._lose_figures(event["clan"], event["count"])

    def _captured(self, event: Event) -> None:
        self._lose_figures(event["owner"], 1)

    def _lose_figures(self, clan: str, count: int) -> None:
        self.casualties[clan] = self.casualties.get(clan, 0) + count

    def _battle_won(self, event: Event) -> None:
        self.victor = event["clan"]

    def _battle_ended(self, event: Event) -> None:
        """Seppuku would have given 1 VP for each figure that the clan lost anyway (BAT-7)."""
        clan = self.declined
        if clan is not None and clan != self.victor and self.casualties.get(clan):
            self.found[clan]["declined_seppuku"] += 1
            self.found[clan]["missed_vp"] += self.casualties[clan]
        self.declined = None


def winning_bid(winner: str, coins: Mapping[str, int], honor: list[str]) -> int:
    """The fewest Coins with which this clan would have won against the other bids."""
    rank = honor.index(winner)
    needed = (bid + (honor.index(clan) < rank) for clan, bid in coins.items() if clan != winner)
    return max(1, *needed)


def _none() -> Mistakes:
    return {
        "lost_bids": 0,
        "overbids": 0,
        "declined_seppuku": 0,
        "missed_vp": 0,
        "discarded_coins": 0,
    }


def mistakes_of(clans: Iterable[str], events: Iterable[Event]) -> dict[str, Mistakes]:
    counter = MistakeCounter(clans)
    for event in events:
        counter.add(event)
    return counter.found

"""Counts of offers, deals, and promises over many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from hinode.tournament.rows import GameRow

STATES: Final = ("kept", "broken", "void")


class DealCount:
    """Offers, deals, Coins, and how promises ended, of all games or of one bot."""

    __slots__ = ("coins", "deals", "games", "offers", "promises", "received")

    def __init__(self) -> None:
        self.games = 0
        self.offers = 0
        self.deals = 0
        self.coins = 0
        self.received = 0  # Coins got minus Coins paid, of one bot
        self.promises: Counter[str] = Counter()  # by state

    def add(self, row: GameRow, bot: str | None = None) -> None:
        """Add a game. With a bot, only what the clans of this bot did."""
        if "deals" not in row:
            return
        deals = row["deals"]
        clans = [clan for clan in row["clans"] if bot in (None, row["bots"][clan])]
        self.games += 1
        self.offers += sum(deals["offers"].get(clan, 0) for clan in clans)
        for deal in deals["ledger"]:
            if deal["from"] not in clans and deal["to"] not in clans:
                continue
            self.deals += 1
            for paid in deal["paid"]:
                if paid["kind"] == "coins":
                    self.coins += paid["amount"]
                    to = deal["to"] if paid["by"] == deal["from"] else deal["from"]
                    self.received += paid["amount"] * ((to in clans) - (paid["by"] in clans))
            self.promises.update(each["state"] for each in deal["promises"] if each["by"] in clans)

    def share(self, state: str) -> float:
        """The share of the promises that ended in this state."""
        return self.promises[state] / self.promises.total() if self.promises else 0.0

    def per_game(self, number: int) -> float:
        return number / self.games if self.games else 0.0

    @property
    def coins_per_deal(self) -> float:
        return self.coins / self.deals if self.deals else 0.0


def count_deals(rows: Iterable[GameRow], bot: str | None = None) -> DealCount:
    found = DealCount()
    for row in rows:
        found.add(row, bot)
    return found

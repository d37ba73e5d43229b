"""What one person has seen of a table, compared with everything that comes later."""

from __future__ import annotations

import asyncio
import json
from typing import Any

Json = dict[str, Any]
STATE = (
    "view",
    "board",
    "asked",
    "can_undo",
    "undo_ended",
    "result",
)  # keys that follow from the entries alone


class Violation(AssertionError):
    """A broken guarantee; `code` says which."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code


def plain(value: Any) -> str:
    """JSON with sorted keys: equal content gives equal text."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def state_of(update: Json) -> str:
    return plain({name: update[name] for name in STATE})


def lasting(entry: Json) -> Json:
    """The part of a deal that never changes, however its promises end."""
    return {name: entry[name] for name in ("deal", "from", "to", "season", "paid", "allied")}


class Transcript:
    """Entries, states, and chat as one client received them."""

    def __init__(self, table: str, viewer: str | None) -> None:
        self.table = table
        self.viewer = viewer
        self.n = -1
        self.count = 0
        self.entries: dict[int, str] = {}
        self.states: dict[int, str] = {}  # the state after entry n
        self.talk: list[str] = []
        self.offers: list[Json] = []  # open offers
        self.ledger: dict[str, str] = {}  # accepted deals, without the results of their promises
        self.resumed = 0  # how many times it reconnected to the same state
        self.latest: Json | None = None
        self.changed = asyncio.Event()

    def take(self, message: Json) -> None:
        """One message of the socket. It must not change what was sent before."""
        if message["type"] == "update":
            self._take_update(message)
            self.latest = message
            self.changed.set()
        elif message["type"] == "talk":
            self._take_talk(message)
        elif message["type"] == "deals":
            self._take_deals(message)

    def _take_update(self, update: Json) -> None:
        first = 1 if update["reset"] else max(self.n, 0) + 1
        if update["n"] < self.n:
            raise Violation("seen-not-kept", f"entry {self.n} was seen, and now there are {update['n']}")
        numbers = [entry["n"] for entry in update["frames"]]
        if numbers != list(range(first, update["n"] + 1)):
            raise Violation("entries", f"asked from {first}, told {numbers} of {update['n']}")
        self.resumed += self.n == update["n"]
        for entry in update["frames"]:
            self._same(self.entries, entry["n"], plain(entry), "entry")
        self._same(self.states, update["n"], state_of(update), "state")
        self.n = update["n"]

    def _take_talk(self, talk: Json) -> None:
        for message in talk["messages"]:
            number, text = message["number"], plain(message)
            if number > len(self.talk) or (number < len(self.talk) and self.talk[number] != text):
                raise Violation("talk", f"line {number} of {self.viewer}: {text}")
            if number == len(self.talk):
                self.talk.append(text)
        if talk["count"] != len(self.talk):
            raise Violation("talk", f"{len(self.talk)} messages arrived, and there are {talk['count']}")
        self.count = talk["count"]

    def _take_deals(self, deals: Json) -> None:
        now = {entry["deal"]: plain(lasting(entry)) for entry in deals["ledger"]}
        if any(now.get(deal) != entry for deal, entry in self.ledger.items()):
            raise Violation("ledger", f"{self.viewer} read {self.ledger}, and now {now}")
        self.offers, self.ledger = deals["offers"], now
        if self.latest is not None:
            self.changed.set()

    def _same(self, known: dict[int, str], n: int, text: str, what: str) -> None:
        if known.setdefault(n, text) != text:
            raise Violation("rewritten", f"{what} {n} of {self.viewer} was {known[n]}, and is {text}")

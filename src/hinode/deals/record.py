"""Deals in a record: write them, check them against the game's events, and after the game show whether a clan
had the tile for a promise it broke.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from hinode.api import Game
from hinode.deals.book import DealBook
from hinode.deals.parsing import parse_offer
from hinode.deals.promises.mandate import EXCUSABLE
from hinode.deals.terms import Deal, InvalidDeal, Json

SHOWN = ("id", "state", "event", "note")


def deals_of(book: DealBook) -> list[Json]:
    """All deals that were made, with the end of each promise."""
    return [_deal_json(deal, row) for deal, row in zip(book.deals(), book.entries(None, True), strict=True)]


def _deal_json(deal: Deal, row: Json) -> Json:
    offer = deal.offer.to_json()
    return {
        "id": offer["id"],
        "from": offer["from"],
        "to": offer["to"],
        "visibility": row["visibility"],
        "made": row["made"],
        "give": offer["give"],
        "ask": offer["ask"],
        "promises": [{key: promise[key] for key in SHOWN} for promise in row["promises"]],
    }


def read_deal(value: Mapping[str, Any], season: str) -> Deal:
    """A deal from its JSON in a record; raises `InvalidDeal` if its terms make none."""
    fields = {"to": value["to"], "give": value["give"], "ask": value["ask"], "until": "season"}
    offer = parse_offer(
        fields | {"secret": value["visibility"] != "open"}, offer_id=value["id"], giver=value["from"]
    )
    made = value["made"]
    return Deal(offer, made["n"], made["event"], season, value["visibility"] == "revealed")


class DealReader:
    """Follows a recorded game, and adds each of its deals at the moment it was made."""

    def __init__(self, deals: Sequence[Mapping[str, Any]]) -> None:
        self.book = DealBook()
        self._deals = deals
        self._next = 0

    def see(self, game: Game) -> str | None:
        """The game after one more answer; returns what is wrong with a deal that was made then."""
        while not self.done and self._deals[self._next]["made"]["event"] <= game.event_count:
            fault = self._add(game, self._deals[self._next])
            if fault is not None:
                return f"deals[{self._next}]: {fault}"
            self._next += 1
        self.book.follow(game.events(None, self.book.read))
        return None

    @property
    def done(self) -> bool:
        """Whether all deals were made."""
        return self._next == len(self._deals)

    def _add(self, game: Game, value: Mapping[str, Any]) -> str | None:
        if value["made"]["event"] != game.event_count:
            return "it matches no point in the game"
        self.book.follow(game.events(None, self.book.read))
        view = game.view(None)
        if not {value["from"], value["to"]} <= set(view["players"]):
            return "its clans are not those of the game"
        try:
            self.book.add(read_deal(value, view["season"]), view)
        except InvalidDeal as refused:
            return f"its terms make no deal: {refused}"
        return None


def faults(record: Mapping[str, Any], deals: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What is wrong with the deals of a game's record: each is read again from the game's public events."""
    reader = DealReader(deals)
    for game in Game.unroll(record):
        fault = reader.see(game)
        if fault is not None:
            yield fault
            return
    if not reader.done:
        yield f"deals[{len(reader.book.deals())}]: the game ended before it was made"
        return
    for number, (given, found) in enumerate(zip(deals, deals_of(reader.book), strict=True)):
        if dict(given) != found:
            yield f"deals[{number}]: its promises did not end like that"


def ledger_at(book: DealBook, event_count: int, viewer: str | None, over: bool) -> list[Json]:
    """The ledger as a viewer knew it after that many events. When a deal was revealed is not recorded."""
    return [
        {**row, "promises": [_promise_at(promise, event_count) for promise in row["promises"]]}
        for row in book.entries(None, over=True)
        if row["made"]["event"] <= event_count
        and (over or row["visibility"] == "open" or viewer in (row["from"], row["to"]))
    ]


def _promise_at(promise: Json, event_count: int) -> Json:
    ended = promise["event"]
    if ended is None or ended < event_count:
        return {**promise, "due": None}
    return {**promise, "state": "open", "event": None, "note": None, "due": None}


def ended_by_step(ledger: Iterable[Json], event_counts: Sequence[int]) -> dict[int, list[Json]]:
    """The promises that ended, by their step; `event_counts` are the numbers of events after each step."""
    found: dict[int, list[Json]] = {}
    for row in ledger:
        for promise in row["promises"]:
            if promise["event"] is not None:
                found.setdefault(bisect_right(event_counts, promise["event"]), []).append(promise)
    return found


def had_tiles(book: DealBook, game: Game) -> dict[str, bool]:
    """Whether a clan that did not choose a promised mandate had its tile, by the id of each such promise.

    This is secret until the game is over: it depends on the tiles that the clan looked at (POL-3).
    """
    found = {}
    for row in book.entries(None, over=True):
        for promise in row["promises"]:
            if promise["note"] == EXCUSABLE:
                hand = _hand(game, promise["by"], promise["event"])
                if hand is not None:
                    found[promise["id"]] = promise["term"]["mandate"] in hand
    return found


def _hand(game: Game, clan: str, event: int) -> Sequence[str] | None:
    """The tiles that a clan last looked at before an event; None if the game starts after that."""
    for each in reversed(game.events(clan)[:event]):
        if each.kind == "looked" and each["clan"] == clan:
            hand: Sequence[str] | None = each["tiles"]
            return hand
    return None


def with_excuses(ledger: Iterable[Json], had_tile: Mapping[str, bool]) -> list[Json]:
    """A ledger for viewers who may know every secret: `had_tile` stands where a promise may be excused."""
    return [
        {**row, "promises": [_with_excuse(promise, had_tile) for promise in row["promises"]]}
        for row in ledger
    ]


def _with_excuse(promise: Json, had_tile: Mapping[str, bool]) -> Json:
    if promise["note"] != EXCUSABLE or promise["id"] not in had_tile:
        return promise
    return {**promise, "had_tile": had_tile[promise["id"]]}

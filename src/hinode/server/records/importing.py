"""Validates an uploaded record and converts it to the stored format."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hinode.api import Game
from hinode.deals import DealBook
from hinode.deals.record import DealReader, deals_of
from hinode.server.records.fairness import canonical
from hinode.server.records.reader import game_record, parse
from hinode.server.records.writer import saved_game
from hinode.vocab.errors import InvalidRecord

Json = dict[str, Any]


class Import(NamedTuple):
    """A record that was replayed to its end: what is stored, and what a table needs to know."""

    document: Json
    clans: list[str]
    season_set: str
    kami_unbound: bool


def read_import(data: bytes, max_bytes: int) -> Import:
    """An `InvalidRecord` says what is wrong and where."""
    document = parse(data, max_bytes)
    game, book = replayed(document)
    view = game.view(None)
    return Import(
        _stored(document, game, deals_of(book)), list(game.clans), view["season_set"], view["kami_unbound"]
    )


def replayed(document: Json) -> tuple[Game, DealBook]:
    """The game of a record after its last answer, and its deals. `InvalidRecord` if they do not match."""
    game, deals = None, DealReader(document.get("deals", ()))
    for reached in Game.unroll(game_record(document)):
        game = reached
        fault = deals.see(game)
        if fault is not None:
            raise InvalidRecord(fault)
    assert game is not None
    if canonical(deals_of(deals.book)) != canonical(document.get("deals", [])):
        raise InvalidRecord("deals: not those of the game")
    return game, deals.book


def _stored(document: Json, game: Game, deals: Sequence[Json]) -> Json:
    """The game as it writes itself: a record cannot carry anything that its replay did not use."""
    if "record" not in document:
        return saved_game(game, deals)
    record = game.record()
    # The hash chain covers a table's record to the byte, so this one must have that form already.
    if canonical(document["record"]) != canonical(record):
        raise InvalidRecord("record: not in the form in which the game writes it")
    result = None if game.result is None else game.result.to_json()
    if canonical(document["result"]) != canonical(result):
        raise InvalidRecord("result: not the result of the game")
    return document

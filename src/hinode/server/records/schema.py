"""The form of record files: what they hold, piece by piece. Whether it is true, `audit` finds out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hinode.server.tables.seed import is_hash, is_table_id
from hinode.vocab.errors import InvalidRecord
from hinode.vocab.ids import CLANS

GAME_FORMAT: Final = "hinode-record"
TABLE_FORMAT: Final = "hinode-table-record"
VERSION: Final = 1
MAX_NAME: Final = 100
CHOOSING: Final = ("chosen", "random", "pick")
# What the last link of the chain stands for: everything but the chain itself.
CLOSED_KEYS: Final = (
    *("format", "version", "table", "commitment", "salt", "setup", "seats", "record", "digest", "result"),
)


def is_table_record(document: Any) -> bool:
    """Whether it is the record of a table or of a game alone; an `InvalidRecord` if it is neither."""
    if not isinstance(document, Mapping):
        raise InvalidRecord(f"a record is an object, not {type(document).__name__}")
    name, version = document.get("format"), document.get("version")
    if name not in (GAME_FORMAT, TABLE_FORMAT) or type(version) is not int or version != VERSION:
        formats = f"{GAME_FORMAT} and {TABLE_FORMAT}, version {VERSION}, are read"
        raise InvalidRecord(f"format: {formats}, not {short(name)} version {short(version)}")
    return bool(name == TABLE_FORMAT)


def check_form(document: Mapping[str, Any]) -> None:
    """The record of a table has everything, and each thing is of its kind."""
    _expect_keys(document, (*CLOSED_KEYS, "entries", "head"), "the record")
    for key in ("commitment", "salt", "digest", "head"):
        _expect(is_hash(document[key]), f"{key}: 64 hexadecimal digits")
    _expect(is_table_id(document["table"]), "table: 1 to 64 letters, digits, '-' or '_'")
    options = _options(document["record"])
    _expect(isinstance(options, Mapping), "record: the record of a game that began with options")
    _check_setup(document["setup"])
    places = document["setup"]["seats"]
    _expect(_same(options.get("clans"), places), "setup.seats: the clans of the game")
    seats = document["seats"]
    _expect(isinstance(seats, Mapping) and _same(list(seats), places), "seats: one for each clan of the game")
    for clan, seat in seats.items():
        _check_seat(seat, f"seats.{clan}")
    _check_entries(document["entries"])


def _options(record: Any) -> Any:
    known = isinstance(record, Mapping) and record.get("format") == GAME_FORMAT
    start = record.get("start") if known else None
    return start.get("options") if isinstance(start, Mapping) else None


def _check_setup(setup: Any) -> None:
    """How each place came to its clan; `order` is the one in which clans were picked."""
    _expect(
        isinstance(setup, Mapping) and setup.get("clans") in CHOOSING, "setup.clans: chosen, random or pick"
    )
    picked = setup["clans"] == "pick"
    _expect_keys(setup, ("clans", "chosen", "seats", *(("order",) if picked else ())), "setup")
    places = setup["seats"]
    _expect(_clans(places) and 3 <= len(places) <= 5, "setup.seats: a clan for each of 3 to 5 places")
    chosen = setup["chosen"]
    fits = isinstance(chosen, list) and len(chosen) == len(places)
    _expect(
        fits and _clans([clan for clan in chosen if clan is not None]),
        "setup.chosen: a clan or null for each place",
    )
    _expect(setup["clans"] != "random" or not any(chosen), "setup.chosen: null where clans are random")
    _expect(not picked or _same(setup["order"], list(range(len(places)))), "setup.order: each place once")


def _check_seat(seat: Any, where: str) -> None:
    _expect_keys(seat, ("name", "bot"), where)
    for key, value in seat.items():
        known = isinstance(value, str) and len(value) <= MAX_NAME
        _expect(
            known or (key == "bot" and value is None),
            f"{where}.{key}: a text of at most {MAX_NAME} characters",
        )


def _check_entries(entries: Any) -> None:
    _expect(isinstance(entries, list), "entries: a list")
    for number, facts in enumerate(entries, start=1):
        numbered = isinstance(facts, Mapping) and type(facts.get("n")) is int and facts["n"] == number
        _expect(
            numbered, f"entries[{number - 1}]: an object with n {number}: none is missing, none is doubled"
        )
        _expect(isinstance(facts.get("kind"), str), f"entries[{number - 1}]: an object with a kind")


def _clans(value: Any) -> bool:
    """Different clans."""
    return isinstance(value, list) and all(each in CLANS for each in value) and len(set(value)) == len(value)


def _same(value: Any, things: Sequence[Any]) -> bool:
    """A list of exactly these, in any order."""
    return (
        isinstance(value, list)
        and len(value) == len(things)
        and all(value.count(each) == 1 for each in things)
    )


def _expect_keys(value: Any, keys: Sequence[str], where: str) -> None:
    _expect(isinstance(value, Mapping), f"{where}: an object")
    for key in keys:
        _expect(key in value, f"{where}: {key!r} is missing")
    for key in value:
        _expect(key in keys, f"{where}: unknown key {short(key)}")


def _expect(holds: object, wrong: str) -> None:
    if not holds:
        raise InvalidRecord(wrong)


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"

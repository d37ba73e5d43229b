"""The schema of record files: the record of a table with its fairness proof, or of a game alone.

It says what a file must look like; whether its content is true is for `audit` to find out. It uses the
standard library only: players verify records without the server's packages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hinode.bots.registry import DEAL_MODES
from hinode.server.tables.seed import is_hash, is_table_id
from hinode.vocab.answers import parse_answer
from hinode.vocab.errors import IllegalAnswer, InvalidRecord
from hinode.vocab.ids import CLANS

GAME_FORMAT: Final = "hinode-record"
TABLE_FORMAT: Final = "hinode-table-record"
VERSION: Final = 1
DEALS_VERSION: Final = 2  # of a record with deals
MAX_NAME: Final = 100
MAX_WORD: Final = 40
MAX_PLACES: Final = 5
MAX_ARGUMENTS: Final = 8
MAX_STEPS: Final = 4  # answers that one deal takes


@dataclass(frozen=True, slots=True)
class Key:
    """A key of an object: what its value must be, in words and as a test."""

    expected: str
    holds: Callable[[Any], bool]
    required: bool = True


@dataclass(frozen=True, slots=True)
class Shape:
    """An object with these keys and no others."""

    keys: Mapping[str, Key]

    def check(self, value: Any, where: str = "") -> None:
        """An `InvalidRecord` for the first key that is missing, unknown, or wrong."""
        place = where or "the record"
        _expect(isinstance(value, Mapping), f"{place}: an object")
        for name, key in self.keys.items():
            _expect(name in value or not key.required, f"{place}: {name!r} is missing")
        for name in value:
            _expect(name in self.keys, f"{place}: unknown key {short(name)}")
        for name, key in self.keys.items():
            if name in value:
                _expect(key.holds(value[name]), f"{f'{where}.' * bool(where)}{name}: {key.expected}")


def _is_number(value: Any) -> bool:
    return type(value) is int and value >= 0


def _is_steps(value: Any) -> bool:
    """Clans and their answers."""
    return (
        isinstance(value, list)
        and len(value) <= MAX_STEPS
        and all(isinstance(step, list) and len(step) == 2 for step in value)
        and all(_is_clan(clan) and _is_answer(answer) for clan, answer in value)
    )


def _is_version(version: Any) -> bool:
    return type(version) is int and version in (VERSION, DEALS_VERSION)


def _is_clans(value: Any) -> bool:
    """Different clans."""
    return isinstance(value, list) and all(each in CLANS for each in value) and len(set(value)) == len(value)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= MAX_NAME


def _is_list(value: Any) -> bool:
    return isinstance(value, list)


def _is_object(value: Any) -> bool:
    return isinstance(value, Mapping)


def _is_clan(value: Any) -> bool:
    return isinstance(value, str) and value in CLANS


def _is_clan_or_null(value: Any) -> bool:
    return value is None or _is_clan(value)


def _is_place(value: Any) -> bool:
    return type(value) is int and 0 <= value < MAX_PLACES


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_WORD


def _is_list_of(value: Any, holds: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and len(value) <= MAX_PLACES and all(map(holds, value))


def _is_bots(value: Any) -> bool:
    return _is_list_of(value, lambda bot: bot is None or _is_name(bot))


def _is_answer(value: Any) -> bool:
    """Its form only; the game decides whether it is legal."""
    try:
        parse_answer(value)
    except IllegalAnswer:
        return False
    return True


def _is_reason(value: Any) -> bool:
    """Why a bot answered so: a kind, and numbers and ids as its arguments."""
    try:
        REASON.check(value)
    except InvalidRecord:
        return False
    args = value["args"]
    return len(args) <= MAX_ARGUMENTS and all(
        _is_word(name) and (type(each) is int or _is_word(each)) for name, each in args.items()
    )


def _optional(expected: str, holds: Callable[[Any], bool]) -> Key:
    return Key(expected, holds, required=False)


def _anything(_value: Any) -> bool:
    """Checked elsewhere: the engine reads the game, the audit compares the result and the log."""
    return True


def _chosen_clans(value: Any) -> bool:
    return isinstance(value, list) and _is_clans([clan for clan in value if clan is not None])


_HASH: Final = Key("64 hexadecimal digits", is_hash)
_NAME: Final = f"a text of at most {MAX_NAME} characters"

TABLE: Final = Shape(
    {
        "format": Key(TABLE_FORMAT, lambda value: value == TABLE_FORMAT),
        "version": Key(f"{VERSION} or {DEALS_VERSION}", _is_version),
        "table": Key("1 to 64 letters, digits, '-' or '_'", is_table_id),
        "commitment": _HASH,
        "salt": _HASH,
        "setup": Key("an object", _is_object),
        "seats": Key("one for each clan of the game", _is_object),
        "record": Key(
            "the record of a game that began with options", lambda value: _options(value) is not None
        ),
        "digest": _HASH,
        "result": Key("any value", _anything),
        "entries": Key("a list", _is_list),
        "deals": _optional("a list", _is_list),
        "head": _HASH,
    }
)
# A deal that was made: its parties, its terms, and how its promises ended.
DEAL: Final = Shape(
    {
        "id": Key("10 hexadecimal digits", lambda value: isinstance(value, str) and len(value) == 10),
        "from": Key("a clan", _is_clan),
        "to": Key("a clan", _is_clan),
        "visibility": Key("open, secret or revealed", lambda value: value in ("open", "secret", "revealed")),
        "made": Key("an object", _is_object),
        "give": Key("a list", _is_list),
        "ask": Key("a list", _is_list),
        "promises": Key("a list", _is_list),
    }
)
MADE: Final = Shape({"n": Key("a whole number", _is_number), "event": Key("a whole number", _is_number)})
# How each place got its clan; `order` is the picking order, if clans were picked. `bot_deals`, in a record
# with deals: how bots were allowed to deal.
SETUP: Final = Shape(
    {
        "clans": Key("chosen, random or pick", lambda value: value in ("chosen", "random", "pick")),
        "chosen": Key("a clan or null for each place", _chosen_clans),
        "seats": Key(
            "a clan for each of 3 to 5 places", lambda value: _is_clans(value) and 3 <= len(value) <= 5
        ),
        "order": Key("each place once", _is_list, required=False),
        "bot_deals": _optional("off, answer or full", lambda value: value in DEAL_MODES),
    }
)
SEAT: Final = Shape({"name": Key(_NAME, _is_name), "bot": Key(_NAME, lambda v: v is None or _is_name(v))})
# The public facts of an entry in the table's log: no persons and no clocks.
_FACTS: Final = {
    "clan": _optional("a clan", _is_clan),
    "answer": _optional("an answer of the game", _is_answer),
    "by": _optional("a word", _is_word),
    "reason": _optional("a reason of a bot, or null", lambda value: value is None or _is_reason(value)),
    "name": _optional(_NAME, _is_name),
    "place": _optional("a place", _is_place),
    "places": _optional("places", lambda value: _is_list_of(value, _is_place)),
    "chosen": _optional("a clan or null", _is_clan_or_null),
    "bot": _optional(_NAME, lambda value: value is None or _is_name(value)),
    "bots": _optional("a bot or null for each place", _is_bots),
    "clans": _optional("a clan or null for each place", lambda value: _is_list_of(value, _is_clan_or_null)),
    "picking": _optional("places", lambda value: _is_list_of(value, _is_place)),
    "ready": _optional("true or false", lambda value: type(value) is bool),
    "about": _optional("a clan", _is_clan),
    "to": _optional("a word", _is_word),
    "why": _optional("a word", _is_word),
    "with": _optional("a clan", _is_clan),
    "steps": _optional("clans and their answers", _is_steps),
    "deal": _optional("a word", _is_word),
}
PUBLIC_FACTS: Final[tuple[str, ...]] = tuple(_FACTS)
ENTRY: Final = Shape(
    {
        "n": Key("a whole number", lambda value: type(value) is int),
        "kind": Key("a word", _is_word),
        **_FACTS,
    }
)
REASON: Final = Shape({"kind": Key("a word", _is_word), "args": Key("an object", _is_object)})
# The last link of the hash chain covers everything but the chain itself.
SEALED_KEYS: Final = tuple(key for key in TABLE.keys if key not in ("entries", "head"))


def is_table_record(document: Any) -> bool:
    """Whether it is the record of a table or of a game alone; an `InvalidRecord` if it is neither."""
    if not isinstance(document, Mapping):
        raise InvalidRecord(f"a record is an object, not {type(document).__name__}")
    name, version = document.get("format"), document.get("version")
    if name not in (GAME_FORMAT, TABLE_FORMAT) or not _is_version(version):
        formats = f"{GAME_FORMAT} and {TABLE_FORMAT} up to version {DEALS_VERSION} are read"
        raise InvalidRecord(f"format: {formats}, not {short(name)} version {short(version)}")
    return bool(name == TABLE_FORMAT)


def check_table_record(document: Mapping[str, Any]) -> None:
    """An `InvalidRecord` that says where the record does not match the schema."""
    TABLE.check(document)
    _check_setup(document["setup"])
    places = document["setup"]["seats"]
    clans = _options(document["record"]).get("clans")
    _expect(_same(clans, places), "setup.seats: the clans of the game")
    _expect(_same(list(document["seats"]), places), "seats: one for each clan of the game")
    for clan, seat in document["seats"].items():
        SEAT.check(seat, f"seats.{clan}")
    check_deals(document)
    for number, entry in enumerate(document["entries"], start=1):
        where = f"entries[{number - 1}]"
        ENTRY.check(entry, where)
        _expect(entry["n"] == number, f"{where}: an object with n {number}: none is missing, none is doubled")


def check_deals(document: Mapping[str, Any]) -> None:
    """Raises an `InvalidRecord` that says where the deals of a record do not match the schema."""
    _expect(
        ("deals" in document) == (document["version"] == DEALS_VERSION),
        f"deals: in version {DEALS_VERSION}, and in no other",
    )
    _expect(isinstance(document.get("deals", []), list), "deals: a list")
    for number, deal in enumerate(document.get("deals", ())):
        DEAL.check(deal, f"deals[{number}]")
        MADE.check(deal["made"], f"deals[{number}].made")


def _check_setup(setup: Mapping[str, Any]) -> None:
    SETUP.check(setup, "setup")
    places, chosen, picked = len(setup["seats"]), setup["chosen"], setup["clans"] == "pick"
    _expect(len(chosen) == places, "setup.chosen: a clan or null for each place")
    _expect(setup["clans"] != "random" or not any(chosen), "setup.chosen: null where clans are random")
    _expect(picked or "order" not in setup, "setup: unknown key 'order'")
    _expect(not picked or "order" in setup, "setup: 'order' is missing")
    _expect(not picked or _same(setup["order"], range(places)), "setup.order: each place once")


def _options(record: Any) -> Any:
    known = isinstance(record, Mapping) and record.get("format") == GAME_FORMAT
    start = record.get("start") if known else None
    options = start.get("options") if isinstance(start, Mapping) else None
    return options if isinstance(options, Mapping) else None


def _same(value: Any, things: Sequence[Any]) -> bool:
    """A list of exactly these, in any order."""
    return (
        isinstance(value, list)
        and len(value) == len(things)
        and all(value.count(each) == 1 for each in things)
    )


def _expect(holds: object, wrong: str) -> None:
    if not holds:
        raise InvalidRecord(wrong)


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"

"""Records: how a game started, its random outcomes, and all answers."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

from hinode.state.chance import Outcome
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.errors import InvalidRecord, quote
from hinode.vocab.ids import CLAN_NO, CLANS

FORMAT: Final = "hinode-record"
VERSION: Final = 1
_KEYS: Final = ("format", "version", "start", "chance", "answers")


def write_record(s: State, start: dict[str, Any]) -> dict[str, Any]:
    """`start` is {"options": …} or {"position": …}; a replay of this never draws."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "start": deepcopy(start),
        "chance": [list(outcome) for outcome in s.vault.chance.outcomes.since(0)],
        "answers": [[CLANS[clan], codes.decode(code).to_json()] for clan, code in s.answers.since(0)],
    }


def read_record(
    record: object,
) -> tuple[Mapping[str, Any], tuple[Outcome, ...], list[tuple[str, Mapping[str, Any]]]]:
    """Validates a record and returns its start, random outcomes, and answers."""
    if not isinstance(record, Mapping):
        raise InvalidRecord(f"a record is an object, not {type(record).__name__}")
    for key in _KEYS:
        if key not in record:
            raise InvalidRecord(f"{quote(key)} is missing")
    for key in record:
        if key not in _KEYS:
            raise InvalidRecord(f"unknown key {quote(key)}")
    known = record["format"] == FORMAT and type(record["version"]) is int and record["version"] == VERSION
    if not known:
        raise InvalidRecord(f"format: {FORMAT} version {VERSION} is read, not {quote(record['format'])}")
    return _start(record["start"]), _chance(record["chance"]), _answers(record["answers"])


def _start(value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or list(value) not in (["options"], ["position"]):
        raise InvalidRecord("start: an object with either options or position")
    if not isinstance(value.get("options", {}), Mapping):
        raise InvalidRecord("start.options: an object")
    return value


def _chance(value: object) -> tuple[Outcome, ...]:
    if not isinstance(value, list):
        raise InvalidRecord("chance: a list of outcomes")
    for number, outcome in enumerate(value):
        whole = isinstance(outcome, list) and all(type(n) is int for n in outcome)
        if not whole or sorted(outcome) != list(range(len(outcome))):
            raise InvalidRecord(f"chance[{number}]: no order of 0, 1, 2 …")
    return tuple(tuple(outcome) for outcome in value)


def _answers(value: object) -> list[tuple[str, Mapping[str, Any]]]:
    if not isinstance(value, list):
        raise InvalidRecord("answers: a list of [clan, answer]")
    for number, pair in enumerate(value):
        paired = isinstance(pair, list | tuple) and len(pair) == 2 and isinstance(pair[0], str)
        if not paired or pair[0] not in CLAN_NO:
            raise InvalidRecord(f"answers[{number}]: [clan, answer], not {quote(pair)}")
    return [(pair[0], pair[1]) for pair in value]

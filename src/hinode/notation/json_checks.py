"""Checks for JSON written by people: each error says what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hinode.vocab.errors import InvalidPosition, quote

Json = Mapping[str, Any]
MAX_NUMBER = 9999  # Coins, Ronin or VP: far beyond any game, well within a bid's code


def fault(where: str, what: str) -> InvalidPosition:
    return InvalidPosition(f"{where}: {what}")


def an_object(value: object, where: str, keys: tuple[str, ...] | None = None) -> Json:
    if not isinstance(value, Mapping):
        raise fault(where, f"an object, not {quote(value)}")
    for key in value:
        if not isinstance(key, str) or (keys is not None and key not in keys):
            raise fault(where, f"unknown key {quote(key)}")
    return value


def a_list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise fault(where, f"a list, not {quote(value)}")
    return list(value)


def a_number(value: object, where: str, maximum: int = MAX_NUMBER) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= maximum:
        raise fault(where, f"a whole number from 0 to {maximum}, not {quote(value)}")
    return value


def a_flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise fault(where, f"true or false, not {quote(value)}")
    return value


def an_id(value: object, known: Mapping[str, int], noun: str, where: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise fault(where, f"{quote(value)} is no {noun}")
    return known[value]


def ids(value: object, known: Mapping[str, int], noun: str, where: str) -> list[int]:
    listed = a_list(value, where)
    return [an_id(name, known, noun, f"{where}[{number}]") for number, name in enumerate(listed)]


def different(found: list[int], names: tuple[str, ...], where: str) -> tuple[int, ...]:
    for number in found:
        if found.count(number) > 1:
            raise fault(where, f"{names[number]!r} stands there twice")
    return tuple(found)

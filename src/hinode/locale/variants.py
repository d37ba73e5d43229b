"""Which of several sentences fits an event or a term of a deal, as data for the terminal and the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Condition(NamedTuple):
    """A test of one field, or of `cause`. It compares it with a value or, for `same` and `other`, a field."""

    field: str
    test: str
    against: str | int | bool | None = None


class Variant(NamedTuple):
    """What is added to the message id if all conditions hold."""

    suffix: str
    conditions: tuple[Condition, ...]


def _when(suffix: str, *conditions: tuple[str, str] | tuple[str, str, str | int | bool | None]) -> Variant:
    return Variant(suffix, tuple(Condition(*each) for each in conditions))


EVENT_VARIANTS: Final[Mapping[str, tuple[Variant, ...]]] = {
    "phase_started": (_when("-cleanup", ("phase", "is", "cleanup")),),
    "vp": (_when("-lost", ("amount", "negative")),),
    "coins": (
        _when("-lost", ("amount", "negative"), ("cause", "is_not", "train"), ("cause", "is_not", "CLN-1")),
        _when("-paid", ("amount", "negative"), ("cause", "is", "train")),
        _when("-left", ("amount", "negative"), ("cause", "is", "CLN-1")),
    ),
    "ronin": (
        _when("-lost", ("amount", "negative"), ("cause", "is_not", "CLN-1")),
        _when("-left", ("amount", "negative"), ("cause", "is", "CLN-1")),
    ),
    "honor": (_when("-lost", ("steps", "negative")),),
    "looked": (_when("-secret", ("tiles", "is", None)),),
    "mandate_announced": (_when("-secret", ("tile", "is", None)),),
    "bid_sealed": (_when("-secret", ("bid", "is", None)),),
    "war_order": (_when("-none", ("provinces", "empty")),),
    "killed": (
        _when("-own", ("by", "same", "clan"), ("cause", "is_not", "seppuku")),
        _when("-seppuku", ("by", "same", "clan"), ("cause", "is", "seppuku")),
    ),
    "summoned": (_when("-shrine", ("to", "other", "province")),),
}
TERM_VARIANTS: Final[Mapping[str, tuple[Variant, ...]]] = {
    "mandate": (
        _when("-not-turn", ("choose", "is", False), ("until", "is", "turn")),
        _when("-not-season", ("choose", "is", False), ("until", "is", "season")),
    ),
    "no_hostage": (_when("-anywhere", ("province", "is", None)),),
    "bid": (_when("-total", ("advantage", "is", "any")), _when("-none", ("most", "is", 0))),
    "worship": (_when("-not", ("do", "is", False)),),
    "card": (_when("-not", ("buy", "is", False)),),
}


def suffix(variants: tuple[Variant, ...], fields: Mapping[str, Any]) -> str:
    """What is added to the message id: the suffixes of all variants that fit."""
    return "".join(each.suffix for each in variants if all(_holds(one, fields) for one in each.conditions))


def _holds(condition: Condition, fields: Mapping[str, Any]) -> bool:
    value, against = fields[condition.field], condition.against
    match condition.test:
        case "is":
            return bool(value == against)
        case "is_not":
            return bool(value != against)
        case "negative":
            return bool(value < 0)
        case "empty":
            return not value
        case "same":
            return bool(value == fields[str(against)])
        case "other":
            return bool(value != fields[str(against)])
    raise ValueError(f"no test is called {condition.test!r}")

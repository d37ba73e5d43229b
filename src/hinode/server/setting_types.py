"""Reading settings from text; a `ValueError` says what was expected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

DEFAULT_PORTS: Final = {"http": 80, "https": 443}
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off")


@dataclass(frozen=True, slots=True)
class Range:
    """From `low` to `high`, both included."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `count` in any `seconds`."""

    count: int
    seconds: float

    def __post_init__(self) -> None:
        if self.count < 1 or not 0 < self.seconds <= 7 * 86400:
            raise ValueError("a rate is 1 or more in some seconds, a week at most")


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"a whole number, not {text!r}") from None


def number(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = float("nan")
    if not isfinite(found):
        raise ValueError(f"a number, not {text!r}")
    return found


def switch(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise ValueError(f"yes or no, not {text!r}")
    return text.lower() in YES


def rate(text: str) -> Rate:
    """`60/20` is 60 in 20 seconds."""
    count, slash, seconds = text.partition("/")
    if not slash:
        raise ValueError(f"COUNT/SECONDS such as 60/20, not {text!r}")
    return Rate(whole(count), number(seconds))


def several(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def numbers(text: str) -> dict[str, float]:
    """`greedy=1,planner=2`."""
    found = {}
    for part in several(text):
        name, sign, value = part.partition("=")
        if not sign:
            raise ValueError(f"NAME=NUMBER with commas between them, not {part!r}")
        found[name.strip()] = number(value)
    return found


def origin(text: str) -> str:
    """As a browser sends it: lower case, without the port that goes without saying."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise ValueError(f"{text!r} is no origin") from None
    host = parts.hostname
    if parts.scheme not in DEFAULT_PORTS or not host:
        raise ValueError(f"{text!r} is no origin: http://HOST or https://HOST, with :PORT where needed")
    if parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc or "*" in host:
        raise ValueError(f"{text!r} is more than an origin: scheme, host and port only")
    if any(sign <= " " or sign in ";,'\"\\" for sign in host):
        raise ValueError(f"{text!r} is no origin: a host has no such signs")
    named = f"[{host}]" if ":" in host else host
    plain = port is None or port == DEFAULT_PORTS[parts.scheme]
    return f"{parts.scheme}://{named}" + ("" if plain else f":{port}")


READERS: Final[dict[str, Callable[[str], Any]]] = {
    "str": str,
    "str | None": str,
    "int": whole,
    "float": number,
    "bool": switch,
    "Path": Path,
    "Rate": rate,
    "tuple[str, ...]": several,
    "Mapping[str, float]": numbers,
}

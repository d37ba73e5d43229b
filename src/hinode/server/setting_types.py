"""Types of settings, and how each is parsed from text. A `ValueError` says what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from pydantic import BeforeValidator

DEFAULT_PORTS: Final = {"http": 80, "https": 443}
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off")


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `count` in any `seconds`."""

    count: int
    seconds: float

    def __post_init__(self) -> None:
        if self.count < 1 or not 0 < self.seconds <= 7 * 86400:
            raise ValueError("a rate is 1 or more in some seconds, a week at most")


def parse_whole(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    try:
        return int(value)
    except ValueError:
        raise ValueError(f"a whole number, not {value!r}") from None


def parse_number(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    try:
        found = float(value)
    except ValueError:
        found = float("nan")
    if not isfinite(found):
        raise ValueError(f"a number, not {value!r}")
    return found


def parse_switch(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if value.lower() not in YES + NO:
        raise ValueError(f"yes or no, not {value!r}")
    return value.lower() in YES


def parse_rate(value: Any) -> Any:
    """`60/20` is 60 in 20 seconds."""
    if not isinstance(value, str):
        return value
    count, slash, seconds = value.partition("/")
    if not slash:
        raise ValueError(f"COUNT/SECONDS such as 60/20, not {value!r}")
    return Rate(parse_whole(count), parse_number(seconds))


def parse_list(value: Any) -> Any:
    """`a, b` is two items."""
    if not isinstance(value, str):
        return value
    return tuple(part.strip() for part in value.split(",") if part.strip())


def parse_numbers(value: Any) -> Any:
    """`greedy=1,planner=2` is a number for each name."""
    if not isinstance(value, str):
        return value
    found = {}
    for part in parse_list(value):
        name, sign, number = part.partition("=")
        if not sign:
            raise ValueError(f"NAME=NUMBER with commas between them, not {part!r}")
        found[name.strip()] = parse_number(number)
    return found


Whole = Annotated[int, BeforeValidator(parse_whole)]
Number = Annotated[float, BeforeValidator(parse_number)]
Switch = Annotated[bool, BeforeValidator(parse_switch)]
RateSetting = Annotated[Rate, BeforeValidator(parse_rate)]
TextList = Annotated[tuple[str, ...], BeforeValidator(parse_list)]
NumberByName = Annotated[Mapping[str, float], BeforeValidator(parse_numbers)]


def normalize_origin(text: str) -> str:
    """An origin as browsers send it: lower case, without the default port."""
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
    if any(char <= " " or char in ";,'\"\\" for char in host):
        raise ValueError(f"{text!r} is no origin: a host has no such characters")
    named = f"[{host}]" if ":" in host else host
    plain = port is None or port == DEFAULT_PORTS[parts.scheme]
    return f"{parts.scheme}://{named}" + ("" if plain else f":{port}")

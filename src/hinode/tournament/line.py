"""One game of a tournament as a line of JSON."""

from __future__ import annotations

import json
from typing import Any, Final, TypedDict, cast, get_origin, get_type_hints, is_typeddict

from hinode.tournament.errors import TournamentError, Unreadable

SCHEMA: Final = 1


class RunOptions(TypedDict):
    """The plan a game belongs to."""

    version: str
    players: int
    bots: list[str]
    seed: int
    cap: float
    season_set: str
    kami_unbound: bool


class Timing(TypedDict):
    """How long decisions took: how many, the longest, and counts by bucket (see `latency`)."""

    decisions: int
    longest: float
    buckets: list[list[int]]


class Purchase(TypedDict):
    clan: str
    season: str
    card: str
    cost: int
    cause: str


class Choice(TypedDict):
    """A mandate chosen, or announced by the Lotus."""

    season: str
    turn: int
    clan: str
    mandate: str


class Battle(TypedDict):
    """Bids in the order of the advantages; who won each advantage, and which of them went unused."""

    season: str
    province: str
    bids: dict[str, list[int]]
    won: dict[str, str]
    declined: list[str]
    victor: str


class Alliance(TypedDict):
    """`betrayer` and the mandate turn of it are null for one that lasted its season."""

    season: str
    clans: list[str]
    betrayer: str | None
    turn: int | None


class Story(TypedDict):
    """What happened, compactly. VP gained and lost by clan and cause; their difference is the score."""

    gained: dict[str, dict[str, int]]
    lost: dict[str, dict[str, int]]
    cards: list[Purchase]
    mandates: list[Choice]
    battles: list[Battle]
    alliances: list[Alliance]


class Outcome(TypedDict):
    """`ranks` and `wins` are split between those who share a victory."""

    scores: dict[str, int]
    ranking: list[str]
    winners: list[str]
    ranks: dict[str, float]
    wins: dict[str, float]


class Line(Outcome):
    """A whole game; `clans` are in seat order, `seats` count from 1."""

    schema: int
    run: RunOptions
    game: int
    block: int
    seed: int
    season_set: str
    shrines: list[str]
    clans: list[str]
    seats: dict[str, int]
    hero: str
    bots: dict[str, str]
    answers: int
    seconds: float
    latency: dict[str, Timing]
    faults: dict[str, int]
    story: Story


def _kind(hint: Any) -> type:
    """The JSON type behind an annotation."""
    found: type = dict if is_typeddict(hint) else get_origin(hint) or hint
    return found


_KINDS: Final = {key: _kind(hint) for key, hint in get_type_hints(Line).items()}


def write_line(line: Line) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def read_line(text: bytes) -> Line:
    """A line of a file; raises `TournamentError` for anything but a game of a tournament."""
    try:
        found: Any = json.loads(text)
    except ValueError as error:
        raise Unreadable(f"not JSON ({error})") from error
    if not isinstance(found, dict) or "schema" not in found:
        raise TournamentError("no game of a tournament")
    if found["schema"] != SCHEMA:
        raise TournamentError(f"written in format {found['schema']!r}, and this program reads {SCHEMA}")
    for key, kind in _KINDS.items():
        if not isinstance(found.get(key), kind):
            raise TournamentError(f"no game of a tournament: {key!r} is missing or of the wrong kind")
    for part, shape in (("run", RunOptions), ("story", Story)):
        if found[part].keys() != get_type_hints(shape).keys():
            raise TournamentError(f"no game of a tournament: {part!r} is not complete")
    return cast(Line, found)

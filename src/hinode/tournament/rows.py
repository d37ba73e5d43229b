"""Rows of a results file: one game of a tournament as a line of JSON."""

from __future__ import annotations

import json
from typing import Any, Final, NotRequired, TypedDict, cast, get_origin, get_type_hints, is_typeddict

from hinode.tournament.errors import NotJson, TournamentError

SCHEMA: Final = 2
OPTIONAL: Final = ("deals",)  # keys that only some games have


class RunOptions(TypedDict):
    """The options of the tournament that a game belongs to."""

    version: str
    players: int
    bots: list[str]
    seed: int
    cap: float
    season_set: str
    kami_unbound: bool


class Timing(TypedDict):
    """Decision times: count, longest time, and counts by bucket (see `latency`)."""

    decisions: int
    longest: float
    buckets: list[list[int]]


class Purchase(TypedDict):
    clan: str
    season: str
    card: str
    cost: int
    cause: str


class MandateChoice(TypedDict):
    """A mandate chosen, or announced by the Lotus."""

    season: str
    turn: int
    clan: str
    mandate: str


class BattleRow(TypedDict):
    """Bids in the order of the advantages, the winner of each, and the advantages that were declined."""

    season: str
    province: str
    bids: dict[str, list[int]]
    won: dict[str, str]
    declined: list[str]
    victor: str


class Alliance(TypedDict):
    """`betrayer` and `turn` (of the Betray mandate) are null for an alliance that was kept."""

    season: str
    clans: list[str]
    betrayer: str | None
    turn: int | None


class Mistakes(TypedDict):
    """Mistakes of a clan, in hindsight. `lost_bids`, `overbids`, and `discarded_coins` are Coins."""

    lost_bids: int  # on advantages that another clan won
    overbids: int  # more than was needed to win an advantage
    declined_seppuku: int  # times Seppuku was declined in a battle that the clan then lost
    missed_vp: int  # VP that Seppuku would have given in these battles
    discarded_coins: int  # at Cleanup (CLN-1)


class GameSummary(TypedDict):
    """Summary of a game. VP gained minus VP lost, by clan and cause, is the score."""

    gained: dict[str, dict[str, int]]
    lost: dict[str, dict[str, int]]
    cards: list[Purchase]
    mandates: list[MandateChoice]
    battles: list[BattleRow]
    alliances: list[Alliance]
    mistakes: dict[str, Mistakes]


class GameDeals(TypedDict):
    """`offers` made by each clan, counteroffers included, and the whole ledger (see docs/deals.md)."""

    offers: dict[str, int]
    ledger: list[dict[str, Any]]


class GameScores(TypedDict):
    """Clans that share a victory share its `ranks` and `wins`."""

    scores: dict[str, int]
    ranking: list[str]
    winners: list[str]
    ranks: dict[str, float]
    wins: dict[str, float]


class GameRow(GameScores):
    """One game. `clans` are in seat order; `seats` start at 1. `deals` is there if the game had deals."""

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
    summary: GameSummary
    deals: NotRequired[GameDeals]


def _kind(hint: Any) -> type:
    """The JSON type behind an annotation."""
    found: type = dict if is_typeddict(hint) else get_origin(hint) or hint
    return found


_KINDS: Final = {key: _kind(hint) for key, hint in get_type_hints(GameRow).items()}


def format_row(row: GameRow) -> bytes:
    return json.dumps(row, separators=(",", ":")).encode() + b"\n"


def parse_row(text: bytes) -> GameRow:
    """Parse a line of a results file. Raises `TournamentError` if it is not a game of a tournament."""
    try:
        found: Any = json.loads(text)
    except ValueError as error:
        raise NotJson(f"not JSON ({error})") from error
    if not isinstance(found, dict) or "schema" not in found:
        raise TournamentError("not a game of a tournament")
    if found["schema"] != SCHEMA:
        raise TournamentError(
            f"written in format {found['schema']!r}, but this program reads format {SCHEMA}"
        )
    if "story" in found:  # its name in files of earlier versions
        found["summary"] = found.pop("story")
    for key, kind in _KINDS.items():
        if key in OPTIONAL and key not in found:
            continue
        if not isinstance(found.get(key), kind):
            raise TournamentError(f"not a game of a tournament: {key!r} is missing or of the wrong kind")
    for part, shape in (("run", RunOptions), ("summary", GameSummary), ("deals", GameDeals)):
        if part in found and found[part].keys() != get_type_hints(shape).keys():
            raise TournamentError(f"not a game of a tournament: {part!r} is not complete")
    return cast(GameRow, found)

"""Short event lists for promises: a promise is made, events follow, and it ends in some way."""

from __future__ import annotations

from typing import Any

from hinode.deals.parsing import parse_term
from hinode.deals.progress import Progress
from hinode.deals.promises import RULES
from hinode.deals.terms import Promise
from hinode.vocab.events import Event

BLANK: dict[str, Any] = {
    "season": "spring",
    "phase": "political",
    "mandates": [],
    "map": {},
    "kami_figures": {},
    "kami_control": {},
    "alliances": [],
    "war": ["kyoto", "edo"],
    "war_at": None,
    "display": {"justice": 2},
    "shrines": [{"kami": "fujin"}, {"kami": "susanoo"}],
    "stack": [],
    "waiting": [],
    "players": {clan: {"reserve": {"shinto": 2}} for clan in ("koi", "turtle", "lotus", "bonsai")},
}
WAR = {"kind": "phase_started", "phase": "war"}
CLEANUP = {"kind": "phase_started", "phase": "cleanup"}


def promise(by: str = "koi", to: str = "turtle", **term: Any) -> Promise:
    return Promise("d.give.0", by, to, parse_term(term))


def outcome(made: Promise, *events: dict[str, Any], **view: Any) -> tuple[str, str | None] | None:
    """(state, note) after the events, or None while it is open; `view` is a spectator's view at the start."""
    rule = RULES[made.term.kind]
    memory, progress = rule.facts(made, BLANK | view), Progress()
    for number, fields in enumerate(events):
        event = Event({"cause": "", **fields, "number": number, "parent": None})
        progress.follow(event)
        verdict = rule.see(made, memory, event, progress)
        if verdict is not None:
            assert number == len(events) - 1, "the promise ended before the last event"
            return verdict.state, verdict.note
    return None


def laid(clan: str, tile: str, turn: int = 1) -> dict[str, Any]:
    return {"kind": "mandate_laid", "clan": clan, "tile": tile, "turn": turn}


def announced(clan: str, announce: str, turn: int = 1) -> dict[str, Any]:
    return {"kind": "mandate_announced", "clan": clan, "tile": None, "announce": announce, "turn": turn}


def performs(clan: str, mandate: str) -> dict[str, Any]:
    return {"kind": "performs", "clan": clan, "cause": mandate, "bonus": False}


def gift_won(clan: str, kami: str) -> dict[str, Any]:
    return {"kind": "gift_won", "clan": clan, "kami": kami}


def moved(clan: str, start: str, to: str, figure: str = "bushi") -> dict[str, Any]:
    return {"kind": "moved", "clan": clan, "figure": figure, "from": start, "to": to}


def replaced(clan: str, owner: str, at: str) -> dict[str, Any]:
    return {"kind": "replaced", "clan": clan, "with": "bushi", "owner": owner, "figure": "bushi", "at": at}


def captured(clan: str, owner: str, province: str) -> dict[str, Any]:
    return {"kind": "captured", "clan": clan, "owner": owner, "figure": "bushi", "province": province}


def killed(clan: str, by: str | None, province: str, cause: str) -> dict[str, Any]:
    found = {"kind": "killed", "clan": clan, "figure": "bushi", "count": 1}
    return {**found, "province": province, "by": by, "cause": cause}


def battle(province: str, *clans: str) -> dict[str, Any]:
    return {"kind": "battle_started", "province": province, "clans": list(clans)}


def won(clan: str, advantage: str, province: str) -> dict[str, Any]:
    return {"kind": "advantage_won", "clan": clan, "advantage": advantage, "bid": 1, "province": province}


def revealed(clan: str, province: str, **bid: int) -> dict[str, Any]:
    amounts = {"seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0} | bid
    return {"kind": "bid_revealed", "clan": clan, "bid": amounts, "province": province}


def token(clan: str, province: str, cause: str = "BAT-10") -> dict[str, Any]:
    return {"kind": "token_won", "clan": clan, "season": "spring", "province": province, "cause": cause}


def discarded(province: str) -> dict[str, Any]:
    return {"kind": "token_discarded", "season": "spring", "province": province}


def acquired(clan: str, card: str) -> dict[str, Any]:
    return {"kind": "acquired", "clan": clan, "card": card, "cost": 1}


def gift(clan: str, to: str, coins: int = 0, ronin: int = 0) -> dict[str, Any]:
    return {"kind": "gift", "clan": clan, "to": to, "coins": coins, "ronin": ronin}


def season(name: str) -> dict[str, Any]:
    return {"kind": "season_started", "season": name}

"""Writes a game as a position: readable JSON, secrets included."""

from __future__ import annotations

from typing import Any

from hinode.known.view import laid_json, public_json
from hinode.rules.phases.political import MandateTurn
from hinode.rules.phases.tea import TeaCeremony
from hinode.state.state import State
from hinode.vocab.errors import HinodeError
from hinode.vocab.ids import CLANS, HIDDEN, MANDATES, NOBODY, PHASE_END, PROVINCES, SEASONS


def write_position(s: State) -> dict[str, Any]:
    """At a tea ceremony before anyone has answered, at a mandate choice, and after the end."""
    if not at_a_pause(s):
        raise HinodeError(
            "a position can be taken at the start of a tea ceremony, at a mandate choice and after the end"
        )
    chance = s.vault.chance
    position = public_json(s.public)
    position["political"] = _political(s)
    position["piles"] = {
        SEASONS[season]: [PROVINCES[province] for province in pile]
        for season, pile in enumerate(s.vault.piles)
        if pile
    }
    position["random"] = {"key": chance.key, "count": chance.count}
    return position


def at_a_pause(s: State) -> bool:
    if s.public.phase == PHASE_END:
        return True
    frame = s.stack[-1]
    if isinstance(frame, TeaCeremony):
        return not frame.made and not frame.ready
    return isinstance(frame, MandateTurn)


def _political(s: State) -> dict[str, Any]:
    p = s.public
    choosing = bool(s.stack) and isinstance(s.stack[-1], MandateTurn)
    split = 4 if choosing else 0
    laid = laid_json(p)
    for entry, (turn, clan, tile, _) in zip(laid, p.laid, strict=True):
        if tile == HIDDEN:
            entry["tile"] = MANDATES[s.privates[clan].tile_down(turn)]
    found: dict[str, Any] = {
        "turn": p.turn,
        "hand": [MANDATES[tile] for tile in s.vault.deck[:split]],
        "deck": [MANDATES[tile] for tile in s.vault.deck[split:]],
        "laid": laid,
        "seen": _seen(s, choosing),
    }
    if p.current != NOBODY:
        found["current"] = CLANS[p.current]
    return found


def _seen(s: State, choosing: bool) -> dict[str, list[str]]:
    """The four tiles of each past mandate turn of a clan, one hand after the other."""
    p = s.public
    hands = {
        CLANS[clan]: [
            MANDATES[tile]
            for turn, tiles in s.privates[clan].seen
            if not (choosing and turn == p.turn)
            for tile in tiles
        ]
        for clan in p.clans
    }
    return {clan: tiles for clan, tiles in hands.items() if tiles}

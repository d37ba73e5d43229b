"""Seasons, phases, mandates, war tokens, and the end of the game."""

from __future__ import annotations

from hinode.known.public import replaced
from hinode.state.state import State
from hinode.vocab.errors import HiddenInformation
from hinode.vocab.ids import (
    HIDDEN,
    MAP_SIZE,
    NOBODY,
    PHASE_END,
    PHASE_KAMI,
    PHASE_POLITICAL,
)


def set_war(s: State, provinces: tuple[int, ...]) -> None:
    reveal(s)
    s.public.war = provinces
    s.emit("war_order", "SEA-1", provinces)


def take_token(s: State, clan: int, province: int, cause: str) -> None:
    p = s.public
    p.tokens = replaced(p.tokens, p.season * MAP_SIZE + province, clan)
    s.emit("token_won", cause, clan, p.season, province)


def discard_token(s: State, province: int) -> None:
    s.emit("token_discarded", "WAR-3", s.public.season, province)


def start_phase(s: State, phase: int, cause: str) -> int:
    s.public.phase = phase
    return s.emit("phase_started", cause, s.public.season, phase)


def start_season(s: State, season: int) -> int:
    s.public.season = season
    return s.emit("season_started", "SEA-1" if season < 3 else "WIN-1", season)


def lay_mandate(s: State, clan: int, tile: int, announced: int, face_down: bool) -> int:
    """Face up (POL-4), or face down and announced (CLA-LOTUS-1)."""
    p = s.public
    p.laid = [*p.laid, (p.turn, clan, HIDDEN if face_down else tile, announced)]
    if face_down:
        return s.emit("mandate_announced", "lotus", clan, p.turn, tile, announced)
    return s.emit("mandate_laid", "POL-4", clan, p.turn, tile)


def begin_mandate_turn(s: State, clan: int) -> int:
    p = s.public
    p.turn += 1
    p.current = clan
    p.phase = PHASE_POLITICAL
    return s.emit("mandate_turn", "POL-2", clan, p.turn)


def begin_kami_turn(s: State) -> int:
    s.public.phase = PHASE_KAMI
    return s.emit("kami_turn", "POL-1", s.public.turn)


def clear_mandates(s: State) -> None:
    """The tiles laid this season go back to the deck (CLN-3)."""
    s.public.laid = []
    s.public.turn = 0
    s.emit("mandates_shuffled", "CLN-3")


def clear_war(s: State) -> None:
    """War numbers go away (CLN-4)."""
    s.public.war = ()
    s.public.war_at = NOBODY
    s.emit("war_order", "CLN-4", ())


def reveal(s: State) -> None:
    """Hidden information comes out, to one seat or to all: no undo and no preview crosses this point."""
    if s.redacted:
        raise HiddenInformation
    s.public.reveals += 1


def end_game(s: State, ranking: tuple[int, ...], winners: tuple[int, ...]) -> None:
    s.public.phase = PHASE_END
    s.emit("game_ended", "WIN-5", ranking, winners)

"""Setting up a game (SET)."""

from __future__ import annotations

from collections.abc import Sequence

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.phases.mandate_deck import deal
from hinode.rules.phases.seasons import Seasons
from hinode.rules.triggers import hooks
from hinode.state.chance import Chance
from hinode.state.state import State
from hinode.state.vault import Vault
from hinode.vocab.facts import HOME, OWNED
from hinode.vocab.ids import (
    BUSHI,
    CLANS,
    DAIMYO,
    KAMI,
    KINDS,
    MAP_SIZE,
    PLACES,
    RESERVE,
    SETS,
    SPRING,
    STRONGHOLD,
    at,
)


def draw_set(chance: Chance) -> str:
    return SETS[chance.order(len(SETS))[0]]


def draw_shrines(chance: Chance, needed: Sequence[int] = ()) -> tuple[int, ...]:
    """Four of the seven, left to right (SET-6), including those that are needed."""
    order = chance.order(len(KAMI))
    chosen = sorted(order, key=lambda kami: kami not in needed)[:4]
    return tuple(kami for kami in order if kami in chosen)


def _starting_pieces(clans: tuple[int, ...]) -> bytes:
    """Everything in reserve, but for one of each at home (SET-5)."""
    pieces = bytearray(PLACES * at(1, 0))
    for clan in clans:
        reserve = at(RESERVE, clan)
        pieces[reserve : reserve + KINDS] = bytes(OWNED)
        for kind in (DAIMYO, BUSHI, STRONGHOLD):
            pieces[reserve + kind] -= 1
            pieces[at(HOME[clan], clan) + kind] += 1
    return bytes(pieces)


def new_state(
    clans: tuple[int, ...],
    season_set: str | None,
    shrines: tuple[int, ...] | None,
    kami_unbound: bool,
    chance: Chance,
) -> State:
    """A new game: everything is dealt, and nothing has happened yet."""
    chosen_set = season_set if season_set is not None else draw_set(chance)
    chosen_shrines = shrines if shrines is not None else draw_shrines(chance)
    s = State.fresh(Public.at_start(clans, chosen_set, chosen_shrines, kami_unbound), Vault(chance))
    for season in range(3):
        s.vault.piles[season] = chance.order(MAP_SIZE)
    s.vault.deck = deal(s)
    p = s.public
    p.pieces = _starting_pieces(clans)
    p.listening = [hooks.listening(p, clan) if clan in clans else 0 for clan in range(len(CLANS))]
    s.emit("game_started", "SET-1", clans, chosen_shrines, chosen_set)
    changes.start_season(s, SPRING)
    s.push(Seasons())
    return s

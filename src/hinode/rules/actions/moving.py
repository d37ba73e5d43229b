"""Moves: over a border, along a shipping route, or anywhere for the Dragonfly (MAR-1, CLA-DRAGONFLY-2)."""

from __future__ import annotations

from typing import Any, Final

from hinode.known.public import Public, added
from hinode.rules import changes
from hinode.rules.queries import EVERYWHERE, ROW, TRAITS, controller, has_power
from hinode.rules.triggers import hooks
from hinode.rules.triggers.entering import enter
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg, three
from hinode.vocab.facts import ADJACENT, FIGURE_KINDS, ROUTES
from hinode.vocab.ids import (
    CLANS,
    FIGURES,
    KINDS,
    MAP_SIZE,
    NO_PIECES,
    NOBODY,
    PROVINCES,
    STRONGHOLD,
    SUSANOO,
    at,
)

_PIECES: Final = (*FIGURE_KINDS, STRONGHOLD)


def _moves(ways: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    def row(figure: int, start: int) -> tuple[int, ...]:
        return tuple(codes.pack(codes.MOVE, figure, start, end) for end in ways[start])

    return tuple(tuple(row(figure, start) for start in range(MAP_SIZE)) for figure in range(len(FIGURES)))


WALKS: Final = _moves(ADJACENT)  # codes by figure and province
FLIGHTS: Final = _moves(EVERYWHERE)
# The Moves of a clan's pieces in one province, by clan * MAP_SIZE + province and then by the pieces
# there. Games hold few different rows of pieces, and each again and again.
_MOVES_OF_ROW: Final[list[dict[bytes, tuple[int, ...]]]] = [{} for _ in range(len(CLANS) * MAP_SIZE)]
_MAX_ROWS: Final = 1024


def movable(p: Public, clan: int, moved: tuple[int, ...], kami_moved: int, found: list[int]) -> None:
    """Add the code of every Move the clan may make now.

    `moved` are its pieces that have moved already, as province * KINDS + kind; `kami_moved` bits of
    the kami that have (MAR-2, KUB-4).
    """
    pieces = _unmoved(p.pieces, clan, moved) if moved else p.pieces
    first = at(0, clan)
    for province in range(MAP_SIZE):
        i = first + province * ROW
        row = pieces[i : i + KINDS]
        if row == NO_PIECES or (p.kami_unbound and has_power(p, SUSANOO, province)):
            continue
        moves = _MOVES_OF_ROW[clan * MAP_SIZE + province].get(row)
        found += _moves_of_row(clan, province, row) if moves is None else moves
    if p.kami_unbound:
        _movable_kami(p, clan, kami_moved, FLIGHTS if TRAITS[clan].flies else WALKS, found)
    if p.tolls and not TRAITS[clan].flies:
        found[:] = [code for code in found if not is_closed(p, code)]


def _unmoved(pieces: bytes, clan: int, moved: tuple[int, ...]) -> bytes:
    """All pieces but those of the clan that have moved already."""
    for piece in moved:
        i = at(piece // KINDS, clan) + piece % KINDS
        if pieces[i]:
            pieces = added(pieces, i, -1)
    return pieces


def _moves_of_row(clan: int, province: int, row: bytes) -> tuple[int, ...]:
    ways = FLIGHTS if TRAITS[clan].flies else WALKS
    kinds = _PIECES if TRAITS[clan].living_strongholds else FIGURE_KINDS  # CLA-TURTLE-1
    moves = tuple([code for kind in kinds if row[kind] for code in ways[kind][province]])
    known = _MOVES_OF_ROW[clan * MAP_SIZE + province]
    if len(known) >= _MAX_ROWS:
        known.clear()
    known[row] = moves
    return moves


def _movable_kami(
    p: Public, clan: int, kami_moved: int, ways: tuple[tuple[tuple[int, ...], ...], ...], found: list[int]
) -> None:
    """A clan moves the kami figures it controls, also out of Susanoo's province (KUB-4, KUB-SUSANOO)."""
    for slot, province in enumerate(p.kami_at):
        kami = p.shrines[slot]
        if province != NOBODY and not kami_moved >> slot & 1 and controller(p, kami) == clan:
            found += ways[KINDS + kami][province]


def carry_out_move(s: State, clan: int, code: int, cause: str) -> None:
    figure, start, end = three(code)
    if figure >= KINDS:
        changes.move_kami(s, clan, s.public.shrines.index(figure - KINDS), end, cause)
    else:
        changes.move(s, clan, figure, start, end, cause)
        enter(s, clan, figure, end)


# -- shipping routes -------------------------------------------------------------------------


def route_of(code: int) -> int:
    """The shipping route a Move takes, or NOBODY over a border."""
    start, end = arg(code, 1), arg(code, 2)
    if (start, end) not in ROUTES:
        return NOBODY
    return min(start, end) * MAP_SIZE + max(start, end)


def is_closed(p: Public, code: int) -> bool:
    """Whether the Move takes a route on which the toll could not be paid (RUL-14)."""
    return codes.verb_of(code) == codes.MOVE and (route_of(code), False) in p.tolls


def toll_due(p: Public, clan: int, code: int) -> bool:
    """Whether another clan may charge for this Move, the first one on its route (RUL-14)."""
    if TRAITS[clan].flies or not hooks.anyone_listens(p, hooks.ROUTE):
        return False
    route = route_of(code)
    undecided = route != NOBODY and all(decided != route for decided, _ in p.tolls)
    return undecided and any(other != clan and hooks.listens(p, other, hooks.ROUTE) for other in p.clans)


class Toll(Frame):
    """Each owner of a toll on the route is asked whether to charge the mover."""

    fields = ("clan", "route", "owners")
    __slots__ = fields
    name = "toll"
    turn_clause = "RUL-14"

    def __init__(self, clan: int, route: int, owners: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.clan = clan
        self.route = route
        self.owners = owners  # still to be asked

    def advance(self, s: State) -> None:
        p = s.public
        if self.step == 0:
            self.step = 1
            self.owners = tuple(c for c in p.honor if c != self.clan and hooks.listens(p, c, hooks.ROUTE))
        if self.owners and (self.route, False) not in p.tolls:
            s.ask(self.owners[0], "offer", self.cause())
        else:
            s.done()

    def cause(self) -> str:
        return hooks.LISTENERS[hooks.ROUTE][0].id

    def options(self, s: State, clan: int) -> list[int]:
        return [codes.YES, codes.NO]

    def answer(self, s: State, clan: int, code: int) -> None:
        self.owners = self.owners[1:]
        changes.decide_route(s, self.clan, clan, self.route, code == codes.YES, self.cause())

    def details(self, s: State, clan: int) -> dict[str, Any]:
        return {"mover": CLANS[self.clan], "route": _ends(self.route)}

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "toll", "clan": CLANS[self.clan], "route": _ends(self.route)}


def _ends(route: int) -> list[str]:
    return [PROVINCES[end] for end in divmod(route, MAP_SIZE)]

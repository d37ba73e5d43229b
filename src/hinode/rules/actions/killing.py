"""Killing events: all that one effect kills in one province at one moment (CAR-10).

Figures are picked first; then Mercy may spare them, once; then all die together.
"""

from __future__ import annotations

from typing import Any, Final

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.queries import forces, has_power, has_power_anywhere
from hinode.rules.triggers import hooks
from hinode.rules.triggers.hooks import Source
from hinode.rules.triggers.windows import open_window
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.facts import FIGURE_KINDS, IS_BUSHI, IS_DAIMYO, IS_SHINTO, TYPES
from hinode.vocab.ids import AMATERASU, CLANS, FIGURES, KINDS, MAP_SIZE, NOBODY, PROVINCES, at

Victim = tuple[int, int, int]  # (owner, kind, how many)
Victims = tuple[Victim, ...]

# Figures that effects on one Bushi or Shinto may kill; what counts as a Daimyo is safe (FIG-2).
FOOT_SOLDIERS: Final = tuple(
    kind for kind in FIGURE_KINDS if TYPES[kind] & (IS_BUSHI | IS_SHINTO) and not TYPES[kind] & IS_DAIMYO
)


def figures_of(p: Public, clan: int, province: int) -> Victims:
    """All of a clan's figures in a province, as victims. Strongholds and kami never are."""
    i = at(province, clan)
    row = p.pieces[i : i + KINDS]
    return tuple([(clan, kind, row[kind]) for kind in FIGURE_KINDS if row[kind]])


def is_protected(p: Public, clan: int, province: int) -> bool:
    """Amaterasu protects the clan with the highest honor among those with force (KUB-AMATERASU, RUL-9)."""
    if not has_power(p, AMATERASU, province):
        return False
    here = forces(p, province)
    return next((c for c in p.honor if here[c] > 0), NOBODY) == clan


def unprotected(p: Public, killer: int, province: int, victims: Victims) -> Victims:
    """The victims that the killer can kill: its own, and those whom Amaterasu does not protect."""
    return tuple(v for v in victims if v[0] == killer or not is_protected(p, v[0], province))


def reads_of_killing(p: Public, killer: int) -> int:
    """What a killing depends on: the map, and honor if it protects figures or gains VP (KUB-AMATERASU)."""
    honor = has_power_anywhere(p, AMATERASU) or hooks.listens(p, killer, hooks.KILLED)
    return hooks.ON_MAP | (hooks.HONOR if honor else 0)


def kill_options(p: Public, killer: int, owner: int, province: int) -> list[int]:
    """Codes to kill one Bushi or Shinto of an owner in a province."""
    if owner != killer and is_protected(p, owner, province):
        return []
    i = at(province, owner)
    return [codes.pack(codes.KILL, owner, kind, province) for kind in FOOT_SOLDIERS if p.pieces[i + kind]]


class Killing(Frame):
    """One killing event. The killer gains `bounty` VP for each figure that dies."""

    fields = ("killer", "province", "victims", "cause", "bounty")
    __slots__ = fields
    name = "killing"
    turn_clause = "CAR-10"

    def __init__(self, killer: int, province: int, victims: Victims, cause: str, bounty: int = 0) -> None:
        super().__init__()
        self.killer = killer
        self.province = province
        self.victims = victims
        self.cause = cause
        self.bounty = bounty

    def advance(self, s: State) -> None:
        p = s.public
        if self.step == 0:
            self.step = 1
            self.victims = unprotected(p, self.killer, self.province, self.victims)
        if self.step == 1 and self._mercy(p) is not None:
            source = self._mercy(p)
            s.ask(self.killer, "offer", source.id if source else "")
        elif self.step < 3 and self.victims:
            self.step = 3
            self._kill(s)
        else:
            s.done()

    def _mercy(self, p: Public) -> Source | None:
        """The killer's card that lets them spare figures of others, if they own it."""
        if any(owner != self.killer for owner, _, _ in self.victims):
            for source in hooks.LISTENERS[hooks.ABOUT_TO_KILL]:
                if source.copies(p, self.killer):
                    return source
        return None

    def _kill(self, s: State) -> None:
        p = s.public
        for owner, kind, count in self.victims:
            changes.kill(s, owner, kind, count, self.province, self.killer, self.cause)
        died = sum(count for _, _, count in self.victims)
        changes.gain_vp(s, self.killer, self.bounty * died, self.cause)
        deaths = [(c, sum(n for owner, _, n in self.victims if owner == c)) for c in p.clans]
        open_window(s, hooks.KILLED, (self.killer, *(n for pair in deaths if pair[1] for n in pair)))

    def options(self, s: State, clan: int) -> list[int]:
        return [codes.YES, codes.NO]

    def answer(self, s: State, clan: int, code: int) -> None:
        self.step = 2
        source = self._mercy(s.public)
        if code == codes.YES and source is not None:
            self.victims = tuple(victim for victim in self.victims if victim[0] == self.killer)
            s.emit("spared", source.id, clan, self.province)
            source.do(s, hooks.ABOUT_TO_KILL, clan, (), code)

    def details(self, s: State, clan: int) -> dict[str, Any]:
        return {"province": PROVINCES[self.province], "victims": _victims_json(self.victims)}

    def show(self, s: State) -> dict[str, Any]:
        return {
            "kind": "killing",
            "clan": CLANS[self.killer],
            "province": PROVINCES[self.province],
            "victims": _victims_json(self.victims),
            "cause": self.cause,
        }


def _victims_json(victims: Victims) -> list[list[object]]:
    return [[CLANS[owner], FIGURES[kind], count] for owner, kind, count in victims]


class PickVictims(Frame):
    """The killer picks one figure of each owner (`each`), or up to `most` figures of any owner."""

    fields = ("clan", "province", "cause", "each", "most", "bounty", "picked")
    __slots__ = fields
    name = "pick_victims"
    turn_clause = "CAR-10"

    def __init__(
        self,
        clan: int,
        province: int,
        cause: str,
        each: tuple[int, ...] = (),
        most: int = 0,
        bounty: int = 0,
        picked: Victims = (),
    ) -> None:
        super().__init__()
        self.clan = clan
        self.province = province
        self.cause = cause
        self.each = each  # owners with one figure still to be picked
        self.most = most  # figures that may still be picked
        self.bounty = bounty
        self.picked = picked

    def advance(self, s: State) -> None:
        if self._left(s.public, self.clan):
            s.ask(self.clan, "kill", self.cause)
            return
        s.done()
        if self.picked:
            s.push(Killing(self.clan, self.province, self.picked, self.cause, self.bounty))

    def _left(self, p: Public, clan: int) -> list[int]:
        """What can still be picked, without the figures already picked."""
        owners: tuple[int, ...] = ()
        if self.each:
            owners = self.each[:1]
        elif self.most:
            owners = tuple(owner for owner in p.clans if owner != clan)
        return [
            code
            for owner in owners
            for code in kill_options(p, clan, owner, self.province)
            if self.picked.count((owner, arg(code, 1), 1)) < p.pieces[at(self.province, owner) + arg(code, 1)]
        ]

    def options(self, s: State, clan: int) -> list[int]:
        found = self._left(s.public, clan)
        return found if self.each else [codes.DONE, *found]

    def answer(self, s: State, clan: int, code: int) -> None:
        if code == codes.DONE:
            self.most = 0
            return
        self.picked = (*self.picked, (arg(code, 0), arg(code, 1), 1))
        if self.each:
            self.each = self.each[1:]
        else:
            self.most -= 1

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "pick_victims", "clan": CLANS[self.clan], "province": PROVINCES[self.province]}


class LoseHonor(Frame):
    """Lose honor after a killing."""

    fields = ("clan", "cause")
    __slots__ = fields
    name = "lose_honor"

    def __init__(self, clan: int, cause: str) -> None:
        super().__init__()
        self.clan = clan
        self.cause = cause

    def advance(self, s: State) -> None:
        changes.lose_honor(s, self.clan, self.cause)
        s.done()


def bushi_on_map(p: Public, killer: int) -> list[int]:
    """Codes to kill any one Bushi on the map."""
    return [
        code
        for province in range(MAP_SIZE)
        for owner in p.clans
        for code in kill_options(p, killer, owner, province)
        if TYPES[arg(code, 1)] & IS_BUSHI
    ]

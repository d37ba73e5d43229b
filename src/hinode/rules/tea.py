"""The Tea Ceremony: open talk until all are ready (TEA)."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public
from hinode.rules import table
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg, verb_of
from hinode.vocab.ids import CLANS, NOBODY, PHASE_TEA

MOST_PROPOSALS = 3  # to the same clan in one season, so that every ceremony ends


class TeaCeremony(Frame):
    """Any unallied clan may propose, accept, refuse and withdraw, in any order."""

    __slots__ = ("made", "open", "ready")
    name = "tea"
    turn_clause = "TEA-6"

    def __init__(self) -> None:
        super().__init__()
        self.open: tuple[tuple[int, int], ...] = ()  # proposals: (from, to)
        self.made: tuple[tuple[int, int], ...] = ()  # every proposal made so far
        self.ready: tuple[int, ...] = ()

    def advance(self, s: State) -> None:
        p = s.public
        if self.step == 0:
            self.step = 1
            self.parent = table.start_phase(s, PHASE_TEA, "TEA-1")
            _end_alliances(s)
        waiting = [clan for clan in p.clans if self.may_talk(p, clan)]
        if len(unallied(p)) < 2 or not waiting:
            s.done()
            return
        for clan in waiting:
            s.invite(clan, "tea", "TEA-2")

    def may_talk(self, p: Public, clan: int) -> bool:
        return p.ally[clan] == NOBODY and clan not in self.ready

    def options(self, s: State, clan: int) -> list[int]:
        p = s.public
        found = [codes.READY]
        for other in unallied(p):
            if other == clan:
                continue
            if (clan, other) in self.open:
                found.append(codes.pack(codes.WITHDRAW, other))
            elif self.made.count((clan, other)) < MOST_PROPOSALS:
                found.append(codes.pack(codes.PROPOSE, other))
            if (other, clan) in self.open:
                found += [codes.pack(codes.ACCEPT, other), codes.pack(codes.REFUSE, other)]
        return found

    def answer(self, s: State, clan: int, code: int) -> None:
        verb, other = verb_of(code), arg(code, 0)
        if verb == codes.READY:
            self.ready = (*self.ready, clan)
            s.emit("ready", "TEA-6", clan)
        elif verb == codes.PROPOSE:
            self._propose(s, clan, other)
        elif verb == codes.WITHDRAW:
            self._close(clan, other)
            s.emit("withdrew", "TEA-2", clan, other)
        elif verb == codes.REFUSE:
            self._close(other, clan)
            s.emit("refused", "TEA-2", clan, other)
        else:
            # An alliance ends all other proposals of both.
            self.open = tuple(pair for pair in self.open if clan not in pair and other not in pair)
            table.ally(s, other, clan)

    def _propose(self, s: State, clan: int, other: int) -> None:
        self.open = (*self.open, (clan, other))
        self.made = (*self.made, (clan, other))
        self.ready = tuple(c for c in self.ready if c != other)  # it is asked again
        s.emit("proposed", "TEA-2", clan, other)

    def _close(self, clan: int, other: int) -> None:
        self.open = tuple(pair for pair in self.open if pair != (clan, other))

    def show(self, s: State) -> dict[str, Any]:
        return {
            "kind": "tea",
            "proposals": [[CLANS[one], CLANS[two]] for one, two in self.open],
            "ready": [CLANS[clan] for clan in self.ready],
        }


def unallied(p: Public) -> list[int]:
    return [clan for clan in p.clans if p.ally[clan] == NOBODY]


def _end_alliances(s: State) -> None:
    """All alliances of the season before end (TEA-1)."""
    p = s.public
    for clan in p.clans:
        if p.ally[clan] != NOBODY:
            table.end_alliance(s, clan, "TEA-1")

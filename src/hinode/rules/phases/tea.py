"""The Tea Ceremony: clans propose and accept alliances until all are ready (TEA)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, overload

from hinode.rules import changes
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg, verb_of
from hinode.vocab.ids import CLANS, NOBODY, PHASE_TEA

MAX_PROPOSALS: Final = 3  # to the same clan in one season, so that every ceremony ends (TEA-6)


Proposal = tuple[int, int]  # (from, to)


# Codes by the other clan.
PROPOSALS: Final = tuple(codes.pack(codes.PROPOSE, other) for other in range(len(CLANS)))
WITHDRAWALS: Final = tuple(codes.pack(codes.WITHDRAW, other) for other in range(len(CLANS)))
REPLIES: Final = tuple(
    (codes.pack(codes.ACCEPT, other), codes.pack(codes.REFUSE, other)) for other in range(len(CLANS))
)


class TalkCodes:
    """A clan's options, computed only when read: most clans are asked many times before they answer."""

    __slots__ = ("_ally", "_clan", "_clans", "_found", "_made", "_open")

    def __init__(
        self,
        clan: int,
        clans: tuple[int, ...],
        ally: list[int],
        open_proposals: tuple[Proposal, ...],
        made: tuple[Proposal, ...],
    ) -> None:
        self._clan = clan
        self._clans = clans
        self._ally = ally
        self._open = open_proposals
        self._made = made
        self._found: list[int] | None = None

    def _all(self) -> list[int]:
        found = self._found
        if found is None:
            found = self._found = [codes.READY]
            for other in self._clans:
                if other != self._clan and self._ally[other] == NOBODY:
                    self._add(other, found)
        return found

    def _add(self, other: int, found: list[int]) -> None:
        """Add what the clan may say to another one."""
        clan, proposals = self._clan, self._open
        if proposals and (clan, other) in proposals:
            found.append(WITHDRAWALS[other])
        elif len(self._made) < MAX_PROPOSALS or self._made.count((clan, other)) < MAX_PROPOSALS:
            found.append(PROPOSALS[other])
        if proposals and (other, clan) in proposals:
            found += REPLIES[other]

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        return self._all()[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self._all())

    def __contains__(self, code: object) -> bool:
        return code in self._all()

    def __reduce__(self) -> tuple[Any, ...]:
        return TalkCodes, (self._clan, self._clans, self._ally, self._open, self._made)


class TeaCeremony(Frame):
    """Any unallied clan may propose, accept, refuse and withdraw, in any order."""

    fields = ("open", "made", "ready")
    __slots__ = fields
    name = "tea"
    turn_clause = "TEA-6"

    def __init__(
        self,
        open: tuple[Proposal, ...] = (),
        made: tuple[Proposal, ...] = (),
        ready: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.open = open
        self.made = made  # all proposals so far, including closed ones
        self.ready = ready

    def advance(self, s: State) -> None:
        p = s.public
        if self.step == 0:
            self.step = 1
            self.parent = changes.start_phase(s, PHASE_TEA, "TEA-1")
            _end_alliances(s)
        unallied = [clan for clan in p.clans if p.ally[clan] == NOBODY]
        if len(unallied) > 1:
            for clan in unallied:
                if clan not in self.ready:
                    s.invite(clan, "tea", "TEA-2")
        if not s.asks:
            s.done()

    def options(self, s: State, clan: int) -> TalkCodes:
        return TalkCodes(clan, s.public.clans, s.public.ally, self.open, self.made)

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
            changes.ally(s, other, clan)

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


def _end_alliances(s: State) -> None:
    """All alliances of the season before end (TEA-1)."""
    p = s.public
    for clan in p.clans:
        if p.ally[clan] != NOBODY:
            changes.end_alliance(s, clan, "TEA-1")

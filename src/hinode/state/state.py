"""The full state of a game, and the operations of its flow: push, done, ask, invite."""

from __future__ import annotations

from typing import Any

from hinode.known.private import Private
from hinode.known.public import Public
from hinode.state.chance import Outcome
from hinode.state.frame import Frame
from hinode.state.log import CountingLog, Log
from hinode.state.vault import Vault
from hinode.vocab.errors import HiddenInformation
from hinode.vocab.events import SCORE_KINDS, EventTuple
from hinode.vocab.ids import WINTER
from hinode.vocab.option_codes import OptionCodes

# How a battle stood: (events so far, its first event, who would win, VP, Coins, honor, sides).
Standing = tuple[Any, ...]
# The public state right after an event: (its number, the state).
Passed = tuple[int, Public]


class Ask:
    """One clan is being asked by the frame on top of the stack."""

    __slots__ = ("cause", "clan", "codes", "kind")

    def __init__(self, clan: int, kind: str, cause: str, codes: OptionCodes | None) -> None:
        self.clan = clan
        self.kind = kind
        self.cause = cause
        self.codes = codes  # None: computed when needed

    def __reduce__(self) -> tuple[Any, ...]:
        return Ask, (self.clan, self.kind, self.cause, self.codes)


class State:
    """Public state, a record for each seat, the vault, the frames, and the log of events."""

    __slots__ = (
        *("answers", "asks", "log", "passed", "privates", "public"),
        *("redacted", "shared", "stack", "standings", "vault"),
    )

    def __init__(
        self,
        public: Public,
        vault: Vault,
        privates: list[Private],
        stack: list[Frame],
        asks: list[Ask],
        log: Log[EventTuple],
        answers: Log[tuple[int, int]],
        standings: Log[Standing],
        redacted: bool,
        shared: int = 0,
        passed: list[Passed] | None = None,
    ) -> None:
        self.public = public
        self.vault = vault
        self.privates = privates
        self.stack = stack
        self.asks = asks
        self.log = log
        self.answers = answers  # (clan, code) of each accepted answer
        self.standings = standings  # of battles, after each of their steps, where they are shown
        self.redacted = redacted  # a preview: what a seat does not know is missing, and nothing can be drawn
        # Since the last answer, after each event that can change projected scores, where they are shown.
        self.passed = passed
        self.shared = shared  # how many frames, from the bottom, a copy may hold too

    @staticmethod
    def fresh(public: Public, vault: Vault) -> State:
        """A state in which nothing has happened yet."""
        return State(
            public, vault, [Private(clan) for clan in range(5)], [], [], Log(), Log(), CountingLog(), False
        )

    def copy(self) -> State:
        """Both share the frames until one of them changes a frame (`top`)."""
        self.shared = len(self.stack)
        return State(
            self.public.copy(),
            self.vault.copy(),
            [private.copy() for private in self.privates],
            self.stack.copy(),
            self.asks.copy(),
            self.log.copy(),
            self.answers.copy(),
            self.standings.copy(),
            self.redacted,
            self.shared,
            self.passed,
        )

    def share(self, other: State) -> None:
        """Hold the other's parts where they are equal. From then on, only copies of both may change."""
        self.public.share(other.public)
        for seat, theirs in enumerate(other.privates):
            if self.privates[seat].same(theirs):
                self.privates[seat] = theirs

    def copy_idle(self) -> State:
        """A copy with nothing to resolve and nobody asked, to try something out."""
        return State(
            self.public.copy(),
            self.vault.copy(),
            [private.copy() for private in self.privates],
            [],
            [],
            self.log.copy(),
            self.answers.copy(),
            self.standings.copy(),
            self.redacted,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.public, self.vault, self.privates, self.stack, self.asks)
        return State, (*parts, self.log, self.answers, self.standings, self.redacted, 0, self.passed)

    # -- flow ---------------------------------------------------------------------------------

    def push(self, frame: Frame, under: int | None = None) -> None:
        """Resolve `frame` first; the parent of its events is `under`, or the current frame's parent."""
        if under is not None:
            frame.parent = under
        elif self.stack:
            frame.parent = self.stack[-1].parent
        self.stack.append(frame)

    def top(self) -> Frame:
        """The frame on top, to be advanced or answered; one that a copy may hold too is copied first."""
        last = len(self.stack) - 1
        if last < self.shared:
            self.stack[last] = self.stack[last].copy()
            self.shared = last
        return self.stack[last]

    def innermost(self, kind: str) -> Frame | None:
        """The innermost frame of a kind."""
        for frame in reversed(self.stack):
            if frame.name == kind:
                return frame
        return None

    def done(self) -> None:
        """The frame on top has ended."""
        self.stack.pop()
        if self.shared > len(self.stack):
            self.shared = len(self.stack)

    def ask(self, clan: int, kind: str, cause: str) -> None:
        """Put the frame's question to a clan; a question with one possible answer is not asked."""
        frame = self.stack[-1]
        codes = frame.options(self, clan)
        if len(codes) == 1:
            frame.answer(self, clan, codes[0])
        else:
            self.asks.append(Ask(clan, kind, cause, codes))

    def invite(self, clan: int, kind: str, cause: str) -> None:
        """Ask a clan whatever its options: being asked is public knowledge (tea, bids)."""
        self.asks.append(Ask(clan, kind, cause, None))

    def codes(self, ask: Ask) -> OptionCodes:
        """The possible answers of a clan that is asked."""
        found = ask.codes
        if found is None:
            found = ask.codes = self.stack[-1].options(self, ask.clan)
        return found

    # -- events -------------------------------------------------------------------------------

    def emit(self, kind: str, cause: str, *fields: Any) -> int:
        """Record an event under the frame being resolved; returns its number."""
        log = self.log
        if isinstance(log, CountingLog):
            return log.count()
        stack = self.stack
        number = log.append((kind, cause, stack[-1].parent if stack else -1, *fields))
        # Winter itself turns the projected score into a score.
        if self.passed is not None and kind in SCORE_KINDS and self.public.season != WINTER:
            self.passed = [*self.passed, (number, self.public.copy())]
        return number

    def chance(self, size: int) -> Outcome:
        if self.redacted:
            raise HiddenInformation
        return self.vault.chance.order(size)

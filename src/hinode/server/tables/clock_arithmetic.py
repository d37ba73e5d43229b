"""Clock arithmetic: how much time each clan has left.

It reads no clock itself: `now` is a monotonic time in seconds, which may start anywhere after a restart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypedDict

from hinode.vocab.errors import InvalidOptions

Kind = Literal["none", "decision", "bank"]

MIN_SECONDS: Final = 5  # less is too short to read a question
MAX_SECONDS: Final = 30 * 24 * 3600
MAX_TICK: Final = 60.0  # a longer gap means that the machine was asleep: nobody is charged for it
HEARTBEAT: Final = MAX_TICK / 2
RESOLUTION: Final = 0.001  # less counts as zero: sums of floats never meet a deadline exactly

_ALLOWANCES: Final[dict[Kind, tuple[str, ...]]] = {
    "none": (),
    "decision": ("seconds",),
    "bank": ("seconds", "increment"),
}


@dataclass(frozen=True, slots=True)
class ClockRules:
    """The clock settings of a table, in whole seconds."""

    kind: Kind = "none"
    seconds: int = 0  # per decision, or in each clan's bank
    increment: int = 0  # added to the bank after each answer
    tea: int | None = None  # length of each Tea Ceremony, for all; None: until everybody is ready

    def to_json(self) -> dict[str, Any]:
        allowances = {name: getattr(self, name) for name in _ALLOWANCES[self.kind]}
        return {"kind": self.kind, **allowances, "tea": self.tea}

    @classmethod
    def from_json(cls, value: object) -> ClockRules:
        if not isinstance(value, Mapping):
            raise InvalidOptions(f"clock: an object with its kind, not {value!r}")
        kind = value.get("kind")
        if not isinstance(kind, str) or kind not in _ALLOWANCES:
            raise InvalidOptions(f"clock.kind: {kind!r} is none of {', '.join(_ALLOWANCES)}")
        names = _ALLOWANCES[kind]
        for name in value:
            if name not in ("kind", "tea", *names):
                raise InvalidOptions(f"clock.{name}: no part of a clock of kind {kind}")
        allowances = {name: _seconds(value, name) for name in names}
        # With a clock, a ceremony needs a time limit: otherwise it would wait forever for an absent player.
        tea_optional = kind == "none" and value.get("tea") is None
        return cls(kind, **allowances, tea=None if tea_optional else _seconds(value, "tea"))


def _seconds(value: Mapping[str, object], name: str) -> int:
    least = 0 if name == "increment" else MIN_SECONDS
    if name not in value:
        raise InvalidOptions(f"clock.{name}: missing with kind {value['kind']}")
    number = value[name]
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= MAX_SECONDS:
        raise InvalidOptions(f"clock.{name}: whole seconds from {least} to {MAX_SECONDS}, not {number!r}")
    return number


class SavedClocks(TypedDict):
    """The state of the clocks as JSON."""

    left: dict[str, float]
    tea: float | None
    newest: dict[str, int]
    owed: list[str]
    ceremony: int


class Clocks:
    """The time that each clan has left.

    Tick before anything changes (an answer, a bot taking over, a pause): a tick charges the time since the
    last tick to the clans that the table waited for. A clock that has run out does nothing on its own. If an
    answer and a time-out compete, the one that is committed first counts.

    A question's number is the number of answers in the game when it was asked. It keeps the number until it
    is answered, whatever else happens (bids, gifts), and an undo takes numbers back. Only a number that is
    new to its clan adds time and earns an increment: answering, undoing, and answering again gains nothing.
    """

    def __init__(self, rules: ClockRules, clans: Iterable[str], now: float) -> None:
        self.rules = rules
        self.left: dict[str, float] = (
            {} if rules.kind == "none" else dict.fromkeys(clans, float(rules.seconds))
        )
        self.tea_left = None if rules.tea is None else float(rules.tea)
        self.bots: Collection[str] = ()  # clans that a bot plays: their clocks do not run
        self.paused = False  # nothing runs, nothing expires
        self._ticked = now
        self._newest: dict[str, int] = {}  # number of each clan's latest question
        self._owed: set[str] = set()  # clans that still get an increment for their question
        self._ceremony = -1

    def tick(self, now: float, waiting: Collection[str], tea: bool) -> None:
        """Charge the time since the last tick: to the Tea Ceremony, else to each of `waiting`."""
        passed = min(max(now - self._ticked, 0.0), MAX_TICK)
        self._ticked = now
        self.charge(passed, waiting, tea)

    def charge(self, passed: float, waiting: Collection[str], tea: bool) -> None:
        """Charge some seconds, whenever they have passed."""
        if self.paused:
            return
        if tea:
            self.tea_left = None if self.tea_left is None else _less(self.tea_left, passed)
            return
        for clan in self._running(waiting):
            self.left[clan] = _less(self.left[clan], passed)

    def asked(self, clan: str, question: int) -> None:
        """A question outside the ceremony. An empty bank gets MIN_SECONDS to play a seat taken back with."""
        if self.rules.kind == "none" or question <= self._newest.get(clan, -1):
            return
        self._newest[clan] = question
        self._owed.add(clan)
        if self.rules.kind == "decision":
            self.left[clan] = float(self.rules.seconds)
        else:
            self.left[clan] = max(self.left[clan], MIN_SECONDS)

    def answered(self, clan: str) -> None:
        """The clan's question was answered, by its player or by a bot. A gift does not count as an answer."""
        if clan in self._owed:
            self._owed.remove(clan)
            if clan not in self.bots:
                self.left[clan] += self.rules.increment

    def ceremony(self, number: int) -> None:
        """The Tea Ceremony of a season (numbered from 0) starts with its full time."""
        if number > self._ceremony:
            self._ceremony = number
            self.tea_left = None if self.rules.tea is None else float(self.rules.tea)

    def expired(self, waiting: Collection[str]) -> list[str]:
        """The clans in `waiting` that have no time left."""
        return [clan for clan in self._running(waiting) if not self.left[clan]]

    def tea_over(self) -> bool:
        """Whether the time of the current ceremony is up."""
        return self.tea_left == 0.0 and not self.paused

    def next_expiry(self, waiting: Collection[str], tea: bool) -> float | None:
        """Seconds until the next clock runs out, at most HEARTBEAT: a longer gap would look like a
        machine that was asleep. None: no clock is running."""
        left = self.time_left(waiting, tea)
        return None if left is None else min(left, HEARTBEAT)

    def time_left(self, waiting: Collection[str], tea: bool) -> float | None:
        """Seconds until the next clock runs out. None: no clock is running."""
        if tea:
            running = [] if self.paused or self.tea_left is None else [self.tea_left]
        else:
            running = [self.left[clan] for clan in self._running(waiting)]
        return min(running) if running else None

    def snapshot(self) -> SavedClocks:
        return {
            "left": dict(self.left),
            "tea": self.tea_left,
            "newest": dict(self._newest),
            "owed": sorted(self._owed),
            "ceremony": self._ceremony,
        }

    def restore(self, saved: SavedClocks, now: float) -> None:
        """Continue from a snapshot; the time since then is not charged."""
        self.left = dict(saved["left"])
        self.tea_left = saved["tea"]
        self._newest = dict(saved["newest"])
        self._owed = set(saved["owed"])
        self._ceremony = saved["ceremony"]
        self._ticked = now

    def _running(self, waiting: Collection[str]) -> list[str]:
        if self.paused:
            return []
        return [clan for clan in self.left if clan in waiting and clan not in self.bots]


def _less(left: float, passed: float) -> float:
    rest = left - passed
    return rest if rest >= RESOLUTION else 0.0

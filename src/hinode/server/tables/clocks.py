"""The clocks of one table: who pays for the time that passes.

No I/O and no clock of its own: `now` is the seconds a server has been up, and may start anywhere after a
restart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypedDict

from hinode.vocab.errors import InvalidOptions

Kind = Literal["none", "decision", "bank"]

MIN_SECONDS: Final = 5  # seconds; less is no time to read a question in
MAX_SECONDS: Final = 30 * 24 * 3600
MAX_TICK: Final = 60.0  # a longer silence is a machine that slept, which is nobody's thinking
HEARTBEAT: Final = MAX_TICK / 2
RESOLUTION: Final = 0.001  # less than this is nothing: sums of floats never quite meet a deadline

_ALLOWANCES: Final[dict[Kind, tuple[str, ...]]] = {
    "none": (),
    "decision": ("seconds",),
    "bank": ("seconds", "increment"),
}


@dataclass(frozen=True, slots=True)
class ClockRules:
    """What a table plays by; all in whole seconds."""

    kind: Kind = "none"
    seconds: int = 0  # for each decision, or in each clan's bank
    increment: int = 0  # into the bank after each answer
    tea: int | None = None  # the bell of each Tea Ceremony, one for all; None: it lasts until all are done

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
        # A ceremony without a bell would wait for ever for one who is away.
        silent = kind == "none" and value.get("tea") is None
        return cls(kind, **allowances, tea=None if silent else _seconds(value, "tea"))


def _seconds(value: Mapping[str, object], name: str) -> int:
    least = 0 if name == "increment" else MIN_SECONDS
    if name not in value:
        raise InvalidOptions(f"clock.{name}: missing with kind {value['kind']}")
    number = value[name]
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= MAX_SECONDS:
        raise InvalidOptions(f"clock.{name}: whole seconds from {least} to {MAX_SECONDS}, not {number!r}")
    return number


class SavedClocks(TypedDict):
    """The clocks as JSON."""

    left: dict[str, float]
    tea: float | None
    newest: dict[str, int]
    owed: list[str]
    ceremony: int


class Clocks:
    """What each clan has left.

    Tick before anything changes (an answer, a bot taking over, a pause): a tick charges the time since the
    tick before to those who were waited for in it. A clock that has run out does nothing by itself. Of an
    answer and a time-out the one that was committed first counts, whatever the clock says by then.

    A question's number is how many answers stood in the game when it was put. It keeps the number until it
    is answered, whatever else is done (bids, gifts), and an undo takes numbers back. Only a number that is
    new to its clan brings time and earns an increment: answering, undoing and answering again gains nothing.
    """

    def __init__(self, rules: ClockRules, clans: Iterable[str], now: float) -> None:
        self.rules = rules
        self.left: dict[str, float] = (
            {} if rules.kind == "none" else dict.fromkeys(clans, float(rules.seconds))
        )
        self.tea_left = None if rules.tea is None else float(rules.tea)
        self.bots: Collection[str] = ()  # clans that a bot plays: they pay nothing and earn nothing
        self.paused = False  # by the host: nothing runs, nothing expires
        self._ticked = now
        self._newest: dict[str, int] = {}  # the latest question of each clan
        self._owed: set[str] = set()  # asked something new, and the increment for it not yet had
        self._ceremony = -1

    def tick(self, now: float, waiting: Collection[str], tea: bool) -> None:
        """Charge what passed since the last tick: to the bell in a ceremony, else to each of `waiting`."""
        passed = min(max(now - self._ticked, 0.0), MAX_TICK)
        self._ticked = now
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
        """Its question was answered, by itself or by a bot. (A gift is no answer to a question.)"""
        if clan in self._owed:
            self._owed.remove(clan)
            if clan not in self.bots:
                self.left[clan] += self.rules.increment

    def ceremony(self, number: int) -> None:
        """The Tea Ceremony of a season, numbered in their order, has the whole of its bell."""
        if number > self._ceremony:
            self._ceremony = number
            self.tea_left = None if self.rules.tea is None else float(self.rules.tea)

    def expired(self, waiting: Collection[str]) -> list[str]:
        """Those of `waiting` whose time is over; at the deadline it is."""
        return [clan for clan in self._running(waiting) if not self.left[clan]]

    def tea_over(self) -> bool:
        """The bell of the newest ceremony has rung."""
        return self.tea_left == 0.0 and not self.paused

    def next_expiry(self, waiting: Collection[str], tea: bool) -> float | None:
        """How long one may sleep: until something runs out, but no longer than HEARTBEAT, lest the next tick
        be taken for a machine that slept. None: nothing runs."""
        if tea:
            running = [] if self.paused or self.tea_left is None else [self.tea_left]
        else:
            running = [self.left[clan] for clan in self._running(waiting)]
        return min(*running, HEARTBEAT) if running else None

    def snapshot(self) -> SavedClocks:
        return {
            "left": dict(self.left),
            "tea": self.tea_left,
            "newest": dict(self._newest),
            "owed": sorted(self._owed),
            "ceremony": self._ceremony,
        }

    def restore(self, saved: SavedClocks, now: float) -> None:
        """Go on as saved; what passed since then is charged to nobody."""
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

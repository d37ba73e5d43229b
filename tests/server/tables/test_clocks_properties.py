"""Random questions, answers, undos, pauses, restarts, and jumps: the clans waited for are charged.

A ledger in whole hundredths of a second, without rounding, says how much each clan must have left.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hinode.server.tables.clock_arithmetic import HEARTBEAT, MAX_TICK, MIN_SECONDS, ClockRules, Clocks

CLANS = ("koi", "lotus", "turtle", "bonsai")
RULES = (
    ClockRules(tea=40),
    ClockRules("decision", 45, tea=40),
    ClockRules("decision", 7200, tea=3600),
    ClockRules("bank", 100, 0, tea=40),
    ClockRules("bank", 30, 12, tea=40),
    ClockRules("bank", 7200, 60, tea=3600),
)
BOUND = int(MAX_TICK * 100)
WHOLE_TICKS = st.lists(st.integers(0, BOUND), min_size=1, max_size=6)
SOME_CLANS = st.sets(st.sampled_from(CLANS), min_size=1).map(sorted)


@dataclass
class Ledger:
    """How much time each clan must have left."""

    rules: ClockRules
    left: dict[str, int] = field(default_factory=dict)
    tea: int = 0
    questions: dict[str, set[int]] = field(default_factory=lambda: {clan: set() for clan in CLANS})
    owed: set[str] = field(default_factory=set)
    seasons: set[int] = field(default_factory=set)

    def asked(self, clan: str, question: int) -> None:
        if all(question > known for known in self.questions[clan]):
            self.owed.add(clan)
            if self.rules.kind == "decision":
                self.left[clan] = self.rules.seconds * 100
            elif self.rules.kind == "bank":
                self.left[clan] = max(self.left[clan], MIN_SECONDS * 100)
        self.questions[clan].add(question)

    def answered(self, clan: str, earns: bool) -> None:
        if clan in self.owed and earns and clan in self.left:
            self.left[clan] += self.rules.increment * 100
        self.owed.discard(clan)

    def ceremony(self, season: int) -> None:
        if season not in self.seasons:
            self.tea = (self.rules.tea or 0) * 100
        self.seasons.add(season)


class Tables(RuleBasedStateMachine):
    """A table, its runner, and a fake clock."""

    @initialize(rules=st.sampled_from(RULES), now=st.integers(0, 10**9))
    def begin(self, rules: ClockRules, now: int) -> None:
        self.now = now
        self.clocks = Clocks(rules, CLANS, now / 100)
        self.ledger = Ledger(rules)
        if rules.kind != "none":
            self.ledger.left = dict.fromkeys(CLANS, rules.seconds * 100)
        self.ledger.tea = (rules.tea or 0) * 100
        self.version = 0  # answers in the game
        self.standing: dict[str, int] = {}  # clan: the number of its question
        self.given: list[tuple[str, int]] = []  # answers that could be undone
        self.season: int | None = None  # of the current ceremony
        self.seasons = 0
        self.ask(CLANS)

    # -- helpers ------------------------------------------------------------------------------

    @property
    def waiting(self) -> list[str]:
        return list(CLANS) if self.season is not None else list(self.standing)

    @property
    def running(self) -> list[str]:
        """The clans that are charged."""
        if self.clocks.paused or self.season is not None:
            return []
        return [clan for clan in self.standing if clan in self.ledger.left and clan not in self.clocks.bots]

    def tick(self, later: int, charged: int) -> None:
        self.now += later
        self.clocks.tick(self.now / 100, self.waiting, self.season is not None)
        for clan in self.running:
            self.ledger.left[clan] = max(0, self.ledger.left[clan] - charged)
        if self.season is not None and not self.clocks.paused:
            self.ledger.tea = max(0, self.ledger.tea - charged)

    def ask(self, clans: Iterable[str]) -> None:
        for clan in clans:
            self.standing.setdefault(clan, self.version)
        self.put_questions()

    def put_questions(self) -> None:
        """As after each entry and each restart: every open question is reported again."""
        for clan, question in self.standing.items():
            self.clocks.asked(clan, question)
            self.ledger.asked(clan, question)
        if self.season is not None:
            self.clocks.ceremony(self.season)
            self.ledger.ceremony(self.season)
        self.save()

    def save(self) -> None:
        self.saved = json.dumps(self.clocks.snapshot()), deepcopy(self.ledger)

    # -- what happens -------------------------------------------------------------------------

    @rule(ticks=WHOLE_TICKS)
    def time_passes(self, ticks: list[int]) -> None:
        for passed in ticks:
            self.tick(passed, passed)

    @rule(jump=st.integers(BOUND, 10**8))
    def the_machine_is_suspended(self, jump: int) -> None:
        self.tick(jump, BOUND)

    @rule(back=st.integers(1, 10**6))
    def the_clock_is_set_back(self, back: int) -> None:
        self.tick(-back, 0)

    @precondition(lambda self: self.season is None)
    @rule(clans=SOME_CLANS)
    def more_are_asked(self, clans: list[str]) -> None:
        self.ask(clans)

    @precondition(lambda self: self.season is None)
    @rule(data=st.data(), then=st.sampled_from(CLANS))
    def one_answers(self, data: st.DataObject, then: str) -> None:
        self.answer(data.draw(st.sampled_from(sorted(self.standing))), then)

    def answer(self, clan: str, then: str) -> None:
        self.given.append((clan, self.standing.pop(clan)))
        self.version += 1
        self.clocks.answered(clan)
        self.ledger.answered(clan, clan not in self.clocks.bots)
        self.ask([then])

    @precondition(lambda self: self.given and self.season is None)
    @rule(then=st.none() | st.sampled_from(CLANS))
    def one_takes_an_answer_back(self, then: str | None) -> None:
        """… and may give another immediately."""
        clan, question = self.given.pop()
        self.version = question
        self.standing = {other: known for other, known in self.standing.items() if known <= question}
        self.standing[clan] = question
        self.put_questions()
        if then is not None:
            self.answer(clan, then)

    @rule()
    def a_gift_is_given(self) -> None:
        self.version += 1
        self.put_questions()

    @rule()
    def a_ceremony_begins_or_ends(self) -> None:
        if self.season is None:
            self.standing.clear()
            self.given.clear()
            self.season = self.seasons
            self.seasons += 1
            self.put_questions()
        else:
            self.season = None
            self.version += 1
            self.ask(CLANS)

    @rule(clans=st.lists(st.sampled_from(CLANS), max_size=1))
    def a_bot_plays_for(self, clans: list[str]) -> None:
        self.clocks.bots = clans

    @rule(ticks=WHOLE_TICKS)
    def the_host_pauses_for_a_while(self, ticks: list[int]) -> None:
        self.clocks.paused = True
        self.time_passes(ticks)
        self.nothing_is_over()
        self.clocks.paused = False

    def nothing_is_over(self) -> None:
        tea = self.season is not None
        assert not self.clocks.tea_over()
        assert self.clocks.expired(self.waiting) == []
        assert self.clocks.next_expiry(self.waiting, tea) is None

    @rule()
    def the_runner_saves_the_clocks(self) -> None:
        self.save()

    @rule(now=st.integers(0, 10**9), lost=st.integers(0, 3 * BOUND))
    def the_server_is_killed(self, now: int, lost: int) -> None:
        """Time since the clocks were last saved is not charged, nor is the downtime."""
        self.now += lost
        self.clocks.tick(self.now / 100, self.waiting, self.season is not None)
        old, self.now = self.clocks, now
        self.clocks = Clocks(old.rules, CLANS, 0.0)
        words, ledger = self.saved
        self.clocks.restore(json.loads(words), now / 100)
        self.clocks.bots = old.bots
        self.ledger = deepcopy(ledger)
        self.put_questions()

    @rule()
    def the_runner_sleeps_until_something_is_over(self) -> None:
        """Liveness: a running clock ends exactly after the time it had left."""
        tea = self.season is not None
        if tea:
            had: int | None = self.ledger.tea
        else:
            had = min((self.ledger.left[clan] for clan in self.running), default=None)
        begun, turns = self.now, 0
        now = begun / 100
        while (sleep := self.clocks.next_expiry(self.waiting, tea)) is not None:
            if self.clocks.tea_over() if tea else self.clocks.expired(self.waiting):
                break
            assert 0 < sleep <= HEARTBEAT
            now += sleep
            self.clocks.tick(now, self.waiting, tea)
            turns += 1
            assert turns <= (had or 0) / 100 / HEARTBEAT + 2
        assert (sleep is None) == (had is None)
        slept = round((now - begun / 100) * 100)
        assert slept == (had or 0)
        self.now = begun + slept
        self.tick(0, slept)

    # -- what holds ---------------------------------------------------------------------------

    @invariant()
    def each_has_left_what_the_ledger_says(self) -> None:
        assert set(self.clocks.left) == set(self.ledger.left)
        for clan, left in self.clocks.left.items():
            assert left >= 0
            assert abs(left - self.ledger.left[clan] / 100) < 0.002, clan
        assert self.clocks.tea_left is not None
        assert abs(self.clocks.tea_left - self.ledger.tea / 100) < 0.002

    @invariant()
    def clans_are_late_if_they_are_waited_for_and_have_no_time_left(self) -> None:
        late = [clan for clan in CLANS if clan in self.running and not self.ledger.left[clan]]
        if self.season is None:
            assert self.clocks.expired(self.waiting) == late
        else:
            assert self.clocks.tea_over() == (not self.ledger.tea)


Tables.TestCase.settings = settings(
    max_examples=100,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestTables = Tables.TestCase

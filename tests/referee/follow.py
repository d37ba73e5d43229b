"""The referee itself: follows a game from answer to answer.

The rules are generators (`phases`). They say which events must come next and yield each question that is
due; the referee compares both with the game. An unexpected event, a missing event, or a question to the
wrong clan or with other options is a `Foul`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from math import comb
from typing import Any

from hinode import Decision, Game
from tests.referee.model.facts import PROVINCES, Foul, Json, check
from tests.referee.model.force import force, leader, shrine_leader
from tests.referee.model.state import State

Reply = tuple[str, Json]  # the clan that answered, and its answer
Options = Callable[[], list[Json]]
DONE: Json = {"kind": "done"}
YES: Json = {"kind": "yes"}
NO: Json = {"kind": "no"}
SECRET = {"looked", "mandate_announced", "bid_sealed"}  # have fields that only their clan may read


@dataclass
class Question:
    """A question that is due: the clan, the kind, and the options."""

    kind: str
    cause: str
    asked: dict[str, Options]
    always: bool = False  # asked even with one possible answer
    carries: Json = field(default_factory=dict)  # further keys of the decision

    def only_answer(self) -> Reply | None:
        """The answer that the game gives itself if there is no choice."""
        if self.always or len(self.asked) > 1:
            return None
        (clan, options), *_ = self.asked.items()
        found = options()
        return (clan, found[0]) if len(found) == 1 else None


Steps = Generator[Question, Reply, None]
Rules = Callable[["Referee"], Steps]


class Referee:
    """Follows one game. Call `follow` at its start and after every answer."""

    def __init__(self, state: State, rules: Rules) -> None:
        self.state = state
        self.read = 0  # events read so far
        self.events: deque[Json] = deque()  # read but not explained yet
        self.pending: list[Json] = []  # the game's current questions, without the options
        self.dry = False  # trial mode: change the state without reading events
        self.gifts = False  # gifts are allowed now (NEG-1, NEG-2)
        self.question: Question | None = None
        self.done: list[str] = []  # the latest events, for the report
        self._rules = rules(self)

    # -- following ----------------------------------------------------------------------------

    def follow(self, game: Game, said: tuple[str, Mapping[str, Any]] | None = None) -> None:
        self._read(game)
        try:
            if said is None:
                self._go_on(None)
            elif said[1]["kind"] == "gift":
                self._gift(said[0], said[1])
            else:
                self._go_on((said[0], dict(said[1])))
            self._settle()
            self._compare(game)
        except Foul as foul:
            told = "\n  ".join([*self.done[-12:], *(f"(not explained) {e}" for e in list(self.events)[:3])])
            raise Foul(f"{foul}\nlast events:\n  {told}\nasked: {self.pending}") from foul

    def _read(self, game: Game) -> None:
        for event in game.events(None, self.read):
            told = dict(event)
            if event.kind in SECRET:
                told = dict(game.events(event["clan"], event.number)[0])
            self.events.append(told)
            self.read += 1
        self.pending = [
            {"clan": d.clan, "kind": d.kind, "cause": d.cause, "sources": _sources(d)} for d in game.pending
        ]

    def _go_on(self, reply: Reply | None) -> None:
        try:
            self.question = next(self._rules) if reply is None else self._rules.send(reply)
        except StopIteration:
            self.question = None

    def _settle(self) -> None:
        while self.question is not None and (only := self.question.only_answer()) is not None:
            self._go_on(only)

    def _gift(self, clan: str, gift: Mapping[str, Any]) -> None:
        """NEG-1 to NEG-3."""
        check(self.gifts, f"NEG-2: a gift of {clan} outside the Tea Ceremony and the Political Phase")
        check(clan != gift["to"] and gift["coins"] + gift["ronin"] > 0, f"NEG-1: {gift} of {clan}")
        self.expect("gift", clan=clan, to=gift["to"], coins=gift["coins"], ronin=gift["ronin"])
        for resource in ("coins", "ronin"):
            self.state.add(clan, resource, -gift[resource])
            self.state.add(gift["to"], resource, gift[resource])

    def _compare(self, game: Game) -> None:
        question = self.question
        due = [(clan, question.kind, question.cause) for clan in question.asked] if question else "nothing"
        check(not self.events, f"{due} is due, not {self.next_event()}")
        if question is None:
            check(not game.pending and game.result is not None, "the game should be over")
            self._compare_state(game)
            return
        asked = [(d.clan, d.kind, d.cause) for d in game.pending]
        check(asked == due, f"the game asks {asked}, but {due} is due")
        for decision in game.pending:
            for key, value in question.carries.items():
                found = decision.details.get(key)
                check(found == value, f"{asked}: {key} {found}, not {value}")
            if decision.kind == "bid":
                _compare_bids(self.state, decision.clan, decision.to_json(), len(decision.options))
                continue
            _compare_options(
                [option.to_json() for option in decision.options], question.asked[decision.clan](), asked
            )
        self._compare_state(game)

    def _compare_state(self, game: Game) -> None:
        """Compares the public state, control of kami, and force in one province, which changes each time."""
        state, view = self.state, game.view(None)
        state.compare(view)
        control = {kami: shrine_leader(state, kami) for kami in state.shrines if state.unbound}
        check(view["kami_control"] == control, f"KUB-3: {view['kami_control']}, not {control}")
        province = PROVINCES[self.read % len(PROVINCES)]
        mine = {clan: force(state, clan, province) for clan in state.clans}
        theirs = {clan: game.force(clan, province) for clan in state.clans}
        check(mine == theirs, f"FIG-1: force in {province} {theirs}, not {mine}")
        ahead, told = leader(state, province), game.leader(province)
        check(told == ahead, f"HON-4: {told} leads in {province}, not {ahead}")

    # -- what the rules use -------------------------------------------------------------------

    def next_event(self) -> Json:
        """The next event, or an empty one."""
        return self.events[0] if self.events and not self.dry else {}

    def pop(self, wanted: str) -> Json:
        if not self.events:
            raise Foul(f"{wanted} is due, but the game stops before it")
        event = self.events.popleft()
        self.done.append(" ".join(f"{v}" for k, v in event.items() if k != "parent"))
        return event

    def expect(self, kind: str, **fields: Any) -> Json:
        """The next event must be of this kind, with these fields."""
        if self.dry:
            return {}
        event = self.pop(f"{kind} {fields}")
        found = {key: event.get(key) for key in fields}
        if event["kind"] != kind or found != fields:
            self.events.appendleft(event)
            self.done.pop()
            raise Foul(f"{kind} {fields} is due, not {event}")
        return event

    def expect_all(self, due: Iterable[tuple[str, Json]]) -> None:
        """These events (kind and fields) must come next, in any order."""
        left = list(due)
        while left:
            event = self.pop(f"one of {left}")
            for entry in left:
                kind, fields = entry
                if event["kind"] == kind and all(event.get(key) == value for key, value in fields.items()):
                    left.remove(entry)
                    break
            else:
                self.events.appendleft(event)
                raise Foul(f"one of {left} is due, not {event}")

    def change(self, resource: str, clan: str, amount: int, cause: str) -> None:
        """A clan's VP, Coins, or Ronin change by this total, in one event or several."""
        self.changes({(resource, clan): amount}, cause)

    def changes(self, due: Mapping[tuple[str, str], int], cause: str) -> None:
        """Changes of one effect by (resource, clan), in any order; each in one event or several."""
        left = {key: amount for key, amount in due.items() if amount}
        if self.dry:
            for (resource, clan), amount in left.items():
                self.state.add(clan, resource, amount)
            return
        while left:
            event = self.pop(f"{left} by {cause}")
            key = (event["kind"], event.get("clan", ""))
            rest = left.get(key, 0) - event.get("amount", 0)
            if event["cause"] != cause or key not in left or rest * left[key] < 0 or rest == left[key]:
                self.events.appendleft(event)
                raise Foul(f"{left} by {cause} is due, not {event}")
            self.state.add(key[1], key[0], event["amount"])
            left[key] = rest
            if not rest:
                del left[key]

    def honor(self, clan: str, steps: int, cause: str) -> None:
        """Steps up (or down) the honor track, as far as there is a clan to swap with (HON-2, HON-3)."""
        order = self.state.honor
        for _ in range(abs(steps)):
            at = order.index(clan)
            to = at - 1 if steps > 0 else at + 1
            if not 0 <= to < len(order):
                return
            order[at], order[to] = order[to], order[at]
            self.expect("honor", clan=clan, steps=1 if steps > 0 else -1, order=list(order), cause=cause)


def _sources(decision: Decision) -> list[str]:
    """The effects that a `sequence` question is about."""
    return [o.to_json()["source"] for o in decision.options] if decision.kind == "sequence" else []


def ask(clan: str, kind: str, cause: str, options: Options, **carries: Any) -> Question:
    return Question(kind, cause, {clan: options}, carries=carries)


def offer(clan: str, cause: str, **carries: Any) -> Question:
    """Ask a yes-or-no question."""
    return Question("offer", cause, {clan: lambda: [YES, NO]}, carries=carries)


def _key(option: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted(option.items()))


def _compare_options(offered: list[Json], due: list[Json], asked: object) -> None:
    theirs, mine = {_key(option) for option in offered}, {_key(option) for option in due}
    if theirs == mine:
        return
    extra = [dict(key) for key in theirs - mine]
    missing = [dict(key) for key in mine - theirs]
    raise Foul(f"{asked}: offered against the rules {extra[:6]}; missing {missing[:6]}")


def _compare_bids(state: State, clan: str, decision: Json, count: int) -> None:
    """BAT-3: any split of the Coins; the rest is kept."""
    coins = state.coins(clan)
    check(decision["coins"] == coins, f"BAT-3: {clan} bids from {decision['coins']} Coins, not {coins}")
    check(count == comb(coins + 4, 4), f"BAT-3: {count} bids offered with {coins} Coins")

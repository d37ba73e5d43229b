"""Effects that are due at the same moment (HON-5, RUL-1, RUL-2).

The game asks for an order only if it can matter. The referee checks that by trying: if no clan was
asked, every order must give the same result; otherwise the result must be that of the chosen order.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from tests.referee.effects.gains import Gains
from tests.referee.follow import Question, Referee, Reply, Steps, ask
from tests.referee.model.facts import Foul, Json, check

PLACES: list[Json] = [{"kind": "first"}, {"kind": "last"}]


@dataclass(frozen=True)
class Effect:
    """One effect of one source for one clan; `asks` if it may ask a question."""

    clan: str
    source: str
    run: Callable[[], Steps]
    asks: bool = False


def together(referee: Referee, gains: Gains, effects: list[Effect]) -> Steps:
    """Resolve clan after clan in the order of HON-5; each clan orders its own effects."""
    clans = sorted(dict.fromkeys(effect.clan for effect in effects), key=referee.state.rank)
    chosen = yield from _choices(referee, clans)
    mine = {clan: [effect for effect in effects if effect.clan == clan] for clan in clans}
    trial = Trial(referee, gains, mine)
    orders = [_arranged(clans, chosen, last) for last in _candidates(clans, chosen)]
    if any(effect.asks for effect in effects):  # the choices decide the result
        yield from trial.follow(orders)
        return
    if not chosen:
        trial.no_order_matters(clans)
    strict = _arranged(clans, chosen, None)
    expected, turned = trial.outcome(strict), trial.outcome(strict, turned=True)
    asked = yield from trial.follow(orders)
    if not asked:  # a clan's own sequence may change the result
        check(expected == turned, f"HON-5: a sequence of {clans} was not asked for")
        check(trial.now() == expected, f"HON-5: {chosen} should give {expected}, not {trial.now()}")


def _choices(referee: Referee, clans: list[str]) -> Generator[Question, Reply, dict[str, str]]:
    """In order of honor, each clan takes the first or the last remaining place."""
    chosen: dict[str, str] = {}
    for clan in clans[:-1]:
        if asked_now(referee) == (clan, "order"):
            _, answer = yield ask(clan, "order", "HON-5", lambda: PLACES)
            chosen[clan] = answer["kind"]
            referee.expect("order_chosen", clan=clan, place=chosen[clan], cause="HON-5")
    return chosen


def _candidates(clans: list[str], chosen: dict[str, str]) -> list[str | None]:
    """Clans that may have the last place without being asked: those with less honor than the asked ones."""
    if not chosen:
        return [None]
    lowest = max(clans.index(clan) for clan in chosen)
    return [*clans[lowest + 1 :]]


def _arranged(clans: list[str], chosen: dict[str, str], last: str | None) -> list[str]:
    """HON-5. With `last`, clans whose place cannot matter come first (RUL-1); without it, each clan that was
    not asked counts as having chosen the first place."""
    first: list[str] = []
    back: list[str] = []
    settled = [clan for clan in clans if clan not in chosen and clan != last] if last else []
    for clan in [clan for clan in clans if clan not in settled]:
        if chosen.get(clan, "first") == "first":
            first.append(clan)
        else:
            back.insert(0, clan)
    return settled + first + back


class Trial:
    """Tries effects in any order, if they ask nothing, and follows one that matches the events."""

    def __init__(self, referee: Referee, gains: Gains, mine: dict[str, list[Effect]]) -> None:
        self.referee, self.gains, self.mine = referee, gains, mine

    def now(self) -> Any:
        state = self.referee.state
        return {clan: dict(+resource) for clan, resource in state.resources.items()}, list(state.honor)

    def no_order_matters(self, clans: list[str]) -> None:
        """No clan was asked for a place: every order gives the same result, also for clans' own sequences."""
        ahead, back = (
            {repr(self.outcome(order, turned)) for order in permutations(clans)} for turned in (False, True)
        )
        check(len(ahead) == len(back) == 1, f"HON-5: the order of {clans} was not asked for")

    def outcome(self, order: Iterable[str], turned: bool = False) -> Any:
        """The state after the effects in this order. Changes nothing.

        `turned`: each clan's own effects in the reverse sequence.
        """
        before = self._save()
        self.referee.dry = True
        try:
            for clan in order:
                own = self.mine[clan][::-1] if turned else self.mine[clan]
                for effect in sorted(own, key=lambda effect: effect.source == "koi"):  # RUL-2
                    _finish(effect.run())
            return self.now()
        finally:
            self.referee.dry = False
            self._restore(before)

    def follow(self, orders: list[list[str]], start: int = 0) -> Generator[Question, Reply, bool]:
        """Follow the events of one of these orders from a place on. Returns whether there was a question.

        Once there is a question, the order is settled; until then, another order may match better.
        """
        before, fouls = self._save(), []
        for order in orders:
            for place, clan in enumerate(order[start:], start + 1):
                steps = _own(self.referee, clan, list(self.mine[clan]))
                try:
                    question = next(steps)
                except StopIteration:
                    continue
                except Foul as foul:
                    fouls.append(foul)
                    self._restore(before)
                    break
                yield from _go_on(steps, question)
                yield from self.follow([other for other in orders if other[:place] == order[:place]], place)
                return True
            else:
                return False
        raise fouls[0]

    def _save(self) -> Any:
        referee, gains = self.referee, self.gains
        resources = {clan: resource.copy() for clan, resource in referee.state.resources.items()}
        kept = (dict(gains.gained), dict(gains.wealth), dict(gains.merchants))
        return resources, list(referee.state.honor), kept, list(referee.events), len(referee.done)

    def _restore(self, before: Any) -> None:
        resources, honor, kept, events, done = before
        state, gains = self.referee.state, self.gains
        state.resources = {clan: resource.copy() for clan, resource in resources.items()}
        state.honor = list(honor)
        gains.gained, gains.wealth, gains.merchants = (dict(part) for part in kept)
        self.referee.events.clear()
        self.referee.events.extend(events)
        del self.referee.done[done:]


def _go_on(steps: Steps, question: Question) -> Steps:
    """Continue an order that has led to a question."""
    while True:
        reply = yield question
        try:
            question = steps.send(reply)
        except StopIteration:
            return


def _finish(steps: Steps) -> None:
    for question in steps:
        raise Foul(f"{question.kind} of {question.cause} is due")


def _own(referee: Referee, clan: str, left: list[Effect]) -> Steps:
    """The next question or event shows which effect is next; effects that do nothing cause neither."""
    while left:
        named = list(dict.fromkeys(effect.source for effect in left if effect.source != "koi"))  # RUL-2
        if asked_now(referee) == (clan, "sequence"):
            check(len(named) > 1, f"HON-5: only {named} of {clan} is due")
            source = yield from _sequence(clan, referee.pending[0]["sources"], named)
        else:
            told = _told_next(referee, clan)
            source = told if told in named else (*named, "koi")[0]
        effect = next(effect for effect in left if effect.source == source)
        left.remove(effect)
        yield from effect.run()


def _sequence(clan: str, offered: list[str], named: list[str]) -> Generator[Question, Reply, str]:
    """Any of the clan's own effects; one that can do nothing may be left out."""
    check(set(offered) <= set(named), f"HON-5: {offered} offered, {named} due")
    options = [{"kind": "effect", "source": source} for source in offered]
    _, answer = yield ask(clan, "sequence", "HON-5", lambda: options)
    return str(answer["source"])


def asked_now(referee: Referee) -> tuple[str, str] | None:
    """The current question, if no event comes first."""
    if referee.events or not referee.pending:
        return None
    return referee.pending[0]["clan"], referee.pending[0]["kind"]


def _told_next(referee: Referee, clan: str) -> str:
    """The source of the next event, or of the current question."""
    if referee.events:
        return str(referee.events[0]["cause"])
    asked = referee.pending[0] if referee.pending else {}
    return str(asked["cause"]) if asked.get("clan") == clan else ""

"""Killing events (CAR-10), and what enters a province."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import partial

from tests.referee.effects.gains import Gains
from tests.referee.follow import YES, Question, Referee, Reply, Steps, ask, offer
from tests.referee.model.facts import MEN, Json, check
from tests.referee.model.force import present, protected
from tests.referee.model.state import RESERVE

Victims = Counter[tuple[str, str]]  # (owner, figure)


def may_die(referee: Referee, killer: str, owner: str, province: str) -> bool:
    """KUB-AMATERASU: not by other players."""
    return owner == killer or protected(referee.state, province) != owner


def targets(
    referee: Referee, killer: str, province: str, kinds: frozenset[str], picked: Victims
) -> list[Json]:
    """Other players' figures there that can still be picked."""
    state = referee.state
    return [
        {"kind": "kill", "clan": owner, "figure": figure, "province": province}
        for owner in state.others(killer)
        if may_die(referee, killer, owner, province)
        for figure, count in state.figures(province, owner).items()
        if figure in kinds and count > picked[owner, figure]
    ]


def kill(
    referee: Referee, gains: Gains, killer: str, province: str, victims: Victims, cause: str, vp_each: int = 0
) -> Generator[Question, Reply, int]:
    """One killing event. Returns how many were killed. Mercy is asked once (CAR-mercy, RUL-8)."""
    state = referee.state
    copies = state.owns(killer, "mercy")
    if copies and any(owner != killer for owner, _ in victims):
        reply = yield offer(killer, "mercy", province=province)
        if reply[1] == YES:
            referee.expect("spared", clan=killer, province=province, cause="mercy")
            gains.vp(killer, 2 * copies, "mercy")
            return 0
    if not victims:
        return 0
    _expect_killed(referee, killer, province, victims, cause)
    gains.vp(killer, vp_each * sum(victims.values()), cause)
    _rewards(referee, gains, killer, victims)
    return sum(victims.values())


def _expect_killed(referee: Referee, killer: str, province: str, victims: Victims, cause: str) -> None:
    """Each figure goes to its owner's reserve."""
    left = Counter(victims)
    while +left:
        event = referee.expect("killed", province=province, cause=cause, by=killer)
        left[event["clan"], event["figure"]] -= event["count"]
        check(min(left.values()) >= 0, f"{event} is not among those to be killed: {dict(victims)}")
        referee.state.carry(event["clan"], event["figure"], province, RESERVE, event["count"])


def _rewards(referee: Referee, gains: Gains, killer: str, victims: Victims) -> None:
    """CAR-righteousness, CAR-justice: in any order."""
    state = referee.state
    lost: Counter[str] = Counter()
    for (owner, _), count in victims.items():
        lost[owner] += count
    lower = sum(1 for owner in lost if owner != killer and state.rank(owner) > state.rank(killer))
    due = {("righteousness", owner): n * state.owns(owner, "righteousness") for owner, n in lost.items()}
    due["justice", killer] = 3 * lower * state.owns(killer, "justice")
    due = {key: amount for key, amount in due.items() if amount}
    while due:
        event = referee.next_event()
        key = (event.get("cause"), event.get("clan"))
        card, clan = key if key in due else next(iter(due))
        gains.vp(str(clan), due.pop((str(card), str(clan))), str(card))


def entered(referee: Referee, gains: Gains, clan: str, figure: str, province: str) -> Steps:
    """CAR-9: Oni of Hate and Oni of Spite, each time one enters a province."""
    state = referee.state
    if figure == "oni-of-hate":
        yield from _hate(referee, gains, clan, province)
    if figure == "oni-of-spite":
        higher = [other for other in present(state, province) if state.rank(other) < state.rank(clan)]
        gains.steal_vp(clan, higher, 2, "oni-of-spite")
        gains.close_gain()


def _hate(referee: Referee, gains: Gains, clan: str, province: str) -> Steps:
    """CAR-oni-of-hate: one Bushi or Shinto of each player with higher honor there."""
    picked: Victims = Counter()
    for owner in referee.state.honor[: referee.state.rank(clan)]:
        found = [o for o in targets(referee, clan, province, MEN, picked) if o["clan"] == owner]
        if found:
            _, answer = yield ask(clan, "kill", "oni-of-hate", partial(list, found))
            picked[owner, answer["figure"]] += 1
    yield from kill(referee, gains, clan, province, picked, "oni-of-hate")
    gains.close_gain()

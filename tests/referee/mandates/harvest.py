"""Harvest."""

from __future__ import annotations

from tests.referee.effects.gains import Gains
from tests.referee.effects.ordering import Effect, together
from tests.referee.follow import Referee, Steps
from tests.referee.model.facts import DAIMYO, PROVINCES, REWARDS
from tests.referee.model.force import leader


def harvest(referee: Referee, gains: Gains, order: list[str], current: str, ally: str | None) -> Steps:
    """HAR-1 to HAR-3, then Path of Sengoku; everything is one gain (POL-8, CAR-loyalty)."""
    state = referee.state
    had: dict[str, set[str]] = {clan: set() for clan in order}
    for clan in order:
        bonus = clan in (current, ally)
        referee.expect("performs", clan=clan, bonus=bonus, cause="harvest")
        gains.coins(clan, 1, "harvest")
        for province in PROVINCES if bonus else ():
            if leader(state, province) == clan:
                reward(referee, gains, clan, province, "harvest", doubles=True)
                had[clan].add(province)
    owners = [clan for clan in state.honor if state.owns(clan, "path-of-sengoku")]
    yield from together(referee, gains, [_sengoku(referee, gains, clan, had[clan]) for clan in owners])
    gains.close_gain()


def reward(referee: Referee, gains: Gains, clan: str, province: str, cause: str, doubles: bool) -> None:
    """HAR-3; Fujin's figure doubles it in a Harvest (KUB-FUJIN, RUL-12)."""
    times = 2 if doubles and referee.state.kami.get("fujin") == province else 1
    referee.expect("reaped", clan=clan, province=province, cause=cause)
    for resource, amount in REWARDS[province].items():
        if resource == "vp":
            gains.vp(clan, times * amount, cause)
        elif resource == "coins":
            gains.coins(clan, times * amount, cause)
        else:
            referee.change(resource, clan, times * amount, cause)


def _sengoku(referee: Referee, gains: Gains, clan: str, had: set[str]) -> Effect:
    """CAR-path-of-sengoku, RUL-17: each province with a Daimyo once, unless its reward was already gained."""

    def reap() -> Steps:
        yield from ()
        for province in PROVINCES:
            if province not in had and DAIMYO & set(referee.state.figures(province, clan)):
                reward(referee, gains, clan, province, "path-of-sengoku", doubles=True)

    return Effect(clan, "path-of-sengoku", reap)

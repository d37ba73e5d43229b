"""Betray."""

from __future__ import annotations

from tests.referee.effects.gains import Gains
from tests.referee.effects.killing import entered
from tests.referee.follow import DONE, Referee, Steps, ask
from tests.referee.model.facts import DAIMYO, PROVINCES, SHINTO, Json, types_of
from tests.referee.model.state import RESERVE


def betray(referee: Referee, gains: Gains, clan: str) -> Steps:
    """BET-1 to BET-7."""
    state = referee.state
    referee.expect("performs", clan=clan, bonus=False, cause="betray")
    if clan in state.allies:  # BET-2
        ally = state.break_alliance(clan)
        referee.expect("alliance_ended", **{"clan": clan, "with": ally, "cause": "betray"})
        referee.honor(clan, -1, "betray")
    done: list[tuple[str, str]] = []  # owner, place
    while True:
        _, answer = yield ask(clan, "betray", "betray", lambda: _options(referee, clan, done))
        if answer == DONE:
            return
        place = answer.get("province") or answer["shrine"]
        done.append((answer["clan"], place))
        referee.expect(
            "replaced",
            **{"clan": clan, "with": answer["with"], "owner": answer["clan"], "at": place},
            figure=answer["figure"],
        )
        state.carry(answer["clan"], answer["figure"], place, RESERVE)
        state.carry(clan, answer["with"], RESERVE, place)
        if place in PROVINCES:
            yield from entered(referee, gains, clan, answer["with"], place)


def _options(referee: Referee, clan: str, done: list[tuple[str, str]]) -> list[Json]:
    state = referee.state
    extra = state.owns(clan, "path-of-the-unrighteous")
    found: list[Json] = [DONE]
    for place in [*PROVINCES, *state.shrines]:
        for owner in state.others(clan):
            if not _fits([*done, (owner, place)], extra):
                continue
            for figure in state.figures(place, owner):
                for mine in state.reserve(clan):
                    if _replaces(mine, figure, place):
                        key = "province" if place in PROVINCES else "shrine"
                        option = {"kind": "replace", "clan": owner, "figure": figure, "with": mine}
                        found.append({**option, key: place})
    return found


def _replaces(mine: str, figure: str, place: str) -> bool:
    """BET-3 to BET-5; in a shrine, only a Shinto replaces a Shinto."""
    if place not in PROVINCES:
        return mine in SHINTO and figure in SHINTO
    return figure not in DAIMYO and bool(types_of(mine) & types_of(figure))


def _fits(done: list[tuple[str, str]], extra: int) -> bool:
    """Two figures of different owners on the map (BET-3); others need Path of the Unrighteous."""
    on_map = [owner for owner, place in done if place in PROVINCES]
    ordinary = min(2, len(set(on_map)))
    return len(done) - ordinary <= extra

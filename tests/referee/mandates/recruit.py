"""Recruit."""

from __future__ import annotations

from collections import Counter

from tests.referee.effects.gains import Gains
from tests.referee.effects.ordering import Effect, together
from tests.referee.effects.summoning import after_summon, place, summon, summon_options
from tests.referee.follow import DONE, Referee, Steps, ask
from tests.referee.model.facts import PROVINCES, SHINTO, Json


def recruit(referee: Referee, gains: Gains, clan: str, bonus: bool) -> Steps:
    """REC-1 to REC-7 of one player, then the effects after the Summon (CAR-3)."""
    state = referee.state
    used: Counter[str] = Counter()

    def open_provinces() -> list[str]:
        strongholds = state.strongholds(clan)
        if clan == "dragonfly":  # CLA-DRAGONFLY-1
            left = sum(strongholds.values()) + bonus - used.total()
            return list(PROVINCES) if left > 0 else []
        spare = bonus - sum(max(0, n - strongholds[province]) for province, n in used.items())
        return [province for province, count in strongholds.items() if used[province] < count or spare > 0]

    def options() -> list[Json]:
        found: list[Json] = [DONE]
        for province in open_provinces():
            for figure in state.reserve(clan):
                found += summon_options(referee, figure, province)
        return found

    while True:
        _, answer = yield ask(clan, "recruit", "recruit", options)
        if answer == DONE:
            break
        used[answer["province"]] += 1
        yield from summon(referee, gains, clan, answer, "recruit")
    if used:
        yield from after_summon(referee, gains, clan)


def end_of_recruit(referee: Referee, gains: Gains) -> Steps:
    """CAR-path-of-the-light, CAR-path-of-the-samurai."""
    state = referee.state
    effects: list[Effect] = []
    for clan in state.honor:
        for card in ("path-of-the-light", "path-of-the-samurai"):
            effects += [_placing(referee, gains, clan, card)] * state.owns(clan, card)
    yield from together(referee, gains, effects)


def _placing(referee: Referee, gains: Gains, clan: str, card: str) -> Effect:
    state = referee.state

    def options() -> list[Json]:
        reserve = state.reserve(clan)
        if card == "path-of-the-samurai":
            figures, key, places = ["bushi"], "province", list(PROVINCES)
        else:
            figures, key, places = sorted(SHINTO), "shrine", state.shrines
        return [DONE] + [
            {"kind": "place", "figure": figure, key: where}
            for figure in figures
            if figure in reserve
            for where in places
        ]

    def put() -> Steps:
        _, answer = yield ask(clan, "place", card, options)
        if answer != DONE:
            to = answer.get("province") or answer["shrine"]
            yield from place(referee, gains, clan, answer["figure"], to, card)

    return Effect(clan, card, put, asks=True)

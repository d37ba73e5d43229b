"""The projected final score: what Winter would score now, from public information alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hinode.flow import driver
from hinode.known.public import Public
from hinode.rules.phases.winter import different_provinces, ranking, score_tokens
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import Reaction
from hinode.state.chance import Chance
from hinode.state.log import TailLog
from hinode.state.state import Passed, State
from hinode.state.vault import Vault
from hinode.vocab.ids import CLANS, NOBODY, PHASE_END, WINTER

Json = dict[str, Any]
MAX_CACHED: Final = 1 << 10
# Without cards that score, a projection follows from these alone, and most answers change none of them.
_Scores = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], bool]
_CACHE: Final[dict[_Scores, Json]] = {}


def projection_json(p: Public) -> Json:
    """By clan: VP now, what tokens, their set and winter cards would add, the total, and the rank (WIN)."""
    if hooks.anyone_listens(p, hooks.WINTER_SCORING) or hooks.anyone_listens(p, hooks.VP):
        return _projection(p)
    key = (p.clans, tuple(p.vp), tuple(p.tokens), tuple(p.honor), p.phase == PHASE_END)
    found = _CACHE.get(key)
    if found is None:
        if len(_CACHE) >= MAX_CACHED:
            _CACHE.clear()
        found = _CACHE[key] = _projection(p)
    return {clan: {**scored, "cards": {}} for clan, scored in found.items()}  # the caller may change it


def passed_json(passed: Sequence[Passed]) -> list[Json]:
    """Projections within the last answer, each from the event on after which it is another."""
    found: list[Json] = []
    for number, p in passed:
        projection = projection_json(p)
        if not found or found[-1]["projection"] != projection:
            found.append({"number": number, "projection": projection})
    return found


def _projection(p: Public) -> Json:
    s = _winter(p)
    if p.phase != PHASE_END:
        for clan in p.clans:
            _score_cards(s, clan)
            score_tokens(s, clan)
    ranks = ranking(s.public)
    return {CLANS[clan]: _breakdown(p, s, clan) | {"rank": ranks.index(clan) + 1} for clan in p.clans}


def _winter(p: Public) -> State:
    """The public state as it is, but in Winter; nothing hidden is part of it."""
    s = State.fresh(p.copy(), Vault(Chance("")))
    s.redacted = True
    s.public.season = WINTER
    s.public.gain = NOBODY  # no gain that is going on
    s.log = TailLog(0)
    return s


def _score_cards(s: State, clan: int) -> None:
    """Winter Upgrades (WIN-2). None depends on another clan's, so their order does not matter."""
    if not s.public.listening[clan] >> hooks.WINTER_SCORING & 1:
        return
    for number, source in enumerate(hooks.LISTENERS[hooks.WINTER_SCORING]):
        for _ in range(source.copies(s.public, clan)):
            s.push(Reaction(hooks.WINTER_SCORING, clan, number, ()))
            driver.run(s)


def _breakdown(p: Public, s: State, clan: int) -> Json:
    gains: dict[str, int] = {}
    for kind, cause, _, owner, amount in s.log.since(0):
        if kind == "vp" and owner == clan:
            gains[cause] = gains.get(cause, 0) + amount
    tokens, bonus = gains.pop("WIN-3", 0), gains.pop("WIN-4", 0)
    return {
        "vp": p.vp[clan],
        "tokens": tokens,
        "provinces": different_provinces(p.tokens, clan),
        "set_bonus": bonus,
        "winter": sum(gains.values()),
        "cards": gains,
        "total": s.public.vp[clan],
    }

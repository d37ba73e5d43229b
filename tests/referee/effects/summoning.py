"""Summoning and placing, and what comes after a Summon (CAR-3)."""

from __future__ import annotations

from collections import Counter
from functools import partial

from tests.referee.effects.gains import Gains
from tests.referee.effects.killing import entered, kill, may_die
from tests.referee.effects.ordering import Effect, asked_now, together
from tests.referee.follow import DONE, YES, Referee, Steps, ask, offer
from tests.referee.model.facts import PROVINCES, SHINTO, Json, check
from tests.referee.model.state import RESERVE


def summon_options(referee: Referee, figure: str, province: str) -> list[Json]:
    """REC-5: a Shinto may go to any of the four shrines."""
    option: Json = {"kind": "summon", "figure": figure, "province": province}
    shrines = referee.state.shrines if figure in SHINTO else []
    return [option, *({**option, "shrine": kami} for kami in shrines)]


def summon(referee: Referee, gains: Gains, clan: str, answer: Json, cause: str) -> Steps:
    to = str(answer.get("shrine", answer["province"]))
    referee.state.carry(clan, answer["figure"], RESERVE, to)
    referee.expect(
        "summoned", clan=clan, figure=answer["figure"], province=answer["province"], to=to, cause=cause
    )
    if to in PROVINCES:
        yield from entered(referee, gains, clan, answer["figure"], to)


def place(referee: Referee, gains: Gains, clan: str, figure: str, to: str, cause: str) -> Steps:
    """FIG-3: not a Summon, but it enters (CAR-9)."""
    referee.state.carry(clan, figure, RESERVE, to)
    referee.expect("placed", clan=clan, figure=figure, to=to, cause=cause)
    if to in PROVINCES:
        yield from entered(referee, gains, clan, figure, to)


# -- after a Summon ---------------------------------------------------------------------------


def after_summon(referee: Referee, gains: Gains, clan: str) -> Steps:
    """CAR-3: once per Summon, for each copy."""
    effects = {
        "path-of-the-kenin": _kenin,
        "path-of-the-monkey": _monkey,
        "path-of-the-ninja": _ninja,
        "path-of-the-patron": _patron,
        "path-of-the-spirit": _spirit,
        "path-of-the-warlord": _warlord,
    }
    due = [
        Effect(clan, card, partial(effect, referee, gains, clan), asks=effect in (_kenin, _monkey, _ninja))
        for card, effect in effects.items()
        for _ in range(referee.state.owns(clan, card))
    ]
    if _honor_at_stake(referee, clan):
        check(asked_now(referee) == (clan, "sequence"), f"HON-5: {clan} is not asked for the sequence")
    yield from together(referee, gains, due)


def _honor_at_stake(referee: Referee, clan: str) -> bool:
    """Whether using Path of the Monkey or of the Ninja first would forfeit Path of the Spirit."""
    state = referee.state
    robs = state.owns(clan, "path-of-the-monkey") and any(state.coins(other) for other in state.others(clan))
    kills = state.owns(clan, "path-of-the-ninja") and len(_bushi(referee, clan)) > 0
    return bool(state.rank(clan) == 0 and state.owns(clan, "path-of-the-spirit") and (robs or kills))


def _kenin(referee: Referee, gains: Gains, clan: str) -> Steps:
    def options() -> list[Json]:
        provinces = referee.state.strongholds(clan) if referee.state.reserve(clan).get("bushi") else {}
        return [DONE, *({"kind": "place", "figure": "bushi", "province": p} for p in provinces)]

    reply = yield ask(clan, "place", "path-of-the-kenin", options)
    if reply[1] != DONE:
        yield from place(referee, gains, clan, "bushi", reply[1]["province"], "path-of-the-kenin")


def _monkey(referee: Referee, gains: Gains, clan: str) -> Steps:
    state = referee.state
    most = max(state.coins(other) for other in state.others(clan))
    if not most:
        return
    reply = yield offer(clan, "path-of-the-monkey")
    if reply[1] != YES:
        return
    most = max(state.coins(other) for other in state.others(clan))
    richest = [other for other in state.others(clan) if state.coins(other) == most]
    gains.take_coins(clan, richest, "path-of-the-monkey")
    referee.honor(clan, -1, "path-of-the-monkey")


def _bushi(referee: Referee, clan: str) -> list[Json]:
    """Every Bushi on the map that the clan can kill."""
    return [
        {"kind": "kill", "clan": owner, "figure": figure, "province": province}
        for province, owner, figure in referee.state.on_map()
        if figure == "bushi" and may_die(referee, clan, owner, province)
    ]


def _ninja(referee: Referee, gains: Gains, clan: str) -> Steps:
    reply = yield ask(clan, "kill", "path-of-the-ninja", lambda: [DONE, *_bushi(referee, clan)])
    if reply[1] == DONE:
        return
    victim = Counter({(reply[1]["clan"], "bushi"): 1})
    yield from kill(referee, gains, clan, reply[1]["province"], victim, "path-of-the-ninja")
    gains.close_gain()
    referee.honor(clan, -1, "path-of-the-ninja")


def _patron(referee: Referee, gains: Gains, clan: str) -> Steps:
    yield from ()
    if len(referee.state.clans) - 1 - referee.state.rank(clan) >= 2:
        gains.coins(clan, 2, "path-of-the-patron")


def _spirit(referee: Referee, gains: Gains, clan: str) -> Steps:
    yield from ()
    if referee.state.rank(clan) == 0:
        gains.coins(clan, 2, "path-of-the-spirit")
        gains.vp(clan, 2, "path-of-the-spirit")
        gains.close_gain()


def _warlord(referee: Referee, gains: Gains, clan: str) -> Steps:
    yield from ()
    gains.coins(clan, 1, "path-of-the-warlord")

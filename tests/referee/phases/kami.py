"""Kami turns."""

from __future__ import annotations

from tests.referee.effects.gains import Gains
from tests.referee.effects.summoning import after_summon, summon, summon_options
from tests.referee.follow import DONE, YES, Referee, Steps, ask, offer
from tests.referee.mandates.marshal import fujin
from tests.referee.mandates.train import acquire
from tests.referee.model.facts import PROVINCES, Json
from tests.referee.model.force import shrine_leader


def kami_turn(referee: Referee, gains: Gains, turn: int, told: bool = True) -> Steps:
    """KAM-1, KAM-2, KUB-2: the shrines from left to right, each completely."""
    state = referee.state
    if told:
        referee.expect("kami_turn", turn=turn)
    for kami in state.shrines:
        clan = shrine_leader(state, kami)
        if clan is None:
            continue
        referee.expect("gift_won", clan=clan, kami=kami)
        gains.open_event()
        yield from GIFTS[kami](referee, gains, clan)
        gains.close_event()
        if state.unbound:
            yield from _put(referee, kami)


def _put(referee: Referee, kami: str) -> Steps:
    """KUB-2: right after the shrine ability, by the clan with the most force there then."""
    state = referee.state
    clan = shrine_leader(state, kami)
    assert clan is not None

    def options() -> list[Json]:
        where = [province for province in PROVINCES if province != state.kami.get(kami)]
        return [DONE, *({"kind": "place", "figure": kami, "province": province} for province in where)]

    _, answer = yield ask(clan, "place", kami, options)
    if answer != DONE:
        referee.expect("kami_placed", kami=kami, clan=clan, to=answer["province"])
        state.kami[kami] = answer["province"]


def _amaterasu(referee: Referee, gains: Gains, clan: str) -> Steps:
    """KAM-3."""
    state = referee.state
    steps = state.rank(clan)
    if steps == 0:
        return
    _, answer = yield offer(clan, "amaterasu")
    if answer == YES:
        state.honor.remove(clan)
        state.honor.insert(0, clan)
        referee.expect("honor", clan=clan, steps=steps, order=list(state.honor), cause="amaterasu")


def _raijin(referee: Referee, gains: Gains, clan: str) -> Steps:
    """KAM-5."""

    def options() -> list[Json]:
        if "bushi" not in referee.state.reserve(clan):
            return [DONE]
        return [DONE, *(o for province in PROVINCES for o in summon_options(referee, "bushi", province))]

    _, answer = yield ask(clan, "summon", "raijin", options)
    if answer != DONE:
        yield from summon(referee, gains, clan, answer, "raijin")
        yield from after_summon(referee, gains, clan)


def _ryujin(referee: Referee, gains: Gains, clan: str) -> Steps:
    """KAM-6: at full cost."""
    yield from acquire(referee, gains, clan, 0, "ryujin")


def _hachiman(referee: Referee, gains: Gains, clan: str) -> Steps:
    """KAM-7."""
    yield from ()
    referee.change("ronin", clan, 2, "hachiman")


def _susanoo(referee: Referee, gains: Gains, clan: str) -> Steps:
    """KAM-8."""
    yield from ()
    gains.vp(clan, sum(referee.state.strongholds(clan).values()), "susanoo")
    gains.close_gain()


def _tsukuyomi(referee: Referee, gains: Gains, clan: str) -> Steps:
    """KAM-9."""
    yield from ()
    gains.coins(clan, 2, "tsukuyomi")


GIFTS = {
    "amaterasu": _amaterasu,
    "fujin": fujin,
    "raijin": _raijin,
    "ryujin": _ryujin,
    "hachiman": _hachiman,
    "susanoo": _susanoo,
    "tsukuyomi": _tsukuyomi,
}

"""The War Phase: its start, and each province in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.referee.effects.gains import Gains
from tests.referee.effects.killing import Victims, kill, targets
from tests.referee.effects.ordering import Effect, together
from tests.referee.follow import DONE, Referee, Steps, ask
from tests.referee.mandates.harvest import reward
from tests.referee.model.facts import DAIMYO, MEN, ONI, PROVINCES, SHINTO, Json
from tests.referee.model.force import leader, present
from tests.referee.phases.battle import battle

Run = Callable[[], Steps]
WAR_UPGRADES = (
    *("way-of-the-shogun", "way-of-the-moneylender", "way-of-the-ronin", "way-of-bushido"),
    *("way-of-the-righteous", "way-of-the-keiri"),
)


def war_phase(referee: Referee, gains: Gains) -> Steps:
    """WAR-1 to WAR-7."""
    state = referee.state
    referee.expect("phase_started", season=state.season, phase="war")
    state.in_war = True
    yield from _start(referee, gains)
    for number, province in enumerate(state.war, 1):
        referee.expect("province_at_war", province=province, war_number=number)
        _tsukuyomi(referee, gains, province)
        yield from _resolve(referee, gains, province)
    state.in_war = False


def _resolve(referee: Referee, gains: Gains, province: str) -> Steps:
    state = referee.state
    here = present(state, province)
    if not here:
        referee.expect("token_discarded", season=state.season, province=province, cause="WAR-3")
    elif len(here) == 1:
        yield from token(referee, gains, here[0], province, "WAR-4")
    elif len(here) == 2 and state.allies.get(here[0]) == here[1]:
        yield from token(referee, gains, leader(state, province) or "", province, "WAR-5")
    else:
        yield from battle(referee, gains, province, here, token)


def _tsukuyomi(referee: Referee, gains: Gains, province: str) -> None:
    """KUB-TSUKUYOMI, RUL-10."""
    state = referee.state
    if state.kami.get("tsukuyomi") != province:
        return
    gains.open_event()
    left = present(state, province)
    while left:
        event = referee.next_event()
        clan = event["clan"] if event.get("clan") in left else left[0]
        left.remove(clan)
        gains.coins(clan, 4, "tsukuyomi")
    gains.close_event()


def token(referee: Referee, gains: Gains, clan: str, province: str, cause: str) -> Steps:
    """The token and the effects of winning it (CAR-5, CAR-6, KUB-FUJIN)."""
    state = referee.state
    referee.expect("token_won", clan=clan, season=state.season, province=province, cause=cause)
    state.tokens[clan].append((state.season, province))
    here = set(state.figures(province, clan))
    effects: list[Effect] = []
    effects += [Effect(clan, "courage", _vp(gains, clan, 2, "courage"))] * state.owns(clan, "courage")
    if here & SHINTO:
        effects += [Effect(clan, "piety", _piety(referee, gains, clan))] * state.owns(clan, "piety")
    if "oni-of-souls" in here:
        owned = sum(state.owns(clan, oni) for oni in ONI)
        effects.append(Effect(clan, "oni-of-souls", _vp(gains, clan, 2 * owned, "oni-of-souls")))
    if state.kami.get("fujin") == province:
        effects.append(Effect(clan, "fujin", _fujin(referee, gains, clan, province)))
    gains.open_event()  # the Coins of Fujin's figure; the Merchant is paid at the end
    yield from together(referee, gains, effects)
    gains.close_event()


def _vp(gains: Gains, clan: str, amount: int, cause: str) -> Run:
    def effect() -> Steps:
        yield from ()
        gains.vp(clan, amount, cause)
        gains.close_gain()

    return effect


def _piety(referee: Referee, gains: Gains, clan: str) -> Run:
    def effect() -> Steps:
        yield from ()
        referee.honor(clan, 1, "piety")
        gains.vp(clan, 3, "piety")
        gains.close_gain()

    return effect


def _fujin(referee: Referee, gains: Gains, clan: str, province: str) -> Run:
    def effect() -> Steps:
        yield from ()
        reward(referee, gains, clan, province, "fujin", doubles=False)
        gains.close_gain()

    return effect


# -- the start of the War Phase ---------------------------------------------------------------


def _start(referee: Referee, gains: Gains) -> Steps:
    """WAR-1, RUL-2: War Upgrades for each copy; the Koi's exchange comes last among their own effects."""
    state = referee.state
    effects: list[Effect] = []
    for clan in state.honor:
        for card in WAR_UPGRADES:
            run = _upgrade(referee, gains, clan, card)
            effects += [Effect(clan, card, run, asks=card == "way-of-the-keiri")] * state.owns(clan, card)
        if clan == "koi":
            effects.append(Effect("koi", "koi", _exchange(referee)))
    yield from together(referee, gains, effects)


def _exchange(referee: Referee) -> Run:
    """CLA-KOI-1."""

    def effect() -> Steps:
        yield from ()
        ronin = referee.state.ronin("koi")
        referee.change("ronin", "koi", -ronin, "koi")
        referee.change("coins", "koi", ronin, "koi")

    return effect


def _upgrade(referee: Referee, gains: Gains, clan: str, card: str) -> Run:
    """One copy of a War Upgrade; one event for Way of the Merchant (CAR-13)."""
    state = referee.state

    def effect() -> Steps:
        gains.open_event()
        if card == "way-of-the-keiri":
            yield from _keiri(referee, gains, clan)
        elif card == "way-of-the-righteous":
            gains.take_coins(clan, state.honor[state.rank(clan) + 1 :], card)
        elif card == "way-of-the-ronin":
            referee.change("ronin", clan, 2, card)
        else:
            virtues = len(state.owned_of_type(clan, "virtue"))
            coins = {"way-of-the-shogun": 3, "way-of-the-moneylender": 5, "way-of-bushido": 2 * virtues}[card]
            gains.coins(clan, coins, card)
            gains.vp(clan, 2 * virtues if card == "way-of-bushido" else 0, card)
        gains.close_gain()
        gains.close_event()

    return effect


def _keiri(referee: Referee, gains: Gains, clan: str) -> Steps:
    """CAR-way-of-the-keiri: up to two in each province with a Daimyo of the clan."""
    state = referee.state
    for province in PROVINCES:
        if not DAIMYO & set(state.figures(province, clan)):
            continue
        picked: Victims = Counter()

        def options(province: str = province, picked: Victims = picked) -> list[Json]:
            return [DONE, *targets(referee, clan, province, MEN, picked)]

        for _ in range(2):
            _, answer = yield ask(clan, "kill", "way-of-the-keiri", options)
            if answer == DONE:
                break
            picked[answer["clan"], answer["figure"]] += 1
        yield from kill(referee, gains, clan, province, picked, "way-of-the-keiri", vp_each=3)
        gains.close_gain()

"""Train, and acquiring cards in general."""

from __future__ import annotations

from tests.referee.effects.gains import Gains
from tests.referee.effects.summoning import after_summon, summon, summon_options
from tests.referee.follow import DONE, Question, Referee, Steps, ask
from tests.referee.model.facts import MONSTERS, PROVINCES, Json
from tests.referee.model.force import card_price
from tests.referee.model.state import RESERVE, State


def train(referee: Referee, gains: Gains, clan: str, bonus: bool) -> Steps:
    yield from acquire(referee, gains, clan, int(bonus), "train")


def acquire(referee: Referee, gains: Gains, clan: str, discount: int, cause: str) -> Steps:
    """TRA-2 to TRA-6, KAM-6."""
    state = referee.state
    prices = {card: card_price(state, clan, card, discount) for card in +state.display}
    richest = max(state.coins(other) for other in state.others(clan))
    within_reach = any(cost <= state.coins(clan) + richest for cost in prices.values())  # TRA-6
    question = Question(
        "train",
        cause,
        {clan: lambda: _offers(state, clan, prices)},
        always=within_reach,
        carries={"prices": prices},
    )
    _, answer = yield question
    if answer != DONE:
        cost = card_price(state, clan, answer["card"]) if answer.get("full") else prices[answer["card"]]
        yield from _take(referee, gains, clan, answer["card"], cost, cause)


def _offers(state: State, clan: str, prices: dict[str, int]) -> list[Json]:
    """What the clan can afford; with Benevolence also without the discount (TRA-4)."""
    coins = state.coins(clan)
    found: list[Json] = [DONE, *({"kind": "buy", "card": card} for card in prices if prices[card] <= coins)]
    if state.owns(clan, "benevolence"):
        found += [
            {"kind": "buy", "card": card, "full": True}
            for card, cost in prices.items()
            if cost < card_price(state, clan, card) <= coins
        ]
    return found


def _take(referee: Referee, gains: Gains, clan: str, card: str, cost: int, cause: str) -> Steps:
    state = referee.state
    copies = state.owns(clan, "benevolence")  # CAR-11: not on its own purchase
    referee.change("coins", clan, -cost, cause)
    referee.expect("acquired", clan=clan, card=card, cost=cost, cause=cause)
    state.display[card] -= 1
    state.cards[clan][card] += 1
    if card in MONSTERS:
        referee.expect("monster_joined", clan=clan, figure=card, cause=cause)
        state.pieces[RESERVE][clan][card] += 1
    yield from benevolence(referee, gains, clan, min(cost, copies))
    if card in MONSTERS:
        yield from _bring(referee, gains, clan, card)


def benevolence(referee: Referee, gains: Gains, clan: str, times: int) -> Steps:
    """CAR-benevolence: one of the Coins spent goes to another player; honor and 2 VP."""
    state = referee.state

    def options() -> list[Json]:
        return [DONE, *({"kind": "pay", "clan": other} for other in state.others(clan))]

    for _ in range(times):
        _, answer = yield ask(clan, "benevolence", "benevolence", options)
        if answer == DONE:  # each copy may be declined separately
            continue
        referee.change("coins", answer["clan"], 1, "benevolence")
        referee.honor(clan, 1, "benevolence")
        gains.vp(clan, 2, "benevolence")
        gains.close_gain()


def _bring(referee: Referee, gains: Gains, clan: str, monster: str) -> Steps:
    """TRA-5, RUL-17: it is Summoned immediately, or stays in reserve."""
    state = referee.state
    provinces = list(PROVINCES) if clan == "dragonfly" else list(state.strongholds(clan))
    found = [option for province in provinces for option in summon_options(referee, monster, province)]
    if found:
        _, answer = yield ask(clan, "summon", monster, lambda: found)
        yield from summon(referee, gains, clan, answer, monster)
        yield from after_summon(referee, gains, clan)

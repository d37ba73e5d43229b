"""Effects whose order is not tried: Winter Upgrades, and those that cannot disturb each other."""

from __future__ import annotations

from random import Random

import pytest

from hinode import Game
from hinode.flow import driver
from hinode.known.public import Public, added, replaced
from hinode.rules.triggers import hooks, ordering
from hinode.rules.triggers.hooks import Source
from hinode.rules.triggers.windows import Reaction
from hinode.state.state import State
from hinode.vocab.ids import CARD_COUNT, CLAN_NO, HARVEST

PLAYERS = ("koi", "lotus", "turtle")
WINTER = hooks.LISTENERS[hooks.WINTER_SCORING]
KOI = CLAN_NO["koi"]


def owning_everything() -> State:
    """Each clan owns one copy of every card, including cards like Loyalty."""
    s = Game.new(clans=PLAYERS)._state.copy_idle()
    for clan in s.public.clans:
        for card in range(CARD_COUNT):
            s.public.owned = added(s.public.owned, clan * CARD_COUNT + card, 1)
        s.public.listening = replaced(s.public.listening, clan, hooks.listening(s.public, clan))
    return s


def score(s: State, clan: int, number: int) -> int:
    before = s.public.vp[clan]
    s.push(Reaction(hooks.WINTER_SCORING, clan, number, ()))
    driver.run(s)
    return s.public.vp[clan] - before


def all_but_vp(p: Public) -> list[object]:
    return [getattr(p, name) for name in Public.fields if name != "vp"]


@pytest.mark.parametrize("number", range(len(WINTER)), ids=[source.id for source in WINTER])
def test_a_winter_upgrade_changes_only_its_owners_vp(number: int) -> None:
    """WIN-2."""
    s = owning_everything()
    other, vp = all_but_vp(s.public.copy()), list(s.public.vp)
    vp[KOI] += score(s, KOI, number)
    assert (all_but_vp(s.public), s.public.vp) == (other, vp)


@pytest.mark.parametrize("number", range(len(WINTER)), ids=[source.id for source in WINTER])
def test_a_winter_upgrade_scores_the_same_after_all_others(number: int) -> None:
    """WIN-2."""
    first, last = owning_everything(), owning_everything()
    for clan in last.public.clans:
        for other in range(len(WINTER)):
            score(last, clan, other)
    assert score(first, KOI, number) == score(last, KOI, number)


def test_a_winter_upgrade_asks_nothing() -> None:
    asking: list[Source] = [source for source in WINTER if source.asks]
    assert WINTER
    assert not asking


# Windows at which effects of several clans that ask nothing meet, and what happened there.
MEETINGS = {hooks.WAR_START: (), hooks.MANDATE_END: (HARVEST,), hooks.KILLED: (KOI, 1, 2, 2, 1)}
REACT_TO_GAINS = (*hooks.LISTENERS[hooks.PILE], *hooks.LISTENERS[hooks.VP])


def with_random_holdings(rng: Random) -> State:
    """Clans with Coins, Ronin, and some of the cards that ask nothing; the rest may be anything."""
    s = Game.new(clans=PLAYERS, seed=rng.randrange(99))._state.copy_idle()
    p = s.public
    rng.shuffle(honor := p.honor.copy())
    p.honor = honor
    for clan in p.clans:
        p.coins[clan], p.ronin[clan] = rng.randrange(3), rng.randrange(3)
        for source in (*REACT_TO_GAINS, *(each for window in MEETINGS for each in hooks.LISTENERS[window])):
            often = 0.1 if source in REACT_TO_GAINS else 0.3
            if isinstance(source, hooks.Card) and rng.random() < often:
                p.owned = added(p.owned, clan * CARD_COUNT + source.card, 1)
        p.listening = replaced(p.listening, clan, hooks.listening(p, clan))
    return s


@pytest.mark.parametrize("window", MEETINGS)
def test_effects_that_cannot_clash_come_out_the_same_in_every_order(window: int) -> None:
    """RUL-1: such effects are not tried out."""
    rng, skipped, clashes = Random(window), 0, 0
    for _ in range(150):
        s = with_random_holdings(rng)
        owned = [(c, n, each) for c in s.public.clans for n, each in enumerate(hooks.LISTENERS[window])]
        args = MEETINGS[window]
        due = tuple(
            (clan, number)
            for clan, number, source in owned
            if not source.asks and source.copies(s.public, clan) and source.due(s, window, clan, args)
        )[:5]
        matters = bool(ordering._tried_out(s, window, args, due, Reaction))
        if not ordering.may_clash(s.public, window, due):
            assert not matters
            skipped += len({clan for clan, _ in due}) > 1
        clashes += matters
    assert skipped > 5
    assert bool(clashes) == (window == hooks.WAR_START)

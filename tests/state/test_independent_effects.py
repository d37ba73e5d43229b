"""Effects whose order is not tried: Winter Upgrades, which change only their owner's VP."""

from __future__ import annotations

import pytest

from hinode import Game
from hinode.flow import driver
from hinode.known.public import Public, added, replaced
from hinode.rules.triggers import hooks
from hinode.rules.triggers.hooks import Source
from hinode.rules.triggers.windows import Reaction
from hinode.state.state import State
from hinode.vocab.ids import CARD_COUNT, CLAN_NO

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

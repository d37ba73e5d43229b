"""What a Coin is worth before the war."""

from __future__ import annotations

from random import Random

from benchmarks.coin_value import coin_values
from hinode.bots.learned.network import shipped_network
from tests.bots.alliances.tea_setup import FOUR, tea
from tests.bots.bargaining.setup import deal_values


def test_every_clan_expects_more_with_one_coin_more() -> None:
    world = tea().game.world("koi", Random(1))
    before = list(world.public.coins)
    found = coin_values(world, shipped_network())
    assert len(found) == len(FOUR)
    assert min(found) > 0
    assert list(world.public.coins) == before


def test_bots_ask_less_for_a_coin_in_a_reply_than_it_brings_in_play() -> None:
    """On purpose, so that a clan that can pay finds partners."""
    static = deal_values(tea()).static_prices
    assert 0 < static.money(0, 1, 0) < static.money_in_play(0, 1, 0)

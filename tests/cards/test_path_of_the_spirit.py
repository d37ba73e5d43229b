"""Path of the Spirit: 2 Coins and 2 VP after you Summon if you have the highest honor of all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.card_moments import summoned
from tests.support.cards import gains, kami_turn, seats
from tests.support.script import Script, mandate

SPIRIT = "path-of-the-spirit"
TOP = ["koi", "lotus", "turtle"]
BELOW = ["lotus", "koi", "turtle"]
PAID = [("coins", "koi", 2), ("vp", "koi", 2)]


def spirit(honor: list[str], *cards: str, **position: Any) -> Script:
    """The Koi own Path of the Spirit and have summoned a Bushi in Edo; the Lotus have 3 Coins."""
    players = seats(koi={"cards": [SPIRIT, *cards]}, lotus={"coins": 3})
    return summoned("koi", players, season_set="horseman", honor=honor, **position)


def test_at_the_top_it_pays_both() -> None:
    """CAR-path-of-the-spirit: 2 Coins and 2 VP; nothing is asked."""
    script = spirit(TOP)
    script.asked("lotus", "mandate")
    assert gains(script, SPIRIT) == PAID
    assert (script.coins("koi"), script.vp("koi")) == (2, 2)


@pytest.mark.parametrize("honor", [BELOW, ["lotus", "turtle", "koi"]])
def test_below_the_top_it_pays_nothing(honor: list[str]) -> None:
    """CAR-path-of-the-spirit: the highest of all players, wherever the figures are."""
    script = spirit(honor)
    script.asked("lotus", "mandate")
    assert gains(script, SPIRIT) == []


def test_a_whole_recruit_pays_once() -> None:
    """CAR-path-of-the-spirit, CAR-3: two figures are one Summon."""
    board = {"edo": {"koi": {"stronghold": 2}}}
    players = seats(koi={"cards": [SPIRIT]})
    script = mandate("recruit", "turtle", players=players, season_set="horseman", map=board)
    script.say("koi", "summon", figure="bushi", province="edo")
    script.say("koi", "summon", figure="bushi", province="edo")
    assert gains(script, SPIRIT) == PAID


def test_nothing_without_a_summon_or_for_someone_elses() -> None:
    """CAR-path-of-the-spirit: after *you* Summon."""
    board = {"edo": {"koi": {"stronghold": 1}, "lotus": {"stronghold": 1}}}
    players = seats(koi={"cards": [SPIRIT]})
    script = mandate("recruit", "koi", players=players, season_set="horseman", map=board)
    script.say("lotus", "summon", figure="bushi", province="edo").done("koi")
    assert gains(script, SPIRIT) == []


def test_raijins_bushi_is_a_summon() -> None:
    """CAR-path-of-the-spirit, CAR-3: so it pays then, too."""
    players = seats(koi={"cards": [SPIRIT]})
    script = kami_turn({"kami": "raijin", "koi": {"shinto": 1}}, season_set="horseman", players=players)
    script.say("koi", "summon", figure="bushi", province="oshu")
    assert gains(script, SPIRIT) == PAID


@pytest.mark.parametrize(("first", "paid"), [(SPIRIT, PAID), ("path-of-the-ninja", [])])
def test_at_the_top_the_owner_orders_it_and_what_costs_honor(first: str, paid: list[Any]) -> None:
    """CAR-path-of-the-spirit, HON-5: paid before the Ninja's price, or not at all."""
    board = {"kyoto": {"turtle": {"bushi": 1}}}
    script = spirit(TOP, "path-of-the-ninja", map=board)
    script.asked("koi", "sequence")
    script.say("koi", "effect", source=first)
    script.say("koi", "kill", clan_="turtle", figure="bushi", province="kyoto")
    script.asked("lotus", "mandate")
    assert (gains(script, SPIRIT), script.honor()) == (paid, BELOW)


def test_below_the_top_there_is_nothing_to_put_in_order() -> None:
    """CAR-path-of-the-spirit, RUL-1: it pays nothing before or after, so the owner is not asked."""
    script = spirit(BELOW, "path-of-the-monkey")
    script.asked("koi", "offer", "path-of-the-monkey")

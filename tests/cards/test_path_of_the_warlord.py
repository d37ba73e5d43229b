"""Path of the Warlord: 1 Coin after you Summon."""

from __future__ import annotations

import pytest

from tests.support.card_moments import summoned
from tests.support.cards import gains, kami_turn, seats
from tests.support.script import Script, mandate

WARLORD = "path-of-the-warlord"
COIN = ("coins", "koi", 1)


@pytest.mark.parametrize("copies", [1, 2])
def test_a_coin_for_each_copy(copies: int) -> None:
    """CAR-path-of-the-warlord, CAR-1: nothing is asked, regardless of the owner's honor."""
    players = seats(koi={"cards": [WARLORD] * copies})
    script = summoned("koi", players, season_set="teapot", honor=["lotus", "turtle", "koi"])
    script.asked("lotus", "mandate")
    assert gains(script, WARLORD) == [COIN] * copies
    assert script.coins("koi") == copies


def test_a_whole_recruit_pays_once() -> None:
    """CAR-path-of-the-warlord, CAR-3: when it is complete."""
    board = {"edo": {"koi": {"stronghold": 2}}}
    players = seats(koi={"cards": [WARLORD]})
    script = mandate("recruit", "turtle", players=players, season_set="teapot", map=board)
    script.say("koi", "summon", figure="bushi", province="edo")
    assert gains(script, WARLORD) == []
    script.say("koi", "summon", figure="bushi", province="edo")
    assert gains(script, WARLORD) == [COIN]


def test_a_shinto_summoned_to_a_shrine_is_a_summon() -> None:
    """CAR-path-of-the-warlord, REC-5: it goes there when it is summoned."""
    players = seats(koi={"cards": [WARLORD]})
    board = {"edo": {"koi": {"stronghold": 1}}}
    script = mandate("recruit", "turtle", players=players, season_set="teapot", map=board)
    shrine = script.view["shrines"][0]["kami"]
    script.say("koi", "summon", figure="shinto", province="edo", shrine=shrine)
    assert gains(script, WARLORD) == [COIN]


def test_nothing_without_a_summon_or_for_someone_elses() -> None:
    """CAR-path-of-the-warlord: after *you* Summon."""
    board = {"edo": {"koi": {"stronghold": 1}, "lotus": {"stronghold": 1}}}
    players = seats(koi={"cards": [WARLORD]})
    script = mandate("recruit", "koi", players=players, season_set="teapot", map=board)
    script.say("lotus", "summon", figure="bushi", province="edo").done("koi")
    assert gains(script, WARLORD) == []


@pytest.mark.parametrize(("stronghold", "paid"), [(1, [COIN]), (0, [])])
def test_a_monster_acquired_is_a_summon_if_it_can_be_summoned(stronghold: int, paid: list[object]) -> None:
    """CAR-path-of-the-warlord, CAR-3, TRA-5: without a Stronghold it goes to the reserve."""
    players = seats(koi={"cards": [WARLORD], "coins": 3})
    board = {"edo": {"koi": {"stronghold": stronghold}}}
    display = {"river-dragon": 1}
    script = mandate("train", "koi", players=players, season_set="teapot", display=display, map=board)
    script.say("koi", "buy", card="river-dragon")
    assert gains(script, WARLORD) == paid


def test_raijins_bushi_is_a_summon() -> None:
    """CAR-path-of-the-warlord, CAR-3: declined, it is none."""
    players = seats(koi={"cards": [WARLORD]})
    script = kami_turn({"kami": "raijin", "koi": {"shinto": 1}}, season_set="teapot", players=players)
    declined = Script(script.game.copy()).done("koi")
    script.say("koi", "summon", figure="bushi", province="oshu")
    assert (gains(script, WARLORD), gains(declined, WARLORD)) == ([COIN], [])


def test_its_own_purchase_brings_nothing_but_the_next_summon_does() -> None:
    """CAR-path-of-the-warlord, CAR-11: bought in a Train, it pays in the Recruit that follows."""
    board = {"edo": {"koi": {"stronghold": 1}}}
    players = seats(koi={"coins": 1})
    script = mandate("train", "turtle", players=players, season_set="teapot", display={WARLORD: 1}, map=board)
    script.done("turtle").say("koi", "buy", card=WARLORD).asked("koi", "mandate")
    assert gains(script, WARLORD) == []
    script.say("koi", "mandate", tile="recruit").say("koi", "summon", figure="bushi", province="edo")
    script.done("koi")
    assert gains(script, WARLORD) == [COIN]

"""Cards and abilities that meet in a war: force, hostages, tokens, the start of the War Phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over
from tests.support.cards import forces, gains, seats
from tests.support.kami_unbound import unbound
from tests.support.script import Json, Script, start

TRIO = ("koi", "lotus", "turtle")
NONE = (0, 0, 0, 0)


def fight(nagato: Pieces, **more: Any) -> Script:
    """A battle in Nagato; three players with 5 Coins, and what else is said of them."""
    players = {clan: {"coins": 5, **more.pop(clan, {})} for clan in TRIO}
    return battle(nagato, players, **more)


def war(*order: str, **position: Any) -> Script:
    return start(phase="war", war=list(order), **position)


# -- honor that changes within a battle ------------------------------------------------------


@pytest.mark.parametrize(("oni", "before", "after"), [("oni-of-skulls", 1, 3), ("oni-of-blood", 2, 4)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_oni_whose_owner_becomes_the_lowest_grows(oni: str, before: int, after: int, answer: str) -> None:
    """CAR-oni-of-skulls, CAR-oni-of-blood, HON-6: the Lotus's Seppuku lifts them over the Turtle.

    The Lotus are still compared with, although their figures are gone (CAR-4).
    """
    script = fight(
        {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {oni: 1, "stronghold": 1}},
        honor=["koi", "turtle", "lotus"],
        turtle={"cards": [oni]},
    )
    script.bids(koi=NONE, lotus=(1, 0, 0, 0), turtle=NONE).say("lotus", answer)
    assert forces(script) == [("turtle", (after if answer == "yes" else before) + 1)]


def test_an_oni_whose_owner_is_no_longer_the_lowest_shrinks() -> None:
    """CAR-oni-of-blood, CAR-sincerity: a hostage lifts the Turtle off the lowest place, 4 becomes 2."""
    script = fight(
        {"koi": {"bushi": 4}, "lotus": {"bushi": 1}, "turtle": {"oni-of-blood": 1}},
        season_set="mountain",
        turtle={"cards": ["oni-of-blood", "sincerity"]},
    )
    script.bids(koi=NONE, lotus=NONE, turtle=(0, 1, 0, 0))
    script.say("turtle", "capture", clan_="koi", figure="bushi")
    assert script.honor() == ["koi", "turtle", "lotus"]
    assert forces(script) == [("koi", 3)]


def test_the_favored_become_the_highest_within_a_battle() -> None:
    """CAR-path-of-the-favored, CAR-sincerity: the honor of a hostage makes the Shinto 3 strong."""
    script = fight(
        {"koi": {"bushi": 3}, "lotus": {"shinto": 1}},
        season_set="mountain",
        lotus={"cards": ["path-of-the-favored", "sincerity"]},
    )
    script.bids(koi=NONE, lotus=(0, 1, 0, 0)).say("lotus", "capture", clan_="koi", figure="bushi")
    assert forces(script) == [("lotus", 3)]


def test_the_favored_lose_the_highest_place_within_a_battle() -> None:
    """CAR-path-of-the-favored, BAT-7: the Lotus's Seppuku puts them over the Koi, whose Shinto has 1."""
    script = fight(
        {"koi": {"shinto": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 2}},
        season_set="mountain",
        koi={"cards": ["path-of-the-favored"]},
    )
    script.bids(koi=NONE, lotus=(1, 0, 0, 0), turtle=NONE).say("lotus", "yes")
    assert forces(script) == [("turtle", 2)]


# -- force -----------------------------------------------------------------------------------


def test_lion_and_dragon_make_daimyo_and_yurei_strong() -> None:
    """CAR-path-of-the-lion, CAR-path-of-the-dragon, CAR-yurei: 1 + 4 and 2 + 4."""
    cards = ["path-of-the-lion", "path-of-the-dragon", "yurei"]
    script = fight({"koi": {"daimyo": 1, "yurei": 1}, "lotus": {"bushi": 1}}, koi={"cards": cards})
    script.bids(koi=NONE, lotus=NONE)
    assert forces(script) == [("koi", 11)]


def test_komainu_is_favored_like_a_shinto() -> None:
    """CAR-12, CAR-path-of-the-favored, CAR-komainu: 3 and 3."""
    script = fight(
        {"koi": {"komainu": 1, "shinto": 1}, "lotus": {"bushi": 1}},
        season_set="mountain",
        koi={"cards": ["path-of-the-favored", "komainu"]},
    )
    script.bids(koi=NONE, lotus=NONE)
    assert forces(script) == [("koi", 6)]


def test_the_katana_beside_raijin() -> None:
    """CAR-way-of-the-katana, KUB-RAIJIN: two Bushi have 4, the Daimyo nothing."""
    script = fight(
        {"koi": {"bushi": 2, "daimyo": 1}, "lotus": {"bushi": 3}},
        koi={"cards": ["way-of-the-katana", "path-of-the-lion"]},
        **unbound({"raijin": "nagato"}),
    )
    script.bids(koi=NONE, lotus=NONE)
    assert forces(script) == [("koi", 4)]


def test_the_katana_does_not_sharpen_ronin() -> None:
    """CAR-way-of-the-katana, BAT-9: a Bushi is 2, a hired Ronin 1."""
    script = fight(
        {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}, lotus={"ronin": 1, "cards": ["way-of-the-katana"]}
    )
    script.bids(koi=NONE, lotus=(0, 0, 1, 0)).say("lotus", "yes")
    assert forces(script) == [("lotus", 3)]


# -- hostages --------------------------------------------------------------------------------


def test_respect_and_sincerity_with_a_victim_of_one_vp() -> None:
    """CAR-respect, CAR-sincerity, RUL-17: 1 + 1 for the first hostage, 0 + 1 for the second."""
    script = fight(
        {"koi": {"bushi": 2}, "turtle": {"bushi": 3}},
        season_set="mountain",
        koi={"vp": 1},
        turtle={"cards": ["respect", "sincerity"]},
    )
    script.bids(koi=NONE, turtle=(0, 1, 0, 0))
    script.say("turtle", "capture", clan_="koi", figure="bushi")
    over(script.say("turtle", "capture", clan_="koi", figure="bushi"))
    assert (script.vp("koi"), script.vp("turtle")) == (0, 3)
    assert script.honor() == ["turtle", "koi", "lotus"]


@pytest.mark.parametrize(("victim", "captor"), [(2, 3), (1, 2), (0, 0)])
def test_two_hostages_are_one_gain_for_loyalty(victim: int, captor: int) -> None:
    """CAR-respect, CAR-loyalty: one advantage, one gain; no gain, no more."""
    script = fight(
        {"koi": {"bushi": 2}, "lotus": {"bushi": 3}},
        season_set="teapot",
        koi={"vp": victim},
        lotus={"cards": ["respect", "loyalty"]},
        alliances=[["lotus", "turtle"]],
    )
    script.bids(koi=NONE, lotus=(0, 1, 0, 0))
    script.say("lotus", "capture", clan_="koi", figure="bushi")
    over(script.say("lotus", "capture", clan_="koi", figure="bushi"))
    assert (script.vp("koi"), script.vp("lotus")) == (0, captor)


def test_two_copies_of_respect_take_three_hostages() -> None:
    """CAR-respect, CAR-1: each with its own theft, also from two owners."""
    script = fight(
        {"koi": {"bushi": 1}, "lotus": {"bushi": 1, "shinto": 1}, "turtle": {"bushi": 3}},
        koi={"vp": 3},
        lotus={"vp": 3},
        turtle={"cards": ["respect", "respect"]},
    )
    script.bids(koi=NONE, lotus=NONE, turtle=(0, 1, 0, 0))
    script.say("turtle", "capture", clan_="lotus", figure="shinto")
    script.say("turtle", "capture", clan_="koi", figure="bushi")
    script.say("turtle", "capture", clan_="lotus", figure="bushi")
    assert [script.vp(clan) for clan in TRIO] == [2, 1, 3]


def test_respect_finds_no_yurei() -> None:
    """CAR-respect, CAR-yurei, BAT-8: after the Bushi nobody is left who can be captured."""
    script = fight(
        {"koi": {"bushi": 1, "yurei": 1}, "turtle": {"bushi": 4}},
        koi={"cards": ["yurei"]},
        turtle={"cards": ["respect"]},
    )
    script.bids(koi=NONE, turtle=(0, 1, 0, 0))
    over(script.say("turtle", "capture", clan_="koi", figure="bushi"))
    assert script.player("turtle")["hostages"] == [["koi", "bushi"]]


# -- tokens ----------------------------------------------------------------------------------


def test_piety_and_komainu_without_a_battle() -> None:
    """CAR-12, CAR-piety, CAR-komainu, CAR-5: alone in the province it is a Shinto there."""
    players = seats(turtle={"cards": ["piety", "piety", "komainu"]})
    script = war("oshu", season_set="mountain", players=players, map={"oshu": {"turtle": {"komainu": 1}}})
    assert (script.vp("turtle"), script.honor()) == (6, ["turtle", "koi", "lotus"])


def test_piety_with_the_last_shinto_captured() -> None:
    """CAR-piety, CAR-6, BAT-8: the Shinto is no longer there when the token is won."""
    script = fight(
        {"koi": {"bushi": 3, "shinto": 1}, "lotus": {"bushi": 1}},
        season_set="mountain",
        koi={"cards": ["piety"]},
    )
    script.bids(koi=NONE, lotus=(0, 1, 0, 0)).say("lotus", "capture", clan_="koi", figure="shinto")
    assert gains(script, "piety") == []


def test_the_oni_of_souls_counts_oni_that_are_dead_or_captured() -> None:
    """CAR-oni-of-souls, CAR-2: three cards, one figure in reserve, one held by the Lotus."""
    script = war(
        "oshu",
        players=seats(
            koi={"cards": ["oni-of-souls", "oni-of-skulls", "oni-of-blood"]},
            lotus={"hostages": [["koi", "oni-of-blood"]]},
        ),
        map={"oshu": {"koi": {"oni-of-souls": 1}}},
    )
    assert gains(script, "oni-of-souls") == [("vp", "koi", 6)]


def test_the_oni_of_souls_and_loyalty() -> None:
    """CAR-oni-of-souls, CAR-loyalty: two Oni and one more for the gain."""
    script = war(
        "oshu",
        season_set="teapot",
        alliances=[["koi", "lotus"]],
        players=seats(koi={"cards": ["oni-of-souls", "oni-of-skulls", "loyalty"]}),
        map={"oshu": {"koi": {"oni-of-souls": 1}}},
    )
    assert script.vp("koi") == 5


def test_two_copies_of_courage_and_fujins_reward() -> None:
    """CAR-courage, KUB-FUJIN: 4 and the 4 VP of Kyoto."""
    script = war(
        "kyoto",
        season_set="horseman",
        players=seats(lotus={"cards": ["courage", "courage"]}),
        map={"kyoto": {"lotus": {"bushi": 1}}},
        **unbound({"fujin": "kyoto"}),
    )
    assert script.vp("lotus") == 8


# -- the start of war ------------------------------------------------------------------------


def test_the_koi_exchange_the_ronin_of_their_card() -> None:
    """RUL-2, CAR-way-of-the-ronin, CLA-KOI-1: two copies, 4 Ronin, 4 Coins; nothing is asked."""
    players = seats(koi={"ronin": 1, "cards": ["way-of-the-ronin", "way-of-the-ronin"]})
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    script = war("oshu", players=players, map={"oshu": here})
    script.all_asked("bid", "koi", "lotus")
    assert (script.coins("koi"), script.ronin("koi")) == (5, 0)


def test_bushido_counts_different_virtues() -> None:
    """CAR-way-of-bushido: three kinds, four cards: 6 Coins and 6 VP."""
    cards = ["way-of-bushido", "righteousness", "righteousness", "courage", "mercy"]
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    script = war("oshu", season_set="horseman", players=seats(koi={"cards": cards}), map={"oshu": here})
    assert gains(script, "way-of-bushido") == [("coins", "koi", 6), ("vp", "koi", 6)]


def test_bushido_and_loyalty() -> None:
    """CAR-way-of-bushido, CAR-loyalty: Loyalty is a Virtue too, and adds 1 to the 4 VP."""
    cards = ["way-of-bushido", "loyalty", "honesty"]
    script = war(
        "oshu",
        season_set="teapot",
        players=seats(koi={"cards": cards}),
        alliances=[["koi", "lotus"]],
        map={"oshu": {"turtle": {"bushi": 1}}},
    )
    assert script.vp("koi") == 5


def test_the_righteous_take_nothing_from_the_poor() -> None:
    """CAR-way-of-the-righteous, CAR-8: the Lotus have no Coin, the Turtle one."""
    script = war(
        "oshu",
        season_set="horseman",
        players=seats(koi={"cards": ["way-of-the-righteous"]}, turtle={"coins": 1}),
        map={"oshu": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
    )
    assert [script.coins(clan) for clan in TRIO] == [1, 0, 0]


@pytest.mark.parametrize(("place", "koi", "lotus"), [("first", 2, 0), ("last", 1, 1)])
def test_the_righteous_before_or_after_the_kois_exchange(place: str, koi: int, lotus: int) -> None:
    """HON-5, CAR-way-of-the-righteous, CLA-KOI-1: the Koi, lower, have only Ronin before it."""
    script = war(
        "oshu",
        season_set="horseman",
        honor=["lotus", "koi", "turtle"],
        players=seats(koi={"ronin": 2}, lotus={"cards": ["way-of-the-righteous"]}),
        map={"oshu": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
    )
    script.asked("lotus", "order")
    script.say("lotus", place).all_asked("bid", "koi", "lotus")
    assert (script.coins("koi"), script.coins("lotus")) == (koi, lotus)


def test_the_righteous_with_shogun_of_the_poor() -> None:
    """HON-5, CAR-way-of-the-shogun: the Turtle's 3 Coins may come before or after the taking."""
    players: Json = seats(koi={"cards": ["way-of-the-righteous"]}, turtle={"cards": ["way-of-the-shogun"]})
    here = {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}
    script = war("oshu", season_set="horseman", players=players, map={"oshu": here})
    script.say("koi", "last").all_asked("bid", "koi", "turtle")
    assert (script.coins("koi"), script.coins("turtle")) == (1, 2)

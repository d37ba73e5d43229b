"""The order of season cards that work at one moment, and of the exchange of the Koi (HON, RUL)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle, over
from tests.support.card_moments import over as war_begun
from tests.support.card_moments import summoned, war
from tests.support.cards import all_coins, gains, seats
from tests.support.kami_unbound import unbound
from tests.support.script import Json, Script, mandate

NONE = (0, 0, 0, 0)
MERCHANT = "way-of-the-merchant"
RIGHTEOUS = "way-of-the-righteous"


# -- the Koi's exchange ----------------------------------------------------------------------------


def test_the_exchange_is_the_last_of_the_kois_own_effects() -> None:
    """RUL-2: after Way of the Ronin, Way of the Righteous and Way of the Shogun; nothing is asked."""
    cards = ["way-of-the-ronin", RIGHTEOUS, "way-of-the-shogun"]
    players = seats(koi={"cards": cards, "ronin": 1}, lotus={"coins": 2}, turtle={"coins": 2})
    script = war_begun(war(players, season="summer", season_set="horseman"))
    causes = [event["cause"] for event in script.events("coins") if event["clan"] == "koi"]
    assert causes[-1] == "koi"
    assert (script.coins("koi"), script.ronin("koi")) == (8, 0)


def test_the_exchange_takes_the_kois_place_among_the_clans() -> None:
    """RUL-2, HON-5: Ronin that come at war's start are Coins the Lotus can take from, if the Koi go first."""
    players = seats(koi={"cards": ["way-of-the-ronin"], "ronin": 1}, lotus={"cards": [RIGHTEOUS]})
    honor = ["lotus", "koi", "turtle"]
    script = war(players, season="summer", season_set="horseman", honor=honor)
    war_begun(script.say("lotus", "last"))
    assert (script.coins("koi"), script.coins("lotus")) == (2, 1)


# -- order -----------------------------------------------------------------------------------------


def tax(koi: Json, lotus: int = 0, turtle: int = 5, **position: Any) -> Script:
    """The Lotus, above the Koi unless said otherwise, take Coins as war starts."""
    position.setdefault("honor", ["lotus", "koi", "turtle"])
    players = seats(koi=koi, lotus={"cards": [RIGHTEOUS], "coins": lotus}, turtle={"coins": turtle})
    return war(players, season_set="horseman", **position)


@pytest.mark.parametrize(("place", "koi", "lotus"), [("first", 2, 1), ("last", 1, 2)])
def test_the_order_of_a_tax_and_the_exchange_matters_to_koi_without_coins(
    place: str, koi: int, lotus: int
) -> None:
    """HON-5, RUL-1: before the exchange the Koi have nothing to take, after it they have."""
    script = tax({"ronin": 2})
    script.asked("lotus", "order", "HON-5")
    war_begun(script.say("lotus", place))
    assert (script.coins("koi"), script.coins("lotus")) == (koi, lotus)


@pytest.mark.parametrize(
    ("koi", "honor"),
    [
        ({"ronin": 2, "coins": 1}, ["lotus", "koi", "turtle"]),
        ({"ronin": 2}, ["koi", "lotus", "turtle"]),
        ({}, ["lotus", "koi", "turtle"]),
    ],
    ids=["a Coin to take", "the Koi are above", "no Ronin"],
)
def test_the_same_two_effects_where_their_order_cannot_matter(koi: Json, honor: list[str]) -> None:
    """RUL-1: nobody is asked."""
    script = war_begun(tax(koi, honor=honor))
    assert script.events("order_chosen") == []


def test_a_bystander_without_coins_makes_no_order_matter() -> None:
    """RUL-1: the Turtle have none to take in either order; the Koi have enough either way."""
    script = war_begun(tax({"ronin": 2, "coins": 1}, turtle=0))
    assert all_coins(script) == {"koi": 2, "lotus": 1, "turtle": 0}


def test_who_has_nobody_below_has_nothing_to_order() -> None:
    """RUL-1: Way of the Righteous at the bottom of the honor track takes from nobody."""
    honor = ["turtle", "koi", "lotus"]
    players = seats(lotus={"cards": [RIGHTEOUS]}, turtle={"cards": [RIGHTEOUS]})
    war_begun(war(players, season_set="horseman", honor=honor))


def test_a_clan_whose_place_cannot_matter_is_not_asked() -> None:
    """HON-5, RUL-1: the Turtle on top gain 3 Coins at any time; Lotus and Koi are the involved clans."""
    players: dict[str, Json] = {
        "koi": {"ronin": 2},
        "lotus": {"cards": [RIGHTEOUS]},
        "turtle": {"cards": ["way-of-the-shogun"]},
    }
    script = war(players, season_set="horseman", honor=["turtle", "lotus", "koi"])
    script.asked("lotus", "order", "HON-5")


@pytest.mark.parametrize(
    ("said", "order"),
    [
        (("first", "first", "first"), ["lotus", "turtle", "koi", "bonsai"]),
        (("first", "last", "last"), ["lotus", "bonsai", "koi", "turtle"]),
        (("last", "first", "first"), ["turtle", "koi", "bonsai", "lotus"]),
        (("last", "last", "first"), ["koi", "bonsai", "turtle", "lotus"]),
    ],
)
def test_clans_take_the_first_or_last_of_the_places_left(said: tuple[str, ...], order: list[str]) -> None:
    """HON-5: from the highest honor down; the fourth has no choice. With two Coins at stake all matter."""
    players: dict[str, Json] = {
        "koi": {"ronin": 1},
        "lotus": {"cards": [RIGHTEOUS], "coins": 1},
        "turtle": {"cards": [RIGHTEOUS]},
        "bonsai": {"cards": ["way-of-the-shogun"]},
    }
    board = {"edo": {"bonsai": {"bushi": 1}}}
    script = war(players, season_set="horseman", honor=["lotus", "turtle", "koi", "bonsai"], map=board)
    for clan, place in zip(("lotus", "turtle", "koi"), said, strict=True):
        script.asked(clan, "order", "HON-5")
        assert script.options(clan) == [{"kind": "first"}, {"kind": "last"}]
        script.say(clan, place)
    war_begun(script)
    assert all_coins(script) == _taxed(order)


def _taxed(order: list[str]) -> dict[str, int]:
    """What the four clans of the test above end with, worked out by hand in the order given."""
    coins = {"koi": 0, "lotus": 1, "turtle": 0, "bonsai": 0}
    below = {"lotus": ("turtle", "koi", "bonsai"), "turtle": ("koi", "bonsai")}
    for clan in order:
        coins[clan] += {"koi": 1, "bonsai": 3}.get(clan, 0)
        for other in below.get(clan, ()):
            taken = min(1, coins[other])
            coins[other] -= taken
            coins[clan] += taken
    return coins


def test_the_order_matters_to_a_merchant() -> None:
    """HON-5, RUL-1, CAR-13: the Koi own Way of the Merchant and Way of the Shogun.

    If the Lotus gain first they are richer than the Koi, who get a Coin for it; if the Koi gain first
    they are the richer.
    """
    koi = {"cards": [MERCHANT, "way-of-the-shogun"], "coins": 4}
    players = seats(koi=koi, lotus={"cards": ["way-of-the-shogun"], "coins": 5})
    script = war(players, season="summer", season_set="teapot")
    script.asked("koi", "order", "HON-5")
    war_begun(script.say("koi", "last"))
    assert (script.coins("koi"), len(gains(script, MERCHANT))) == (8, 1)


def test_own_gains_are_put_in_order_where_a_merchant_can_tell() -> None:
    """HON-5, CAR-13: after 5 Coins the Lotus are richer than the Koi, after 3 they are not yet."""
    cards = ["way-of-the-shogun", "way-of-the-moneylender"]
    players = seats(koi={"cards": [MERCHANT], "coins": 8}, lotus={"cards": cards, "coins": 4})
    script = war(players, season="autumn", season_set="teapot")
    script.asked("lotus", "sequence", "HON-5")
    war_begun(script.say("lotus", "effect", source="way-of-the-shogun"))
    assert (script.coins("lotus"), len(gains(script, MERCHANT))) == (12, 0)


def test_two_gains_that_no_merchant_can_tell_apart_have_no_order() -> None:
    """RUL-1: without a Way of the Merchant in play the same gains ask nothing."""
    shogun = {"cards": ["way-of-the-shogun"], "coins": 4}
    script = war_begun(war(seats(koi=shogun, lotus=shogun), season="summer", season_set="teapot"))
    assert script.events("order_chosen") == []


def ends(koi: list[str], lotus: list[str], board: Json | None = None) -> Script:
    """A Recruit in which nobody can summon; its end brings the cards of Koi and Lotus in."""
    players = seats(koi={"cards": koi}, lotus={"cards": lotus})
    return mandate("recruit", "turtle", season="summer", players=players, map=board or {})


def test_two_clans_that_place_at_one_moment_have_an_order() -> None:
    """HON-5: the clan that places last has seen where the other placed; the Koi have the higher honor."""
    script = ends(["path-of-the-light"], ["path-of-the-samurai"])
    script.asked("koi", "order", "HON-5")
    script.say("koi", "last").asked("lotus", "place", "path-of-the-samurai")
    script.done("lotus").asked("koi", "place", "path-of-the-light")


def test_with_nothing_to_place_there_is_no_order() -> None:
    """RUL-1: all Bushi of the Lotus are on the map."""
    script = ends(["path-of-the-light"], ["path-of-the-samurai"], {"oshu": {"lotus": {"bushi": 6}}})
    script.asked("koi", "place", "path-of-the-light")


def test_own_effects_that_do_not_touch_are_not_put_in_order() -> None:
    """RUL-1: one clan places a Shinto and a Bushi, with nothing in between that it could learn."""
    script = ends(["path-of-the-light", "path-of-the-samurai"], [])
    script.asked("koi", "place")


def test_own_effects_that_both_cost_honor_are_not_put_in_order() -> None:
    """RUL-1: with Ninja and Monkey the same is lost and gained whichever comes first."""
    players = seats(koi={"cards": ["path-of-the-ninja", "path-of-the-monkey"]}, lotus={"coins": 3})
    board = {"kyoto": {"turtle": {"bushi": 1}}}
    script = summoned("koi", players, season="summer", season_set="horseman", map=board)
    assert script.game.pending[0].kind in ("kill", "offer")


def test_own_effects_that_both_cost_honor_are_put_in_order_where_honor_protects() -> None:
    """HON-5, KUB-AMATERASU: a Monkey before the Ninja would put the Lotus above, and out of reach."""
    players = seats(koi={"cards": ["path-of-the-ninja", "path-of-the-monkey"]}, lotus={"coins": 3})
    script = summoned(
        "koi",
        players,
        season="summer",
        season_set="horseman",
        map={"edo": {"lotus": {"bushi": 1}}},
        **unbound({"amaterasu": "edo"}),
    )
    script.asked("koi", "sequence", "HON-5")


def test_own_effects_are_put_in_order_only_as_long_as_it_matters() -> None:
    """HON-5, RUL-1: once the top is lost, Path of the Spirit pays nothing and a second Monkey just comes."""
    cards = ["path-of-the-monkey", "path-of-the-monkey", "path-of-the-spirit"]
    players = seats(koi={"cards": cards}, lotus={"coins": 3})
    script = summoned("koi", players, season="autumn", season_set="horseman")
    script.asked("koi", "sequence", "HON-5")
    script.say("koi", "effect", source="path-of-the-monkey").say("koi", "yes")
    script.asked("koi", "offer", "path-of-the-monkey")


def test_gains_of_several_clans_from_one_killing_have_no_order() -> None:
    """RUL-1: from the top of the honor track down."""
    righteous = {"cards": ["righteousness"]}
    here = {"koi": {"bushi": 3}, "lotus": {"bushi": 1}, "turtle": {"bushi": 2}}
    players = seats(lotus=righteous, turtle=righteous)
    script = battle(here, players, honor=["turtle", "koi", "lotus"])
    over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert gains(script, "righteousness") == [("vp", "turtle", 2), ("vp", "lotus", 1)]

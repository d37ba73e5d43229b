"""Honor: a strict order that settles every tie, read at the moment of each comparison (HON)."""

from __future__ import annotations

from random import Random

import pytest

from hinode import InvalidPosition
from tests.support.play import ALL_CLANS, random_game, steps
from tests.support.script import Script, mandate, start

FIVE = list(ALL_CLANS)


def seppuku(clan: str, figures: int, honor: list[str], foe: str) -> Script:
    """A battle in Oshu in which a clan's figures there die by their own hand."""
    script = start(
        phase="war",
        players={name: {"coins": 1 if name == clan else 0} for name in honor},
        honor=honor,
        war=["oshu"],
        map={"oshu": {clan: {"bushi": figures}, foe: {"bushi": figures + 1}}},
    )
    script.bids(**{clan: (1, 0, 0, 0), foe: (0, 0, 0, 0)})
    script.asked(clan, "offer", "seppuku")
    return script.say(clan, "yes")


def test_the_rulebook_example_of_gaining_honor() -> None:
    """HON-2: the Turtle go up one, the Lotus above them go down one."""
    assert seppuku("turtle", 1, FIVE, "bonsai").honor() == ["koi", "turtle", "lotus", "dragonfly", "bonsai"]


def test_the_rulebook_example_of_losing_honor() -> None:
    """HON-3: the Lotus go down one, the Dragonfly below them go up one."""
    script = mandate(
        "betray",
        "lotus",
        players=FIVE,
        honor=["koi", "turtle", "lotus", "dragonfly", "bonsai"],
        alliances=[["lotus", "koi"]],
    )
    assert script.honor() == ["koi", "turtle", "dragonfly", "lotus", "bonsai"]


def test_each_gain_is_one_place() -> None:
    """HON-2: two gains climb two places, and only those passed move."""
    assert seppuku("bonsai", 2, FIVE, "koi").honor() == ["koi", "lotus", "bonsai", "turtle", "dragonfly"]


def test_gaining_honor_at_the_top_does_nothing() -> None:
    """HON-2: three gains, two of which find the clan on top already."""
    script = seppuku("lotus", 3, ["koi", "lotus", "turtle"], "turtle")
    assert script.honor() == ["lotus", "koi", "turtle"]
    assert script.vp("lotus") == 3
    assert len(script.events("honor")) == 1


def test_losing_honor_at_the_bottom_does_nothing() -> None:
    """HON-3: empty slots under the last clan do not count."""
    script = mandate("betray", "turtle", players=["koi", "lotus", "turtle"], alliances=[["turtle", "koi"]])
    assert script.view["alliances"] == []
    assert script.honor() == ["koi", "lotus", "turtle"]
    assert script.events("honor") == []


@pytest.mark.parametrize(
    "honor",
    [
        ["koi", "lotus"],
        ["koi", "lotus", "lotus"],
        ["koi", "lotus", "bonsai"],
        ["koi", "lotus", "turtle", "koi"],
    ],
)
def test_honor_is_every_player_exactly_once(honor: list[str]) -> None:
    """HON-1: no clan is missing and none shares a slot."""
    with pytest.raises(InvalidPosition, match="honor"):
        start(players=["koi", "lotus", "turtle"], honor=honor)


def test_honor_stays_a_strict_order_all_game_long() -> None:
    """HON-1, HON-2, HON-3: every clan is always on the track once."""
    game = random_game(11, players=5)
    for _ in steps(game, Random(11)):
        assert sorted(game.view(None)["honor"]) == sorted(ALL_CLANS)
    assert sorted(game.view(None)["honor"]) == sorted(ALL_CLANS)


@pytest.mark.parametrize(("top", "vp"), [("koi", 0), ("lotus", 4)])
def test_a_tie_of_force_in_a_harvest_goes_to_the_higher_honor(top: str, vp: int) -> None:
    """HON-4."""
    script = mandate(
        "harvest",
        "lotus",
        players=["koi", "lotus", "turtle"],
        honor=["turtle", top, "lotus" if top == "koi" else "koi"],
        map={"kyoto": {"koi": {"bushi": 2}, "lotus": {"bushi": 1, "shinto": 1}}},
    )
    assert script.vp("lotus") == vp


@pytest.mark.parametrize("higher", ["koi", "turtle"])
def test_a_tie_in_a_shrine_goes_to_the_higher_honor(higher: str) -> None:
    """HON-4: the Lotus are above both, but are not tied."""
    lower = "turtle" if higher == "koi" else "koi"
    script = start(
        phase="kami",
        players=["koi", "lotus", "turtle"],
        honor=["lotus", higher, lower],
        shrines=[
            {"kami": "hachiman", "koi": {"shinto": 2}, "turtle": {"shinto": 2}, "lotus": {"shinto": 1}},
            *({"kami": kami} for kami in ("fujin", "raijin", "ryujin")),
        ],
    )
    assert {clan: script.ronin(clan) for clan in (higher, lower, "lotus")} == {
        higher: 2,
        lower: 0,
        "lotus": 0,
    }


@pytest.mark.parametrize("higher", ["koi", "turtle"])
def test_a_tie_of_bids_goes_to_the_higher_honor(higher: str) -> None:
    """HON-4: both bid 2 on Take Hostage."""
    lower = "turtle" if higher == "koi" else "koi"
    script = start(
        phase="war",
        players={"koi": {"coins": 2}, "turtle": {"coins": 2}, "lotus": {}},
        honor=["lotus", higher, lower],
        war=["edo"],
        map={"edo": {"koi": {"bushi": 2}, "turtle": {"bushi": 2}}},
    )
    script.bids(koi=(0, 2, 0, 0), turtle=(0, 2, 0, 0))
    script.asked(higher, "hostage")


@pytest.mark.parametrize("higher", ["koi", "turtle"])
def test_a_tie_of_force_in_a_battle_goes_to_the_higher_honor(higher: str) -> None:
    """HON-4."""
    lower = "turtle" if higher == "koi" else "koi"
    script = start(
        phase="war",
        players=["koi", "lotus", "turtle"],
        honor=["lotus", higher, lower],
        war=["edo"],
        map={"edo": {"koi": {"bushi": 2}, "turtle": {"bushi": 2}}},
    )
    script.bids(koi=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    assert script.player(higher)["tokens"] == [["spring", "edo"]]
    assert (script.at("edo", higher), script.at("edo", lower)) == ({"bushi": 2}, {})


@pytest.mark.parametrize("higher", ["koi", "turtle"])
def test_a_tie_between_allies_at_war_goes_to_the_higher_honor(higher: str) -> None:
    """HON-4: nobody fights, the token goes to the one with higher honor."""
    lower = "turtle" if higher == "koi" else "koi"
    script = start(
        phase="war",
        players=["koi", "lotus", "turtle"],
        honor=[higher, "lotus", lower],
        alliances=[["koi", "turtle"]],
        war=["edo"],
        map={"edo": {"koi": {"bushi": 2}, "turtle": {"bushi": 2}}},
    )
    assert script.player(higher)["tokens"] == [["spring", "edo"]]
    assert script.player(lower)["tokens"] == []


def test_a_tie_of_the_final_score_goes_to_the_higher_honor() -> None:
    """HON-4."""
    script = start(
        season="winter",
        players={"koi": {"vp": 8}, "lotus": {"vp": 9}, "turtle": {"vp": 9}},
        honor=["koi", "turtle", "lotus"],
    )
    result = script.game.result
    assert result is not None
    assert (result.ranking, result.winners) == (["turtle", "lotus", "koi"], ["turtle"])


def test_a_single_effect_at_the_start_of_war_asks_for_no_order() -> None:
    """HON-5, RUL-1: only the Koi have anything to do, so the first question is the battle's bid."""
    script = start(
        phase="war",
        players={"koi": {"ronin": 2}, "lotus": {"ronin": 2}, "turtle": {}},
        war=["edo"],
        map={"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
    )
    script.all_asked("bid", "koi", "lotus")
    assert (script.coins("koi"), script.ronin("koi"), script.ronin("lotus")) == (2, 0, 2)


def test_simultaneous_parts_of_a_harvest_ask_for_no_order() -> None:
    """HON-5, RUL-1: in either order, everyone ends with the same."""
    script = mandate(
        "harvest",
        "koi",
        players=["koi", "lotus", "turtle"],
        alliances=[["koi", "turtle"]],
        map={"oshu": {"koi": {"bushi": 1}}, "edo": {"turtle": {"bushi": 1}}},
    )
    script.asked("lotus", "mandate")
    assert [script.coins(clan) for clan in ("koi", "lotus", "turtle")] == [4, 1, 3]


def takers(honor: list[str], turtle: int) -> Script:
    """Koi and Lotus both take a Coin from each clan below them as war starts; then a battle's bids."""
    return start(
        phase="war",
        season_set="horseman",
        players={
            "koi": {"coins": 5, "cards": ["way-of-the-righteous"]},
            "lotus": {"coins": 5, "cards": ["way-of-the-righteous"]},
            "turtle": {"coins": turtle},
        },
        honor=honor,
        war=["edo"],
        map={"edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )


@pytest.mark.parametrize(
    ("place", "coins"),
    [("first", {"koi": 4, "lotus": 7, "turtle": 0}), ("last", {"koi": 5, "lotus": 6, "turtle": 0})],
)
def test_the_highest_honor_goes_first_or_last(place: str, coins: dict[str, int]) -> None:
    """HON-5: the Turtle have one Coin for two who take, and the Lotus are above the Koi."""
    script = takers(["lotus", "koi", "turtle"], turtle=1)
    assert script.asked("lotus", "order").cause == "HON-5"
    assert script.options("lotus") == [{"kind": "first"}, {"kind": "last"}]
    script.say("lotus", place)
    script.all_asked("bid", "koi", "turtle")
    assert {clan: script.coins(clan) for clan in coins} == coins


def test_no_order_is_asked_where_there_is_enough_for_all() -> None:
    """RUL-1, HON-5: with Coins for both the order of the same two effects cannot matter."""
    script = takers(["lotus", "koi", "turtle"], turtle=2)
    script.all_asked("bid", "koi", "turtle")
    assert [script.coins(clan) for clan in ("koi", "lotus", "turtle")] == [5, 7, 0]


def test_no_order_is_asked_for_effects_that_do_not_touch() -> None:
    """RUL-1: they are carried out from the top of the honor track down."""
    shogun = {"cards": ["way-of-the-shogun"]}
    script = start(
        phase="war",
        players={"koi": shogun, "lotus": {}, "turtle": shogun},
        honor=["turtle", "lotus", "koi"],
        war=["edo"],
        map={"edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )
    script.all_asked("bid", "koi", "turtle")
    gains = [event["clan"] for event in script.events("coins") if event["cause"] == "way-of-the-shogun"]
    assert gains == ["turtle", "koi"]


def test_a_place_that_matters_only_in_one_order_of_own_effects_is_asked_for() -> None:
    """HON-5: with Way of the Shogun first, the Turtle are richer than the Koi only before the exchange."""
    virtues = ["honesty", "loyalty", "respect"]
    script = start(
        phase="war",
        season_set="teapot",
        players={
            "koi": {"coins": 1, "ronin": 3, "cards": ["way-of-the-merchant"]},
            "lotus": {},
            "turtle": {"coins": 1, "cards": ["way-of-bushido", "way-of-the-shogun", *virtues]},
        },
        honor=["koi", "lotus", "turtle"],
        war=["edo"],
        map={"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
    )
    script.asked("koi", "order", "HON-5")
    script.say("koi", "first")
    script.asked("turtle", "sequence", "HON-5")
    script.say("turtle", "effect", source="way-of-the-shogun")
    script.all_asked("bid", "koi", "lotus")
    assert (script.coins("koi"), script.coins("turtle")) == (4, 10)


@pytest.mark.parametrize(
    ("lotus", "coins"),
    [("first", {"koi": 1, "lotus": 0, "turtle": 2}), ("last", {"koi": 2, "lotus": 0, "turtle": 1})],
)
def test_the_next_in_honor_takes_the_first_or_last_place_left(lotus: str, coins: dict[str, int]) -> None:
    """HON-5: the Koi go last of three, the Lotus before or after the Turtle, who are left no choice."""
    script = start(
        phase="war",
        season_set="horseman",
        players={
            "koi": {"cards": ["way-of-the-righteous"]},
            "lotus": {"cards": ["way-of-the-righteous"]},
            "turtle": {"cards": ["way-of-the-shogun"]},
            "bonsai": {},
        },
        war=["edo"],
        map={"edo": {"turtle": {"bushi": 1}, "bonsai": {"bushi": 1}}},
    )
    script.asked("koi", "order")
    script.say("koi", "last").asked("lotus", "order")
    script.say("lotus", lotus).all_asked("bid", "turtle", "bonsai")
    assert {clan: script.coins(clan) for clan in coins} == coins


@pytest.mark.parametrize(("first", "vp"), [("path-of-the-spirit", 2), ("path-of-the-monkey", 0)])
def test_a_clan_orders_its_own_effects(first: str, vp: int) -> None:
    """HON-5: the Koi may be paid for the highest honor before they lose it, or too late."""
    script = mandate(
        "recruit",
        "koi",
        season_set="horseman",
        players={
            "koi": {"cards": ["path-of-the-spirit", "path-of-the-monkey"]},
            "lotus": {"coins": 3},
            "turtle": {},
        },
        map={"edo": {"koi": {"stronghold": 1}}},
    )
    script.say("koi", "summon", figure="bushi", province="edo").say("koi", "done")
    script.asked("koi", "sequence")
    assert [option["source"] for option in script.options("koi")] == [
        "path-of-the-monkey",
        "path-of-the-spirit",
    ]
    script.say("koi", "effect", source=first)
    script.asked("koi", "offer", "path-of-the-monkey")
    script.say("koi", "yes")
    assert script.honor() == ["lotus", "koi", "turtle"]
    assert (script.vp("koi"), script.coins("koi")) == (vp, vp + 1)


def test_rising_to_the_top_counts_for_the_next_shrine() -> None:
    """HON-6: the rulebook's kami turn, with one tie before and one after Amaterasu's shrine ability."""
    script = start(
        phase="kami",
        players=["koi", "lotus", "turtle", "dragonfly"],
        map={"edo": {"koi": {"stronghold": 2}}, "hokkaido": {"dragonfly": {"stronghold": 1}}},
        shrines=[
            {"kami": "susanoo", "dragonfly": {"shinto": 1}, "koi": {"shinto": 1}},
            {"kami": "amaterasu", "dragonfly": {"shinto": 1}},
            {"kami": "hachiman", "dragonfly": {"shinto": 1}, "lotus": {"shinto": 1}},
            {"kami": "fujin"},
        ],
    )
    script.asked("dragonfly", "offer", "amaterasu")
    assert (script.vp("koi"), script.vp("dragonfly")) == (2, 0)
    script.say("dragonfly", "yes")
    assert script.honor() == ["dragonfly", "koi", "lotus", "turtle"]
    assert (script.ronin("dragonfly"), script.ronin("lotus")) == (2, 0)


@pytest.mark.parametrize(("answer", "captor"), [("yes", "lotus"), ("no", "koi")])
def test_honor_gained_by_seppuku_counts_for_the_next_advantage(answer: str, captor: str) -> None:
    """HON-6: the tie for Take Hostage is settled by the honor after Seppuku."""
    script = start(
        phase="war",
        players={"koi": {"coins": 2}, "lotus": {"coins": 3}, "turtle": {}},
        war=["edo"],
        map={"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )
    script.bids(koi=(0, 2, 0, 0), lotus=(1, 2, 0, 0), turtle=(0, 0, 0, 0))
    script.asked("lotus", "offer", "seppuku")
    script.say("lotus", answer)
    script.asked(captor, "hostage")

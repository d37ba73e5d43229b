"""Cards that meet where figures are killed."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import InvalidPosition
from tests.support.battles import Pieces, battle, over, victor
from tests.support.cards import deaths, gains, kami_turn, seats
from tests.support.script import Json, Script, mandate, start

TRIO = ("koi", "lotus", "turtle")
NONE = (0, 0, 0, 0)


def fight(nagato: Pieces, **more: Any) -> Script:
    """A battle in Nagato; three players with 5 Coins, and what else is said of them."""
    players = {clan: {"coins": 5, **more.pop(clan, {})} for clan in TRIO}
    return battle(nagato, players, **more)


@pytest.mark.parametrize(
    "pair",
    [
        ("mercy", "justice"),
        ("path-of-the-patron", "path-of-the-ninja"),
        ("path-of-the-builder", "benevolence"),
        ("courage", "piety"),
        ("sincerity", "loyalty"),
        ("path-of-sengoku", "loyalty"),
    ],
)
def test_some_cards_never_meet(pair: tuple[str, str]) -> None:
    """SET-7: no set has both, so no game has."""
    for season_set in ("archway", "horseman", "teapot", "mountain"):
        with pytest.raises(InvalidPosition):
            start(season_set=season_set, players=seats(koi={"cards": [pair[0]]}, lotus={"cards": [pair[1]]}))


# -- Seppuku, Righteousness, Loyalty, the poets ----------------------------------------------


@pytest.mark.parametrize(
    ("cards", "allies", "after_seppuku", "after_poets"),
    [
        ([], True, 2, 4),
        (["righteousness"], True, 4, 6),
        (["loyalty"], True, 3, 6),
        (["loyalty", "righteousness"], True, 5, 8),
        (["loyalty", "loyalty", "righteousness"], True, 6, 10),
        (["loyalty", "righteousness", "righteousness"], True, 7, 10),
        (["loyalty", "righteousness"], False, 4, 6),
    ],
)
def test_a_seppuku_with_all_its_bonuses_is_one_gain(
    cards: list[str], allies: bool, after_seppuku: int, after_poets: int
) -> None:
    """CAR-7, CAR-loyalty, CAR-righteousness: two figures die; the poets are an advantage of their own."""
    script = fight(
        {"koi": {"bushi": 1}, "lotus": {"bushi": 2}},
        season_set="teapot",
        lotus={"cards": cards},
        alliances=[["lotus", "turtle"]] if allies else [],
    )
    script.bids(koi=NONE, lotus=(1, 0, 0, 1)).say("lotus", "yes")
    assert script.vp("lotus") == after_seppuku
    over(script.say("lotus", "yes"))
    assert script.vp("lotus") == after_poets


@pytest.mark.parametrize(("copies", "vp"), [(1, 3), (2, 5)])
def test_righteousness_in_defeat_is_one_gain(copies: int, vp: int) -> None:
    """CAR-righteousness, CAR-loyalty: all it pays for one killing event is part of one gain."""
    script = fight(
        {"koi": {"bushi": 3}, "lotus": {"bushi": 2}},
        season_set="teapot",
        lotus={"cards": ["loyalty", *["righteousness"] * copies]},
        alliances=[["lotus", "turtle"]],
    )
    over(script.bids(koi=NONE, lotus=NONE))
    assert script.vp("lotus") == vp


def test_the_poets_sing_of_seppuku_and_defeat() -> None:
    """BAT-12, CAR-righteousness: 2 own and 1 other dead; the Koi gain for both, the poets go to them."""
    script = fight(
        {"koi": {"bushi": 2}, "lotus": {"bushi": 1}, "turtle": {"bushi": 2}}, koi={"cards": ["righteousness"]}
    )
    script.bids(koi=(1, 0, 0, 1), lotus=NONE, turtle=NONE).say("koi", "yes")
    assert script.vp("koi") == 4
    over(script.say("koi", "yes"))
    assert script.vp("koi") == 7


# -- Mercy -----------------------------------------------------------------------------------


def test_mercy_leaves_nothing_to_the_poets_and_to_righteousness() -> None:
    """CAR-10, CAR-mercy, CAR-righteousness: spared figures pay nothing to anyone."""
    script = fight(
        {"koi": {"bushi": 3}, "lotus": {"bushi": 2}},
        season_set="horseman",
        koi={"cards": ["mercy"]},
        lotus={"cards": ["righteousness"]},
    )
    script.bids(koi=NONE, lotus=(0, 0, 0, 1))
    over(script.say("koi", "yes"))
    assert (script.vp("koi"), script.vp("lotus"), script.at("nagato", "lotus")) == (2, 0, {"bushi": 2})


def test_mercy_and_courage_on_one_battle() -> None:
    """CAR-mercy, CAR-courage: the token is won all the same, 2 + 2 VP."""
    script = fight(
        {"koi": {"bushi": 3}, "lotus": {"bushi": 2}},
        season_set="horseman",
        koi={"cards": ["mercy", "courage"]},
    )
    over(script.bids(koi=NONE, lotus=NONE).say("koi", "yes"))
    assert script.vp("koi") == 4


def test_two_copies_of_mercy_are_asked_once() -> None:
    """CAR-10, CAR-mercy: once per killing event, for 4 VP."""
    script = fight(
        {"koi": {"bushi": 3}, "lotus": {"bushi": 2}},
        season_set="horseman",
        koi={"cards": ["mercy", "mercy"]},
    )
    over(script.bids(koi=NONE, lotus=NONE).say("koi", "yes"))
    assert script.vp("koi") == 4


def test_mercy_is_not_asked_for_a_clans_own_seppuku() -> None:
    """CAR-mercy, BAT-7: only figures of other players are spared."""
    script = fight(
        {"koi": {"bushi": 3}, "lotus": {"bushi": 1}}, season_set="horseman", lotus={"cards": ["mercy"]}
    )
    over(script.bids(koi=NONE, lotus=(1, 0, 0, 0)).say("lotus", "yes"))
    assert gains(script, "mercy") == []


# -- the Ninja -------------------------------------------------------------------------------


def ninja(*cards: str, **more: Json) -> Script:
    """The Koi have recruited with the Ninja, and one Bushi of the Lotus is on the map."""
    script = mandate(
        *("recruit", "koi"),
        season_set="horseman",
        players=seats(koi={"cards": ["path-of-the-ninja", *cards]}, **more),
        map={"edo": {"koi": {"stronghold": 1}}, "nagato": {"lotus": {"bushi": 1}}},
    )
    return script.say("koi", "summon", figure="daimyo", province="edo").say("koi", "done")


def test_the_ninja_may_be_merciful_and_lose_honor_all_the_same() -> None:
    """CAR-path-of-the-ninja, CAR-mercy: the Bushi lives, 2 VP, honor is lost."""
    script = ninja("mercy").say("koi", "kill", clan_="lotus", figure="bushi", province="nagato")
    script.asked("koi", "offer", "mercy")
    script.say("koi", "yes").asked("lotus", "mandate")
    assert (script.vp("koi"), script.at("nagato", "lotus")) == (2, {"bushi": 1})
    assert script.honor() == ["lotus", "koi", "turtle"]


def test_the_ninja_without_mercy_kills() -> None:
    """CAR-path-of-the-ninja, CAR-mercy: declined, the Bushi dies for nothing."""
    script = ninja("mercy").say("koi", "kill", clan_="lotus", figure="bushi", province="nagato")
    script.say("koi", "no")
    assert deaths(script) == [("lotus", "bushi", 1, "path-of-the-ninja")]
    assert script.vp("koi") == 0


def test_the_ninja_pays_righteousness() -> None:
    """CAR-path-of-the-ninja, CAR-righteousness: one for each copy of the victim's."""
    script = ninja(lotus={"cards": ["righteousness", "righteousness"]})
    script.say("koi", "kill", clan_="lotus", figure="bushi", province="nagato")
    assert script.vp("lotus") == 2


def test_spirit_and_ninja_ask_for_their_sequence() -> None:
    """HON-5, CAR-path-of-the-spirit: first the Spirit, for who loses highest honor by the Ninja."""
    script = ninja("path-of-the-spirit")
    script.asked("koi", "sequence")
    assert [option["source"] for option in script.options("koi")] == [
        "path-of-the-ninja",
        "path-of-the-spirit",
    ]
    script.say("koi", "effect", source="path-of-the-spirit")
    script.say("koi", "kill", clan_="lotus", figure="bushi", province="nagato")
    assert gains(script, "path-of-the-spirit") == [("coins", "koi", 2), ("vp", "koi", 2)]


def test_ninja_before_spirit_forgoes_it() -> None:
    """HON-5, HON-6: the honor lost by the first counts for the second."""
    script = ninja("path-of-the-spirit").say("koi", "effect", source="path-of-the-ninja")
    script.say("koi", "kill", clan_="lotus", figure="bushi", province="nagato").asked("lotus", "mandate")
    assert gains(script, "path-of-the-spirit") == []


# -- the Oni of Hate -------------------------------------------------------------------------


def hate(tile: str, nagato: Pieces, elsewhere: Json, *cards: str, **more: Any) -> Script:
    """A mandate of the Turtle, last in honor, who own the Oni of Hate."""
    return mandate(
        *(tile, "turtle"),
        players=seats(turtle={"coins": 5, "cards": ["oni-of-hate", *cards]}, **more.pop("players", {})),
        map={"nagato": nagato, **elsewhere},
        **more,
    )


def test_hate_enters_by_betray() -> None:
    """CAR-oni-of-hate, BET-4: it replaces the Koi's Oni, and kills a Bushi of each of the two."""
    script = hate(
        "betray",
        {"koi": {"oni-of-skulls": 1, "bushi": 1}, "lotus": {"bushi": 1}},
        {},
        players={"koi": {"cards": ["oni-of-skulls"]}},
    )
    script.say(
        "turtle", "replace", clan_="koi", figure="oni-of-skulls", province="nagato", with_="oni-of-hate"
    )
    assert deaths(script) == [("koi", "bushi", 1, "oni-of-hate"), ("lotus", "bushi", 1, "oni-of-hate")]
    script.asked("koi", "mandate")


def test_hate_after_the_honor_that_betray_cost() -> None:
    """CAR-oni-of-hate, BET-2: the Koi, highest until they broke their alliance, are below the Lotus now."""
    script = mandate(
        *("betray", "koi"),
        players=seats(koi={"cards": ["oni-of-hate"]}, turtle={"cards": ["komainu"]}),
        alliances=[["koi", "turtle"]],
        map={"edo": {"turtle": {"komainu": 1, "bushi": 1}, "lotus": {"bushi": 1}}},
    )
    script.say("koi", "replace", clan_="turtle", figure="komainu", province="edo", with_="oni-of-hate")
    assert deaths(script) == [("lotus", "bushi", 1, "oni-of-hate")]


def test_hate_enters_by_recruit() -> None:
    """CAR-oni-of-hate, CAR-9: summoned beside the Koi, during the Recruit."""
    script = hate("recruit", {"koi": {"bushi": 1}, "turtle": {"stronghold": 2}}, {})
    script.say("turtle", "summon", figure="oni-of-hate", province="nagato")
    assert deaths(script) == [("koi", "bushi", 1, "oni-of-hate")]
    script.asked("turtle", "recruit")


def test_hate_enters_when_acquired() -> None:
    """CAR-oni-of-hate, TRA-5: of a Bushi and a Shinto its owner picks one."""
    script = mandate(
        *("train", "turtle"),
        season="autumn",
        players=seats(turtle={"coins": 5}),
        map={"nagato": {"koi": {"bushi": 1, "shinto": 1}, "turtle": {"stronghold": 1}}},
    )
    script.say("turtle", "buy", card="oni-of-hate")
    script.asked("turtle", "kill", "oni-of-hate")
    script.say("turtle", "kill", clan_="koi", figure="shinto", province="nagato")
    assert script.at("nagato", "koi") == {"bushi": 1}


def test_hate_enters_with_each_step_of_fujin() -> None:
    """CAR-oni-of-hate, CAR-9, KAM-4: two Moves, two provinces, two dead."""
    script = kami_turn(
        {"kami": "fujin", "turtle": {"shinto": 1}},
        players=seats(turtle={"cards": ["oni-of-hate"]}),
        map={
            "nagato": {"turtle": {"oni-of-hate": 1}},
            "kansai": {"koi": {"bushi": 1}},
            "kyoto": {"lotus": {"shinto": 1}},
        },
    )
    script.say("turtle", "move", figure="oni-of-hate", from_="nagato", to="kansai")
    assert deaths(script) == [("koi", "bushi", 1, "oni-of-hate")]
    script.say("turtle", "move", figure="oni-of-hate", from_="kansai", to="kyoto")
    assert deaths(script)[1:] == [("lotus", "shinto", 1, "oni-of-hate")]


def test_hate_is_merciful_once_for_all_it_would_kill() -> None:
    """CAR-10, CAR-oni-of-hate, CAR-mercy: the figures are picked first."""
    script = hate(
        "recruit",
        {"koi": {"bushi": 1, "shinto": 1}, "lotus": {"bushi": 1}, "turtle": {"stronghold": 1}},
        {},
        "mercy",
        season_set="horseman",
    )
    script.say("turtle", "summon", figure="oni-of-hate", province="nagato")
    script.say("turtle", "kill", clan_="koi", figure="bushi", province="nagato")
    script.asked("turtle", "offer", "mercy")
    script.say("turtle", "yes")
    assert (script.vp("turtle"), script.events("killed")) == (2, [])


def test_hate_pays_the_righteousness_of_its_victim() -> None:
    """CAR-oni-of-hate, CAR-righteousness."""
    script = hate(
        "recruit",
        {"koi": {"bushi": 1}, "turtle": {"stronghold": 1}},
        {},
        players={"koi": {"cards": ["righteousness"]}},
    )
    script.say("turtle", "summon", figure="oni-of-hate", province="nagato")
    assert gains(script, "righteousness") == [("vp", "koi", 1)]


def test_hate_is_never_just() -> None:
    """CAR-oni-of-hate, CAR-justice: it kills those above, Justice pays for those below."""
    nagato: Pieces = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {"stronghold": 1}}
    script = hate("recruit", nagato, {}, "justice", honor=["koi", "turtle", "lotus"])
    script.say("turtle", "summon", figure="oni-of-hate", province="nagato")
    assert deaths(script) == [("koi", "bushi", 1, "oni-of-hate")]
    assert gains(script, "justice") == []


# -- Justice ---------------------------------------------------------------------------------


def test_justice_reads_honor_after_a_seppuku() -> None:
    """CAR-justice, HON-6: the Turtle rise to the top by Seppuku; both losers are below them then."""
    script = fight(
        {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 2, "stronghold": 2}},
        turtle={"cards": ["justice"]},
    )
    script.bids(koi=NONE, lotus=NONE, turtle=(1, 0, 0, 0)).say("turtle", "yes").asked("turtle", "share")
    assert (script.honor()[0], victor(script)) == ("turtle", "turtle")
    assert gains(script, "justice") == [("vp", "turtle", 6)]


def test_justice_is_not_done_by_seppuku() -> None:
    """CAR-justice, BAT-7: a clan's own figures are not another player's."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 3}}, koi={"cards": ["justice"]})
    over(script.bids(koi=(1, 0, 0, 0), lotus=NONE).say("koi", "yes"))
    assert gains(script, "justice") == []


def test_justice_and_righteousness_on_one_killing() -> None:
    """CAR-justice, CAR-righteousness: the killer and the victim each gain their own."""
    script = fight(
        {"koi": {"bushi": 3}, "lotus": {"bushi": 2}},
        koi={"cards": ["justice", "justice"]},
        lotus={"cards": ["righteousness"]},
    )
    over(script.bids(koi=NONE, lotus=NONE))
    assert (script.vp("koi"), script.vp("lotus")) == (6, 2)


# -- the Keiri -------------------------------------------------------------------------------


def keiri(provinces: Json, *cards: str, **more: Json) -> Script:
    """The start of a war in which the Koi own the Way of the Keiri."""
    return start(
        phase="war",
        season_set="mountain",
        players=seats(koi={"cards": ["way-of-the-keiri", *cards]}, **more),
        war=["shikoku"],
        map=provinces,
    )


def test_the_keiri_kill_beside_yurei() -> None:
    """CAR-way-of-the-keiri, CAR-yurei: it counts as a Daimyo, so there are two provinces."""
    here = {
        "edo": {"koi": {"daimyo": 1}, "lotus": {"bushi": 1}},
        "kyoto": {"koi": {"yurei": 1}, "turtle": {"shinto": 1}},
    }
    script = keiri(here, "yurei")
    script.say("koi", "kill", clan_="lotus", figure="bushi", province="edo")
    script.say("koi", "kill", clan_="turtle", figure="shinto", province="kyoto")
    assert gains(script, "way-of-the-keiri") == [("vp", "koi", 3), ("vp", "koi", 3)]


def test_the_keiri_may_kill_komainu_but_no_yurei() -> None:
    """CAR-12, CAR-yurei, CAR-komainu: a Shinto may be killed, what counts as a Daimyo not."""
    here = {"edo": {"koi": {"daimyo": 1}, "lotus": {"komainu": 1}, "turtle": {"yurei": 1, "daimyo": 1}}}
    script = keiri(here, lotus={"cards": ["komainu"]}, turtle={"cards": ["yurei"]})
    assert script.options("koi") == [
        {"kind": "done"},
        {"kind": "kill", "clan": "lotus", "figure": "komainu", "province": "edo"},
    ]


def test_the_keiri_pay_righteousness() -> None:
    """CAR-way-of-the-keiri, CAR-righteousness: 3 VP for each to the killer, 1 for each to the owner."""
    here = {"edo": {"koi": {"daimyo": 1}, "lotus": {"bushi": 2}}}
    script = keiri(here, lotus={"cards": ["righteousness"]})
    script.say("koi", "kill", clan_="lotus", figure="bushi", province="edo")
    script.say("koi", "kill", clan_="lotus", figure="bushi", province="edo")
    assert gains(script, "righteousness") == [("vp", "lotus", 2)]
    assert gains(script, "way-of-the-keiri") == [("vp", "koi", 6)]

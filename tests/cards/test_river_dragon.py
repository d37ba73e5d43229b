"""River Dragon: a Monster of force 5."""

from __future__ import annotations

import pytest

from tests.support.battles import battle, over
from tests.support.cards import forces, seats
from tests.support.script import Json, Script, mandate

DRAGON = "river-dragon"
NONE = (0, 0, 0, 0)


def train(coins: int, board: Json) -> Script:
    """The Turtle's Train with the River Dragon on display."""
    players = seats(turtle={"coins": coins})
    return mandate("train", "turtle", season="autumn", players=players, display={DRAGON: 1}, map=board)


@pytest.mark.parametrize(("bushi", "vp"), [(4, 4), (5, 0)])
def test_it_leads_against_four_bushi_in_a_harvest(bushi: int, vp: int) -> None:
    """CAR-river-dragon: force 5, against Lotus Bushi who win ties."""
    script = mandate(
        "harvest",
        "koi",
        season="autumn",
        players=seats(koi={"cards": [DRAGON]}),
        honor=["lotus", "koi", "turtle"],
        map={"kyoto": {"koi": {DRAGON: 1}, "lotus": {"bushi": bushi}}},
    )
    assert script.vp("koi") == vp


def test_it_fights_with_force_five() -> None:
    """CAR-river-dragon: together with a Bushi 6."""
    here = {"koi": {DRAGON: 1, "bushi": 1}, "lotus": {"bushi": 5}}
    script = battle(here, seats(koi={"cards": [DRAGON]}), season="autumn")
    over(script.bids(koi=NONE, lotus=NONE))
    assert forces(script) == [("koi", 6)]


def test_bought_it_is_summoned_at_a_stronghold() -> None:
    """CAR-river-dragon, TRA-5: the owner picks which."""
    board = {"kyoto": {"turtle": {"stronghold": 1}}, "kyushu": {"turtle": {"stronghold": 1}}}
    script = train(3, board).say("turtle", "buy", card=DRAGON)
    script.asked("turtle", "summon", DRAGON)
    assert [option["province"] for option in script.options("turtle")] == ["kyoto", "kyushu"]
    script.say("turtle", "summon", figure=DRAGON, province="kyushu")
    assert script.at("kyushu", "turtle") == {DRAGON: 1, "stronghold": 1}
    assert (script.player("turtle")["cards"], script.coins("turtle")) == ([DRAGON], 1)


def test_it_may_be_captured() -> None:
    """CAR-river-dragon, BAT-8: like any Monster."""
    players = seats(koi={"cards": [DRAGON]}, lotus={"coins": 1})
    script = battle({"koi": {DRAGON: 1}, "lotus": {"bushi": 1}}, players, season="autumn")
    script.bids(koi=NONE, lotus=(0, 1, 0, 0)).say("lotus", "capture", clan_="koi", figure=DRAGON)
    over(script)
    assert forces(script) == [("lotus", 1)]


def test_killed_it_goes_to_its_owners_reserve() -> None:
    """CAR-river-dragon, TRA-5: the card stays, so it can be summoned again."""
    here = {"koi": {DRAGON: 1}, "lotus": {"bushi": 5}}
    honor = ["lotus", "koi", "turtle"]
    script = battle(here, seats(koi={"cards": [DRAGON]}), season="autumn", honor=honor)
    over(script.bids(koi=NONE, lotus=NONE))
    assert (script.reserve("koi", DRAGON), script.player("koi")["cards"]) == (1, [DRAGON])


def test_a_monster_of_anybody_may_replace_it() -> None:
    """CAR-river-dragon, BET-4: it goes to the Koi's reserve."""
    players = seats(koi={"cards": [DRAGON]}, turtle={"cards": ["oni-of-skulls"]})
    script = mandate("betray", "turtle", season="autumn", players=players, map={"edo": {"koi": {DRAGON: 1}}})
    script.say("turtle", "replace", clan_="koi", figure=DRAGON, province="edo", with_="oni-of-skulls")
    assert (script.reserve("koi", DRAGON), script.at("edo", "turtle")) == (1, {"oni-of-skulls": 1})

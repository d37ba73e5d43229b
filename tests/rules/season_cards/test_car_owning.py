"""When a season card works: owning it, its own purchase, and Summons (CAR)."""

from __future__ import annotations

import pytest

from tests.support.card_moments import over as war_begun
from tests.support.card_moments import summoned, war
from tests.support.cards import all_coins, gains, kami_turn, row, seats, winter
from tests.support.script import mandate, start

WARLORD = "path-of-the-warlord"


# -- owning ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("copies", [1, 2])
def test_copies_stack(copies: int) -> None:
    """CAR-1: each copy of Courage pays 2 VP for a token."""
    script = start(
        phase="war",
        season_set="horseman",
        players=seats(koi={"cards": ["courage"] * copies}),
        war=["oshu"],
        map={"oshu": {"koi": {"bushi": 1}}},
    )
    assert gains(script, "courage") == [("vp", "koi", 2)] * copies


def test_a_copy_is_in_force_for_its_owner_alone() -> None:
    """CAR-1: of two owners of Way of the Shogun each has one."""
    shogun = {"cards": ["way-of-the-shogun"]}
    script = war_begun(war(seats(koi=shogun, turtle=shogun)))
    assert all_coins(script) == {"koi": 3, "lotus": 0, "turtle": 3}


def test_a_monster_is_owned_wherever_its_figure_is() -> None:
    """CAR-2: on the map, in reserve or held by a captor, each is 3 VP for Form of the Beast."""
    cards = ["form-of-the-beast", "komainu", "yurei", "river-dragon"]
    players = seats(koi={"cards": cards}, lotus={"hostages": [["koi", "komainu"]]})
    script = winter(players, map={"edo": {"koi": {"yurei": 1}}})
    assert gains(script, "form-of-the-beast") == [("vp", "koi", 9)]


def test_an_oni_in_reserve_is_owned() -> None:
    """CAR-2: Oni of Souls counts itself and the Oni of Blood that is nowhere to be seen."""
    script = start(
        phase="war",
        season="summer",
        players=seats(koi={"cards": ["oni-of-souls", "oni-of-blood"]}),
        war=["oshu"],
        map={"oshu": {"koi": {"oni-of-souls": 1}}},
    )
    assert gains(script, "oni-of-souls") == [("vp", "koi", 4)]


def test_a_stronghold_counts_only_on_the_map() -> None:
    """CAR-2: two of the four pay for Form of the Kitsune."""
    script = winter(seats(koi={"cards": ["form-of-the-kitsune"]}), map={"edo": {"koi": {"stronghold": 2}}})
    assert gains(script, "form-of-the-kitsune") == [("vp", "koi", 6)]


@pytest.mark.parametrize(("bought", "asked"), [("benevolence", False), ("path-of-the-kenin", True)])
def test_a_card_does_not_work_on_its_own_purchase(bought: str, asked: bool) -> None:
    """CAR-11: Benevolence reacts to what is bought with it in hand, not to being bought."""
    cards = [] if bought == "benevolence" else ["benevolence"]
    players = seats(koi={"cards": cards, "coins": 5})
    display = {"benevolence": 1, "path-of-the-kenin": 1}
    script = mandate("train", "lotus", players=players, display=display)
    script.done("lotus", "turtle").say("koi", "buy", card=bought)
    assert [d.kind for d in script.game.pending] == (["benevolence"] if asked else ["mandate"])


def test_a_second_copy_does_not_work_on_its_own_purchase_but_the_first_does() -> None:
    """CAR-11: of two Benevolence one was owned before, so one Coin can be handed over."""
    players = seats(koi={"cards": ["benevolence"], "coins": 2})
    script = mandate("train", "turtle", players=players, display={"benevolence": 1})
    script.done("turtle").say("koi", "buy", card="benevolence").say("koi", "pay", clan_="lotus")
    script.asked("koi", "mandate")
    assert script.coins("lotus") == 1


def test_a_card_works_from_the_moment_it_is_owned() -> None:
    """CAR-11: the Monster bought right after Path of the Warlord, in the same Train, is a Summon."""
    board = {"edo": {"koi": {"stronghold": 1}}}
    cards = {WARLORD: 1, "river-dragon": 1}
    script = mandate(
        "train",
        "koi",
        season_set="teapot",
        players=seats(koi={"coins": 3}),
        display=cards,
        map=board,
        shrines=row({"kami": "ryujin", "koi": {"shinto": 1}}),
        turn=7,
        war=[],
    )
    script.say("koi", "buy", card=WARLORD).done("lotus", "turtle")
    script.asked("koi", "train", "ryujin")
    script.say("koi", "buy", card="river-dragon")
    assert gains(script, WARLORD) == [("coins", "koi", 1)]


# -- after you Summon ------------------------------------------------------------------------------


def test_a_whole_recruit_is_one_summon_when_it_is_complete() -> None:
    """CAR-3: three figures bring the owner of Path of the Warlord 1 Coin, after the last."""
    players = seats(koi={"cards": [WARLORD]})
    board = {"edo": {"koi": {"stronghold": 2}}}
    script = mandate("recruit", "koi", season_set="teapot", players=players, map=board)
    for figure in ("bushi", "shinto"):
        script.say("koi", "summon", figure=figure, province="edo")
    assert gains(script, WARLORD) == []
    script.say("koi", "summon", figure="bushi", province="edo")
    assert gains(script, WARLORD) == [("coins", "koi", 1)]


def test_two_players_recruits_are_two_summons() -> None:
    """CAR-3: each owner gains for their own."""
    players = seats(koi={"cards": [WARLORD]}, lotus={"cards": [WARLORD]})
    board = {"edo": {"koi": {"stronghold": 1}, "lotus": {"stronghold": 1}}}
    script = mandate("recruit", "turtle", season_set="teapot", players=players, map=board)
    for clan in ("koi", "lotus"):
        script.say(clan, "summon", figure="bushi", province="edo")
    assert gains(script, WARLORD) == [("coins", "koi", 1), ("coins", "lotus", 1)]


def test_a_monster_acquired_and_raijins_bushi_are_summons() -> None:
    """CAR-3: one Coin for each."""
    players = seats(koi={"cards": [WARLORD], "coins": 2})
    board = {"edo": {"koi": {"stronghold": 1}}}
    bought = mandate(
        "train", "koi", season_set="teapot", players=players, map=board, display={"river-dragon": 1}
    )
    bought.say("koi", "buy", card="river-dragon")
    thunder = kami_turn({"kami": "raijin", "koi": {"shinto": 1}}, season_set="teapot", players=players)
    thunder.say("koi", "summon", figure="bushi", province="oshu")
    assert gains(bought, WARLORD) == gains(thunder, WARLORD) == [("coins", "koi", 1)]


def test_placing_is_not_a_summon() -> None:
    """CAR-3: what Path of the Kenin and Path of the Samurai place sets off no Path of the Kenin."""
    players = seats(koi={"cards": ["path-of-the-kenin", "path-of-the-samurai"]})
    script = summoned("koi", players, season="summer")
    script.asked("koi", "place", "path-of-the-kenin")
    script.say("koi", "place", figure="bushi", province="edo")
    script.asked("koi", "place", "path-of-the-samurai")
    script.say("koi", "place", figure="bushi", province="edo")
    script.asked("lotus", "mandate")


def test_replacing_is_not_a_summon() -> None:
    """CAR-3: a Betray brings the owner of Path of the Warlord nothing."""
    players = seats(koi={"cards": [WARLORD]})
    board = {"oshu": {"lotus": {"bushi": 1}}}
    script = mandate("betray", "koi", season_set="teapot", players=players, map=board)
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="oshu", with_="bushi")
    assert gains(script, WARLORD) == []

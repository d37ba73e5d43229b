"""Sessions: answers in several actions, turn order, and illegal actions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hinode import Game
from hinode.env.actions import BID_CAP, IllegalAction, action_name
from hinode.env.layout import where
from hinode.env.session import MAX_GIFTS, Session
from hinode.vocab.ids import FIGURE_NO, PROVINCE_NO
from tests.env.games import VARIANTS, play_by_actions
from tests.support.play import random_game
from tests.support.script import mandate


def battle(**coins: int) -> Session:
    """Each of these clans has a Bushi in Edo, and war starts; the Bonsai are not involved."""
    position: dict[str, Any] = {
        "phase": "war",
        "players": {**{clan: {"coins": count} for clan, count in coins.items()}, "bonsai": {}},
        "war": ["edo"],
        "map": {"edo": {clan: {"bushi": 1} for clan in coins}},
    }
    return Session(Game.from_position(position))


def do(session: Session, clan: str, *names: str) -> None:
    """Take actions by their names."""
    for name in names:
        named = {action_name(action): action for action in session.legal(clan)}
        assert name in named, f"{name} is not among {sorted(named)}"
        session.act(clan, named[name])


def offered(session: Session, clan: str) -> list[str]:
    return sorted(action_name(action) for action in session.legal(clan))


# -- bids ------------------------------------------------------------------------------------


def test_a_bid_is_made_one_advantage_after_the_other() -> None:
    """BAT-3: at most the remaining Coins can be bid on the next one."""
    session = battle(koi=3, lotus=1, turtle=0)
    assert offered(session, "koi") == [f"bid seppuku {n}" for n in range(4)]
    do(session, "koi", "bid seppuku 1", "bid hostage 0")
    assert offered(session, "koi") == [f"bid ronin {n}" for n in range(3)]
    do(session, "koi", "bid ronin 1", "bid poets 0")
    sealed = session.game.view("koi")["private"]["sealed"]
    assert sealed == {"kind": "bid", "seppuku": 1, "hostage": 0, "ronin": 1, "poets": 0}


def test_a_bid_is_complete_when_no_coin_is_left() -> None:
    session = battle(koi=3, lotus=1, turtle=0)
    do(session, "lotus", "bid seppuku 1")
    assert session.legal("lotus") == ()
    assert session.game.view("lotus")["private"]["sealed"]["seppuku"] == 1


def test_a_clan_without_coins_bids_nothing_with_one_action() -> None:
    session = battle(koi=3, lotus=1, turtle=0)
    assert offered(session, "turtle") == ["bid seppuku 0"]
    do(session, "turtle", "bid seppuku 0")
    assert session.legal("turtle") == ()


def test_no_action_bids_more_than_the_cap_on_one_advantage() -> None:
    session = battle(koi=BID_CAP + 5, lotus=1)
    assert len(session.legal("koi")) == BID_CAP + 1
    do(session, "koi", f"bid seppuku {BID_CAP}")
    assert len(session.legal("koi")) == 6


def test_a_started_bid_is_hidden_from_others() -> None:
    """BAT-3: bids are secret, even while they are being made."""
    session = battle(koi=3, lotus=2, turtle=1)
    before = {clan: session.vector(clan).tobytes() for clan in ("koi", "lotus", "turtle")}
    do(session, "koi", "bid seppuku 2")
    after = {clan: session.vector(clan).tobytes() for clan in ("koi", "lotus", "turtle")}
    assert [clan for clan in before if before[clan] != after[clan]] == ["koi"]


# -- replacements ----------------------------------------------------------------------------


def betraying(reserve_monsters: list[str]) -> Session:
    script = mandate(
        "betray",
        "koi",
        players={"koi": {"cards": reserve_monsters}, "lotus": {"cards": ["oni-of-blood"]}, "turtle": {}},
        map={"edo": {"lotus": {"oni-of-blood": 1, "bushi": 1}}},
    )
    return Session(script.game)


def test_a_replacement_names_the_victim_first_and_the_new_figure_second() -> None:
    """BET-4: any Monster may replace any Monster."""
    session = betraying(["river-dragon", "oni-of-skulls"])
    assert "replace 1 oni-of-blood edo" in offered(session, "koi")
    do(session, "koi", "replace 1 oni-of-blood edo")
    assert offered(session, "koi") == ["with oni-of-skulls", "with river-dragon"]
    do(session, "koi", "with river-dragon")
    assert session.game.view(None)["map"]["edo"]["koi"] == {"river-dragon": 1}


def test_a_started_replacement_is_only_in_the_seats_own_observation() -> None:
    session = betraying(["river-dragon", "oni-of-skulls"])
    before = session.vector("lotus").tobytes()
    do(session, "koi", "replace 1 oni-of-blood edo")
    seen = session.vector("koi")
    assert seen[where("question.victim_seat") + 1] == 1
    assert seen[where("question.victim_kind") + FIGURE_NO["oni-of-blood"]] == 1
    assert seen[where("question.victim_place") + PROVINCE_NO["edo"]] == 1
    assert session.vector("lotus").tobytes() == before


def test_the_new_figure_is_not_asked_for_if_only_one_is_possible() -> None:
    """BET-3: figures of the same type."""
    session = betraying(["river-dragon"])
    do(session, "koi", "replace 1 bushi edo")
    assert session.game.view(None)["map"]["edo"]["koi"] == {"bushi": 1}


def test_a_started_answer_must_be_finished_first() -> None:
    session = battle(koi=3, lotus=2, turtle=1)
    do(session, "lotus", "bid seppuku 1")
    assert session.turn == "lotus"


# -- turns -----------------------------------------------------------------------------------


def test_if_several_clans_are_asked_the_turn_goes_clockwise() -> None:
    session = Session(Game.new(clans=["koi", "lotus", "turtle"], seed=1))
    turns = [session.turn]
    for clan in ("koi", "lotus", "turtle"):
        do(session, clan, "propose 1")
        turns.append(session.turn)
    assert turns == ["koi", "lotus", "turtle", "koi"]


def test_a_clan_that_is_not_asked_has_no_actions() -> None:
    session = Session(mandate("recruit", "koi", players=["koi", "lotus", "turtle"]).game)
    idle = [clan for clan in session.game.clans if clan not in session.asked]
    assert idle
    assert [session.mask(clan).sum() for clan in idle] == [0] * len(idle)


@pytest.mark.parametrize("action", [0, 7, 10**6, -1])
def test_an_illegal_action_is_refused_and_changes_nothing(action: int) -> None:
    session = battle(koi=3, lotus=2)
    before = session.game.digest()
    with pytest.raises(IllegalAction):
        session.act("koi", action)
    assert session.game.digest() == before


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_games_can_be_played_to_the_end_with_actions(variant: dict[str, Any]) -> None:
    session = Session(random_game(**variant))
    play_by_actions(session, Random(1))
    assert session.game.result is not None


# -- gifts -----------------------------------------------------------------------------------


def test_gifts_are_off_by_default() -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"], seed=1)
    assert not [name for name in offered(Session(game), "koi") if name.startswith("give")]
    assert [name for name in offered(Session(game, gifts=True), "koi") if name.startswith("give")] == [
        "give-coin 1",
        "give-coin 2",
    ]


def test_a_gift_is_one_coin_and_the_giver_is_asked_again() -> None:
    """NEG-1: any of the clan's Coins and Ronin."""
    session = Session(Game.new(clans=["koi", "lotus", "turtle"], seed=1), gifts=True)
    coins = {clan: player["coins"] for clan, player in session.game.view(None)["players"].items()}
    do(session, "koi", "give-coin 2")
    now = {clan: player["coins"] for clan, player in session.game.view(None)["players"].items()}
    assert now == {**coins, "koi": coins["koi"] - 1, "turtle": coins["turtle"] + 1}
    assert "koi" in session.asked


def test_the_number_of_gifts_is_limited() -> None:
    """Per season, so that every game ends."""
    players = {"koi": {"coins": 40}, "lotus": {}, "turtle": {}}
    session = Session(Game.from_position({"phase": "tea", "players": players}), gifts=True)
    for _ in range(MAX_GIFTS):
        do(session, "koi", "give-coin 1")
    assert not [name for name in offered(session, "koi") if name.startswith("give")]


def test_there_are_no_gifts_in_war() -> None:
    """NEG-2."""
    fight = battle(koi=3, lotus=2)
    session = Session(fight.game, gifts=True)
    assert all(name.startswith("bid") for name in offered(session, "koi"))


def test_games_with_gifts_end_too() -> None:
    session = Session(random_game(5, players=4), gifts=True)
    play_by_actions(session, Random(2))
    assert session.game.result is not None

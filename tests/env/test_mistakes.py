"""Mistakes in using an environment: each gets a clear error, and changes nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import hinode.env as hinode_env
from hinode.env.actions import ACTIONS, WAITING, IllegalAction
from hinode.vocab.errors import HinodeError, InvalidOptions

CLANS = ["koi", "lotus", "turtle"]


@pytest.mark.parametrize("make", [hinode_env.raw_env, hinode_env.parallel_env, hinode_env.single_seat])
def test_reset_is_required_first(make: Any) -> None:
    environment = make(clans=CLANS)
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        environment.step({} if make is hinode_env.parallel_env else 1)
    if make is hinode_env.raw_env:
        with pytest.raises(ResetNeeded, match=r"reset\(\)"):
            environment.last()


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (ACTIONS, f"there is no action {ACTIONS}"),
        (-1, "there is no action -1"),
        (1.5, "a whole number, not 1.5"),
        ("ready", "a whole number, not"),
        (WAITING, r"cannot take action 0 \(wait\)"),
    ],
)
def test_an_unknown_action_is_refused_and_changes_nothing(action: Any, message: str) -> None:
    table = hinode_env.raw_env(clans=CLANS)
    table.reset(seed=1)
    before = table.session.game.digest()
    with pytest.raises(IllegalAction, match=message):
        table.step(action)
    assert table.session.game.digest() == before


@pytest.mark.parametrize(
    ("action", "message"), [(ACTIONS, "there is no action"), (-1, "there is no action -1"), ("x", "not 'x'")]
)
def test_an_unknown_action_has_no_name(action: Any, message: str) -> None:
    with pytest.raises(IllegalAction, match=message):
        hinode_env.action_name(action)


def test_a_numpy_integer_is_an_action() -> None:
    table = hinode_env.raw_env(clans=CLANS)
    table.reset(seed=1)
    table.step(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])
    assert table.session.game.version == 1


@pytest.mark.parametrize(
    ("actions", "message"),
    [({}, "'koi' has none"), (dict.fromkeys([*CLANS, "bonsai"], 6), "'bonsai' is not playing")],
)
def test_parallel_steps_need_one_action_for_each_agent(actions: dict[str, int], message: str) -> None:
    table = hinode_env.parallel_env(clans=CLANS)
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match=message):
        table.step(actions)


def test_only_clans_of_the_game_observe_it() -> None:
    table = hinode_env.raw_env(clans=CLANS)
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="no bonsai in this game: the clans are koi, lotus, turtle"):
        table.observe("bonsai")


def test_a_single_seat_that_is_over_needs_a_reset() -> None:
    seat = hinode_env.single_seat(clans=CLANS, seat="koi")
    seat.reset(seed=1)
    *_, info = seat.step(WAITING)
    assert info == {"illegal": True}
    with pytest.raises(ResetNeeded, match="over"):
        seat.step(WAITING)


@pytest.mark.parametrize(
    ("field", "number", "message"),
    [
        ("seat.coin", 0, "did you mean 'seat.coins'"),
        ("weather", 0, "no field 'weather'"),
        ("seat.coins", 5, "from 0 to 4"),
        ("seat.coins", -1, "from 0 to 4"),
        ("seat.coins", 1.0, "a whole number, not 1.0"),
        ("seat.coins", "1", "a whole number, not '1'"),
        (5, 0, "no field 5"),
    ],
)
def test_a_wrong_argument_of_where_is_explained(field: Any, number: Any, message: str) -> None:
    with pytest.raises(HinodeError, match=message):
        hinode_env.where(field, number)


@pytest.mark.parametrize("make", [hinode_env.raw_env, hinode_env.parallel_env, hinode_env.single_seat])
def test_reset_accepts_options_for_one_game(make: Any) -> None:
    environment = make(players=3)
    environment.reset(seed=1, options={"kami_unbound": True, "clans": ["koi", "lotus", "bonsai"]})
    game = environment.session.game
    assert game.view(None)["kami_unbound"] is True
    assert set(game.clans) == {"koi", "lotus", "bonsai"}
    environment.reset(seed=1)
    assert environment.session.game.view(None)["kami_unbound"] is False


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"weather": 1}, "'weather' is not one of clans"),
        ({"season_set": "moon"}, "season_set"),
        ({"players": 9}, "players"),
        ({"clans": ["koi", "lotus", "bonsai"]}, "only these clans"),
    ],
)
def test_other_options_of_reset_are_refused(options: dict[str, Any], message: str) -> None:
    table = hinode_env.raw_env(clans=CLANS)
    with pytest.raises(InvalidOptions, match=message):
        table.reset(options=options)


def test_a_single_seat_keeps_its_number_of_players() -> None:
    with pytest.raises(InvalidOptions, match="4 players"):
        hinode_env.single_seat().reset(options={"players": 5})


def test_clans_and_players_of_a_reset_must_agree() -> None:
    with pytest.raises(InvalidOptions, match="3 players, but 4 clans"):
        hinode_env.raw_env().reset(options={"players": 3, "clans": [*CLANS, "bonsai"]})


def test_a_vector_has_at_least_one_game() -> None:
    with pytest.raises(InvalidOptions, match="at least one game, not 0"):
        hinode_env.vector_env(0)


def test_an_error_that_another_library_raises_again_keeps_its_message() -> None:
    """As Gymnasium does with an error from another process."""
    assert str(InvalidOptions(InvalidOptions("players: 3 to 5"))) == "players: 3 to 5"  # type: ignore[arg-type]


def test_after_the_game_the_mask_allows_only_waiting() -> None:
    rng = np.random.default_rng(1)
    table = hinode_env.raw_env(clans=CLANS)
    table.reset(seed=3)
    while not all(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(rng.choice(np.flatnonzero(mask))))
    masks = [table.observe(clan)["action_mask"] for clan in CLANS]
    assert [list(np.flatnonzero(mask)) for mask in masks] == [[WAITING]] * 3

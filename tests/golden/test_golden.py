"""Recorded games still play the same, step by step."""

from __future__ import annotations

import pytest

from hinode import Game, InvalidRecord
from hinode.vocab.decisions import ANSWERS_OF
from tests.golden.games import HINT, PLANS, SHORT, Stale, fingerprint, path_of, read, replay
from tests.support.play import ALL_CLANS


@pytest.mark.parametrize("name", PLANS)
def test_a_recorded_game_plays_the_same(name: str) -> None:
    golden = read(name)
    for game, digest, where in replay(golden):
        assert game.digest()[:SHORT] == digest, f"{name} differs after {where}; {HINT}"
    assert game.digest() == golden["end"], f"{name} has another end; {HINT}"
    assert game.result is not None
    assert game.result.to_json() == golden["result"], f"{name} has another result; {HINT}"
    assert fingerprint(game) == golden["seen"], f"{name} has other events or views; {HINT}"


@pytest.mark.parametrize("name", PLANS)
def test_a_whole_record_replays_at_once(name: str) -> None:
    golden = read(name)
    answers = [[clan, answer] for clan, answer, _ in golden["steps"]]
    try:
        game = Game.replay({**golden["record"], "answers": answers})
    except InvalidRecord as error:
        raise Stale(f"{name}: {error}; {HINT}") from error
    assert game.digest() == golden["end"], HINT


def test_the_golden_games_cover_the_options() -> None:
    """Every number of players, clan, set, and kind of shrines, and Kami Unbound (SET-1, SET-6, SET-7)."""
    plans = PLANS.values()
    assert len(PLANS) >= 10
    assert {len(plan.clans) for plan in plans} == {3, 4, 5}
    assert {clan for plan in plans for clan in plan.clans} == set(ALL_CLANS)
    assert {plan.season_set for plan in plans} == {"archway", "horseman", "teapot", "mountain", "random"}
    assert {plan.shrines is None for plan in plans} == {True, False}
    assert {plan.kami_unbound for plan in plans} == {True, False}


def test_the_golden_games_ask_every_kind_of_question() -> None:
    """If one is missing after recording them again, change the seed of a plan."""
    kinds = {d.kind for name in PLANS for game, _, _ in replay(read(name)) for d in game.pending}
    assert kinds == set(ANSWERS_OF)


def test_the_files_are_small() -> None:
    sizes = {name: path_of(name).stat().st_size for name in PLANS}
    assert all(size < 60_000 for size in sizes.values()), sizes

"""Copies, digests, and the same game from the same seed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from hinode import Game, HinodeError
from tests.api.questions import QUESTIONS, tea
from tests.support.play import play_out, random_game, steps

ROOT = Path(__file__).parents[2]
PLAY = """
from random import Random
from tests.support.play import random_game, steps
game = random_game(77, players=5, kami_unbound=True, season_set="random")
for count, _ in enumerate(steps(game, Random(77))):
    if count == 150:
        break
print(game.digest())
"""


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_copy_is_the_same_game(kind: str) -> None:
    game = QUESTIONS[kind]().game
    twin = game.copy()
    assert twin.digest() == game.digest()
    assert twin.record() == game.record()
    for viewer in (None, *game.clans):
        assert twin.view(viewer) == game.view(viewer)
        assert twin.events(viewer) == game.events(viewer)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_copy_goes_its_own_way(kind: str) -> None:
    game = QUESTIONS[kind]().game
    before = (game.digest(), game.view(None), game.events(), game.record())
    twin = game.copy()
    play_out(twin, Random(1))
    assert twin.result is not None
    assert (game.digest(), game.view(None), game.events(), game.record()) == before


@pytest.mark.parametrize("kind", QUESTIONS)
def test_the_original_goes_its_own_way(kind: str) -> None:
    game = QUESTIONS[kind]().game
    twin = game.copy()
    before = (twin.digest(), twin.view(None), twin.events(), twin.record())
    play_out(game, Random(1))
    assert (twin.digest(), twin.view(None), twin.events(), twin.record()) == before


@pytest.mark.parametrize("seed", range(3))
def test_twins_given_the_same_answers_stay_the_same(seed: int) -> None:
    game = random_game(seed, kami_unbound=True)
    twin = game.copy()
    for count, (clan, answer) in enumerate(steps(game, Random(seed))):
        twin.answer(clan, answer)
        if count % 20 == 0:
            twin = twin.copy()
    assert twin.digest() == game.digest()
    assert twin.events() == game.events()
    assert twin.result == game.result


def test_what_a_copy_is_asked_is_computed_again() -> None:
    """BAT-3: questions already looked at are not shared with a copy that is played further."""
    game = QUESTIONS["bid"]().game
    assert len(game.pending) == 3
    twin = game.copy()
    twin.answer("koi", {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0})
    assert [d.clan for d in twin.pending] == ["lotus", "turtle"]
    assert [d.clan for d in game.pending] == ["koi", "lotus", "turtle"]


def test_a_digest_is_a_stable_hex_text() -> None:
    game = tea().game
    assert re.fullmatch(r"[0-9a-f]{32,}", game.digest())
    assert game.digest() == game.digest() == tea().game.digest()


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_changes_the_digest(seed: int) -> None:
    game = random_game(seed, kami_unbound=seed % 2 == 1)
    before = ""
    for _ in steps(game, Random(seed)):
        assert game.digest() != before
        before = game.digest()
    assert game.digest() != before


def test_a_gift_changes_the_digest() -> None:
    """NEG-1"""
    game = Game.new(clans=["koi", "lotus", "turtle"])
    before = game.digest()
    game.answer("koi", {"kind": "gift", "to": "lotus", "coins": 1, "ronin": 0})
    assert game.digest() != before


def test_the_digest_is_of_the_state_and_not_of_its_history() -> None:
    """NEG-1: a Coin given and given back leaves everything as it was."""
    game = Game.new(clans=["koi", "lotus", "turtle"])
    before = game.digest()
    game.answer("koi", {"kind": "gift", "to": "lotus", "coins": 1, "ronin": 0})
    game.answer("lotus", {"kind": "gift", "to": "koi", "coins": 1, "ronin": 0})
    assert game.digest() == before
    assert game.version == 2


def test_a_digest_knows_secrets() -> None:
    """BAT-3, SET-9: a sealed bid and the order of the deck are part of the state."""
    one, two = QUESTIONS["bid"]().game, QUESTIONS["bid"]().game
    one.answer("koi", {"kind": "bid", "seppuku": 0, "hostage": 1, "ronin": 0, "poets": 0})
    two.answer("koi", {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 1, "poets": 0})
    assert one.view("lotus") == two.view("lotus")
    assert one.digest() != two.digest()


@pytest.mark.parametrize("seed", [0, 5])
def test_the_same_seed_and_answers_give_the_same_game(seed: int) -> None:
    one, two = (play_out(random_game(seed, season_set="random"), Random(seed)) for _ in range(2))
    assert one.digest() == two.digest()
    assert one.events("koi" if "koi" in one.clans else None) == two.events(
        "koi" if "koi" in two.clans else None
    )


def test_the_game_does_not_depend_on_the_hash_seed() -> None:
    digests = set()
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=True
        )
        digests.add(done.stdout)
    assert len(digests) == 1


def test_a_sampled_world_is_a_game_without_a_record() -> None:
    game = random_game(3, players=4)
    world = game.sample(game.clans[0], Random(1))
    assert world.view(game.clans[0]) == game.view(game.clans[0])
    with pytest.raises(HinodeError, match="record"):
        world.record()
    with pytest.raises(HinodeError, match="record"):
        world.copy().record()
    assert play_out(world, Random(1)).result is not None


def test_sampling_leaves_the_game_alone() -> None:
    game = QUESTIONS["bid"]().game
    game.answer("koi", {"kind": "bid", "seppuku": 0, "hostage": 1, "ronin": 0, "poets": 0})
    before = (game.digest(), game.record(), game.events("koi"))
    play_out(game.sample("lotus", Random(1)), Random(1))
    assert (game.digest(), game.record(), game.events("koi")) == before


def test_a_sampled_world_depends_on_nothing_but_knowledge_and_the_generator() -> None:
    """POL-3: in a world sampled for a clan the clan knows the same, so it samples the same worlds."""
    game = random_game(3, players=4)
    for count, _ in enumerate(steps(game, Random(3))):
        if count == 40:
            break
    for clan in game.clans:
        world = game.sample(clan, Random(1))
        assert world.sample(clan, Random(5)).digest() == game.sample(clan, Random(5)).digest()
        assert game.sample(clan, Random(5)).digest() != game.sample(clan, Random(6)).digest()


@pytest.mark.parametrize("clan", ["bonsai", "crane", None, 0])
def test_nobody_samples_who_does_not_play(clan: str) -> None:
    with pytest.raises(HinodeError):
        tea().game.sample(clan, Random(1))

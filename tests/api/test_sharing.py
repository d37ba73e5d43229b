"""Games that share what is equal: they read as before, and their copies are independent."""

from __future__ import annotations

from random import Random
from typing import Any

from hinode import Game


def seen_by_all(game: Game) -> list[Any]:
    return [
        game.digest(),
        game.record(),
        *((game.view(clan), game.board(clan)) for clan in (None, *game.clans)),
    ]


def test_moments_that_share_are_as_they_were() -> None:
    """As a table keeps them: each answer is given to a copy of the last moment."""
    rng, game = Random(5), Game.new(clans=("koi", "lotus", "turtle", "bonsai"), kami_unbound=True, seed=5)
    moments, expected = [game], [seen_by_all(game)]
    while game.result is None:
        decision = rng.choice(game.pending)
        after = game.copy()
        after.answer(decision.clan, rng.choice(decision.options))
        expected.append(seen_by_all(after))
        after.share(game)
        moments.append(after)
        game = after
    assert [seen_by_all(moment) for moment in moments] == expected


def test_what_has_not_changed_is_held_once() -> None:
    game = Game.new(clans=("koi", "lotus", "turtle"), seed=1)
    after = game.copy()
    after.answer("koi", {"kind": "ready"})
    assert after.public.pieces is game.public.pieces
    assert after.public.coins is not game.public.coins
    after.share(game)
    assert after.public.coins is game.public.coins
    assert after.private("koi") is game.private("koi")
    assert after.digest() != game.digest()

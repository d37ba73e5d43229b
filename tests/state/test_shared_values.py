"""Copies of the public state share what is never changed in place."""

from __future__ import annotations

from random import Random

import pytest

from hinode import Game
from hinode.vocab.ids import CLANS


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_stays_as_it_was_while_the_game_goes_on(seed: int) -> None:
    rng = Random(seed)
    game = Game.new(clans=CLANS, season_set="random", kami_unbound=True, seed=seed)
    kept = []
    while game.pending:
        kept.append((game.public.copy(), game.public.key(), list(game.public.listening)))
        decision = rng.choice(game.pending)
        game.answer(decision.clan, rng.choice(decision.options))
    assert len(kept) > 100
    assert all(p.key() == key and p.listening == listening for p, key, listening in kept)

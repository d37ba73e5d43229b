"""The level `random`: draws a kind of answer first, then an answer."""

from __future__ import annotations

from collections import Counter
from random import Random

from hinode import Decision, Game
from tests.bots.scripted import choice_of
from tests.support.script import mandate, start


def recruiting() -> tuple[Game, Decision]:
    """A question with one way to stop and many ways to summon."""
    home = {"edo": {"lotus": {"stronghold": 1}}}
    script = mandate("recruit", "koi", map=home, players={"koi": {}, "lotus": {}, "turtle": {}})
    return script.game, script.asked("lotus", "recruit")


def test_the_kind_of_answer_is_chosen_first() -> None:
    game, decision = recruiting()
    assert len(decision.options) > 5
    stops = sum(choice_of("random", game, decision, seed).kind == "done" for seed in range(600))
    assert 240 < stops < 360


def test_every_answer_is_possible() -> None:
    game, decision = recruiting()
    assert {choice_of("random", game, decision, seed) for seed in range(600)} == set(decision.options)


def test_it_depends_only_on_its_seed() -> None:
    game, decision = recruiting()
    once = [choice_of("random", game, decision, seed) for seed in range(20)]
    assert [choice_of("random", game, decision, seed) for seed in range(20)] == once
    assert len(set(once)) > 1


def test_bids_are_drawn_uniformly() -> None:
    """BAT-3: every bid is equally likely."""
    here = {"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}}
    players = {"koi": {"coins": 2}, "lotus": {"coins": 2}, "turtle": {}}
    script = start(phase="war", war=["edo"], map=here, players=players)
    decision = script.decision("koi")
    assert len(decision.options) == 15
    found = Counter(choice_of("random", script.game, decision, Random(n).getrandbits(32)) for n in range(750))
    assert len(found) == 15
    assert max(found.values()) < 90

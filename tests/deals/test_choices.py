"""Choices and presets: everything on offer is a valid deal at that moment."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from hinode import Game
from hinode.deals import Offer, check_offer, choices, parse_term, presets
from tests.support.play import random_answer, random_game


def game_in(phase: str, seed: int = 3) -> Game:
    game, rng = random_game(seed), Random(f"choices {seed}")
    while game.view(None)["phase"] != phase:
        game.answer(*random_answer(game, rng))
    return game


@pytest.mark.parametrize("phase", ["tea", "political", "kami", "war"])
def test_every_value_of_a_form_makes_a_valid_term(phase: str) -> None:
    game = game_in(phase)
    view, (me, other) = game.view(None), game.clans[:2]
    forms = choices(view, me, other)
    assert {form.kind for form in forms} >= {"coins", "alliance", "stay_out", "bid"}
    for form in (form for form in forms if form.refusal is None):
        names = [name for name, _ in form.fields]
        for values in product(*(values for _, values in form.fields)):
            term = parse_term({"kind": form.kind, **dict(zip(names, values, strict=True))})
            check_offer(Offer("", me, other, (term,), (), "season"), view)


@pytest.mark.parametrize("phase", ["tea", "political", "war"])
def test_there_are_valid_presets(phase: str) -> None:
    game = game_in(phase)
    view, (me, other) = game.view(None), game.clans[:2]
    found = presets(view, me, other)
    assert 1 <= len(found) <= 3
    for offer in found:
        check_offer(offer, view)


def test_a_form_without_values_says_why() -> None:
    game = game_in("political")
    alliance = next(form for form in choices(game.view(None), *game.clans[:2]) if form.kind == "alliance")
    assert alliance.to_json()["refusal"] == {"message": "refused-deal-alliance-at-tea", "variables": {}}


def test_an_alliance_can_only_be_on_the_giving_side() -> None:
    game = game_in("tea")
    me, other = game.clans[:2]
    assert "alliance" not in {form.kind for form in choices(game.view(None), other, me, side="ask")}

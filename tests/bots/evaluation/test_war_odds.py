"""War odds of the planner: each clan's probability of winning a token, and the expected VP."""

from __future__ import annotations

from itertools import product
from math import prod
from random import Random

import pytest

from hinode.bots.evaluation.expected_vp import on_map, provinces_won, remaining_battles
from hinode.bots.evaluation.war_odds import SET_WORTH, SET_WORTH_LAST, expected_tokens, expected_worth
from hinode.known.public import Public
from hinode.rules.queries import all_forces, force
from hinode.vocab.facts import TOKEN_VP
from hinode.vocab.ids import CLAN_NO, KINDS, MAP_SIZE, at
from tests.support.battles import battle
from tests.support.play import random_game, steps
from tests.support.script import Json

KOI, LOTUS, TURTLE = (CLAN_NO[clan] for clan in ("koi", "lotus", "turtle"))
EVEN: Json = {"lotus": {"bushi": 1}, "turtle": {"bushi": 1}}


def war(nagato: Json, season: str = "spring", **players: Json) -> Public:
    """A battle in Nagato, then one in Edo; each clan has 3 Coins unless `players` says otherwise."""
    held = {clan: {"coins": 3, **players.get(clan, {})} for clan in ("koi", "lotus", "turtle")}
    return battle(nagato, held, season=season).game.world("koi", Random(1)).public


def expected(p: Public, turns: int = 0) -> list[float]:
    forces = all_forces(p)
    return expected_tokens(p, turns, forces, provinces_won(p), remaining_battles(p, forces))


@pytest.mark.parametrize("holding", [{"coins": 8}, {"ronin": 3}])
def test_coins_and_ronin_raise_the_odds(holding: Json) -> None:
    assert expected(war(EVEN, turtle=holding))[TURTLE] > expected(war(EVEN))[TURTLE]


def test_force_raises_the_odds() -> None:
    strong: Json = {**EVEN, "turtle": {"bushi": 3}}
    assert expected(war(strong))[TURTLE] > expected(war(EVEN))[TURTLE]


def test_if_everything_else_is_equal_honor_decides() -> None:
    """HON-4: the Lotus have more honor than the Turtle."""
    found = expected(war(EVEN))
    assert found[LOTUS] > found[TURTLE]


def test_once_the_battle_is_won_the_winner_gets_the_token() -> None:
    """BAT-10: nobody else has a chance, whatever their force."""
    open_, decided = war(EVEN), war(EVEN)
    decided.victor = TURTLE
    assert expected(decided)[TURTLE] > expected(open_)[TURTLE]
    assert expected(decided)[LOTUS] < expected(open_)[LOTUS]


def test_an_absent_clan_may_still_come_while_mandates_are_left() -> None:
    alone = war({"lotus": {"bushi": 1}, "turtle": {"bushi": 1}})
    for province in alone.war:
        first = at(province, KOI)
        alone.pieces = alone.pieces[:first] + bytes(KINDS) + alone.pieces[first + KINDS :]
    assert expected(alone)[KOI] == 0.0
    assert expected(alone, turns=3)[KOI] > 0.0


def test_the_token_that_completes_a_set_is_worth_the_bonus() -> None:
    """WIN-4: a third province gives 10 VP."""
    two, three = war(EVEN, season="autumn"), war(EVEN, season="autumn")
    for p, had in ((two, 1), (three, 2)):
        p.victor = TURTLE
        p.tokens = [TURTLE] * had + p.tokens[had:]  # Hokkaido and Oshu
        p.war = p.war[:1]
    assert expected(two)[TURTLE] == pytest.approx(TOKEN_VP[2])
    assert expected(three)[TURTLE] == pytest.approx(TOKEN_VP[2] + SET_WORTH_LAST[3])


@pytest.mark.parametrize("seed", range(4))
def test_forces_and_pieces_are_counted_as_the_rules_count_them(seed: int) -> None:
    """The shortcuts of the evaluation agree with the one definition of force, including cards and kami."""
    rng = Random(seed)
    game = random_game(seed, kami_unbound=seed % 2 == 1)
    for number, _ in enumerate(steps(game, rng)):
        if number % 10:
            continue
        p = game.world(game.view(None)["honor"][0], rng).public
        forces, army = all_forces(p), on_map(p)
        for clan in p.clans:
            assert [row[clan] for row in forces] == [force(p, clan, place) for place in range(MAP_SIZE)]
            counted = [
                sum(p.pieces[at(place, clan) + kind] for place in range(MAP_SIZE)) for kind in range(KINDS)
            ]
            assert list(army[clan * KINDS : (clan + 1) * KINDS]) == counted


@pytest.mark.parametrize("had", [0, 2, 5])
def test_the_value_of_a_set_is_the_mean_over_all_outcomes_of_the_wars(had: int) -> None:
    chances = [0.2, 0.7, 0.45]
    mean = 0.0
    for wins in product((True, False), repeat=len(chances)):
        likelihood = prod(c if won else 1 - c for c, won in zip(chances, wins, strict=True))
        mean += likelihood * SET_WORTH[had + sum(wins)]
    assert expected_worth(SET_WORTH, had, chances) == pytest.approx(mean - SET_WORTH[had])

"""Balanced blocks: the same seeds, and the hero in every cell equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from hinode.tournament import Plan, TournamentError
from hinode.vocab.ids import CLANS

SIZES = {3: 30, 4: 20, 5: 5}


def plan(players: int, seed: int = 1) -> Plan:
    return Plan(("planner", *("greedy",) * (players - 1)), seed)


@pytest.mark.parametrize(("players", "size"), SIZES.items())
def test_a_block_has_every_set_of_clans_with_the_hero_as_each_of_them(players: int, size: int) -> None:
    cells = Counter((match.clans, match.hero) for match in plan(players).matches(size))
    expected = {(clans, hero) for clans in combinations(CLANS, players) for hero in clans}
    assert plan(players).block_size == size
    assert cells == Counter(expected)


@pytest.mark.parametrize(("players", "size"), SIZES.items())
def test_every_cell_is_equally_frequent_in_whole_blocks(players: int, size: int) -> None:
    cells = Counter((match.clans, match.hero) for match in plan(players).matches(3 * size))
    assert set(cells.values()) == {3}


@pytest.mark.parametrize(("players", "size"), SIZES.items())
def test_a_block_plays_one_seed_and_the_next_block_another(players: int, size: int) -> None:
    seeds = [match.seed for match in plan(players).matches(3 * size)]
    blocks = [set(seeds[start : start + size]) for start in range(0, 3 * size, size)]
    assert [len(block) for block in blocks] == [1, 1, 1]
    assert len(set(seeds)) == 3


@pytest.mark.parametrize("players", SIZES)
def test_the_hero_has_the_first_bot_and_the_others_the_rest(players: int) -> None:
    for match in plan(players).matches(40):
        bots = dict(match.bots)
        assert bots.pop(match.hero) == "planner"
        assert list(bots.values()) == ["greedy"] * (players - 1)


def test_opponents_of_several_kinds_change_seats_from_block_to_block() -> None:
    mixed = Plan(("planner", "greedy", "random", "greedy/monk"))
    seen = Counter((bot, clan) for match in mixed.matches(60) for clan, bot in match.bots)
    for bot in mixed.bots:
        assert {seen[bot, clan] for clan in CLANS} == {12}


def test_even_a_few_games_vary_the_heros_clan() -> None:
    assert len({match.hero for match in plan(4).matches(5)}) >= 4


def test_another_seed_gives_other_games() -> None:
    assert {match.seed for match in plan(4, 1).matches(40)}.isdisjoint(
        match.seed for match in plan(4, 2).matches(40)
    )


def test_bots_have_a_different_seed_in_every_game_and_seat() -> None:
    matches = list(plan(4).matches(40))
    seeds = [match.bot_seed(clan) for match in matches for clan in match.clans]
    assert len(set(seeds)) == len(seeds)


def test_a_match_does_not_depend_on_how_many_are_played() -> None:
    assert list(plan(4).matches(30))[:7] == list(plan(4).matches(7))


@pytest.mark.parametrize("bots", [(), ("random",) * 2, ("random",) * 6])
def test_a_game_has_three_to_five_players(bots: tuple[str, ...]) -> None:
    with pytest.raises(TournamentError, match="3 to 5 bots"):
        Plan(bots)


@pytest.mark.parametrize("cap", [0.0, -1.0, float("inf"), float("nan")])
def test_the_time_cap_must_be_a_time(cap: float) -> None:
    with pytest.raises(TournamentError, match="time cap"):
        Plan(("random",) * 3, cap=cap)

"""Features: public information only, the same columns for every clan, and cheap."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from types import FrameType
from typing import Any

import pytest

from hinode import Game
from hinode.bots.evaluation import feature_columns as f
from hinode.bots.evaluation import war_odds
from hinode.bots.evaluation.expected_vp import remaining_battles
from hinode.bots.evaluation.features import features
from hinode.known.public import Public
from hinode.rules.queries import all_forces
from hinode.vocab.build import BUILD
from hinode.vocab.facts import SET_BONUS
from hinode.vocab.ids import CARD_COUNT, CLAN_NO, KINDS, NOBODY
from hinode.worlds.world import World
from tests.support.checks.secrets import hidden_from
from tests.support.game_plans import Plan

CLANS = ("koi", "lotus", "turtle", "bonsai")
MAX_CALLS = 400  # of Python functions for one row: about 60 µs in the plain build, half of it compiled


def moments(seed: int, odds: float = 0.05, clans: tuple[str, ...] = CLANS) -> Iterator[Game]:
    """Positions of a game, each with a clan that is asked."""
    plan = Plan(seed, clans, season_set="random", kami_unbound=seed % 2 == 1, policy="busy")
    for game, _ in plan.some_moments("features", odds):
        if game.pending:
            yield game


def world_of(game: Game, seed: int = 0) -> World:
    return game.world(game.pending[0].clan, Random(seed))


def clan_row(row: bytes, seat: int) -> bytes:
    start = f.TABLE_SIZE + seat * f.ROW_SIZE
    return row[start : start + f.ROW_SIZE]


# Columns of probabilities: floating-point numbers. Another test compares them with `war_odds`.
CHANCES = (
    f.EXPECTED,
    f.LEAD,
    f.MEAN_LEAD,
    f.TOKENS_TO_COME,
    f.NEW_TO_COME,
    *range(f.WARS + 1, f.OWNED, f.WAR_COLUMNS),
)


def test_the_features_are_those_that_the_network_was_trained_with() -> None:
    """The same numbers in the same columns. After a deliberate change, the network must be trained again."""
    digest = sha256()
    for game in moments(2, clans=("koi", "lotus", "turtle", "dragonfly", "bonsai")):
        row = bytearray(features(world_of(game)))
        for seat in range(len(game.clans)):
            for column in CHANCES:
                row[f.TABLE_SIZE + seat * f.ROW_SIZE + column] = 0
        digest.update(row)
    assert digest.hexdigest() == "3d59582762ee910e819d3e52dbc746c93c1c6a2adbe9c2b3bf1ea04720aabbde"


@pytest.mark.parametrize("seed", [2, 3])
def test_all_worlds_of_all_seats_have_the_same_features(seed: int) -> None:
    """POL-4, BAT-3: hands, bids, the deck, and the wars to come do not matter."""
    looked = hidden = 0
    for game in moments(seed):
        row = features(world_of(game))
        for number, clan in enumerate(game.clans):
            other = game.sample(clan, Random(number))
            assert features(other.world(clan, Random(number))) == row
            hidden += hidden_from(game, clan) != hidden_from(other, clan)
        looked += 1
    assert looked >= 5
    assert hidden >= 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_row_for_each_seat(players: int) -> None:
    clans = ("koi", "lotus", "turtle", "dragonfly", "bonsai")[:players]
    game = next(moments(4, clans=clans))
    row = features(world_of(game))
    assert len(row) == f.TABLE_SIZE + players * f.ROW_SIZE
    for seat, clan in enumerate(game.clans):
        marks = clan_row(row, seat)[f.CLAN : f.CLAN + 5]
        assert [number for number in range(5) if marks[number]] == [CLAN_NO[clan]]


def swapped(p: Public, one: int, two: int) -> None:
    """Swap two clans of a position, with everything they have."""
    name = {one: two, two: one}

    def other(clan: int) -> int:
        return name.get(clan, clan)

    for numbers in (p.vp, p.coins, p.ronin):
        numbers[one], numbers[two] = numbers[two], numbers[one]
    p.allied_seasons = [p.allied_seasons[other(clan)] for clan in range(5)]
    p.listening = [p.listening[other(clan)] for clan in range(5)]
    p.ally = [other(p.ally[other(clan)]) for clan in range(5)]
    p.honor = [other(clan) for clan in p.honor]
    p.tokens = [other(clan) for clan in p.tokens]
    p.hostages = [(other(a), other(b), kind) for a, b, kind in p.hostages]
    p.battle = tuple(sorted(map(other, p.battle)))
    p.hired, p.victor, p.current = (other(p.hired[0]), p.hired[1]), other(p.victor), other(p.current)
    p.pieces = _swapped_rows(p.pieces, one, two, KINDS)
    p.owned = _swapped_rows(p.owned, one, two, CARD_COUNT)


def _swapped_rows(counts: bytes, one: int, two: int, width: int) -> bytes:
    """With the rows of two clans exchanged in each place."""
    data = bytearray(counts)
    for first in range(0, len(counts), 5 * width):
        a, b = first + one * width, first + two * width
        data[a : a + width], data[b : b + width] = data[b : b + width], data[a : a + width]
    return bytes(data)


def test_renaming_clans_swaps_their_rows() -> None:
    """Lotus and Bonsai: neither has a rule that changes the columns, except the column of its name.

    Only positions without future mandate turns: a clan that changes seats also changes its turns.
    """
    looked = 0
    lotus, bonsai = CLAN_NO["lotus"], CLAN_NO["bonsai"]
    for game in moments(2, 0.3):
        world = world_of(game).copy()
        if world.public.turn < 7 or world.asks()[0].clan in (lotus, bonsai):
            continue
        before = features(world)
        swapped(world.public, lotus, bonsai)
        after = features(world)
        assert after[: f.TABLE_SIZE] == before[: f.TABLE_SIZE]
        for seat, other in ((1, 3), (3, 1), (0, 0), (2, 2)):
            ours, theirs = clan_row(after, seat), clan_row(before, other)
            columns = [n for n in range(5, f.CLAN_SIZE) if n not in (f.CARD_WORTH, f.ASKED, f.WAIT)]
            assert [ours[n] for n in columns] == [theirs[n] for n in columns]
        looked += 1
    assert looked >= 3


def test_the_numbers_of_a_position() -> None:
    for game in moments(2):
        world = world_of(game)
        p, row = world.public, features(world)
        asked = {ask.clan for ask in world.asks()}
        for seat, clan in enumerate(p.clans):
            mine = clan_row(row, seat)
            assert (mine[f.VP], mine[f.COINS], mine[f.RONIN]) == (p.vp[clan], p.coins[clan], p.ronin[clan])
            assert mine[f.ASKED] == (clan in asked)
            ally = p.ally[clan]
            assert mine[f.ALLY_SEAT] == (0 if ally == NOBODY else p.clans.index(ally) + 1)
            points = mine[f.TOKEN_POINTS] + SET_BONUS[mine[f.PROVINCES]]
            assert mine[f.SCORED] == p.vp[clan] + points
            assert list(mine[f.OWNED : f.OWNED + CARD_COUNT]) == list(
                p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT]
            )


def odds_of(p: Public, turns: int, province: int) -> dict[int, float]:
    """Each clan's probability of winning a token, as `war_odds` computes it."""
    forces = all_forces(p)
    battles = remaining_battles(p, forces)
    odds = war_odds.CHANCES[turns]
    here = [war_odds._score_present(p, clan, odds, battles[clan]) for clan in range(5)]
    away = [war_odds._score_absent(p, clan, odds, battles[clan]) for clan in range(5)]
    return dict(war_odds._token_chances(p, province, forces[province], turns, here, away))


def test_tables_of_probabilities_agree_with_the_war_odds() -> None:
    """The features look up what `war_odds` computes; Coins are rounded to quarters for each battle."""
    looked = 0
    for game in moments(4, 0.1):
        world = world_of(game)
        p, row = world.public, features(world)
        if p.season > 2:
            continue
        for slot, province in enumerate(p.war):
            if slot < p.war_at or p.tokens[p.season * 8 + province] != NOBODY:
                continue
            wanted = odds_of(p, row[f.TURNS], province)
            for seat, clan in enumerate(p.clans):
                found = clan_row(row, seat)[f.WARS + f.WAR_COLUMNS * slot + 1] / 200
                assert found == pytest.approx(wanted.get(clan, 0.0), abs=0.03)
                looked += 1
    assert looked >= 50


def test_a_row_takes_few_calls() -> None:
    """Counted, not timed: the same on a busy machine."""
    worlds = [world_of(game) for game in moments(2)]
    world = worlds[-1]
    features(world)
    calls = 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        features(world)
    finally:
        sys.setprofile(None)
    assert calls <= MAX_CALLS
    assert calls or BUILD == "compiled"  # compiled functions are not counted

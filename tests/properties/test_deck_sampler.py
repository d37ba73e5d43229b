"""The deck sampler draws histories with the right probabilities, compared with counting all decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from hinode import Game
from hinode.vocab.ids import HIDDEN
from hinode.worlds.decks import PENDING, NoHistory, SeenHand, draw_history

Tiles = tuple[int, ...]
Story = tuple[tuple[Tiles, ...], tuple[int, ...], int]  # hands, laid tiles, next tile

RECRUIT, MARSHAL, TRAIN, HARVEST, BETRAY = range(5)
ALL = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
DRAWS = 3000


def stories(turns: list[SeenHand]) -> Counter[Story]:
    """Every order and play of the ten tiles that matches the turns."""
    found: Counter[Story] = Counter()
    for first in combinations(range(10), 4):
        rest = [tile for number, tile in enumerate(ALL) if number not in first]
        hand = tuple(ALL[number] for number in first)
        for story in _go_on(turns, hand, rest, (), ()):
            found[story] += 1
    return found


def _go_on(
    turns: list[SeenHand], hand: Tiles, rest: list[int], hands: tuple[Tiles, ...], laid: tuple[int, ...]
) -> Iterator[Story]:
    turn, hand = turns[len(hands)], tuple(sorted(hand))
    if turn.hand not in (None, hand):
        return
    lays = [PENDING] if turn.laid == PENDING else [t for t in sorted(set(hand)) if turn.laid in (t, HIDDEN)]
    for tile in lays:
        left = list(hand)
        if tile != PENDING:
            left.remove(tile)
        for number, new in enumerate(rest):
            told, down = (*hands, hand), (*laid, tile)
            if len(told) == len(turns):
                yield told, down, new
            else:
                yield from _go_on(turns, (*left, new), rest[:number] + rest[number + 1 :], told, down)


def drawn(turns: list[SeenHand], rng: Random) -> Story:
    size = 10 - len(turns) + (turns[-1].laid == PENDING)
    history = draw_history(turns, size, rng)
    hands = tuple(tuple(sorted(history.hands[turn.number])) for turn in turns)
    laid = tuple(history.laid[turn.number] for turn in turns)
    assert len(history.deck) == size
    used = Counter(history.deck) + Counter(tile for tile in laid if tile != PENDING)
    assert used == Counter(ALL)
    top = 4 if turns[-1].laid == PENDING else 3
    return hands, laid, history.deck[top]


CASES = {
    "one tile laid by a rival": [SeenHand(1, None, TRAIN)],
    "one tile laid face down": [SeenHand(1, None, HIDDEN)],
    "a rival is choosing": [SeenHand(1, None, PENDING)],
    "own hand, then a rival chooses": [SeenHand(1, (0, 0, 1, 2), 1), SeenHand(2, None, PENDING)],
    "own hand, then a tile face down": [SeenHand(1, (0, 1, 2, 3), 3), SeenHand(2, None, HIDDEN)],
    "face down, then own hand": [SeenHand(1, None, HIDDEN), SeenHand(2, (0, 0, 3, 4), PENDING)],
    "face down, face up, choosing": [
        SeenHand(1, None, HIDDEN),
        SeenHand(2, None, 2),
        SeenHand(3, None, PENDING),
    ],
    "own hands around a face-down tile": [
        SeenHand(1, (1, 1, 2, 3), 2),
        SeenHand(2, None, HIDDEN),
        SeenHand(3, (1, 3, 4, 4), PENDING),
    ],
}


@pytest.mark.parametrize("name", CASES)
def test_histories_are_drawn_in_proportion_to_their_decks(name: str) -> None:
    """POL-3, POL-4: each marginal within five standard deviations of the exact share."""
    turns, rng = CASES[name], Random(name)
    exact = stories(turns)
    total = sum(exact.values())
    seen = Counter(drawn(turns, rng) for _ in range(DRAWS))
    assert set(seen) <= set(exact), "an impossible history"
    for marginal in _marginals(len(turns)):
        shares: Counter[object] = Counter()
        for story, count in exact.items():
            shares[marginal(story)] += count
        found: Counter[object] = Counter()
        for story, count in seen.items():
            found[marginal(story)] += count
        for value, count in shares.items():
            share = count / total
            slack = 5 * sqrt(share * (1 - share) / DRAWS) + 1 / DRAWS
            assert abs(found[value] / DRAWS - share) <= slack, (value, found[value] / DRAWS, share)


def _marginals(turns: int) -> list[Callable[[Story], object]]:
    """The compared values: the hand and the tile of each turn, the next tile, and all of them together."""

    def hand(at: int) -> Callable[[Story], object]:
        return lambda story: story[0][at]

    def tile(at: int) -> Callable[[Story], object]:
        return lambda story: story[1][at]

    of_turns = [marginal(at) for at in range(turns) for marginal in (hand, tile)]
    return [*of_turns, lambda story: story[2], lambda story: story]


def test_before_the_first_turn_every_order_is_equally_likely() -> None:
    """SET-9: each of the five kinds is on top one time in five."""
    rng = Random(9)
    tops = Counter(draw_history([], 10, rng).deck[0] for _ in range(DRAWS))
    assert all(abs(count / DRAWS - 0.2) < 0.04 for count in tops.values())
    assert len(tops) == 5


def test_an_impossible_hand_is_refused() -> None:
    """Three tiles of a kind do not exist (SET-9)."""
    with pytest.raises(NoHistory):
        draw_history([SeenHand(1, (0, 0, 0, 1), PENDING)], 10, Random(1))


def test_a_seat_expects_the_tiles_it_put_back_and_one_more() -> None:
    """POL-3, through the public API: after Train from recruit, recruit, train, betray, the next hand is the
    other three and one of the six below, two of which are marshal and two harvest."""
    political = {"turn": 1, "current": "koi", "hand": ["recruit", "recruit", "train", "betray"]}
    game = Game.from_position(
        {
            "players": {clan: {} for clan in ("koi", "turtle", "bonsai")},
            "phase": "political",
            "political": political,
        }
    )
    game.answer("koi", {"kind": "mandate", "tile": "train"})
    while game.pending[0].kind != "mandate":
        decision = game.pending[0]
        game.answer(decision.clan, {"kind": "done"})
    rng, extra = Random(3), Counter[str]()
    for _ in range(DRAWS):
        hand = Counter(game.sample("koi", rng).view("turtle")["private"]["hand"])
        extra += hand - Counter(["recruit", "recruit", "betray"])
    assert sum(extra.values()) == DRAWS
    shares = {tile: count / DRAWS for tile, count in extra.items()}
    expected = {"marshal": 2 / 6, "harvest": 2 / 6, "train": 1 / 6, "betray": 1 / 6}
    assert set(shares) == set(expected)
    assert all(abs(shares[tile] - share) < 0.05 for tile, share in expected.items()), shares

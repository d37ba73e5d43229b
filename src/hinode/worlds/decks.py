"""Random mandate decks consistent with what one seat has seen (POL-3, POL-4).

The tiles of a season come one after another: four for the first hand, then one more with each turn.
A seat knows its own hands and every tile laid face up. All histories that agree with that are counted
once, by turn, and one is drawn with the right odds.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from random import Random
from typing import Final

from hinode.vocab.facts import ALL_TILES
from hinode.vocab.ids import HIDDEN

Tiles = tuple[int, ...]
PENDING: Final = -2  # the hand of this turn is still being looked at


@dataclass(frozen=True, slots=True)
class SeenHand:
    """One mandate turn as the seat knows it: its own hand or None, the tile laid, HIDDEN or PENDING."""

    number: int
    hand: Tiles | None
    laid: int


@dataclass(frozen=True, slots=True)
class History:
    """A drawn history: each turn's hand and laid tile, and the deck that is left, top first."""

    hands: dict[int, Tiles]
    laid: dict[int, int]
    deck: Tiles


class NoHistory(ValueError):
    """No deck is consistent with what the seat is supposed to have seen."""


def _without(tiles: Tiles, tile: int) -> Tiles:
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]


class _Counting:
    """Counts the ways in which the remaining turns can go."""

    def __init__(self, turns: tuple[SeenHand, ...]) -> None:
        self.turns = turns
        self._known: dict[tuple[int, Tiles, Tiles], int] = {}

    def ways(self, turn: int, hand: Tiles, rest: Tiles) -> int:
        key = (turn, hand, rest)
        found = self._known.get(key)
        if found is None:
            if turn + 1 == len(self.turns):
                found = len(self.lays(turn, hand))
            else:
                found = 0
                for weight, _, (after, left) in self.steps(*key):
                    found += weight * self.ways(turn + 1, after, left)
            self._known[key] = found
        return found

    def lays(self, turn: int, hand: Tiles) -> list[int]:
        """Tiles that may have been laid from this hand; none if it is not the hand that was seen."""
        known = self.turns[turn]
        if known.hand is not None and known.hand != hand:
            return []
        if known.laid == PENDING:
            return [PENDING]
        if known.laid == HIDDEN:
            return sorted(set(hand))
        return [known.laid] if known.laid in hand else []

    def steps(self, turn: int, hand: Tiles, rest: Tiles) -> list[tuple[int, int, tuple[Tiles, Tiles]]]:
        """(weight, tile laid, (next hand, tiles still to come)) of every way to the next turn."""
        if turn + 1 >= len(self.turns):
            return []
        drawn = _draws(rest)
        return [
            (count, tile, (_changed(hand, tile, new), left))
            for tile in self.lays(turn, hand)
            for new, count, left in drawn
        ]


@cache  # few: there are two tiles of each mandate
def _draws(rest: Tiles) -> list[tuple[int, int, Tiles]]:
    """(tile, copies of it, tiles left) of every draw."""
    return [(new, rest.count(new), _without(rest, new)) for new in sorted(set(rest))]


@cache
def _changed(hand: Tiles, laid: int, drawn: int) -> Tiles:
    return tuple(sorted((*_without(hand, laid), drawn)))


def _first_hands(rest: Tiles, hand: Tiles | None) -> Counter[Tiles]:
    """Every first hand, with the number of ways to draw it."""
    if hand is None:
        return Counter(combinations(rest, 4))
    return Counter({hand: 1}) if not Counter(hand) - Counter(rest) else Counter()


@cache  # by what is known of the first hand: all or nothing
def _firsts(hand: Tiles | None) -> list[tuple[int, Tiles, Tiles]]:
    """(ways to draw it, first hand, tiles still to come) of every first hand."""
    found = sorted(_first_hands(ALL_TILES, hand).items())
    return [(n, first, tuple(sorted((Counter(ALL_TILES) - Counter(first)).elements()))) for first, n in found]


@lru_cache(maxsize=64)  # search draws many worlds from one position
def _beginnings(turns: tuple[SeenHand, ...]) -> tuple[_Counting, list[tuple[Tiles, Tiles]], list[int]]:
    """The counting, every (first hand, tiles still to come), and the weight of each."""
    counting, found = _Counting(turns), _firsts(turns[0].hand)
    weights = [n * counting.ways(0, hand, rest) for n, hand, rest in found]
    return counting, [(hand, rest) for _, hand, rest in found], weights


def draw_history(turns: list[SeenHand], deck_size: int, rng: Random) -> History:
    rest = ALL_TILES
    hands: dict[int, Tiles] = {}
    laid: dict[int, int] = {}
    top: Tiles = ()
    if turns:
        counting, firsts, weights = _beginnings(tuple(turns))
        hand, rest = firsts[_draw(weights, rng)]
        for at, turn in enumerate(turns):
            hands[turn.number] = hand
            steps = counting.steps(at, hand, rest)
            if steps:
                odds = [weight * counting.ways(at + 1, *to) for weight, _, to in steps]
                _, laid[turn.number], (hand, rest) = steps[_draw(odds, rng)]
            else:
                laid[turn.number] = rng.choice(counting.lays(at, hand))
                top = hand if turn.laid == PENDING else _without(hand, laid[turn.number])
    below = list(rest)
    rng.shuffle(below)
    return History(hands, laid, (top + tuple(below))[:deck_size])


def _draw(weights: list[int], rng: Random) -> int:
    total = sum(weights)
    if not total:
        raise NoHistory("no deck agrees with the tiles seen")
    number = rng.randrange(total)
    for at, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return at
    raise AssertionError("unreachable")

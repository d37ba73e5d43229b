"""Options: a lazy sequence of answers that takes either form of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import comb
from typing import Any

import pytest

from hinode import Options
from hinode.vocab import codes
from hinode.vocab.answers import (
    Answer,
    Bid,
    Buy,
    Done,
    Effect,
    Gift,
    Mandate,
    Move,
    Pay,
    Place,
    Propose,
    Ready,
)
from hinode.vocab.bids import BidCodes

LISTED: tuple[Answer, ...] = (Ready(), Propose("lotus"), Propose("turtle"))


def listed() -> Options:
    found = [codes.encode(answer) for answer in LISTED]
    return Options([code for code in found if code is not None])


def bids(coins: int) -> Options:
    return Options(BidCodes(coins))


def all_bids(coins: int) -> list[Bid]:
    """Every way to put at most `coins` on the four advantages, in lexical order, the slow way."""
    each = range(coins + 1)
    return [Bid(*bid) for bid in product(each, repeat=4) if sum(bid) <= coins]


def test_options_are_a_sequence() -> None:
    options = listed()
    assert isinstance(options, Sequence)
    assert len(options) == 3
    assert list(options) == list(LISTED)
    assert list(reversed(options)) == list(reversed(LISTED))
    assert options.index(Propose("turtle")) == 2


@pytest.mark.parametrize("index", [0, 1, 2, -1, -2, -3])
def test_options_are_indexed_from_both_ends(index: int) -> None:
    assert listed()[index] == LISTED[index]


@pytest.mark.parametrize("index", [3, -4, 1000])
def test_an_index_beyond_the_options_is_an_index_error(index: int) -> None:
    with pytest.raises(IndexError):
        listed()[index]


@pytest.mark.parametrize(
    "part", [slice(1, None), slice(None, -1), slice(None, None, -1), slice(5, 9), slice(0, 3, 2)]
)
def test_a_slice_of_options_is_a_sequence_of_answers(part: slice) -> None:
    assert list(listed()[part]) == list(LISTED[part])
    assert list(bids(2)[part]) == all_bids(2)[part]


@pytest.mark.parametrize("answer", LISTED, ids=repr)
def test_an_option_is_in_its_options_in_either_form(answer: Answer) -> None:
    assert answer in listed()
    assert answer.to_json() in listed()


@pytest.mark.parametrize(
    "answer",
    [
        *[Propose("koi"), Done(), Mandate("recruit"), {"kind": "propose", "to": "koi"}, {"kind": "done"}],
        *[Effect("the-weather"), {"kind": "effect", "source": "the-weather"}],
        *[Propose("atlantis"), Propose(3), Propose(["lotus"]), Pay({}), Effect(["koi"]), Answer()],  # type: ignore[arg-type]
        *[Move("bushi", "edo", "nowhere"), Place("shinto"), Place("shinto", "edo", "fujin"), Buy("x")],
        *[
            None,
            0,
            True,
            "ready",
            b"ready",
            [],
            ["ready"],
            {},
            {"kind": "ready", "extra": 1},
            ...,
            Ready,
        ],
        *[{"kind": ["ready"]}, {"kind": {}}, {"kind": "propose"}, {"kind": "propose", "to": ["lotus"]}],
    ],
    ids=repr,
)
def test_anything_else_is_not_in_the_options(answer: object) -> None:
    assert answer not in listed()


@pytest.mark.parametrize("coins", range(7))
def test_bids_are_all_ways_to_spend_at_most_the_coins_in_order(coins: int) -> None:
    """BAT-3"""
    expected = all_bids(coins)
    options = bids(coins)
    assert len(options) == len(expected) == comb(coins + 4, 4)
    assert list(options) == expected
    assert [options[number] for number in range(len(expected))] == expected
    assert [options[-1 - number] for number in range(len(expected))] == expected[::-1]


@pytest.mark.parametrize("coins", [0, 3, 6])
def test_there_is_no_bid_after_the_last(coins: int) -> None:
    """BAT-3"""
    for index in (len(bids(coins)), -len(bids(coins)) - 1):
        with pytest.raises(IndexError):
            bids(coins)[index]


def test_no_coins_leave_one_bid() -> None:
    """BAT-14"""
    assert list(bids(0)) == [Bid(0, 0, 0, 0)]


def test_forty_coins_are_numbered_and_not_listed() -> None:
    """BAT-3"""
    options = bids(40)
    assert len(options) == comb(44, 4) == 135_751
    assert options[0] == Bid(0, 0, 0, 0)
    assert options[40] == Bid(0, 0, 0, 40)
    assert options[-1] == Bid(40, 0, 0, 0)
    assert all(options[number] in options for number in range(0, len(options), 9973))


def test_bids_of_very_many_coins_are_found_quickly() -> None:
    """BAT-3"""
    options = bids(5000)
    assert len(options) == comb(5004, 4)
    assert options[-1] == Bid(5000, 0, 0, 0)
    assert Bid(1250, 1250, 1250, 1250) in options
    assert Bid(1250, 1250, 1250, 1251) not in options


@pytest.mark.parametrize(
    "bid", [(3, 0, 0, 0), (0, 3, 0, 0), (0, 0, 3, 0), (0, 0, 0, 3), (1, 1, 1, 0), (0, 0, 0, 0)], ids=str
)
def test_what_can_be_paid_is_among_the_bids(bid: tuple[int, int, int, int]) -> None:
    """BAT-3"""
    assert Bid(*bid) in bids(3)
    assert Bid(*bid).to_json() in bids(3)


@pytest.mark.parametrize(
    "bid",
    [
        *[(4, 0, 0, 0), (1, 1, 1, 1), (0, 0, 0, 65535)],
        *[(-1, 0, 0, 0), (-1, 1, 0, 0), (0, 0, 0, -1), (3, 1, 0, -1)],
        *[(65536, 0, 0, 0), (0, 0, 0, 65536), (65537, 0, 0, 0), (0, 131072, 0, 0)],
        *[(True, 0, 0, 0), (0, 0, 0, False), (1.0, 0, 0, 0), ("1", 0, 0, 0), (None, 0, 0, 0), ([], 0, 0, 0)],
    ],
    ids=str,
)
def test_what_cannot_be_bid_is_not_among_the_bids(bid: tuple[Any, Any, Any, Any]) -> None:
    """BAT-3"""
    assert Bid(*bid) not in bids(3)
    assert Bid(*bid).to_json() not in bids(3)


def test_a_gift_is_not_a_bid() -> None:
    assert Gift("koi", 1, 0) not in bids(3)


@pytest.mark.parametrize("code", [None, "19", 1.5, codes.DONE, codes.pack(codes.GIFT, 1, 1, 1, 0), True])
def test_codes_of_other_answers_are_not_bids(code: object) -> None:
    assert code not in BidCodes(5)

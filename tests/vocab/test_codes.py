"""Answers as ints and back."""

from __future__ import annotations

from typing import Any

import pytest

from hinode.vocab import codes
from hinode.vocab.answers import Bid, Effect, Gift, parse_answer
from tests.vocab.samples import SAMPLES, Json, name_of


@pytest.mark.parametrize("sample", SAMPLES, ids=name_of)
def test_a_code_names_exactly_its_answer(sample: Json) -> None:
    answer = parse_answer(sample)
    code = codes.encode(answer)
    assert code is not None
    assert codes.decode(code) == answer
    assert codes.encode(codes.decode(code)) == code
    assert codes.VERB_NO[answer.kind] == codes.verb_of(code)


def test_different_answers_have_different_codes() -> None:
    assert len({codes.encode(parse_answer(sample)) for sample in SAMPLES}) == len(SAMPLES)


@pytest.mark.parametrize("sample", SAMPLES, ids=name_of)
def test_an_answer_decoded_once_is_found_again(sample: Json) -> None:
    """Gifts are not kept. Of a bid, four whole numbers need no other check."""
    answer = parse_answer(sample)
    code = codes.encode(answer)
    assert code is not None
    codes.decode(code)
    assert codes.find(answer) == (None if isinstance(answer, Gift) else code)


@pytest.mark.parametrize("coins", [-1, 65536, True, 1.0, "1", None])
def test_a_bid_of_anything_but_small_whole_numbers_is_not_found(coins: Any) -> None:
    assert codes.find(Bid(0, 0, coins, 0)) is None


def test_an_effect_of_an_unknown_source_has_no_code() -> None:
    assert codes.encode(Effect("the-weather")) is None


@pytest.mark.parametrize("number", range(4))
def test_each_number_of_a_code_has_sixteen_bits_of_its_own(number: int) -> None:
    numbers = [0, 0, 0, 0]
    numbers[number] = 65535
    code = codes.pack(codes.BID, *numbers)
    assert [codes.arg(code, at) for at in range(4)] == numbers
    assert codes.verb_of(code) == codes.BID


def test_the_total_of_a_bid() -> None:
    assert codes.bid_total(codes.pack(codes.BID, 1, 20, 300, 4000)) == 4321

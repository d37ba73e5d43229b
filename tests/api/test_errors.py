"""What the engine raises."""

from __future__ import annotations

import pytest

import hinode
from hinode import Game, HinodeError, IllegalAnswer, InvalidOptions, InvalidPosition, InvalidRecord


@pytest.mark.parametrize("error", [IllegalAnswer, InvalidOptions, InvalidPosition, InvalidRecord])
def test_every_error_is_a_hinode_error(error: type[Exception]) -> None:
    assert issubclass(error, hinode.HinodeError)


def test_a_hinode_error_is_a_value_error() -> None:
    assert issubclass(HinodeError, ValueError)


def test_no_error_is_another() -> None:
    kinds = (IllegalAnswer, InvalidOptions, InvalidPosition, InvalidRecord)
    assert not any(issubclass(one, two) for one in kinds for two in kinds if one is not two)


def test_a_refusal_names_its_clause_and_shows_it() -> None:
    error = IllegalAnswer("not adjacent", "MAR-1")
    assert error.clause == "MAR-1"
    assert "not adjacent" in str(error)
    assert "MAR-1" in str(error)


def test_a_fault_of_form_has_no_clause() -> None:
    error = IllegalAnswer("no such kind")
    assert error.clause is None
    assert str(error) == "no such kind"


def test_a_refusal_says_what_is_wrong_and_names_the_rule() -> None:
    """TEA-2"""
    game = Game.new(clans=["koi", "lotus", "turtle"])
    with pytest.raises(IllegalAnswer, match=r"lotus.*TEA-2") as caught:
        game.answer("koi", {"kind": "accept", "from": "lotus"})
    assert caught.value.clause == "TEA-2"

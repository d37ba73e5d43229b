"""What the engine raises."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import hinode
from hinode import Game, HinodeError, IllegalAnswer, InvalidOptions, InvalidPosition, InvalidRecord
from hinode.vocab.errors import quote, reason

NOT_ADJACENT = IllegalAnswer(
    reason("refused-not-adjacent", from_province="oshu", to_province="kyushu"), "MAR-1"
)


@pytest.mark.parametrize("error", [IllegalAnswer, InvalidOptions, InvalidPosition, InvalidRecord])
def test_every_error_is_a_hinode_error(error: type[Exception]) -> None:
    assert issubclass(error, hinode.HinodeError)


def test_a_hinode_error_is_a_value_error() -> None:
    assert issubclass(HinodeError, ValueError)


def test_no_error_is_another() -> None:
    kinds = (IllegalAnswer, InvalidOptions, InvalidPosition, InvalidRecord)
    assert not any(issubclass(one, two) for one in kinds for two in kinds if one is not two)


def test_a_refusal_names_its_clause_and_shows_it() -> None:
    assert NOT_ADJACENT.clause == "MAR-1"
    assert str(NOT_ADJACENT) == "Kyushu is not adjacent to Oshu. [MAR-1]"


def test_a_refusal_has_a_message_of_the_catalog_and_its_variables() -> None:
    assert NOT_ADJACENT.message == "refused-not-adjacent"
    assert NOT_ADJACENT.variables == {"from_province": "oshu", "to_province": "kyushu"}


def test_a_refusal_can_be_read_in_every_language() -> None:
    assert NOT_ADJACENT.text("en") == "Kyushu is not adjacent to Oshu."
    assert NOT_ADJACENT.text("zh-Hant") == "九州與奧州不相鄰。"


def test_an_error_that_no_player_sees_is_plain_text() -> None:
    error = HinodeError("since: a whole number")
    assert (str(error), error.text("zh-Hant")) == ("since: a whole number",) * 2
    assert (error.message, error.variables, error.clause) == (None, {}, None)


def test_a_fault_of_form_has_no_clause() -> None:
    error = IllegalAnswer(reason("refused-gift-empty"))
    assert error.clause is None
    assert str(error) == "A gift needs at least one Coin or Ronin."


def test_a_refusal_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(NOT_ADJACENT))
    assert (str(again), again.clause, again.message) == (str(NOT_ADJACENT), "MAR-1", NOT_ADJACENT.message)


LONG: list[Any] = ["x" * 5000, ["y"] * 5000, 10**3000, 10**5000, [10**5000], {"kind": "z" * 5000}]


@pytest.mark.parametrize("value", LONG, ids=lambda value: type(value).__name__)
def test_at_most_100_characters_of_input_are_quoted(value: Any) -> None:
    assert 0 < len(quote(value)) <= 100


@pytest.mark.parametrize("value", LONG, ids=lambda value: type(value).__name__)
def test_no_error_repeats_long_input(value: Any) -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"])
    record = game.record()
    attempts: list[Callable[[], object]] = [
        lambda: game.answer("koi", value),
        lambda: game.answer(value, {"kind": "ready"}),
        lambda: game.answer("koi", {"kind": value}),
        lambda: game.answer("koi", {"kind": "propose", "to": value}),
        lambda: game.answer("koi", {"kind": "effect", "source": value}),
        lambda: game.view(value),
        lambda: game.force("koi", value),
        lambda: Game.new(clans=value),
        lambda: Game.new(clans=["koi", "lotus", value]),
        lambda: Game.new(clans=["koi", "lotus", "turtle"], season_set=value),
        lambda: Game.new(clans=["koi", "lotus", "turtle"], shrines=[value] * 4),
        lambda: Game.from_position(value),
        lambda: Game.from_position({"players": value}),
        lambda: Game.from_position({"players": {"koi": {"vp": value}, "lotus": {}, "turtle": {}}}),
        lambda: Game.replay(value),
        lambda: Game.replay({**record, "format": value}),
        lambda: Game.replay({**record, "answers": [value]}),
        lambda: Game.replay({**record, "start": {"options": {**record["start"]["options"], "x" * 5000: 1}}}),
    ]
    for attempt in attempts:
        with pytest.raises(HinodeError) as caught:
            attempt()
        assert len(str(caught.value)) <= 300


def test_a_refusal_says_what_is_wrong_and_names_the_rule() -> None:
    """TEA-2"""
    game = Game.new(clans=["koi", "lotus", "turtle"])
    with pytest.raises(IllegalAnswer, match=r"Lotus.*TEA-2") as caught:
        game.answer("koi", {"kind": "accept", "from": "lotus"})
    assert caught.value.clause == "TEA-2"

"""What cannot be replayed is an `InvalidRecord` that says what is wrong and where."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from hinode import Game, InvalidRecord
from tests.notation.examples import FULL, THREE
from tests.support.play import play_out
from tests.support.script import Json

KEYS = ("format", "version", "start", "chance", "answers")


@cache
def sound() -> Json:
    """The record of a whole game of three, in which the first answers are those of a tea ceremony."""
    game = Game.new(clans=list(THREE), seed=5)
    game.answer("koi", {"kind": "propose", "to": "lotus"})
    game.answer("lotus", {"kind": "accept", "from": "koi"})
    return play_out(game, Random(5)).record()


def refuses(record: Any, where: str) -> None:
    with pytest.raises(InvalidRecord, match=re.escape(where)):
        Game.replay(record)


def test_the_sound_record_is_sound() -> None:
    assert Game.replay(sound()).result is not None


@pytest.mark.parametrize(
    "record", [None, 3, True, "record", b"", [], [{}], ..., {}], ids=lambda v: type(v).__name__
)
def test_a_record_is_an_object(record: Any) -> None:
    with pytest.raises(InvalidRecord):
        Game.replay(record)


@pytest.mark.parametrize("key", KEYS)
def test_no_key_may_be_missing(key: str) -> None:
    refuses({name: value for name, value in sound().items() if name != key}, key)


@pytest.mark.parametrize("key", ["seed", "Format", "result", ""])
def test_no_other_key_is_known(key: str) -> None:
    refuses({**sound(), key: 1}, repr(key))


@pytest.mark.parametrize("value", [None, 1, "", "chess", "Hinode-record", ["hinode-record"], {}])
def test_the_format_must_be_this_one(value: Any) -> None:
    refuses({**sound(), "format": value}, "format")


@pytest.mark.parametrize("value", [None, 0, 2, "1", [1], {}, True])
def test_the_version_must_be_this_one(value: Any) -> None:
    refuses({**sound(), "version": value}, "version")


@pytest.mark.parametrize(
    "start",
    [
        *[
            None,
            3,
            "options",
            [],
            {},
            {"option": {}},
            {"options": None},
            {"options": []},
            {"options": {}, "position": {}},
        ],
        *[
            {"position": None},
            {"position": []},
            {"position": {}},
            {"position": {"players": {}}},
            {"options": "koi"},
        ],
    ],
    ids=str,
)
def test_the_start_is_options_or_a_position(start: Any) -> None:
    refuses({**sound(), "start": start}, "start")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *[
            ("clans", ["koi", "lotus"]),
            ("clans", ["koi", "lotus", "crane"]),
            ("clans", None),
            ("season_set", "core"),
        ],
        *[
            ("season_set", None),
            ("shrines", ["fujin"]),
            ("shrines", "fujin"),
            ("kami_unbound", 1),
            ("kami_unbound", None),
        ],
        *[("seed", "5"), ("seed", None), ("seed", True), ("players", 3), ("Seed", 5)],
    ],
)
def test_the_options_of_a_start_are_those_of_a_new_game(key: str, value: Any) -> None:
    """SET-1, SET-6, SET-7"""
    options = {**sound()["start"]["options"], key: value}
    refuses({**sound(), "start": {"options": options}}, "start")


@pytest.mark.parametrize("key", ["clans", "season_set", "shrines", "kami_unbound", "seed"])
def test_no_option_of_a_start_may_be_missing(key: str) -> None:
    options = {name: value for name, value in sound()["start"]["options"].items() if name != key}
    refuses({**sound(), "start": {"options": options}}, "start")


def test_a_fault_of_a_start_position_is_named_with_its_place() -> None:
    position = {"players": {**THREE, "koi": {"coins": -1}}}
    refuses({**sound(), "start": {"position": position}, "chance": [], "answers": []}, "players.koi.coins")


@pytest.mark.parametrize("value", [None, 3, "0123", {}, {"0": [0, 1]}])
def test_chance_is_a_list(value: Any) -> None:
    refuses({**sound(), "chance": value}, "chance")


@pytest.mark.parametrize(
    "outcome",
    [
        *[None, 3, "0123456", {}, [0, 1, 2, 3, 4, 5, 5], [1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, -1]],
        *[
            [0, 1, 2, 3, 4, 5, "6"],
            [0, 1, 2, 3, 4, 5, 6.0],
            [0, True, 2, 3, 4, 5, 6],
            [[0], 1, 2, 3, 4, 5, 6],
            [None],
        ],
    ],
    ids=str,
)
@pytest.mark.parametrize("number", [0, 3])
def test_an_outcome_is_an_order(number: int, outcome: Any) -> None:
    chance = deepcopy(sound()["chance"])
    chance[number] = outcome
    refuses({**sound(), "chance": chance}, f"chance[{number}]")


def test_an_outcome_is_of_the_right_size() -> None:
    """SET-6, SET-8, SET-9, CLN-3: also one that comes out in the middle of the game."""
    assert len(sound()["chance"]) == 8  # shrines, three piles, the deck, and three shuffles
    for number in range(8):
        chance = deepcopy(sound()["chance"])
        chance[number] = [0, 1, 2]
        refuses({**sound(), "chance": chance}, f"chance[{number}]")


def test_the_place_of_an_outcome_is_its_place_in_the_record() -> None:
    """CLN-3: the position had drawn twelve times before its record begins."""
    record = play_out(Game.from_position(FULL), Random(1)).record()
    record["chance"][0] = [0, 1, 2]
    refuses(record, "chance[0]")


@pytest.mark.parametrize("value", [None, 3, "koi", {}, {"koi": {"kind": "ready"}}])
def test_answers_are_a_list(value: Any) -> None:
    refuses({**sound(), "answers": value}, "answers")


@pytest.mark.parametrize(
    "pair",
    [
        *[
            None,
            3,
            "koi",
            {},
            [],
            ["koi"],
            ["koi", {"kind": "ready"}, 1],
            {"clan": "koi"},
            ["crane", {"kind": "ready"}],
        ],
        *[
            ["bonsai", {"kind": "ready"}],
            [None, {"kind": "ready"}],
            [0, {"kind": "ready"}],
            [["koi"], {"kind": "ready"}],
        ],
        *[
            ["koi", None],
            ["koi", "ready"],
            ["koi", []],
            ["koi", {}],
            ["koi", {"kind": "surrender"}],
            ["koi", {"kind": []}],
        ],
        *[
            ["koi", {"kind": "ready", "extra": 1}],
            ["koi", {"kind": "propose"}],
            ["koi", {"kind": "propose", "to": 3}],
        ],
        *[
            ["koi", {"kind": "propose", "to": "koi"}],
            ["koi", {"kind": "yes"}],
            ["turtle", {"kind": "accept", "from": "koi"}],
        ],
    ],
    ids=str,
)
@pytest.mark.parametrize("number", [0, 1])
def test_an_answer_is_a_clan_and_what_it_might_have_said(number: int, pair: Any) -> None:
    answers = deepcopy(sound()["answers"])
    answers[number] = pair
    refuses({**sound(), "answers": answers}, f"answers[{number}]")


def spoiled(change: Callable[[list[Any]], object]) -> Json:
    answers = deepcopy(sound()["answers"])
    change(answers)
    return {**sound(), "answers": answers}


def test_answers_out_of_order_are_refused_where_they_stand() -> None:
    """TEA-2: nothing can be accepted before it is proposed."""
    refuses(spoiled(lambda answers: answers.insert(0, answers.pop(1))), "answers[0]")


def test_an_answer_said_twice_is_refused_where_it_stands() -> None:
    """TEA-2"""
    refuses(spoiled(lambda answers: answers.insert(1, answers[0])), "answers[1]")


def test_an_answer_left_out_is_missed_by_the_next() -> None:
    """TEA-2"""
    refuses(spoiled(lambda answers: answers.pop(0)), "answers[0]")


def test_nothing_can_be_answered_after_the_end() -> None:
    """WIN-5"""
    refuses(
        spoiled(lambda answers: answers.append(["koi", {"kind": "done"}])),
        f"answers[{len(sound()['answers'])}]",
    )


def test_a_fault_in_an_answer_names_its_clause() -> None:
    """TEA-2"""
    with pytest.raises(InvalidRecord, match="TEA-2"):
        Game.replay(spoiled(lambda answers: answers.pop(0)))

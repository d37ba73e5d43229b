"""Answers and their JSON."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from hinode import Answer, IllegalAnswer
from hinode.vocab.answers import (
    ANSWER_KINDS,
    Bid,
    Done,
    Gift,
    Mandate,
    Move,
    Pay,
    Place,
    Replace,
    parse_answer,
)
from tests.vocab.samples import SAMPLES, Json, name_of

ID_KEYS = ("to", "from", "clan", "tile", "announce", "figure", "province", "shrine", "card", "with")


@pytest.mark.parametrize("sample", SAMPLES, ids=name_of)
def test_an_answer_survives_its_json(sample: Json) -> None:
    answer = parse_answer(json.loads(json.dumps(sample)))
    assert isinstance(answer, Answer)
    assert answer.to_json() == sample
    assert parse_answer(answer.to_json()) == answer


def test_the_samples_are_of_every_kind_there_is() -> None:
    assert {sample["kind"] for sample in SAMPLES} == set(ANSWER_KINDS)


@pytest.mark.parametrize("sample", SAMPLES, ids=name_of)
def test_an_answer_object_is_read_as_its_json_is(sample: Json) -> None:
    answer = parse_answer(sample)
    assert parse_answer(answer) == answer


@pytest.mark.parametrize("sample", SAMPLES, ids=name_of)
def test_an_unknown_key_is_refused(sample: Json) -> None:
    with pytest.raises(IllegalAnswer, match="because"):
        parse_answer({**sample, "because": "it is fun"})


@pytest.mark.parametrize(
    ("sample", "key"),
    [(sample, key) for sample in SAMPLES for key in sample if key not in ("kind", "announce", "shrine")],
    ids=lambda value: value if isinstance(value, str) else name_of(value),
)
def test_a_missing_key_is_refused(sample: Json, key: str) -> None:
    with pytest.raises(IllegalAnswer):
        parse_answer({name: value for name, value in sample.items() if name != key})


@pytest.mark.parametrize(
    ("sample", "key"),
    [(sample, key) for sample in SAMPLES for key in sample if key in ID_KEYS],
    ids=lambda value: value if isinstance(value, str) else name_of(value),
)
def test_an_id_must_be_of_the_right_kind(sample: Json, key: str) -> None:
    for bad in (None, 3, True, 1.5, [], {}, ["edo"], {"id": "edo"}, "", "atlantis", "EDO", "edo "):
        with pytest.raises(IllegalAnswer, match=key):
            parse_answer({**sample, key: bad})


@pytest.mark.parametrize("bad", [None, True, False, -1, 1.0, "1", [], {}, 65536])
@pytest.mark.parametrize("key", ["seppuku", "hostage", "ronin", "poets"])
def test_a_bid_is_of_whole_numbers_from_0_up(key: str, bad: Any) -> None:
    """BAT-3: any number of Coins, also none."""
    with pytest.raises(IllegalAnswer, match=key):
        parse_answer({"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0, key: bad})


@pytest.mark.parametrize("bad", [None, True, -1, 2.0, "2", []])
@pytest.mark.parametrize("key", ["coins", "ronin"])
def test_a_gift_is_of_whole_numbers_from_0_up(key: str, bad: Any) -> None:
    """NEG-1"""
    with pytest.raises(IllegalAnswer, match=key):
        parse_answer({"kind": "gift", "to": "koi", "coins": 1, "ronin": 1, key: bad})


def test_a_number_too_long_to_print_is_refused_like_any_other() -> None:
    bid = {"kind": "bid", "seppuku": 10**5000, "hostage": 0, "ronin": 0, "poets": 0}
    with pytest.raises(IllegalAnswer):
        parse_answer(bid)


def test_a_gift_of_nothing_is_refused() -> None:
    """NEG-1"""
    with pytest.raises(IllegalAnswer, match="at least one"):
        parse_answer({"kind": "gift", "to": "koi", "coins": 0, "ronin": 0})


@pytest.mark.parametrize(
    "raw",
    [
        {"kind": "place", "figure": "shinto"},
        {"kind": "place", "figure": "shinto", "province": "edo", "shrine": "fujin"},
        {"kind": "replace", "clan": "koi", "figure": "shinto", "with": "shinto"},
        {
            "kind": "replace",
            "clan": "koi",
            "figure": "yurei",
            "with": "yurei",
            "province": "edo",
            "shrine": "fujin",
        },
    ],
)
def test_a_figure_is_put_in_a_province_or_in_a_shrine(raw: Json) -> None:
    with pytest.raises(IllegalAnswer, match="either a province or a shrine"):
        parse_answer(raw)


@pytest.mark.parametrize(
    "raw", [None, 0, True, 1.5, "done", b"done", [], ["done"], [("kind", "done")], ..., Done]
)
def test_an_answer_is_a_mapping(raw: object) -> None:
    with pytest.raises(IllegalAnswer):
        parse_answer(raw)


@pytest.mark.parametrize(
    "kind", [None, 1, True, "", "Done", "pass", "tea", "answer", [], {}, ["done"], {"kind": "done"}]
)
def test_an_unknown_kind_is_refused(kind: Any) -> None:
    with pytest.raises(IllegalAnswer, match="kind"):
        parse_answer({"kind": kind})


def test_an_answer_without_a_kind_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match="kind"):
        parse_answer({"tile": "recruit"})


def test_the_json_keys_are_from_and_with() -> None:
    """Python keeps those words to itself, so its fields are from_ and with_; the JSON does not."""
    assert Move("bushi", "edo", "kyoto").to_json() == {
        "kind": "move",
        "figure": "bushi",
        "from": "edo",
        "to": "kyoto",
    }
    with pytest.raises(IllegalAnswer, match="from_"):
        parse_answer({"kind": "move", "figure": "bushi", "from_": "edo", "to": "kyoto"})


def test_what_is_left_out_is_not_in_the_json() -> None:
    assert Mandate("train").to_json() == {"kind": "mandate", "tile": "train"}
    assert Place("shinto", shrine="fujin").to_json() == {
        "kind": "place",
        "figure": "shinto",
        "shrine": "fujin",
    }


def test_a_zero_is_not_left_out() -> None:
    assert Gift("koi", 0, 2).to_json() == {"kind": "gift", "to": "koi", "coins": 0, "ronin": 2}


@pytest.mark.parametrize(
    "answer",
    [
        Answer(),
        Mandate("recrute"),
        Mandate("recruit", "nothing"),
        Move("bushi", "edo", "nowhere"),
        Replace("koi", "bushi", "bushi"),
        Replace("koi", "bushi", "bushi", "edo", "fujin"),
        Gift("koi", 0, 0),
        Gift("koi", -1, 2),
        Bid(True, 0, 0, 0),
        Bid(0, 0, 0, -1),
        Pay("nobody"),
    ],
    ids=repr,
)
def test_an_answer_built_by_hand_is_checked_too(answer: Answer) -> None:
    with pytest.raises(IllegalAnswer):
        parse_answer(answer)


def test_answers_are_values() -> None:
    """Equal and hashable by what they say, and never changed."""
    move = Move("bushi", "edo", "kyoto")
    assert move == Move("bushi", "edo", "kyoto")
    assert len({move, Move("bushi", "edo", "kyoto"), Move("bushi", "kyoto", "edo")}) == 2
    with pytest.raises(FrozenInstanceError):
        move.figure = "shinto"  # type: ignore[misc]

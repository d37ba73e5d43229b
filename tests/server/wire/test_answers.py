"""The wire accepts exactly the answers that the engine accepts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from hinode import IllegalAnswer
from hinode.server.wire.engine_types import AnyAnswer
from hinode.vocab.answers import parse_answer
from tests.vocab.samples import SAMPLES, Json, name_of

ANSWER: TypeAdapter[Json] = TypeAdapter(AnyAnswer)
WRONG: tuple[Any, ...] = (None, True, -1, 65536, 1.5, "1", "", "nobody", [], {})


def spoiled(sample: Json) -> Iterator[Any]:
    """The sample with one fault: an extra key, a missing key, or an invalid value."""
    yield {**sample, "because": "it is fun"}
    for key in sample:
        yield {name: value for name, value in sample.items() if name != key}
        for value in WRONG:
            yield {**sample, key: value}


def wire_accepts(raw: Any) -> bool:
    try:
        ANSWER.validate_json(json.dumps(raw))
    except ValidationError:
        return False
    return True


def engine_accepts(raw: Any) -> bool:
    try:
        parse_answer(raw)
    except IllegalAnswer:
        return False
    return True


@pytest.mark.parametrize("sample", SAMPLES, ids=name_of)
def test_the_wire_refuses_what_the_engine_cannot_read(sample: Json) -> None:
    for raw in spoiled(sample):
        if engine_accepts(raw) and raw["kind"] != "effect":  # only the wire knows all sources
            assert wire_accepts(raw), raw
        elif not leaves_it_to_the_engine(raw):
            assert not wire_accepts(raw), raw


def leaves_it_to_the_engine(raw: Json) -> bool:
    """Faults that no single key shows: no place at all, or an empty gift."""
    if raw.get("kind") in ("place", "replace"):
        return not {"province", "shrine"} & set(raw)
    return raw.get("kind") == "gift" and raw.get("coins") == raw.get("ronin") == 0


@pytest.mark.parametrize("raw", [None, [], "done", 7, {}, {"kind": "mercy"}, {"kind": ["done"]}])
def test_a_value_that_is_not_an_answer_is_refused(raw: Any) -> None:
    assert not wire_accepts(raw)


def test_an_answer_survives_the_round_trip() -> None:
    """`from` and `with` keep their names, because the engine reads the same dictionary."""
    sample = {"kind": "move", "figure": "bushi", "from": "edo", "to": "kyoto"}
    assert ANSWER.validate_json(json.dumps(sample)) == sample
    assert parse_answer(ANSWER.validate_json(json.dumps(sample))).to_json() == sample

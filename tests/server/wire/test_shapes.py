"""Wire schemas are strict: they refuse what the engine does not send."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from hinode import Game
from hinode.server.wire.engine.shapes import keyed, literal, maybe, shape, tagged
from tests.server.wire.real_games import ADAPTERS, fits

Json = dict[str, Any]


def refused(adapter: TypeAdapter[Any], value: Any) -> bool:
    try:
        adapter.validate_json(json.dumps(value))
    except ValidationError:
        return True
    return False


@pytest.fixture
def view() -> Json:
    return Game.new(clans=["koi", "lotus", "turtle"], seed=1).view("koi")


def test_an_optional_key_may_be_left_out_but_is_never_null() -> None:
    thing = TypeAdapter(shape("Thing", "", {"a": int}, {"b": int}))
    assert thing.validate_json('{"a": 1}') == {"a": 1}
    assert refused(thing, {"a": 1, "b": None})
    assert refused(thing, {"b": 1})


def test_a_number_is_not_a_boolean_or_a_text() -> None:
    thing = TypeAdapter(shape("Thing", "", {"a": int}))
    assert all(refused(thing, {"a": wrong}) for wrong in (True, "1", 1.5, None))


def test_the_tag_selects_the_schema() -> None:
    one = shape("One", "", {"kind": literal("one"), "a": int})
    two = shape("Two", "", {"kind": literal("two"), "b": maybe(int)})
    thing = TypeAdapter(tagged("Thing", [one, two]))
    assert thing.validate_json('{"kind": "two", "b": null}') == {"kind": "two", "b": None}
    assert refused(thing, {"kind": "one", "b": None})


def test_keys_are_ids() -> None:
    thing = TypeAdapter(keyed("Thing", "", ("koi", "lotus"), int))
    assert thing.validate_json("{}") == {}
    assert refused(thing, {"carp": 1})


@pytest.mark.parametrize("key", ["seed", "deck", "secret"])
def test_a_view_with_an_extra_key_is_refused(view: Json, key: str) -> None:
    fits("view", view)
    assert refused(ADAPTERS["view"], {**view, key: 1})
    assert refused(ADAPTERS["view"], {**view, "private": {**view["private"], key: 1}})


def test_a_view_with_a_missing_key_is_refused(view: Json) -> None:
    for key in set(view) - {"me", "pending", "private"}:
        assert refused(ADAPTERS["view"], {name: value for name, value in view.items() if name != key})


def test_a_secret_is_null_or_its_value() -> None:
    event = {"number": 3, "kind": "looked", "cause": "POL-3", "parent": None, "clan": "koi", "turn": 1}
    fits("event", {**event, "tiles": None})
    fits("event", {**event, "tiles": ["train"]})
    assert refused(ADAPTERS["event"], event)
    assert refused(ADAPTERS["event"], {**event, "tiles": "train"})


def test_only_a_bid_does_not_list_its_options() -> None:
    bid = {"clan": "koi", "kind": "bid", "cause": "BAT-3", "required": True, "coins": 2, "province": "edo"}
    fits("decision", {**bid, "options": None})
    assert refused(ADAPTERS["decision"], {**bid, "kind": "order", "options": None})


def test_an_offer_has_the_details_of_its_cause() -> None:
    offer = {"clan": "koi", "kind": "offer", "cause": "poets", "required": True}
    yes_or_no = {"options": [{"kind": "yes"}, {"kind": "no"}]}
    fits("decision", {**offer, "province": "edo", "irreversible": False, **yes_or_no})
    assert refused(ADAPTERS["decision"], {**offer, **yes_or_no})
    assert refused(ADAPTERS["decision"], {**offer, "cause": "amaterasu", "province": "edo", **yes_or_no})

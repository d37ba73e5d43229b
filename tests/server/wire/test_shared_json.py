"""Shared JSON: encoded once, and always equal to its content."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import orjson
import pydantic_core
import pytest

from hinode.server.tables import presenters
from hinode.server.wire import shared_json
from hinode.server.wire.shared_json import ExtendedJson, SharedJson, encode
from tests.server.tables.scenes import AKI, after_tea, play_until

Json = dict[str, Any]
CHANGES: dict[str, Callable[[Json], object]] = {
    "set": lambda found: found.__setitem__("a", 9),
    "delete": lambda found: found.__delitem__("a"),
    "update": lambda found: found.update(c=3),
    "in place": lambda found: found.__ior__({"c": 3}),
    "pop": lambda found: found.pop("a"),
    "popitem": lambda found: found.popitem(),
    "setdefault": lambda found: found.setdefault("c", 3),
    "clear": lambda found: found.clear(),
}


def shared() -> SharedJson:
    return SharedJson({"a": 1, "b": ["水", None]})


def test_an_object_is_encoded_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    public = shared()
    public.opened_without({"b"})
    monkeypatch.setattr(shared_json, "to_json", lambda own: json.dumps(own).encode())
    for viewer in ("koi", "lotus"):
        assert json.loads(ExtendedJson(public, {"b": viewer}).encoded()) == {"a": 1, "b": viewer}
    monkeypatch.setattr(shared_json, "to_json", lambda _own: b'{"b":0}')
    assert json.loads(ExtendedJson(public, {"b": "fox"}).encoded()) == {"a": 1, "b": 0}


def test_a_viewers_own_keys_replace_shared_ones_without_duplicates() -> None:
    extended = ExtendedJson(shared(), {"b": 2, "me": "koi"})
    assert extended == {"a": 1, "b": 2, "me": "koi"}
    pairs = json.loads(extended.encoded(), object_pairs_hook=list)
    assert sorted(pairs) == [("a", 1), ("b", 2), ("me", "koi")]


def test_a_viewers_own_keys_are_not_added_to_the_shared_object() -> None:
    public = shared()
    ExtendedJson(public, {"secret": 1}).encoded()
    assert json.loads(public.encoded()) == {"a": 1, "b": ["水", None]}


def test_leaving_out_other_keys_gives_another_encoding() -> None:
    public = shared()
    assert json.loads(ExtendedJson(public, {"a": 2}).encoded()) == {"a": 2, "b": ["水", None]}
    assert json.loads(ExtendedJson(public, {"b": 2}).encoded()) == {"a": 1, "b": 2}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_changed_object_is_encoded_again(change: Callable[[Json], object]) -> None:
    for found in (shared(), ExtendedJson(shared(), {"me": "koi"})):
        found.encoded()
        change(found)
        assert json.loads(found.encoded()) == dict(found)


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "talk", "messages": []},
        {"view": shared()},
        {"n": 1, "view": ExtendedJson(shared(), {"me": "koi"}), "frames": [shared(), shared()]},
        {"n": 1, "frames": [shared(), {"plain": True}]},
        {"frames": [SharedJson({})], "board": None},
    ],
)
def test_a_message_equals_its_content(message: Json) -> None:
    assert json.loads(encode(message)) == message


@pytest.mark.parametrize("own", [{}, {"a": 2}])
@pytest.mark.parametrize("public", [{}, {"a": 1}, {"a": 1, "b": 2}])
def test_empty_objects_join_without_commas(public: Json, own: Json) -> None:
    extended = ExtendedJson(SharedJson(public), own)
    assert json.loads(extended.encoded()) == {**public, **own}
    assert json.loads(encode({"view": extended})) == {"view": {**public, **own}}


def test_both_encoders_write_the_same_bytes() -> None:
    """orjson is not installed everywhere."""
    scene = after_tea()
    play_until(scene, "bid")
    for viewer in (None, "koi", "lotus"):
        update = presenters.update(scene.table, viewer, AKI.id, 0)
        assert orjson.dumps(update) == pydantic_core.to_json(update)

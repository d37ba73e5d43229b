"""Any junk in a position: it loads, or it is an `InvalidPosition`."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hinode import Game, InvalidPosition
from hinode.vocab.ids import CARDS, CLANS, FIGURES, KAMI, MANDATES, PHASES, PROVINCES, SEASONS
from tests.notation.examples import FULL, THREE, Json, without

WORDS = (
    *CLANS,
    *PROVINCES,
    *FIGURES,
    *KAMI,
    *MANDATES,
    *CARDS,
    *SEASONS,
    *PHASES,
    *FULL,
    *FULL["political"],
    "kami",
    "",
)
BASES: tuple[Json, ...] = (
    FULL,
    {"players": THREE, "random": {"key": "k", "count": 1}},
    {**without(FULL, "political"), "phase": "war"},
    {**without(FULL, "political"), "phase": "kami", "political": {"turn": 5, "current": "koi"}},
    {**without(without(without(FULL, "political"), "piles"), "phase"), "season": "winter", "display": {}},
)
Path = tuple[Any, ...]
MANY = 150

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(),
    st.floats(allow_nan=True, allow_infinity=True),
    st.sampled_from(WORDS),
    st.text(st.characters(), max_size=5),
)
keys = st.one_of(st.sampled_from(WORDS), st.text(max_size=3))
junk = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=8,
)


def paths(value: Any, here: Path = ()) -> list[Path]:
    """Every place in a JSON value."""
    found = [here]
    if isinstance(value, dict):
        for key in value:
            found += paths(value[key], (*here, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            found += paths(part, (*here, number))
    return found


def put(position: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    twin = deepcopy(position)
    part = twin
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return twin


def loads_or_is_invalid(position: Any) -> None:
    try:
        game = Game.from_position(position)
    except InvalidPosition as error:
        message = str(error)
        loaded = bool(message)
    else:
        loaded = bool(game.pending) or game.result is not None
    assert loaded


@settings(max_examples=MANY, deadline=None)
@given(data=st.data(), value=junk)
def test_junk_anywhere_in_a_position(data: st.DataObject, value: Any) -> None:
    base = data.draw(st.sampled_from(BASES))
    path = data.draw(st.sampled_from(paths(base)))
    loads_or_is_invalid(put(base, path, value))


@settings(max_examples=MANY, deadline=None)
@given(data=st.data(), value=junk)
def test_a_junk_key_anywhere_in_a_position(data: st.DataObject, value: Any) -> None:
    base = data.draw(st.sampled_from(BASES))
    places = [path for path in paths(base) if isinstance(_at(base, path), dict)]
    path = data.draw(st.sampled_from(places))
    loads_or_is_invalid(put(base, (*path, data.draw(keys)), value))


@settings(max_examples=MANY, deadline=None)
@given(data=st.data())
def test_a_part_of_a_position_in_the_place_of_another(data: st.DataObject) -> None:
    base = data.draw(st.sampled_from(BASES))
    places = paths(base)
    value = deepcopy(_at(FULL, data.draw(st.sampled_from(paths(FULL)))))
    loads_or_is_invalid(put(base, data.draw(st.sampled_from(places)), value))


@settings(max_examples=MANY, deadline=None)
@given(value=junk)
def test_junk_in_place_of_a_position(value: Any) -> None:
    loads_or_is_invalid(value)


def _at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value

"""What is copied and pickled: every field, by name."""

from __future__ import annotations

import importlib
import pickle
import pkgutil
from collections.abc import Iterator
from inspect import signature

import pytest

import hinode.rules
from hinode.known.public import Public
from hinode.state.frame import Frame


def kinds_of_frames() -> list[type[Frame]]:
    for module in pkgutil.walk_packages(hinode.rules.__path__, "hinode.rules."):
        importlib.import_module(module.name)
    return Frame.__subclasses__()


@pytest.mark.parametrize("kind", kinds_of_frames())
def test_a_frame_takes_its_fields_in_the_order_of_its_constructor(kind: type[Frame]) -> None:
    assert kind.fields == tuple(signature(kind).parameters)


def test_the_fields_of_the_public_state_are_the_declared_ones() -> None:
    assert Public.fields == tuple(name for name in Public.__annotations__ if name != "fields")


def test_a_pickled_public_state_keeps_every_field() -> None:
    p = Public.at_start((0, 1, 2), "archway", (0, 1, 2, 3), False)
    again = pickle.loads(pickle.dumps(p))
    assert [getattr(again, name) for name in Public.fields] == [getattr(p, name) for name in Public.fields]


def engine_classes() -> Iterator[type]:
    """Every class that a module of the engine defines."""
    for package in ("vocab", "known", "state", "flow", "rules", "worlds"):
        top = importlib.import_module(f"hinode.{package}")
        for found in pkgutil.walk_packages(top.__path__, f"{top.__name__}."):
            module = importlib.import_module(found.name)
            yield from (
                c for c in vars(module).values() if isinstance(c, type) and c.__module__ == found.name
            )


def test_no_class_shares_the_isinstance_cache_of_its_base() -> None:
    """A compiled subclass of an abstract base class does, which makes `isinstance` wrong everywhere."""
    for kind in engine_classes():
        own = getattr(kind, "_abc_impl", None)
        assert own is None or all(own is not getattr(base, "_abc_impl", None) for base in kind.__mro__[1:])

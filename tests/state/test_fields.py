"""Copying and pickling: every field, by name."""

from __future__ import annotations

import ast
import importlib
import pickle
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import hinode
from hinode.known.public import Public
from hinode.state.frame import Frame

SOURCE = Path(hinode.__file__).parent


def classes_of(folder: str) -> Iterator[ast.ClassDef]:
    """The classes in the source, since a compiled class does not expose its parameters and annotations."""
    for path in sorted((SOURCE / folder).rglob("*.py")):
        yield from (n for n in ast.parse(path.read_text("utf-8")).body if isinstance(n, ast.ClassDef))


def is_frame(found: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Frame" for base in found.bases)


def parameters(found: ast.ClassDef) -> tuple[str, ...]:
    for part in found.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return tuple(each.arg for each in part.args.args[1:])
    return ()


FRAMES = {found.name: parameters(found) for found in classes_of("rules") if is_frame(found)}


@pytest.mark.parametrize("kind", Frame.__subclasses__())
def test_a_frame_takes_its_fields_in_the_order_of_its_constructor(kind: type[Frame]) -> None:
    assert kind.fields == FRAMES[kind.__name__]


def test_every_frame_is_checked() -> None:
    assert sorted(FRAMES) == sorted(kind.__name__ for kind in Frame.__subclasses__())


def test_the_fields_of_the_public_state_are_the_declared_ones() -> None:
    public = next(found for found in classes_of("known") if found.name == "Public")
    declared = [part.target for part in public.body if isinstance(part, ast.AnnAssign)]
    names = [name.id for name in declared if isinstance(name, ast.Name)]
    assert Public.fields == tuple(name for name in names if name != "fields")


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
    """A compiled subclass of an abstract base class would, which makes `isinstance` wrong everywhere."""
    for kind in engine_classes():
        own = getattr(kind, "_abc_impl", None)
        assert own is None or all(own is not getattr(base, "_abc_impl", None) for base in kind.__mro__[1:])


def changed(value: object) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, tuple):
        return (7, *value[1:])
    if isinstance(value, list):
        return [*value, 7]
    assert isinstance(value, bytes)
    return value + b"x"


# As in the digest: they count history, or follow from the rest.
NOT_IN_KEY = {"version", "reveals", "listening", "left"}


@pytest.mark.parametrize("name", Public.fields)
def test_the_key_of_a_position_changes_with_every_field_that_matters(name: str) -> None:
    p = Public.at_start((0, 1, 2), "archway", (0, 1, 2, 3), False)
    other = p.copy()
    assert other.key() == p.key()
    setattr(other, name, changed(getattr(p, name)))
    assert (other.key() == p.key()) == (name in NOT_IN_KEY)

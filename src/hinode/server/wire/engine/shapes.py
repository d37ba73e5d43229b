"""Builders for JSON shapes, used to derive wire types from the engine's vocabulary.

A shape is a typed dictionary that pydantic validates: strict types, no unknown keys, and the result is the
plain dictionary that went in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, NotRequired, Union, cast

import typing_extensions
from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypeAliasType

_CONFIG: Final = ConfigDict(extra="forbid", strict=True)
# Untyped, since the types built here exist only at run time.
_typed_dict: Final = cast(Any, typing_extensions).TypedDict
_list: Final = cast(Any, list)
_tuple: Final = cast(Any, tuple)
_union: Final = cast(Any, Union)


def shape(name: str, doc: str, fields: Mapping[str, Any], optional: Mapping[str, Any] | None = None) -> Any:
    """An object with these keys; `optional` ones may be missing but are never null."""
    left_out = {key: NotRequired[type_] for key, type_ in (optional or {}).items()}
    found = _typed_dict(name, {**fields, **left_out})
    found.__doc__ = doc
    return with_config(_CONFIG)(found)


def keyed(name: str, doc: str, keys: Iterable[str], value: Any) -> Any:
    """An object from ids to values of one type; ids without one are left out."""
    return shape(name, doc, {}, dict.fromkeys(keys, value))


def complete(name: str, doc: str, keys: Iterable[str], value: Any) -> Any:
    """An object that has a value for every one of these ids."""
    return shape(name, doc, dict.fromkeys(keys, value))


def one_of(shapes: Sequence[Any], tag: str = "kind") -> Any:
    """One of several shapes; `tag` says which."""
    return Annotated[either(*shapes), Field(discriminator=tag)] if len(shapes) > 1 else shapes[0]


def tagged(name: str, shapes: Iterable[Any], tag: str = "kind") -> Any:
    """The same, as a named type."""
    return named(name, one_of(list(shapes), tag))


def named(name: str, type_: Any) -> Any:
    alias: Any = TypeAliasType(name, type_)
    return alias


def either(*types: Any) -> Any:
    return _union[types]


def maybe(type_: Any) -> Any:
    return _union[type_, None]


def many(type_: Any) -> Any:
    return _list[type_]


def row(*types: Any) -> Any:
    """An array with a value of each of these types."""
    return _tuple[types]


def literal(*values: str | int) -> Any:
    return Literal[values]


def camel(kind: str) -> str:
    return "".join(word.capitalize() for word in kind.split("_"))

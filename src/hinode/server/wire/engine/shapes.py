"""How the shapes of JSON objects are put together from the engine's own tables.

A shape is a typed dictionary that pydantic checks: nothing is converted, nothing unknown is let through, and
what comes out is the plain dictionary that went in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, NotRequired, Union, cast

import typing_extensions
from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypeAliasType

_CONFIG: Final = ConfigDict(extra="forbid", strict=True)
# As plain values: the types made here are known only when the program runs.
_typed_dict: Final = cast(Any, typing_extensions).TypedDict
_list: Final = cast(Any, list)
_tuple: Final = cast(Any, tuple)
_union: Final = cast(Any, Union)


def shape(name: str, doc: str, fields: Mapping[str, Any], optional: Mapping[str, Any] | None = None) -> Any:
    """An object with these keys; those that are `optional` may be left out, but are never null."""
    left_out = {key: NotRequired[sort] for key, sort in (optional or {}).items()}
    found = _typed_dict(name, {**fields, **left_out})
    found.__doc__ = doc
    return with_config(_CONFIG)(found)


def keyed(name: str, doc: str, keys: Iterable[str], value: Any) -> Any:
    """An object from ids to values of one sort; ids without one are left out."""
    return shape(name, doc, {}, dict.fromkeys(keys, value))


def complete(name: str, doc: str, keys: Iterable[str], value: Any) -> Any:
    """An object that has a value for every one of these ids."""
    return shape(name, doc, dict.fromkeys(keys, value))


def one_of(shapes: Sequence[Any], tag: str = "kind") -> Any:
    """One of several shapes; `tag` says which."""
    return Annotated[either(*shapes), Field(discriminator=tag)] if len(shapes) > 1 else shapes[0]


def tagged(name: str, shapes: Iterable[Any], tag: str = "kind") -> Any:
    """The same under a name of its own."""
    return named(name, one_of(list(shapes), tag))


def named(name: str, sort: Any) -> Any:
    alias: Any = TypeAliasType(name, sort)
    return alias


def either(*sorts: Any) -> Any:
    return _union[sorts]


def maybe(sort: Any) -> Any:
    return _union[sort, None]


def many(sort: Any) -> Any:
    return _list[sort]


def row(*sorts: Any) -> Any:
    """An array with a value of each of these sorts."""
    return _tuple[sorts]


def literal(*values: str | int) -> Any:
    return Literal[values]


def camel(kind: str) -> str:
    return "".join(word.capitalize() for word in kind.split("_"))

"""JSON objects that several viewers get: encoded once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

import pydantic_core

Json = dict[str, Any]


def _encoder() -> Callable[[Any], bytes]:
    """orjson, several times as fast, where it is installed. Both write the same bytes."""
    if find_spec("orjson") is None:
        return pydantic_core.to_json
    import orjson

    return orjson.dumps


to_json: Final = _encoder()


class SharedJson(dict[str, Any]):
    """A JSON object that keeps its encoding. It is read only: a changed key drops the encoding."""

    __slots__ = ("_encoded", "_left_out", "_rest")

    def __init__(self, values: Json) -> None:
        dict.__init__(self, values)
        self._encoded: bytes | None = None
        self._left_out: tuple[str, ...] = ()
        self._rest: bytes | None = None

    def drop_encoding(self) -> None:
        self._encoded = self._rest = None

    def encoded(self) -> bytes:
        if self._encoded is None:
            self._encoded = self._encode()
        return self._encoded

    def _encode(self) -> bytes:
        return to_json(dict(self))

    def pieces(self) -> list[bytes]:
        """The encoding, in pieces that have to be joined."""
        return [self.encoded()]

    def opened_without(self, keys: Iterable[str]) -> bytes:
        """The encoding without some keys, and so that more can follow: without its last brace.

        It is kept too, for the keys that were asked for last.
        """
        names = tuple(keys)
        if self._rest is None or self._left_out != names:
            self._left_out = names
            self._rest = _opened(to_json({key: self[key] for key in self if key not in names}))
        return self._rest


class ExtendedJson(SharedJson):
    """A shared object with keys of one viewer's own, which replace those of the same name."""

    __slots__ = ("_own", "_shared")

    def __init__(self, shared: SharedJson, own: Json) -> None:
        dict.__init__(self, shared)
        dict.update(self, own)
        self._encoded = self._rest = None
        self._shared: SharedJson | None = shared
        self._own = own

    def drop_encoding(self) -> None:
        super().drop_encoding()
        self._shared = None

    def _encode(self) -> bytes:
        return b"".join(self.pieces())

    def pieces(self) -> list[bytes]:
        if self._shared is None:
            return [super()._encode()]
        if not self._own:
            return self._shared.pieces()
        return [self._shared.opened_without(self._own), to_json(self._own)[1:]]


def _opened(encoded: bytes) -> bytes:
    """An object to which keys can be added."""
    return encoded[:-1] if encoded == b"{}" else encoded[:-1] + b","


def encode(message: Json) -> bytes:
    return b"".join(encoded_pieces(message))


def encoded_pieces(message: Json) -> list[bytes]:
    """A message in JSON, in pieces that have to be joined: copying a message several times costs most.

    Shared objects, and lists of them, are inserted as they were encoded before.
    """
    plain: Json = {}
    found: list[bytes] = []
    for key, value in message.items():
        if isinstance(value, SharedJson):
            found += (_after_comma(key), *value.pieces())
        elif type(value) is list and value and all(isinstance(each, SharedJson) for each in value):
            found += (_after_comma(key), b"[", b",".join([each.encoded() for each in value]), b"]")
        else:
            plain[key] = value
    if not found:
        return [to_json(plain)]
    if not plain:
        found[0] = found[0].lstrip(b",")
    return [to_json(plain)[:-1], *found, b"}"]


@cache
def _after_comma(key: str) -> bytes:
    return b',"%b":' % key.encode()


def _dropping(change: Callable[..., Any]) -> Callable[..., Any]:
    def changed(self: SharedJson, *args: Any, **values: Any) -> Any:
        self.drop_encoding()
        return change(self, *args, **values)

    return changed


CHANGES: Final = ["__setitem__", "__delitem__", "__ior__", "clear", "pop", "popitem", "setdefault", "update"]
for _name in CHANGES:
    setattr(SharedJson, _name, _dropping(getattr(dict, _name)))

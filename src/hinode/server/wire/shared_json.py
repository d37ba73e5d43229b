"""JSON objects that several viewers get: encoded once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Set
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
        super().__init__(values)
        self._encoded: bytes | None = None
        self._left_out: Set[str] = frozenset()
        self._rest: bytes | None = None

    def drop_encoding(self) -> None:
        self._encoded = self._rest = None

    def encoded(self) -> bytes:
        if self._encoded is None:
            self._encoded = self._encode()
        return self._encoded

    def _encode(self) -> bytes:
        return to_json(dict(self))

    def encoded_without(self, keys: Set[str]) -> bytes:
        """The encoding without some keys; kept too, for the keys that were asked for last."""
        if self._rest is None or self._left_out != keys:
            self._left_out = frozenset(keys)
            self._rest = to_json({key: value for key, value in self.items() if key not in keys})
        return self._rest


class ExtendedJson(SharedJson):
    """A shared object with keys of one viewer's own, which replace those of the same name."""

    __slots__ = ("_own", "_shared")

    def __init__(self, shared: SharedJson, own: Json) -> None:
        super().__init__(shared)
        dict.update(self, own)
        self._shared: SharedJson | None = shared
        self._own = own

    def drop_encoding(self) -> None:
        super().drop_encoding()
        self._shared = None

    def _encode(self) -> bytes:
        if self._shared is None:
            return super()._encode()
        return join_objects(self._shared.encoded_without(self._own.keys()), to_json(self._own))


def join_objects(one: bytes, two: bytes) -> bytes:
    """One object of two with different keys."""
    if len(one) == 2 or len(two) == 2:  # one of them is {}
        return two if len(one) == 2 else one
    return one[:-1] + b"," + two[1:]


def encode(message: Json) -> bytes:
    """A message in JSON. Shared objects, and lists of them, are inserted as they were encoded before."""
    plain, pieces = {}, []
    for key, value in message.items():
        if isinstance(value, SharedJson):
            pieces.append(b'"%s":%s' % (key.encode(), value.encoded()))
        elif isinstance(value, list) and value and all(isinstance(each, SharedJson) for each in value):
            pieces.append(b'"%s":[%s]' % (key.encode(), b",".join([each.encoded() for each in value])))
        else:
            plain[key] = value
    return join_objects(to_json(plain), b"{%s}" % b",".join(pieces)) if pieces else to_json(plain)


def _dropping(change: Callable[..., Any]) -> Callable[..., Any]:
    def changed(self: SharedJson, *args: Any, **values: Any) -> Any:
        self.drop_encoding()
        return change(self, *args, **values)

    return changed


CHANGES: Final = ["__setitem__", "__delitem__", "__ior__", "clear", "pop", "popitem", "setdefault", "update"]
for _name in CHANGES:
    setattr(SharedJson, _name, _dropping(getattr(dict, _name)))

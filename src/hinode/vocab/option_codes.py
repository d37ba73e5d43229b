"""What holds the codes of a question's options: a list, a tuple, or something that computes them.

A protocol, because a compiled class must not inherit from an abstract base class such as `Sequence`: it
would share the cache of `isinstance` with that base.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, overload


class OptionCodes(Protocol):
    """A read-only sequence of codes."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> OptionCodes: ...
    def __iter__(self) -> Iterator[int]: ...
    def __contains__(self, code: object, /) -> bool: ...

"""An append-only list that copies share until they diverge."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Log(Generic[T]):
    """Copying is free: copies share one list, and the second copy to append clones its part first."""

    __slots__ = ("_entries", "_size")

    def __init__(self, entries: list[T] | None = None, size: int = -1) -> None:
        """The first `size` of `entries`, or all of them. The log keeps the list."""
        self._entries: list[T] = [] if entries is None else entries
        self._size = len(self._entries) if size < 0 else size

    def __len__(self) -> int:
        return self._size

    def append(self, entry: T) -> int:
        """Add an entry; returns its number."""
        number = self._size
        if len(self._entries) != number:
            self._entries = self._entries[:number]
        self._entries.append(entry)
        self._size = number + 1
        return number

    def since(self, start: int) -> list[T]:
        return self._entries[start : self._size]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only this log's own entries, not what a copy appended to the shared list."""
        return Log, (self.since(0),)

    def copy(self) -> Log[T]:
        return Log(self._entries, self._size)


class CountingLog(Log[T]):
    """Counts entries without keeping them, for search worlds whose events nobody reads."""

    __slots__ = ()

    def __init__(self, size: int = 0) -> None:
        self._size = size

    def append(self, entry: T) -> int:
        return self.count()

    def count(self) -> int:
        """Count an entry that need not even be built; returns its number."""
        number = self._size
        self._size = number + 1
        return number

    def since(self, start: int) -> list[T]:
        return []

    def __reduce__(self) -> tuple[Any, ...]:
        return CountingLog, (self._size,)

    def copy(self) -> CountingLog[T]:
        return CountingLog(self._size)


class TailLog(Log[T]):
    """Keeps the entries from a number on, for previews, which tell only what would happen next."""

    __slots__ = ("_start",)

    def __init__(self, start: int, entries: list[T] | None = None) -> None:
        self._start = start
        self._entries = [] if entries is None else entries
        self._size = start + len(self._entries)

    def append(self, entry: T) -> int:
        number = self._size
        self._entries.append(entry)
        self._size = number + 1
        return number

    def since(self, start: int) -> list[T]:
        return self._entries[max(0, start - self._start) :]

    def __reduce__(self) -> tuple[Any, ...]:
        return TailLog, (self._start, self._entries)

    def copy(self) -> TailLog[T]:
        return TailLog(self._start, self._entries.copy())

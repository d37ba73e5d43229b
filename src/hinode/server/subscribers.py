"""Observer lists: callbacks that run when an object changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Subscribers(Generic[T]):
    """Callbacks, called in the order in which they subscribed."""

    def __init__(self) -> None:
        self._callbacks: list[Callable[[T], object]] = []

    def subscribe(self, callback: Callable[[T], object]) -> None:
        self._callbacks.append(callback)

    def notify(self, value: T) -> None:
        for callback in self._callbacks:
            callback(value)

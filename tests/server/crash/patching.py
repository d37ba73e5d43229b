"""Wraps a function of the server in a process that runs one test."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any


def around(owner: Any, name: str) -> Callable[[Callable[..., Any]], None]:
    """Decorates what is called instead, with the original as its first argument. For good: in a process that
    is there for this alone."""
    original = getattr(owner, name)

    def put(instead: Callable[..., Any]) -> None:
        @wraps(original)
        def patched(*args: Any, **fields: Any) -> Any:
            return instead(original, *args, **fields)

        setattr(owner, name, patched)

    return put

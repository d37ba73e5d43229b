"""Wraps a function of the server in a process that runs one test."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any


def around(owner: Any, name: str) -> Callable[[Callable[..., Any]], None]:
    """Decorates a replacement, which gets the original as its first argument. It is never undone, because
    the process runs only this test."""
    original = getattr(owner, name)

    def put(instead: Callable[..., Any]) -> None:
        @wraps(original)
        def patched(*args: Any, **fields: Any) -> Any:
            return instead(original, *args, **fields)

        setattr(owner, name, patched)

    return put

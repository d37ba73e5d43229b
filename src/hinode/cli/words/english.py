"""English names and lists, for the commands that print English only."""

from __future__ import annotations

from collections.abc import Iterable

from hinode.locale import say


def clan_name(clan: str) -> str:
    return say("en", f"clan-{clan}")


def join_and(parts: Iterable[str]) -> str:
    """A list with commas, and "and" before the last part."""
    *head, last = parts
    return f"{', '.join(head)} and {last}" if head else last

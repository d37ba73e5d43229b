"""English names and lists, for the commands that print English only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hinode.vocab.data import FACTS

CLANS: Final[dict[str, str]] = {clan["id"]: clan["name"] for clan in FACTS["clans"]}


def join_and(parts: Iterable[str]) -> str:
    """A list with commas, and "and" before the last part."""
    *head, last = parts
    return f"{', '.join(head)} and {last}" if head else last

"""Names for the commands that speak English only: those that measure bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hinode.vocab.data import FACTS

CLANS: Final[dict[str, str]] = {clan["id"]: clan["name"] for clan in FACTS["clans"]}


def listed(parts: Iterable[str]) -> str:
    """Parts with commas, "and" before the last."""
    *head, last = parts
    return f"{', '.join(head)} and {last}" if head else last

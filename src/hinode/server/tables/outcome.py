"""What an accepted command writes down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """The entry to be written, and what changes with it in the row of the table."""

    kind: str
    body: dict[str, Any]
    status: str | None = None  # of the table, where it changes
    member: bool = False  # the person belongs to the table from now on

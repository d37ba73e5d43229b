"""Grids: a row for each request, a column for each role, and the expected outcome in each cell.

A column is a role, or `role>other`: the role acting for another's seat.
"""

from __future__ import annotations

from dataclasses import dataclass

Row = dict[str, str]


@dataclass(frozen=True)
class Grid:
    """The expected outcomes at a table of one stage, open to all or by link only."""

    stage: str
    open: bool
    rows: dict[str, Row]

    @property
    def name(self) -> str:
        return f"{self.stage}-{'open' if self.open else 'link'}"


def grid(stage: str, text: str, *, open: bool = False) -> Grid:
    """The first line names the columns; every row has a cell in each."""
    head, *lines = [line.split() for line in text.strip().splitlines()]
    rows: dict[str, Row] = {}
    for words in lines:
        label = " ".join(words[: -len(head)])
        assert label, f"{stage}: fewer cells than columns in {words}"
        assert label not in rows, f"{stage}: two rows {label}"
        rows[label] = dict(zip(head, words[-len(head) :], strict=True))
    return Grid(stage, open, rows)


def parties(column: str) -> tuple[str, str]:
    """Who acts, and for whose seat: their own unless another is named."""
    role, _, other = column.partition(">")
    return role, other or role

"""Grids: a row for what is asked for, a column for who asks, and in each cell what comes of it.

A column is a role, or `role>other`: the role acting for the seat of another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Row = dict[str, str]
HERE: Final = "."  # like the cell to the left


@dataclass(frozen=True)
class Grid:
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
    for label, *cells in lines:
        assert len(cells) == len(head), f"{stage} {label}: {len(cells)} cells under {len(head)} columns"
        assert label not in rows, f"{stage} {label}: two rows"
        for number, cell in enumerate(cells):
            if cell == HERE:
                cells[number] = cells[number - 1]
        rows[label] = dict(zip(head, cells, strict=True))
    return Grid(stage, open, rows)


def parties(column: str) -> tuple[str, str]:
    """Who acts, and for whose seat: one's own unless another is named."""
    role, _, other = column.partition(">")
    return role, other or role

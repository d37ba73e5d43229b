"""SVG charts, 400 units wide so that they are readable on a phone.

Colors are CSS classes. The stylesheet defines their light and dark values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 400
LEFT: Final = 114  # left edge of the plot area; labels are to its left
RIGHT: Final = 340  # right edge of the plot area; numbers are to its right
ROW: Final = 20
LETTER: Final = 6.5  # approximate width of a letter
NARROW: Final = 20  # minimum width of a bar part that shows its number


class Drawing:
    """Collects shapes from the top down."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = 4.0

    def text(self, x: float, y: float, words: str, style: str = "", anchor: str = "start") -> None:
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(words)}</text>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, style: str) -> None:
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>')

    def rect(self, x: float, y: float, width: float, height: float, style: str, title: str) -> None:
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" '
            f'class="{style}"><title>{escape(title)}</title></rect>'
        )

    def dot(self, x: float, y: float, style: str, title: str) -> None:
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" class="{style}">'
            f"<title>{escape(title)}</title></circle>"
        )

    def finish(self, label: str) -> str:
        height = ceil(self.y)
        inside = "".join(self.parts)
        return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{inside}</svg>'


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps values to x positions."""

    low: float
    high: float
    left: float = LEFT
    right: float = RIGHT

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.left + (inside - self.low) / (self.high - self.low) * (self.right - self.left)

    def ticks(self) -> list[float]:
        step = _round_step((self.high - self.low) / 4)
        first = ceil(self.low / step - 1e-9)
        return [number * step for number in range(first, floor(self.high / step + 1e-9) + 1)]


def _round_step(rough: float) -> float:
    """The next larger 1, 2, 2.5, or 5 times a power of ten."""
    power: float = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough * 0.999)


def reaching(most: float, least: float = 0.0) -> tuple[float, float]:
    """Round limits around the values."""
    step = _round_step(max(most - least, 1e-9) / 4)
    return floor(least / step + 1e-9) * step, ceil(most / step - 1e-9) * step


def axis(drawing: Drawing, scale: Scale, unit: str, top: float) -> None:
    """Ticks below the rows drawn so far, with faint lines up to `top`."""
    for tick in scale.ticks():
        x = scale(tick)
        drawing.line(x, top, x, drawing.y, "grid")
        drawing.text(x, drawing.y + 12, amount(tick, unit), "tick", "middle")
    drawing.y += 18


def amount(value: float, unit: str) -> str:
    """The label of an axis value: 25 %, 7.5."""
    if unit == "%":
        return f"{100 * value:.0f} %"
    if unit == "±":
        return f"{value:+g}" if value else "0"
    return f"{value:g}"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a chart. A heading has no values."""

    label: str
    value: float = 0.0
    low: float = 0.0
    high: float = 0.0
    said: str = ""  # at the end of the row
    style: str = "s0"
    heading: bool = False
    faint: bool = False


def label(drawing: Drawing, words: str, middle: float, left: float, heading: bool = False) -> None:
    """Draw the label of a row, left of the plot area. A heading may be wider."""
    if heading:
        drawing.text(0, middle + 4, shortened(words, WIDTH), "head")
    else:
        drawing.text(6, middle + 4, shortened(words, left), "label")


def shortened(words: str, room: float) -> str:
    most = int(room / LETTER)
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def intervals(
    title: str,
    rows: Sequence[Row],
    unit: str = "%",
    mark: float | None = None,
    mark_said: str = "",
    left: float = LEFT,
) -> str:
    """A dot with its interval for each row, and a dashed line at the expected value."""
    values = [edge for row in rows if not row.heading for edge in (row.low, row.high)]
    low, high = reaching(max([*values, mark or 0.0]), min([*values, 0.0]))
    scale = Scale(low, min(high, 1.0) if unit == "%" else high, left)
    drawing = Drawing()
    if mark_said and mark is not None:
        drawing.text(scale(mark), drawing.y + 8, mark_said, "tick", "middle")
        drawing.y += 13
    top = drawing.y
    shapes = Drawing()
    for row in rows:
        middle = drawing.y + ROW / 2
        label(drawing, row.label, middle, left, row.heading)
        if not row.heading:
            faint = " faint" if row.faint else ""
            shapes.line(scale(row.low), middle, scale(row.high), middle, f"whisker {row.style}{faint}")
            shapes.dot(scale(row.value), middle, f"{row.style}{faint}", f"{row.label}: {row.said}")
            drawing.text(WIDTH, middle + 4, row.said, "number", "end")
        drawing.y += ROW
    bottom = drawing.y
    axis(drawing, scale, unit, top)
    if mark is not None:
        drawing.line(scale(mark), top, scale(mark), bottom, "mark")
    drawing.parts += shapes.parts
    return drawing.finish(title)


@dataclass(frozen=True, slots=True)
class Stack:
    """A bar with one part for each key of the chart."""

    label: str
    parts: Sequence[float] = ()
    said: str = ""
    heading: bool = False


def stacked(title: str, keys: Sequence[tuple[str, str]], bars: Sequence[Stack], unit: str = "") -> str:
    """Horizontal stacked bars. `keys` are (name, style) of the parts. In % all bars have the same width."""
    totals = [sum(bar.parts) for bar in bars]
    scale = Scale(0.0, 1.0) if unit == "%" else Scale(*reaching(max([*totals, 1e-9])))
    drawing = Drawing()
    top = drawing.y
    shapes = Drawing()
    for bar, total in zip(bars, totals, strict=True):
        label(drawing, bar.label, drawing.y + ROW / 2, LEFT, bar.heading)
        if not bar.heading:
            _bar(shapes, scale, drawing.y, keys, bar, total, unit)
            drawing.text(WIDTH, drawing.y + ROW / 2 + 4, bar.said, "number", "end")
        drawing.y += ROW
    axis(drawing, scale, unit, top)
    drawing.parts += shapes.parts
    return drawing.finish(title)


def _bar(
    shapes: Drawing,
    scale: Scale,
    y: float,
    keys: Sequence[tuple[str, str]],
    bar: Stack,
    total: float,
    unit: str,
) -> None:
    whole = total if unit == "%" and total else 1.0
    start = 0.0
    for (name, style), part in zip(keys, bar.parts, strict=True):
        size = part / whole
        if not size:
            continue
        x, width = scale(start), scale(start + size) - scale(start)
        said = f"{100 * size:.0f}" if unit == "%" else f"{size:.1f}"
        more = " %" if unit == "%" else ""
        shapes.rect(x, y + 2, width, ROW - 4, f"part {style}", f"{bar.label}, {name}: {said}{more}")
        if width >= NARROW:
            shapes.text(x + width / 2, y + ROW / 2 + 3.5, said, "inside", "middle")
        start += size


def columns(title: str, bars: Sequence[tuple[str, float, str]], style: str = "s0") -> str:
    """Vertical bars from (label, value, tooltip), for distributions."""
    height = 130.0
    most = max([value for _, value, _ in bars] or [1.0]) or 1.0
    width = (WIDTH - 10) / max(len(bars), 1)
    every = ceil(len(bars) / 9)
    drawing = Drawing()
    base = drawing.y + 12 + height
    for number, (words, value, said) in enumerate(bars):
        x = 5 + number * width
        tall = value / most * height
        drawing.rect(x + width * 0.06, base - tall, width * 0.88, tall, style, said)
        if number % every == 0:
            drawing.text(x + width / 2, base + 13, words, "tick", "middle")
        if len(bars) <= 9:
            drawing.text(x + width / 2, base - tall - 3, f"{value:g}", "number", "middle")
    drawing.line(5, base, WIDTH - 5, base, "grid")
    drawing.y = base + 20
    return drawing.finish(title)

"""A line chart as SVG, from 0 up, so that a flat line looks flat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Series = Sequence[tuple[float, float]]

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 16, 44
TICKS: Final = 5


def ticks(most: float) -> list[float]:
    """Round numbers from 0 to at least `most`."""
    step = 10.0**-9
    while step * TICKS < most:
        for factor in (2, 2.5, 2):
            step *= factor
            if step * TICKS >= most:
                break
    return [number * step for number in range(TICKS + 1)]


def line_chart(points: Series, across: str, unit: str) -> str:
    """One line, with its axes."""
    right, top = ticks(max(x for x, _ in points)), ticks(max(y for _, y in points))

    def x_of(value: float) -> float:
        return LEFT + value / right[-1] * (WIDTH - LEFT - RIGHT)

    def y_of(value: float) -> float:
        return HEIGHT - BOTTOM - value / top[-1] * (HEIGHT - TOP - BOTTOM)

    line = " ".join(f"{x_of(x):.1f},{y_of(y):.1f}" for x, y in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *(_across_tick(x_of(value), value) for value in right),
        *(_up_tick(y_of(value), value) for value in top),
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">{across}</text>',
        f'<text x="4" y="{TOP + 4}">{unit}</text>',
        f'<polyline points="{line}" fill="none" stroke="#b3261e" stroke-width="2"/>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _across_tick(x: float, value: float) -> str:
    return f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{value:g}</text>'


def _up_tick(y: float, value: float) -> str:
    return (
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>'
    )

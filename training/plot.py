"""Plot: the losses of a training run as an SVG file."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Final

WIDTH: Final = 360
HEIGHT: Final = 150
LEFT: Final = 50
PANELS: Final = (("training", "win"), ("vp",), ("explained",), ("mandate", "tokens"))
COLORS: Final = ("#1f5fa8", "#b5492c")


def plot(folder: Path) -> Path:
    """Write `training.svg` beside `training.json`."""
    epochs = json.loads((folder / "training.json").read_text(encoding="utf-8"))["epochs"]
    panels = [_panel(number, names, epochs) for number, names in enumerate(PANELS)]
    height = HEIGHT * len(panels)
    style = "font-family:sans-serif;font-size:11px"
    out = folder / "training.svg"
    out.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" style="{style}">'
        f"{''.join(panels)}</svg>\n",
        encoding="utf-8",
    )
    return out


def _panel(number: int, names: tuple[str, ...], epochs: list[dict[str, float]]) -> str:
    """One or two curves by epoch, with their lowest and highest value."""
    values = [epoch[name] for name in names for epoch in epochs]
    low, high = min(values), max(values)
    top, bottom = number * HEIGHT + 20, (number + 1) * HEIGHT - 20
    parts = [
        f'<text x="4" y="{top + 4}">{high:.3f}</text><text x="4" y="{bottom + 4}">{low:.3f}</text>',
        f'<line x1="{LEFT}" y1="{bottom}" x2="{WIDTH - 10}" y2="{bottom}" stroke="#999"/>',
    ]
    for name, color in zip(names, COLORS, strict=False):
        points = []
        for at, epoch in enumerate(epochs):
            x = LEFT + (WIDTH - LEFT - 10) * at / max(1, len(epochs) - 1)
            y = bottom - (bottom - top) * (epoch[name] - low) / ((high - low) or 1)
            points.append(f"{x:.1f},{y:.1f}")
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{color}"/>')
        x_name = LEFT + 90 * names.index(name)
        parts.append(f'<text x="{x_name}" y="{top - 8}" fill="{color}">{escape(name)}</text>')
    return "".join(parts)

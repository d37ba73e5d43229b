"""The furniture of the page: sections, figures, legends, tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def section(name: str, title: str, about: str, *figures: str) -> str:
    inside = "".join(figures)
    return (
        f'<section id="{name}"><h2>{escape(title)}</h2><p class="about">{_together(about)}</p>'
        f'<div class="figures">{inside}</div></section>'
    )


def _together(words: str) -> str:
    """Numbers stay on a line with their % sign."""
    return escape(words).replace(" %", "&nbsp;%")


def figure(title: str, *parts: str, wide: bool = False) -> str:
    style = ' class="wide"' if wide else ""
    return f"<figure{style}><figcaption>{escape(title)}</figcaption>{''.join(parts)}</figure>"


def legend(keys: Iterable[tuple[str, str]]) -> str:
    """Names with the colours of their parts."""
    items = "".join(f'<li><i class="{style}"></i>{escape(name)}</li>' for name, style in keys)
    return f'<ul class="legend">{items}</ul>'


def note(words: str) -> str:
    return f'<p class="note">{escape(words)}</p>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """A table whose first `words` columns are words and the others numbers."""

    def row(cells: Sequence[str], tag: str) -> str:
        return "".join(
            f"<{tag}{'' if number < words else ' class=n'}>{escape(cell)}</{tag}>"
            for number, cell in enumerate(cells)
        )

    body = "".join(f"<tr>{row(cells, 'td')}</tr>" for cells in rows)
    heads = f"<thead><tr>{row(head, 'th')}</tr></thead>"
    return f'<div class="scroll"><table>{heads}<tbody>{body}</tbody></table></div>'


def numbers(head: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """The table behind a plot, closed at first."""
    return f"<details><summary>Numbers</summary>{table(head, rows, words)}</details>"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def signed(value: float) -> str:
    return f"{round(value, 1) + 0.0:+.1f}"  # no minus before a zero

"""HTML elements: sections, figures, legends, and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def section(name: str, title: str, about: str, *figures: str) -> str:
    inside = "".join(figures)
    return (
        f'<section id="{name}"><h2>{escape(title)}</h2><p class="about">{_escape_text(about)}</p>'
        f'<div class="figures">{inside}</div></section>'
    )


def _escape_text(words: str) -> str:
    """Escaped text that keeps a number and its % sign on one line."""
    return escape(words).replace(" %", "&nbsp;%")


def figure(title: str, *parts: str, wide: bool = False) -> str:
    style = ' class="wide"' if wide else ""
    return f"<figure{style}><figcaption>{escape(title)}</figcaption>{''.join(parts)}</figure>"


def legend(keys: Iterable[tuple[str, str]]) -> str:
    """Names with their colors."""
    items = "".join(f'<li><i class="{style}"></i>{escape(name)}</li>' for name, style in keys)
    return f'<ul class="legend">{items}</ul>'


def note(words: str) -> str:
    return f'<p class="note">{escape(words)}</p>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """A table. The first `words` columns are text, the others numbers."""

    def row(cells: Sequence[str], tag: str) -> str:
        return "".join(
            f"<{tag}{'' if number < words else ' class=n'}>{escape(cell)}</{tag}>"
            for number, cell in enumerate(cells)
        )

    body = "".join(f"<tr>{row(cells, 'td')}</tr>" for cells in rows)
    heads = f"<thead><tr>{row(head, 'th')}</tr></thead>"
    return f'<div class="scroll"><table>{heads}<tbody>{body}</tbody></table></div>'


def numbers(head: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """The numbers of a chart as a table that can be opened."""
    return f"<details><summary>Numbers</summary>{table(head, rows, words)}</details>"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def signed(value: float) -> str:
    return f"{round(value, 1) + 0.0:+.1f}"  # no minus sign for zero

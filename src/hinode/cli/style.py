"""Colours: each clan has its own, on a terminal that can show them."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from hinode.cli.words import names

CLAN_STYLES: Final[dict[str, str]] = {
    "koi": "red",
    "lotus": "magenta",
    "turtle": "green",
    "dragonfly": "cyan",
    "bonsai": "yellow",
}
_NAMES: Final = re.compile(rf"\b({'|'.join(names.CLANS.values())})\b")
_YOU: Final = re.compile(r"\b(you|your)\b", re.IGNORECASE)
_IDS: Final = {name: clan for clan, name in names.CLANS.items()}


def paint(sentence: str, me: str | None = None, style: str = "") -> Text:
    """A line of text with the names of clans in their colours."""
    text = Text(sentence, style=style)
    for match in _NAMES.finditer(sentence):
        text.stylize(CLAN_STYLES[_IDS[match[1]]], match.start(), match.end())
    if me is not None:
        for match in _YOU.finditer(sentence):
            text.stylize(f"bold {CLAN_STYLES[me]}", match.start(), match.end())
    return text

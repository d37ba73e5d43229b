"""Colors of the clans, and text with clan names in color."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rich.text import Text

from hinode.locale import LANGUAGES, say

CLAN_COLORS: Final[dict[str, str]] = {
    "koi": "red",
    "lotus": "magenta",
    "turtle": "green",
    "dragonfly": "cyan",
    "bonsai": "yellow",
}
_YOU: Final = re.compile(r"\b(you|your)\b|你", re.IGNORECASE)


@cache
def _clan_ids() -> dict[str, str]:
    """Clan ids by their names in every language."""
    return {say(language, f"clan-{clan}"): clan for language in LANGUAGES for clan in CLAN_COLORS}


@cache
def _clan_names() -> re.Pattern[str]:
    """Chinese has no spaces between words, so only Latin letters end a name."""
    return re.compile(rf"(?<![A-Za-z])({'|'.join(_clan_ids())})(?![A-Za-z])")


def paint(sentence: str, me: str | None = None, style: str = "") -> Text:
    """A line of text with clan names, and "you", in color."""
    text = Text(sentence, style=style)
    for match in _clan_names().finditer(sentence):
        text.stylize(CLAN_COLORS[_clan_ids()[match[1]]], match.start(), match.end())
    if me is not None:
        for match in _YOU.finditer(sentence):
            text.stylize(f"bold {CLAN_COLORS[me]}", match.start(), match.end())
    return text

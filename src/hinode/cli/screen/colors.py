"""Colors of the clans, and text with clan names in color."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from hinode.vocab.data import FACTS

CLAN_COLORS: Final[dict[str, str]] = {
    "koi": "red",
    "lotus": "magenta",
    "turtle": "green",
    "dragonfly": "cyan",
    "bonsai": "yellow",
}
_IDS: Final = {clan[name]: clan["id"] for clan in FACTS["clans"] for name in ("name", "zh-Hant")}
# Chinese has no spaces between words, so only Latin letters end a name.
_NAMES: Final = re.compile(rf"(?<![A-Za-z])({'|'.join(_IDS)})(?![A-Za-z])")
_YOU: Final = re.compile(r"\b(you|your)\b|你", re.IGNORECASE)


def paint(sentence: str, me: str | None = None, style: str = "") -> Text:
    """A line of text with clan names, and "you", in color."""
    text = Text(sentence, style=style)
    for match in _NAMES.finditer(sentence):
        text.stylize(CLAN_COLORS[_IDS[match[1]]], match.start(), match.end())
    if me is not None:
        for match in _YOU.finditer(sentence):
            text.stylize(f"bold {CLAN_COLORS[me]}", match.start(), match.end())
    return text

"""Validation of text that people enter: names, titles, and chat messages."""

from __future__ import annotations

import unicodedata
from typing import Final

from hinode.server.errors import Refusal

# Some scripts and emoji need joiners. Every other invisible character is refused, above all those that
# change the direction of writing.
JOINERS: Final = "\u200c\u200d"
INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that render as nothing


def clean_name(text: str, max_length: int) -> str:
    """One line of 1 to `max_length` characters, at least one of them visible."""
    return clean_line(text, max_length, "name")


def clean_line(text: str, max_length: int, what: str) -> str:
    """Normal form C, single spaces, nothing invisible; raises a `Refusal` that says what is wrong."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if any(_invisible(char) for char in line):
        raise _bad(what, "no control or invisible characters")
    if not any(_visible(char) for char in line):
        raise _bad(what, "at least one visible character")
    if len(line) > max_length:
        raise _bad(what, f"at most {max_length} characters, not {len(line)}")
    return line


def _invisible(char: str) -> bool:
    return char not in JOINERS and unicodedata.category(char) in INVISIBLE


def _visible(char: str) -> bool:
    return char not in JOINERS and char not in BLANK and unicodedata.category(char)[0] in "LNPS"


def _bad(what: str, text: str) -> Refusal:
    return Refusal(f"bad-{what}", f"{what}: {text}", status=422)

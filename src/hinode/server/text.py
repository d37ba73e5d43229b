"""Plain text from people: what may stand in a name, a title, a message."""

from __future__ import annotations

import unicodedata
from typing import Final

from hinode.server.errors import Refusal

# Joiners are part of how some scripts and emoji are written; every other invisible sign is refused, those
# that turn the direction of writing first of all.
JOINERS: Final = "\u200c\u200d"
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing


def clean_name(text: str, longest: int) -> str:
    """One line, 1 to `longest` characters, something to see among them."""
    return clean_line(text, longest, "name")


def clean_line(text: str, longest: int, what: str) -> str:
    """Normal form C, single spaces, nothing invisible; raises `Refusal` saying what is wrong."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if any(_unseen(sign) for sign in line):
        raise _bad(what, "no control characters or invisible signs")
    if not any(_shows(sign) for sign in line):
        raise _bad(what, "it needs something to see")
    if len(line) > longest:
        raise _bad(what, f"at most {longest} characters, not {len(line)}")
    return line


def _unseen(sign: str) -> bool:
    return sign not in JOINERS and unicodedata.category(sign) in UNSEEN


def _shows(sign: str) -> bool:
    return sign not in JOINERS and sign not in BLANK and unicodedata.category(sign)[0] in "LNPS"


def _bad(what: str, text: str) -> Refusal:
    return Refusal(f"bad-{what}", f"{what}: {text}", status=422)

"""The decisions of docs/wording.md that a machine can check, in all texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hinode.locale

FOLDER = Path(hinode.locale.__file__).parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
BANNED = {
    "en": {
        "no whoever, nobody, everybody": r"(?i)\b(whoever|nobody|everybody|somebody|anybody)\b",
        "the most force": r"(?i)(?<!the )\bmost force\b",
        "start of the War Phase": r"(?i)when war begins",
        "American spelling": r"(?i)neighbour|honour|favour|colour",
        "buy a card": r"(?i)\bacquire",
        "phase names": r"\b(kami turn|tea ceremony|war phase|political phase|[Ss]easonal (setup|cleanup))",
    },
    "zh-Hant": {
        "額外獎勵, 採收獎勵": r"(?<!額外)(?<!採收)獎勵",
        "戰爭階段開始時": r"戰爭開始時",
        "牌桌": r"桌子",
        "no translated idioms": r"其主|密封|走上|全部或全不",
        "full-width punctuation": r"[\u4e00-\u9fff][,;:?!]|[,;:?!][\u4e00-\u9fff]",
    },
}


def texts(language: str) -> list[str]:
    """The lines of the files without comments, ids, and variables."""
    lines = [line for name in FILES for line in (FOLDER / language / name).read_text().splitlines()]
    said = [re.sub(r"^(\S+|\s+\.\S+) =", "", line) for line in lines if not line.startswith("#")]
    return [re.sub(r"\{[^}]*\}", "{}", line) for line in said if line.strip()]


@pytest.mark.parametrize(("language", "rule"), [(one, rule) for one in BANNED for rule in BANNED[one]])
def test_texts_keep_to_the_decisions(language: str, rule: str) -> None:
    found = texts(language)
    assert len(found) > 500, "nothing to check"
    assert [line for line in found if re.search(BANNED[language][rule], line)] == []

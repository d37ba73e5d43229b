"""Names: plain text on one line, with visible characters and nothing hidden."""

from __future__ import annotations

import unicodedata

import pytest

from hinode.server.errors import Refusal
from hinode.server.text import clean_name


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Aiko", "Aiko"),
        ("  Aiko \t Mori\n", "Aiko Mori"),
        ("e\u0301", "é"),
        ("日の出", "日の出"),
        ("نگار\u200cها", "نگار\u200cها"),
        ("<b onclick=x>Aiko</b>", "<b onclick=x>Aiko</b>"),
        ("🧑\u200d🌾", "🧑\u200d🌾"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_a_name_is_normalized_and_otherwise_kept(given: str, kept: str) -> None:
    """Markup is ordinary text: the page must escape it."""
    assert clean_name(given, 24) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * 25,
        "\u200d",
        "\u3164",
        "\u2800",
        "\u0301",
        "Ai\u0000ko",
        "Ai\u001bko",
        "Ai\u202eko",
        "Ai\u2066ko",
        "Ai\u200fko",
        "Ai\u200bko",
        "Ai\ufeffko",
        "Ai\ud800ko",
        "Ai\ue000ko",
        "Ai\U000e0041ko",
    ],
)
def test_an_invisible_or_too_long_name_is_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(given, 24)
    assert (refused.value.code, refused.value.status) == ("bad-name", 422)


def test_every_bidirectional_control_character_is_refused() -> None:
    turning = [
        sign
        for sign in map(chr, range(0x110000))
        if unicodedata.bidirectional(sign) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
    ]
    assert len(turning) == 9
    for sign in turning:
        with pytest.raises(Refusal):
            clean_name(f"Ai{sign}ko", 24)

"""Labels fit their buttons, and hints and explanations are short, in both languages."""

from __future__ import annotations

import re

import pytest

from hinode.locale import LANGUAGES, say
from tests.locale.catalog import catalog, samples

# What is limited, and the maximum number of characters in each language (Chinese ones are twice as wide).
BOUNDS = {
    "buttons": (r"answer-(yes|no|done|first|last|ready)(-.+)?", {"en": 18, "zh-Hant": 9}),
    "titles": (r"(ask|guide)-.+\.title", {"en": 24, "zh-Hant": 12}),
    "names": (
        r"(clan|province|kami(?!-unbound)|mandate|figure|card|type|season|phase|advantage|thing)-[^.]+",
        {"en": 24, "zh-Hant": 8},
    ),
    "clans in a narrow column": (r"clan-.+\.short", {"en": 3, "zh-Hant": 1}),
    "advantages in a narrow column": (r"advantage-.+\.short", {"en": 7, "zh-Hant": 2}),
    "causes": (r"cause-.+", {"en": 24, "zh-Hant": 8}),
    "questions": (r"ask-[^.]+", {"en": 60, "zh-Hant": 30}),
    "hints": (r"ask-.+\.hint", {"en": 120, "zh-Hant": 40}),
    "what a thing does": (r".+\.(does|bonus|power)", {"en": 140, "zh-Hant": 50}),
    "cards of the guide": (r"guide-[^.]+|guide-.+\.look", {"en": 200, "zh-Hant": 65}),
    "refusals": (r"error-.+", {"en": 90, "zh-Hant": 30}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", BOUNDS)
def test_texts_are_short_enough(language: str, what: str) -> None:
    pattern, limit = BOUNDS[what]
    names = [name for name in catalog(language) if re.fullmatch(pattern, name)]
    texts = {say(language, name, **sample): name for name in names for sample in samples(name)}
    assert texts, "nothing to measure"
    assert {name: text for text, name in texts.items() if len(text) > limit[language]} == {}

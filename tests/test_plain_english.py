"""Plain modern American English in code, tests, and docs: archaic phrases and British spellings are errors.

The messages of the game (.ftl) are not checked here; they follow the rulebook and have their own review.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = (
    *("src", "tests", "web/src", "web/tools", "tools", "benchmarks", "training", "examples", "deploy"),
    "docs",
)
TOP: Final = ("*.md", "*.toml", "Makefile", "web/*.js", "web/*.ts")
SUFFIXES: Final = {".py", ".ts", ".js", ".svelte", ".css", ".md", ".sh", ".yml", ".conf", ".service"}
EXEMPT: Final = {
    "docs/rules-index.md",  # generated, with the texts of clauses
    "docs/wording.md",  # quotes the words to avoid
    "tests/locale/test_wording.py",  # so does this
    "tests/test_plain_english.py",
}
GENERATED: Final = ("web/src/wire/", "src/hinode/server/static/")

ARCHAIC: Final = (
    r"anew|who(?:so|m)?ever|of whom|thereof|somebody|so many|for ever|any more(?=[^\w\s]|\s*$)|"
    r"keepers?|(?:is|are) told(?! (?:apart|from))"
)
BRITISH: Final = (
    r"(?:colour|neighbour|favour|honour|behaviour|parlour)\w*|greys?|licences?|judgements?|centre[ds]?|catalogues?|"
    r"(?:to|after|down|up)wards|"
    r"(?:real|recogn|organ|normal|apolog|serial|summar|initial|optim|minim|maxim|local|author|general)"
    r"is(?:e[ds]?|ing|ations?)|analys(?:ed?|ing)|travelled|travelling|labelled|labelling"
)
BANNED: Final = re.compile(rf"\b(?:{ARCHAIC}|{BRITISH})\b", re.IGNORECASE)
CAMEL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def banned(line: str) -> list[str]:
    """What is wrong with a line. The words of a name count as words."""
    return BANNED.findall(CAMEL.sub(" ", line).replace("_", " "))


def files() -> Iterator[Path]:
    for pattern in TOP:
        yield from sorted(ROOT.glob(pattern))
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in SUFFIXES and name not in EXEMPT and not name.startswith(GENERATED):
                yield path


def test_no_archaic_phrase_and_no_british_spelling() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {', '.join(words)}"
        for path in files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (words := banned(line))
    ]
    assert found == []


def test_every_folder_is_read() -> None:
    read = {path.relative_to(ROOT).as_posix() for path in files()}
    assert [folder for folder in FOLDERS if not any(name.startswith(f"{folder}/") for name in read)] == []
    assert {"README.md", "src/hinode/api.py", "web/src/main.ts"} <= read


@pytest.mark.parametrize(
    "line",
    [
        "# Shuffle the deck anew.",
        "def test_somebody_else_may_not(game: Game) -> None:",
        '"""Whoever leads the shrine; each is told once."""',
        "function neighbourOf(province: ProvinceId) {",
        "const mapColour = 'red'",
        "Records are normalised.",
        "Nothing moves any more.",
        "one message catalogue, used afterwards",
    ],
)
def test_a_planted_word_is_found(line: str) -> None:
    assert banned(line)


@pytest.mark.parametrize(
    "line",
    [
        "clans are told apart by color",
        "no more than any more cards",
        "three analyses",
        "aria-labelledby",
        "emphasis",
        "renewed",
    ],
)
def test_ordinary_words_pass(line: str) -> None:
    assert banned(line) == []

"""Whatever the web client names by its id has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locale.catalogue import catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
NAMED = re.compile(r"\bt\(\s*(?:'([^'\n]+)'|\"([^\"\n]+)\"|`([^`\n]+)`)")
FILLED = re.compile(r"\$\{[^}]*\}")
# Signs that differ between the languages, put between two texts in code or markup.
JOINED = re.compile(
    r"""\.join\(\s*['"`][^'"`]*[,;:.()][^'"`]*['"`]\s*\)|(?:\bt|\bnameOf\.\w+|Name)\([^{}]*\)\}\s*[,;:(]"""
)


def sources() -> list[Path]:
    """What the client is made of; not its tests, and not the gallery for developers."""
    made = (path for path in sorted(WEB.rglob("*")) if path.suffix in (".svelte", ".ts"))
    return [path for path in made if ".test." not in path.name and "gallery" not in path.parts]


def asked_for() -> dict[str, str]:
    """Every id in a call of `t`, with the file; what is filled in stands as `${}`."""
    found = {}
    for path in sources():
        for single, double, template in NAMED.findall(path.read_text(encoding="utf-8")):
            found[FILLED.sub("${}", single or double or template)] = path.name
    return found


def answered(wanted: str) -> bool:
    pattern = ".+".join(re.escape(part) for part in wanted.split("${}"))
    return any(re.fullmatch(pattern, name) for name in catalogue("en"))


def test_the_web_client_names_only_messages_that_exist() -> None:
    wanted = asked_for()
    assert "clan-you" in wanted
    assert {name: file for name, file in wanted.items() if not answered(name)} == {}


def test_texts_are_joined_by_the_catalogue() -> None:
    """A comma or a colon between texts is another sign in Chinese: `words/lists.ts` asks for it."""
    joined = [
        f"{path.relative_to(WEB)}:{number}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if JOINED.search(line)
    ]
    assert joined == []


@pytest.mark.parametrize(
    "line",
    [
        "names.join(', ')",
        "[one, other].join('. ')",
        "<p>{t('rules-home')}: {nameOf.province(home)}</p>",
        "<p>{t('title')} ({t('hint')})</p>",
        "`${t('clock')}: ${t(kind)}`",
    ],
)
def test_a_sign_between_texts_is_found(line: str) -> None:
    assert JOINED.search(line)


@pytest.mark.parametrize("line", ["points.join(' ')", "told.join(' · ')", "t('fact', { name, value })"])
def test_other_joins_are_not(line: str) -> None:
    assert not JOINED.search(line)

"""Every message that the web client uses exists, and every client message is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locale.catalog import catalog

WEB = Path(__file__).parents[2] / "web" / "src"
NAMED = re.compile(r"\bt\(\s*(?:'([^'\n]+)'|\"([^\"\n]+)\"|`([^`\n]+)`)")
OWN = {
    *("ui.ftl", "arriving.ftl", "tutorial.ftl", "howto.ftl", "guide.ftl", "previews.ftl", "deals.ftl"),
    "analysis.ftl",
}
# Used with a prefix that is itself a variable.
PREFIXED = {"clans-chosen", "clans-random", "clans-pick"}
FILLED = re.compile(r"\$\{[^}]*\}")
# Punctuation that differs between the languages, between two texts in code or markup.
JOINED = re.compile(
    r"""\.join\(\s*['"`][^'"`]*[,;:.()][^'"`]*['"`]\s*\)|(?:\bt|\bnameOf\.\w+|Name)\([^{}]*\)\}\s*[,;:(]"""
)


def sources(*, gallery: bool = False) -> list[Path]:
    """The sources of the client, without tests and the gallery, which is for developers."""
    made = (path for path in sorted(WEB.rglob("*")) if path.suffix in (".svelte", ".ts"))
    return [path for path in made if ".test." not in path.name and (gallery or "gallery" not in path.parts)]


def asked_for() -> dict[str, str]:
    """Every id in a call of `t`, with its file; inserted values become `${}`."""
    found = {}
    for path in sources():
        for single, double, template in NAMED.findall(path.read_text(encoding="utf-8")):
            found[FILLED.sub("${}", single or double or template)] = path.name
    return found


def answered(wanted: str) -> bool:
    pattern = ".+".join(re.escape(part) for part in wanted.split("${}"))
    return any(re.fullmatch(pattern, name) for name in catalog("en"))


def test_the_web_client_uses_only_messages_that_exist() -> None:
    wanted = asked_for()
    assert "clan-you" in wanted
    assert {name: file for name, file in wanted.items() if not answered(name)} == {}


def test_every_web_client_message_is_used() -> None:
    """By a whole id, or by one with an inserted part."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources(gallery=True))
    named = set(re.findall(r"""['"`]([a-z][a-z0-9_-]*)['"`]""", code))
    filled = [
        FILLED.sub("${}", text).split("${}") for text in re.findall(r"`([a-z][a-z-]*-\$\{[^`]*)`", code)
    ]
    patterns = [re.compile(".+".join(map(re.escape, parts))) for parts in filled]
    known = (
        named | PREFIXED | {reference for words in catalog("en").values() for reference in words.references}
    )
    own = [name for name, words in catalog("en").items() if words.file in OWN and "." not in name]
    assert len(own) > 300
    assert [n for n in own if n not in known and not any(one.fullmatch(n) for one in patterns)] == []


def test_texts_are_joined_by_the_catalog() -> None:
    """Commas and colons between texts differ in Chinese, so `words/formatting.ts` takes them from it."""
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
def test_punctuation_between_texts_is_found(line: str) -> None:
    assert JOINED.search(line)


@pytest.mark.parametrize("line", ["points.join(' ')", "told.join(' · ')", "t('fact', { name, value })"])
def test_other_joins_are_allowed(line: str) -> None:
    assert not JOINED.search(line)

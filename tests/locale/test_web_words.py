"""Whatever the web client names by its id has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locale.catalogue import catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
NAMED = re.compile(r"\bt\(\s*(?:'([^'\n]+)'|\"([^\"\n]+)\"|`([^`\n]+)`)")
OWN = {
    *("ui.ftl", "arriving.ftl", "tutorial.ftl", "howto.ftl", "guide.ftl", "previews.ftl", "deals.ftl"),
    "analysis.ftl",
}
# Named with a prefix that is itself a variable.
PREFIXED = {"clans-chosen", "clans-random", "clans-pick"}
FILLED = re.compile(r"\$\{[^}]*\}")
# Signs that differ between the languages, put between two texts in code or markup.
JOINED = re.compile(
    r"""\.join\(\s*['"`][^'"`]*[,;:.()][^'"`]*['"`]\s*\)|(?:\bt|\bnameOf\.\w+|Name)\([^{}]*\)\}\s*[,;:(]"""
)


def sources(*, gallery: bool = False) -> list[Path]:
    """What the client is made of, without its tests; the gallery is for developers."""
    made = (path for path in sorted(WEB.rglob("*")) if path.suffix in (".svelte", ".ts"))
    return [path for path in made if ".test." not in path.name and (gallery or "gallery" not in path.parts)]


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


def test_the_web_client_has_no_messages_that_it_never_names() -> None:
    """By a whole id, or by one with a part that is filled in."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources(gallery=True))
    named = set(re.findall(r"""['"`]([a-z][a-z0-9_-]*)['"`]""", code))
    filled = [
        FILLED.sub("${}", text).split("${}") for text in re.findall(r"`([a-z][a-z-]*-\$\{[^`]*)`", code)
    ]
    patterns = [re.compile(".+".join(map(re.escape, parts))) for parts in filled]
    known = (
        named | PREFIXED | {reference for words in catalogue("en").values() for reference in words.references}
    )
    own = [name for name, words in catalogue("en").items() if words.file in OWN and "." not in name]
    assert len(own) > 300
    assert [n for n in own if n not in known and not any(one.fullmatch(n) for one in patterns)] == []


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

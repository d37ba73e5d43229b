"""Both languages have the same messages, and every message can be formatted."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from hinode.locale import LANGUAGES, bundle, say
from tests.locale.catalog import (
    LATIN_ALLOWED,
    TYPED,
    Words,
    catalog,
    entries,
    needs,
    paths,
    samples,
    variables,
)

FILES = [path.name for path in paths("en")]
CHINESE = re.compile(r"[\u4e00-\u9fff]")
NOT_CHINESE = {"app-name"}  # the same in every language
LATIN = re.compile(r"[A-Za-z]{2,}")


def messages_of(language: str, file: str) -> dict[str, Words]:
    return {name: words for name, words in catalog(language).items() if words.file == file}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_parses_completely(language: str, file: str) -> None:
    [path] = [path for path in paths(language) if path.name == file]
    junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert junk == [], f"{language}/{file} has lines that are not Fluent"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    names = [
        f"{entry.id.name} ({path.name})"
        for path in paths(language)
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    ]
    ids = [name.split()[0] for name in names]
    assert [name for name, found in zip(names, ids, strict=True) if ids.count(found) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_and_attributes(language: str, file: str) -> None:
    missing = [name for name in messages_of("en", file) if name not in messages_of(language, file)]
    extra = [name for name in messages_of(language, file) if name not in messages_of("en", file)]
    assert not missing, f"{language}/{file} lacks {missing}"
    assert not extra, f"en/{file} lacks {extra}, which {language} has"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_both_languages_use_the_same_variables(language: str, file: str) -> None:
    shared = [name for name in messages_of("en", file) if name in catalog(language)]
    other = {
        name: (sorted(variables("en", name)), sorted(variables(language, name)))
        for name in shared
        if variables("en", name).keys() != variables(language, name).keys()
    }
    assert not other, f"variables of en and {language} in {file}: {other}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_is_formatted_without_errors_and_not_empty(language: str, file: str) -> None:
    """With every case of its selectors."""
    for name in messages_of(language, file):
        for sample in samples(name):
            text = say(language, name, **sample)
            assert text.strip() == text != "", f"{language}: {name} with {sample}: {text!r}"
            assert "{" not in text, f"{language}: {name} with {sample}: {text!r}"


@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_in_english_in_the_chinese_catalog(file: str) -> None:
    for name in messages_of("zh-Hant", file):
        if name.endswith("clause"):
            continue
        text = say("zh-Hant", name, **dict.fromkeys(needs(name), 5))
        said = any(sign.isalpha() for sign in text)  # it has words besides its variables
        if file == "terminal.ftl" and TYPED.sub("", text).strip() == "":
            continue  # the form of a command
        assert name in NOT_CHINESE or not said or CHINESE.search(text), f"{name} is not in Chinese: {text}"
        allowed = LATIN_ALLOWED.sub("", TYPED.sub("", text) if file == "terminal.ftl" else text)
        assert not LATIN.findall(allowed), f"English words in {name}: {text}"


def test_exceptions_from_chinese_are_needed() -> None:
    """The list of exceptions has no outdated entries."""
    assert set(catalog("zh-Hant")) >= NOT_CHINESE
    assert [name for name in NOT_CHINESE if CHINESE.search(catalog("zh-Hant")[name].text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_have_the_same_names_in_every_language(language: str) -> None:
    named = {name: words.text for name, words in catalog("en").items() if name.endswith("clause")}
    assert named == {name: catalog(language)[name].text for name in named}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalog_read_here_is_the_one_in_use(language: str) -> None:
    names = {name.split(".")[0] for name in catalog(language)}
    assert all(bundle(language).has(name) for name in names)

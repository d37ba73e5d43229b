"""Both languages say the same things, and all they say can be said."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from hinode.locale import LANGUAGES, bundle, say
from tests.locale.catalogue import (
    LATIN_ALLOWED,
    TYPED,
    Words,
    catalogue,
    entries,
    needs,
    paths,
    samples,
    variables,
)

FILES = [path.name for path in paths("en")]
CHINESE = re.compile(r"[\u4e00-\u9fff]")
NOT_CHINESE = {"app-name"}  # the same everywhere
LATIN = re.compile(r"[A-Za-z]{2,}")


def told(language: str, file: str) -> dict[str, Words]:
    return {name: words for name, words in catalogue(language).items() if words.file == file}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_can_be_read_to_its_end(language: str, file: str) -> None:
    [path] = [path for path in paths(language) if path.name == file]
    junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert junk == [], f"{language}/{file} has lines that are no Fluent"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
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
    missing = [name for name in told("en", file) if name not in told(language, file)]
    extra = [name for name in told(language, file) if name not in told("en", file)]
    assert not missing, f"{language}/{file} lacks {missing}"
    assert not extra, f"en/{file} lacks {extra}, which {language} has"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_both_languages_use_the_same_variables(language: str, file: str) -> None:
    shared = [name for name in told("en", file) if name in catalogue(language)]
    other = {
        name: (sorted(variables("en", name)), sorted(variables(language, name)))
        for name in shared
        if variables("en", name).keys() != variables(language, name).keys()
    }
    assert not other, f"variables of en and {language} in {file}: {other}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_is_said_without_a_fault_and_is_not_empty(language: str, file: str) -> None:
    """With every case its selectors tell apart."""
    for name in told(language, file):
        for sample in samples(name):
            text = say(language, name, **sample)
            assert text.strip() == text != "", f"{language}: {name} with {sample}: {text!r}"
            assert "{" not in text, f"{language}: {name} with {sample}: {text!r}"


@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_in_english_in_the_chinese_catalogue(file: str) -> None:
    for name in told("zh-Hant", file):
        if name.endswith("clause"):
            continue
        text = say("zh-Hant", name, **dict.fromkeys(needs(name), 5))
        said = any(sign.isalpha() for sign in text)  # not a mere frame for its variables
        if file == "terminal.ftl" and TYPED.sub("", text).strip() == "":
            continue  # the form of a command
        assert name in NOT_CHINESE or not said or CHINESE.search(text), f"{name} is not in Chinese: {text}"
        allowed = LATIN_ALLOWED.sub("", TYPED.sub("", text) if file == "terminal.ftl" else text)
        assert not LATIN.findall(allowed), f"English words in {name}: {text}"


def test_what_need_not_be_chinese_is_not() -> None:
    """The list of exceptions has no old entries."""
    assert set(catalogue("zh-Hant")) >= NOT_CHINESE
    assert [name for name in NOT_CHINESE if CHINESE.search(catalogue("zh-Hant")[name].text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_are_named_alike_in_every_language(language: str) -> None:
    named = {name: words.text for name, words in catalogue("en").items() if name.endswith("clause")}
    assert named == {name: catalogue(language)[name].text for name in named}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_read_here_is_the_one_that_is_said(language: str) -> None:
    names = {name.split(".")[0] for name in catalogue(language)}
    assert all(bundle(language).has(name) for name in names)

"""The Fluent catalog of all texts, shared by terminal and web, in every supported language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hinode.locale.lazy_bundle import LazyBundle

LANGUAGES: Final = ("en", "zh-Hant")
# Variables that hold an id of the game: the last word of their name is one of these.
NAMED: Final = frozenset({"clan", "figure", "province", "kami", "card", "mandate"})


class NoWords(LookupError):
    """The catalog lacks a language, a message or a variable."""


@cache
def bundle(language: str) -> LazyBundle:
    """All messages of a language."""
    from hinode.locale.lazy_bundle import LazyBundle  # slow to import, so only when texts are needed

    if language not in LANGUAGES:
        raise NoWords(f"no catalog is in {language!r}: there are {', '.join(LANGUAGES)}")
    return LazyBundle(language)


def has(language: str, message: str) -> bool:
    """Whether the message, or the attribute of a message ("card-komainu.does"), exists."""
    return _holds(bundle(language), message)


def _holds(known: LazyBundle, message: str) -> bool:
    name, _, attribute = message.partition(".")
    return known.has(name) and (not attribute or attribute in known.fluent.get_message(name).attributes)


def say(language: str, message: str, /, **variables: str | int) -> str:
    """The text of a message or attribute, with its variables filled in."""
    known = bundle(language)  # once: threads that are the first to ask at the same time get different ones
    if not _holds(known, message):
        raise NoWords(f"{language}: no message is called {message!r}")
    name, _, attribute = message.partition(".")
    fluent = known.fluent
    found = fluent.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise NoWords(f"{language}: {message!r} has attributes only")
    text, faults = fluent.format_pattern(pattern, variables)
    if faults:
        raise NoWords(f"{language}: {message!r}: {faults[0]}")
    return str(text)


def say_ids(language: str, message: str, variables: Mapping[str, str | int]) -> str:
    """The text of a message whose variables may hold ids: `to_province="edo"` is shown as Edo."""
    named = {name: _name(language, name.rpartition("_")[2], value) for name, value in variables.items()}
    return say(language, message, **named)


def _name(language: str, noun: str, value: str | int) -> str | int:
    return say(language, f"{noun}-{value}") if noun in NAMED else value

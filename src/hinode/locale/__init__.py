"""Words for people: one Fluent catalogue for web and terminal, in every language the game speaks."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "zh-Hant")


class NoWords(LookupError):
    """A language, a message or a variable that the catalogue does not have."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import: only where words are needed

    if language not in LANGUAGES:
        raise NoWords(f"no catalogue is in {language!r}: there are {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for file in files(__name__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def has(language: str, message: str) -> bool:
    """Whether there is such a message, or such an attribute of one ("card-komainu.does")."""
    name, _, attribute = message.partition(".")
    known = bundle(language)
    return known.has_message(name) and (not attribute or attribute in known.get_message(name).attributes)


def say(language: str, message: str, /, **variables: str | int) -> str:
    """The words of a message, or of an attribute of one, with its variables filled in."""
    if not has(language, message):
        raise NoWords(f"{language}: no message is called {message!r}")
    name, _, attribute = message.partition(".")
    found = bundle(language).get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise NoWords(f"{language}: {message!r} has attributes only")
    text, faults = bundle(language).format_pattern(pattern, variables)
    if faults:
        raise NoWords(f"{language}: {message!r}: {faults[0]}")
    return str(text)

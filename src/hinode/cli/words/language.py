"""Language of the terminal: found by name, or from the environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hinode.locale import LANGUAGES

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set wins (POSIX)
_TRADITIONAL: Final = ("zh_tw", "zh_hk", "zh_mo", "zh_hant")


def find(text: str) -> str | None:
    """The language with this name, ignoring case."""
    return next((language for language in LANGUAGES if language.lower() == text.lower()), None)


def preferred(environment: Mapping[str, str]) -> str:
    """The language the environment asks for; English if there is no catalog for it."""
    wanted = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return "zh-Hant" if wanted.lower().replace("-", "_").startswith(_TRADITIONAL) else "en"

"""Which language the terminal speaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hinode.locale import LANGUAGES

_RANKED: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # as POSIX ranks them
_TRADITIONAL: Final = ("zh_tw", "zh_hk", "zh_mo", "zh_hant")


def find(text: str) -> str | None:
    """The language of that name, in whatever case."""
    return next((language for language in LANGUAGES if language.lower() == text.lower()), None)


def preferred(environment: Mapping[str, str]) -> str:
    """The language an environment asks for; English where there is no catalogue in it."""
    asked = next((environment[name] for name in _RANKED if environment.get(name)), "")
    return "zh-Hant" if asked.lower().replace("-", "_").startswith(_TRADITIONAL) else "en"

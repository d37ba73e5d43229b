"""The glossary: what `help WORD` explains at the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hinode.cli.words.translator import Translator

# All terms of glossary.ftl, in its order.
TERMS: Final = (
    *(
        "vp",
        "coins",
        "ronin",
        "honor",
        "force",
        "figure",
        "reserve",
        "summon",
        "place",
        "map",
        "home",
        "income",
    ),
    *("seat-order", "ally", "mandate", "bonus", "reward", "route", "shrine", "worship", "kami-figure"),
    *("war-number", "token", "hostage"),
)
FIGURES: Final = ("bushi", "shinto", "daimyo", "stronghold")
_MESSAGES: Final = (*(f"thing-{term}" for term in TERMS), *(f"figure-{figure}" for figure in FIGURES))


def term_names(translator: Translator) -> str:
    """Every term that can be explained."""
    return translator.join(translator.say(message) for message in _MESSAGES)


def explained_terms(text: str, translator: Translator) -> Iterator[str]:
    """The terms of that name, each explained with its clause."""
    wanted = text.strip().casefold()
    for message in _MESSAGES:
        name = translator.say(message)
        if wanted and wanted in (name.casefold(), f"{message.partition('-')[2]}"):
            clauses = translator.join(translator.say(f"{message}.clause").split())
            does = translator.say(f"{message}.does")
            yield translator.say("explained", name=name, text=f"{does} [{clauses}]")

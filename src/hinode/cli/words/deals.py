"""Deals in words: terms, offers, and how promises ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hinode.cli.words.translator import Translator
from hinode.deals import Promise
from hinode.locale.variants import TERM_VARIANTS, suffix

Json = Mapping[str, Any]
NAMES: Final = ("province", "mandate", "kami", "card", "advantage")  # fields that hold the id of something


def phrase(term: Json, to: str, translator: Translator) -> str:
    """What a clan would do for another: "bring no pieces into Edo this season"."""
    variables: dict[str, str | int] = {"to": translator.clan(to)}
    for name, value in term.items():
        if name in NAMES and value not in (None, "any"):
            variables[name] = translator.name(name, value)
        elif type(value) is int:
            variables[name] = value
    variant = suffix(TERM_VARIANTS.get(term["kind"], ()), term)
    return translator.say(f"deal-term-{term['kind']}{variant}", **variables)


def deal_line(offer: Json, translator: Translator) -> str:
    """The whole deal in one line, from the JSON of an offer."""
    sides = ((offer["from"], offer["to"], offer["give"]), (offer["to"], offer["from"], offer["ask"]))
    return translator.facts(_side(by, to, terms, translator) for by, to, terms in sides if terms)


def _side(by: str, to: str, terms: Sequence[Json], translator: Translator) -> str:
    phrases = [phrase(term, to, translator) for term in terms]
    *head, last = phrases
    text = translator.say("deal-terms", head=translator.join(head), next=last) if head else last
    return translator.say("deal-side", clan=translator.clan(by), terms=text)


def promise_line(promise: Json, translator: Translator) -> str:
    """A promise of the ledger: what was promised while it is open, else how it ended."""
    if promise["state"] == "open":
        return translator.say("deal-promised", **_variables(promise, translator))
    return told_line(promise, translator)


def told_line(promise: Json, translator: Translator) -> str:
    """How a promise ended, and why. It is open again after an undo."""
    text = translator.say(f"deal-told-{promise['state']}", **_variables(promise, translator))
    if promise["note"] is None or promise["state"] == "kept":
        return text
    return translator.facts([text, translator.say(f"deal-note-{_note(promise)}")])


def warning_line(promise: Promise, translator: Translator) -> str:
    """What the player promised, before an answer that could break it."""
    said = phrase(promise.term.to_json(), promise.to, translator)
    return translator.say("deal-warning", clan=translator.clan(promise.to), phrase=said)


def _note(promise: Json) -> str:
    """Why a promise ended as it did. Once every secret is shown, also whether a promised tile was in hand."""
    if "had_tile" not in promise:
        return str(promise["note"])
    return "had-tile" if promise["had_tile"] else "no-tile"


def _variables(promise: Json, translator: Translator) -> dict[str, str]:
    return {
        "clan": translator.clan(promise["by"]),
        "to": translator.clan(promise["to"]),
        "phrase": phrase(promise["term"], promise["to"], translator),
    }

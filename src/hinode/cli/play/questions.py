"""Questions: the title, text, help, and hint of a decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hinode import Decision
from hinode.cli.words.translator import Translator
from hinode.vocab.ids import KAMI

_EXPLAINED: Final = ("card", "kami", "advantage")  # causes with their own help text
_COUNTED: Final = ("fujin", "share")  # questions with a hint that counts what is left


@dataclass(frozen=True, slots=True)
class QuestionText:
    """A decision as text: title, question, help with its rule clauses, and a hint."""

    title: str
    ask: str
    help: str
    clauses: str
    hint: str


def question(decision: Decision, translator: Translator) -> QuestionText:
    """The text of a decision."""
    ask, said = _message(decision, translator), _details(decision, translator)
    found = [(text, clause) for text, clause in _explanations(decision) if translator.has(text)]
    clauses = " ".join(translator.say(clause) for _, clause in found).split()
    return QuestionText(
        title=translator.say(f"{ask}.title", **said),
        ask=translator.say(ask, **said),
        help="\n".join(translator.say(text) for text, _ in found),
        clauses=translator.join(dict.fromkeys(clauses)),
        hint=translator.say(f"{ask}.hint", **said),
    )


def _message(decision: Decision, translator: Translator) -> str:
    special = f"ask-{decision.kind}-{decision.details.get('due_to', decision.cause)}"
    return special if translator.has(special) else f"ask-{decision.kind}"


def _explanations(decision: Decision) -> Iterator[tuple[str, str]]:
    """(help message, message with its clauses) for everything that can explain the question."""
    for kind in _EXPLAINED:
        cause = f"{kind}-{decision.cause}"
        if decision.kind == "place" and decision.cause in KAMI:
            yield f"{cause}.power", f"{cause}.power-clause"
        else:
            yield f"{cause}.does", f"{cause}.clause"
    yield f"help-{decision.kind}", f"help-{decision.kind}.clause"


def _details(decision: Decision, translator: Translator) -> dict[str, str | int]:
    """The details of a question as variables for messages."""
    details = decision.details
    said: dict[str, str | int] = {"cause": translator.cause(decision.cause)}
    said |= {name: details[name] for name in ("coins", "moves") if name in details}
    if "province" in details:
        said["province"] = translator.name("province", details["province"])
    if "mover" in details:
        said["mover"] = translator.clan(details["mover"])
    if "route" in details:
        one, other = (translator.name("province", end) for end in details["route"])
        said["route"] = translator.say("route-between", one=one, other=other)
    if "victims" in details:
        said["victims"] = translator.join_and(
            _victims(translator, *victims) for victims in details["victims"]
        )
    return said


def _victims(translator: Translator, clan: str, figure: str, count: int) -> str:
    return translator.say(
        "figures-of", clan=translator.clan(clan), figure=translator.name("figure", figure), count=count
    )


def about(decision: Decision, translator: Translator) -> str:
    """An extra line for questions whose text does not say everything."""
    if decision.kind == "place" and decision.cause in KAMI:
        return translator.say(f"kami-{decision.cause}.power")
    return question(decision, translator).hint if decision.kind in _COUNTED else ""

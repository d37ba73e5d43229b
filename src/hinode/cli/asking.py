"""The title, the question and the help of a decision."""

from __future__ import annotations

from hinode import Decision
from hinode.cli.choices import CARD_FACTS
from hinode.cli.words import causes, names
from hinode.cli.words.questions import QUESTIONS, Question


def question(decision: Decision) -> Question:
    """What is asked, in words that fit its cause."""
    general = QUESTIONS[decision.kind]
    special = causes.SPECIAL.get((decision.kind, decision.cause))
    if special is not None:
        return _filled(special, province=names.PROVINCES.get(decision.details.get("province", ""), ""))
    if decision.cause in CARD_FACTS:
        card = CARD_FACTS[decision.cause]
        ask = causes.CARD_OFFER if decision.kind == "offer" else general.ask
        effect = card["effect"]
        return _filled(
            causes.CARD, name=card["name"], ask=ask, effect=effect, help=general.help, id=card["id"]
        )
    if decision.kind == "place" and decision.cause in names.KAMI:
        return _filled(causes.KAMI_FIGURE, name=names.KAMI[decision.cause])
    return general


def _filled(template: Question, **fields: str) -> Question:
    return Question(
        template.title.format(**fields),
        template.ask.format(**fields),
        template.help.format(**fields),
        template.clauses.format(**fields),
    )

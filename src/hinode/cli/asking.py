"""The title, the question and the help of a decision."""

from __future__ import annotations

from hinode import Decision
from hinode.cli.choices import CARD_FACTS
from hinode.cli.words import causes, names
from hinode.cli.words import questions as said
from hinode.cli.words.names import Voice, capital
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
        return _filled(
            causes.KAMI_FIGURE, name=names.KAMI[decision.cause], power=causes.POWERS[decision.cause]
        )
    return general


def _filled(template: Question, **fields: str) -> Question:
    return Question(
        template.title.format(**fields),
        template.ask.format(**fields),
        template.help.format(**fields),
        template.clauses.format(**fields),
    )


def about(decision: Decision, voice: Voice) -> str:
    """What the question is about, from what it carries; empty where its words say it all."""
    carried = decision.details
    province = names.PROVINCES.get(carried.get("province", ""), "")
    if "victims" in carried:
        dying = names.listed(_victim(voice, *victim) for victim in carried["victims"])
        return said.VICTIMS.format(province=province, victims=dying)
    if "route" in carried and "mover" in carried:
        one, other = (names.PROVINCES[end] for end in carried["route"])
        return capital(said.ROUTE.format(mover=voice.who(carried["mover"]), one=one, other=other))
    if decision.kind == "place" and decision.cause in causes.POWERS:
        return causes.POWERS[decision.cause]
    if "moves" in carried:
        return said.MOVES_LEFT.format(moves=carried["moves"])
    if decision.kind == "share" and "coins" in carried:
        return said.ODD_COINS.format(coins=carried["coins"])
    if province and (decision.kind, decision.cause) not in causes.SPECIAL and decision.kind != "bid":
        return said.IN_PROVINCE.format(province=province)
    return ""


def _victim(voice: Voice, clan: str, figure: str, count: int = 1) -> str:
    return f"{voice.whose(clan)} {names.heap({figure: count})}"

"""The title, the question and the help of a decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hinode import Decision
from hinode.cli.words.voice import Voice
from hinode.vocab.ids import KAMI

_EXPLAINED: Final = ("card", "kami", "advantage")  # what explains itself where it asks
_COUNTED: Final = ("fujin", "share")  # questions whose hint counts what is left


@dataclass(frozen=True, slots=True)
class Question:
    """A question in words: its heading, itself, the rules about it with their clauses, what to consider."""

    title: str
    ask: str
    help: str
    clauses: str
    hint: str


def question(decision: Decision, voice: Voice) -> Question:
    """What is asked, in words that fit its cause."""
    ask, said = _called(decision, voice), _details(decision, voice)
    found = [(text, clause) for text, clause in _explanations(decision) if voice.has(text)]
    clauses = " ".join(voice.say(clause) for _, clause in found).split()
    return Question(
        title=voice.say(f"{ask}.title", **said),
        ask=voice.say(ask, **said),
        help="\n".join(voice.say(text) for text, _ in found),
        clauses=", ".join(dict.fromkeys(clauses)),
        hint=voice.say(f"{ask}.hint", **said),
    )


def _called(decision: Decision, voice: Voice) -> str:
    special = f"ask-{decision.kind}-{decision.cause}"
    return special if voice.has(special) else f"ask-{decision.kind}"


def _explanations(decision: Decision) -> Iterator[tuple[str, str]]:
    """Messages that can explain a question, each with the one that names its clauses."""
    for sort in _EXPLAINED:
        cause = f"{sort}-{decision.cause}"
        if decision.kind == "place" and decision.cause in KAMI:
            yield f"{cause}.power", f"{cause}.power-clause"
        else:
            yield f"{cause}.does", f"{cause}.clause"
    yield f"help-{decision.kind}", f"help-{decision.kind}.clause"


def _details(decision: Decision, voice: Voice) -> dict[str, str | int]:
    """What a question carries, in words."""
    carried = decision.details
    said: dict[str, str | int] = {"cause": voice.cause(decision.cause)}
    said |= {name: carried[name] for name in ("coins", "moves") if name in carried}
    if "province" in carried:
        said["province"] = voice.call("province", carried["province"])
    if "mover" in carried:
        said["mover"] = voice.clan(carried["mover"])
    if "route" in carried:
        one, other = (voice.call("province", end) for end in carried["route"])
        said["route"] = voice.say("route-between", one=one, other=other)
    if "victims" in carried:
        said["victims"] = voice.listed(_victims(voice, *victims) for victims in carried["victims"])
    return said


def _victims(voice: Voice, clan: str, figure: str, count: int) -> str:
    return voice.say("figures-of", clan=voice.clan(clan), figure=voice.call("figure", figure), count=count)


def about(decision: Decision, voice: Voice) -> str:
    """What the question is about, where its words do not say it all."""
    if decision.kind == "place" and decision.cause in KAMI:
        return voice.say(f"kami-{decision.cause}.power")
    return question(decision, voice).hint if decision.kind in _COUNTED else ""

"""From a question to lines a person can choose from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final

from hinode import Answer, Decision
from hinode.cli.words import answers as said
from hinode.cli.words.voice import Voice
from hinode.vocab.answers import Summon
from hinode.vocab.data import FACTS
from hinode.vocab.ids import ADVANTAGES

Json = Mapping[str, Any]
CARD_FACTS: Final = {card["id"]: card for card in FACTS["cards"]}
# How the catalogue calls what a key of an answer names; "to" and "from" differ by its kind.
_CALLED: Final = {
    "clan": "clan",
    "figure": "figure",
    "with": "figure",
    "province": "province",
    "shrine": "kami",
    "tile": "mandate",
    "announce": "mandate",
    "card": "card",
}
_ENDS: Final = {"move": "province", "shift": "kami"}


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer: the steps that lead to it, and how it looks in a list."""

    answer: Answer
    steps: tuple[str, ...]
    line: str  # all of it in one line
    opening: str  # the first step, where that stands for several answers

    @property
    def ends(self) -> bool:
        return self.answer.kind in said.ENDING


def choices(decision: Decision, view: Json, voice: Voice) -> list[Choice]:
    """Every option of a question, what waits for a reply first."""
    worshipping = {
        (option.figure, option.province)
        for option in decision.options
        if isinstance(option, Summon) and option.shrine is not None
    }
    options = sorted(decision.options, key=lambda option: option.kind not in said.URGENT)
    return [_choice(option, decision, view, voice, worshipping) for option in options]


def _choice(option: Answer, decision: Decision, view: Json, voice: Voice, worshipping: set[Any]) -> Choice:
    raw = option.to_json()
    key = _key(raw)
    if key == "summon" and (raw["figure"], raw["province"]) in worshipping:
        key = "summon-stay"
    steps = _steps(key, raw, voice)
    line = _line(raw, decision, voice) or joined(steps, voice)
    return Choice(option, steps, line, _opening(raw, steps[0], decision, view, voice))


def sentence(raw: Json, voice: Voice) -> str:
    """An answer as one line."""
    return joined(_steps(_key(raw), raw, voice), voice)


def joined(steps: tuple[str, ...], voice: Voice) -> str:
    """Steps as one line; empty if there are none."""
    return reduce(lambda line, step: voice.say("steps-joined", steps=line, next=step), steps or ("",))


def _key(raw: Json) -> str:
    kind = str(raw["kind"])
    for extra in ("announce", "shrine"):
        if extra in raw and f"{kind}-{extra}" in said.STEPS:
            return f"{kind}-{extra}"
    return kind


def _steps(key: str, raw: Json, voice: Voice) -> tuple[str, ...]:
    fields = _spoken(raw, voice)
    return tuple(voice.say(step, **fields) for step in said.STEPS[key])


def _spoken(raw: Json, voice: Voice) -> dict[str, str | int]:
    """The fields of an answer in words."""
    found = {name: _value(str(raw["kind"]), name, value, voice) for name, value in raw.items()}
    if "clan" in raw:
        found["owner"] = found["clan"]
    if "figure" in raw:
        found["piece"] = voice.figure(raw["figure"])
    if "province" in raw or "shrine" in raw:
        found["place"] = voice.call("at", raw.get("shrine") or raw["province"])
    if raw["kind"] == "bid":
        found["bid"] = voice.bid({name: raw[name] for name in ADVANTAGES})
    return found


def _value(kind: str, name: str, value: Any, voice: Voice) -> str | int:
    sort = _ENDS.get(kind, "clan") if name in ("to", "from") else _CALLED.get(name)
    if sort == "clan":
        return voice.clan(value)
    if sort is not None:
        return voice.call(sort, value)
    if name == "source":
        return voice.cause(value)
    return value if isinstance(value, int) else str(value)


def _line(raw: Json, decision: Decision, voice: Voice) -> str | None:
    """Lines that say more than their steps."""
    kind = raw["kind"]
    if kind == "buy":
        card = raw["card"]
        return card_line(card, decision.details.get("prices", {}).get(card, CARD_FACTS[card]["cost"]), voice)
    if kind == "mandate" and "announce" not in raw:
        name = voice.call("mandate", raw["tile"])
        count = list(decision.details.get("hand", ())).count(raw["tile"])
        name = voice.say("tiles-alike", tile=name, count=count) if count > 1 else name
        return voice.say("explained", name=name, text=voice.call("gist", raw["tile"]))
    if kind == "effect" and raw["source"] in CARD_FACTS:
        does = voice.say(f"card-{raw['source']}.does")
        return voice.say("explained", name=voice.cause(raw["source"]), text=does)
    label = f"answer-{kind}-{decision.cause}"
    if kind in ("yes", "no") and voice.has(label):
        return voice.say("explained", name=voice.call("answer", kind), text=voice.say(label))
    return None


def card_line(card: str, price: int, voice: Voice) -> str:
    """A card with its price, its type and what it does."""
    kind = voice.call("type", CARD_FACTS[card]["type"])
    does = voice.say(f"card-{card}.does")
    return voice.say("offered-card", card=voice.call("card", card), count=price, type=kind, does=does)


def _opening(raw: Json, step: str, decision: Decision, view: Json, voice: Voice) -> str:
    """The first step with a count, where there are several such figures."""
    if raw["kind"] == "summon":
        message, pieces = "step-from-reserve", view["players"][decision.clan].get("reserve", {})
    elif raw["kind"] == "move":
        message, pieces = "step-from-here", view["map"].get(raw["from"], {}).get(decision.clan, {})
    else:
        return step
    count = pieces.get(raw["figure"], 0)
    return voice.say(message, step=step, count=count) if count > 1 else step

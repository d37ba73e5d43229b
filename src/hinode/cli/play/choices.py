"""Choices: each possible answer to a question as a line of text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final

from hinode import Answer, Decision
from hinode.cli.words import answers
from hinode.cli.words.translator import Translator
from hinode.vocab.answers import Summon
from hinode.vocab.data import FACTS
from hinode.vocab.ids import ADVANTAGES

Json = Mapping[str, Any]
CARD_FACTS: Final = {card["id"]: card for card in FACTS["cards"]}
# The message prefix for a key of an answer. "to" and "from" depend on the kind of answer.
_PREFIX: Final = {
    "clan": "clan",
    "figure": "figure",
    "with": "figure",
    "province": "province",
    "shrine": "kami",
    "tile": "mandate",
    "announce": "mandate",
    "card": "card",
}
_ENDPOINT: Final = {"move": "province", "shift": "kami"}


@dataclass(frozen=True, slots=True)
class MenuChoice:
    """One possible answer: its steps in a menu, and its line in a list."""

    answer: Answer
    steps: tuple[str, ...]
    line: str  # all steps in one line
    opening: str  # the first step, for a line that stands for several answers

    @property
    def ends(self) -> bool:
        return self.answer.kind in answers.ENDING


def choices(decision: Decision, view: Json, translator: Translator) -> list[MenuChoice]:
    """Every option of a question. Replies to an offer come first."""
    worshipping = {
        (option.figure, option.province)
        for option in decision.options
        if isinstance(option, Summon) and option.shrine is not None
    }
    options = sorted(decision.options, key=lambda option: option.kind not in answers.URGENT)
    return [_choice(option, decision, view, translator, worshipping) for option in options]


def _choice(
    option: Answer, decision: Decision, view: Json, translator: Translator, worshipping: set[Any]
) -> MenuChoice:
    raw = option.to_json()
    key = _key(raw)
    if key == "summon" and (raw["figure"], raw["province"]) in worshipping:
        key = "summon-stay"
    steps = _steps(key, raw, translator)
    line = _line(raw, decision, translator) or joined(steps, translator)
    return MenuChoice(option, steps, line, _opening(raw, steps[0], decision, view, translator))


def sentence(raw: Json, translator: Translator) -> str:
    """An answer as one line."""
    return joined(_steps(_key(raw), raw, translator), translator)


def joined(steps: tuple[str, ...], translator: Translator) -> str:
    """Steps as one line. Empty if there are no steps."""
    return reduce(lambda line, step: translator.say("steps-joined", steps=line, next=step), steps or ("",))


def _key(raw: Json) -> str:
    kind = str(raw["kind"])
    for extra in ("announce", "shrine", "full"):
        if extra in raw and f"{kind}-{extra}" in answers.STEPS:
            return f"{kind}-{extra}"
    return kind


def _steps(key: str, raw: Json, translator: Translator) -> tuple[str, ...]:
    fields = _variables(raw, translator)
    return tuple(translator.say(step, **fields) for step in answers.STEPS[key])


def _variables(raw: Json, translator: Translator) -> dict[str, str | int]:
    """The fields of an answer as variables for messages."""
    found = {name: _value(str(raw["kind"]), name, value, translator) for name, value in raw.items()}
    if "clan" in raw:
        found["owner"] = found["clan"]
    if "figure" in raw:
        found["piece"] = translator.figure(raw["figure"])
    if "province" in raw or "shrine" in raw:
        found["place"] = translator.name("at", raw.get("shrine") or raw["province"])
    if raw["kind"] == "bid":
        found["bid"] = translator.bid({name: raw[name] for name in ADVANTAGES})
    return found


def _value(kind: str, name: str, value: Any, translator: Translator) -> str | int:
    prefix = _ENDPOINT.get(kind, "clan") if name in ("to", "from") else _PREFIX.get(name)
    if prefix == "clan":
        return translator.clan(value)
    if prefix is not None:
        return translator.name(prefix, value)
    if name == "source":
        return translator.cause(value)
    return value if isinstance(value, int) else str(value)


def _line(raw: Json, decision: Decision, translator: Translator) -> str | None:
    """A line that says more than the steps. None if there is none."""
    kind = raw["kind"]
    if kind == "buy":
        card, prices = raw["card"], decision.details.get("full_prices" if "full" in raw else "prices", {})
        return card_line(card, prices.get(card, CARD_FACTS[card]["cost"]), translator)
    if kind == "mandate" and "announce" not in raw:
        name = translator.name("mandate", raw["tile"])
        count = list(decision.details.get("hand", ())).count(raw["tile"])
        name = translator.say("tiles-alike", tile=name, count=count) if count > 1 else name
        return translator.say("explained", name=name, text=translator.name("gist", raw["tile"]))
    if kind == "effect" and raw["source"] in CARD_FACTS:
        does = translator.say(f"card-{raw['source']}.does")
        return translator.say("explained", name=translator.cause(raw["source"]), text=does)
    label = f"answer-{kind}-{decision.cause}"
    if kind in ("yes", "no") and translator.has(label):
        return translator.say("explained", name=translator.name("answer", kind), text=translator.say(label))
    return None


def card_line(card: str, price: int, translator: Translator) -> str:
    """A card with its price, type, and effect."""
    kind = translator.name("type", CARD_FACTS[card]["type"])
    does = translator.say(f"card-{card}.does")
    return translator.say(
        "offered-card", card=translator.name("card", card), count=price, type=kind, does=does
    )


def _opening(raw: Json, step: str, decision: Decision, view: Json, translator: Translator) -> str:
    """The first step, with a count if there are several such figures."""
    if raw["kind"] == "summon":
        message, pieces = "step-from-reserve", view["players"][decision.clan].get("reserve", {})
    elif raw["kind"] == "move":
        message, pieces = "step-from-here", view["map"].get(raw["from"], {}).get(decision.clan, {})
    else:
        return step
    count = pieces.get(raw["figure"], 0)
    return translator.say(message, step=step, count=count) if count > 1 else step

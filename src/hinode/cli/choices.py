"""From a question to lines a person can choose from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hinode import Answer, Decision
from hinode.cli.words import answers as said
from hinode.cli.words import names
from hinode.cli.words.names import Voice
from hinode.vocab.answers import Summon
from hinode.vocab.data import FACTS

Json = Mapping[str, Any]
CARD_FACTS: Final = {card["id"]: card for card in FACTS["cards"]}


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
        key = "summon.stay"
    fields = spoken(raw, voice)
    steps = tuple(step.format(**fields) for step in said.STEPS[key])
    line = _line(raw, decision, view) or " ".join(steps)
    return Choice(option, steps, line, _opening(raw, steps[0], decision, view))


def sentence(raw: Json, voice: Voice) -> str:
    """An answer as one line."""
    fields = spoken(raw, voice)
    return " ".join(step.format(**fields) for step in said.STEPS[_key(raw)])


def _key(raw: Json) -> str:
    kind = str(raw["kind"])
    for extra in ("announce", "shrine"):
        if extra in raw and f"{kind}.{extra}" in said.STEPS:
            return f"{kind}.{extra}"
    return kind


def spoken(raw: Json, voice: Voice) -> dict[str, str]:
    """The fields of an answer in words."""
    found: dict[str, str] = {}
    for name, value in raw.items():
        found[name] = _value(str(raw["kind"]), name, value, voice)
    if "clan" in raw:
        found["clans"] = voice.whose(raw["clan"])
    if "figure" in raw:
        found["bare_figure"] = names.PIECES[raw["figure"]]
    if "province" in raw or "shrine" in raw:
        found["where"] = names.place(raw.get("shrine") or raw["province"])
    if raw["kind"] == "bid":
        found["bid"] = names.bid({name: raw[name] for name in names.ADVANTAGES})
    if raw["kind"] == "gift":
        parts = ((raw["coins"], "Coin"), (raw["ronin"], "Ronin"))
        found["gift"] = names.listed(names.amount(number, unit) for number, unit in parts if number)
    return found


def _value(kind: str, name: str, value: Any, voice: Voice) -> str:
    if name in ("to", "from", "clan"):
        if kind == "move":
            return names.PROVINCES[value]
        return names.KAMI[value] if kind == "shift" else voice.who(value)
    if name in ("figure", "with"):
        return names.figure(value)
    tables = {
        "province": names.PROVINCES,
        "shrine": names.KAMI,
        "tile": names.MANDATES,
        "announce": names.MANDATES,
        "card": names.CARDS,
    }
    if name in tables:
        return tables[name][value]
    return names.cause(value) if name == "source" else str(value)


def _line(raw: Json, decision: Decision, view: Json) -> str | None:
    """Lines that say more than their steps."""
    kind = raw["kind"]
    if kind == "buy":
        return _card_line(raw["card"], decision.details.get("prices", {}))
    if kind == "mandate" and "announce" not in raw:
        count = list(decision.details.get("hand", ())).count(raw["tile"])
        fields = {"tile": names.MANDATES[raw["tile"]], "count": count, "gist": said.GISTS[raw["tile"]]}
        return (said.TILES_LINE if count > 1 else said.TILE_LINE).format(**fields)
    if kind == "effect" and raw["source"] in CARD_FACTS:
        card = CARD_FACTS[raw["source"]]
        return said.SOURCE_LINE.format(source=card["name"], effect=card["effect"])
    if kind in ("yes", "no") and decision.cause in said.OFFER_LINES:
        return said.OFFER_LINES[decision.cause][kind == "no"]
    return None


def _card_line(card: str, prices: Mapping[str, int]) -> str:
    facts = CARD_FACTS[card]
    return said.CARD_LINE.format(
        card=facts["name"],
        price=names.amount(prices.get(card, facts["cost"]), "Coin"),
        type=names.TYPES[facts["type"]],
        effect=facts["effect"],
    )


def _opening(raw: Json, step: str, decision: Decision, view: Json) -> str:
    """The first step with a count, where there are several such figures."""
    if raw["kind"] == "summon":
        template, pieces = said.RESERVE_COUNT, view["players"][decision.clan].get("reserve", {})
    elif raw["kind"] == "move":
        template, pieces = said.MOVER_COUNT, view["map"].get(raw["from"], {}).get(decision.clan, {})
    else:
        return step
    count = pieces.get(raw["figure"], 0)
    return template.format(step=step, count=count) if count > 1 else step

"""Wire vocabulary: the engine's ids and facts as TypeScript constants and union types."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, Final

from pydantic import BaseModel

from hinode.bots.registry import DEAL_MODES, LEVELS, STYLED_LEVELS
from hinode.bots.style import STYLES
from hinode.deals.parsing import MAX_TERMS
from hinode.locale.variants import EVENT_VARIANTS, TERM_VARIANTS, Variant
from hinode.server.settings import Settings
from hinode.server.wire.engine.ids import PIECES
from hinode.server.wire.engine.stack import STEPS
from hinode.server.wire.options import BankClock, DecisionClock
from hinode.vocab import answers, facts, ids
from hinode.vocab.codes import SOURCES
from hinode.vocab.data import FACTS
from hinode.vocab.decisions import ANSWERS_OF, OPEN_KINDS
from hinode.vocab.events import FIELDS, FORCE_KINDS

Json = dict[str, Any]
_NAME: Final = re.compile(r"^[a-zA-Z_]\w*$")
_BY_ID: Final[dict[str, dict[str, Json]]] = {
    section: {entry["id"]: entry for entry in FACTS[section]}
    for section in ("provinces", "clans", "mandates", "cards")
}


def value(given: Any) -> str:
    """A JSON value in TypeScript, on one line."""
    if isinstance(given, Mapping):
        inside = ", ".join(f"{_key(key)}: {value(each)}" for key, each in given.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(given, list | tuple):
        return f"[{', '.join(map(value, given))}]"
    return json.dumps(given, ensure_ascii=False)


def _key(key: str) -> str:
    return key if _NAME.match(key) else json.dumps(key)


def _table(name: str, rows: Mapping[str, Any], doc: str, type_name: str) -> str:
    lines = [f"  {_key(key)}: {value(row)}," for key, row in rows.items()]
    body = "\n".join(lines)
    constant = f"/** {doc} */\nexport const {name} = {{\n{body}\n}} as const;\n"
    return f"{constant}export type {type_name} = keyof typeof {name};\n"


def _list(name: str, names: Iterable[str], doc: str, type_name: str) -> str:
    lines = "\n".join(f"  {json.dumps(each)}," for each in names)
    constant = f"/** {doc} */\nexport const {name} = [\n{lines}\n] as const;\n"
    return f"{constant}export type {type_name} = (typeof {name})[number];\n"


def _number(name: str, given: Any, doc: str) -> str:
    return f"/** {doc} */\nexport const {name} = {value(given)} as const;\n"


# -- facts -----------------------------------------------------------------------------------


def _clans() -> Json:
    keys = ("honor_rank", "home", "income", "color")
    return {clan: {key: _BY_ID["clans"][clan][key] for key in keys} for clan in ids.CLANS}


def _ways(province: str, section: str) -> list[str]:
    """Provinces at the other end of a border or shipping route, in the order of the map."""
    ends = {b if a == province else a for a, b in FACTS[section] if province in (a, b)}
    return [other for other in ids.PROVINCES if other in ends]


def _provinces() -> Json:
    return {
        province: {
            "harvest": dict(zip(("vp", "coins", "ronin"), facts.REWARDS[number], strict=True)),
            "borders": _ways(province, "borders"),
            "routes": _ways(province, "shipping_routes"),
        }
        for number, province in enumerate(ids.PROVINCES)
    }


def _card(card: str) -> Json:
    copies = {
        (part, season): seasons[season][card]
        for part, seasons in FACTS["sets"].items()
        for season in seasons
        if card in seasons[season]
    }
    (season,) = {season for _, season in copies}  # a card has one season, in every set
    fact = _BY_ID["cards"][card]
    figure: Json = {key: fact[key] for key in ("force", "oni", "counts_as") if key in fact}
    own = {"type": fact["type"], "cost": fact["cost"], "season": season}
    return {**own, "copies": {part: count for (part, _), count in copies.items()}, **figure}


def _mandates() -> Json:
    return {
        mandate: {
            "tiles": _BY_ID["mandates"][mandate]["tiles"],
            "alone": facts.ALONE[number],
            "bonus": facts.WITH_BONUS[number],
        }
        for number, mandate in enumerate(ids.MANDATES)
    }


def _decisions() -> Json:
    return {
        kind: {"answers": kinds, "required": kind not in OPEN_KINDS} for kind, kinds in ANSWERS_OF.items()
    }


def _levels() -> Json:
    return {level: {"styles": level in STYLED_LEVELS} for level in LEVELS}


def _constants() -> list[str]:
    token_vp = {season: FACTS["war_token_vp"].get(season, 0) for season in ids.SEASONS}
    owned = {piece: count for piece, count in zip(PIECES, facts.OWNED, strict=True) if count}
    return [
        _number("PIECES_PER_CLAN", owned, "Pieces of each kind that a clan has; Monsters come with cards."),
        _number("STRONGHOLD_COST", facts.STRONGHOLD_COST, "Coins for a Stronghold."),
        _number("TOKEN_VP", token_vp, "VP of a war province token, by its season."),
        _number("SET_BONUS", facts.SET_BONUS, "VP for tokens of this many different provinces."),
        _number("MANDATE_TURNS", facts.MANDATE_TURNS, "Mandate turns in a season."),
        _number("KAMI_TURNS_AFTER", facts.KAMI_TURNS_AFTER, "After which mandate turns a kami turn comes."),
        _number("FIRST_GAME", FACTS["first_game"], "What is recommended for a first game."),
    ]


def _input_limits() -> list[str]:
    default = Settings.model_fields
    clocks = {"decision": _bounds(DecisionClock), "bank": _bounds(BankClock)}
    return [
        _number("MAX_TERMS", MAX_TERMS, "Maximum number of terms on each side of an offer."),
        _number(
            "NAME_LENGTH", default["name_length"].default, "Maximum length of a name (the default setting)."
        ),
        _number(
            "TITLE_LENGTH",
            default["title_length"].default,
            "Maximum length of a title (the default setting).",
        ),
        _number("CLOCK_SECONDS", clocks, "Limits for each field of a clock, in seconds."),
    ]


def _bounds(model: type[BaseModel]) -> Json:
    fields_of = model.model_json_schema()["properties"]
    return {
        name: {"min": field["minimum"], "max": field["maximum"]}
        for name, field in fields_of.items()
        if "minimum" in field
    }


def vocabulary() -> str:
    """The text of `vocab.ts`, without its header."""
    answer_fields = {kind: _fields(cls) for kind, cls in answers.ANSWER_KINDS.items()}
    parts = [
        _table("CLANS", _clans(), "The clans, in seat order.", "Clan"),
        _table("PROVINCES", _provinces(), "The provinces, their rewards and their neighbors.", "Province"),
        _table("CARDS", {card: _card(card) for card in ids.CARDS}, "The season cards.", "Card"),
        _list("CARD_TYPES", facts.CARD_TYPES, "Types of season cards.", "CardType"),
        _table("MANDATES", _mandates(), "The mandates.", "Mandate"),
        _list("KAMI", ids.KAMI, "The kami.", "Kami"),
        _list("ADVANTAGES", ids.ADVANTAGES, "The war advantages, in the order of a battle.", "Advantage"),
        _list("SEASONS", ids.SEASONS, "The seasons.", "Season"),
        _list("PHASES", ids.PHASES, "The phases.", "Phase"),
        _list("SEASON_SETS", ids.SETS, "The sets of season cards.", "SeasonSet"),
        _list("PIECES", PIECES, "What a clan can own on the board.", "Piece"),
        _list("FIGURES", ids.FIGURES, "Pieces, and the figures of the kami.", "Figure"),
        _list("SOURCES", SOURCES, "What an effect can come from.", "Source"),
        _table("BOT_LEVELS", _levels(), "Levels of bots, and whether they have styles.", "BotLevel"),
        _list("BOT_STYLES", [name for name in STYLES if name != "plain"], "Styles of bots.", "BotStyle"),
        _list("DEAL_MODES", DEAL_MODES, "How bots deal, from the least to the most.", "DealMode"),
        *_constants(),
        _list("VP_SOURCES", facts.VP_SOURCES, "Where VP come from.", "VpSource"),
        _table("VP_SOURCE_OF", facts.VP_SOURCE_OF, "The source of each cause of VP.", "VpCause"),
        *_input_limits(),
        _table("DECISIONS", _decisions(), "Questions, and which answers they take.", "DecisionKind"),
        _table("ANSWERS", answer_fields, "Answers and their keys; `?` may be left out.", "AnswerKind"),
        _table("EVENTS", _events(), "Events and the kinds of their fields; `?` is a secret.", "EventKind"),
        _list("FORCE_EVENTS", _force_events(), "Events that can change who has force where.", "ForceEvent"),
        _table("EVENT_VARIANTS", _variants(EVENT_VARIANTS), "Which sentence fits an event.", "VariedEvent"),
        _table("TERM_VARIANTS", _variants(TERM_VARIANTS), "Which phrase fits a term.", "VariedTerm"),
        _list("STEPS", STEPS, "What can be on the stack of a view.", "StepKind"),
    ]
    return "\n".join(parts)


def _fields(cls: type[answers.Answer]) -> list[str]:
    return [f"{field.name.rstrip('_')}{'?' * (field.name in cls.optional)}" for field in fields(cls)]


def _variants(variants: Mapping[str, tuple[Variant, ...]]) -> Json:
    return {kind: [_variant(each) for each in found] for kind, found in variants.items()}


def _variant(variant: Variant) -> Json:
    return {"suffix": variant.suffix, "conditions": [each._asdict() for each in variant.conditions]}


def _force_events() -> list[str]:
    return [kind for kind in FIELDS if kind in FORCE_KINDS]


def _events() -> Json:
    return {kind: dict(of_fields) for kind, of_fields in FIELDS.items()}

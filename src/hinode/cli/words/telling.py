"""From an event to its sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from hinode.bots.bot import Reason
from hinode.cli.words import names
from hinode.cli.words.events import EVENTS, HEADINGS, PAID_FOR, QUIET, TWICE, UNKNOWN
from hinode.cli.words.names import Voice, capital, listed
from hinode.cli.words.reasons import REASONS, SAYING, SAYING_YES, UNKNOWN_REASON
from hinode.vocab.events import FIELDS, Event

_BACKDROP: Final = ("number", "kind", "cause", "parent")


def _cards(copies: dict[str, int]) -> str:
    return ", ".join(
        names.CARDS[card] + (f" x{count}" if count > 1 else "") for card, count in copies.items()
    )


# By the type of a field: its value in words.
_SAY: Final[dict[str, Callable[[Any, Voice], str]]] = {
    "clan": lambda value, voice: voice.who(value),
    "clans": lambda value, voice: voice.all_of(value),
    "province": lambda value, voice: names.PROVINCES[value],
    "provinces": lambda value, voice: ", ".join(names.PROVINCES[p] for p in value),
    "place": lambda value, voice: names.place(value),
    "figure": lambda value, voice: names.figure(value),
    "card": lambda value, voice: names.CARDS[value],
    "cards": lambda value, voice: _cards(value),
    "tile": lambda value, voice: names.MANDATES[value],
    "tiles": lambda value, voice: listed(names.MANDATES[tile] for tile in value),
    "kami": lambda value, voice: names.KAMI[value],
    "kamis": lambda value, voice: listed(names.KAMI[kami] for kami in value),
    "advantage": lambda value, voice: names.ADVANTAGES[value],
    "season": lambda value, voice: names.SEASONS[value],
    "phase": lambda value, voice: names.PHASES[value],
    "bid": lambda value, voice: names.bid(value),
    "text": lambda value, voice: names.SETS.get(value, value),
}


def _variant(event: Event) -> str:
    """Which of a kind's sentences fits."""
    kind = event.kind
    if kind in ("vp", "coins", "ronin", "honor"):
        if event["steps" if kind == "honor" else "amount"] >= 0:
            return ""
        return ".paid" if kind == "coins" and event.cause in PAID_FOR else ".loss"
    special = {
        "war_order": ("none", not event.get("provinces")),
        "looked": ("known", event.get("tiles") is not None),
        "mandate_announced": ("known", event.get("tile") is not None),
        "bid_sealed": ("known", event.get("bid") is not None),
        "performs": ("bonus", bool(event.get("bonus"))),
        "summoned": ("worship", event.get("to") != event.get("province")),
        "toll": ("free", not event.get("charged")),
    }
    name, applies = special.get(kind, ("", False))
    return f".{name}" if applies else ""


def _derived(event: Event, voice: Voice) -> dict[str, str]:
    """What a sentence may need besides the fields: amounts with their unit, counts, owners."""
    found = {"why": names.cause(event.cause)}
    if "amount" in event:
        found["n"] = str(abs(event["amount"]))
        found["coins_n"] = names.amount(abs(event["amount"]), "Coin")
    for field in ("amount", "cost", "bid"):
        if isinstance(event.get(field), int):
            found[f"coins_{field}"] = names.amount(event[field], "Coin")
    if event.get("figure") is not None:
        found["bare_figure"] = names.PIECES[event["figure"]]
        found["pieces"] = names.pieces(event["figure"], event.get("count", 1))
    if "owner" in event:
        found["owners"] = voice.whose(event["owner"])
    if event.kind == "gift":
        parts = ((event["coins"], "Coin"), (event["ronin"], "Ronin"))
        found["gift"] = listed(names.amount(number, unit) for number, unit in parts if number)
    return found


def key(event: Event) -> str:
    """The key of the event's sentence in the table."""
    found = event.kind + _variant(event)
    return found if found in EVENTS else event.kind


def tell(event: Event, voice: Voice) -> str:
    """One event as a sentence, without a full stop."""
    template = EVENTS.get(key(event))
    if template is None:
        fields = ", ".join(f"{name} {value}" for name, value in event.items() if name not in _BACKDROP)
        return UNKNOWN.format(kind=event.kind, fields=fields)
    said = _derived(event, voice)
    for name, sort in FIELDS[event.kind]:
        value = event[name]
        say = _SAY.get(sort.lstrip("?"))
        said.setdefault(name, str(value) if say is None or value is None else say(value, voice))
    return capital(template.format(**said))


# What a reason speaks of, by name.
_SAY_OF: Final[dict[str, Callable[[str], str]]] = {
    "clan": Voice().who,
    "other": Voice().who,
    "leader": Voice().who,
    "province": names.PROVINCES.__getitem__,
    "season": names.SEASONS.__getitem__,
    "coins": lambda value: names.amount(int(value), "Coin"),
}


def explain(reason: Reason) -> str:
    """A bot's reason as it says it; that of somebody's own bot may have no words here."""
    try:
        said = {name: _SAY_OF.get(name, str)(str(value)) for name, value in reason.args.items()}
        return capital(REASONS[reason.kind].format(**said))
    except (KeyError, ValueError):
        return UNKNOWN_REASON.format(kind=reason.kind.replace("-", " "))


def story(
    events: Iterable[Event], voice: Voice, brief: bool, reasons: Mapping[int, Reason] | None = None
) -> Iterator[tuple[bool, str]]:
    """The sentences of some events, each with whether it is a heading; repeats are counted."""
    told = (
        (event.kind in HEADINGS, _told(event, voice, (reasons or {}).get(event.number)))
        for event in events
        if not brief or not {event.kind, key(event)} & QUIET
    )
    for (heading, sentence), same in groupby(told):
        count = len(list(same))
        yield heading, sentence + (TWICE.format(count=count) if count > 1 else "")


def _told(event: Event, voice: Voice, reason: Reason | None) -> str:
    sentence = tell(event, voice)
    if reason is None:
        return sentence
    if event.kind == "allied":
        speaker = capital(voice.who(event["with"]))
        return SAYING_YES.format(sentence=sentence, speaker=speaker, reason=explain(reason))
    return SAYING.format(sentence=sentence, reason=explain(reason))

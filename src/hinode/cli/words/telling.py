"""From an event, or a bot's reason, to its sentence in the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from hinode.bots.bot import Reason
from hinode.cli.words import names
from hinode.cli.words.events import HEADINGS, PAID_FOR, QUIET, TWICE
from hinode.cli.words.names import LANGUAGE, Voice, capital, listed
from hinode.cli.words.reasons import SAYING, SAYING_YES, UNKNOWN_REASON
from hinode.locale import NoWords, say
from hinode.vocab.events import FIELDS, Event

# How the catalogue calls what a field of a type, or an argument of a reason, names.
_CALLED: Final = {
    "clan": "clan",
    "other": "clan",
    "leader": "clan",
    "province": "province",
    "place": "at",
    "figure": "figure",
    "card": "card",
    "tile": "mandate",
    "kami": "kami",
    "advantage": "advantage",
    "season": "season",
    "phase": "phase",
}
_LISTED: Final = {"clans": "clan", "provinces": "province", "tiles": "tile", "kamis": "kami"}


def _value(sort: str, value: Any, voice: Voice) -> str | int:
    """A field of an event in words."""
    if sort in _LISTED:
        return listed(str(_value(_LISTED[sort], one, voice)) for one in value)
    if sort == "cards":
        return ", ".join(names.CARDS[card] + (f" x{n}" if n > 1 else "") for card, n in value.items())
    if sort == "bid":
        return names.bid(value)
    if sort == "bool":
        return str(value).lower()
    if sort == "int":
        return abs(int(value))
    if sort == "clan" and value == voice.me:
        return say(LANGUAGE, "clan-you")
    if sort in _CALLED:
        return say(LANGUAGE, f"{_CALLED[sort]}-{value}")
    return names.SETS.get(value, str(value))


def _variant(event: Event) -> str:
    """Which of a kind's sentences fits."""
    kind = event.kind
    if kind in ("vp", "coins", "ronin", "honor"):
        if event["steps" if kind == "honor" else "amount"] >= 0:
            return ""
        return "-paid" if kind == "coins" and event.cause in PAID_FOR else "-lost"
    if any(sort.startswith("?") and event[name] is None for name, sort in FIELDS[kind]):
        return "-secret"
    if kind == "war_order" and not event["provinces"]:
        return "-none"
    return "-shrine" if kind == "summoned" and event["to"] != event["province"] else ""


def key(event: Event) -> str:
    """What the event's sentence is called, without the prefix."""
    return event.kind + _variant(event)


def tell(event: Event, voice: Voice) -> str:
    """One event as a sentence, without a full stop."""
    said: dict[str, str | int] = {"cause": names.cause(event.cause)}
    for name, sort in FIELDS[event.kind]:
        if event[name] is not None:
            said[name] = _value(sort.lstrip("?"), event[name], voice)
    return say(LANGUAGE, f"event-{key(event)}", **said)


def explain(reason: Reason) -> str:
    """A bot's reason as it says it; that of somebody's own bot may have no words here."""
    try:
        said = {
            name: say(LANGUAGE, f"{_CALLED[name]}-{value}") if name in _CALLED else int(value)
            for name, value in reason.args.items()
        }
        return say(LANGUAGE, f"reason-{reason.kind}", **said)
    except (NoWords, ValueError):
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

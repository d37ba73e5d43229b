"""From an event, or a bot's reason, to its sentence in the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from hinode.bots.bot import Reason
from hinode.cli.words.events import HEADINGS, QUIET
from hinode.cli.words.voice import Voice
from hinode.locale import NoWords
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
        return voice.listed(str(_value(_LISTED[sort], one, voice)) for one in value)
    if sort == "cards":
        return voice.row(voice.times(voice.call("card", card), count) for card, count in value.items())
    if sort == "bid":
        return voice.bid(value)
    if sort == "bool":
        return str(value).lower()
    if sort == "int":
        return abs(int(value))
    if sort == "clan":
        return voice.clan(value)
    return voice.call(_CALLED[sort], value) if sort in _CALLED else str(value)


def _variant(event: Event) -> str:
    """Which of a kind's sentences fits."""
    kind = event.kind
    if kind in ("vp", "coins", "ronin", "honor"):
        return "" if event["steps" if kind == "honor" else "amount"] >= 0 else "-lost"
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
    said: dict[str, str | int] = {"cause": voice.cause(event.cause)}
    for name, sort in FIELDS[event.kind]:
        if name == "season_set":
            said[name] = voice.call("set", event[name])
        elif event[name] is not None:
            said[name] = _value(sort.lstrip("?"), event[name], voice)
    return voice.say(f"event-{key(event)}", **said)


def explain(reason: Reason, voice: Voice) -> str:
    """A bot's reason as it says it; that of somebody's own bot may have no words here."""
    try:
        said = {
            name: voice.call(_CALLED[name], value) if name in _CALLED else int(value)
            for name, value in reason.args.items()
        }
        return voice.say(f"reason-{reason.kind}", **said)
    except (NoWords, ValueError):
        return reason.kind.replace("-", " ")


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
        yield heading, voice.say("repeated", sentence=sentence, count=count) if count > 1 else sentence


def _told(event: Event, voice: Voice, reason: Reason | None) -> str:
    sentence = tell(event, voice)
    if reason is None:
        return sentence
    said = {"sentence": sentence, "reason": explain(reason, voice)}
    if event.kind == "allied":  # it is the one who accepts that speaks
        return voice.say("spoken-by", clan=voice.clan(event["with"]), **said)
    return voice.say("spoken", **said)

"""Sentences for events and for the reasons of bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from hinode.bots.bot import Reason
from hinode.cli.words.log_layout import HEADINGS, QUIET
from hinode.cli.words.translator import Translator
from hinode.locale import NoWords
from hinode.locale.variants import EVENT_VARIANTS, suffix
from hinode.vocab.events import FIELDS, Event

# The message prefix for a field type of an event, or an argument of a reason.
_PREFIX: Final = {
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
_ITEMS: Final = {"clans": "clan", "provinces": "province", "tiles": "tile", "kamis": "kami"}


def _value(kind: str, value: Any, translator: Translator) -> str | int:
    """The text of one field of an event."""
    if kind in _ITEMS:
        return translator.join_and(str(_value(_ITEMS[kind], one, translator)) for one in value)
    if kind == "cards":
        return translator.join(
            translator.counted(translator.name("card", card), count) for card, count in value.items()
        )
    if kind == "bid":
        return translator.bid(value)
    if kind == "bool":
        return str(value).lower()
    if kind == "int":
        return abs(int(value))
    if kind == "clan":
        return translator.clan(value)
    return translator.name(_PREFIX[kind], value) if kind in _PREFIX else str(value)


def message_id(event: Event) -> str:
    """The message id of the event's sentence, without the prefix."""
    return event.kind + suffix(EVENT_VARIANTS.get(event.kind, ()), event)


def event_sentence(event: Event, translator: Translator) -> str:
    """One event as a sentence, without the final period."""
    variables: dict[str, str | int] = {"cause": translator.cause(event.cause)}
    for name, kind in FIELDS[event.kind]:
        if name == "season_set":
            variables[name] = translator.name("set", event[name])
        elif event[name] is not None:
            variables[name] = _value(kind.lstrip("?"), event[name], translator)
    return translator.say(f"event-{message_id(event)}", **variables)


def reason_sentence(reason: Reason, translator: Translator) -> str:
    """A bot's reason as a sentence. A custom bot may use a kind that the catalog lacks."""
    try:
        variables = {
            name: translator.name(_PREFIX[name], value) if name in _PREFIX else int(value)
            for name, value in reason.args.items()
        }
        return translator.say(f"reason-{reason.kind}", **variables)
    except (NoWords, ValueError):
        return reason.kind.replace("-", " ")


def log_lines(
    events: Iterable[Event], translator: Translator, brief: bool, reasons: Mapping[int, Reason] | None = None
) -> Iterator[tuple[bool, str]]:
    """(is it a heading, sentence) for each event. Repeated sentences become one line with a count."""
    sentences = (
        (event.kind in HEADINGS, _sentence(event, translator, (reasons or {}).get(event.number)))
        for event in events
        if not brief or not {event.kind, message_id(event)} & QUIET
    )
    for (heading, sentence), same in groupby(sentences):
        count = len(list(same))
        yield heading, translator.say("repeated", sentence=sentence, count=count) if count > 1 else sentence


def _sentence(event: Event, translator: Translator, reason: Reason | None) -> str:
    sentence = event_sentence(event, translator)
    if reason is None:
        return sentence
    variables = {"sentence": sentence, "reason": reason_sentence(reason, translator)}
    if event.kind == "allied":  # the clan that accepts gives the reason
        return translator.say("spoken-by", clan=translator.clan(event["with"]), **variables)
    return translator.say("spoken", **variables)

"""What lies around the map: mandates, wars, shrines, display, possessions, own tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from hinode.cli.style import paint
from hinode.cli.words.voice import Voice
from hinode.vocab.data import FACTS
from hinode.vocab.facts import KAMI_TURNS_AFTER, MANDATE_TURNS

Json = dict[str, Any]
_COSTS: Final = {card["id"]: card["cost"] for card in FACTS["cards"]}


def around(view: Json, voice: Voice) -> Table:
    """Labelled lines, wrapped behind their labels."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(overflow="fold")
    for label, text in _lines(view, voice):
        table.add_row(Text(label, style="bold"), paint(text, view.get("me")))
    return table


def _lines(view: Json, voice: Voice) -> Iterator[tuple[str, str]]:
    yield voice.say("rules-mandates"), track(view, voice)
    yield voice.say("table-wars"), voice.row(_wars(view, voice)) or voice.say("no-wars")
    for number, shrine in enumerate(view["shrines"]):
        yield "" if number else voice.say("table-shrines"), _shrine(shrine, voice)
    yield voice.say("display"), voice.row(_display(view, voice)) or voice.say("no-display")
    yield from _possessions(view, voice)
    if "private" in view:
        yield from _own(view["private"], voice)


def track(view: Json, voice: Voice) -> str:
    """The political track: mandates laid, kami turns, war."""
    slots = []
    for turn in range(1, MANDATE_TURNS + 1):
        laid = view["mandates"][turn - 1] if turn <= len(view["mandates"]) else None
        slots.append(f"{turn} -" if laid is None else _slot(turn, laid, voice))
        if turn in KAMI_TURNS_AFTER:
            slots.append(voice.say("slot-kami"))
    return " | ".join([*slots, voice.say("slot-war")])


def _slot(turn: int, laid: Json, voice: Voice) -> str:
    clan, tile = voice.call("clan", laid["clan"]), voice.call("mandate", laid["announce"])
    return voice.say("slot-laid" if laid["tile"] else "slot-face-down", turn=turn, clan=clan, tile=tile)


def _wars(view: Json, voice: Voice) -> Iterator[str]:
    for number, province in enumerate(view["war"]):
        if view["war_at"] is None or number >= view["war_at"]:
            yield f"{number + 1} {voice.call('province', province)}"


def _shrine(shrine: Json, voice: Voice) -> str:
    kami = shrine["kami"]
    here = voice.row(
        voice.say("worshippers", clan=voice.call("clan", clan), pieces=voice.heap(pieces))
        for clan, pieces in shrine.items()
        if clan != "kami"
    )
    return voice.say(
        "shrine-line",
        kami=voice.call("kami", kami),
        gift=voice.call("gift-of", kami),
        worshippers=here or voice.say("shrine-empty"),
    )


def _display(view: Json, voice: Voice) -> Iterator[str]:
    for card, count in view["display"].items():
        priced = voice.say("priced", card=voice.call("card", card), price=_COSTS[card])
        yield voice.times(priced, count)


def _possessions(view: Json, voice: Voice) -> Iterator[tuple[str, str]]:
    for clan, player in view["players"].items():
        held = {
            "held-cards": (voice.call("card", card) for card in player["cards"]),
            "held-tokens": (_token(voice, *token) for token in player["tokens"]),
            "held-hostages": (_hostage(voice, *hostage) for hostage in player["hostages"]),
        }
        for label, things in held.items():
            counted = voice.row(voice.times(name, count) for name, count in Counter(things).items())
            if counted:
                yield voice.say(label, clan=voice.call("clan", clan)), counted


def _token(voice: Voice, season: str, province: str) -> str:
    called = {"season": voice.call("season", season), "province": voice.call("province", province)}
    return voice.say("held-token", **called)


def _hostage(voice: Voice, clan: str, figure: str) -> str:
    return voice.say("held-hostage", clan=voice.call("clan", clan), figure=voice.call("figure", figure))


def _own(private: Json, voice: Voice) -> Iterator[tuple[str, str]]:
    """The person's own tiles, and what they know of the deck."""
    if private["hand"]:
        yield voice.say("own-tiles"), _tiles(private["hand"], voice)
    deck = private["deck"]
    known = voice.say("deck-size", size=deck["size"])
    if deck["top"] and not private["hand"]:
        top = voice.say("deck-top", tiles=_tiles(deck["top"], voice))
        known = voice.say("deck-known", known=known, more=top)
    if deck["down"]:
        down = voice.say("deck-down", tiles=_tiles((entry["tile"] for entry in deck["down"]), voice))
        known = voice.say("deck-known", known=known, more=down)
    yield voice.say("own-deck"), known


def _tiles(tiles: Iterable[str], voice: Voice) -> str:
    return voice.row(voice.call("mandate", tile) for tile in tiles)

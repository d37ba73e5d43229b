"""Panels below the map: mandates, wars, shrines, cards on display, and possessions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from hinode.cli.screen.colors import paint
from hinode.cli.words.translator import Translator
from hinode.vocab.data import FACTS
from hinode.vocab.facts import KAMI_TURNS_AFTER, MANDATE_TURNS

Json = dict[str, Any]
_COSTS: Final = {card["id"]: card["cost"] for card in FACTS["cards"]}


def panels(view: Json, translator: Translator) -> Table:
    """All panels as lines with labels."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(overflow="fold")
    for label, text in _lines(view, translator):
        table.add_row(Text(label, style="bold"), paint(text, view.get("me")))
    return table


def _lines(view: Json, translator: Translator) -> Iterator[tuple[str, str]]:
    yield translator.say("rules-mandates"), track(view, translator)
    yield translator.say("table-wars"), translator.join(_wars(view, translator)) or translator.say("no-wars")
    for number, shrine in enumerate(view["shrines"]):
        yield "" if number else translator.say("table-shrines"), _shrine(shrine, translator)
    yield (
        translator.say("display"),
        translator.join(_display(view, translator)) or translator.say("no-display"),
    )
    yield from _possessions(view, translator)
    if "private" in view:
        yield from _own(view["private"], translator)
    for number, sentence in enumerate(_asked(view, translator)):
        yield "" if number else translator.say("board-now"), sentence


def _asked(view: Json, translator: Translator) -> Iterator[str]:
    """What each clan that has to answer is asked."""
    for clan, asked in view["asking"].items():
        cause = translator.cause(asked["cause"])
        yield translator.say(f"wait-{asked['kind']}", clan=translator.clan(clan), cause=cause)


def track(view: Json, translator: Translator) -> str:
    """The political track: mandates, kami turns, and war."""
    slots = []
    for turn in range(1, MANDATE_TURNS + 1):
        laid = view["mandates"][turn - 1] if turn <= len(view["mandates"]) else None
        slots.append(f"{turn} -" if laid is None else _slot(turn, laid, translator))
        if turn in KAMI_TURNS_AFTER:
            slots.append(translator.say("slot-kami"))
    return " | ".join([*slots, translator.say("slot-war")])


def _slot(turn: int, laid: Json, translator: Translator) -> str:
    clan, tile = translator.name("clan", laid["clan"]), translator.name("mandate", laid["announce"])
    return translator.say("slot-laid" if laid["tile"] else "slot-face-down", turn=turn, clan=clan, tile=tile)


def _wars(view: Json, translator: Translator) -> Iterator[str]:
    for number, province in enumerate(view["war"]):
        if view["war_at"] is None or number >= view["war_at"]:
            yield f"{number + 1} {translator.name('province', province)}"


def _shrine(shrine: Json, translator: Translator) -> str:
    kami = shrine["kami"]
    here = translator.join(
        translator.say("worshippers", clan=translator.name("clan", clan), pieces=translator.pieces(pieces))
        for clan, pieces in shrine.items()
        if clan != "kami"
    )
    return translator.say(
        "shrine-line",
        kami=translator.name("kami", kami),
        gift=translator.name("gift-of", kami),
        worshippers=here or translator.say("shrine-empty"),
    )


def _display(view: Json, translator: Translator) -> Iterator[str]:
    for card, count in view["display"].items():
        priced = translator.say("priced", card=translator.name("card", card), price=_COSTS[card])
        yield translator.counted(priced, count)


def _possessions(view: Json, translator: Translator) -> Iterator[tuple[str, str]]:
    for clan, player in view["players"].items():
        held = {
            "held-cards": (translator.name("card", card) for card in player["cards"]),
            "held-tokens": (_token(translator, *token) for token in player["tokens"]),
            "held-hostages": (_hostage(translator, *hostage) for hostage in player["hostages"]),
        }
        for label, things in held.items():
            counted = translator.join(
                translator.counted(name, count) for name, count in Counter(things).items()
            )
            if counted:
                yield translator.say(label, clan=translator.name("clan", clan)), counted


def _token(translator: Translator, season: str, province: str) -> str:
    called = {"season": translator.name("season", season), "province": translator.name("province", province)}
    return translator.say("held-token", **called)


def _hostage(translator: Translator, clan: str, figure: str) -> str:
    return translator.say(
        "held-hostage", clan=translator.name("clan", clan), figure=translator.name("figure", figure)
    )


def _own(private: Json, translator: Translator) -> Iterator[tuple[str, str]]:
    """The player's hand, and what they know of the deck."""
    if private["hand"]:
        yield translator.say("own-tiles"), _tiles(private["hand"], translator)
    deck = private["deck"]
    known = translator.say("deck-size", size=deck["size"])
    if deck["top"] and not private["hand"]:
        top = translator.say("deck-top", tiles=_tiles(deck["top"], translator))
        known = translator.say("deck-known", known=known, more=top)
    if deck["down"]:
        down = translator.say(
            "deck-down", tiles=_tiles((entry["tile"] for entry in deck["down"]), translator)
        )
        known = translator.say("deck-known", known=known, more=down)
    yield translator.say("own-deck"), known


def _tiles(tiles: Iterable[str], translator: Translator) -> str:
    return translator.join(translator.name("mandate", tile) for tile in tiles)

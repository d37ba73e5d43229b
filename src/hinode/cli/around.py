"""What lies around the map: mandates, wars, shrines, display, possessions, own tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from hinode.cli.style import paint
from hinode.cli.words import causes, names, says
from hinode.vocab.data import FACTS

Json = dict[str, Any]
_COSTS: Final = {card["id"]: card["cost"] for card in FACTS["cards"]}
_KAMI_AFTER: Final = (3, 5, 7)


def around(view: Json) -> Table:
    """Labelled lines, wrapped behind their labels."""
    table = Table.grid(padding=(0, 2))
    for label, text in _lines(view):
        table.add_row(Text(label, style="bold"), paint(text, view.get("me")))
    return table


def _lines(view: Json) -> Iterator[tuple[str, str]]:
    yield says.TRACK, track(view)
    yield says.WARS, ", ".join(_wars(view)) or says.NO_WARS
    for number, shrine in enumerate(view["shrines"]):
        yield "" if number else says.SHRINES, _shrine(shrine)
    yield says.DISPLAY, ", ".join(_display(view)) or says.NO_DISPLAY
    yield from _possessions(view)
    if "private" in view:
        yield from _own(view["private"])


def track(view: Json) -> str:
    """The political track: mandates laid, kami turns, war."""
    slots = []
    for turn in range(1, 8):
        if turn <= len(view["mandates"]):
            laid = view["mandates"][turn - 1]
            tile = names.MANDATES[laid["announce"]]
            tile = tile if laid["tile"] else says.FACE_DOWN.format(tile=tile)
            slots.append(says.SLOT.format(turn=turn, clan=names.CLANS[laid["clan"]], tile=tile))
        else:
            slots.append(says.FREE_SLOT.format(turn=turn))
        if turn in _KAMI_AFTER:
            slots.append(says.KAMI_SLOT)
    return says.BETWEEN.join([*slots, says.WAR_SLOT])


def _wars(view: Json) -> Iterator[str]:
    for number, province in enumerate(view["war"]):
        if view["war_at"] is None or number >= view["war_at"]:
            yield f"{number + 1} {names.PROVINCES[province]}"


def _shrine(shrine: Json) -> str:
    here = ", ".join(
        says.WORSHIPPERS.format(clan=names.CLANS[clan], pieces=names.heap(pieces))
        for clan, pieces in shrine.items()
        if clan != "kami"
    )
    kami = shrine["kami"]
    return says.SHRINE.format(
        kami=names.KAMI[kami], gift=causes.GIFTS[kami], worshippers=here or says.EMPTY_SHRINE
    )


def _display(view: Json) -> Iterator[str]:
    for card, count in view["display"].items():
        yield copies(says.PRICED.format(card=names.CARDS[card], price=_COSTS[card]), count)


def copies(name: str, count: int) -> str:
    return says.COPIES.format(count=count, name=name) if count > 1 else name


def _possessions(view: Json) -> Iterator[tuple[str, str]]:
    for clan, player in view["players"].items():
        name = names.CLANS[clan]
        cards = _counted(names.CARDS[card] for card in player["cards"])
        tokens = _counted(f"{names.PROVINCES[p]} {names.SEASONS[s]}" for s, p in player["tokens"])
        hostages = _counted(f"{names.CLANS[c]} {names.PIECES[f]}" for c, f in player["hostages"])
        for label, text in ((says.CARDS, cards), (says.TOKENS, tokens), (says.HOSTAGES, hostages)):
            if text:
                yield label.format(clan=name), text


def _counted(things: Iterable[str]) -> str:
    return ", ".join(copies(name, count) for name, count in Counter(things).items())


def _own(private: Json) -> Iterator[tuple[str, str]]:
    """The person's own tiles, and what they know of the deck."""
    if private["hand"]:
        yield says.HAND, _tiles(private["hand"])
    deck = private["deck"]
    known = [says.DECK_SIZE.format(size=deck["size"])]
    if deck["top"] and not private["hand"]:
        known.append(says.DECK_TOP.format(tiles=_tiles(deck["top"])))
    if deck["down"]:
        known.append(says.DECK_DOWN.format(tiles=_tiles(entry["tile"] for entry in deck["down"])))
    yield says.DECK, "; ".join(known)


def _tiles(tiles: Iterable[str]) -> str:
    return ", ".join(names.MANDATES[tile] for tile in tiles)

"""Lists on the screen: options, commands, cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from hinode.cli.board import plain_table
from hinode.cli.choices import CARD_FACTS, card_line
from hinode.cli.menu import Menu
from hinode.cli.style import paint
from hinode.cli.words.voice import Voice

# What `help` lists, in this order.
COMMANDS: Final = ("number", "zero", "undo", "board", "log", "cards", "gift", "save", "language", "quit")
_COLUMNS: Final = ("column-card", "column-cost", "column-type", "column-effect")


def option_table(menu: Menu, me: str | None) -> Table:
    """The numbered lines of a menu, 0 last."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", min_width=3)
    table.add_column(overflow="fold")
    for number, entry in enumerate(menu.entries, 1):
        table.add_row(Text(str(number), style="bold"), paint(entry.label, me))
    if menu.zero is not None:
        table.add_row(Text("0", style="bold"), paint(menu.zero, me))
    return table


def command_table(voice: Voice) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(overflow="fold")
    for command in COMMANDS:
        form = Text(voice.say(f"command-{command}.form"), style="bold")
        table.add_row(form, voice.call("command", command))
    return table


def card_tables(view: Mapping[str, Any], voice: Voice) -> list[Table]:
    """The cards on display, then those of each clan that has any."""
    tables = [_cards(voice.say("cards-on-display"), view["display"], voice)] if view["display"] else []
    for clan, player in view["players"].items():
        if player["cards"]:
            held = {card: player["cards"].count(card) for card in player["cards"]}
            tables.append(_cards(voice.say("cards-of", clan=voice.call("clan", clan)), held, voice))
    return tables


def _cards(title: str, counts: Mapping[str, int], voice: Voice) -> Table:
    table = plain_table(map(voice.say, _COLUMNS), right=(1,))
    table.title, table.title_justify = paint(title), "left"
    for card, count in counts.items():
        facts = CARD_FACTS[card]
        name = voice.times(voice.call("card", card), count)
        does = voice.say(f"card-{card}.does")
        table.add_row(name, str(facts["cost"]), voice.call("type", facts["type"]), does)
    return table


def card_lines(wanted: Iterable[str], voice: Voice) -> Iterator[str]:
    """All about some cards: what they do, and the finer points."""
    for card in wanted:
        yield card_line(card, CARD_FACTS[card]["cost"], voice)
        if voice.has(f"card-{card}.more"):
            yield "- " + voice.say(f"card-{card}.more")

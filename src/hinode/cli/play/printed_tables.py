"""Printed tables: the options of a menu, the commands, and the cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from hinode.cli.play.choices import CARD_FACTS, card_line
from hinode.cli.play.menu import Menu
from hinode.cli.screen.board import plain_table
from hinode.cli.screen.colors import paint
from hinode.cli.words.translator import Translator

# The commands that `help` lists, in this order.
COMMANDS: Final = (
    "number",
    "zero",
    "help",
    "undo",
    "board",
    "log",
    "cards",
    "gift",
    "offer",
    "deals",
    "accept",
    "reveal",
    "save",
    "language",
    "quit",
)
_COLUMNS: Final = ("column-card", "column-cost", "column-type", "column-effect")


def option_table(menu: Menu, me: str | None) -> Table:
    """The numbered lines of a menu. Number 0 is last."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", min_width=3)
    table.add_column(overflow="fold")
    for number, line in enumerate(menu.lines, 1):
        table.add_row(Text(str(number), style="bold"), paint(line.label, me))
    if menu.zero is not None:
        table.add_row(Text("0", style="bold"), paint(menu.zero, me))
    return table


def command_table(translator: Translator) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(overflow="fold")
    for command in COMMANDS:
        form = Text(translator.say(f"command-{command}.form"), style="bold")
        table.add_row(form, translator.name("command", command))
    return table


def card_tables(view: Mapping[str, Any], translator: Translator) -> list[Table]:
    """The cards on display, then the cards of each clan."""
    tables = (
        [_cards(translator.say("cards-on-display"), view["display"], translator)] if view["display"] else []
    )
    for clan, player in view["players"].items():
        if player["cards"]:
            held = {card: player["cards"].count(card) for card in player["cards"]}
            tables.append(
                _cards(translator.say("cards-of", clan=translator.name("clan", clan)), held, translator)
            )
    return tables


def _cards(title: str, counts: Mapping[str, int], translator: Translator) -> Table:
    table = plain_table(map(translator.say, _COLUMNS), right=(1,))
    table.title, table.title_justify = paint(title), "left"
    for card, count in counts.items():
        facts = CARD_FACTS[card]
        name = translator.counted(translator.name("card", card), count)
        does = translator.say(f"card-{card}.does")
        table.add_row(name, str(facts["cost"]), translator.name("type", facts["type"]), does)
    return table


def card_lines(wanted: Iterable[str], translator: Translator) -> Iterator[str]:
    """Cards with their effects and notes."""
    for card in wanted:
        yield card_line(card, CARD_FACTS[card]["cost"], translator)
        if translator.has(f"card-{card}.more"):
            yield "- " + translator.say(f"card-{card}.more")

"""Lists on the screen: options, commands, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from hinode.cli.board import plain_table
from hinode.cli.choices import CARD_FACTS
from hinode.cli.menu import Menu
from hinode.cli.style import paint
from hinode.cli.words import names, says


def option_table(menu: Menu, me: str | None) -> Table:
    """The numbered lines of a menu, 0 last."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", min_width=3)
    for number, entry in enumerate(menu.entries, 1):
        table.add_row(Text(str(number), style="bold"), paint(entry.label, me))
    if menu.zero is not None:
        table.add_row(Text("0", style="bold"), paint(menu.zero, me))
    return table


def command_table() -> Table:
    table = Table.grid(padding=(0, 2))
    for command, meaning in says.COMMANDS:
        table.add_row(Text(command, style="bold"), meaning)
    return table


def card_tables(view: Mapping[str, Any]) -> list[Table]:
    """The cards on display, then those of each clan that has any."""
    tables = [_cards(says.ON_DISPLAY, view["display"])] if view["display"] else []
    for clan, player in view["players"].items():
        if player["cards"]:
            held = {card: player["cards"].count(card) for card in player["cards"]}
            tables.append(_cards(says.OWNED_BY.format(clan=f"the {names.CLANS[clan]}"), held))
    return tables


def _cards(title: str, copies: Mapping[str, int]) -> Table:
    table = plain_table(says.CARD_COLUMNS, right=(1,))
    table.title, table.title_justify = paint(title), "left"
    for card, count in copies.items():
        facts = CARD_FACTS[card]
        name = says.COPIES.format(count=count, name=facts["name"]) if count > 1 else facts["name"]
        table.add_row(name, str(facts["cost"]), names.TYPES[facts["type"]], facts["effect"])
    return table


def card_lines(wanted: Iterable[str]) -> list[str]:
    """All about some cards: what they do, and the rulings on them."""
    lines = []
    for card in wanted:
        facts = CARD_FACTS[card]
        cost = names.amount(facts["cost"], "Coin")
        lines.append(f"{facts['name']} ({cost}, {names.TYPES[facts['type']]}): {facts['effect']}")
        lines += [says.RULING.format(ruling=ruling) for ruling in facts.get("rulings", ())]
    return lines

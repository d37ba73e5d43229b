"""The board as text: where we are, the clans, the map, and everything around it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from hinode import Game
from hinode.cli.around import around
from hinode.cli.style import CLAN_STYLES, paint
from hinode.cli.words import names, says
from hinode.vocab.data import FACTS

Json = dict[str, Any]
_REWARDS: Final = {province["id"]: names.reward(province["harvest"]) for province in FACTS["provinces"]}


def _neighbours(province: str) -> str:
    by_land = [b if a == province else a for a, b in FACTS["borders"] if province in (a, b)]
    by_sea = [b if a == province else a for a, b in FACTS["shipping_routes"] if province in (a, b)]
    return ", ".join(
        [names.PROVINCES[name] for name in by_land]
        + [says.SEA.format(province=names.PROVINCES[name]) for name in by_sea]
    )


_WAYS: Final = {province: _neighbours(province) for province in names.PROVINCES}


def where_we_are(view: Json) -> str:
    """Season, phase and, in the Political Phase, the turn."""
    text = says.WHERE_WE_ARE.format(season=names.SEASONS[view["season"]], phase=names.PHASES[view["phase"]])
    if view["phase"] != "political":
        return text
    choosing = any(frame["kind"] == "mandate" for frame in view["stack"][-1:])
    turn = len(view["mandates"]) + choosing
    return f"{text}, {says.TURN.format(turn=turn)}"


def plain_table(columns: Iterable[str], right: Iterable[int] = ()) -> Table:
    """A table with few lines that stays readable in 80 columns."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number in right else "left")
    return table


def clan_table(view: Json) -> Table:
    table = plain_table(says.CLAN_COLUMNS, right=(1, 2, 3, 4))
    allies = {a: b for pair in view["alliances"] for a, b in (pair, reversed(pair))}
    for clan, player in view["players"].items():
        ally = allies.get(clan)
        table.add_row(
            _clan(clan, view.get("me")),
            str(view["honor"].index(clan) + 1),
            *(str(player[held]) for held in ("vp", "coins", "ronin")),
            Text("-") if ally is None else _clan(ally),
            names.heap(player["reserve"]),
        )
    return table


def _clan(clan: str, me: str | None = None) -> Text:
    name = names.CLANS[clan]
    return Text(says.YOU.format(clan=name) if clan == me else name, style=CLAN_STYLES[clan])


def map_table(game: Game, view: Json) -> Table:
    table = plain_table(says.MAP_COLUMNS)
    table.columns[2].max_width = 13  # the longest reward takes two lines, and 80 columns are enough
    for province, name in names.PROVINCES.items():
        number = str(view["war"].index(province) + 1) if province in view["war"] else ""
        at_war = view["war_at"] is not None and view["war"][view["war_at"] :][:1] == [province]
        table.add_row(
            Text(name, style="bold reverse" if at_war else ""),
            number,
            _REWARDS[province],
            _present(game, view, province),
            Text(_WAYS[province], style="dim"),
        )
    return table


def _present(game: Game, view: Json, province: str) -> Table:
    """One line for each clan in a province, the leader first and marked."""
    leader = game.leader(province)
    here = view["map"].get(province, {})
    table = Table.grid()
    present = [clan for clan in game.clans if clan in here or game.force(clan, province)]
    for clan in sorted(present, key=lambda clan: (clan != leader, -game.force(clan, province))):
        force, pieces = game.force(clan, province), names.heap(here.get(clan, {}))
        line = says.PRESENT.format(clan=names.CLANS[clan], force=force, pieces=pieces)
        mark, style = (says.LEADS, "bold") if clan == leader else (" ", "")
        table.add_row(mark, paint(line, style=style))
    for kami, at in view["kami_figures"].items():
        if at == province:
            owner = view["kami_control"].get(kami)
            whose = says.NOBODY if owner is None else names.CLANS[owner]
            table.add_row(" ", paint(says.KAMI_HERE.format(kami=names.KAMI[kami], owner=whose)))
    return table


def board(game: Game, viewer: str | None) -> list[Table | str]:
    """All tables of the board, from top to bottom."""
    view = game.view(viewer)
    return [clan_table(view), "", map_table(game, view), "", around(view)]


def battle_table(game: Game, view: Json) -> Table | None:
    """Who is in the battle being resolved, with what they have; None outside a battle."""
    battle = next((frame for frame in view["stack"] if frame["kind"] == "battle"), None)
    if battle is None:
        return None
    bids = battle.get("bids")
    columns = [says.CLAN_COLUMNS[0], says.FORCE, *says.CLAN_COLUMNS[3:5]]
    if bids:
        columns += says.BIDS
    table = plain_table(columns, right=range(1, len(columns)))
    table.title = says.BATTLE.format(province=names.PROVINCES[battle["province"]])
    table.title_justify = "left"
    for clan in battle["clans"]:
        held = [view["players"][clan][name] for name in ("coins", "ronin")]
        numbers = [game.force(clan, battle["province"]), *held]
        numbers += [bids[clan][name] for name in names.ADVANTAGES] if bids else []
        table.add_row(_clan(clan, view.get("me")), *map(str, numbers))
    return table

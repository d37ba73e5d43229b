"""The game board as tables: clans, map, and the current battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from hinode import Game
from hinode.cli.screen.colors import CLAN_COLORS, paint
from hinode.cli.screen.panels import panels
from hinode.cli.words.translator import Translator
from hinode.vocab.data import FACTS
from hinode.vocab.ids import ADVANTAGES

Json = dict[str, Any]
_HELD: Final = ("thing-coins", "thing-ronin")
_CLAN_COLUMNS: Final = ("column-clan", "thing-honor", "thing-vp.short", *_HELD, "thing-ally", "thing-reserve")
_MAP_COLUMNS: Final = ("column-province", "column-war", "mandate-harvest", "column-present", "column-ways")


def phase_title(view: Json, translator: Translator) -> str:
    """Season, phase, and the turn of the Political Phase."""
    season, phase = translator.name("season", view["season"]), translator.name("phase", view["phase"])
    where = translator.say("event-phase_started", season=season, phase=phase)
    if view["phase"] != "political":
        return where
    choosing = any(asked["kind"] == "mandate" for asked in view["asking"].values())
    return translator.say("where-mandate", where=where, turn=len(view["mandates"]) + choosing)


def plain_table(columns: Iterable[str], right: Iterable[int] = ()) -> Table:
    """An empty table with few borders, readable in 80 columns."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number in right else "left", overflow="fold")
    return table


def clan_table(view: Json, translator: Translator) -> Table:
    table = plain_table(map(translator.say, _CLAN_COLUMNS), right=(1, 2, 3, 4))
    allies = {a: b for pair in view["alliances"] for a, b in (pair, reversed(pair))}
    for clan, player in view["players"].items():
        ally = allies.get(clan)
        table.add_row(
            _clan(clan, translator),
            str(view["honor"].index(clan) + 1),
            *(str(player[held]) for held in ("vp", "coins", "ronin")),
            "-" if ally is None else Text(translator.name("clan", ally), style=CLAN_COLORS[ally]),
            translator.pieces(player["reserve"]),
        )
    return table


def _clan(clan: str, translator: Translator) -> Text:
    name = translator.name("clan", clan)
    return Text(
        translator.say("own-clan", clan=name) if clan == translator.me else name, style=CLAN_COLORS[clan]
    )


def map_table(game: Game, view: Json, translator: Translator) -> Table:
    table = plain_table(map(translator.say, _MAP_COLUMNS))
    table.columns[2].max_width = 14  # the longest reward wraps to two lines
    table.columns[3].min_width = 24  # enough for three kinds of pieces
    for facts in FACTS["provinces"]:
        province = facts["id"]
        number = str(view["war"].index(province) + 1) if province in view["war"] else ""
        at_war = view["war_at"] is not None and view["war"][view["war_at"] :][:1] == [province]
        table.add_row(
            Text(translator.name("province", province), style="bold reverse" if at_war else ""),
            number,
            translator.reward(facts["harvest"]),
            _present(game, view, province, translator),
            Text(_neighbors(province, translator), style="dim"),
        )
    return table


def _neighbors(province: str, translator: Translator) -> str:
    """The neighbors of a province. A tilde marks a shipping route."""
    by_land = [b if a == province else a for a, b in FACTS["borders"] if province in (a, b)]
    by_sea = [b if a == province else a for a, b in FACTS["shipping_routes"] if province in (a, b)]
    names = [translator.name("province", name) for name in by_land]
    return translator.join(names + [f"~{translator.name('province', name)}" for name in by_sea])


def _present(game: Game, view: Json, province: str, translator: Translator) -> Table:
    """One line for each clan in a province. The leader comes first, with a star."""
    leader = game.leader(province)
    here = view["map"].get(province, {})
    table = Table.grid()
    table.add_column()
    table.add_column(overflow="fold")
    present = [clan for clan in game.clans if clan in here or game.force(clan, province)]
    for clan in sorted(present, key=lambda clan: (clan != leader, -game.force(clan, province))):
        force, pieces = game.force(clan, province), translator.pieces(here.get(clan, {}))
        line = translator.say("present", clan=translator.name("clan", clan), force=force, pieces=pieces)
        mark, style = ("*", "bold") if clan == leader else (" ", "")
        table.add_row(mark, paint(line, style=style))
    for kami, at in view["kami_figures"].items():
        if at == province:
            owner = view["kami_control"].get(kami)
            whose = translator.say("nobodys") if owner is None else translator.name("clan", owner)
            table.add_row(
                " ", paint(translator.say("here-kami", kami=translator.name("kami", kami), owner=whose))
            )
    return table


def board(game: Game, translator: Translator) -> list[Table | str]:
    """All tables of the board, from top to bottom."""
    view = game.view(translator.me)
    return [clan_table(view, translator), "", map_table(game, view, translator), "", panels(view, translator)]


def battle_table(game: Game, view: Json, translator: Translator) -> Table | None:
    """The clans in the current battle with force, Coins, Ronin, and bids. None outside a battle."""
    battle = next((frame for frame in view["stack"] if frame["kind"] == "battle"), None)
    if battle is None:
        return None
    bids = battle.get("bids")
    columns = [translator.say(column) for column in ("column-clan", "thing-force", *_HELD)]
    if bids:
        first, *others = (translator.say(f"advantage-{name}.short") for name in ADVANTAGES)
        columns += [translator.say("bids-from", advantage=first), *others]
    table = plain_table(columns, right=range(1, len(columns)))
    table.title = translator.say("battle-of", province=translator.name("province", battle["province"]))
    table.title_justify = "left"
    for clan in battle["clans"]:
        held = [view["players"][clan][name] for name in ("coins", "ronin")]
        numbers = [game.force(clan, battle["province"]), *held]
        numbers += [bids[clan][name] for name in ADVANTAGES] if bids else []
        table.add_row(_clan(clan, translator), *map(str, numbers))
    return table

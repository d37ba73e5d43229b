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
from hinode.cli.words.voice import Voice
from hinode.vocab.data import FACTS
from hinode.vocab.ids import ADVANTAGES

Json = dict[str, Any]
_HELD: Final = ("thing-coins", "thing-ronin")
_CLAN_COLUMNS: Final = ("column-clan", "thing-honor", "thing-vp.short", *_HELD, "thing-ally", "thing-reserve")
_MAP_COLUMNS: Final = ("column-province", "column-war", "mandate-harvest", "column-present", "column-ways")


def where_we_are(view: Json, voice: Voice) -> str:
    """Season, phase and, in the Political Phase, the turn."""
    season, phase = voice.call("season", view["season"]), voice.call("phase", view["phase"])
    where = voice.say("event-phase_started", season=season, phase=phase)
    if view["phase"] != "political":
        return where
    choosing = any(frame["kind"] == "mandate" for frame in view["stack"][-1:])
    return voice.say("where-mandate", where=where, turn=len(view["mandates"]) + choosing)


def plain_table(columns: Iterable[str], right: Iterable[int] = ()) -> Table:
    """A table with few lines that stays readable in 80 columns."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number in right else "left", overflow="fold")
    return table


def clan_table(view: Json, voice: Voice) -> Table:
    table = plain_table(map(voice.say, _CLAN_COLUMNS), right=(1, 2, 3, 4))
    allies = {a: b for pair in view["alliances"] for a, b in (pair, reversed(pair))}
    for clan, player in view["players"].items():
        ally = allies.get(clan)
        table.add_row(
            _clan(clan, voice),
            str(view["honor"].index(clan) + 1),
            *(str(player[held]) for held in ("vp", "coins", "ronin")),
            "-" if ally is None else Text(voice.call("clan", ally), style=CLAN_STYLES[ally]),
            voice.heap(player["reserve"]),
        )
    return table


def _clan(clan: str, voice: Voice) -> Text:
    name = voice.call("clan", clan)
    return Text(voice.say("own-clan", clan=name) if clan == voice.me else name, style=CLAN_STYLES[clan])


def map_table(game: Game, view: Json, voice: Voice) -> Table:
    table = plain_table(map(voice.say, _MAP_COLUMNS))
    table.columns[2].max_width = 14  # the longest reward takes two lines, and 80 columns are enough
    table.columns[3].min_width = 24  # three kinds of pieces
    for facts in FACTS["provinces"]:
        province = facts["id"]
        number = str(view["war"].index(province) + 1) if province in view["war"] else ""
        at_war = view["war_at"] is not None and view["war"][view["war_at"] :][:1] == [province]
        table.add_row(
            Text(voice.call("province", province), style="bold reverse" if at_war else ""),
            number,
            voice.reward(facts["harvest"]),
            _present(game, view, province, voice),
            Text(_ways(province, voice), style="dim"),
        )
    return table


def _ways(province: str, voice: Voice) -> str:
    """The neighbours of a province, those over the sea with a mark."""
    by_land = [b if a == province else a for a, b in FACTS["borders"] if province in (a, b)]
    by_sea = [b if a == province else a for a, b in FACTS["shipping_routes"] if province in (a, b)]
    over = [voice.call("province", name) for name in by_land]
    return voice.row(over + [f"~{voice.call('province', name)}" for name in by_sea])


def _present(game: Game, view: Json, province: str, voice: Voice) -> Table:
    """One line for each clan in a province, the leader first and marked."""
    leader = game.leader(province)
    here = view["map"].get(province, {})
    table = Table.grid()
    table.add_column()
    table.add_column(overflow="fold")
    present = [clan for clan in game.clans if clan in here or game.force(clan, province)]
    for clan in sorted(present, key=lambda clan: (clan != leader, -game.force(clan, province))):
        force, pieces = game.force(clan, province), voice.heap(here.get(clan, {}))
        line = voice.say("present", clan=voice.call("clan", clan), force=force, pieces=pieces)
        mark, style = ("*", "bold") if clan == leader else (" ", "")
        table.add_row(mark, paint(line, style=style))
    for kami, at in view["kami_figures"].items():
        if at == province:
            owner = view["kami_control"].get(kami)
            whose = voice.say("nobodys") if owner is None else voice.call("clan", owner)
            table.add_row(" ", paint(voice.say("here-kami", kami=voice.call("kami", kami), owner=whose)))
    return table


def board(game: Game, voice: Voice) -> list[Table | str]:
    """All tables of the board, from top to bottom."""
    view = game.view(voice.me)
    return [clan_table(view, voice), "", map_table(game, view, voice), "", around(view, voice)]


def battle_table(game: Game, view: Json, voice: Voice) -> Table | None:
    """Who is in the battle being resolved, with what they have; None outside a battle."""
    battle = next((frame for frame in view["stack"] if frame["kind"] == "battle"), None)
    if battle is None:
        return None
    bids = battle.get("bids")
    columns = [voice.say(column) for column in ("column-clan", "thing-force", *_HELD)]
    if bids:
        first, *others = (voice.say(f"advantage-{name}.short") for name in ADVANTAGES)
        columns += [voice.say("bids-from", advantage=first), *others]
    table = plain_table(columns, right=range(1, len(columns)))
    table.title = voice.say("battle-of", province=voice.call("province", battle["province"]))
    table.title_justify = "left"
    for clan in battle["clans"]:
        held = [view["players"][clan][name] for name in ("coins", "ronin")]
        numbers = [game.force(clan, battle["province"]), *held]
        numbers += [bids[clan][name] for name in ADVANTAGES] if bids else []
        table.add_row(_clan(clan, voice), *map(str, numbers))
    return table

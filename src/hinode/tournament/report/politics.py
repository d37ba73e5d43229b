"""Politics sections: mandates by turn, and alliances."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hinode.tournament.report.games import CLAN_NAMES, FEW, MANDATE_NAMES, SEASON_NAMES, Games
from hinode.tournament.report.markup.html import figure, legend, numbers, percent, section
from hinode.tournament.report.markup.svg import Row, Stack, columns, intervals, stacked
from hinode.tournament.standings import wilson
from hinode.vocab.facts import MANDATE_TURNS

TURNS: Final = range(1, MANDATE_TURNS + 1)
MANDATE_KEYS: Final = tuple((name, f"s{number}") for number, name in enumerate(MANDATE_NAMES.values()))
MANDATES_ABOUT: Final = (
    "Which mandate is carried out in each of the seven turns of a season, in % of the turns. A player "
    "chooses from four tiles; the Lotus announce whatever they like."
)
ALLIANCES_ABOUT: Final = (
    "An alliance is made at tea and lasts for the season, unless one of the two takes a Betray mandate. "
    "Kept means that it stood when the season ended."
)


def mandates(games: Games) -> str:
    chosen: Counter[tuple[str, str, int, str]] = Counter()
    for game in games.rows:
        for choice in game["summary"]["mandates"]:
            bot = game["bots"][choice["clan"]]
            chosen[bot, choice["season"], choice["turn"], choice["mandate"]] += 1
    figures = [_by_turn(f"Mandates by turn: {bot}", bot, chosen) for bot in games.bots]
    return section("mandates", "Mandates by turn", MANDATES_ABOUT, *figures, _by_season(games, chosen))


def _by_turn(title: str, bot: str, chosen: Counter[tuple[str, str, int, str]]) -> str:
    bars: list[Stack] = []
    cells: list[list[str]] = []
    for turn in TURNS:
        counts = [
            sum(chosen[bot, season, turn, mandate] for season in SEASON_NAMES) for mandate in MANDATE_NAMES
        ]
        bars.append(Stack(f"Turn {turn}", counts, f"n {sum(counts)}"))
        cells.append([f"Turn {turn}", *map(str, counts)])
    head = ("", *MANDATE_NAMES.values())
    return figure(title, legend(MANDATE_KEYS), stacked(title, MANDATE_KEYS, bars, "%"), numbers(head, cells))


def _by_season(games: Games, chosen: Counter[tuple[str, str, int, str]]) -> str:
    bars: list[Stack] = []
    cells: list[list[str]] = []
    for season, name in SEASON_NAMES.items():
        bars.append(Stack(name, heading=True))
        for bot in games.bots:
            counts = [sum(chosen[bot, season, turn, mandate] for turn in TURNS) for mandate in MANDATE_NAMES]
            bars.append(Stack(bot, counts, f"n {sum(counts)}"))
            cells.append([name, bot, *map(str, counts)])
    title = "Mandates by season"
    head = ("Season", "Bot", *MANDATE_NAMES.values())
    plot = stacked(title, MANDATE_KEYS, bars, "%")
    return figure(title, legend(MANDATE_KEYS), plot, numbers(head, cells, words=2))


def alliances(games: Games) -> str:
    made: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    turns: Counter[int] = Counter()
    joined: Counter[tuple[str, str]] = Counter()
    betrayals: Counter[tuple[str, str]] = Counter()
    for game in games.rows:
        for alliance in game["summary"]["alliances"]:
            made[alliance["season"]] += 1
            for clan in alliance["clans"]:
                joined[clan, game["bots"][clan]] += 1
            if alliance["betrayer"] is None or alliance["turn"] is None:
                kept[alliance["season"]] += 1
            else:
                turns[alliance["turn"]] += 1
                betrayals[alliance["betrayer"], game["bots"][alliance["betrayer"]]] += 1
    return section(
        "alliances",
        "Alliances",
        ALLIANCES_ABOUT,
        _survival(games, made, kept),
        _betrayers(games, joined, betrayals),
        _when(turns),
    )


def _survival(games: Games, made: Counter[str], kept: Counter[str]) -> str:
    rows: list[Row] = []
    cells: list[list[str]] = []
    for season, name in SEASON_NAMES.items():
        rows.append(_share(name, kept[season], made[season], "s2"))
        cells.append(
            [
                name,
                *map(str, (made[season], kept[season], made[season] - kept[season])),
                f"{made[season] / len(games.rows):.2f}",
            ]
        )
    rows.append(_share("All", kept.total(), made.total(), "s0"))
    title = "Alliances kept to the end of their season"
    head = ("Season", "Made", "Kept", "Betrayed", "Made a game")
    return figure(title, intervals(title, rows), numbers(head, cells))


def _betrayers(games: Games, joined: Counter[tuple[str, str]], betrayals: Counter[tuple[str, str]]) -> str:
    rows: list[Row] = []
    cells: list[list[str]] = []
    several = len(games.bots) > 1
    for clan in games.clans:
        if several:
            rows.append(Row(CLAN_NAMES[clan], heading=True))
        for bot in games.bots:
            count = joined[clan, bot]
            broken = betrayals[clan, bot]
            label = bot if several else CLAN_NAMES[clan]
            rows.append(_share(label, broken, count, games.bot_style(bot)))
            cells.append([bot, CLAN_NAMES[clan], str(count), str(broken), rows[-1].said])
    title = "Who betrays: share of a clan's alliances that it broke"
    head = ("Bot", "Clan", "Alliances", "Betrayals", "Share")
    return figure(title, intervals(title, rows), numbers(head, cells, words=2))


def _share(label: str, count: int, of: int, style: str) -> Row:
    if not of:
        return Row(label, said="none", style=style, faint=True)
    low, high = wilson(count, of)
    return Row(label, count / of, low, high, percent(count / of), style, faint=of < FEW)


def _when(turns: Counter[int]) -> str:
    title = "Betrayals of an ally by mandate turn"
    bars = [(f"Turn {turn}", float(turns[turn]), f"turn {turn}: {turns[turn]}") for turn in TURNS]
    return figure(title, columns(title, bars, "s3"))

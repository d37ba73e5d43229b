"""Wins section: win share by clan and by seat."""

from __future__ import annotations

from hinode.tournament.report.games import CLAN_NAMES, Games, share_row
from hinode.tournament.report.markup.html import figure, legend, numbers, percent, section, signed
from hinode.tournament.report.markup.svg import Row, intervals
from hinode.tournament.standings import Performance

HEAD = ("Bot", "", "Seats", "Win share", "Mean rank", "VP", "VP margin")
ABOUT = (
    "Clans sit in a fixed order, so the seat depends on who else is at the table: seat 1 has the highest "
    "honor at the start and takes the first mandate of the game."
)


def wins(games: Games) -> str:
    by_clan = games.performance_by(lambda game, clan, bot: (clan, bot))
    by_seat = games.performance_by(lambda game, clan, bot: (f"Seat {game['seats'][clan]}", bot))
    clans = [(clan, CLAN_NAMES[clan]) for clan in games.clans]
    seats = [(seat, seat) for seat in sorted({seat for seat, _ in by_seat})]
    return section(
        "wins",
        "Win share by clan and seat",
        ABOUT,
        _figure("Win share by clan", games, clans, by_clan),
        _figure("Win share by seat", games, seats, by_seat),
    )


def _figure(
    title: str, games: Games, items: list[tuple[str, str]], records: dict[tuple[str, str], Performance]
) -> str:
    rows: list[Row] = []
    cells: list[list[str]] = []
    several = len(games.bots) > 1
    for item, name in items:
        if several:
            rows.append(Row(name, heading=True))
        for bot in games.bots:
            record = records.get((item, bot))
            if record is not None:
                style = games.bot_style(bot)
                rows.append(share_row(bot if several else name, record, style))
                cells.append([bot, name, *_numbers(record)])
    keys = legend((bot, games.bot_style(bot)) for bot in games.bots) if several else ""
    plot = intervals(title, rows, mark=games.par, mark_said="par")
    return figure(title, keys, plot, numbers(HEAD, cells, words=2))


def _numbers(record: Performance) -> list[str]:
    return [
        str(record.games),
        percent(record.share),
        f"{record.mean('rank'):.2f}",
        f"{record.mean('vp'):.1f}",
        signed(record.mean("margin")),
    ]

"""Overview section: the runs, the results of the bots, and their decision times."""

from __future__ import annotations

from collections import defaultdict

from hinode.tournament.latency import Latency
from hinode.tournament.match import HERO, OTHERS
from hinode.tournament.report.games import FEW, Games, share_row
from hinode.tournament.report.markup.html import figure, note, percent, section, signed, table
from hinode.tournament.report.markup.svg import intervals
from hinode.tournament.rows import GameRow
from hinode.tournament.standings import Performance, Standings

RUN_HEAD = (
    *("Run", "Hero", "Against", "Games", "Win share", "95 %", "Par", "Mean rank", "VP margin"),
    *("Seed", "Cap", "Set"),
)
BOT_HEAD = ("Bot", "Seats", "Win share", "95 %", "Par", "Mean rank", "VP", "VP margin")
TIME_HEAD = ("Run", "Decisions of", "Number", "p50", "p95", "Longest")


def runs_of(rows: list[GameRow]) -> list[list[GameRow]]:
    """The games of each run."""
    found: dict[str, list[GameRow]] = defaultdict(list)
    for row in rows:
        found[repr(sorted(row["run"].items()))].append(row)
    return list(found.values())


def overview(games: Games) -> str:
    runs = runs_of(list(games.rows))
    bots = games.performance_by(lambda row, clan, bot: bot)
    ordered = [(bot, bots[bot]) for bot in games.bots]
    table_rows = [share_row(bot, record, games.bot_style(bot)) for bot, record in ordered]
    plot = intervals("Win share by bot", table_rows, mark=games.par, mark_said="par")
    about = (
        f"{len(games.rows)} games in {len(runs)} {'run' if len(runs) == 1 else 'runs'}. A shared victory "
        "counts as half a win for each. Whiskers are Wilson 95 % intervals; results from fewer than "
        f"{FEW} cases are drawn in a lighter color."
    )
    rows_of_runs = [[str(number), *_run_row(rows)] for number, rows in enumerate(runs, 1)]
    return section(
        "overview",
        "Overview",
        about,
        figure("Runs, from the hero's point of view", table(RUN_HEAD, rows_of_runs, words=3), wide=True),
        figure("Win share by bot", plot, table(BOT_HEAD, [_bot_row(*item) for item in ordered])),
        figure("Time for a decision", table(TIME_HEAD, _time_rows(runs), words=2), _faults(games)),
    )


def _run_row(rows: list[GameRow]) -> list[str]:
    hero = Standings(rows).hero
    run = rows[0]["run"]
    unbound = ", Kami Unbound" if run["kami_unbound"] else ""
    return [
        run["bots"][0],
        ", ".join(run["bots"][1:]),
        str(hero.games),
        percent(hero.share),
        _interval(hero),
        percent(hero.mean("par")),
        f"{hero.mean('rank'):.2f}",
        signed(hero.mean("margin")),
        str(run["seed"]),
        f"{run['cap']:g} s",
        run["season_set"] + unbound,
    ]


def _bot_row(bot: str, record: Performance) -> list[str]:
    return [
        bot,
        str(record.games),
        percent(record.share),
        _interval(record),
        percent(record.mean("par")),
        f"{record.mean('rank'):.2f}",
        f"{record.mean('vp'):.1f}",
        signed(record.mean("margin")),
    ]


def _interval(record: Performance) -> str:
    low, high = record.interval
    return f"{100 * low:.1f} – {100 * high:.1f}"


def _time_rows(runs: list[list[GameRow]]) -> list[list[str]]:
    table_rows = []
    for number, rows in enumerate(runs, 1):
        latency = Standings(rows).latency
        bots = rows[0]["run"]["bots"]
        for who, names in ((HERO, bots[:1]), (OTHERS, bots[1:])):
            table_rows.append([str(number), ", ".join(dict.fromkeys(names)), *_times(latency[who])])
    return table_rows


def _times(latency: Latency) -> list[str]:
    times = (latency.quantile(0.5), latency.quantile(0.95), latency.longest)
    return [str(latency.decisions), *(f"{1000 * seconds:.3g} ms" for seconds in times)]


def _faults(games: Games) -> str:
    """How often a bot failed and a default answer was used."""
    faults = Standings(games.rows).faults
    if not faults:
        return note("No bot failed, overran its time or gave an impossible answer.")
    said = "; ".join(f"{text} ({count} times)" for text, count in sorted(faults.items()))
    return note(f"A safe default was played instead: {said}.")

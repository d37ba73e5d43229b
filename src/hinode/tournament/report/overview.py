"""What was played, and how the bots did."""

from __future__ import annotations

from collections import defaultdict

from hinode.tournament.latency import Latency
from hinode.tournament.line import Line
from hinode.tournament.match import HERO, OTHERS
from hinode.tournament.report.furniture import figure, note, percent, section, signed, table
from hinode.tournament.report.games import FEW, Games, share_row
from hinode.tournament.report.svg import intervals
from hinode.tournament.standings import Record, Standings

RUN_HEAD = (
    *("Run", "Hero", "Against", "Games", "Win share", "95 %", "Par", "Mean rank", "VP margin"),
    *("Seed", "Cap", "Set"),
)
BOT_HEAD = ("Bot", "Seats", "Win share", "95 %", "Par", "Mean rank", "VP", "VP margin")
TIME_HEAD = ("Run", "Decisions of", "Number", "p50", "p95", "Longest")


def runs_of(lines: list[Line]) -> list[list[Line]]:
    """The games of each run by itself."""
    found: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        found[repr(sorted(line["run"].items()))].append(line)
    return list(found.values())


def overview(games: Games) -> str:
    runs = runs_of(list(games.lines))
    bots = games.records(lambda line, clan, bot: bot)
    ordered = [(bot, bots[bot]) for bot in games.bots]
    rows = [share_row(bot, record, games.bot_style(bot)) for bot, record in ordered]
    plot = intervals("Win share by bot", rows, mark=games.par, mark_said="par")
    about = (
        f"{len(games.lines)} games in {len(runs)} {'run' if len(runs) == 1 else 'runs'}. A shared victory "
        "counts as half a win for each. Whiskers are Wilson 95 % intervals; what rests on fewer than "
        f"{FEW} cases is drawn faintly."
    )
    rows_of_runs = [[str(number), *_run_row(lines)] for number, lines in enumerate(runs, 1)]
    return section(
        "overview",
        "Overview",
        about,
        figure("Runs, from the hero's point of view", table(RUN_HEAD, rows_of_runs, words=3), wide=True),
        figure("Win share by bot", plot, table(BOT_HEAD, [_bot_row(*item) for item in ordered])),
        figure("Time for a decision", table(TIME_HEAD, _time_rows(runs), words=2), _faults(games)),
    )


def _run_row(lines: list[Line]) -> list[str]:
    hero = Standings(lines).hero
    run = lines[0]["run"]
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


def _bot_row(bot: str, record: Record) -> list[str]:
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


def _interval(record: Record) -> str:
    low, high = record.interval
    return f"{100 * low:.1f} – {100 * high:.1f}"


def _time_rows(runs: list[list[Line]]) -> list[list[str]]:
    rows = []
    for number, lines in enumerate(runs, 1):
        latency = Standings(lines).latency
        bots = lines[0]["run"]["bots"]
        for who, names in ((HERO, bots[:1]), (OTHERS, bots[1:])):
            rows.append([str(number), ", ".join(dict.fromkeys(names)), *_times(latency[who])])
    return rows


def _times(latency: Latency) -> list[str]:
    times = (latency.quantile(0.5), latency.quantile(0.95), latency.longest)
    return [str(latency.decisions), *(f"{1000 * seconds:.3g} ms" for seconds in times)]


def _faults(games: Games) -> str:
    """How often the table had to play for a bot."""
    faults = Standings(games.lines).faults
    if not faults:
        return note("No bot failed, overran its time or gave an impossible answer.")
    said = "; ".join(f"{text} ({count} times)" for text, count in sorted(faults.items()))
    return note(f"A safe default was played instead: {said}.")

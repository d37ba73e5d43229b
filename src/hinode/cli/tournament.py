"""`hinode tournament`: measures how strong a bot is, in balanced blocks of games."""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hinode.bots.registry import DEAL_MODES, deal_mode, make_bot, with_mode, with_worlds
from hinode.cli import arguments, help_text
from hinode.cli.opponents import UNLIMITED_CAP
from hinode.cli.screen.board import plain_table
from hinode.cli.screen.colors import CLAN_COLORS
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words import english
from hinode.tournament import (
    GameRow,
    Plan,
    RecordsFolder,
    ResultsFile,
    Standings,
    TournamentError,
    cluster,
    local,
)
from hinode.tournament import run as play_all
from hinode.tournament.deal_count import STATES
from hinode.tournament.match import HERO, OTHERS
from hinode.tournament.workers import cores

INTERRUPTED: Final = 130

# -- help ----------------------------------------------------------------------------------------
PLAYERS: Final = "number of players, 3 to 5 (default: the number of bots)"
BOTS: Final = (
    "one bot for each seat, separated by commas; the first is the hero, the others are its opponents"
)
GAMES: Final = "number of games (default: 400); a block has 30 games for 3 players, 20 for 4, and 5 for 5"
SEED: Final = "a whole number; the same seed gives the same games (default: 1)"
CAP: Final = "seconds a bot may think about one decision (default: 0.3)"
SET: Final = "season card set: archway, horseman, teapot, mountain or random (default: random)"
RECORDS: Final = "write the record of each game to a file in this folder, for 'hinode replay' and the browser"
OUT: Final = "write one line of JSON for each game; a stopped run continues from this file"
WORKERS: Final = "number of processes (default: one for each processor)"
CLUSTER: Final = "play on the dask cluster with its scheduler at this address (tcp://HOST:PORT)"

# -- output --------------------------------------------------------------------------------------
PLAYING: Final = "Playing"
RESUMED: Final = "{path}: {done} of {games} games are already finished."
STOPPED: Final = "Stopped after {done} of {games} games."
NO_RECORDS: Final = (
    "{path}: {count} of the finished games have no record here, because they were played without it."
)
GO_ON: Final = "Run the same command to continue."
NO_GAMES: Final = "No game was finished."
TITLE: Final = "{hero} against {others}: {games} games of {players} players"
OPTIONS: Final = "Seed {seed}, cap {cap:g} s, set {set}{unbound}. {blocks}"
UNBOUND: Final = ", Kami Unbound"
WHOLE_BLOCKS: Final = "Blocks of {size}: {blocks}."
PART_OF_BLOCK: Final = "Blocks of {size}: {blocks} and {rest} more games (not balanced)."
WINS: Final = "Win share {share:.1%} (95 %: {low:.1%} to {high:.1%}), par {par:.1%}."
RANKS: Final = (
    "Mean rank {rank:.2f}. VP {vp:.1f}: {margin:+.1f} over the others' mean, {lead:+.1f} over their best."
)
MADE: Final = (
    "Deals: {deals:.1f} a game of {offers:.1f} offers, {coins:.1f} Coins a deal. "
    "Promises: {kept:.0%} kept, {broken:.0%} broken, {void:.0%} void."
)
RATE: Final = "{rate:.2f} games/s."
CLAN_COLUMNS: Final = ("Clan", "Games", "Win share", "95 %", "Mean rank", "VP", "VP margin")
TIME_COLUMNS: Final = ("Decisions of", "Number", "p50", "p95", "Longest")
SELF_PLAY: Final = "All bots are the same: every seat counts for its clan."
SHARED: Final = "A shared victory counts half for each."
FAULTS: Final = "A safe default was played instead: {text} ({count} times)."

# -- errors --------------------------------------------------------------------------------------
WRONG_BOT_COUNT: Final = "{players} players need {players} bots, not {bots}"


def bot_names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=arguments.players, metavar="K", help=PLAYERS)
    parser.add_argument("--bots", type=bot_names, required=True, metavar="A,B,C", help=BOTS)
    parser.add_argument("--games", type=arguments.count, default=400, metavar="N", help=GAMES)
    parser.add_argument("--seed", type=arguments.whole, default=1, metavar="N", help=SEED)
    parser.add_argument("--cap", type=arguments.seconds, default=0.3, metavar="SECONDS", help=CAP)
    parser.add_argument("--worlds", type=arguments.worlds, metavar="N", help=help_text.WORLDS)
    parser.add_argument("--set", type=arguments.season_set, default="random", metavar="SET", help=SET)
    parser.add_argument("--deals", choices=DEAL_MODES, help=help_text.DEALS)
    parser.add_argument("--kami-unbound", action="store_true", help=help_text.KAMI_UNBOUND)
    parser.add_argument("--out", type=Path, metavar="FILE.jsonl", help=OUT)
    parser.add_argument("--records", type=Path, metavar="DIR", help=RECORDS)
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--workers", type=arguments.count, metavar="N", help=WORKERS)
    group.add_argument("--cluster", metavar="ADDRESS", help=CLUSTER)


def run(args: argparse.Namespace) -> int:
    plan = plan_of(args)
    terminal = Terminal()
    open_pool = partial(cluster, args.cluster) if args.cluster else partial(local, args.workers or cores())
    with ResultsFile(plan, args.out) as results:
        records = RecordsFolder(plan, args.records) if args.records else None
        missing = results.missing(args.games)
        if len(missing) < args.games:
            terminal.say(RESUMED.format(path=args.out, done=args.games - len(missing), games=args.games))
        if records is not None and (lacking := records.missing(results.rows)):
            terminal.say(NO_RECORDS.format(path=args.records, count=len(lacking)))
        before = len(results.rows)
        began = perf_counter()
        stopped = False
        try:
            with _Bar(plan.bots[0], results, args.games) as bar:
                play_all(missing, open_pool, bar.add, records.add if records else None)
        except KeyboardInterrupt:
            stopped = True
        rate = (len(results.rows) - before) / (perf_counter() - began)
        rows = wanted_games(results, args.games)
    if stopped:
        terminal.say(STOPPED.format(done=len(rows), games=args.games))
        if args.out:
            terminal.say(GO_ON)
    show(plan, Standings(rows), rate, terminal)
    return INTERRUPTED if stopped else 0


def plan_of(args: argparse.Namespace) -> Plan:
    """The plan from the arguments. Checks that every bot can be created."""
    if args.players is not None and args.players != len(args.bots):
        raise TournamentError(WRONG_BOT_COUNT.format(players=args.players, bots=len(args.bots)))
    bots, cap = args.bots, args.cap
    if args.deals is not None or any(map(deal_mode, bots)):
        mode = args.deals or "off"
        bots = tuple(with_mode(name, mode) for name in bots)
    if args.worlds is not None:
        bots, cap = tuple(with_worlds(name, args.worlds) for name in bots), UNLIMITED_CAP
    plan = Plan(bots, args.seed, cap, args.set, args.kami_unbound)
    for name in dict.fromkeys(plan.bots):
        make_bot(name)
    return plan


def wanted_games(results: ResultsFile, games: int) -> list[GameRow]:
    """The first `games` games in order. The file may contain more."""
    return [results.rows[number] for number in sorted(results.rows) if number < games]


class _Bar:
    """A progress bar on stderr with the hero's win share, if stderr is a terminal."""

    def __init__(self, hero: str, results: ResultsFile, games: int) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        rows = wanted_games(results, games)
        self._hero = hero
        self._ledger = results
        self._wins = sum(row["wins"][row["hero"]] for row in rows)
        self._games = len(rows)
        self._task = self._progress.add_task(PLAYING, total=games, completed=len(rows))

    def __enter__(self) -> _Bar:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def add(self, row: GameRow) -> None:
        if self._ledger.add(row):
            self._wins += row["wins"][row["hero"]]
            self._games += 1
            words = f"{self._hero} {self._wins / self._games:.1%}"
            self._progress.update(self._task, advance=1, description=words)


def show(plan: Plan, standings: Standings, rate: float, terminal: Terminal) -> None:
    if not standings.games:
        terminal.say(NO_GAMES)
        return
    hero = standings.hero
    title = {"hero": plan.bots[0], "others": _counted(plan.bots[1:])}
    terminal.say(TITLE.format(**title, games=hero.games, players=plan.players), style="bold")
    terminal.say(_options(plan, hero.games))
    low, high = hero.interval
    terminal.say(WINS.format(share=hero.share, low=low, high=high, par=hero.mean("par")), style="bold")
    terminal.say(RANKS.format(**{name: hero.mean(name) for name in ("rank", "vp", "margin", "lead")}))
    if rate:
        terminal.say(RATE.format(rate=rate))
    if standings.deals.games:
        terminal.say(_deals(standings))
    terminal.show("", clan_table(standings), "", time_table(standings, plan), "")
    terminal.say(SHARED if not plan.is_self_play else f"{SELF_PLAY} {SHARED}", style="dim")
    for text, count in sorted(standings.faults.items()):
        terminal.say(FAULTS.format(text=text, count=count), style="yellow")


def _deals(standings: Standings) -> str:
    count = standings.deals
    words = {
        "deals": count.per_game(count.deals),
        "offers": count.per_game(count.offers),
        "coins": count.coins_per_deal,
        **{state: count.share(state) for state in STATES},
    }
    return MADE.format(**words)


def _counted(bots: tuple[str, ...]) -> str:
    """Bots with their counts: 2 greedy and random."""
    return english.join_and(
        name if count == 1 else f"{count} {name}" for name, count in Counter(bots).items()
    )


def _options(plan: Plan, games: int) -> str:
    blocks, rest = divmod(games, plan.block_size)
    words = PART_OF_BLOCK if rest else WHOLE_BLOCKS
    return OPTIONS.format(
        seed=plan.seed,
        cap=plan.cap,
        set=plan.season_set,
        unbound=UNBOUND if plan.kami_unbound else "",
        blocks=words.format(blocks=blocks, size=plan.block_size, rest=rest),
    )


def clan_table(standings: Standings) -> Table:
    table = plain_table(CLAN_COLUMNS, right=range(1, 7))
    for clan, performance in standings.by_clan():
        low, high = performance.interval
        table.add_row(
            Text(english.clan_name(clan), style=CLAN_COLORS[clan]),
            str(performance.games),
            f"{performance.share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{performance.mean('rank'):.2f}",
            f"{performance.mean('vp'):.1f}",
            f"{performance.mean('margin'):+.1f}",
        )
    return table


def time_table(standings: Standings, plan: Plan) -> Table:
    table = plain_table(TIME_COLUMNS, right=range(1, 5))
    for who, bots in ((HERO, plan.bots[:1]), (OTHERS, plan.bots[1:])):
        latency = standings.latency[who]
        times = (latency.quantile(0.5), latency.quantile(0.95), latency.longest)
        table.add_row(_counted(bots), str(latency.decisions), *map(_milliseconds, times))
    return table


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms" if seconds < 0.9995 else f"{seconds:.2f} s"

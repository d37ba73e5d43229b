"""`hinode simulate`: bots play many games against each other."""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random, SystemRandom
from statistics import fmean, pstdev
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hinode import Game
from hinode.bots.bargaining.deal_runner import DealRunner
from hinode.bots.registry import DEAL_MODES, with_mode
from hinode.bots.runner import play_out
from hinode.cli import arguments, help_text
from hinode.cli.opponents import bots_for, cap_for, seat_bots
from hinode.cli.screen.board import plain_table
from hinode.cli.screen.colors import CLAN_COLORS
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words import english
from hinode.vocab.ids import CLANS

PLAYING: Final = "Playing"
SUMMARY: Final = "{games} games of {players} players: {rate} games/s, {decisions} decisions per game"
STOPPED: Final = "Stopped after {games} of {wanted} games."
NO_GAMES: Final = "Stopped before the first game was over."
RESULT_COLUMNS: Final = ("Clan", "Games", "VP mean", "VP spread", "Wins", "Win share")
SHARED: Final = "A shared victory counts half for each. Win share: of the games the clan took part in."


class Tally:
    """Scores and wins of the games so far."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.scores: dict[str, list[int]] = defaultdict(list)
        self.wins: dict[str, float] = defaultdict(float)

    def add(self, game: Game) -> None:
        assert game.result is not None
        self.games += 1
        self.decisions += game.version
        for clan, vp in game.result.scores.items():
            self.scores[clan].append(vp)
        for clan in game.result.winners:
            self.wins[clan] += 1 / len(game.result.winners)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=arguments.count, default=100, metavar="N", help=help_text.GAMES)
    arguments.add_bot_arguments(parser, "random")
    arguments.add_game_arguments(parser)
    parser.add_argument("--deals", choices=DEAL_MODES, help=help_text.DEALS)


def run(args: argparse.Namespace) -> int:
    terminal = Terminal()
    tally = Tally()
    began = perf_counter()
    try:
        play_all(args, tally)
    except KeyboardInterrupt:
        terminal.say(STOPPED.format(games=tally.games, wanted=args.games))
    tally.seconds = perf_counter() - began
    show(tally, args.players, terminal)
    return 0


def play_all(args: argparse.Namespace, tally: Tally) -> None:
    """Play all games. The clans and seed of each game come from the seed that was given."""
    seed = SystemRandom().randrange(10**6) if args.seed is None else args.seed
    rng = Random(f"{seed} games")
    with _progress() as progress:
        for _ in progress.track(range(args.games), description=PLAYING):
            clans = rng.sample(CLANS, args.players)
            game = Game.new(clans=clans, seed=rng.randrange(2**32), **arguments.game_options(args))
            bot_seed = rng.randrange(2**32)
            names = bots_for(args, game.clans, bot_seed)
            if args.deals is not None:
                names = {clan: with_mode(name, args.deals) for clan, name in names.items()}
            seats = seat_bots(names, bot_seed, cap_for(args))
            deals = DealRunner(game, seats, bot_seed) if args.deals is not None else None
            tally.add(play_out(game, seats, None, deals))


def _progress() -> Progress:
    """A progress bar on stderr, if that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def show(tally: Tally, players: int, terminal: Terminal) -> None:
    if not tally.games:
        terminal.say(NO_GAMES)
        return
    summary = {
        "games": tally.games,
        "players": players,
        "rate": f"{tally.games / tally.seconds:.1f}",
        "decisions": f"{tally.decisions / tally.games:.1f}",
    }
    terminal.say(SUMMARY.format(**summary), style="bold")
    terminal.show("", clan_results(tally), "")
    terminal.say(SHARED, style="dim")


def clan_results(tally: Tally) -> Table:
    table = plain_table(RESULT_COLUMNS, right=range(1, 6))
    for clan in CLANS:
        scores = tally.scores[clan]
        if scores:
            wins = tally.wins[clan]
            numbers = (fmean(scores), pstdev(scores), wins)
            table.add_row(
                Text(english.clan_name(clan), style=CLAN_COLORS[clan]),
                str(len(scores)),
                *(f"{number:.1f}" for number in numbers),
                f"{wins / len(scores):.1%}",
            )
    return table

"""`hinode report`: an HTML page with charts, from the results of tournaments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from hinode.cli.screen.terminal import Terminal
from hinode.tournament import TournamentError, read_games

FILES: Final = "files written by 'hinode tournament --out'"
OUT: Final = "the file to write (default: report.html)"
WRITTEN: Final = "{path}: {games} games. Open it in a browser."
NO_GAMES: Final = "no games in {paths}"
NO_FILE: Final = "{path}: {reason}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=FILES)
    parser.add_argument("--out", type=Path, default=Path("report.html"), metavar="PAGE.html", help=OUT)


def run(args: argparse.Namespace) -> int:
    from hinode.tournament.report import report  # it reads the texts, which takes a third of a second

    rows = read_games(args.files)
    if not rows:
        raise TournamentError(NO_GAMES.format(paths=", ".join(map(str, args.files))))
    try:
        args.out.write_text(report(rows), encoding="utf-8")
    except OSError as error:
        raise TournamentError(NO_FILE.format(path=args.out, reason=error.strerror or error)) from error
    Terminal().say(WRITTEN.format(path=args.out, games=len(rows)))
    return 0

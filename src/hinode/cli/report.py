"""`hinode report`: one HTML page about the games of tournament files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from hinode.cli.terminal import Terminal
from hinode.tournament import TournamentError, read_games
from hinode.tournament.report import report

ABOUT: Final = "make one HTML page with plots of the games of tournaments"
FILES: Final = "files written by 'hinode tournament --out'"
OUT: Final = "the page to write (default: report.html)"
WRITTEN: Final = "{path}: {games} games. Open it in a browser."
NO_GAMES: Final = "no games in {paths}"
NO_FILE: Final = "{path}: {reason}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=FILES)
    parser.add_argument("--out", type=Path, default=Path("report.html"), metavar="PAGE.html", help=OUT)


def run(args: argparse.Namespace) -> int:
    lines = read_games(args.files)
    if not lines:
        raise TournamentError(NO_GAMES.format(paths=", ".join(map(str, args.files))))
    try:
        args.out.write_text(report(lines), encoding="utf-8")
    except OSError as error:
        raise TournamentError(NO_FILE.format(path=args.out, reason=error.strerror or error)) from error
    Terminal().say(WRITTEN.format(path=args.out, games=len(lines)))
    return 0

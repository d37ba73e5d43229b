"""The command `hinode`: parses arguments and runs a subcommand."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import metadata

from hinode.cli import analyze, backup, help_text, play, replay, report, serve, simulate, tournament, verify
from hinode.cli.arguments import Parser
from hinode.cli.screen.terminal import print_error
from hinode.vocab.build import BUILD
from hinode.vocab.errors import HinodeError

PROGRAM = "hinode"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0 for success and 2 for bad input."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        args = parser(with_bench=words[:1] == ["bench"]).parse_args(words)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except HinodeError as error:
        return print_error(PROGRAM, str(error))
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:  # the reader of a pipe is gone, for example `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser(with_bench: bool = False) -> Parser:
    """The parser with all commands. The arguments of `bench` need imports that others do not."""
    top = Parser(prog=PROGRAM, description=help_text.PROGRAM)
    version = f"{PROGRAM} {metadata.version('hinode')} ({BUILD})"
    top.add_argument("--version", action="version", version=version, help=help_text.VERSION)
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for name, words, module in (
        ("serve", serve.ABOUT, serve),
        ("play", help_text.PLAY, play),
        ("simulate", help_text.SIMULATE, simulate),
        ("tournament", tournament.ABOUT, tournament),
        ("report", report.ABOUT, report),
        ("replay", help_text.REPLAY, replay),
        ("analyze", analyze.ABOUT, analyze),
        ("verify", verify.ABOUT, verify),
    ):
        command = commands.add_parser(name, help=words, description=words)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    for name, about, add, run in (
        ("backup", backup.ABOUT_BACKUP, backup.add_backup_arguments, backup.backup),
        ("restore", backup.ABOUT_RESTORE, backup.add_restore_arguments, backup.restore),
    ):
        command = commands.add_parser(name, help=about, description=about)
        add(command)
        command.set_defaults(run=run)
    bench = commands.add_parser("bench", help=help_text.BENCH, description=help_text.BENCH)
    if with_bench:
        _add_bench(bench)
    return top


def _add_bench(command: argparse.ArgumentParser) -> None:
    try:
        from hinode.cli import bench
    except ImportError as error:
        command.error(help_text.NO_BENCH.format(reason=error))
    bench.add_arguments(command)
    command.set_defaults(run=bench.run)


if __name__ == "__main__":
    raise SystemExit(main())

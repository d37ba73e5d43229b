"""The command `hinode`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import metadata

from hinode.cli import backup, play, replay, report, serve, simulate, tournament, verify
from hinode.cli.arguments import Parser
from hinode.cli.terminal import fault
from hinode.cli.words import commands as said
from hinode.vocab.errors import HinodeError

PROGRAM = "hinode"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all is well, 2 for bad input."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        args = parser(with_bench=words[:1] == ["bench"]).parse_args(words)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except HinodeError as error:
        return fault(PROGRAM, str(error))
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:  # the reader of a pipe has gone, for instance `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser(with_bench: bool = False) -> Parser:
    """All commands. What the benchmark takes is known only where it is asked for."""
    top = Parser(prog=PROGRAM, description=said.PROGRAM)
    version = f"{PROGRAM} {metadata.version('hinode')}"
    top.add_argument("--version", action="version", version=version, help=said.VERSION)
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for name, words, module in (
        ("serve", serve.ABOUT, serve),
        ("play", said.PLAY, play),
        ("simulate", said.SIMULATE, simulate),
        ("tournament", tournament.ABOUT, tournament),
        ("report", report.ABOUT, report),
        ("replay", said.REPLAY, replay),
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
    bench = commands.add_parser("bench", help=said.BENCH, description=said.BENCH)
    if with_bench:
        _add_bench(bench)
    return top


def _add_bench(command: argparse.ArgumentParser) -> None:
    try:
        from hinode.cli import bench
    except ImportError as error:
        command.error(said.NO_BENCH.format(reason=error))
    bench.add_arguments(command)
    command.set_defaults(run=bench.run)


if __name__ == "__main__":
    raise SystemExit(main())

"""The command `hinode`: parses arguments and runs a subcommand."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NamedTuple

from hinode.cli import help_text
from hinode.cli.arguments import Parser, print_error
from hinode.vocab.build import BUILD, version
from hinode.vocab.errors import HinodeError

PROGRAM = "hinode"


class Subcommand(NamedTuple):
    """A command, and where it is: each imports packages that the others do not need."""

    name: str
    about: str
    module: str  # in this package
    add_arguments: str = "add_arguments"
    run: str = "run"


COMMANDS: Final = (
    Subcommand("serve", help_text.SERVE, "serve"),
    Subcommand("play", help_text.PLAY, "play"),
    Subcommand("simulate", help_text.SIMULATE, "simulate"),
    Subcommand("tournament", help_text.TOURNAMENT, "tournament"),
    Subcommand("report", help_text.REPORT, "report"),
    Subcommand("replay", help_text.REPLAY, "records.replay"),
    Subcommand("analyze", help_text.ANALYZE, "records.analyze"),
    Subcommand("verify", help_text.VERIFY, "records.verify"),
    Subcommand("backup", help_text.BACKUP, "backup", "add_backup_arguments", "backup"),
    Subcommand("restore", help_text.RESTORE, "backup", "add_restore_arguments", "restore"),
    Subcommand("bench", help_text.BENCH, "bench"),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0 for success and 2 for bad input."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        chosen = next((word for word in words if not word.startswith("-")), None)
        args = parser(chosen).parse_args(words)
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


def parser(chosen: str | None = None) -> Parser:
    """The parser with all commands; only the chosen one is imported and has its arguments."""
    top = Parser(prog=PROGRAM, description=help_text.PROGRAM)
    running = f"{PROGRAM} {version()} ({BUILD})"
    top.add_argument("--version", action="version", version=running, help=help_text.VERSION)
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        added = commands.add_parser(command.name, help=command.about, description=command.about)
        if command.name == chosen:
            _complete(command, added)
    return top


def _complete(command: Subcommand, added: argparse.ArgumentParser) -> None:
    try:
        module = import_module(f"hinode.cli.{command.module}")
    except ImportError as error:
        if command.name != "bench":
            raise
        added.error(help_text.NO_BENCH.format(reason=error))
    getattr(module, command.add_arguments)(added)
    added.set_defaults(run=getattr(module, command.run))


if __name__ == "__main__":
    raise SystemExit(main())

"""`hinode backup` and `hinode restore`: save the server's database to a file, and load it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from hinode.cli.screen.terminal import Terminal
from hinode.cli.serve import needs_server

OUT: Final = "the file to write; it must not exist"
FILE: Final = "a file written by 'hinode backup'"
DATA: Final = "the server's data folder (default: the user's data folder)"
DATABASE: Final = "the server's database as a URL, such as postgresql://HOST/NAME"
PORTABLE: Final = "in a format that both SQLite and PostgreSQL can restore (always used for PostgreSQL)"
FORCE: Final = "replace an existing database; an SQLite file is kept as FILE.old"
WRITTEN: Final = (
    "{path}: {size:,} bytes, checked. It contains the hidden information of all tables: keep it private."
)
RESTORED: Final = "restored from {path}"


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", type=Path, metavar="OUT", help=OUT)
    parser.add_argument("--portable", action="store_true", help=PORTABLE)
    _add_place(parser)


def add_restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=FILE)
    parser.add_argument("--force", action="store_true", help=FORCE)
    _add_place(parser)


def backup(args: argparse.Namespace) -> int:
    with needs_server():
        from hinode.server.storage.backup.backup import backup as write_backup
    write_backup(_url(args), args.out, portably=args.portable)
    Terminal().say(WRITTEN.format(path=args.out, size=args.out.stat().st_size))
    return 0


def restore(args: argparse.Namespace) -> int:
    with needs_server():
        from hinode.server.storage.backup.restore import restore as restore_database
    restore_database(_url(args), args.file, force=args.force)
    Terminal().say(RESTORED.format(path=args.file))
    return 0


def _add_place(parser: argparse.ArgumentParser) -> None:
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--data", type=Path, metavar="DIR", help=DATA)
    place.add_argument("--database", metavar="URL", help=DATABASE)


def _url(args: argparse.Namespace) -> str:
    """The database from the command line, else from the environment."""
    from hinode.server.settings import Settings

    named = args.data is not None or args.database is not None
    return Settings.load({} if named else os.environ, data=args.data, database=args.database).database_url

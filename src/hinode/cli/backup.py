"""`hinode backup` and `hinode restore`: the server's whole database as one file, and back."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from hinode.cli.serve import needs_server
from hinode.cli.terminal import Terminal

ABOUT_BACKUP: Final = "copy the server's database to one file, while it runs"
ABOUT_RESTORE: Final = "put a backup in the place of the server's database"
OUT: Final = "the file to write; there must be none of that name"
FILE: Final = "a file written by 'hinode backup'"
DATA: Final = "the folder of the server's data (default: the user's data folder)"
DATABASE: Final = "the server's database as a URL, such as postgresql://HOST/NAME"
PORTABLE: Final = "in a form from which SQLite and PostgreSQL can be restored (PostgreSQL: always)"
FORCE: Final = "even if there is a database already; an SQLite file is kept beside the new one as FILE.old"
WRITTEN: Final = "{path}: {size:,} bytes, checked. It holds what the tables hide: keep it to yourself."
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
        from hinode.server.storage.backup.backup import backup as make
    make(_url(args), args.out, portably=args.portable)
    Terminal().say(WRITTEN.format(path=args.out, size=args.out.stat().st_size))
    return 0


def restore(args: argparse.Namespace) -> int:
    with needs_server():
        from hinode.server.storage.backup.restore import restore as put_back
    put_back(_url(args), args.file, force=args.force)
    Terminal().say(RESTORED.format(path=args.file))
    return 0


def _add_place(parser: argparse.ArgumentParser) -> None:
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--data", type=Path, metavar="DIR", help=DATA)
    place.add_argument("--database", metavar="URL", help=DATABASE)


def _url(args: argparse.Namespace) -> str:
    """What the command line names; else what the environment names for the server too."""
    from hinode.server.settings import Settings

    named = args.data is not None or args.database is not None
    return Settings.load({} if named else os.environ, data=args.data, database=args.database).database_url

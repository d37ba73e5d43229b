"""`hinode serve`: runs the server for games in the browser."""

from __future__ import annotations

import argparse
import gc
import os
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Final

from hinode.vocab.errors import HinodeError

# -- help ----------------------------------------------------------------------------------------
HOST: Final = "the address to listen on (default: 127.0.0.1, this machine only)"
PORT: Final = "the port to listen on (default: 8000; 0: any free port)"
DATABASE: Final = "sqlite:///FILE or postgresql://… (default: a file in the data folder)"
DATA: Final = "the data folder (default: the user's data folder)"
ORIGIN: Final = (
    "an address at which browsers reach this server, such as https://play.example; may be repeated"
)
BEHIND_PROXY: Final = "trust the client addresses sent by a proxy on this machine"
WORKERS: Final = "how many processes serve (default: 1); more than one needs PostgreSQL"
BOT: Final = "your own bot as module:Class, to be offered at tables beside the built-in ones; may be repeated"
LOG_LEVEL: Final = "debug, info, warning, or error (default: info)"
OPEN: Final = "open a browser"

# -- output --------------------------------------------------------------------------------------
READY: Final = "Hinode is ready: {address} (Ctrl-C stops it)"
NOT_INSTALLED: Final = "the server is not installed ({reason}): pip install 'hinode[server]'"


@contextmanager
def needs_server() -> Iterator[None]:
    """Import the server's packages only when needed: other commands start faster without them."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise HinodeError(NOT_INSTALLED.format(reason=error)) from error


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help=HOST)
    parser.add_argument("--port", type=int, metavar="N", help=PORT)
    parser.add_argument("--database", metavar="URL", help=DATABASE)
    parser.add_argument("--data", type=Path, metavar="DIR", help=DATA)
    parser.add_argument("--origin", action="append", dest="origins", metavar="URL", help=ORIGIN)
    parser.add_argument("--behind-proxy", action="store_true", default=None, help=BEHIND_PROXY)
    parser.add_argument("--workers", type=int, metavar="N", help=WORKERS)
    parser.add_argument("--bot", action="append", dest="bots", metavar="MODULE:CLASS", help=BOT)
    parser.add_argument("--log-level", metavar="LEVEL", help=LOG_LEVEL)
    parser.add_argument("--open", action="store_true", help=OPEN)


def run(args: argparse.Namespace) -> int:
    gc.disable()  # until the server is ready: looking for garbage takes a tenth of a start, which leaves none
    try:
        _serve(args)
    finally:
        gc.enable()
    return 0


def _serve(args: argparse.Namespace) -> None:
    given = {name: value for name, value in vars(args).items() if name not in ("run", "open")}
    with needs_server():
        from hinode.server.settings import Settings

        settings = Settings.load(os.environ, **given)
        from hinode.server.http.server_processes import run as serve

    def ready(at: Settings) -> None:
        print(READY.format(address=at.public_origin), flush=True)
        if args.open:
            Thread(target=webbrowser.open, args=(at.public_origin,), daemon=True).start()

    serve(settings, ready)

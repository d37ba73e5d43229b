"""Command line arguments: shared options, and parsers that report bad values in one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from math import isfinite
from typing import Any, Final, NoReturn

from hinode.bots.registry import LEVELS, MAX_WORLDS, make_bot
from hinode.bots.style import STYLES
from hinode.cli import help_text
from hinode.cli.words.language import find, preferred
from hinode.locale import LANGUAGES
from hinode.vocab.data import FACTS
from hinode.vocab.errors import InvalidOptions
from hinode.vocab.ids import CLANS, KAMI, SETS

PLAYERS: Final = (3, 4, 5)


def print_error(program: str, message: str, stream: Any = None) -> int:
    """Print one line on stderr. Returns the exit code for bad input."""
    print(f"{program}: {' '.join(message.split())}", file=stream or sys.stderr)
    return 2


class Parser(argparse.ArgumentParser):
    """Reports an error in one line, without the usage text."""

    def error(self, message: str) -> NoReturn:
        raise SystemExit(print_error(self.prog, message))


def _whole(text: str, wrong: str, fits: Callable[[int], bool]) -> int:
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or not fits(number):
        raise argparse.ArgumentTypeError(wrong.format(value=text))
    return number


def whole(text: str) -> int:
    return _whole(text, help_text.BAD_WHOLE, lambda number: True)


def players(text: str) -> int:
    return _whole(text, help_text.BAD_PLAYERS, PLAYERS.__contains__)


def count(text: str) -> int:
    return _whole(text, help_text.BAD_GAME_COUNT, lambda number: number > 0)


def clan(text: str) -> str:
    if text.lower() not in CLANS:
        raise argparse.ArgumentTypeError(help_text.BAD_CLAN.format(value=text, clans=", ".join(CLANS)))
    return text.lower()


def season_set(text: str) -> str:
    sets = (*SETS, "random")
    if text.lower() not in sets:
        raise argparse.ArgumentTypeError(help_text.BAD_SET.format(value=text, sets=", ".join(sets)))
    return text.lower()


def shrines(text: str) -> list[str]:
    names = [name.strip().lower() for name in text.split(",")]
    if len(names) != 4 or len(set(names)) != 4 or any(name not in KAMI for name in names):
        raise argparse.ArgumentTypeError(help_text.BAD_SHRINES.format(kami=", ".join(KAMI)))
    return names


def level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise argparse.ArgumentTypeError(help_text.BAD_LEVEL.format(value=text, levels=", ".join(LEVELS)))
    return text.lower()


def style(text: str) -> str:
    styles = (*STYLES, "random")
    if text.lower() not in styles:
        raise argparse.ArgumentTypeError(help_text.BAD_STYLE.format(value=text, styles=", ".join(styles)))
    return text.lower()


def bot(text: str) -> str:
    """The name of a bot that can be created."""
    try:
        make_bot(text)
    except InvalidOptions as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


def _positive(text: str, wrong: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not isfinite(number) or number <= 0:
        raise argparse.ArgumentTypeError(wrong.format(value=text))
    return number


def seconds(text: str) -> float:
    return _positive(text, help_text.BAD_CAP)


def milliseconds(text: str) -> float:
    return _positive(text, help_text.BAD_MILLISECONDS)


def worlds(text: str) -> int:
    """A number of worlds to search."""
    wrong = help_text.BAD_WORLDS.replace("{most}", str(MAX_WORLDS))
    return _whole(text, wrong, lambda number: 1 <= number <= MAX_WORLDS)


def language(text: str) -> str:
    found = find(text)
    if found is None:
        raise argparse.ArgumentTypeError(
            help_text.BAD_LANGUAGE.format(value=text, languages=", ".join(LANGUAGES))
        )
    return found


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    wanted = preferred(os.environ)
    parser.add_argument("--language", type=language, default=wanted, metavar="NAME", help=help_text.LANGUAGE)


def add_bot_arguments(parser: argparse.ArgumentParser, default: str) -> None:
    """Options for the bots: level, class, style, and time cap."""
    group = parser.add_mutually_exclusive_group()
    level_help = help_text.LEVEL.format(default=default)
    group.add_argument("--level", type=level, default=default, metavar="LEVEL", help=level_help)
    group.add_argument("--bot", type=bot, metavar="MODULE:CLASS", help=help_text.BOT)
    parser.add_argument("--style", type=style, metavar="STYLE", help=help_text.STYLE)
    parser.add_argument("--cap", type=seconds, default=1.0, metavar="SECONDS", help=help_text.CAP)
    parser.add_argument("--worlds", type=worlds, metavar="N", help=help_text.WORLDS)


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the game, for `play` and `simulate`."""
    parser.add_argument("--players", type=players, default=4, metavar="K", help=help_text.PLAYERS)
    parser.add_argument("--seed", type=whole, metavar="N", help=help_text.SEED)
    parser.add_argument("--set", type=season_set, default="archway", metavar="SET", help=help_text.SET)
    parser.add_argument("--kami-unbound", action="store_true", help=help_text.KAMI_UNBOUND)
    layout = parser.add_mutually_exclusive_group()
    layout.add_argument("--shrines", type=shrines, metavar="A,B,C,D", help=help_text.SHRINES)
    layout.add_argument("--first-game", action="store_true", help=help_text.FIRST_GAME)


def game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The arguments of `Game.new`, except clans and seed."""
    first = FACTS["first_game"]
    return {
        "season_set": first["season_set"] if args.first_game else args.set,
        "shrines": first["shrines"] if args.first_game else args.shrines,
        "kami_unbound": args.kami_unbound,
    }

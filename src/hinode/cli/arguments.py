"""Command line arguments, checked with one clear line for each fault."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from math import isfinite
from typing import Any, Final, NoReturn

from hinode.bots.registry import LADDER, make_bot
from hinode.bots.style import STYLES
from hinode.cli.language import find, preferred
from hinode.cli.terminal import fault
from hinode.cli.words import commands as said
from hinode.locale import LANGUAGES
from hinode.vocab.data import FACTS
from hinode.vocab.errors import InvalidOptions
from hinode.vocab.ids import CLANS, KAMI, SETS

PLAYERS: Final = (3, 4, 5)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage above it."""

    def error(self, message: str) -> NoReturn:
        raise SystemExit(fault(self.prog, message))


def _whole(text: str, wrong: str, fits: Callable[[int], bool]) -> int:
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or not fits(number):
        raise argparse.ArgumentTypeError(wrong.format(value=text))
    return number


def whole(text: str) -> int:
    return _whole(text, said.NO_WHOLE, lambda number: True)


def players(text: str) -> int:
    return _whole(text, said.NO_PLAYERS, PLAYERS.__contains__)


def count(text: str) -> int:
    return _whole(text, said.NO_GAME_COUNT, lambda number: number > 0)


def clan(text: str) -> str:
    if text.lower() not in CLANS:
        raise argparse.ArgumentTypeError(said.NO_CLAN.format(value=text, clans=", ".join(CLANS)))
    return text.lower()


def season_set(text: str) -> str:
    sets = (*SETS, "random")
    if text.lower() not in sets:
        raise argparse.ArgumentTypeError(said.NO_SET.format(value=text, sets=", ".join(sets)))
    return text.lower()


def shrines(text: str) -> list[str]:
    names = [name.strip().lower() for name in text.split(",")]
    if len(names) != 4 or len(set(names)) != 4 or any(name not in KAMI for name in names):
        raise argparse.ArgumentTypeError(said.NO_SHRINES.format(kami=", ".join(KAMI)))
    return names


def level(text: str) -> str:
    if text.lower() not in LADDER:
        raise argparse.ArgumentTypeError(said.NO_LEVEL.format(value=text, levels=", ".join(LADDER)))
    return text.lower()


def style(text: str) -> str:
    styles = (*STYLES, "random")
    if text.lower() not in styles:
        raise argparse.ArgumentTypeError(said.NO_STYLE.format(value=text, styles=", ".join(styles)))
    return text.lower()


def bot(text: str) -> str:
    """A bot by name, tried out once."""
    try:
        make_bot(text)
    except InvalidOptions as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not isfinite(number) or number <= 0:
        raise argparse.ArgumentTypeError(said.NO_CAP.format(value=text))
    return number


def language(text: str) -> str:
    found = find(text)
    if found is None:
        raise argparse.ArgumentTypeError(said.NO_LANGUAGE.format(value=text, languages=", ".join(LANGUAGES)))
    return found


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    wanted = preferred(os.environ)
    parser.add_argument("--language", type=language, default=wanted, metavar="NAME", help=said.LANGUAGE)


def add_bot_arguments(parser: argparse.ArgumentParser, default: str) -> None:
    """Who the others are; what they are without an argument differs."""
    who = parser.add_mutually_exclusive_group()
    level_help = said.LEVEL.format(default=default)
    who.add_argument("--level", type=level, default=default, metavar="LEVEL", help=level_help)
    who.add_argument("--bot", type=bot, metavar="MODULE:CLASS", help=said.BOT)
    parser.add_argument("--style", type=style, metavar="STYLE", help=said.STYLE)
    parser.add_argument("--cap", type=seconds, default=1.0, metavar="SECONDS", help=said.CAP)


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """What both play and simulate take."""
    parser.add_argument("--players", type=players, default=4, metavar="K", help=said.PLAYERS)
    parser.add_argument("--seed", type=whole, metavar="N", help=said.SEED)
    parser.add_argument("--set", type=season_set, default="archway", metavar="SET", help=said.SET)
    parser.add_argument("--kami-unbound", action="store_true", help=said.KAMI_UNBOUND)
    lay_out = parser.add_mutually_exclusive_group()
    lay_out.add_argument("--shrines", type=shrines, metavar="A,B,C,D", help=said.SHRINES)
    lay_out.add_argument("--first-game", action="store_true", help=said.FIRST_GAME)


def game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of `Game.new` but clans and seed."""
    first = FACTS["first_game"]
    return {
        "season_set": first["season_set"] if args.first_game else args.set,
        "shrines": first["shrines"] if args.first_game else args.shrines,
        "kami_unbound": args.kami_unbound,
    }

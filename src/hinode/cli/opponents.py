"""Opponents: which bot plays each clan, by level and style or by class name."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from hinode.bots.registry import LEVELS, STYLED_LEVELS, BotName, make_bot, with_worlds
from hinode.bots.runner import BotSeat
from hinode.bots.style import STYLES
from hinode.cli import help_text
from hinode.cli.words.translator import Translator
from hinode.vocab.errors import InvalidOptions

DRAWN: Final = "random"  # a different style for each opponent, drawn from the seed
UNLIMITED_CAP: Final = 3600.0  # seconds, for bots that search a fixed number of worlds
CHARACTERS: Final = tuple(name for name in STYLES if name != "plain")


def bots_for(args: argparse.Namespace, clans: Iterable[str], seed: object) -> dict[str, str]:
    """The name of each clan's bot. A style that is not given is drawn from the seed."""
    bots = _named(args, clans, seed)
    return (
        bots if args.worlds is None else {clan: with_worlds(bot, args.worlds) for clan, bot in bots.items()}
    )


def cap_for(args: argparse.Namespace) -> float:
    """Seconds for a decision. A fixed number of worlds ignores the clock."""
    cap: float = args.cap if args.worlds is None else UNLIMITED_CAP
    return cap


def _named(args: argparse.Namespace, clans: Iterable[str], seed: object) -> dict[str, str]:
    if args.bot is not None:
        if args.style is not None:
            raise InvalidOptions(help_text.OWN_STYLE.format(bot=args.bot))
        return dict.fromkeys(clans, args.bot)
    if args.level not in STYLED_LEVELS:
        if args.style not in (None, DRAWN):
            raise InvalidOptions(help_text.NO_STYLES.format(level=args.level))
        return dict.fromkeys(clans, args.level)
    rng = Random(f"{seed} styles")
    drawn = args.style in (None, DRAWN)
    return {clan: f"{args.level}/{rng.choice(CHARACTERS) if drawn else args.style}" for clan in clans}


def seat_bots(bots: Mapping[str, str], seed: object, cap: float) -> dict[str, BotSeat]:
    """A new bot in each seat."""
    return {clan: BotSeat(name, make_bot(name), f"{seed} {clan}", cap) for clan, name in bots.items()}


def introduction(clan: str, bot: str, translator: Translator) -> str:
    """One line about the bot that plays a clan."""
    level, style, *_ = BotName.parse(bot)
    who = translator.clan(clan)
    if level not in LEVELS:
        return translator.say("introduced", clan=who, bot=bot)
    called = translator.name("opponent", level)
    if not style:
        gist = translator.say(f"opponent-{level}.gist")
        return translator.say("introduced-level", clan=who, level=called, gist=gist)
    gist = translator.say(f"character-{style}.gist")
    style = translator.name("character", style)
    return translator.say("introduced-style", clan=who, level=called, style=style, gist=gist)

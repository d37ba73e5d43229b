"""Who sits at the table: bots by level and style, or one's own."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from hinode.bots.registry import LADDER, WITH_STYLE, make_bot
from hinode.bots.style import STYLES
from hinode.bots.table import BotSeat
from hinode.cli.words import commands as said
from hinode.cli.words.voice import Voice
from hinode.vocab.errors import InvalidOptions

DRAWN: Final = "random"  # the style that is drawn for each opponent
CHARACTERS: Final = tuple(name for name in STYLES if name != "plain")


def bots_for(args: argparse.Namespace, clans: Iterable[str], seed: object) -> dict[str, str]:
    """The name of each clan's bot; styles that are not given are drawn from the seed."""
    if args.bot is not None:
        if args.style is not None:
            raise InvalidOptions(said.OWN_STYLE.format(bot=args.bot))
        return dict.fromkeys(clans, args.bot)
    if args.level not in WITH_STYLE:
        if args.style not in (None, DRAWN):
            raise InvalidOptions(said.NO_STYLES.format(level=args.level))
        return dict.fromkeys(clans, args.level)
    rng = Random(f"{seed} styles")
    drawn = args.style in (None, DRAWN)
    return {clan: f"{args.level}/{rng.choice(CHARACTERS) if drawn else args.style}" for clan in clans}


def seat_bots(bots: Mapping[str, str], seed: object, cap: float) -> dict[str, BotSeat]:
    """A fresh bot in each seat."""
    return {clan: BotSeat(name, make_bot(name), f"{seed} {clan}", cap) for clan, name in bots.items()}


def introduction(clan: str, bot: str, voice: Voice) -> str:
    """Who plays a clan, in one line."""
    level, _, style = bot.partition("/")
    who = voice.clan(clan)
    if level not in LADDER:
        return voice.say("introduced", clan=who, bot=bot)
    called = voice.call("opponent", level)
    if not style:
        gist = voice.say(f"opponent-{level}.gist")
        return voice.say("introduced-level", clan=who, level=called, gist=gist)
    gist = voice.say(f"character-{style}.gist")
    style = voice.call("character", style)
    return voice.say("introduced-style", clan=who, level=called, style=style, gist=gist)

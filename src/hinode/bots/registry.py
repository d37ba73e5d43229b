"""Bots by name: `level`, `level/style`, and anybody's own as `module:Class`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

from hinode.bots.bot import Bot
from hinode.bots.greedy import GreedyBot
from hinode.bots.planner import PlannerBot
from hinode.bots.random_bot import RandomBot
from hinode.bots.style import STYLES
from hinode.vocab.errors import InvalidOptions

LADDER: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
}
WITH_STYLE: Final[dict[str, Callable[[str], Bot]]] = {"greedy": GreedyBot, "planner": PlannerBot}


def make_bot(name: str) -> Bot:
    """A new bot: a level (`greedy`), a level with a style (`greedy/monk`), or one's own (`module:Class`)."""
    if ":" in name:
        return _imported(name)
    return _of_the_house(name, ", level/style or module:Class")


def house_bot(name: str) -> Bot:
    """The same for names that strangers send: no module of anybody's is looked for."""
    return _of_the_house(name, " or level/style")


def _of_the_house(name: str, otherwise: str) -> Bot:
    level, slash, style = name.partition("/")
    if level not in LADDER:
        raise InvalidOptions(f"{name!r} is no bot: choose {', '.join(LADDER)}{otherwise}")
    return _styled(level, style) if slash else LADDER[level]()


def _styled(level: str, style: str) -> Bot:
    if level not in WITH_STYLE:
        raise InvalidOptions(f"the bot {level!r} has no styles, so not {style!r} either")
    if style not in STYLES:
        raise InvalidOptions(f"{style!r} is no style: choose {', '.join(STYLES)}")
    return WITH_STYLE[level](style)


def _imported(name: str) -> Bot:
    """A class of some module on Python's path, or in the folder where the program was started."""
    module_name, _, class_name = name.partition(":")
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # last, so that it hides nothing that is installed
    try:
        made: Bot = getattr(import_module(module_name), class_name)()
    except Exception as error:  # whatever goes wrong in somebody's own module
        raise InvalidOptions(f"bot {name!r}: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise InvalidOptions(f"bot {name!r}: it has no method choose(seat)")
    return made

"""Bots by name: `level`, `level/style`, or a custom bot as `module:Class`.

`+MODE` after a level or style says how the bot deals where deals are possible: `greedy+answer`,
`greedy/monk+off`. A name without a mode means `full`.
`@N` after a level that searches fixes the number of worlds: `planner@8` and `master/monk+off@8` always choose
the same answers from the same seed, and do not look at the clock.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final, Literal, NamedTuple

from hinode.bots.bot import Bot
from hinode.bots.easy import EasyBot
from hinode.bots.greedy import GreedyBot
from hinode.bots.planner import PlannerBot
from hinode.bots.random_bot import RandomBot
from hinode.bots.style import STYLES
from hinode.vocab.errors import InvalidOptions


def _master(style: str = "plain") -> Bot:
    """Imported when it is needed: it loads NumPy and the network."""
    from hinode.bots.master import MasterBot

    return MasterBot(style)


STYLED_LEVELS: Final[dict[str, Callable[..., Bot]]] = {
    "easy": EasyBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "master": _master,
}
LEVELS: Final[dict[str, Callable[..., Bot]]] = {"random": RandomBot, **STYLED_LEVELS}
SEARCHING_LEVELS: Final = ("planner", "master")
MAX_WORLDS: Final = 1000
# How a bot deals: it declines everything; it replies and keeps its word; it also makes offers.
DealMode = Literal["off", "answer", "full"]
DEAL_MODES: Final[tuple[DealMode, ...]] = ("off", "answer", "full")
CUSTOM_NAME: Final = r"[A-Za-z_][A-Za-z0-9_.]*:[A-Za-z_][A-Za-z0-9_]*"  # module:Class


class BotName(NamedTuple):
    """The parts of a built-in bot's name: `level/style+mode@worlds`. None: the name has no such part."""

    level: str
    style: str | None = None
    mode: str | None = None
    worlds: str | None = None

    @classmethod
    def parse(cls, name: str) -> BotName:
        rest, worlds = _split(name, "@")
        rest, mode = _split(rest, "+")
        level, style = _split(rest, "/")
        return cls(level, style, mode, worlds)

    def __str__(self) -> str:
        parts = (("/", self.style), ("+", self.mode), ("@", self.worlds))
        return self.level + "".join(mark + part for mark, part in parts if part is not None)


def _split(text: str, mark: str) -> tuple[str, str | None]:
    before, found, after = text.partition(mark)
    return before, after if found else None


def is_custom(name: str) -> bool:
    """Whether a name is that of a class (`module:Class`), not of a built-in bot."""
    return ":" in name


def make_bot(name: str) -> Bot:
    """A new bot: a level (`greedy`), a level with a style (`greedy/monk`), or a class (`module:Class`)."""
    if is_custom(name):
        return _imported(name)
    return _builtin(name, ", level/style or module:Class")


def builtin_bot(name: str) -> Bot:
    """A new built-in bot. Safe for untrusted names: never imports a module."""
    return _builtin(name, " or level/style")


def _builtin(name: str, also: str) -> Bot:
    level, style, mode, worlds = BotName.parse(name)
    if level not in LEVELS:
        raise InvalidOptions(f"{name!r} is not a bot: choose {', '.join(LEVELS)}{also}")
    bot = LEVELS[level]() if style is None else _styled(level, style)
    if mode is not None:
        _set_mode(bot, name, mode)
    if worlds is not None:
        _fix_worlds(bot, name, worlds)
    return bot


def _set_mode(bot: Bot, name: str, mode: str) -> None:
    if mode not in DEAL_MODES:
        raise InvalidOptions(f"{name!r}: the mode of deals is {', '.join(DEAL_MODES)}, not {mode!r}")
    if isinstance(bot, GreedyBot):
        bot.mode = mode
    elif mode != "off":
        raise InvalidOptions(f"the bot {name!r} makes no deals")


def deal_mode(name: str) -> str | None:
    """The mode of deals that a name of a built-in bot says."""
    return None if is_custom(name) else BotName.parse(name).mode or None


def lower_mode(one: DealMode, other: DealMode) -> DealMode:
    """The mode of deals that allows less."""
    return min(one, other, key=DEAL_MODES.index)


def with_mode(name: str, mode: str) -> str:
    """The name of a bot with a mode of deals, unless it says one or makes no deals."""
    parts = BotName.parse(name)
    return str(parts._replace(mode=mode)) if parts.level in STYLED_LEVELS and parts.mode is None else name


def may_offer(name: str) -> bool:
    """Whether a bot of this name may make offers. What a custom bot does is not known."""
    if is_custom(name):
        return True
    return BotName.parse(name).level in STYLED_LEVELS and deal_mode(name) in (None, "full")


def _fix_worlds(bot: Bot, name: str, worlds: str) -> None:
    if not isinstance(bot, PlannerBot):
        raise InvalidOptions(f"the bot {name!r} searches no worlds: only {', '.join(SEARCHING_LEVELS)} do")
    if not (worlds.isascii() and worlds.isdecimal() and 1 <= int(worlds) <= MAX_WORLDS):
        raise InvalidOptions(f"{name!r}: the number of worlds is 1 to {MAX_WORLDS}, not {worlds!r}")
    bot.worlds = int(worlds)


def with_worlds(name: str, worlds: int) -> str:
    """The name of a bot with a fixed number of worlds, unless it says one or does not search."""
    parts = BotName.parse(name)
    searches = parts.level in SEARCHING_LEVELS and parts.worlds is None
    return str(parts._replace(worlds=str(worlds))) if searches else name


def _styled(level: str, style: str) -> Bot:
    if level not in STYLED_LEVELS:
        raise InvalidOptions(f"the bot {level!r} has no styles, so it cannot be {style!r}")
    if style not in STYLES:
        raise InvalidOptions(f"{style!r} is not a style: choose {', '.join(STYLES)}")
    return STYLED_LEVELS[level](style)


def custom_bot_class(name: str) -> Callable[[], Bot]:
    """The class `module:Class`, from a module on Python's path or in the current folder."""
    module_name, _, class_name = name.partition(":")
    folder = os.getcwd()
    if folder not in sys.path and "" not in sys.path:
        sys.path.append(folder)  # last, so that it hides no installed module
    try:
        found: Callable[[], Bot] = getattr(import_module(module_name), class_name)
    except Exception as error:  # a custom module may raise anything
        raise InvalidOptions(f"bot {name!r}: {type(error).__name__}: {error}") from error
    return found


def _imported(name: str) -> Bot:
    bot_class = custom_bot_class(name)
    try:
        made = bot_class()
    except Exception as error:
        raise InvalidOptions(f"bot {name!r}: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise InvalidOptions(f"bot {name!r}: it has no method choose(seat)")
    return made

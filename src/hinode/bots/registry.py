"""Bots by name: the ladder, and anybody's own as `module:Class`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from hinode.bots.bot import Bot
from hinode.bots.greedy import GreedyBot
from hinode.bots.planner import PlannerBot
from hinode.bots.random_bot import RandomBot
from hinode.vocab.errors import InvalidOptions

LADDER: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
}


def make_bot(name: str) -> Bot:
    """A new bot: a rung of the ladder, or `module:Class` for one's own."""
    if name in LADDER:
        return LADDER[name]()
    if ":" in name:
        return _imported(name)
    raise InvalidOptions(f"{name!r} is no bot; there are {', '.join(LADDER)}, or module:Class")


def _imported(name: str) -> Bot:
    module_name, _, class_name = name.partition(":")
    try:
        made: Bot = getattr(import_module(module_name), class_name)()
    except (ImportError, AttributeError, TypeError) as error:
        raise InvalidOptions(f"bot {name!r}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise InvalidOptions(f"bot {name!r}: it has no method choose(seat)")
    return made

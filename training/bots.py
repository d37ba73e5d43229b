"""Bots for training: any registered bot, and the master with candidate weights.

master                 the level `master` with the weights in the package
master:PATH            … with a weights file
master,depth=1:PATH    … with other settings of the search
fast:PATH              the same with one world and short rollouts, for many games
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from hinode.bots.bot import Bot
from hinode.bots.learned.network import Network, NetworkError, read_network
from hinode.bots.master import MasterBot
from hinode.bots.registry import make_bot


@cache
def network_in(path: str) -> Network:
    return read_network(Path(path).read_bytes(), path)


def check_bots(names: Iterable[str]) -> None:
    """Raise an error if a bot cannot be made: in a process of its own, the games would never end."""
    for name in set(names):
        training_bot(name)


def training_bot(name: str) -> Bot:
    """A new bot by its name in training."""
    kind, colon, path = name.partition(":")
    level, *settings = kind.split(",")
    if level not in ("master", "fast"):
        return make_bot(name)
    try:
        bot = MasterBot(network=network_in(path) if colon else None)
    except (OSError, NetworkError) as error:
        raise SystemExit(f"bot {name!r}: {error}") from error
    if level == "fast":
        settings = ["worlds=1", "depth=1", "bid_rounds=40", "finalists=4", *settings]
    for setting in settings:
        key, _, value = setting.partition("=")
        if not hasattr(bot, key):
            raise SystemExit(f"bot {name!r}: the master has no setting {key!r}")
        if not value.isdecimal():
            raise SystemExit(f"bot {name!r}: the setting {key!r} is a number, not {value!r}")
        setattr(bot, key, int(value))
    return bot

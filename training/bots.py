"""Bots for training: any registered bot, and the master with candidate weights.

master:PATH            the level `master` with a weights file
master,depth=1:PATH    … with other settings of the search
fast:PATH              the same with one world and short rollouts, for many games
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hinode.bots.bot import Bot
from hinode.bots.learned.network import Network, read_network
from hinode.bots.master import MasterBot
from hinode.bots.registry import make_bot


@cache
def network_in(path: str) -> Network:
    return read_network(Path(path).read_bytes(), path)


def training_bot(name: str) -> Bot:
    """A new bot by its name in training."""
    kind, _, path = name.partition(":")
    level, *settings = kind.split(",")
    if level not in ("master", "fast"):
        return make_bot(name)
    bot = MasterBot(network=network_in(path))
    if level == "fast":
        settings = ["worlds=1", "depth=1", "bid_rounds=40", "finalists=4", *settings]
    for setting in settings:
        key, _, value = setting.partition("=")
        if not hasattr(bot, key):
            raise SystemExit(f"bot {name!r}: the master has no setting {key!r}")
        setattr(bot, key, int(value))
    return bot

"""A short finished game: the last mandate turn of Autumn, and its wars."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from hinode import Game
from tests.support.play import play_out

Json = dict[str, Any]
POSITION: Json = {
    "season": "autumn",
    "phase": "political",
    "political": {"turn": 7, "current": "koi", "hand": ["recruit", "marshal", "train", "harvest"]},
    "players": {
        "koi": {"coins": 5, "vp": 20},
        "lotus": {"coins": 4, "vp": 22, "ronin": 1},
        "turtle": {"coins": 6, "vp": 18, "ronin": 2},
    },
    "war": ["edo", "kyoto"],
    "map": {
        "edo": {"koi": {"bushi": 2, "stronghold": 1}, "lotus": {"daimyo": 1, "shinto": 1}},
        "kyoto": {"lotus": {"bushi": 2, "stronghold": 1}, "turtle": {"daimyo": 1, "bushi": 1}},
        "oshu": {"turtle": {"bushi": 1, "stronghold": 1}, "koi": {"shinto": 1}},
    },
}


def last_turn() -> Game:
    return Game.from_position(POSITION)


@cache
def finished(seed: int = 1) -> Json:
    """The record of a random game from this position. Callers must not change it."""
    return play_out(last_turn(), Random(seed)).record()

"""Positions the tests start from."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Json = dict[str, Any]

THREE: Json = {"koi": {}, "lotus": {}, "turtle": {}}

# A position that uses most keys.
EXAMPLE: Json = {
    "season": "spring",
    "phase": "war",
    "season_set": "archway",
    "kami_unbound": True,
    "seed": 1,
    "players": {
        "koi": {
            "vp": 3,
            "coins": 8,
            "ronin": 2,
            "cards": ["way-of-the-shogun"],
            "tokens": [["spring", "kyoto"]],
            "hostages": [["turtle", "bushi"]],
            "allied_seasons": ["spring"],
        },
        "turtle": {"coins": 4, "ronin": 1, "cards": ["oni-of-skulls"]},
        "lotus": {"coins": 6, "ronin": 3},
    },
    "honor": ["koi", "lotus", "turtle"],
    "alliances": [["turtle", "lotus"]],
    "map": {
        "nagato": {
            "turtle": {"bushi": 1, "oni-of-skulls": 1},
            "koi": {"bushi": 1, "daimyo": 1},
            "lotus": {"shinto": 1, "stronghold": 1},
        }
    },
    "shrines": [
        {"kami": "hachiman", "koi": {"shinto": 1}},
        {"kami": "fujin"},
        {"kami": "amaterasu"},
        {"kami": "susanoo"},
    ],
    "kami_figures": {"fujin": "oshu"},
    "war": ["nagato", "edo"],
    "political": {"turn": 4, "current": "lotus", "hand": ["recruit", "train", "harvest", "betray"]},
}

# A mandate choice with every key a position can have.
FULL: Json = {
    "season": "summer",
    "phase": "political",
    "season_set": "archway",
    "kami_unbound": True,
    "seed": 7,
    "players": {
        "koi": {
            "vp": 3,
            "coins": 8,
            "ronin": 2,
            "cards": ["righteousness", "righteousness", "oni-of-blood"],
            "tokens": [["spring", "kyoto"], ["spring", "edo"]],
            "hostages": [["turtle", "bushi"], ["turtle", "komainu"]],
            "allied_seasons": ["spring"],
        },
        "lotus": {"coins": 6, "ronin": 3, "tokens": [["spring", "oshu"]]},
        "turtle": {"coins": 4, "cards": ["oni-of-skulls", "komainu"]},
        "bonsai": {},
    },
    "honor": ["turtle", "koi", "bonsai", "lotus"],
    "alliances": [["turtle", "lotus"]],
    "map": {
        "nagato": {"turtle": {"bushi": 1, "oni-of-skulls": 1}, "koi": {"bushi": 1, "daimyo": 1}},
        "kyushu": {"bonsai": {"bushi": 6, "stronghold": 4}},
    },
    "shrines": [
        {"kami": "hachiman", "koi": {"shinto": 2}, "lotus": {"shinto": 1}},
        {"kami": "fujin"},
        {"kami": "amaterasu"},
        {"kami": "susanoo"},
    ],
    "kami_figures": {"fujin": "oshu"},
    "war": ["nagato", "edo", "kyushu", "oshu", "shikoku", "kyoto"],
    "political": {
        "turn": 4,
        "current": "bonsai",
        "hand": ["recruit", "train", "harvest", "betray"],
        "deck": ["marshal", "harvest", "betray"],
        "laid": [
            {"clan": "koi", "tile": "recruit", "announce": "recruit"},
            {"clan": "lotus", "tile": "train", "announce": "harvest"},
            {"clan": "turtle", "tile": "marshal", "announce": "marshal"},
        ],
        "seen": {
            "koi": ["recruit", "recruit", "train", "harvest"],
            "turtle": ["recruit", "marshal", "train", "harvest"],
        },
    },
    "piles": {"autumn": ["edo", "oshu", "kyoto", "kansai", "nagato", "shikoku", "kyushu", "hokkaido"]},
    "display": {"respect": 2, "yurei": 1, "justice": 1},
    "random": {"key": "a key of one's own", "count": 12},
}


def changed(position: Json, path: str, value: Any) -> Json:
    """The position with another value at a path like "players.koi.cards" or "alliances[0]"."""
    twin = deepcopy(position)
    *way, last = [
        int(step) if step.isdigit() else step for step in path.replace("[", ".").replace("]", "").split(".")
    ]
    part: Any = twin
    for step in way:
        part = part[step]
    part[last] = value
    return twin


def without(position: Json, path: str) -> Json:
    """The position with a key left out."""
    twin = deepcopy(position)
    *way, last = path.split(".")
    part = twin
    for step in way:
        part = part[step]
    del part[last]
    return twin

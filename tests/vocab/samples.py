"""Well-formed answers of every kind, as JSON."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

SAMPLES: tuple[Json, ...] = (
    {"kind": "propose", "to": "koi"},
    {"kind": "accept", "from": "lotus"},
    {"kind": "refuse", "from": "turtle"},
    {"kind": "withdraw", "to": "dragonfly"},
    {"kind": "ready"},
    {"kind": "mandate", "tile": "recruit"},
    {"kind": "mandate", "tile": "betray", "announce": "harvest"},
    {"kind": "summon", "figure": "bushi", "province": "edo"},
    {"kind": "summon", "figure": "shinto", "province": "edo", "shrine": "fujin"},
    {"kind": "summon", "figure": "komainu", "province": "kyushu", "shrine": "tsukuyomi"},
    {"kind": "move", "figure": "daimyo", "from": "edo", "to": "kyoto"},
    {"kind": "move", "figure": "stronghold", "from": "kansai", "to": "nagato"},
    {"kind": "move", "figure": "amaterasu", "from": "hokkaido", "to": "oshu"},
    {"kind": "build", "province": "shikoku"},
    {"kind": "shift", "figure": "shinto", "from": "raijin", "to": "ryujin"},
    {"kind": "buy", "card": "way-of-the-keiri"},
    {"kind": "replace", "clan": "bonsai", "figure": "bushi", "province": "edo", "with": "bushi"},
    {
        "kind": "replace",
        "clan": "koi",
        "figure": "oni-of-skulls",
        "province": "kyoto",
        "with": "river-dragon",
    },
    {"kind": "replace", "clan": "koi", "figure": "shinto", "shrine": "susanoo", "with": "komainu"},
    {"kind": "place", "figure": "susanoo", "province": "oshu"},
    {"kind": "place", "figure": "shinto", "shrine": "hachiman"},
    {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0},
    {"kind": "bid", "seppuku": 1, "hostage": 22, "ronin": 333, "poets": 65535},
    {"kind": "capture", "clan": "turtle", "figure": "oni-of-hate"},
    {"kind": "kill", "clan": "lotus", "figure": "shinto", "province": "nagato"},
    {"kind": "pay", "clan": "bonsai"},
    {"kind": "first"},
    {"kind": "last"},
    {"kind": "effect", "source": "way-of-the-shogun"},
    {"kind": "effect", "source": "koi"},
    {"kind": "gift", "to": "koi", "coins": 1, "ronin": 0},
    {"kind": "gift", "to": "koi", "coins": 0, "ronin": 65535},
    {"kind": "yes"},
    {"kind": "no"},
    {"kind": "done"},
)


def name_of(sample: Json) -> str:
    return "-".join(str(value) for value in sample.values())

"""The script of the tutorial: its position, what the bots answer, and its lessons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hinode.vocab.data import FACTS

Json = dict[str, Any]

PLAYER: Final = "koi"
BOTS: Final = ("lotus", "turtle")

# The last three mandate turns of a short game. With Kyoto, the player has tokens of three provinces (WIN-4).
POSITION: Final[Json] = {
    "season": "autumn",
    "phase": "political",
    "season_set": FACTS["first_game"]["season_set"],
    "seed": 7,
    "players": {
        "koi": {"vp": 5, "coins": 1, "tokens": [["spring", "edo"], ["summer", "oshu"]]},
        "lotus": {"vp": 13, "coins": 2, "ronin": 1, "tokens": [["spring", "nagato"], ["summer", "nagato"]]},
        "turtle": {"vp": 9, "coins": 2, "tokens": [["spring", "shikoku"]]},
    },
    "honor": ["koi", "turtle", "lotus"],
    "alliances": [["koi", "turtle"]],
    "map": {
        "edo": {"koi": {"stronghold": 1, "daimyo": 1}},
        "kyoto": {"koi": {"bushi": 2}, "lotus": {"bushi": 2}},
        "kansai": {"lotus": {"bushi": 1, "daimyo": 1}},
        "nagato": {"lotus": {"stronghold": 1}},
        "oshu": {"turtle": {"bushi": 1}},
        "shikoku": {"turtle": {"stronghold": 1, "daimyo": 1}},
    },
    "shrines": [{"kami": kami} for kami in FACTS["first_game"]["shrines"]],
    "war": ["oshu", "kyoto"],
    "political": {
        "turn": 5,
        "current": "koi",
        "hand": ["recruit", "marshal", "harvest", "train"],
        "laid": [
            {"clan": "turtle", "tile": "recruit"},
            {"clan": "koi", "tile": "harvest"},
            {"clan": "lotus", "tile": "marshal"},
            {"clan": "turtle", "tile": "train"},
        ],
    },
}

# Each bot gives the first of its answers that is legal and not yet given.
BOT_ANSWERS: Final[dict[str, tuple[Json, ...]]] = {
    "lotus": (
        {"kind": "summon", "figure": "bushi", "province": "nagato"},
        {"kind": "mandate", "tile": "marshal", "announce": "marshal"},
        {"kind": "move", "figure": "bushi", "from": "kansai", "to": "kyoto"},
        {"kind": "bid", "seppuku": 0, "hostage": 1, "ronin": 1, "poets": 0},
        {"kind": "capture", "clan": "koi", "figure": "bushi"},
        {"kind": "yes"},
    ),
    "turtle": (
        {"kind": "summon", "figure": "bushi", "province": "shikoku"},
        {"kind": "mandate", "tile": "harvest"},
    ),
}


@dataclass(frozen=True, slots=True)
class TutorialStep:
    """One question to the player: the lessons before it, the answers it takes (none: any legal answer)."""

    lessons: tuple[str, ...]
    kind: str
    answers: tuple[Json, ...] = ()


STEPS: Final = (
    TutorialStep(
        ("welcome", "season", "force", "mandate"), "mandate", ({"kind": "mandate", "tile": "recruit"},)
    ),
    TutorialStep(("recruit",), "recruit", ({"kind": "summon", "figure": "bushi", "province": "edo"},)),
    TutorialStep(
        ("shrine",),
        "recruit",
        ({"kind": "summon", "figure": "shinto", "province": "edo", "shrine": "tsukuyomi"},),
    ),
    TutorialStep(
        ("kami", "marshal"), "marshal", ({"kind": "move", "figure": "bushi", "from": "edo", "to": "kyoto"},)
    ),
    TutorialStep(("stay",), "marshal", ({"kind": "done"},)),
    TutorialStep(("harvest", "war", "bid"), "bid"),
)
DURING_BATTLE: Final = ("advantage",)  # for any question after the bid
AT_THE_END: Final = ("losers", "winning")
LESSONS: Final = (*(lesson for step in STEPS for lesson in step.lessons), *DURING_BATTLE, *AT_THE_END)

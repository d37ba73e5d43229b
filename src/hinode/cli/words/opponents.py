"""Bots in words: their levels and styles, and what can be wrong with asking for one."""

from __future__ import annotations

from typing import Final

LEVELS: Final[dict[str, str]] = {
    "random": "says anything the rules allow",
    "greedy": "takes what looks best at the moment",
    "planner": "thinks ahead",
}
STYLES: Final[dict[str, str]] = {
    "plain": "nothing in particular",
    "loyal": "stands by its allies",
    "merchant": "Coins, harvests and cards",
    "warlord": "figures and wars",
    "monk": "shrines and honor",
    "opportunist": "whatever pays, with whoever pays",
    "trickster": "offers alliances it does not mean to keep",
}
PLAIN: Final = "{clan}: {level} ({gist})"
STYLED: Final = "{clan}: {level}, {style} ({gist})"
OWN: Final = "{clan}: {bot}"
OWN_STYLE: Final = "--style is for the levels: the bot {bot!r} has none"
NO_STYLES: Final = "the level {level!r} has no styles"
NO_LEVEL: Final = "{value!r} is no level: choose {levels}"
NO_STYLE: Final = "{value!r} is no style: choose {styles}"
NO_CAP: Final = "a number of seconds above 0, not {value!r}"

"""Facts of the game, read from the data file itself."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, Final

Json = dict[str, Any]

FACTS: Final[Json] = json.loads((files("hinode") / "data" / "game-data.json").read_text(encoding="utf-8"))

PROVINCES: Final = tuple(p["id"] for p in FACTS["provinces"])
REWARDS: Final[dict[str, dict[str, int]]] = {p["id"]: p["harvest"] for p in FACTS["provinces"]}
CLANS: Final[dict[str, Json]] = {c["id"]: c for c in FACTS["clans"]}
CARDS: Final[dict[str, Json]] = {c["id"]: c for c in FACTS["cards"]}
KAMI: Final = tuple(k["id"] for k in FACTS["kami"])
MANDATES: Final = tuple(m["id"] for m in FACTS["mandates"])
ADVANTAGES: Final = tuple(a["id"] for a in FACTS["war_advantages"])
SEASONS: Final = ("spring", "summer", "autumn")
BORDERS: Final = frozenset(frozenset(pair) for pair in FACTS["borders"])
ROUTES: Final = frozenset(frozenset(pair) for pair in FACTS["shipping_routes"])

_LIMITS: Final = FACTS["figures_per_clan"]
OWNED: Final = {
    "daimyo": _LIMITS["daimyo"],
    "shinto": _LIMITS["shinto"],
    "bushi": _LIMITS["bushi"],
    "stronghold": _LIMITS["strongholds"],
}  # SET-5
MONSTERS: Final = frozenset(card for card, fact in CARDS.items() if fact["type"] == "monster")
ONI: Final = frozenset(card for card in MONSTERS if CARDS[card]["oni"])
DAIMYO: Final = frozenset({"daimyo", "yurei"})  # and what counts as one (FIG-2, CAR-yurei)
SHINTO: Final = frozenset({"shinto", "komainu"})  # CAR-12
MEN: Final = SHINTO | {"bushi"}  # "Bushi or Shinto"


def types_of(figure: str) -> frozenset[str]:
    """The types of a figure for Betray (BET-3, FIG-4); a Daimyo has none of them."""
    types = {"monster"} if figure in MONSTERS else set()
    types |= {"shinto"} if figure in SHINTO else set()
    return frozenset(types | ({"bushi"} if figure == "bushi" else set()))


@cache
def season_deck(season: str, season_set: str) -> Counter[str]:
    """The 12 cards of a season (SET-7)."""
    return Counter(FACTS["sets"]["core"][season]) + Counter(FACTS["sets"][season_set][season])


class Foul(AssertionError):
    """The game did something against the rules, or left out something that they require."""


def check(holds: object, message: str) -> None:
    if not holds:
        raise Foul(message)

"""Facts of map, clans and cards as tables of small ints."""

from __future__ import annotations

from typing import Final

from hinode.vocab.data import FACTS
from hinode.vocab.ids import (
    CARD_COUNT,
    CARD_NO,
    CLANS,
    FIRST_MONSTER,
    KAMI,
    KINDS,
    MANDATE_NO,
    MAP_SIZE,
    MONSTERS,
    PROVINCE_NO,
    SEASONS,
)

_CLAN_FACTS = {c["id"]: c for c in FACTS["clans"]}
_CARD_FACTS = {c["id"]: c for c in FACTS["cards"]}

HOME: Final = tuple(PROVINCE_NO[_CLAN_FACTS[c]["home"]] for c in CLANS)
INCOME: Final[tuple[int, ...]] = tuple(_CLAN_FACTS[c]["income"] for c in CLANS)

_LIMITS = FACTS["figures_per_clan"]
# How many of each kind a clan owns; Monsters come with their cards (SET-5).
OWNED: Final[tuple[int, ...]] = (
    _LIMITS["bushi"],
    _LIMITS["shinto"],
    _LIMITS["daimyo"],
    _LIMITS["strongholds"],
) + (0,) * (KINDS - FIRST_MONSTER)

# The ten mandate tiles, two of each (SET-9).
ALL_TILES: Final = tuple(MANDATE_NO[m["id"]] for m in FACTS["mandates"] for _ in range(m["tiles"]))
# Mandates that only their player performs, and those without a bonus (BET-1).
ALONE: Final = tuple(bool(m.get("alone", False)) for m in FACTS["mandates"])
WITH_BONUS: Final = tuple(bool(m.get("bonus", True)) for m in FACTS["mandates"])
HAND_SIZE: Final = 4  # tiles that the current player looks at (POL-3)

STRONGHOLD_COST: Final[int] = FACTS["stronghold_cost"]

# Mandate turns in a season, and after which of them a kami turn comes (POL-1).
MANDATE_TURNS: Final[int] = FACTS["political_phase"]["mandate_turns"]
KAMI_TURNS_AFTER: Final[tuple[int, ...]] = tuple(FACTS["political_phase"]["kami_turns_after"])

EXTRA_WARS: Final = 2  # more wars in a season than players (SEA-1)
MAX_WARS: Final = len(CLANS) + EXTRA_WARS

# Harvest rewards by province: (VP, Coins, Ronin).
REWARDS: Final = tuple(
    (p["harvest"].get("vp", 0), p["harvest"].get("coins", 0), p["harvest"].get("ronin", 0))
    for p in FACTS["provinces"]
)


def _pairs(section: str) -> frozenset[tuple[int, int]]:
    ways = [(PROVINCE_NO[a], PROVINCE_NO[b]) for a, b in FACTS[section]]
    return frozenset(ways) | frozenset((b, a) for a, b in ways)


BORDERS: Final = _pairs("borders")
ROUTES: Final = _pairs("shipping_routes")
ADJACENT: Final = tuple(
    tuple(b for b in range(MAP_SIZE) if (a, b) in BORDERS or (a, b) in ROUTES) for a in range(MAP_SIZE)
)

COST: Final[tuple[int, ...]] = tuple(c["cost"] for c in FACTS["cards"])
CARD_TYPE: Final[tuple[str, ...]] = tuple(c["type"] for c in FACTS["cards"])
CARD_TYPES: Final[tuple[str, ...]] = tuple(FACTS["card_types"])
ONI: Final[tuple[bool, ...]] = tuple(c.get("oni", False) for c in FACTS["cards"])

# Printed force of each kind of piece; a Stronghold has none of its own (FIG-1).
FORCE: Final[tuple[int, ...]] = (1, 1, 1, 0, *(_CARD_FACTS[m]["force"] for m in MONSTERS))

TOKEN_VP: Final[tuple[int, ...]] = tuple(FACTS["war_token_vp"][s] for s in SEASONS[:3])


def _set_bonus() -> tuple[int, ...]:
    bonus = [0] * (MAP_SIZE + 1)
    for row in FACTS["set_bonus"]:
        for count in range(row["provinces"][0], row["provinces"][1] + 1):
            bonus[count] = row["vp"]
    return tuple(bonus)


SET_BONUS: Final = _set_bonus()


def deck(season: int, season_set: str) -> list[int]:
    """Copies of each card in a season's deck: the Core and the chosen set (SET-7)."""
    copies = [0] * CARD_COUNT
    for part in ("core", season_set):
        for card, count in FACTS["sets"][part][SEASONS[season]].items():
            copies[CARD_NO[card]] += count
    return copies


# What a figure counts as, as bits (FIG-4): a Komainu is a Monster and a Shinto, a Yurei also a Daimyo.
IS_BUSHI: Final = 1
IS_SHINTO: Final = 2
IS_DAIMYO: Final = 4
IS_MONSTER: Final = 8
_TYPE_BITS = {"shinto": IS_SHINTO, "daimyo": IS_DAIMYO}
TYPES: Final = (
    IS_BUSHI,
    IS_SHINTO,
    IS_DAIMYO,
    0,
    *(IS_MONSTER | _TYPE_BITS.get(_CARD_FACTS[m].get("counts_as", ""), 0) for m in MONSTERS),
    *(0 for _ in KAMI),
)
# Figures that may go to a shrine (REC-5), and those that an effect on one figure may target (FIG-2).
WORSHIPPERS: Final = tuple(kind for kind in range(KINDS) if TYPES[kind] & IS_SHINTO)
TOUCHABLE: Final = tuple(kind for kind in range(KINDS) if TYPES[kind] and not TYPES[kind] & IS_DAIMYO)
# Every kind but the Stronghold, which is a token.
FIGURE_KINDS: Final = tuple(kind for kind in range(KINDS) if TYPES[kind])
KINDS_OF_TYPE: Final = {
    bit: tuple(kind for kind in FIGURE_KINDS if TYPES[kind] & bit) for bit in (IS_BUSHI, IS_SHINTO, IS_DAIMYO)
}

# Where VP come from, and the source of each cause of a `vp` event, for statistics.
VP_SOURCES: Final = (
    *("tokens", "provinces", "harvest", "seppuku", "hostage", "poets"),
    *("virtue", "winter", "cards", "kami"),
)
_SOURCE_OF_TYPE = {"virtue": "virtue", "winter-upgrade": "winter"}
VP_SOURCE_OF: Final[dict[str, str]] = {
    "WIN-3": "tokens",
    "WIN-4": "provinces",
    **{cause: cause for cause in ("harvest", "seppuku", "hostage", "poets")},
    **{card["id"]: _SOURCE_OF_TYPE.get(card["type"], "cards") for card in FACTS["cards"]},
    **dict.fromkeys(KAMI, "kami"),
}

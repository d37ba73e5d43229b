"""Every id of the game and its int inside the engine."""

from __future__ import annotations

from typing import Final

from hinode.vocab.data import FACTS


def _ids(section: str) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in FACTS[section])


def index(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


# Clans stand in the order of their starting honor rank, which is also the seat order (SET-2).
CLANS: Final = tuple(c["id"] for c in sorted(FACTS["clans"], key=lambda c: c["honor_rank"]))
KOI: Final = 0
LOTUS: Final = 1
TURTLE: Final = 2
DRAGONFLY: Final = 3
BONSAI: Final = 4
NOBODY: Final = -1

PROVINCES: Final = _ids("provinces")
MAP_SIZE: Final = 8

MANDATES: Final = _ids("mandates")
RECRUIT: Final = 0
MARSHAL: Final = 1
TRAIN: Final = 2
HARVEST: Final = 3
BETRAY: Final = 4
HIDDEN: Final = -1

KAMI: Final = _ids("kami")
AMATERASU: Final = 0
FUJIN: Final = 1
HACHIMAN: Final = 2
RAIJIN: Final = 3
RYUJIN: Final = 4
SUSANOO: Final = 5
TSUKUYOMI: Final = 6

ADVANTAGES: Final = _ids("war_advantages")
SEPPUKU: Final = 0
HOSTAGE: Final = 1
RONIN: Final = 2
POETS: Final = 3

CARDS: Final = _ids("cards")
CARD_COUNT: Final = 48  # a literal, so that compiled code has it as a constant
assert len(CARDS) == CARD_COUNT
SETS: Final = ("archway", "horseman", "teapot", "mountain")

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

PHASES: Final = ("setup", "tea", "political", "kami", "war", "cleanup", "winter", "end")
PHASE_SETUP: Final = 0
PHASE_TEA: Final = 1
PHASE_POLITICAL: Final = 2
PHASE_KAMI: Final = 3
PHASE_WAR: Final = 4
PHASE_CLEANUP: Final = 5
PHASE_WINTER: Final = 6
PHASE_END: Final = 7

# Pieces: the kinds a clan can own, then the figures of the kami.
MONSTERS: Final = tuple(c["id"] for c in FACTS["cards"] if c["type"] == "monster")
BUSHI: Final = 0
SHINTO: Final = 1
DAIMYO: Final = 2
STRONGHOLD: Final = 3
FIRST_MONSTER: Final = 4
KINDS: Final = 12  # a literal, so that compiled code has it as a constant
assert len(MONSTERS) == KINDS - FIRST_MONSTER
FIGURES: Final = ("bushi", "shinto", "daimyo", "stronghold", *MONSTERS, *KAMI)

# Places: the eight provinces, the shrine of each kami, the reserve.
FIRST_SHRINE: Final = MAP_SIZE
RESERVE: Final = FIRST_SHRINE + 7
PLACES: Final = RESERVE + 1
NO_PIECES: Final = bytes(KINDS)  # what a clan has in a place where it has nothing

CLAN_NO: Final = index(CLANS)
PROVINCE_NO: Final = index(PROVINCES)
MANDATE_NO: Final = index(MANDATES)
KAMI_NO: Final = index(KAMI)
CARD_NO: Final = index(CARDS)
PHASE_NO: Final = index(PHASES)
SEASON_NO: Final = index(SEASONS)
FIGURE_NO: Final = index(FIGURES)

# Which Monster figure a card brings, and which card a Monster figure needs (0 <= figure - 4 < 8).
FIGURE_OF_CARD: Final = tuple(FIGURE_NO.get(card, NOBODY) for card in CARDS)
CARD_OF_MONSTER: Final = tuple(CARD_NO[monster] for monster in MONSTERS)


def at(place: int, clan: int) -> int:
    """Index in `Public.pieces` of the first piece count of a clan in a place."""
    return (place * 5 + clan) * KINDS

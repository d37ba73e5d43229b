"""Column offsets of a feature row.

A row holds the numbers of the game, then the numbers of each clan in seat order. After a change of the
columns the network has to be trained again.
"""

from __future__ import annotations

from typing import Final

from hinode.vocab.facts import MAX_WARS
from hinode.vocab.ids import CARD_COUNT

# -- columns of the game --------------------------------------------------------------------------
SEASON: Final = 0  # one of three
PHASE: Final = 3  # tea, politics, kami, war
TURNS: Final = 7  # mandate turns left
KAMI_TURNS: Final = 8
LAID: Final = 9  # mandates laid this season, by kind
SHRINES: Final = 14  # in play, by kami
QUESTION: Final = 21  # kind of the question
QUESTIONS: Final = ("tea", "mandate", "recruit", "marshal", "train", "betray", "bid", "offer")
WARS_LEFT: Final = QUESTION + len(QUESTIONS) + 1
PLAYERS: Final = WARS_LEFT + 1  # 3, 4, or 5
UNBOUND: Final = PLAYERS + 3
TABLE_SIZE: Final = UNBOUND + 1

# -- columns of a clan ----------------------------------------------------------------------------
CLAN: Final = 0  # one of five
VP: Final = 5
SCORED: Final = 6  # VP if the game ended now
SCORED_LEAD: Final = 7
EXPECTED: Final = 8  # VP from this season's wars to come, in quarters
LEAD: Final = 9  # over the best rival, with the wars to come
MEAN_LEAD: Final = 10
COINS: Final = 11
COINS_PER_BATTLE: Final = 12
RONIN: Final = 13
HONOR: Final = 14  # clans below
TOP_HONOR: Final = 15
ALLIED: Final = 16
ALLY_ACTS: Final = 17
CAPTIVES: Final = 18
CAPTURED: Final = 19
PROVINCES: Final = 20
NEXT_SET: Final = 21
TOKEN_POINTS: Final = 22
TOKENS_TO_COME: Final = 23
NEW_TO_COME: Final = 24
BATTLES: Final = 25
MY_TURNS: Final = 26
OUR_TURNS: Final = 27  # mandate turns of the clan and of its ally
WAIT: Final = 28  # mandate turns until its own
ASKED: Final = 29
IN_BATTLE: Final = 30
VICTOR: Final = 31
HIRED: Final = 32
ON_MAP: Final = 33  # Bushi, Shinto, Daimyo, Strongholds, Monsters
MONSTER_FORCE: Final = 38
IN_RESERVE: Final = 39  # Bushi, Shinto, Daimyo
MONSTERS_WAITING: Final = 42
PRESENT: Final = 43
MAP_FORCE: Final = 44
WAR_FORCE: Final = 45
HARVEST: Final = 46  # VP, Coins, Ronin of the provinces it leads
LEADS: Final = 49
SEASONS_ALLIED: Final = 50
WORSHIPPERS: Final = 51  # by kami
DEVOTEE: Final = 58  # by kami
CARD_WORTH: Final = 65
WINTER_CARDS_OWNED: Final = 66
CARDS: Final = 67
WARS: Final = 68  # this season's wars in order: force, chance, margin, new province
WAR_COLUMNS: Final = 4
OWNED: Final = WARS + WAR_COLUMNS * MAX_WARS  # copies of each card
CLAN_SIZE: Final = OWNED + CARD_COUNT
ALLY_SEAT: Final = CLAN_SIZE  # the seat of its ally, counted from 1; 0 if it has none. Not an input.
ROW_SIZE: Final = CLAN_SIZE + 1  # bytes of a clan

ZERO: Final = 128  # the byte that stands for 0 in a number that may be negative
MARGIN_ZERO: Final = 64


def byte_of(number: int) -> int:
    """A number as a byte: from 0 to 255."""
    return 0 if number < 0 else (255 if number > 255 else number)

"""Trigger windows, and the sources (cards and clan abilities) that listen at them.

A window is a moment at which something may react. Sources are indexed by window and each clan has
the bits of the windows it owns anything for in `Public.listening`, so an event that no source
listens to costs one check.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from hinode.vocab.codes import SOURCES
from hinode.vocab.ids import CARD_COUNT, CARD_NO

if TYPE_CHECKING:
    from hinode.known.public import Public
    from hinode.state.state import State

WINDOW_NAMES: Final = (
    *("season-start", "mandate-chosen", "summoned", "mandate-end", "entered", "about-to-kill"),
    *("killed", "vp", "pile", "spent", "route", "hostage", "token", "war-start", "battle-start"),
    *("winter", "force", "replacement", "building", "shifting", "more-hostages"),
)
SEASON_START: Final = 0
MANDATE_CHOSEN: Final = 1
SUMMONED: Final = 2
MANDATE_END: Final = 3
ENTERED: Final = 4
ABOUT_TO_KILL: Final = 5
KILLED: Final = 6
VP: Final = 7
PILE: Final = 8
SPENT: Final = 9
ROUTE: Final = 10
HOSTAGE_TAKEN: Final = 11
TOKEN: Final = 12
WAR_START: Final = 13
BATTLE_START: Final = 14
WINTER_SCORING: Final = 15
FORCE_BONUS: Final = 16
# Allowances: not moments, but one more of something for each copy.
MORE_REPLACED: Final = 17
MORE_BUILDING: Final = 18
MORE_SHIFTS: Final = 19
MORE_HOSTAGES: Final = 20

# What an effect reads and writes, to tell whether the order of two effects can matter (RUL-1).
# Coins and Ronin are the owner's own or the others'.
MY_COINS: Final = 1
THEIR_COINS: Final = 2
MY_RONIN: Final = 4
HONOR: Final = 8
ON_MAP: Final = 16
IN_SHRINES: Final = 32

Args = tuple[int, ...]


class Source:
    """Something that reacts at windows. Subclasses are cards, clan abilities and kami powers."""

    id = ""
    window = -1  # where it listens; -1: nowhere, its whole effect is in the data of its figure
    asks = ""  # the kind of question it leads to; none by default
    reads = 0
    writes = 0
    late = False  # the last of its owner's own effects (RUL-2)

    def __init__(self) -> None:
        self.number = SOURCES.index(self.id)

    def copies(self, p: Public, clan: int) -> int:
        """How many copies the clan has."""
        raise NotImplementedError

    def times(self, p: Public, clan: int, args: Args) -> int:
        """How many times it reacts: once for each copy (CAR-1)."""
        return self.copies(p, clan)

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        """Whether it has an effect for `me` at this window."""
        return True

    def reading(self, p: Public, me: int) -> int:
        """What its outcome or its choice currently depends on (RUL-1)."""
        return self.reads

    def options(self, s: State, window: int, me: int, args: Args) -> list[int]:
        """Codes of the answers to its question; none if it asks nothing."""
        return []

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        """Carry it out; `code` is the answer, or DONE where nothing was asked."""
        raise NotImplementedError

    def extra_force(self, p: Public, me: int, province: int) -> int:
        """What one copy adds to the owner's force in a province (window FORCE_BONUS)."""
        return 0

    def extra_vp(self, p: Public, me: int) -> int:
        """What one copy adds to a gain of VP (window VP)."""
        return 0


class ClanAbility(Source):
    clan = -1

    def copies(self, p: Public, clan: int) -> int:
        return 1 if clan == self.clan else 0


class Card(Source):
    """A season card; copies owned are copies in force (CAR-1)."""

    def __init__(self) -> None:
        super().__init__()
        self.card = CARD_NO[self.id]

    def copies(self, p: Public, clan: int) -> int:
        return p.owned[clan * CARD_COUNT + self.card]


LISTENERS: Final[list[list[Source]]] = [[] for _ in WINDOW_NAMES]
FORCE_CARDS: Final[list[Card]] = []  # those that listen at FORCE_BONUS, since force is computed most often
_CARD_BITS: Final = [0] * CARD_COUNT
_CLAN_BITS: Final = [0] * 5


def register(source: Source) -> None:
    """Called by the manifest, once for each source."""
    if source.window < 0:
        return
    bits = 1 << source.window
    LISTENERS[source.window].append(source)
    LISTENERS[source.window].sort(key=lambda listener: listener.late)
    if isinstance(source, Card):
        _CARD_BITS[source.card] |= bits
        if source.window == FORCE_BONUS:
            FORCE_CARDS.append(source)
    elif isinstance(source, ClanAbility):
        _CLAN_BITS[source.clan] |= bits


def listening(p: Public, clan: int) -> int:
    """Bits of the windows for which a clan owns anything."""
    bits = _CLAN_BITS[clan]
    owned = p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT]
    for card_bits in compress(_CARD_BITS, owned):
        bits |= card_bits
    return bits


def card_bits(card: int) -> int:
    """Bits of the windows at which a card listens."""
    return _CARD_BITS[card]


def card_listens(card: int, window: int) -> bool:
    return bool(_CARD_BITS[card] >> window & 1)


def listens(p: Public, clan: int, window: int) -> bool:
    return bool(p.listening[clan] >> window & 1)


def allowance(p: Public, clan: int, window: int) -> int:
    """How many more of something the clan's cards allow it."""
    if not p.listening[clan] >> window & 1:
        return 0
    return sum(source.copies(p, clan) for source in LISTENERS[window])


def anyone_listens(p: Public, window: int) -> bool:
    bits = 0
    for clan in p.clans:
        bits |= p.listening[clan]
    return bool(bits >> window & 1)

"""Action space: every small decision has one number, the same for every seat.

An action is the code of an answer (`hinode.vocab.codes`) in which clans are seat numbers relative to the
acting seat: 1 is the next clockwise. Three kinds of answers take several actions: a bid (one action for each
advantage), a replacement (the victim, then the new figure), and a gift (one Coin or Ronin at a time).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from operator import index
from typing import Final

from hinode.vocab import codes
from hinode.vocab.codes import NONE, SOURCES, arg, pack, verb_of
from hinode.vocab.errors import HinodeError, quote
from hinode.vocab.facts import FIGURE_KINDS, TOUCHABLE, WORSHIPPERS
from hinode.vocab.ids import (
    ADVANTAGES,
    BUSHI,
    CARD_COUNT,
    CLANS,
    FIGURES,
    FIRST_SHRINE,
    KAMI,
    KINDS,
    MANDATES,
    MAP_SIZE,
    PROVINCES,
)

ACTION_VERSION: Final = 2
BID_CAP: Final = 30  # the most Coins one action can put on one advantage

# Actions that are not complete answers.
WAIT: Final = 24  # for a seat that is not asked, in the parallel environment
WITH: Final = 25  # the figure that replaces the victim

_OTHERS: Final = range(1, len(CLANS))
_ALL_SEATS: Final = range(len(CLANS))
_MAP: Final = range(MAP_SIZE)
_SHRINES: Final = range(FIRST_SHRINE, FIRST_SHRINE + len(KAMI))
_KAMI_FIGURES: Final = range(KINDS, len(FIGURES))
_FOOT_SOLDIERS: Final = (BUSHI, *WORSHIPPERS)
_OWN_CLAN: Final = CARD_COUNT  # in an `effect`: the ability of the acting clan
_KAMI_SOURCES: Final = range(CARD_COUNT + len(CLANS), len(SOURCES))

# Verbs whose first argument is a clan.
_NAMES_A_CLAN: Final = frozenset(
    {
        *(codes.PROPOSE, codes.WITHDRAW, codes.ACCEPT, codes.REFUSE, codes.PAY),
        *(codes.REPLACE, codes.CAPTURE, codes.KILL, codes.GIFT),
    }
)
_CLAN_BITS: Final = 65535 << 5


def _blocks() -> Iterator[tuple[str, list[int]]]:
    """(kind of action, all its codes) in order."""
    yield "wait", [WAIT]
    for verb, name in enumerate(("done", "yes", "no", "first", "last", "ready")):
        yield name, [verb]
    talk = ("propose", codes.PROPOSE), ("withdraw", codes.WITHDRAW), ("accept", codes.ACCEPT)
    for name, verb in (*talk, ("refuse", codes.REFUSE), ("pay", codes.PAY)):
        yield name, [pack(verb, seat) for seat in _OTHERS]
    tiles = range(len(MANDATES))
    yield "mandate", [pack(codes.MANDATE, tile, NONE) for tile in tiles]
    yield "announce", [pack(codes.MANDATE, tile, said) for tile, said in product(tiles, tiles)]
    yield "summon", [pack(codes.SUMMON, kind, at, NONE) for kind, at in product(FIGURE_KINDS, _MAP)]
    ways = product(WORSHIPPERS, _MAP, range(len(KAMI)))
    yield "worship", [pack(codes.SUMMON, kind, at, kami) for kind, at, kami in ways]
    steps = product(range(len(FIGURES)), _MAP, _MAP)
    yield "move", [pack(codes.MOVE, kind, start, end) for kind, start, end in steps if start != end]
    steps = product(WORSHIPPERS, range(len(KAMI)), range(len(KAMI)))
    yield "shift", [pack(codes.SHIFT, kind, start, end) for kind, start, end in steps if start != end]
    yield "build", [pack(codes.BUILD, at) for at in _MAP]
    yield "buy", [pack(codes.BUY, card) for card in range(CARD_COUNT)]
    yield "buy-full", [pack(codes.BUY, card, 1) for card in range(CARD_COUNT)]
    victims = [*product(_OTHERS, TOUCHABLE, _MAP), *product(_OTHERS, WORSHIPPERS, _SHRINES)]
    yield "replace", [pack(codes.REPLACE, seat, kind, at, NONE) for seat, kind, at in victims]
    yield "with", [pack(WITH, kind) for kind in FIGURE_KINDS]
    spots = [*product((*_FOOT_SOLDIERS, *_KAMI_FIGURES), _MAP), *product(WORSHIPPERS, _SHRINES)]
    yield "place", [pack(codes.PLACE, kind, at) for kind, at in spots]
    amounts = product(range(len(ADVANTAGES)), range(BID_CAP + 1))
    yield "bid", [pack(codes.BID, advantage, coins) for advantage, coins in amounts]
    yield "capture", [pack(codes.CAPTURE, seat, kind) for seat, kind in product(_OTHERS, TOUCHABLE)]
    killed = product(_ALL_SEATS, _FOOT_SOLDIERS, _MAP)
    yield "kill", [pack(codes.KILL, seat, kind, at) for seat, kind, at in killed]
    sources = [*range(CARD_COUNT), _OWN_CLAN, *_KAMI_SOURCES]
    yield "effect", [pack(codes.EFFECT, source) for source in sources]
    yield "give-coin", [pack(codes.GIFT, seat, 1, 0) for seat in _OTHERS]
    yield "give-ronin", [pack(codes.GIFT, seat, 0, 1) for seat in _OTHERS]


def _numbered() -> tuple[dict[str, range], tuple[int, ...]]:
    blocks: dict[str, range] = {}
    every: list[int] = []
    for name, block in _blocks():
        blocks[name] = range(len(every), len(every) + len(block))
        every += block
    return blocks, tuple(every)


BLOCKS, CODES = _numbered()  # the range of each kind; the code of each action
ACTIONS: Final = len(CODES)
NUMBER: Final = {code: number for number, code in enumerate(CODES)}
WAITING: Final = NUMBER[WAIT]
COIN_GIFTS: Final = BLOCKS["give-coin"]
RONIN_GIFTS: Final = BLOCKS["give-ronin"]


class IllegalAction(HinodeError):
    """The mask does not allow this action."""


def action_number(action: object) -> int:
    """An action as an int. Rejects anything that is not an action number; it does not round or wrap."""
    try:
        number = index(action)  # type: ignore[arg-type]
    except TypeError:
        raise IllegalAction(f"an action is a whole number, not {quote(action)}") from None
    if not 0 <= number < ACTIONS:
        raise IllegalAction(f"there is no action {number}: actions are numbered from 0 to {ACTIONS - 1}")
    return number


class _Known(dict[int, int]):
    """Actions by code, for one seat. Each is computed once; then a lookup calls no function."""

    __slots__ = ("_places",)

    def __init__(self, places: dict[int, int]) -> None:
        super().__init__()
        self._places = places

    def __missing__(self, code: int) -> int:
        found = self[code] = NUMBER[self._relative(code)]
        return found

    def _relative(self, code: int) -> int:
        verb = verb_of(code)
        if verb == codes.REPLACE:
            code = pack(verb, arg(code, 0), arg(code, 1), arg(code, 2), NONE)
        if verb in _NAMES_A_CLAN:
            return code & ~_CLAN_BITS | self._places[arg(code, 0)] << 5
        if verb == codes.EFFECT and 0 <= arg(code, 0) - CARD_COUNT < len(CLANS):
            return pack(verb, _OWN_CLAN + self._places[arg(code, 0) - CARD_COUNT])
        return code


class RelativeSeats:
    """Seat numbers relative to one seat: 0 is the own seat, then clockwise."""

    __slots__ = ("_known", "_places", "clans")

    def __init__(self, me: int, seats: tuple[int, ...]) -> None:
        at = seats.index(me)
        self.clans = (*seats[at:], *seats[:at])  # by relative seat number
        self._places = {clan: place for place, clan in enumerate(self.clans)}
        self._known = _Known(self._places)

    def place(self, clan: int) -> int:
        """The relative seat number of a clan."""
        return self._places[clan]

    def action(self, code: int) -> int:
        """The action for the code of an answer. For a replacement, the action that names the victim."""
        return self._known[code]

    def actions(self, option_codes: Iterable[int]) -> Iterator[int]:
        """The action of each code."""
        return map(self._known.__getitem__, option_codes)

    def gift(self, action: int) -> int:
        """The code of the gift for an action."""
        code = CODES[action]
        return code & ~_CLAN_BITS | self.clans[arg(code, 0)] << 5


def action_name(action: int) -> str:
    """The name of an action for logs and debugging: `move bushi oshu edo`, `propose 2`, `bid ronin 3`."""
    number = action_number(action)
    kind = next(name for name, block in BLOCKS.items() if number in block)
    return " ".join((kind, *_words(kind, CODES[number])))


def _spot(place: int) -> str:
    return PROVINCES[place] if place < FIRST_SHRINE else KAMI[place - FIRST_SHRINE]


def _source(number: int) -> str:
    return "own-clan" if number == _OWN_CLAN else SOURCES[number]


# By kind of action: how to name its arguments. A seat is a number.
_SPELLED: Final[dict[str, tuple[Callable[[int], str], ...]]] = {
    **dict.fromkeys(("propose", "withdraw", "accept", "refuse", "pay"), (str,)),
    **dict.fromkeys(("give-coin", "give-ronin"), (str,)),
    "mandate": (MANDATES.__getitem__,),
    "announce": (MANDATES.__getitem__, MANDATES.__getitem__),
    "summon": (FIGURES.__getitem__, _spot),
    "worship": (FIGURES.__getitem__, _spot, KAMI.__getitem__),
    "move": (FIGURES.__getitem__, _spot, _spot),
    "shift": (FIGURES.__getitem__, KAMI.__getitem__, KAMI.__getitem__),
    "build": (_spot,),
    **dict.fromkeys(("buy", "buy-full"), (SOURCES.__getitem__,)),
    "replace": (str, FIGURES.__getitem__, _spot),
    "with": (FIGURES.__getitem__,),
    "place": (FIGURES.__getitem__, _spot),
    "bid": (ADVANTAGES.__getitem__, str),
    "capture": (str, FIGURES.__getitem__),
    "kill": (str, FIGURES.__getitem__, _spot),
    "effect": (_source,),
}


def _words(kind: str, code: int) -> list[str]:
    return [spell(arg(code, number)) for number, spell in enumerate(_SPELLED.get(kind, ()))]

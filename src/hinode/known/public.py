"""The public state: everything all players can see, in flat lists of small ints."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hinode.vocab.ids import CARD_COUNT, CLANS, KINDS, MAP_SIZE, NOBODY, PLACES

_CLAN_SLOTS: Final = len(CLANS)
LISTS: Final = ("coins", "ronin", "vp")  # changed in place, so each copy has its own
_BYTE: Final = tuple([bytes([count]) for count in range(256)])
# Laid mandate: (turn, clan, tile or HIDDEN, mandate carried out).
Laid = tuple[int, int, int, int]


class Public:
    """The public state. Lists are indexed by clan, or as their comment says.

    Only `coins`, `ronin`, and `vp`, which change most often, are changed in place. Everything else is
    replaced as a whole, so that copies share it.
    """

    allied_seasons: list[int]  # per clan: bit s set when it had an ally in season s
    ally: list[int]  # per clan: its ally or NOBODY
    battle: tuple[int, ...]  # clans of the battle being fought, empty outside one
    bids: tuple[int, ...]  # per clan: the code of its revealed bid, or NO_BID; empty while none are
    clans: tuple[int, ...]  # the seats, clockwise (SET-2)
    coins: list[int]
    current: int  # the clan whose mandate turn it is, or was last
    dead: int  # figures killed in the battle being fought (BAT-12)
    display: list[int]  # per card: copies on offer
    gain: int  # clans that already got their bonus in the current VP gain, as bits; NOBODY outside a gain
    gained: int  # clans that took Coins from the pile in the event being resolved, as bits
    # (clan, card, clans that took Coins since) of cards bought in this event (CAR-11)
    gained_since: tuple[tuple[int, int, int], ...]
    hired: tuple[int, int]  # (clan, force) of the Ronin hired in this battle, clan NOBODY for none
    honor: list[int]  # the honor track, top first
    hostages: list[tuple[int, int, int]]  # (captor, owner, kind) of each
    kami_at: list[int]  # per shrine slot: province of the kami's figure, or NOBODY beside the shrine
    kami_moved: int  # kami figures moved in this Marshal, as bits by shrine slot (KUB-4)
    kami_unbound: bool
    laid: list[Laid]  # this season's mandates
    left: tuple[int, ...]  # per clan: the player to its left
    listening: list[int]  # per clan: bits of the windows for which it owns something (rules.triggers.hooks)
    owned: bytes  # clan * CARD_COUNT + card: copies
    phase: int
    pieces: bytes  # ids.at(place, clan) + kind: count
    reaped: tuple[int, ...]  # clan * 8 + province of each reward gained in this Harvest
    reveals: int  # how many times hidden information was revealed
    ronin: list[int]
    season: int
    season_set: str
    shrines: tuple[int, ...]  # the four kami, left to right
    tokens: list[int]  # season * 8 + province: clan that won the token, or NOBODY
    # shipping routes decided in this Marshal or Fujin: (route, open or closed)
    tolls: tuple[tuple[int, bool], ...]
    turn: int  # mandate turns begun this season
    version: int  # accepted answers
    victor: int  # who won the battle being fought, NOBODY until then
    vp: list[int]
    war: tuple[int, ...]  # provinces with a war number, in order
    war_at: int  # index in `war` of the one being resolved, or NOBODY
    wealth: tuple[int, ...]  # Coins of each clan before the event being resolved

    fields: ClassVar[tuple[str, ...]] = (
        *("allied_seasons", "ally", "battle", "bids", "clans", "coins", "current", "dead", "display"),
        *("gain", "gained", "gained_since", "hired", "honor", "hostages", "kami_at", "kami_moved"),
        *("kami_unbound", "laid", "left", "listening", "owned", "phase", "pieces", "reaped", "reveals"),
        *("ronin", "season", "season_set", "shrines", "tokens", "tolls", "turn", "version", "victor", "vp"),
        *("war", "war_at", "wealth"),
    )
    __slots__ = fields

    @staticmethod
    def at_start(
        clans: tuple[int, ...], season_set: str, shrines: tuple[int, ...], kami_unbound: bool
    ) -> Public:
        """Before anything is dealt; `Public()` alone is blank, for `copy` to fill."""
        p = Public()
        p.clans = clans
        p.left = _left_of(clans)
        p.season_set = season_set
        p.shrines = shrines
        p.kami_unbound = kami_unbound
        p.season = 0
        p.phase = 0
        p.turn = 0
        p.current = NOBODY  # nobody has taken a mandate turn yet
        p.version = 0
        p.reveals = 0
        p.dead = 0
        p.gained = 0
        p.gained_since = ()
        p.gain = NOBODY
        p.kami_moved = 0
        p.reaped = ()
        p.tolls = ()
        p.battle = ()
        p.bids = ()
        p.hired = (NOBODY, 0)
        p.victor = NOBODY
        p.war = ()
        p.war_at = NOBODY
        p.wealth = ()
        p.vp = [0] * _CLAN_SLOTS
        p.coins = [0] * _CLAN_SLOTS
        p.ronin = [0] * _CLAN_SLOTS
        p.honor = list(clans)
        p.ally = [NOBODY] * _CLAN_SLOTS
        p.allied_seasons = [0] * _CLAN_SLOTS
        p.listening = [0] * _CLAN_SLOTS
        p.pieces = bytes(PLACES * _CLAN_SLOTS * KINDS)
        p.owned = bytes(_CLAN_SLOTS * CARD_COUNT)
        p.display = [0] * CARD_COUNT
        p.tokens = [NOBODY] * (3 * MAP_SIZE)
        p.hostages = []
        p.laid = []
        p.kami_at = [NOBODY] * 4
        return p

    def copy(self) -> Public:
        twin = Public()
        twin.clans = self.clans
        twin.left = self.left
        twin.season_set = self.season_set
        twin.shrines = self.shrines
        twin.kami_unbound = self.kami_unbound
        twin.season = self.season
        twin.phase = self.phase
        twin.turn = self.turn
        twin.current = self.current
        twin.version = self.version
        twin.reveals = self.reveals
        twin.dead = self.dead
        twin.gained = self.gained
        twin.gained_since = self.gained_since
        twin.gain = self.gain
        twin.kami_moved = self.kami_moved
        twin.reaped = self.reaped
        twin.tolls = self.tolls
        twin.battle = self.battle
        twin.bids = self.bids
        twin.hired = self.hired
        twin.victor = self.victor
        twin.war = self.war
        twin.war_at = self.war_at
        twin.wealth = self.wealth
        twin.vp = self.vp.copy()
        twin.coins = self.coins.copy()
        twin.ronin = self.ronin.copy()
        twin.honor = self.honor
        twin.ally = self.ally
        twin.allied_seasons = self.allied_seasons
        twin.listening = self.listening
        twin.pieces = self.pieces
        twin.owned = self.owned
        twin.display = self.display
        twin.tokens = self.tokens
        twin.hostages = self.hostages
        twin.laid = self.laid
        twin.kami_at = self.kami_at
        return twin

    def separate(self) -> None:
        """Hold no list in common with any other state."""
        self.honor = self.honor.copy()
        self.ally = self.ally.copy()
        self.allied_seasons = self.allied_seasons.copy()
        self.listening = self.listening.copy()
        self.display = self.display.copy()
        self.tokens = self.tokens.copy()
        self.hostages = self.hostages.copy()
        self.laid = self.laid.copy()
        self.kami_at = self.kami_at.copy()

    def share(self, other: Public) -> None:
        """Hold the other's lists where they are equal. From then on, only copies of both may change."""
        for name in LISTS:
            theirs = getattr(other, name)
            if getattr(self, name) == theirs:
                setattr(self, name, theirs)

    def key(self) -> tuple[object, ...]:
        """All that makes two positions the same, hashable. See `state.digest` for what is left out."""
        return (
            *(self.clans, self.season_set, self.shrines, self.kami_unbound, self.season, self.phase),
            *(self.turn, self.current, self.dead, self.gained, self.gained_since, self.gain, self.kami_moved),
            *(self.reaped, self.tolls, self.battle, self.bids, self.hired, self.victor, self.war),
            *(self.war_at, self.wealth, self.pieces, self.owned, tuple(self.display)),
            *(tuple(self.tokens), tuple(self.vp), tuple(self.coins), tuple(self.ronin), tuple(self.honor)),
            *(tuple(self.ally), tuple(self.allied_seasons), tuple(self.hostages), tuple(self.laid)),
            tuple(self.kami_at),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return _public, ([getattr(self, name) for name in self.fields],)


def _public(values: list[Any]) -> Public:
    p = Public()
    for name, value in zip(Public.fields, values, strict=True):
        setattr(p, name, value)
    return p


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A copy of a list with another value at an index."""
    changed = values.copy()
    changed[index] = value
    return changed


def added(counts: bytes, index: int, number: int) -> bytes:
    """The same counts with a number added at an index. Joined slices take less time than an array."""
    count = counts[index] + number
    if count < 0:
        raise ValueError(f"a count of {count}")
    return counts[:index] + _BYTE[count] + counts[index + 1 :]


def _left_of(clans: tuple[int, ...]) -> tuple[int, ...]:
    left = [NOBODY] * _CLAN_SLOTS
    for seat, clan in enumerate(clans):
        left[clan] = clans[(seat + 1) % len(clans)]
    return tuple(left)

"""The public state: everything all players can see, in flat lists of small ints."""

from __future__ import annotations

from hinode.vocab.ids import CARD_COUNT, CLANS, KINDS, MAP_SIZE, NOBODY, PLACES

_CLAN_SLOTS = len(CLANS)
# Laid mandate: (turn, clan, tile or HIDDEN, mandate carried out).
Laid = tuple[int, int, int, int]


class Public:
    """The public state. Lists are indexed by clan, or as their comment says."""

    __slots__ = (
        "allied_seasons",  # per clan: bit s set when it had an ally in season s
        "ally",  # per clan: its ally or NOBODY
        "battle",  # clans of the battle being fought, empty outside one
        "bids",  # per clan: the code of its revealed bid, or NO_BID; empty while none are
        "clans",  # the seats, clockwise (SET-2)
        "coins",
        "current",  # the clan whose mandate turn it is, or was last
        "dead",  # figures killed in the battle being fought (BAT-12)
        "display",  # per card: copies on offer
        "gain",  # clans that already got their bonus in the current VP gain, as bits; NOBODY outside a gain
        "gained",  # clans that took Coins from the pile in the event being resolved, as bits
        "gained_since",  # (clan, card, clans that took Coins since) of cards bought in this event (CAR-11)
        "hired",  # (clan, force) of the Ronin hired in this battle, clan NOBODY for none
        "honor",  # the honor track, top first
        "hostages",  # (captor, owner, kind) of each
        "kami_at",  # per shrine slot: province of the kami's figure, or NOBODY beside the shrine
        "kami_moved",  # kami figures moved in this Marshal, as bits by shrine slot (KUB-4)
        "kami_unbound",
        "laid",  # this season's mandates
        "left",  # per clan: the player to its left
        "listening",  # per clan: bits of the windows for which it owns something (rules.triggers.hooks)
        "owned",  # clan * CARD_COUNT + card: copies
        "phase",
        "pieces",  # ids.at(place, clan) + kind: count
        "reaped",  # clan * 8 + province of each reward gained in this Harvest
        "reveals",  # how many times hidden information was revealed
        "ronin",
        "season",
        "season_set",
        "shrines",  # the four kami, left to right
        "tokens",  # season * 8 + province: clan that won the token, or NOBODY
        "tolls",  # shipping routes decided in this Marshal or Fujin: (route, open or closed)
        "turn",  # mandate turns begun this season
        "version",  # accepted answers
        "victor",  # who won the battle being fought, NOBODY until then
        "vp",
        "war",  # provinces with a war number, in order
        "war_at",  # index in `war` of the one being resolved, or NOBODY
        "wealth",  # Coins of each clan before the event being resolved
    )

    def __init__(self, clans: tuple[int, ...], season_set: str, shrines: tuple[int, ...], kami_unbound: bool):
        self.clans = clans
        self.left = _left_of(clans)
        self.season_set = season_set
        self.shrines = shrines
        self.kami_unbound = kami_unbound
        self.season = 0
        self.phase = 0
        self.turn = 0
        self.current = NOBODY  # nobody has taken a mandate turn yet
        self.version = 0
        self.reveals = 0
        self.dead = 0
        self.gained = 0
        self.gained_since: tuple[tuple[int, int, int], ...] = ()
        self.gain = NOBODY
        self.kami_moved = 0
        self.reaped: tuple[int, ...] = ()
        self.tolls: tuple[tuple[int, bool], ...] = ()
        self.battle: tuple[int, ...] = ()
        self.bids: tuple[int, ...] = ()
        self.hired: tuple[int, int] = (NOBODY, 0)
        self.victor = NOBODY
        self.war: tuple[int, ...] = ()
        self.war_at = NOBODY
        self.wealth: tuple[int, ...] = ()
        self.vp = [0] * _CLAN_SLOTS
        self.coins = [0] * _CLAN_SLOTS
        self.ronin = [0] * _CLAN_SLOTS
        self.honor = list(clans)
        self.ally = [NOBODY] * _CLAN_SLOTS
        self.allied_seasons = [0] * _CLAN_SLOTS
        self.listening = [0] * _CLAN_SLOTS
        self.pieces = bytearray(PLACES * _CLAN_SLOTS * KINDS)  # bytes are fast to copy
        self.owned = bytearray(_CLAN_SLOTS * CARD_COUNT)
        self.display = [0] * CARD_COUNT
        self.tokens = [NOBODY] * (3 * MAP_SIZE)
        self.hostages: list[tuple[int, int, int]] = []
        self.laid: list[Laid] = []
        self.kami_at = [NOBODY] * 4

    def copy(self) -> Public:
        twin = Public.__new__(Public)
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
        twin.honor = self.honor.copy()
        twin.ally = self.ally.copy()
        twin.allied_seasons = self.allied_seasons.copy()
        twin.listening = self.listening.copy()
        twin.pieces = self.pieces.copy()
        twin.owned = self.owned.copy()
        twin.display = self.display.copy()
        twin.tokens = self.tokens.copy()
        twin.hostages = self.hostages.copy()
        twin.laid = self.laid.copy()
        twin.kami_at = self.kami_at.copy()
        return twin


def _left_of(clans: tuple[int, ...]) -> tuple[int, ...]:
    left = [NOBODY] * _CLAN_SLOTS
    for seat, clan in enumerate(clans):
        left[clan] = clans[(seat + 1) % len(clans)]
    return tuple(left)

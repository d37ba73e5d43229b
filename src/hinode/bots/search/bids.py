"""Bids: candidates, limits for sensible bids, and the simulated outcome of a battle."""

from __future__ import annotations

from random import Random

from hinode.bots.search.lookahead import best_of
from hinode.bots.style import Style
from hinode.known.public import Public
from hinode.rules.queries import TRAITS, outranks, with_force
from hinode.vocab import codes
from hinode.vocab.facts import TOUCHABLE
from hinode.vocab.ids import HOSTAGE, NOBODY, POETS, RONIN, SEPPUKU, at
from hinode.worlds.world import World

Bid = tuple[int, int, int, int]


def pack_bid(bid: Bid) -> int:
    return codes.pack(codes.BID, *bid)


def can_capture(p: Public, clan: int, province: int) -> bool:
    """Whether there is a figure to take hostage (RUL-6)."""
    return any(p.pieces[at(province, c) + kind] for c in p.clans if c != clan for kind in TOUCHABLE)


def is_last_battle(p: Public, clan: int) -> bool:
    """Whether the clan has no other battle this season in the current position."""
    later = p.war[p.war_at + 1 :]
    return not any(clan in there and len(there) > 1 for there in (with_force(p, pr) for pr in later))


class BidLimits:
    """What limits a clan's bids in a battle."""

    __slots__ = ("captives", "coins", "enough", "spend_all", "spots")

    def __init__(self, p: Public, clan: int, province: int) -> None:
        self.coins = p.coins[clan]
        # A bid of this many Coins wins an advantage for certain (BAT-4).
        self.enough = max([p.coins[c] + (not outranks(p, clan, c)) for c in p.battle if c != clan], default=0)
        self.enough = max(1, self.enough)
        self.captives = can_capture(p, clan, province)
        self.spots = useful_spots(p, clan, province)
        self.spend_all = (
            is_last_battle(p, clan) and not TRAITS[clan].coins_are_ronin
        )  # the Koi fight with unspent Coins

    def sanitized(self, bid: Bid) -> Bid:
        """The bid without useless Coins, and with all Coins in the clan's last battle."""
        coins = [min(stake, self.enough) for stake in bid]
        if not self.captives:
            coins[POETS] = min(coins[POETS] + coins[HOSTAGE], self.enough)
            coins[HOSTAGE] = 0
        if self.spend_all:
            self._spend_rest(coins)
        return (coins[0], coins[1], coins[2], coins[3])

    def _spend_rest(self, coins: list[int]) -> None:
        """Put Coins that would be discarded on other advantages, then anywhere."""
        last = RONIN if RONIN in self.spots else POETS
        for spot in (last, *self.spots):
            more = min(self.coins - sum(coins), max(0, self.enough - coins[spot]))
            coins[spot] += more
        coins[last] += self.coins - sum(coins)


def candidate_bids(p: Public, clan: int, province: int, rng: Random, count: int) -> list[Bid]:
    """Candidate bids: nothing, all on one advantage, and splits between two. A random sample if too many."""
    limits = BidLimits(p, clan, province)
    coins, spots = limits.coins, limits.spots
    found: list[Bid] = [(0, 0, 0, 0)]
    for stake in sorted({coins, (coins + 1) // 2, (coins + 2) // 3, 1} - {0}):
        if stake > coins:
            continue
        for one in spots:
            found.append(_split(stake, one, one, stake))
            found += [_split(stake, one, two, (stake + 1) // 2) for two in spots if two != one]
    if len(found) > count:
        found = found[:1] + rng.sample(found[1:], count - 1)
    return sorted({limits.sanitized(bid) for bid in found})


def spread_bids(p: Public, clan: int, province: int) -> list[Bid]:
    """Candidate bids of a few Coins on each of three or four advantages."""
    limits = BidLimits(p, clan, province)
    found: set[Bid] = set()
    for left_out in (NOBODY, *limits.spots):
        chosen = [spot for spot in limits.spots if spot != left_out]
        for each in (1, 2, 3):
            if len(chosen) > 2 and each * len(chosen) <= limits.coins:
                bid = [each if spot in chosen else 0 for spot in range(4)]
                found.add(limits.sanitized((bid[0], bid[1], bid[2], bid[3])))
    return sorted(found)


def _split(stake: int, one: int, two: int, first: int) -> Bid:
    bid = [0, 0, 0, 0]
    bid[one] += first
    bid[two] += stake - first
    return (bid[0], bid[1], bid[2], bid[3])


def useful_spots(p: Public, clan: int, province: int) -> list[int]:
    """Advantages worth a bid for the clan, to use them or to deny them."""
    spots = [POETS]
    if any(p.pieces[at(province, clan) : at(province, clan) + 3]):
        spots.append(SEPPUKU)
    if can_capture(p, clan, province):
        spots.append(HOSTAGE)
    if any(p.ronin[c] or (TRAITS[c].coins_are_ronin and p.coins[c]) for c in p.battle):
        spots.append(RONIN)
    return sorted(spots)


def fight_out(world: World, bids: dict[int, Bid], style: Style, careful: bool = True) -> World:
    """The world after this battle with these bids, if every winner uses its advantage well.

    If careful, the best use of Seppuku and hostages is searched. Otherwise a simple rule decides.
    """
    after = world.copy()
    p = after.public
    version = p.war_at
    if style.tuned:
        asked = [ask.clan for ask in after.asks()]
        for clan in [clan for clan in bids if clan not in asked]:
            after.guess_bid(clan, pack_bid(bids[clan]))
    while after.asks() and p.war_at == version:
        ask = after.asks()[0]
        if ask.kind == "bid":
            if ask.clan not in bids:
                break
            after.play(ask.clan, pack_bid(bids[ask.clan]))
            bids = {clan: bid for clan, bid in bids.items() if clan != ask.clan}
        elif careful and ask.cause in ("seppuku", "hostage"):
            after.play(ask.clan, best_of(after, ask, after.codes(ask), style)[0])
        elif ask.kind == "offer":
            after.play(ask.clan, use_advantage(after, ask.clan, ask.cause))
        else:
            after.play(ask.clan, after.codes(ask)[-1])
    return after


def use_advantage(world: World, clan: int, cause: str) -> int:
    """Yes to Ronin and Poets, and to Seppuku if the battle looks lost."""
    if cause != "seppuku":
        return codes.YES
    p = world.public
    province = p.war[p.war_at]
    strongest = max(p.battle, key=lambda c: sum(p.pieces[at(province, c) : at(province, c) + 12]))
    return codes.NO if strongest == clan else codes.YES

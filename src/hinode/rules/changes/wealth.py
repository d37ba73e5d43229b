"""Victory points, Coins and Ronin."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.triggers import hooks
from hinode.state.state import State
from hinode.vocab.ids import MAP_SIZE, NOBODY


def gain_vp(s: State, clan: int, amount: int, cause: str) -> None:
    """A gain of VP; bonuses on gains apply once per gain (CAR-7, see `open_gain`)."""
    if not amount:
        return
    p = s.public
    p.vp[clan] += amount
    s.emit("vp", cause, clan, amount)
    if p.listening[clan] >> hooks.VP & 1 and (p.gain == NOBODY or not p.gain >> clan & 1):
        if p.gain != NOBODY:
            p.gain |= 1 << clan
        for source in hooks.LISTENERS[hooks.VP]:
            extra = source.copies(p, clan) * source.extra_vp(p, clan)
            if extra:
                p.vp[clan] += extra
                s.emit("vp", source.id, clan, extra)


def open_gain(s: State) -> None:
    """From here on all VP a clan gains are one gain, until `close_gain`."""
    s.public.gain = 0


def close_gain(s: State) -> None:
    s.public.gain = NOBODY


def open_pile(s: State) -> None:
    """From here on all Coins from the pile are one event of gain; wealth is compared now (CAR-13)."""
    p = s.public
    p.wealth = tuple(p.coins)
    p.gained = 0
    p.gained_since = ()


def pile_gains(p: Public) -> tuple[int, ...]:
    """Which clans gained Coins in the event, as bits, then the Coins of each clan before it.

    For each card bought in the event: its clan, its number, and which clans gained after that (CAR-11).
    """
    late = [number for bought in p.gained_since for number in bought]
    return (p.gained, *p.wealth, *late)


def close_pile(s: State) -> None:
    p = s.public
    p.wealth = ()
    p.gained = 0
    p.gained_since = ()


def mark_bought(s: State, clan: int, card: int) -> None:
    """The card reacts only to gains from here on, within the event being resolved (CAR-11)."""
    s.public.gained_since = (*s.public.gained_since, (clan, card, 0))


def open_mandate(s: State, one_gain: bool) -> None:
    """All Coins of a mandate are one gain, and all VP of a Harvest too (POL-8)."""
    open_pile(s)
    if one_gain:
        open_gain(s)


def close_mandate(s: State) -> None:
    p = s.public
    p.gain = NOBODY
    p.kami_moved = 0
    p.reaped = ()


def close_routes(s: State) -> None:
    """A Marshal or a use of Fujin is over, and what was agreed on shipping routes with it (RUL-14)."""
    s.public.tolls = ()


def decide_route(s: State, clan: int, owner: int, route: int, charged: bool, cause: str) -> None:
    """A charged mover who has the Coin pays it to the owner; one who has none cannot pass (RUL-14)."""
    p = s.public
    passes = not charged or p.coins[clan] > 0
    s.emit("toll", cause, clan, owner, charged)
    if charged and passes:
        hand_over(s, clan, owner, 1, cause)
    p.tolls = (*(toll for toll in p.tolls if toll[0] != route), (route, passes))


def mark_reaped(s: State, clan: int, province: int) -> None:
    s.public.reaped = (*s.public.reaped, clan * MAP_SIZE + province)


def lose_vp(s: State, clan: int, amount: int, cause: str) -> int:
    """Lose at most what the clan has (RUL-16, CAR-8); returns the number lost."""
    lost = min(amount, s.public.vp[clan])
    if lost:
        s.public.vp[clan] -= lost
        s.emit("vp", cause, clan, -lost)
    return lost


def gain_coins(s: State, clan: int, amount: int, cause: str) -> None:
    """Coins from the common pile."""
    if amount:
        p = s.public
        p.coins[clan] += amount
        if p.wealth:  # inside an event of gain
            p.gained |= 1 << clan
            if p.gained_since:
                p.gained_since = tuple((c, card, bits | 1 << clan) for c, card, bits in p.gained_since)
        s.emit("coins", cause, clan, amount)


def exchange_for_coins(s: State, clan: int, amount: int, cause: str) -> None:
    """Coins in exchange for something else: no gain from the pile."""
    s.public.coins[clan] += amount
    s.emit("coins", cause, clan, amount)


def hand_over(s: State, clan: int, to: int, amount: int, cause: str) -> int:
    """Coins from one clan to another, at most what the clan has (CAR-8); no gain from the pile."""
    p = s.public
    taken = min(amount, p.coins[clan])
    if taken:
        p.coins[clan] -= taken
        p.coins[to] += taken
        s.emit("coins", cause, clan, -taken)
        s.emit("coins", cause, to, taken)
    return taken


def spend_coins(s: State, clan: int, amount: int, cause: str) -> None:
    """Coins to the common pile."""
    if amount:
        s.public.coins[clan] -= amount
        s.emit("coins", cause, clan, -amount)


def gain_ronin(s: State, clan: int, amount: int, cause: str) -> None:
    if amount:
        s.public.ronin[clan] += amount
        s.emit("ronin", cause, clan, amount)


def drop_ronin(s: State, clan: int, amount: int, cause: str) -> None:
    if amount:
        s.public.ronin[clan] -= amount
        s.emit("ronin", cause, clan, -amount)


def give(s: State, clan: int, to: int, coins: int, ronin: int) -> None:
    """A gift of one's own Coins and Ronin (NEG-1)."""
    p = s.public
    p.coins[clan] -= coins
    p.coins[to] += coins
    p.ronin[clan] -= ronin
    p.ronin[to] += ronin
    s.emit("gift", "NEG-1", clan, to, coins, ronin)

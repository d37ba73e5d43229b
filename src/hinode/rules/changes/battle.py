"""War: the province being resolved, bids, hired Ronin, victory, reparations."""

from __future__ import annotations

from hinode.rules.changes.seasons import reveal
from hinode.state.state import State
from hinode.vocab.codes import bid_total
from hinode.vocab.ids import NOBODY


def go_to_war(s: State, number: int) -> int:
    """The province with the next war number is resolved (WAR-2)."""
    p = s.public
    p.war_at = number
    return s.emit("province_at_war", "WAR-2", p.war[number], number + 1)


def start_battle(s: State, province: int, clans: tuple[int, ...]) -> int:
    p = s.public
    p.battle = clans
    p.dead = 0
    return s.emit("battle_started", "WAR-6", province, clans)


def end_battle(s: State) -> None:
    p = s.public
    p.battle = ()
    p.bids = ()
    p.hired = (NOBODY, 0)
    p.victor = NOBODY
    p.dead = 0
    s.emit("battle_ended", "BAT-13", p.war[p.war_at])


def reveal_bids(s: State, bids: tuple[int, ...]) -> None:
    """All together; the Coins bid leave the reserve, those not bid stay (BAT-3)."""
    reveal(s)
    p = s.public
    p.bids = bids
    for clan in p.battle:
        p.coins[clan] -= bid_total(bids[clan])
        s.emit("bid_revealed", "BAT-3", clan, bids[clan], p.war[p.war_at])


def hire_ronin(s: State, clan: int, force: int) -> None:
    """Force for this battle's outcome; no token is spent (BAT-9)."""
    s.public.hired = (clan, force)
    s.emit("ronin_hired", "ronin", clan, force)


def win_battle(s: State, clan: int, province: int, force: int) -> None:
    s.public.victor = clan
    s.emit("battle_won", "BAT-10", clan, province, force)


def discard_bid(s: State, clan: int, amount: int) -> None:
    """A loser's bid goes to the pile; the Coins left the reserve when it was revealed (BAT-13)."""
    if amount:
        s.emit("bid_discarded", "BAT-13", clan, amount)


def pay_reparation(s: State, clan: int, to: int, amount: int) -> None:
    """Coins the winner bid go to a loser (BAT-13)."""
    if amount:
        s.public.coins[to] += amount
        s.emit("reparation", "BAT-13", clan, to, amount)

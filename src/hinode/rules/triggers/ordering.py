"""Whether the order of simultaneous effects can matter (HON-5, RUL-1).

Effects are judged by what they read and write. Of those that ask nothing and may disturb each other,
every order is played on a copy, and where two orders differ it matters.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import Final

from hinode.flow import driver
from hinode.known.public import Public
from hinode.rules.triggers import hooks
from hinode.rules.triggers.hooks import Args, Source
from hinode.state.frame import Frame
from hinode.state.log import CountingLog
from hinode.state.state import State

Due = tuple[int, int]  # (clan, number of the source among the window's listeners)
React = Callable[[int, int, int, Args], Frame]  # the frame that carries one out: window, clan, number, args
Outcome = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], bytes]


# Of these, what several effects write adds up in any order.
_ADDED_UP: Final = hooks.MY_COINS | hooks.THEIR_COINS | hooks.MY_RONIN
# Winter Upgrades gain their owner VP for what no other one changes (WIN-2): no order matters.
_INDEPENDENT: Final = (hooks.WINTER_SCORING,)


def clashing_clans(s: State, window: int, args: Args, due: tuple[Due, ...], react: React) -> tuple[int, ...]:
    """The clans whose place among the others can matter, by honor."""
    if window in _INDEPENDENT:
        return ()
    found: set[int] = set()
    listeners = hooks.LISTENERS[window]
    silent = tuple(pair for pair in due if not listeners[pair[1]].asks)
    if any(clan != silent[0][0] for clan, _ in silent) and may_clash(s.public, window, silent):
        found |= _tried_out(s, window, args, silent, react)
    for clan, one in due:
        for other, two in due:
            asks = listeners[one].asks or listeners[two].asks
            if clan != other and asks and _disturbs(s.public, clan, listeners[one], other, listeners[two]):
                found |= {clan, other}
    return tuple(clan for clan in s.public.honor if clan in found)


def order_matters(s: State, window: int, args: Args, clan: int, due: tuple[Due, ...], react: React) -> bool:
    """Whether a clan's own effects come out differently in another order."""
    if window in _INDEPENDENT:
        return False
    listeners = hooks.LISTENERS[window]
    silent = tuple(pair for pair in due if not listeners[pair[1]].asks)
    if may_clash(s.public, window, silent):
        orders = {_outcome(s, window, args, order, react) for order in set(permutations(silent))}
        if len(orders) > 1:
            return True
    sources = [listeners[number] for _, number in due]
    return any(
        (one.asks or two.asks) and one.writes & two.reading(s.public, clan)
        for one in sources
        for two in sources
        if one is not two
    )


def may_clash(p: Public, window: int, due: tuple[Due, ...]) -> bool:
    """Whether any of these effects may change what another one does, so that they are to be tried out."""
    if hooks.anyone_listens(p, hooks.PILE):
        return True  # cards that react to gains compare what the clans have
    listeners = hooks.LISTENERS[window]
    for clan, one in due:
        for other, two in due:
            second = listeners[two]
            concerns = second.reading(p, other) | second.writes & ~_ADDED_UP
            seen = listeners[one].writes if clan == other else _across(listeners[one].writes)
            if seen & concerns and (clan != other or one != two):
                return True
    return False


def _tried_out(s: State, window: int, args: Args, due: tuple[Due, ...], react: React) -> set[int]:
    """Clans whose swap with a neighbor changes the outcome, however each clan orders its own effects."""
    clans = tuple(dict.fromkeys(clan for clan, _ in due))
    own_orders = [_own_orders(window, [pair for pair in due if pair[0] == clan]) for clan in clans]
    found: set[int] = set()
    for chosen in product(*own_orders):
        found |= _swaps(s, window, args, dict(zip(clans, chosen, strict=True)), react)
    return found


def _own_orders(window: int, own: list[Due]) -> list[tuple[Due, ...]]:
    """The orders in which a clan can carry out its own effects: late ones stay last (RUL-2)."""
    listeners = hooks.LISTENERS[window]
    early = [pair for pair in own if not listeners[pair[1]].late]
    late = [pair for pair in own if listeners[pair[1]].late]
    return [(*order, *late) for order in dict.fromkeys(permutations(early))]


def _swaps(s: State, window: int, args: Args, effects: dict[int, tuple[Due, ...]], react: React) -> set[int]:
    """Clans that change the outcome when they swap with a neighboring clan; a clan's own order is fixed."""
    outcomes = {
        order: _outcome(s, window, args, tuple(pair for clan in order for pair in effects[clan]), react)
        for order in permutations(effects)
    }
    found: set[int] = set()
    for order, outcome in outcomes.items():
        for place in range(len(order) - 1):
            swapped = (*order[:place], order[place + 1], order[place], *order[place + 2 :])
            if outcomes[swapped] != outcome:
                found |= {order[place], order[place + 1]}
    return found


def _outcome(s: State, window: int, args: Args, order: tuple[Due, ...], react: React) -> Outcome:
    """The state after these effects, one after another."""
    twin = s.copy_idle()
    twin.log = CountingLog()
    twin.standings = CountingLog()
    for clan, number in order:
        twin.push(react(window, clan, number, args))
        driver.run(twin)
    p = twin.public
    return tuple(p.vp), tuple(p.coins), tuple(p.ronin), tuple(p.honor), p.pieces


def _across(writes: int) -> int:
    """What a clan writes, as another clan sees it; a choice on the board is seen wherever it falls."""
    seen = writes & hooks.HONOR
    if writes & hooks.MY_COINS:
        seen |= hooks.THEIR_COINS
    if writes & hooks.THEIR_COINS:
        seen |= hooks.MY_COINS | hooks.THEIR_COINS
    if writes & (hooks.ON_MAP | hooks.IN_SHRINES):
        seen |= hooks.ON_MAP | hooks.IN_SHRINES
    return seen


def _disturbs(p: Public, clan: int, source: Source, other: int, second: Source) -> bool:
    """Whether a clan's effect can change what another clan's effect does, or is chosen to do."""
    return bool(_across(source.writes) & second.reading(p, other))

"""Lookahead: evaluate options in a sampled world, and answer quickly in simulations."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from hinode.bots.evaluation.expected_vp import relative_value
from hinode.bots.style import Style
from hinode.known.public import Public
from hinode.vocab import codes
from hinode.vocab.ids import NOBODY, PHASE_POLITICAL
from hinode.vocab.option_codes import OptionCodes
from hinode.worlds.world import Ask, World

DECLINING: Final = (codes.DONE, codes.NO, codes.READY)
Bonus = Callable[[int], float]  # VP of an answer besides its outcome
SAME: Final = 1e-9  # VP; options that differ by less are equally good


def afterstate(world: World, clan: int, code: int, style: Style) -> float:
    """The value of the position for a clan right after its answer."""
    after = world.copy()
    after.play(clan, code)
    return relative_value(after.public, clan, style)


def best_of(
    world: World, ask: Ask, options: OptionCodes, style: Style, bonus: Bonus | None = None
) -> tuple[int, float]:
    """The option with the best afterstate, and its value. What changes nothing is declined."""
    best, most = options[0], float("-inf")
    for code in declining_first(options):
        value = afterstate(world, ask.clan, code, style)
        if bonus is not None:
            value += bonus(code)
        if value > most + SAME:
            best, most = code, value
    return best, most


def declining_first(options: OptionCodes) -> list[int]:
    """The options, with those that decline first, so that they win ties."""
    return [c for c in options if c in DECLINING] + [c for c in options if c not in DECLINING]


def without_broken_promises(options: list[int], bonus: Bonus | None) -> list[int]:
    """The options that break no promise; all of them if each one does."""
    return options if bonus is None else [code for code in options if bonus(code) >= 0] or options


def limit_options(p: Public, options: OptionCodes, limit: int, rng: Random) -> OptionCodes:
    """At most `limit` options: those that decline, most of those that lead to a war, and some others."""
    if len(options) <= limit:
        return options
    distinct = [code for code in options if not _same_as_another(p, code, options)]
    declining = [code for code in distinct if code in DECLINING]
    at_war = p.war[max(0, p.war_at) :]
    first = [code for code in distinct if code not in DECLINING and _leads_to(code) in at_war]
    rest = [code for code in distinct if code not in DECLINING and _leads_to(code) not in at_war]
    rng.shuffle(first)
    rng.shuffle(rest)
    share = max(1, limit // 4) if rest else 0  # options without a war: harvests, shrines, retreats
    return (declining + first[: limit - len(declining) - share] + rest)[:limit]


def _leads_to(code: int) -> int:
    """The province that a piece goes to by this answer; NOBODY if there is none."""
    verb = codes.verb_of(code)
    if verb == codes.SUMMON:
        return codes.arg(code, 1) if codes.arg(code, 2) == codes.NONE else NOBODY
    if verb == codes.MOVE:
        return codes.arg(code, 2)
    return codes.arg(code, 1) if verb == codes.PLACE else NOBODY


def _same_as_another(p: Public, code: int, options: OptionCodes) -> bool:
    """Whether the same worshipper can go to the same shrine through an earlier province."""
    if codes.verb_of(code) != codes.SUMMON or codes.arg(code, 2) == codes.NONE:
        return False
    kind, kami = codes.arg(code, 0), codes.arg(code, 2)
    ways = (codes.pack(codes.SUMMON, kind, province, kami) for province in range(codes.arg(code, 1)))
    return any(way in options for way in ways)


def announced(code: int) -> int:
    """The mandate that is carried out. The Lotus may announce one that is not on the tile."""
    return codes.arg(code, 0) if codes.arg(code, 1) == codes.NONE else codes.arg(code, 1)


def after_mandate(world: World, clan: int, code: int, style: Style, rng: Random, limit: int) -> Public:
    """The position at the end of the mandate turn. For each question, `limit` options are evaluated."""
    after = world.copy()
    after.play(clan, code)
    p = after.public
    turn = p.turn
    while after.asks() and p.phase == PHASE_POLITICAL and p.turn == turn:
        ask = after.asks()[0]
        after.play(ask.clan, quick_answer(after, ask, style, rng, limit))
    return p


def quick_answer(world: World, ask: Ask, style: Style, rng: Random, limit: int) -> int:
    """A reasonable answer at low cost, for simulations."""
    options = world.codes(ask)
    if ask.kind == "tea":
        return codes.READY
    if ask.kind == "bid":
        return quick_bid(world, ask.clan, rng)
    if ask.kind == "mandate":
        return options[rng.randrange(len(options))]
    if len(options) == 1:
        return options[0]
    return best_of(world, ask, limit_options(world.public, options, limit, rng), style)[0]


def quick_bid(world: World, clan: int, rng: Random) -> int:
    """A random bid on up to two advantages."""
    p = world.public
    coins = p.coins[clan]
    if not coins:
        return codes.pack(codes.BID)
    fights = max(1, len(p.war) - p.war_at)
    stake = coins if fights == 1 else min(coins, max(1, round(coins * rng.uniform(0.3, 0.9))))
    first = rng.randrange(stake + 1)
    bids = [0, 0, 0, 0]
    bids[rng.choice((2, 2, 3, 1, 0))] += first
    bids[rng.choice((2, 3, 3, 1))] += stake - first
    return codes.pack(codes.BID, *bids)

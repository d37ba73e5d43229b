"""The level `greedy`: takes the option with the best position right after it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hinode.bots.alliances.tea_ceremony import TeaStrategy
from hinode.bots.bot import Choice
from hinode.bots.evaluation.position import forget_estimates, relative_value
from hinode.bots.search.battle import best_in_battle, in_battle
from hinode.bots.search.bids import Bid, candidate_bids, pack_bid, spread_bids
from hinode.bots.search.lookahead import best_of, limit_options, quick_answer
from hinode.bots.search.regret_matching import BattleOutcomes
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES, Style
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.ids import BETRAY, CLAN_NO, NOBODY, PHASE_POLITICAL
from hinode.worlds.world import Ask, World

MAX_OPTIONS = 20  # options evaluated in one question
ROLLOUT_OPTIONS = 4  # options evaluated in each question of a simulated mandate

# VP lost by breaking an alliance: trust that later alliances would need (Spring, Summer, Autumn).
BROKEN = (2.5, 1.8, 1.0)


class GreedyBot:
    """The default opponent. It simulates mandates and tries bids against guesses."""

    def __init__(self, style: str = "plain") -> None:
        self.style: Style = replace(STYLES[style], tuned=True)
        self.tea_strategy: TeaStrategy | None = None

    def choose(self, seat: Seat) -> Choice:
        if seat.decision.kind == "tea":
            if self.tea_strategy is None:
                self.tea_strategy = TeaStrategy(seat.clan, self.style)
            return self.tea_strategy.choose(seat)
        forget_estimates()
        world = seat.world()
        ask = next(ask for ask in world.asks() if ask.clan == CLAN_NO[seat.clan])
        return Choice(codes.decode(self.code_for(seat, world, ask)))

    def code_for(self, seat: Seat, world: World, ask: Ask) -> int:
        if ask.kind == "mandate":
            return best_mandate(world, ask, self.style, seat.rng)
        if ask.kind == "bid":
            return pack_bid(best_bid(world, ask, self.style, seat.rng))
        if in_battle(world.public):
            return best_in_battle(world, ask, self.style)
        options = limit_options(world.public, world.codes(ask), MAX_OPTIONS, seat.rng)
        return best_of(world, ask, options, self.style)[0]


def play_mandate(world: World, style: Style, rng: Random, most: int = ROLLOUT_OPTIONS) -> None:
    """Simulate the rest of a mandate turn."""
    p = world.public
    turn = p.turn
    while world.asks() and p.phase == PHASE_POLITICAL and p.turn == turn:
        ask = world.asks()[0]
        world.play(ask.clan, quick_answer(world, ask, style, rng, most))


def best_mandate(world: World, ask: Ask, style: Style, rng: Random) -> int:
    """Simulate each mandate, and take the one with the best outcome."""
    best, most = NOBODY, float("-inf")
    tried: dict[int, float] = {}
    for code in world.codes(ask):
        mandate = announced(code)
        if mandate not in tried:
            after = world.copy()
            after.play(ask.clan, code)
            play_mandate(after, style, rng)
            tried[mandate] = relative_value(after.public, ask.clan, style) + style_bonus(
                world, ask.clan, mandate, style
            )
        if tried[mandate] > most:
            best, most = code, tried[mandate]
    return best


def announced(code: int) -> int:
    """The mandate that is carried out. The Lotus may announce one that is not on the tile."""
    return arg(code, 0) if arg(code, 1) == codes.NONE else arg(code, 1)


def style_bonus(world: World, clan: int, mandate: int, style: Style) -> float:
    """VP that a style adds to or takes from a mandate, besides its outcome."""
    if mandate != BETRAY:
        return 0.0
    p = world.public
    broken = BROKEN[min(p.season, 2)] * style.loyalty if p.ally[clan] != NOBODY else 0.0
    return 0.4 * (style.cunning - 1.0) - broken


def best_bid(world: World, ask: Ask, style: Style, rng: Random, samples: int = 3) -> Bid:
    """The candidate that does best against a few guesses at the other bids."""
    p = world.public
    province, me = p.war[p.war_at], ask.clan
    rivals = [clan for clan in p.battle if clan != me]
    outcomes = BattleOutcomes(world, style, careful=False)
    guesses = [
        {c: rng.choice(candidate_bids(p, c, province, rng, 12)) for c in rivals} for _ in range(samples)
    ]
    options = {*candidate_bids(p, me, province, rng, 10), *spread_bids(p, me, province)}
    return max(
        sorted(options),
        key=lambda mine: sum([outcomes.payoff({**guess, me: mine}, me) for guess in guesses]),
    )

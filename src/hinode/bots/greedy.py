"""The level `greedy`: takes the option with the best position right after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from hinode.bots.alliances.tea_ceremony import TeaStrategy
from hinode.bots.alliances.trust import OTHERS_WEIGHT
from hinode.bots.bargaining.deal_policy import DealPolicy
from hinode.bots.bargaining.promise_keeping import debt_due, promise_bonus
from hinode.bots.bot import Choice, Reply
from hinode.bots.evaluation.expected_vp import forget_estimates, relative_value
from hinode.bots.search.battle import best_in_battle, in_battle
from hinode.bots.search.bids import Bid, candidate_bids, pack_bid, spread_bids
from hinode.bots.search.lookahead import Bonus, after_mandate, announced, best_of, limit_options
from hinode.bots.search.regret_matching import BattleOutcomes
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES, Style
from hinode.deals.terms import Offer
from hinode.known.public import Public
from hinode.vocab import codes
from hinode.vocab.ids import BETRAY, CLAN_NO, CLANS, NOBODY
from hinode.worlds.world import Ask, World

MAX_OPTIONS = 20  # options evaluated in one question
ROLLOUT_OPTIONS = 4  # options evaluated in each question of a simulated mandate

# VP lost by breaking an alliance: trust that later alliances would need, and what the others do about it
# (Spring, Summer, Autumn).
BROKEN = (3.0, 2.3, 1.4)


class GreedyBot:
    """The default opponent. It simulates mandates and tries bids against guesses."""

    deal_worlds = 1  # sampled worlds in which the price of a mandate is simulated
    ally_regard = 0.0  # by how much the VP of its ally count less against a position
    others_weight = OTHERS_WEIGHT  # weight of betrayals of other clans for its trust

    def __init__(self, style: str = "plain") -> None:
        self.style: Style = replace(STYLES[style], tuned=True)
        self.mode = "full"  # of deals: off, answer, full
        self.bonus: Bonus | None = None  # what its promises add to the answers of this question
        self.tea_strategy: TeaStrategy | None = None
        self._deal_policy: DealPolicy | None = None

    def choose(self, seat: Seat) -> Choice:
        due = debt_due(seat) if self.keeps_promises else None
        if due is not None:
            return Choice(due)
        tea = self._tea(seat)
        if seat.decision.kind == "tea":
            return tea.choose(seat)
        tea.read(seat)
        forget_estimates()
        world = seat.world()
        self._weigh_rivals(tea.trust.resented(), world.public.ally[CLAN_NO[seat.clan]])
        ask = next(ask for ask in world.asks() if ask.clan == CLAN_NO[seat.clan])
        self.bonus = promise_bonus(seat, self.style)
        return Choice(codes.decode(self.code_for(seat, world, ask)))

    def reply(self, seat: Seat, offer: Offer) -> Reply:
        """Accept, counter, or decline an offer by what it is worth to both sides."""
        if self.mode == "off":
            return Reply("decline")
        return self.deal_policy(seat).reply(seat, offer)

    def offer(self, seat: Seat) -> Offer | None:
        """The offer with the best gain for both sides, if there is one."""
        return self.deal_policy(seat).offer(seat) if self.mode == "full" else None

    def deal_policy(self, seat: Seat) -> DealPolicy:
        if self._deal_policy is None:
            tea = self._tea(seat)
            self._deal_policy = DealPolicy(tea.style, tea.trust, self.deal_worlds)
        return self._deal_policy

    def _weigh_rivals(self, resented: tuple[float, ...], ally: int) -> None:
        """Count the VP of clans that it resents more, and those of its ally less."""
        found = list(resented or (0.0,) * len(CLANS))
        if ally != NOBODY:
            found[ally] -= self.ally_regard * min(self.style.loyalty, 1.0)
        enmity = tuple(found) if any(found) else ()
        if enmity != self.style.enmity:
            self.style = replace(self.style, enmity=enmity)

    @property
    def keeps_promises(self) -> bool:
        return self.style.loyalty > 0

    def _tea(self, seat: Seat) -> TeaStrategy:
        if self.tea_strategy is None:
            self.tea_strategy = TeaStrategy(seat.clan, replace(self.style, enmity=()), self.others_weight)
        return self.tea_strategy

    def code_for(self, seat: Seat, world: World, ask: Ask) -> int:
        if ask.kind == "mandate":
            known = None if self._deal_policy is None else self._deal_policy.mandates(seat)
            ends = None if known is None else known.ends()[0]
            return best_mandate(world, ask, self.style, seat.rng, self.bonus, ends)
        if ask.kind == "bid":
            return pack_bid(best_bid(world, ask, self.style, seat.rng, self.bonus))
        if in_battle(world.public):
            return best_in_battle(world, ask, self.style, self.bonus)
        options = limit_options(world.public, world.codes(ask), MAX_OPTIONS, seat.rng)
        return best_of(world, ask, options, self.style, self.bonus)[0]


def best_mandate(
    world: World,
    ask: Ask,
    style: Style,
    rng: Random,
    bonus: Bonus | None = None,
    ends: Mapping[int, Public] | None = None,
) -> int:
    """Simulate each mandate, and take the one with the best outcome.

    `ends`: positions after mandates that were simulated before, for an offer at the same moment.
    """
    best, most = NOBODY, float("-inf")
    tried: dict[int, float] = {}
    for code in world.codes(ask):
        mandate = announced(code)
        if mandate not in tried:
            if ends is not None and mandate in ends:
                end = ends[mandate]
            else:
                end = after_mandate(world, ask.clan, code, style, rng, ROLLOUT_OPTIONS)
            tried[mandate] = relative_value(end, ask.clan, style) + style_bonus(
                world, ask.clan, mandate, style
            )
            if bonus is not None:
                tried[mandate] += bonus(code)
        if tried[mandate] > most:
            best, most = code, tried[mandate]
    return best


def style_bonus(world: World, clan: int, mandate: int, style: Style) -> float:
    """VP that a style adds to or takes from a mandate, besides its outcome."""
    if mandate != BETRAY:
        return 0.0
    p = world.public
    broken = BROKEN[min(p.season, 2)] * style.loyalty if p.ally[clan] != NOBODY else 0.0
    return 0.4 * (style.cunning - 1.0) - broken


def best_bid(
    world: World, ask: Ask, style: Style, rng: Random, bonus: Bonus | None = None, samples: int = 3
) -> Bid:
    """The candidate that does best against a few guesses at the other bids."""
    p = world.public
    province, me = p.war[p.war_at], ask.clan
    rivals = [clan for clan in p.battle if clan != me]
    outcomes = BattleOutcomes(world, style, careful=False)
    guesses = [
        {c: rng.choice(candidate_bids(p, c, province, rng, 12)) for c in rivals} for _ in range(samples)
    ]
    options = {*candidate_bids(p, me, province, rng, 10), *spread_bids(p, me, province)}

    def total(mine: Bid) -> float:
        payoff = sum([outcomes.payoff({**guess, me: mine}, me) for guess in guesses])
        return payoff if bonus is None else payoff + samples * bonus(pack_bid(mine))

    return max(sorted(options), key=total)

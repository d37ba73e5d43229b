"""Bids for the level `master`: regret matching over network values, with a model of rivals' bids."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from hinode.bots.learned.bid_model import bid_chances, shipped_weights
from hinode.bots.learned.network import Network
from hinode.bots.learned.values import by_seat, enmity_cost, estimate
from hinode.bots.search.bids import Bid, candidate_bids, fight_out, spread_bids
from hinode.bots.search.regret_matching import Winners, advantage_winners, match_regrets
from hinode.bots.style import Style
from hinode.worlds.world import World

HABIT: Final = 0.7  # chance that a rival bids as the bid model expects, not as its best strategy says
CANDIDATES: Final = 24
NOTHING: Final[Bid] = (0, 0, 0, 0)
PRICED: Final = 4  # Coins whose value sets the price of one


class LearnedOutcomes:
    """The values of a battle by the winners of its advantages, computed when first needed."""

    def __init__(
        self, world: World, me: int, style: Style, network: Network, enmity: Sequence[float] = ()
    ) -> None:
        self.world = world
        self.enmity = enmity
        self.me = me
        self.style = style
        self.network = network
        p = world.public
        self.clans = p.battle
        self.honor = [clan for clan in p.honor if clan in p.battle]
        self.losers = max(1, len(p.battle) - 1)
        self.seat = {clan: p.clans.index(clan) for clan in p.battle}
        self.price = self._prices()
        self._known: dict[Winners, tuple[dict[int, float], int]] = {}

    def _prices(self) -> dict[int, float]:
        """The value of an unspent Coin to each clan after this battle."""
        after = fight_out(self.world, dict.fromkeys(self.clans, NOTHING), self.style)
        poorer: list[World] = []
        for clan in self.clans:
            other = after.copy()
            other.public.coins[clan] = max(0, other.public.coins[clan] - PRICED)
            poorer.append(other)
        if not after.asks():
            return dict.fromkeys(self.clans, 0.0)
        values = by_seat(estimate(self.network, [after, *poorer]))
        prices = {}
        for number, clan in enumerate(self.clans, 1):
            spent = after.public.coins[clan] - poorer[number - 1].public.coins[clan]
            gap = float(values[0, self.seat[clan]] - values[number, self.seat[clan]])
            prices[clan] = max(0.0, gap / spent) if spent else 0.0
        return prices

    def payoffs(self, bids: dict[int, Bid], clan: int, options: Sequence[Bid]) -> list[float]:
        """The value for a clan of each of its bids, if the others bid like this."""
        winners = [advantage_winners(self.honor, {**bids, clan: bid}) for bid in options]
        self._play({found for found in winners if found not in self._known})
        return [self._payoff(bids, clan, bid, found) for bid, found in zip(options, winners, strict=True)]

    def _payoff(self, bids: dict[int, Bid], clan: int, bid: Bid, winners: Winners) -> float:
        values, victor = self._known[winners]
        gained = sum(bids[victor]) // self.losers if victor in bids and victor != clan else 0
        return values[clan] + self.price[clan] * (gained - sum(bid))

    def _play(self, missing: set[Winners]) -> None:
        """Fight out the battle for these winners: the value for each clan without Coins, and the victor."""
        if not missing:
            return
        p = self.world.public
        ordered = sorted(missing)
        worlds = [fight_out(self.world, self._least_bids(winners), self.style) for winners in ordered]
        estimates = estimate(self.network, worlds)
        values = by_seat(estimates)
        if self.enmity:
            values[:, self.seat[self.me]] -= enmity_cost(estimates, p.clans, self.enmity)
        for winners, after, value in zip(ordered, worlds, values.tolist(), strict=True):
            coins = after.public.coins
            worth = {
                clan: value[self.seat[clan]] - self.price[clan] * (coins[clan] - p.coins[clan])
                for clan in self.clans
            }
            self._known[winners] = worth, after.public.tokens[p.season * 8 + p.war[p.war_at]]

    def _least_bids(self, winners: Winners) -> dict[int, Bid]:
        """Bids of one Coin for each advantage won."""
        bids: dict[int, Bid] = {}
        for clan in self.clans:
            won = [int(winner == clan) for winner in winners]
            bids[clan] = (won[0], won[1], won[2], won[3])
        return bids


def mixed_bid(
    outcomes: LearnedOutcomes, clan: int, rng: Random, rounds: int, in_time: Callable[[], bool]
) -> tuple[list[Bid], list[float]]:
    """Regret matching over the candidates of all clans. Returns the clan's candidates and strategy."""
    p = outcomes.world.public
    province = p.war[p.war_at]
    options = {
        c: sorted({*candidate_bids(p, c, province, rng, CANDIDATES), *spread_bids(p, c, province)})
        for c in p.battle
    }
    habits = {c: bid_chances(p, c, province, options[c], shipped_weights()) for c in p.battle}

    def draw(c: int, play: list[float]) -> Bid:
        return rng.choices(options[c], habits[c] if rng.random() < HABIT else play)[0]

    def payoffs(bids: dict[int, Bid], c: int) -> list[float]:
        return outcomes.payoffs(bids, c, options[c])

    return options[clan], match_regrets(clan, options, draw, payoffs, rounds, in_time)

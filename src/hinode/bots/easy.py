"""The level `easy`: looks at a few options, without a plan. For first games."""

from __future__ import annotations

from random import Random
from typing import Final

from hinode.bots.greedy import GreedyBot, style_bonus
from hinode.bots.search.bids import candidate_bids, pack_bid
from hinode.bots.search.lookahead import Bonus, announced, best_of, limit_options, without_broken_promises
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES, Style
from hinode.worlds.world import Ask, World

MAX_OPTIONS: Final = 5  # options evaluated in one question
CANDIDATES: Final = 6  # bids it chooses from


class EasyBot(GreedyBot):
    """Draws its mandates and its bids from sensible ones, and takes the best of a few other options."""

    def __init__(self, style: str = "plain") -> None:
        super().__init__(style)
        self.style = STYLES[style]  # without the fitted weights

    def code_for(self, seat: Seat, world: World, ask: Ask) -> int:
        if ask.kind == "mandate":
            return draw_mandate(world, ask, self.style, seat.rng, self.bonus)
        if ask.kind == "bid":
            p = world.public
            bids = candidate_bids(p, ask.clan, p.war[p.war_at], seat.rng, CANDIDATES)
            return seat.rng.choice(without_broken_promises([pack_bid(bid) for bid in bids], self.bonus))
        options = limit_options(world.public, world.codes(ask), MAX_OPTIONS, seat.rng)
        return best_of(world, ask, options, self.style, self.bonus)[0]


def draw_mandate(world: World, ask: Ask, style: Style, rng: Random, bonus: Bonus | None = None) -> int:
    """Any mandate that the style does not mind. Few styles break their alliance."""
    options = without_broken_promises(list(world.codes(ask)), bonus)
    fine = [code for code in options if style_bonus(world, ask.clan, announced(code), style) >= 0]
    return rng.choice(fine or options)

"""The level `planner`: simulates the replies of other clans in sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hinode.bots.evaluation.expected_vp import relative_value
from hinode.bots.greedy import GreedyBot, style_bonus
from hinode.bots.search.battle import best_in_battle, in_battle
from hinode.bots.search.bids import Bid, pack_bid
from hinode.bots.search.lookahead import (
    afterstate,
    announced,
    best_of,
    limit_options,
    quick_answer,
    without_broken_promises,
)
from hinode.bots.search.regret_matching import draw_bid, mixed_bid
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES
from hinode.vocab.ids import PHASE_KAMI, PHASE_POLITICAL
from hinode.worlds.world import Ask, World

FINALISTS = 6  # options that are simulated
NEAR = 1.5  # finalists are at most this many VP behind the best
SHARE = 0.8  # part of the time cap that a search may use
WORLDS = 3  # worlds in which every option is tried before the worse half is dropped
BID_ROUNDS = 150
# By how much the VP of its ally count less against a position. Allies who help each other against the rest
# both gain, and a clan that refuses every alliance falls behind.
ALLY_REGARD = 0.35
OTHERS = STYLES["plain"]  # the assumed style of other clans


class PlannerBot(GreedyBot):
    """`greedy` with weights fitted to played games, and with simulated replies."""

    deal_worlds = 4
    ally_regard = ALLY_REGARD

    def __init__(self, style: str = "plain") -> None:
        super().__init__(style)
        self.worlds: int | None = None  # a fixed number of worlds instead of the time cap

    def code_for(self, seat: Seat, world: World, ask: Ask) -> int:
        if ask.kind == "bid":
            return self._bid(seat, world, ask)
        if ask.kind == "mandate":
            return self._mandate(seat, world, ask)
        found = limit_options(world.public, world.codes(ask), 64, seat.rng)
        if in_battle(world.public):
            return best_in_battle(world, ask, self.style, self.bonus)
        if world.public.phase not in (PHASE_POLITICAL, PHASE_KAMI):
            return best_of(world, ask, found, self.style, self.bonus)[0]
        values = {
            code: afterstate(world, ask.clan, code, self.style) + self._promised(code) for code in found
        }
        finalists = sorted(found, key=lambda code: -values[code])[:FINALISTS]
        near = values[finalists[0]] - NEAR
        return self._race(
            seat, world, ask, {code: values[code] for code in finalists if values[code] >= near}
        )

    def _bid(self, seat: Seat, world: World, ask: Ask) -> int:
        reserve = seat.time_left() * (1 - SHARE)

        def in_time() -> bool:
            return self.worlds is not None or seat.time_left() > reserve

        options, average = mixed_bid(world, ask.clan, self.style, seat.rng, BID_ROUNDS, in_time)
        return self._draw_bid(options, average, seat.rng)

    def _draw_bid(self, options: list[Bid], average: list[float], rng: Random) -> int:
        """Draw a bid from a mixed strategy. Bids that break a promise are left out if others remain."""
        allowed = without_broken_promises([pack_bid(bid) for bid in options], self.bonus)
        shares = [
            share if pack_bid(bid) in allowed else 0.0 for bid, share in zip(options, average, strict=True)
        ]
        return pack_bid(draw_bid(options, shares, rng)) if any(shares) else allowed[0]

    def _promised(self, code: int) -> float:
        """What my promises add to an answer."""
        return 0.0 if self.bonus is None else self.bonus(code)

    def _mandate(self, seat: Seat, world: World, ask: Ask) -> int:
        """Compare one tile for each possible mandate. The tile itself matters little."""
        arms: dict[int, int] = {}
        for code in world.codes(ask):
            arms.setdefault(announced(code), code)
        return self._race(seat, world, ask, dict.fromkeys(arms.values(), 0.0))

    def _race(self, seat: Seat, world: World, ask: Ask, total: dict[int, float]) -> int:
        """Sequential halving: simulate every option in the same worlds, then drop the worse half.

        The values in `total` at the start count as much as one world.
        """
        left = list(total)
        reserve = seat.time_left() * (1 - SHARE)
        while len(left) > 1:
            for _ in range(self.worlds or WORLDS):
                tried: dict[int, float] = {}
                seed = seat.rng.getrandbits(32)  # the same for all options
                for code in left:
                    tried[code] = self._simulate(world, ask, code, Random(seed))
                    if self.worlds is None and seat.time_left() < reserve:
                        return _leader(left, total, tried)
                total = {code: total[code] + tried[code] for code in left}
                world = seat.world()
                ask = next(found for found in world.asks() if found.clan == ask.clan)
            left = sorted(left, key=lambda code: -total[code])[: (len(left) + 1) // 2]
        return left[0]

    def _simulate(self, world: World, ask: Ask, code: int, rng: Random) -> float:
        """The value after the rest of this turn: my answers as `greedy`, and the replies of others."""
        after = world.copy()
        after.play(ask.clan, code)
        p, turn = after.public, after.public.turn
        bonus = self._promised(code)
        if ask.kind == "mandate":
            bonus += style_bonus(world, ask.clan, announced(code), self.style)
        while after.asks() and p.turn == turn and p.phase == PHASE_POLITICAL:
            reply = after.asks()[0]
            mine = reply.clan == ask.clan
            answer = quick_answer(after, reply, self.style if mine else OTHERS, rng, 24 if mine else 5)
            after.play(reply.clan, answer)
        return relative_value(p, ask.clan, self.style) + bonus


def _leader(left: Sequence[int], total: dict[int, float], tried: dict[int, float]) -> int:
    """The best option when time is up. An unfinished world counts only if it is the first."""
    found = total if any(total.values()) else tried
    return max((code for code in left if code in found), key=lambda code: found[code])

"""`planner`: search in sampled worlds, with the replies of those still to act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hinode.bots.evaluation.position import relative_value
from hinode.bots.greedy import GreedyBot, announced, taste
from hinode.bots.search.bids import pack_bid
from hinode.bots.search.lookahead import afterstate, best_of, limit_options, quick_answer
from hinode.bots.search.regret_matching import draw_bid, mixed_bid
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES
from hinode.vocab.ids import PHASE_KAMI, PHASE_POLITICAL
from hinode.worlds.world import Ask, World

FINALISTS = 6  # options looked at with the replies of others
NEAR = 1.5  # … if they are no more than this many VP behind the best
SHARE = 0.8  # of the time cap that a search may use
WORLDS = 3  # worlds in which every option is tried before the worse half leaves
BID_ROUNDS = 150
OTHERS = STYLES["plain"]  # what others are taken for


class PlannerBot(GreedyBot):
    """Greedy's tea_strategy, a value fitted to played games, and a look at what comes after."""

    def __init__(self, style: str = "plain") -> None:
        super().__init__(style)
        self.style = replace(self.style, tuned=True)

    def code_for(self, seat: Seat, world: World, ask: Ask) -> int:
        if ask.kind == "bid":
            return self._bid(seat, world, ask)
        if ask.kind == "mandate":
            return self._mandate(seat, world, ask)
        found = limit_options(world.public, world.codes(ask), 64, seat.rng)
        if world.public.phase not in (PHASE_POLITICAL, PHASE_KAMI):
            return best_of(world, ask, found, self.style)[0]
        values = {code: afterstate(world, ask.clan, code, self.style) for code in found}
        finalists = sorted(found, key=lambda code: -values[code])[:FINALISTS]
        near = values[finalists[0]] - NEAR
        return self._race(
            seat, world, ask, {code: values[code] for code in finalists if values[code] >= near}
        )

    def _bid(self, seat: Seat, world: World, ask: Ask) -> int:
        reserve = seat.time_left() * (1 - SHARE)

        def in_time() -> bool:
            return seat.time_left() > reserve

        options, average = mixed_bid(world, ask.clan, self.style, seat.rng, BID_ROUNDS, in_time)
        return pack_bid(draw_bid(options, average, seat.rng))

    def _mandate(self, seat: Seat, world: World, ask: Ask) -> int:
        """One tile for each mandate that can be carried out; the tile itself matters little."""
        arms: dict[int, int] = {}
        for code in world.codes(ask):
            arms.setdefault(announced(code), code)
        return self._race(seat, world, ask, dict.fromkeys(arms.values(), 0.0))

    def _race(self, seat: Seat, world: World, ask: Ask, total: dict[int, float]) -> int:
        """Sequential halving: every option is played on in the same worlds, the worse half leaves.

        What is known of the options already counts as much as one world.
        """
        left = list(total)
        reserve = seat.time_left() * (1 - SHARE)
        while len(left) > 1:
            for _ in range(WORLDS):
                tried: dict[int, float] = {}
                luck = seat.rng.getrandbits(32)  # the same for all options
                for code in left:
                    tried[code] = self._play_on(world, ask, code, Random(luck))
                    if seat.time_left() < reserve:
                        return _leader(left, total, tried)
                total = {code: total[code] + tried[code] for code in left}
                world = seat.world()
                ask = next(found for found in world.asks() if found.clan == ask.clan)
            left = sorted(left, key=lambda code: -total[code])[: (len(left) + 1) // 2]
        return left[0]

    def _play_on(self, world: World, ask: Ask, code: int, rng: Random) -> float:
        """The rest of my own turn as greedy would, the replies of the others, then the value."""
        after = world.copy()
        after.play(ask.clan, code)
        p, turn = after.public, after.public.turn
        bonus = 0.0
        if ask.kind == "mandate":
            bonus = taste(world, ask.clan, announced(code), self.style)
        while after.asks() and p.turn == turn and p.phase == PHASE_POLITICAL:
            reply = after.asks()[0]
            mine = reply.clan == ask.clan
            answer = quick_answer(after, reply, self.style if mine else OTHERS, rng, 24 if mine else 5)
            after.play(reply.clan, answer)
        return relative_value(p, ask.clan, self.style) + bonus


def _leader(left: Sequence[int], total: dict[int, float], tried: dict[int, float]) -> int:
    """The best when time is up: a world not tried by all counts for nobody, unless it is the first one."""
    found = total if any(total.values()) else tried
    return max((code for code in left if code in found), key=lambda code: found[code])

"""The level `master`: compares options in sampled worlds that the learned value plays on for all clans."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from typing import Final

from hinode.bots.evaluation.expected_vp import relative_value
from hinode.bots.greedy import style_bonus
from hinode.bots.learned.master_bids import LearnedOutcomes, mixed_bid
from hinode.bots.learned.network import Network, shipped_network
from hinode.bots.learned.rollout import NARROW, WIDE, Rollout, after, always, mandate_arms
from hinode.bots.learned.values import values_for
from hinode.bots.planner import PlannerBot
from hinode.bots.search.lookahead import announced, limit_options
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES
from hinode.vocab.ids import PHASE_KAMI, PHASE_POLITICAL
from hinode.worlds.world import Ask, World

OPTIONS: Final = 64  # options whose positions are compared
FINALISTS: Final = 6  # options that are played on
NEAR: Final = 2.0  # finalists are at most this much behind the best, in units of the value
SHARE: Final = 0.8  # part of the time cap that a search may use
FIRST_WORLDS: Final = 3  # worlds before an option can be dropped
WORLDS_IN_TIME: Final = 64  # at most, unless a number of worlds is given
CLEAR: Final = 2.0  # an option is dropped if it is behind by this many standard errors
MIN_GAP: Final = 0.01
BID_ROUNDS: Final = 200
WIDE_FROM: Final = 0.75  # seconds of time from which rollouts compare more options
DEPTH: Final = 1  # mandate turns that a rollout plays, with the current one
STYLE_WEIGHT: Final = 0.5  # of a VP that only the style sees
BONUS_WEIGHT: Final = 0.8  # of a VP that breaking an alliance costs, or that a style adds to a mandate
RESENTMENT: Final = 2.0  # scales enmity in the learned value …
MAX_ENMITY: Final = 0.3  # … up to this much: a clan that only fights betrayers loses to the others
OTHERS_WEIGHT_MASTER: Final = 2 / 3  # weight of betrayals of other clans: one is enough to refuse a stranger
ALLY_HELP: Final = 0.1  # at most this much regard for an ally there: it may give nothing back
PLAIN: Final = replace(STYLES["plain"], tuned=True)


class MasterBot(PlannerBot):
    """The strongest level. `depth`, `finalists`, and `bid_rounds` can be set for experiments."""

    deal_worlds = 8
    others_weight = OTHERS_WEIGHT_MASTER
    depth = DEPTH
    finalists = FINALISTS
    bid_rounds = BID_ROUNDS

    def __init__(self, style: str = "plain", network: Network | None = None) -> None:
        super().__init__(style)
        self.network = shipped_network() if network is None else network
        self.rival_weights: tuple[float, ...] = ()  # its enmity and regard, as weights for the learned value
        self.neutral_style = self.style  # what it cares about, without its enmity
        self.has_preferences = (
            self.neutral_style.cares != PLAIN.cares or self.neutral_style.rivalry != PLAIN.rivalry
        )

    def _weigh_rivals(self, resented: tuple[float, ...], ally: int) -> None:
        super()._weigh_rivals(resented, ally)
        self.rival_weights = tuple(
            min(max(RESENTMENT * weight, -ALLY_HELP), MAX_ENMITY) for weight in self.style.enmity
        )

    def code_for(self, seat: Seat, world: World, ask: Ask) -> int:
        if ask.kind == "mandate":
            arms = mandate_arms(world, ask).values()
            clan, style = ask.clan, self.style
            bonus = {
                code: BONUS_WEIGHT * (style_bonus(world, clan, announced(code), style) + self._promised(code))
                for code in arms
            }
            return self._compare(seat, world, ask, bonus, bonus)
        if ask.kind == "bid":
            return self._bid(seat, world, ask)
        if world.public.phase not in (PHASE_POLITICAL, PHASE_KAMI):
            return super().code_for(seat, world, ask)
        options = limit_options(world.public, world.codes(ask), OPTIONS, seat.rng)
        values = self._values([after(world, ask.clan, code) for code in options], ask.clan)
        promised = {code: BONUS_WEIGHT * self._promised(code) for code in options} if self.bonus else {}
        values = [value + promised.get(code, 0.0) for value, code in zip(values, options, strict=True)]
        ranked = sorted(zip(values, options, strict=True), key=lambda pair: -pair[0])[: self.finalists]
        near = ranked[0][0] - NEAR
        best = {code: value for value, code in ranked if value >= near}
        return self._compare(seat, world, ask, best, promised)

    def _bid(self, seat: Seat, world: World, ask: Ask) -> int:
        outcomes = LearnedOutcomes(world, ask.clan, self.style, self.network, self.rival_weights)
        in_time = self._time_limit(seat)
        options, average = mixed_bid(outcomes, ask.clan, seat.rng, self.bid_rounds, in_time)
        return self._draw_bid(options, average, seat.rng)

    def _time_limit(self, seat: Seat) -> Callable[[], bool]:
        """Whether the search may continue. With a fixed number of worlds it always may."""
        if self.worlds is not None:
            return always
        reserve = seat.time_left() * (1 - SHARE)
        return lambda: seat.time_left() > reserve

    def _compare(
        self, seat: Seat, world: World, ask: Ask, options: dict[int, float], bonus: dict[int, float]
    ) -> int:
        """Play all options on in the same worlds, and drop those that are clearly behind.

        The value of each option at the start counts as much as one world. A bonus is added in every world.
        A world that time cut short counts only if it is the first.
        """
        in_time = self._time_limit(seat)
        width = WIDE if self.worlds is None and seat.time_left() > WIDE_FROM else NARROW
        race = _Race(options)
        for number in range(1, (self.worlds or WORLDS_IN_TIME) + 1):
            if len(race.left) == 1:
                break
            last = world.public.turn + self.depth - 1
            seed = seat.rng.getrandbits(32)
            rollout = Rollout(self.network, ask.clan, last, seed, self.rival_weights, in_time, width)
            ends = rollout.play([after(world, ask.clan, code) for code in race.left])
            if rollout.is_complete or number == 1:
                values = self._values(ends, ask.clan)
                race.add([v + bonus.get(code, 0.0) for v, code in zip(values, race.left, strict=True)])
            if not in_time():
                break
            if number >= FIRST_WORLDS:
                race.drop()
            world = seat.world()
        return race.best()

    def _values(self, worlds: list[World], clan: int) -> list[float]:
        """The learned values with my enmity, and what the style sees in the positions besides."""
        values = values_for(self.network, worlds, clan, self.rival_weights)
        if not self.has_preferences:
            return values
        return [
            value
            + STYLE_WEIGHT
            * (
                relative_value(world.public, clan, self.neutral_style)
                - relative_value(world.public, clan, PLAIN)
            )
            for value, world in zip(values, worlds, strict=True)
        ]


class _Race:
    """Options with the values of each in the same worlds."""

    def __init__(self, options: dict[int, float]) -> None:
        self.left = list(options)
        self.values = {code: [value] for code, value in options.items()}

    def add(self, values: list[float]) -> None:
        for code, value in zip(self.left, values, strict=True):
            self.values[code].append(value)

    def best(self) -> int:
        return max(self.left, key=lambda code: sum(self.values[code]))

    def drop(self) -> None:
        """Drop the options that are behind the best by more than luck explains."""
        best = self.best()
        self.left = [code for code in self.left if code == best or not self._is_behind(code, best)]

    def _is_behind(self, code: int, best: int) -> bool:
        gaps = [b - a for a, b in zip(self.values[code], self.values[best], strict=True)]
        count = len(gaps)
        mean = sum(gaps) / count
        spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
        return mean > CLEAR * sqrt(spread / count) + MIN_GAP

"""Rollouts: play several sampled worlds in lockstep, so that the network evaluates all positions at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from hinode.bots.learned.network import Network
from hinode.bots.learned.values import by_seat, enmity_cost, estimate
from hinode.bots.search.lookahead import announced, limit_options
from hinode.vocab.ids import PHASE_KAMI, PHASE_POLITICAL
from hinode.worlds.world import Ask, World


class Width(NamedTuple):
    """How many options are compared in a question of a rollout."""

    mine: int
    others: int


NARROW: Final = Width(12, 6)
WIDE: Final = Width(32, 16)  # plays like the clans at the table, who compare all options, but takes longer


def always() -> bool:
    """No time limit."""
    return True


def after(world: World, clan: int, code: int) -> World:
    """The world after an answer."""
    found = world.copy()
    found.play(clan, code)
    return found


class Rollout:
    """Plays worlds on until the mandate turn `last` or the Political Phase is over."""

    def __init__(
        self,
        network: Network,
        clan: int,
        last: int,
        seed: int,
        enmity: Sequence[float] = (),
        in_time: Callable[[], bool] = always,
        width: Width = NARROW,
    ) -> None:
        self.network = network
        self.enmity = enmity  # of my clan: I choose for it as I would at the table
        self.clan = clan
        self.last = last
        self.seed = seed  # the same for all worlds, so that luck is the same too
        self.in_time = in_time
        self.width = width
        self.is_complete = False  # whether there was time to play all worlds to their end

    def play(self, worlds: Sequence[World]) -> list[World]:
        """The worlds at the end of the rollout, or where time was up. It checks the time before each step."""
        found = list(worlds)
        rngs = [Random(self.seed) for _ in found]
        going = [number for number, world in enumerate(found) if self._goes_on(world)]
        while going and self.in_time():
            self._step(found, rngs, going)
            going = [number for number in going if self._goes_on(found[number])]
        self.is_complete = not going
        return found

    def _goes_on(self, world: World) -> bool:
        p = world.public
        return bool(world.asks()) and p.phase in (PHASE_POLITICAL, PHASE_KAMI) and p.turn <= self.last

    def _step(self, found: list[World], rngs: list[Random], going: list[int]) -> None:
        """Answer one question in every world. The clan that is asked takes what the network likes best."""
        children: list[World] = []
        ranges: list[tuple[int, int, int, int]] = []  # world, clan, first child, end
        for number in going:
            world, rng = found[number], rngs[number]
            ask = world.asks()[0]
            if ask.kind == "mandate":
                ranges.append((number, ask.clan, len(children), len(children)))
                children.append(world)
                continue
            limit = self.width.mine if ask.clan == self.clan else self.width.others
            options = limit_options(world.public, world.codes(ask), limit, rng)
            start = len(children)
            children += [after(world, ask.clan, code) for code in options]
            ranges.append((number, ask.clan, start, len(children)))
        estimates = estimate(self.network, children)
        values = by_seat(estimates)
        if self.enmity:
            clans = children[0].public.clans
            values[:, clans.index(self.clan)] -= enmity_cost(estimates, clans, self.enmity)
        for number, clan, start, end in ranges:
            seat = found[number].public.clans.index(clan)
            if start == end:
                likely = estimates.mandate[start, seat].tolist()
                code = draw_mandate(found[number], likely, rngs[number])
                found[number].play(clan, code)
            else:
                found[number] = children[start + int(values[start:end, seat].argmax())]


def draw_mandate(world: World, likely: Sequence[float], rng: Random) -> int:
    """A mandate from the hand of the clan that is asked, drawn as the network expects it to choose."""
    arms = mandate_arms(world, world.asks()[0])
    top = max(likely[mandate] for mandate in arms)
    weights = [exp(likely[mandate] - top) for mandate in arms]
    return rng.choices(list(arms.values()), weights)[0]


def mandate_arms(world: World, ask: Ask) -> dict[int, int]:
    """One code for each mandate that can be carried out; the tile itself matters little."""
    arms: dict[int, int] = {}
    for code in world.codes(ask):
        arms.setdefault(announced(code), code)
    return arms

"""Measure what a Coin is worth before the war, by the learned value: `python -m benchmarks.coin_value`.

`greedy` bots play. At each Tea Ceremony and before each mandate, each clan in turn gets one extra Coin in a
copy of the position; the network says how many more VP it then expects. `bots/bargaining/static_prices.py`
uses the means.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import fmean

from hinode.api import Game
from hinode.bots.learned.network import Network, shipped_network
from hinode.bots.learned.values import estimate
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, answer_one
from hinode.tournament.plan import Plan
from hinode.worlds.world import World

CAP = 60.0  # seconds; `greedy` ignores the clock
Found = dict[tuple[str, str], list[float]]  # (season, kind of question): VP of one Coin


def coin_values(world: World, network: Network) -> list[float]:
    """The additional VP that each clan expects from one extra Coin."""
    worlds = [world]
    for clan in world.public.clans:
        richer = world.copy()
        richer.public.coins[clan] += 1
        worlds.append(richer)
    vp = estimate(network, worlds).vp
    return [float(vp[seat + 1, seat] - vp[0, seat]) for seat in range(len(worlds) - 1)]


def measure(plan: Plan, number: int, network: Network, found: Found) -> None:
    """Play one game, and measure at the first question of each moment."""
    match = plan.match(number)
    game = Game.new(clans=match.clans, season_set=plan.season_set, seed=match.seed)
    seats = {clan: BotSeat(name, make_bot(name), match.bot_seed(clan), CAP) for clan, name in match.bots}
    rng = Random(f"{plan.seed} {number}")
    seen = set()
    while game.pending:
        decision, view = game.pending[0], game.view(None)
        moment = (view["season"], decision.kind, len(view["mandates"]))
        if decision.kind in ("tea", "mandate") and moment not in seen:
            seen.add(moment)
            found[moment[:2]] += coin_values(game.world(decision.clan, rng), network)
        answer_one(game, seats)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=7001)
    given = parser.parse_args(arguments)
    plan, network = Plan(("greedy",) * 4, given.seed, CAP), shipped_network()
    found: Found = defaultdict(list)
    for number in range(given.games):
        measure(plan, number, network, found)
    for (season, kind), values in found.items():
        print(f"{season}, {kind}: {fmean(values):.2f} VP ({len(values)} positions)")


if __name__ == "__main__":
    main()

"""Fuzzing: random games with every invariant checked: `python -m tools.soak.fuzz --games 3000 --seed 1`.

Pieces, event totals, and questions are checked after every answer, and an independent referee explains every
event. Slow checks (options, refusals, views, events, copies, positions, worlds, forks, records) run only
sometimes. On the first fault it prints how to repeat the game, and exits with 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool
from random import Random

from hinode import Game
from tests.referee.playing import Watched
from tests.support.checks import invariants, refusals, replays, secrets
from tests.support.checks.ledger import Ledger
from tests.support.game_plans import Plan

Check = Callable[[Game, Random], object]  # returns False if there was nothing to check


def check_world(game: Game, rng: Random) -> None:
    """A sampled world of some seat: consistent, independent of hidden information, and playable."""
    clan = rng.choice(game.clans)
    world = secrets.sample_is_consistent(game, clan, rng)
    secrets.sample_sees_only_its_seat(game, clan, rng)
    secrets.sample_plays_on(world, rng, 60)


# Name -> (chance after each answer, check).
SOMETIMES: dict[str, tuple[float, Check]] = {
    "options accepted": (0.05, invariants.options_are_accepted),
    "wrong answers refused": (0.02, refusals.wrong_answers_are_refused),
    "views agree": (0.02, lambda game, rng: invariants.views_agree(game)),
    "events align": (0.003, lambda game, rng: invariants.events_align(game)),
    "copy independent": (0.005, replays.copy_is_independent),
    "position round trip": (0.05, replays.position_round_trip),
    "sampled world": (0.008, check_world),
    "fork on a bid": (0.3, secrets.fork_on_bid),
    "fork on a tile": (0.3, lambda game, rng: secrets.fork_on_tile(game, rng, limit=20)),
}
AT_THE_END: dict[str, tuple[float, Check]] = {
    "result": (1, lambda game, rng: invariants.result_is_right(game)),
    "events valid": (1, lambda game, rng: invariants.events_are_valid(game.events())),
    "replay": (0.3, lambda game, rng: replays.replay_is_the_same(game)),
    "chance from the record": (0.3, lambda game, rng: replays.chance_is_read_from_the_record(game)),
}


@dataclass
class Tally:
    """Counts of games and checks. `fault` describes the first fault."""

    games: int = 0
    decisions: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    fault: str = ""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.checks += other.checks
        self.fault = self.fault or other.fault

    def text(self, seconds: float) -> str:
        total = f"{self.games:,} games, {self.decisions:,} decisions, {self.checks.total():,} checks"
        rows = [f"  {count:>10,}  {name}" for name, count in self.checks.most_common()]
        return "\n".join([f"{total} in {seconds:.0f} s", *rows])


class Fuzz:
    """One game with its checks."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = plan.rng("fuzz")
        self.ledger: Ledger = plan.ledger()
        self.tally = Tally()
        self.doing = "start"  # for the report of a fault

    def play(self) -> Tally:
        self.doing = "start"
        watched = Watched(self.plan)
        for game in watched.moments():
            self._always(game)
            self._some(game, SOMETIMES)
            self.tally.decisions = game.version
            self.doing = "play, or the referee"
        self.tally.checks["referee, events"] += watched.referee.read
        self.tally.checks["referee, questions"] += game.version
        self._some(game, AT_THE_END)
        self.tally.games = 1
        return self.tally

    def _some(self, game: Game, checks: dict[str, tuple[float, Check]]) -> None:
        for name, (odds, check) in checks.items():
            if self.rng.random() < odds:
                self.doing = name
                if check(game, Random(self.rng.random())) is not False:
                    self.tally.checks[name] += 1

    def _always(self, game: Game) -> None:
        view = game.view(None)
        for holds in invariants.ON_THE_TABLE:
            self.doing = holds.__name__
            holds(view)
        self.doing = "ledger"
        self.ledger.read_on(game.events(since=self.ledger.read)).compare(view)
        self.doing = "questions"
        invariants.someone_can_act(game, view)
        invariants.questions_are_well_formed(game)
        invariants.hands_are_offered(game)
        invariants.orders_are_needed(game)
        self.tally.checks["table"] += len(invariants.ON_THE_TABLE)
        self.tally.checks["ledger"] += 1
        self.tally.checks["questions"] += 4


def fuzz_game(seed: int) -> Tally:
    """Play and check one game. Any error, in a check or in the engine, is a fault."""
    plan = Plan.of_seed(seed)
    fuzz = Fuzz(plan)
    try:
        return fuzz.play()
    except Exception as error:
        fuzz.tally.fault = (
            f"{traceback.format_exc()}\nFAULT in {fuzz.doing}: {type(error).__name__}: {error}\n{plan}\n"
            f"after {fuzz.tally.decisions} answers, or during the next one\n"
            f"repeat it: python -m tools.soak.fuzz --game {seed}"
        )
        return fuzz.tally


def game_seeds(seed: int, count: int) -> list[int]:
    rng = Random(seed)
    return [rng.randrange(2**32) for _ in range(count)]


def tallies(seeds: list[int], jobs: int) -> Iterator[Tally]:
    if jobs == 1:
        yield from map(fuzz_game, seeds)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(fuzz_game, seeds, chunksize=4)


def run(found: Iterable[Tally], count: int, progress: bool) -> int:
    total, started = Tally(), time.monotonic()
    for tally in found:
        total.add(tally)
        if progress:
            rate = total.games / (time.monotonic() - started)
            line = f"\r{total.games}/{count} games, {total.decisions:,} decisions, {rate:.1f} games/s "
            print(line, end="", file=sys.stderr, flush=True)
        if total.fault:
            break
    if progress:
        print(file=sys.stderr)
    if total.fault:
        print(total.fault, file=sys.stderr)
    print(total.text(time.monotonic() - started))
    return 1 if total.fault else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games and check every invariant.")
    parser.add_argument("--games", type=int, default=3000, help="number of games (3000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--game", type=int, help="play only this game, from the report of a fault")
    parser.add_argument("--quiet", action="store_true", help="no progress line")
    arguments = parser.parse_args()
    only = arguments.game is not None
    seeds = [arguments.game] if only else game_seeds(arguments.seed, arguments.games)
    found = tallies(seeds, 1 if only else max(1, arguments.jobs))
    return run(found, len(seeds), not arguments.quiet)


if __name__ == "__main__":
    sys.exit(main())

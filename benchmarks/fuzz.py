"""Thousands of random games with every invariant checked: `python benchmarks/fuzz.py --games 3000 --seed 1`.

The table, the ledger and the questions are checked after every answer; the dearer checks (options,
refusals, views, events, copies, positions, worlds, forks) at some moments, records at the end. The
first fault is printed with the game and the step to see it again, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hinode import Game
from tests.support import invariants, secrets
from tests.support.ledger import Ledger
from tests.support.plans import Plan

Check = Callable[[Game, Random], object]


def check_world(game: Game, rng: Random) -> None:
    """A world drawn for some seat: consistent, blind to the truth, and playable."""
    clan = rng.choice(game.clans)
    world = secrets.sample_is_consistent(game, clan, rng)
    secrets.sample_sees_only_its_seat(game, clan, rng)
    secrets.sample_plays_on(world, rng, 60)


# Checks at some moments of a game, and how often.
SOMETIMES: dict[str, tuple[float, Check]] = {
    "options accepted": (0.05, invariants.options_are_accepted),
    "wrong answers refused": (0.02, invariants.wrong_answers_are_refused),
    "views agree": (0.02, lambda game, rng: invariants.views_agree(game)),
    "events align": (0.005, lambda game, rng: invariants.events_align(game)),
    "copy independent": (0.008, invariants.copy_is_independent),
    "position round trip": (0.05, invariants.position_round_trip),
    "sampled world": (0.02, check_world),
    "fork on a bid": (0.1, secrets.fork_on_bid),
    "fork on a tile": (0.1, lambda game, rng: secrets.fork_on_tile(game, rng, most=20)),
}
AT_THE_END: dict[str, Callable[[Game], None]] = {
    "result": invariants.result_is_right,
    "events told": lambda game: invariants.events_are_told(game.events()),
    "replay": invariants.replay_is_the_same,
    "chance from the record": invariants.chance_is_read_from_the_record,
}


class Fuzz:
    """Plays games and counts what was checked."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.checks: Counter[str] = Counter()
        self.doing = ""  # for the report of a fault
        self.step = 0

    def play(self, plan: Plan) -> None:
        rng, ledger = plan.rng("fuzz"), plan.ledger()
        self.doing, self.step = "start", 0
        for self.step, game in enumerate(plan.moments()):  # noqa: B007 - read when something breaks
            self._always(game, ledger)
            for name, (odds, check) in SOMETIMES.items():
                if rng.random() < odds:
                    self.doing = name
                    check(game, Random(rng.random()))
                    self.checks[name] += 1
            self.doing = "play"
        for name, at_the_end in AT_THE_END.items():
            self.doing = name
            at_the_end(game)
            self.checks[name] += 1
        self.games += 1
        self.decisions += self.step

    def _always(self, game: Game, ledger: Ledger) -> None:
        view = game.view(None)
        for holds in invariants.ON_THE_TABLE:
            self.doing = holds.__name__
            holds(view)
        self.doing = "ledger"
        ledger.read_on(game.events(since=ledger.read)).compare(view)
        self.doing = "questions"
        invariants.somebody_can_act(game)
        invariants.questions_are_well_formed(game)
        invariants.hands_are_offered(game)
        invariants.orders_are_needed(game)
        self.checks["table"] += len(invariants.ON_THE_TABLE)
        self.checks["ledger"] += 1
        self.checks["questions"] += 4

    def totals(self, seconds: float) -> str:
        rows = [f"  {count:>10,}  {name}" for name, count in self.checks.most_common()]
        total = f"{self.games:,} games, {self.decisions:,} decisions, {self.checks.total():,} checks"
        return "\n".join([f"{total} in {seconds:.0f} s", *rows])


def game_seeds(seed: int, count: int) -> list[int]:
    rng = Random(seed)
    return [rng.randrange(2**32) for _ in range(count)]


def run(seeds: list[int], progress: bool) -> int:
    fuzz, started = Fuzz(), time.monotonic()
    for number, seed in enumerate(seeds, 1):
        try:
            fuzz.play(Plan.of_seed(seed))
        except Exception as error:
            print(file=sys.stderr)
            traceback.print_exc()
            print(f"\nFAULT in {fuzz.doing}: {type(error).__name__}: {error}", file=sys.stderr)
            print(f"{Plan.of_seed(seed)}\nafter {fuzz.step} answers", file=sys.stderr)
            print(f"see it again: python benchmarks/fuzz.py --game {seed}", file=sys.stderr)
            print(fuzz.totals(time.monotonic() - started))
            return 1
        if progress:
            rate = number / (time.monotonic() - started)
            line = f"\r{number}/{len(seeds)} games, {fuzz.decisions:,} decisions, {rate:.1f} games/s "
            print(line, end="", file=sys.stderr, flush=True)
    if progress:
        print(file=sys.stderr)
    print(fuzz.totals(time.monotonic() - started))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games and check every invariant.")
    parser.add_argument("--games", type=int, default=3000, help="how many games (3000)")
    parser.add_argument("--seed", type=int, default=1, help="which games (1)")
    parser.add_argument("--game", type=int, help="only this game, as a report of a fault names it")
    parser.add_argument("--quiet", action="store_true", help="no progress line")
    arguments = parser.parse_args()
    seeds = [arguments.game] if arguments.game is not None else game_seeds(arguments.seed, arguments.games)
    return run(seeds, not arguments.quiet)


if __name__ == "__main__":
    sys.exit(main())

"""Compares the plain and the compiled engine: bots must choose the same answers in the same games.

python -m tools.compare_builds build/compiled

Each build plays in a process of its own. The tests do not show whether a compiled module was used at all:
if one is missing, Python runs the plain one beside it. This does.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

from hinode import Game
from hinode.bots.registry import make_bot
from hinode.bots.seat import Seat
from hinode.vocab.build import BUILD
from hinode.vocab.ids import CLANS

NO_CAP: Final = 1e6  # seconds: a search ends when it has seen enough, not when time is up
LEVELS: Final = ("greedy", "planner", "master@4")
DECISIONS: Final = 60  # of each level


def play(level: str) -> str:
    """A digest of a game, half of it played by a bot and half at random, and of the bot's answers."""
    digest, rng, bot = hashlib.sha256(), Random(level), make_bot(level)
    game = Game.new(clans=CLANS, season_set="random", kami_unbound=True, seed=11)
    chosen = 0
    while game.pending and chosen < DECISIONS:
        decision = rng.choice(game.pending)
        answer = rng.choice(decision.options)
        if decision.kind != "tea" and rng.random() < 0.5:
            chosen += 1
            answer = bot.choose(Seat(game, decision, Random(chosen), NO_CAP)).answer
        game.answer(decision.clan, answer)
        digest.update(f"{answer!r} {game.digest()}".encode())
    return digest.hexdigest()


def played(folder: Path | None) -> list[str]:
    """The build in a folder (None: the one installed), then a digest for each level."""
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve()) if folder else ""}
    command = [sys.executable, "-m", "tools.compare_builds"]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.splitlines()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the answers of bots in both builds.")
    parser.add_argument("folder", type=Path, nargs="?", help="the compiled build; without it, play and print")
    args = parser.parse_args()
    if args.folder is None:
        print(BUILD, *(f"{level} {play(level)}" for level in LEVELS), sep="\n")
        return 0
    plain, compiled = played(None), played(args.folder)
    print(*plain, *compiled, sep="\n")
    if (plain[0], compiled[0]) != ("plain", "compiled"):
        print("one build of each kind is needed", file=sys.stderr)
        return 1
    if plain[1:] != compiled[1:]:
        print("the builds differ", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

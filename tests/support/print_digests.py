"""Print the digest of every step of some random games: `python -m tests.support.print_digests SEED…`."""

from __future__ import annotations

import json
import sys

from tests.support.checks.invariants import dumps
from tests.support.game_plans import Plan


def trace(seed: int) -> list[str]:
    """A digest for each moment, and at the end what every viewer has seen."""
    digests = []
    for game in Plan.of_seed(seed).moments():
        digests.append(game.digest())
    seen = [[game.view(viewer), game.events(viewer)] for viewer in (None, *game.clans)]
    return [*digests, dumps(seen)]


if __name__ == "__main__":
    json.dump([trace(int(seed)) for seed in sys.argv[1:]], sys.stdout)

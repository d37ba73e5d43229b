"""A game with the view after each entry, for a test of the client: `python web/tools/followed_game.py`.

Bots play, but often do something at random, so that most kinds of events come up.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from hinode import Game
from hinode.bots.greedy import GreedyBot
from hinode.bots.seat import Seat

Json = dict[str, Any]
OUT: Final = Path(__file__).parent.parent / "src" / "testing" / "fixtures" / "followed-game.json"
CLANS: Final = ("koi", "lotus", "turtle", "dragonfly")
FOLLOWED: Final = ("season", "honor", "alliances", "mandates", "display")
WILD: Final = 0.3
SEED: Final = 11


def entries(game: Game, rng: Random) -> list[Json]:
    """Of each entry its events, and the parts of the view that it changed."""
    bot, seen, before = GreedyBot(), 0, dict[str, Any]()
    found: list[Json] = []
    while True:
        view = game.view(None)
        now = {key: view[key] for key in FOLLOWED}
        now.update({f"players.{clan}": held for clan, held in view["players"].items()})
        changed = {key: value for key, value in now.items() if before.get(key) != value}
        found.append({"events": game.events(None, seen), "changed": changed})
        seen, before = game.event_count, now
        if not game.pending:
            return found
        _answer(game, bot, rng)


def _answer(game: Game, bot: GreedyBot, rng: Random) -> None:
    decision = rng.choice(game.pending)
    if decision.kind != "tea" and rng.random() < WILD:
        game.answer(decision.clan, rng.choice(list(decision.options)))
    else:
        game.answer(decision.clan, bot.choose(Seat(game, decision, rng, 5.0)).answer)


def main() -> None:
    game = Game.new(list(CLANS), season_set="teapot", kami_unbound=True, seed=SEED)
    told = entries(game, Random(SEED))
    OUT.write_text(json.dumps(told, separators=(",", ":"), default=dict) + "\n")
    kinds = sorted({event["kind"] for entry in told for event in entry["events"]})
    print(len(told), "entries with", " ".join(kinds))


if __name__ == "__main__":
    main()

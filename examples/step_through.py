"""Step through a recorded game, answer by answer.

    python examples/step_through.py game.json --clan koi --most 20

Without a file it records a game of four `random` bots. With `--clan` the events are as that clan saw them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hinode import Event, Game
from hinode.bots.runner import play_out, random_seat

Json = dict[str, Any]


def recorded(seed: int = 1) -> Json:
    """The record of a game between bots."""
    game = Game.new(clans=["koi", "lotus", "turtle", "dragonfly"], seed=seed)
    play_out(game, {clan: random_seat(clan, seed) for clan in game.clans})
    return game.record()


def steps(record: Json, viewer: str | None = None) -> Iterator[tuple[str, Json, list[Event], Game]]:
    """Each answer with its events, and the game after it."""
    game = Game.replay({**record, "answers": []})  # random results are in the record
    for clan, answer in record["answers"]:
        since = len(game.events())
        game.answer(clan, answer)
        yield clan, answer, game.events(viewer, since), game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--clan", help="the seat to view the game from (default: a spectator)")
    parser.add_argument("--most", type=int, default=30, help="answers to show")
    asked = parser.parse_args()
    record = json.loads(asked.file.read_text(encoding="utf-8")) if asked.file else recorded()
    for number, (clan, answer, events, game) in enumerate(steps(record, asked.clan), start=1):
        if number > asked.most:
            break
        said = " ".join(str(value) for value in answer.values())
        view = game.view(asked.clan)
        print(f"{number:>3} {view['season']}, {view['phase']}: {clan}: {said}")
        for event in events:
            fields = {k: v for k, v in event.items() if k not in ("number", "kind", "cause", "parent")}
            print(f"      {event.kind} ({event.cause}): {fields}")
    print(f"{len(record['answers'])} answers; result: {Game.replay(record).result}")


if __name__ == "__main__":
    main()

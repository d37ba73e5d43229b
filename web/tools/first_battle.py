"""The first battle of a game, for the tests: `python -m web.tools.first_battle`.

The table while clans bid, and the entries from the one before the battle to its last, numbered from 1.
"""

from __future__ import annotations

import json
from random import Random
from typing import Final

from hinode import Game
from web.tools import whole_game

OUT: Final = whole_game.OUT.with_name("battle.json")


def kinds(frame: whole_game.Json) -> list[str]:
    return [event["kind"] for event in frame["events"]]


def main() -> None:
    game = Game.new(list(whole_game.STYLES), season_set="archway", seed=7)
    told = whole_game.frames(game, Random(7))
    start = next(n for n, frame in enumerate(told) if "battle_started" in kinds(frame))
    end = next(n for n, frame in enumerate(told) if "battle_ended" in kinds(frame))
    bidding = next(one for one in Game.unroll(game.record()) if one.version == start)
    frames = [{**frame, "n": n} for n, frame in enumerate(told[start - 1 : end + 1], 1)]
    state = {"view": bidding.view(whole_game.ME), "board": bidding.board(whole_game.ME)}
    found = {**whole_game.update(game, frames), **state, "result": None}
    OUT.write_text(json.dumps(found, separators=(",", ":"), default=whole_game.plain) + "\n")


if __name__ == "__main__":
    main()

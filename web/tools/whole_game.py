"""A whole game as the server tells it after the end, for the tests: `python web/tools/whole_game.py`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from hinode import Game
from hinode.bots.registry import make_bot
from hinode.bots.seat import Seat

Json = dict[str, Any]
OUT: Final = Path(__file__).parent.parent / "src" / "testing" / "fixtures" / "whole-game.json"
STYLES: Final = {"koi": "loyal", "lotus": "merchant", "turtle": "warlord", "bonsai": "trickster"}
ME: Final = "koi"


def frames(game: Game, rng: Random) -> list[Json]:
    bots = {clan: make_bot(f"greedy/{style}") for clan, style in STYLES.items()}
    found = [_frame(1, "started", None, None, game.events(ME, 0), [])]
    game.keep_standings()
    seen, standings = game.event_count, 0
    while game.pending:
        decision = rng.choice(game.pending)
        choice = bots[decision.clan].choose(Seat(game, decision, rng, 5.0))
        game.answer(decision.clan, choice.answer)
        reason = (
            None if choice.reason is None else {"kind": choice.reason.kind, "args": dict(choice.reason.args)}
        )
        found.append(
            _frame(
                len(found) + 1,
                "answered",
                decision.clan,
                reason,
                game.events(ME, seen),
                game.battle_standings(standings),
            )
        )
        seen, standings = game.event_count, game.standing_count
    return found


def _frame(
    n: int, kind: str, clan: str | None, reason: Json | None, events: list[Any], battles: list[Json]
) -> Json:
    by = "bot" if clan else None
    told = {"facts": {}, "events": events, "battles": battles}
    return {"n": n, "kind": kind, "clan": clan, "by": by, "reason": reason, **told}


def plain(thing: Any) -> Any:
    return thing.to_json() if hasattr(thing, "to_json") else dict(thing)


def _place(number: int, clan: str) -> Json:
    mine = clan == ME
    return {
        "place": number,
        "clan": clan,
        "name": "Aki" if mine else f"greedy/{STYLES[clan]}",
        "taken": mine,
        "bot": None if mine else f"greedy/{STYLES[clan]}",
        "offered": False,
        "ready": True,
    }


def update(game: Game, told: list[Json]) -> Json:
    options = {"players": 4, "clans": "chosen", "season_set": "archway", "shrines": "random"}
    more = {"kami_unbound": False, "hot_seat": False, "clock": {"kind": "none"}}
    table = {
        "id": "whole",
        "title": "Moon over Edo",
        "status": "ended",
        "options": {**options, **more},
        "commitment": "0" * 64,
        "places": [_place(number, clan) for number, clan in enumerate(STYLES)],
        "picking": None,
        "votes": {},
        "mine": [0],
        "creator": True,
    }
    assert game.result is not None
    state = {"view": game.view(ME), "board": game.board(ME), "asked": {}, "clocks": None, "can_undo": False}
    head = {"type": "update", "n": len(told), "reset": True, "frames": told, "table": table, "viewer": ME}
    return {**head, **state, "result": game.result.to_json()}


def main() -> None:
    game = Game.new(list(STYLES), season_set="archway", seed=7)
    told = frames(game, Random(7))
    OUT.write_text(json.dumps(update(game, told), separators=(",", ":"), default=plain) + "\n")
    print(len(told), "entries", sum(len(frame["events"]) for frame in told), "events")


if __name__ == "__main__":
    main()

"""Moments of real games, as the server would send them, for the tests: `python web/tools/fixtures.py`.

Games are played by steady bots that now and then do something at random, so that every question comes up. Of
each kind of question the fullest moment is kept.
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

OUT: Final = Path(__file__).parent.parent / "src" / "testing" / "fixtures"
ALL: Final = ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
SETS: Final = ["archway", "horseman", "mountain", "teapot"]
GAMES: Final[list[tuple[list[str], str, bool, int]]] = [
    (["koi", "turtle", "bonsai"], "horseman", True, 5),
    (ALL[:4], "teapot", True, 4),
    *((ALL, season_set, seed % 2 == 0, seed) for seed in range(1, 5) for season_set in SETS),
]
STORY: Final = 24
NAMES: Final = ["Aki", "Benkei of Musashibo", "Chiyo", "Daisuke", "Emi"]


class Recorder:
    """One game played out; of each moment asked about, the fullest is kept in `kept`."""

    def __init__(self, game: Game, rng: Random, kept: dict[str, tuple[int, Json]]) -> None:
        self.game, self.rng, self.kept = game, rng, kept
        game.keep_standings()
        self.bots = {clan: GreedyBot() for clan in game.view(None)["players"]}
        self.marks: list[tuple[str, int, int]] = []  # of each answer: clan, new events, new standings
        self.seen = 0

    def play(self) -> None:
        while self.game.pending:
            for decision in self.game.pending:
                self.keep(decision.to_json())
            self.step()
        self.put("end", 0, "koi")

    def step(self) -> None:
        decision = self.rng.choice(self.game.pending)
        wild = decision.kind != "tea" and self.rng.random() < 0.35
        if wild:
            answer = self.rng.choice(
                [o for o in decision.options if o.kind != "done"] or list(decision.options)
            )
        else:
            answer = self.bots[decision.clan].choose(Seat(self.game, decision, self.rng, 5.0)).answer
        standings = self.game.standing_count
        self.game.answer(decision.clan, answer)
        events = len(self.game.events(None, self.seen))
        self.marks.append((decision.clan, events, self.game.standing_count - standings))
        self.seen += events

    def keep(self, decision: Json) -> None:
        clan, kind = decision["clan"], decision["kind"]
        name = f"offer-{decision['cause']}" if kind == "offer" else kind
        if kind == "mandate" and clan == "lotus":
            name = "mandate-lotus"
        worth = len(decision.get("options") or [decision.get("coins", 0)] * 2)
        self.put(name, worth, clan)
        view = self.game.view(clan)
        figures = sum(sum(p.values()) for province in view["map"].values() for p in province.values())
        if name == "mandate" and len(view["players"]) == 5 and view["kami_unbound"]:
            self.put("late", figures + 5 * len(view["kami_figures"]), clan)
            self.put("watching", figures, None)
            self.put("waiting", figures, next(c for c in view["players"] if c != clan))

    def put(self, name: str, worth: int, viewer: str | None) -> None:
        if name in self.kept and self.kept[name][0] >= worth:
            return
        self.kept[name] = worth, self.update(viewer if viewer in self.bots else None)

    def update(self, viewer: str | None) -> Json:
        view = self.game.view(viewer)
        n = len(self.marks) + 1
        result = self.game.result
        return {
            "type": "update",
            "n": n,
            "reset": True,
            "frames": self.frames(viewer),
            "table": self.table(view, viewer),
            "viewer": viewer,
            "view": view,
            "board": self.game.board(viewer),
            "asked": dict.fromkeys(view["waiting"], n),
            "clocks": {
                "left": {clan: 60.0 + 40 * i for i, clan in enumerate(view["players"])},
                "tea": 120.0 if view["phase"] == "tea" else None,
                "running": view["waiting"],
            },
            "can_undo": bool(view.get("pending")) and view["pending"][0]["kind"] in ("recruit", "marshal"),
            "result": None if result is None else result.to_json(),
        }

    def frames(self, viewer: str | None) -> list[Json]:
        told = self.marks[-STORY:]
        found, first = [], self.seen - sum(events for _, events, _ in told)
        standing = self.game.standing_count - sum(standings for _, _, standings in told)
        for n, (clan, count, standings) in enumerate(told, max(len(self.marks) - STORY, 0) + 1):
            events = self.game.events(viewer, first)[:count]
            found.append(
                {
                    "n": n,
                    "kind": "answered",
                    "clan": clan,
                    "by": "bot",
                    "reason": None,
                    "facts": {},
                    "events": events,
                    "battles": self.game.battle_standings(standing)[:standings],
                }
            )
            first += count
            standing += standings
        return found

    def table(self, view: Json, viewer: str | None) -> Json:
        clans = list(view["players"])
        places = [
            {
                "place": i,
                "clan": clan,
                "name": NAMES[i],
                "taken": i % 2 == 0 or clan == viewer,
                "bot": None if i % 2 == 0 or clan == viewer else "greedy/monk",
                "offered": False,
                "ready": True,
            }
            for i, clan in enumerate(clans)
        ]
        options = {
            "players": len(clans),
            "clans": "chosen",
            "season_set": view["season_set"],
            "shrines": "random",
            "kami_unbound": view["kami_unbound"],
            "hot_seat": False,
            "clock": {"kind": "bank", "seconds": 600, "increment": 5, "tea": 180},
        }
        return {
            "id": "fixture",
            "title": "Moon over Edo",
            "status": "ended" if self.game.result else "playing",
            "options": options,
            "commitment": "0" * 64,
            "places": places,
            "picking": None,
            "votes": {},
            "mine": [i for i, clan in enumerate(clans) if clan == viewer],
            "creator": viewer == clans[0],
        }


def main() -> None:
    kept: dict[str, tuple[int, Json]] = {}
    for clans, season_set, unbound, seed in GAMES:
        game = Game.new(clans, season_set=season_set, kami_unbound=unbound, seed=seed)
        Recorder(game, Random(seed), kept).play()
    OUT.mkdir(parents=True, exist_ok=True)
    for old in set(OUT.glob("*.json")) - {OUT / "whole-game.json", OUT / "followed-game.json"}:
        old.unlink()
    for name, (_, update) in sorted(kept.items()):
        (OUT / f"{name}.json").write_text(json.dumps(update, separators=(",", ":"), default=_plain) + "\n")
    print(" ".join(sorted(kept)))


def _plain(thing: Any) -> Any:
    return thing.to_json() if hasattr(thing, "to_json") else dict(thing)


if __name__ == "__main__":
    main()

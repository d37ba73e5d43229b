"""Random whole games, checked against the wire schemas."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

from pydantic import TypeAdapter

from hinode import Game
from hinode.server.wire import engine_types as wire
from hinode.server.wire.engine.events import AnyEvent
from tests.support.card_moments import summoned
from tests.support.game_plans import SETS, Plan
from tests.support.play import ALL_CLANS
from tests.support.script import Script, start

Json = dict[str, Any]
ADAPTERS: Final[dict[str, TypeAdapter[Any]]] = {
    "answer": TypeAdapter(wire.AnyAnswer),
    "board": TypeAdapter(wire.Board),
    "decision": TypeAdapter(wire.AnyDecision),
    "event": TypeAdapter(AnyEvent),
    "events": TypeAdapter(list[AnyEvent]),
    "previews": TypeAdapter(wire.Previews),
    "record": TypeAdapter(wire.RecordJson),
    "result": TypeAdapter(wire.ResultJson),
    "standings": TypeAdapter(list[wire.BattleStanding]),
    "view": TypeAdapter(wire.View),
}


def fits(schema: str, value: Any) -> None:
    """Validates the JSON of a value against a schema."""
    ADAPTERS[schema].validate_json(json.dumps(value))


def whole_games() -> list[Plan]:
    """Each season set, with and without Kami Unbound, three to five clans."""
    return [
        Plan(seed, ALL_CLANS[seed % 3 :], season_set, kami_unbound=seed % 2 == 1, policy="busy")
        for seed, season_set in enumerate(SETS)
    ]


def rare_scenes() -> list[Script]:
    """Rare situations: several clans order their effects, and one clan orders its own."""
    righteous = {"cards": ["way-of-the-righteous"]}
    war = start(
        phase="war",
        season_set="horseman",
        players={"koi": righteous, "lotus": {"cards": ["way-of-the-shogun"]}, "turtle": {}},
        war=["edo"],
        map={"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
    )
    both = {"cards": ["path-of-the-spirit", "path-of-the-monkey"]}
    summon = summoned("koi", {"koi": both, "lotus": {"coins": 1}, "turtle": {}}, season_set="horseman")
    return [war, summon]


class Seen:
    """Counts the schemas and keys that games have used, such as ("step", "battle", "hired")."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, str]] = Counter()

    def note(self, schema: str, shown: Json) -> None:
        self.counts.update((schema, shown["kind"], key) for key in shown)

    def look(self, game: Game) -> None:
        """Check everything that any viewer can see now."""
        for viewer in (*game.clans, None):
            view = game.view(viewer)
            fits("view", view)
            for step in view["stack"]:
                self.note("step", step)
            for decision in view.get("pending", ()):
                self.note("decision", decision)
                for option in decision["options"] or ():
                    self.counts["option", decision["kind"], option["kind"]] += 1
        for decision in game.pending:
            previews = game.previews(decision.clan)
            fits("previews", previews)
            for option in previews["options"]:
                self.counts.update(("stops", option["stops"], key) for key in option if option[key])
                self.counts.update(("part", part["mandate"], key) for part in option["parts"] for key in part)
        for viewer in (game.clans[0], None):  # every other board has the same shape
            fits("board", game.board(viewer))

    def read(self, game: Game) -> None:
        """Check what was sent so far, and its stored form."""
        for viewer in (*game.clans, None):
            fits("events", game.events(viewer))
        for event in game.events():
            self.note("event", event)
        fits("standings", game.battle_standings())
        record = game.record()
        fits("record", record)
        for _, answer in record["answers"]:
            self.note("answer", answer)
        if game.result is not None:
            fits("result", game.result.to_json())

    def watch(self, plan: Plan, odds: float) -> None:
        """Play a whole game, checking each position with this probability, and every new kind of question."""
        game, rng = plan.start(), plan.rng("wire")
        game.keep_standings()
        self.look(game)
        for _ in plan.play(game):
            new = {decision.kind for decision in game.pending} - self.kinds("decision")
            if new or rng.random() < odds:
                self.look(game)
        self.read(game)

    def kinds(self, schema: str) -> set[str]:
        return {kind for seen, kind, _ in self.counts if seen == schema}

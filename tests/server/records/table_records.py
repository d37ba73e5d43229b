"""Finished tables to audit: random games, recorded as the server does."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from hinode import Game
from hinode.server.records.writer import closing_head, table_record
from hinode.server.tables.seed import Secret, assign_clans, pick_order
from tests.support.play import steps

Json = dict[str, Any]
SECRET = Secret(0xC0FFEE << 200, "5a" * 32)
TABLE = "a-table_1"
PEOPLE = ("Aki", "Ben", "Chiyo", "Dai")


def setup(clans: str) -> Json:
    """Four places; unless all clans are drawn, the first has none chosen."""
    chosen: dict[str, list[str | None]] = {
        "random": [None] * 4,
        "chosen": [None, "koi", "lotus", None],
        "pick": [None, "koi", None, "lotus"],
    }
    order = pick_order(SECRET.seed, 4)
    turns = order if clans == "pick" else sorted(range(4), key=lambda place: chosen[clans][place] is None)
    places = assign_clans(SECRET.seed, chosen[clans], turns)
    found: Json = {"clans": clans, "chosen": chosen[clans], "seats": places}
    return {**found, "order": order} if clans == "pick" else found


@cache
def _played(clans: str) -> Json:
    places = setup(clans)["seats"]
    game = Game.new(clans=places, seed=SECRET.seed)
    entries: list[Json] = [{"n": 1, "kind": "created", "name": PEOPLE[0]}]

    def note(kind: str, **facts: Any) -> None:
        entries.append({"n": len(entries) + 1, "kind": kind, **facts})

    for place, name in enumerate(PEOPLE):
        note("joined", place=place, name=name)
    note("answered", clan=places[0], answer={"kind": "ready"}, by="person")
    note("undone", clan=places[0], by="person")
    for clan, answer in steps(game, Random(3)):
        note("answered", clan=clan, answer=answer.to_json(), by="person")
    seats = {clan: {"name": name, "bot": None} for clan, name in zip(places, PEOPLE, strict=True)}
    seats[places[3]]["bot"] = "greedy/monk"
    return table_record(
        table=TABLE, secret=SECRET, setup=setup(clans), seats=seats, game=game, entries=entries
    )


def finished(clans: str = "random", change: Callable[[Json], object] | None = None) -> Json:
    """The record of a finished table, which the caller may change."""
    found = deepcopy(_played(clans))
    if change is not None:
        change(found)
    return found


def covered_up(document: Json) -> Json:
    """A record after an expert's forgery: everything that can be recomputed is consistent again."""
    game = Game.replay({**document["record"], "chance": []})
    document["record"] = game.record()
    document["digest"] = game.digest()
    document["result"] = None if game.result is None else game.result.to_json()
    start = [facts for facts in document["entries"] if facts["kind"] in ("created", "joined")]
    answers = [
        {"kind": "answered", "clan": clan, "answer": answer, "by": "person"}
        for clan, answer in document["record"]["answers"]
    ]
    document["entries"] = [{**facts, "n": n} for n, facts in enumerate([*start, *answers], start=1)]
    document["head"] = closing_head(document)
    return document

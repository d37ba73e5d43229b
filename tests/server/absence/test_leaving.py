"""Whatever one is asked, one can leave just then: a bot answers, takes the seat over, and the game ends."""

from __future__ import annotations

from functools import cache

import pytest

from hinode.api import Game
from hinode.server.storage.rows import Entry
from hinode.server.wire.decisions import QUESTIONS
from tests.server.absence.conftest import SETTINGS
from tests.server.absence.gone import sitting
from tests.server.play.hall import Hall, guest
from tests.server.protocol.stages import Stage, played_until

pytestmark = pytest.mark.asyncio(loop_scope="module")
CLANS = ("koi", "lotus", "turtle")
FAILURES = SETTINGS["failures_to_hand_over"]


@cache
def asked_late(kind: str) -> Stage:
    """The Koi are asked that, with a season or less to play."""

    def holds(game: Game) -> bool:
        view = game.view(None)
        late = view["season"] == ("summer" if view["phase"] == "war" else "autumn")
        return late and any(decision.kind == kind and decision.clan == "koi" for decision in game.pending)

    return played_until(CLANS, holds, season_set="random", kami_unbound=True)


def of_the_koi(entries: list[Entry]) -> list[str]:
    """Who answered for them, in turn; a word for each hand-over."""
    found = []
    for entry in entries:
        if entry.kind == "answered" and entry.body["clan"] == "koi":
            found.append("bell" if entry.body["answer"] == {"kind": "ready"} else entry.body["by"])
        elif entry.kind == "handed":
            found.append(f"handed: {entry.body['why']}")
    return found


@pytest.mark.parametrize("kind", QUESTIONS)
async def test_the_game_goes_on_and_ends(hall: Hall, kind: str) -> None:
    async with sitting(hall, asked_late(kind), "koi") as table, guest(hall, "Eve") as eve:
        n = await table.n()
        async with table.people["koi"].watch(table.table, "koi") as eyes:
            assert (await eyes.update())["view"]["pending"][0]["kind"] == kind
        async with eve.watch(table.table) as eyes:
            last = await eyes.update(lambda update: update["result"] is not None)
        answers = of_the_koi(await table.after(n))
    assert last["table"]["status"] == "ended"
    assert answers[0] == ("bell" if kind == "tea" else "clock")
    given = [answer for answer in answers if answer != "bell"]
    assert given[: FAILURES + 1] == ["clock"] * FAILURES + ["handed: clock"]
    assert set(given[FAILURES + 1 :]) <= {"bot"}

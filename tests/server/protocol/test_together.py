"""Everybody at one instant: in a sealed round nobody's bid is lost; of two tabs one seat has, one wins."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from hinode.server.tables.table import Table
from hinode.vocab.ids import CLANS
from tests.server.play.hall import Hall
from tests.server.play.scripted import some_bid
from tests.server.protocol.stages import all_bidding, begun, lay
from tests.server.protocol.tabs import Tabs, answer, open_halls, seated

pytestmark = pytest.mark.asyncio
ROUNDS = 8
RACES = 60
SEED = "together 1"


async def test_no_bid_is_lost_when_all_bid_at_one_instant(tmp_path: Path, database_url: str) -> None:
    stage, rng = all_bidding(5), Random(SEED)
    pending = {decision.clan: decision for decision in stage.game().pending}
    async with open_halls(tmp_path, database_url) as halls, seated(halls, CLANS, 1) as people:
        for person, hall in zip(people, [*halls, *halls, *halls], strict=False):
            person.wires[0].origin = person.wires[0].address = hall.origin
        owners = {clan: person.person for clan, person in zip(CLANS, people, strict=True)}
        store = halls[0].hub.store
        for number in range(ROUNDS):
            table = await lay(store, stage, owners)
            n = len(await store.entries(table, 0))
            bids = {clan: some_bid(pending[clan].coins, rng) for clan in CLANS}
            replies = await asyncio.gather(
                *(
                    person.send(0, table, answer(f"bid-{number:05}", clan, n, bids[clan]))
                    for clan, person in zip(CLANS, people, strict=True)
                )
            )
            assert [status for status, _ in replies] == [200] * 5, replies
            numbers = {clan: reply["n"] for clan, (_, reply) in zip(CLANS, replies, strict=True)}
            assert sorted(numbers.values()) == list(range(n + 1, n + 6))
            entries = await store.entries(table, 0)
            assert {clan: entries[numbers[clan] - 1].body["answer"] for clan in CLANS} == bids


async def test_of_two_tabs_exactly_one_wins(tmp_path: Path, database_url: str) -> None:
    """The other is told clearly that it is late, and sees how things stand."""
    rng = Random(SEED)
    async with open_halls(tmp_path, database_url) as halls, seated(halls, CLANS[:3]) as people:
        holders = dict(zip(CLANS, people, strict=False))
        stage = all_bidding(3)
        start = type(stage)(stage.clans, 1, "archway", False, ())
        table = await lay(halls[0].hub.store, start, {clan: holders[clan].person for clan in stage.clans})
        game = begun(start.clans, start.seed, start.season_set, start.kami_unbound)
        refused: dict[str, int] = {}
        for race in range(RACES):
            decision = rng.choice(game.pending)
            n = await _last(halls[0], table)
            choices = [decision.options[rng.randrange(len(decision.options))].to_json() for _ in range(2)]
            sent = [answer(f"race-{race:03}-{tab}", decision.clan, n, choices[tab]) for tab in range(2)]
            replies = await _race(holders[decision.clan], table, sent, rng)
            won = [tab for tab, (status, _) in enumerate(replies) if status == 200]
            assert len(won) == 1, replies
            assert replies[won[0]][1]["n"] == n + 1
            status, lost = replies[1 - won[0]]
            assert status == 409
            assert lost["error"]["text"]
            refused[lost["error"]["code"]] = refused.get(lost["error"]["code"], 0) + 1
            await _sees(holders[decision.clan], table, 1 - won[0], n + 1)
            game.answer(decision.clan, choices[won[0]])
    print("seed:", SEED, refused)
    assert set(refused) <= {"stale", "illegal"}


async def _last(hall: Hall, table: str) -> int:
    return len(await hall.hub.store.entries(table, 0))


async def _race(tabs: Tabs, table: str, sent: list[dict[str, object]], rng: Random) -> list[tuple[int, dict]]:  # type: ignore[type-arg]
    order = rng.sample((0, 1), 2)
    replies = await asyncio.gather(*(tabs.send(tab, table, sent[tab]) for tab in order))
    return [reply for _, reply in sorted(zip(order, replies, strict=True), key=lambda each: each[0])]


async def _sees(tabs: Tabs, table: str, tab: int, n: int) -> None:
    status, look = await tabs.wires[tab].get(f"/api/tables/{table}")
    assert status == 200
    assert look["update"]["n"] >= n

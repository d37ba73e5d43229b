"""Simultaneous commands: no sealed bid is lost, and exactly one of two tabs wins."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from hinode.vocab.ids import CLANS
from tests.server.play.scripted import some_bid
from tests.server.protocol.midgame import Midgame, all_bidding, store_table
from tests.server.protocol.tabs import answer, running_servers, seated

pytestmark = pytest.mark.asyncio
ROUNDS = 8
RACES = 60
SEED = "together 1"


async def test_no_bid_is_lost_when_all_bid_at_once(tmp_path: Path, database_url: str) -> None:
    midgame, rng = all_bidding(5), Random(SEED)
    pending = {decision.clan: decision for decision in midgame.game().pending}
    async with running_servers(tmp_path, database_url) as servers, seated(servers, CLANS) as people:
        holders = dict(zip(CLANS, people, strict=True))
        store = servers[0].hub.store
        for number in range(ROUNDS):
            table = await store_table(store, midgame, {clan: tabs.person for clan, tabs in holders.items()})
            n = len(await store.entries(table, 0))
            bids = {clan: some_bid(pending[clan].coins, rng) for clan in CLANS}
            sent = [answer(f"bid-{number:05}", clan, n, bids[clan]) for clan in CLANS]
            replies = await asyncio.gather(
                *(tabs.send(seat % 2, table, sent[seat]) for seat, tabs in enumerate(people))
            )
            assert [status for status, _ in replies] == [200] * 5, replies
            numbers = [reply["n"] for _, reply in replies]
            assert sorted(numbers) == list(range(n + 1, n + 6))
            entries = await store.entries(table, 0)
            assert [entries[at - 1].body["answer"] for at in numbers] == list(bids.values())


async def test_of_two_tabs_exactly_one_wins(tmp_path: Path, database_url: str) -> None:
    """The other gets a clear error that it was too late, and sees the current state."""
    rng, refused = Random(SEED), Counter[str]()
    midgame = Midgame(CLANS[:3], 1, "archway", False, ())
    async with running_servers(tmp_path, database_url) as servers, seated(servers, midgame.clans) as people:
        holders = dict(zip(midgame.clans, people, strict=True))
        store, game = servers[0].hub.store, midgame.game()
        table = await store_table(store, midgame, {clan: tabs.person for clan, tabs in holders.items()})
        for race in range(RACES):
            n = len(await store.entries(table, 0))
            decision = rng.choice(game.pending)
            given = [decision.options[rng.randrange(len(decision.options))].to_json() for _ in range(2)]
            sent = [answer(f"race-{race:03}-{tab}", decision.clan, n, given[tab]) for tab in range(2)]
            tabs = holders[decision.clan]
            replies = await asyncio.gather(*(tabs.send(tab, table, sent[tab]) for tab in range(2)))
            won, late = sorted(range(2), key=lambda tab: replies[tab][0])
            assert replies[won] == (200, {"n": n + 1})
            assert replies[late][0] == 409
            refused[replies[late][1]["error"]["code"]] += 1
            look = await tabs.clients[late].look(table)
            assert look["update"]["n"] == n + 1
            game.answer(decision.clan, given[won])
    print("seed:", SEED, dict(refused))
    assert set(refused) <= {"stale", "illegal"}

"""A command sent again with the same id is done once and gets the same reply."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode.vocab.ids import CLANS
from tests.server.protocol.midgame import Midgame, store_table
from tests.server.protocol.tabs import answer, running_servers, seated

pytestmark = pytest.mark.asyncio
READY = {"kind": "ready"}
TEA = Midgame(CLANS[:3], 1, "archway", False, ())


async def test_a_chat_message_sent_again_gets_the_same_reply(tmp_path: Path, database_url: str) -> None:
    async with running_servers(tmp_path, database_url) as servers, seated(servers, TEA.clans) as people:
        koi, lotus, _ = people
        owners = {clan: tabs.person for clan, tabs in zip(TEA.clans, people, strict=True)}
        table = await store_table(servers[0].hub.store, TEA, owners)
        n = len(await servers[0].hub.store.entries(table, 0))
        word = {"kind": "chat", "id": "a-word-of-koi", "seat": "koi", "text": "good evening"}
        whisper = {**word, "id": "a-whisper", "to": ["turtle"]}
        first = [await koi.send(0, table, said) for said in (word, whisper)]
        await lotus.send(1, table, answer("lotus-is-ready", "lotus", n, READY))
        assert [await koi.send(1, table, said) for said in (word, whisper)] == first
        assert first == [(200, {"n": n})] * 2
        assert len(await servers[0].hub.store.talk(table, 0)) == 2


async def test_a_finished_command_is_acknowledged_even_if_the_seat_is_lost(
    tmp_path: Path, database_url: str
) -> None:
    """The reply may have been lost just as a bot took over."""
    async with running_servers(tmp_path, database_url) as servers, seated(servers, TEA.clans) as people:
        koi = people[0]
        owners = {clan: tabs.person for clan, tabs in zip(TEA.clans, people, strict=True)}
        table = await store_table(servers[0].hub.store, TEA, owners)
        n = len(await servers[0].hub.store.entries(table, 0))
        ready = answer("koi-is-ready", "koi", n, READY)
        assert await koi.send(0, table, ready) == (200, {"n": n + 1})
        assert (await koi.send(0, table, {"kind": "hand", "id": "koi-goes", "seat": "koi"}))[0] == 200
        assert await koi.send(1, table, ready) == (200, {"n": n + 1})
        status, refused = await koi.send(1, table, {**ready, "answer": {"kind": "done"}})
        assert (status, refused["error"]["code"]) == (409, "id-used")

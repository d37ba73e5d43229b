"""A subscription pushes what its socket accepts; its task sends the rest later, in the same order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import pytest

from hinode.server.live.live_table import LiveTable
from hinode.server.live.subscription import Subscription
from hinode.server.tables import presenters
from tests.server.kit.client import Json
from tests.server.kit.server import drain_event_loop
from tests.server.secrets.kit.channels import live_of
from tests.server.secrets.kit.random_games import HOLDERS, Plan, RandomGame, chat_message
from tests.server.secrets.test_lost_seats import TAKEN


@dataclass
class Client:
    """A client that may stop reading."""

    live: LiveTable
    game: RandomGame
    reads: bool = True
    pushed: list[str] = field(default_factory=list)
    waited: list[str] = field(default_factory=list)
    reading: asyncio.Event = field(default_factory=asyncio.Event)

    def push(self, message: Json) -> bool:
        if self.reads:
            self.pushed.append(message["type"])
        return self.reads

    async def send(self, message: Json) -> None:
        await self.reading.wait()
        self.waited.append(message["type"])

    def say(self, number: int) -> None:
        self.live.talk.append(chat_message(number, "koi", None, "hello"))
        self.live.wake()


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[Client, asyncio.Task[None]]]:
    """A client that has received everything so far."""
    game = RandomGame(Plan(("koi", "lotus", "turtle")))
    client = Client(live_of(game.table, ()), game)
    client.reading.set()
    watching = Subscription(client.live, HOLDERS["koi"], None, -1, 0, client.send, client.push)
    task = asyncio.create_task(watching.run())
    try:
        await drain_event_loop()
        client.waited.clear()
        yield client, task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, RuntimeError):
            await task


@pytest.mark.asyncio
async def test_a_change_is_sent_before_it_returns() -> None:
    async with connected() as (client, _):
        client.say(1)
        assert client.pushed == ["talk"]
        await drain_event_loop()
        assert client.waited == []


@pytest.mark.asyncio
async def test_what_cannot_be_pushed_is_sent_later_once_and_in_order() -> None:
    async with connected() as (client, _):
        client.reads = False
        client.reading.clear()
        client.say(1)
        client.live.presence_version += 1
        client.reads = True
        client.say(2)  # must not overtake the waiting message
        await drain_event_loop()
        assert (client.pushed, client.waited) == ([], [])
        client.reading.set()
        await drain_event_loop()
        assert client.waited == ["talk", "presence", "talk"]
        client.say(3)
        assert client.pushed == ["talk"]


@pytest.mark.asyncio
async def test_a_fault_ends_the_socket_but_not_the_change(monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected() as (client, task):

        def fail(*_: object) -> Json:
            raise RuntimeError("cannot be shown")

        monkeypatch.setattr(presenters, "talk", fail)
        client.say(1)
        await drain_event_loop()
        assert task.done()
        assert isinstance(task.exception(), RuntimeError)


@pytest.mark.asyncio
async def test_nothing_is_pushed_to_a_player_who_has_lost_the_seat() -> None:
    async with connected() as (client, task):
        client.game.scene.write(TAKEN)
        client.say(1)
        await drain_event_loop()
        assert (client.pushed, client.waited) == ([], [])
        assert task.done()

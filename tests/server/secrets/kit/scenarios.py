"""Scenarios: every request to a table while secrets are created and whispered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, Final

from tests.server.kit.client import Json, TableFeed
from tests.server.secrets.kit.channels import Leak, alike
from tests.server.secrets.kit.random_games import Plan, PlayedGame, played
from tests.server.secrets.kit.recorder import Recorder
from tests.server.secrets.kit.twin_server import SPECTATOR, TwinServer

PLAN: Final = Plan(("koi", "lotus", "turtle"), 3, steadfast=True)
NOTHING: Final = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
BLIND: Final = ("koi", SPECTATOR)  # viewers who must not know


@dataclass(frozen=True)
class Secret:
    """What only the Lotus know, and what they whisper to the Turtle."""

    first: Json  # a bid that is undone
    bid: Json
    whispers: tuple[str, ...] = ()


FRUGAL: Final = Secret(NOTHING, NOTHING)
LAVISH: Final = Secret(
    {**NOTHING, "poets": 4},
    {**NOTHING, "seppuku": 1, "hostage": 2, "ronin": 3},
    ("the Koi will not see this", "nor this"),
)


class Scenario:
    """The Koi and a spectator watch. Everyone waits for all updates, so the order is fixed."""

    def __init__(self, twin_server: TwinServer, table: str) -> None:
        self.recorder = {role: Recorder(guest, table) for role, guest in twin_server.guests.items()}
        self.feed: dict[str, TableFeed] = {}

    async def run(self) -> None:
        """Runs the scenario with both of them connected."""
        async with self.recorder[SPECTATOR].watch(since=-1) as feed:
            await self._arrives(SPECTATOR, feed)
            async with self.recorder["koi"].watch(since=-1) as koi:
                await self._arrives("koi", koi)
                await self.happens()
                del self.feed["koi"]
            await self.all_hear("presence")

    async def happens(self) -> None:
        raise NotImplementedError

    async def _arrives(self, role: str, feed: TableFeed) -> None:
        await feed.until(lambda message: message["type"] == "presence")
        await self.all_hear("presence")
        self.feed[role] = feed

    async def all_hear(self, what: str) -> None:
        for feed in self.feed.values():
            await feed.until(lambda message: message["type"] == what)

    @property
    def n(self) -> int:
        messages = self.feed[SPECTATOR].messages
        return max(int(message["n"]) for message in messages if message["type"] == "update")

    async def does(self, role: str, kind: str, **fields: Any) -> None:
        """Sends a command, and waits until everyone has its update."""
        done = await self.recorder[role].send(kind, seat=role, **fields)
        assert done.status_code == 200, done.text
        if not fields.get("to"):
            await self.all_hear("talk" if kind == "chat" else "update")

    async def comes_again(self, role: str, since: int, talk: int) -> None:
        """A second socket, starting in the middle of the log and the chat."""
        async with self.recorder[role].watch(since=since, talk=talk) as feed:
            await feed.until(lambda message: message["type"] == "presence")
            await self.all_hear("presence")
        await self.all_hear("presence")

    async def look_around(self) -> None:
        await asyncio.gather(*(self._looks(self.recorder[role]) for role in BLIND))

    async def _looks(self, recorder: Recorder) -> None:
        await recorder.get()
        await recorder.get(seat="lotus")
        await recorder.get("/preview")
        await recorder.get("/preview", seat="lotus")
        await recorder.get("/record")
        for path in ("/replay/3", "/replay/3/steps", "/replay"):
            await recorder.get(path, viewer="all")
        await recorder.list_tables("open")


class Battle(Scenario):
    """All three are asked for a bid: the Lotus bid, then the Koi; the Turtle never do."""

    def __init__(self, twin_server: TwinServer, table: str, secret: Secret) -> None:
        super().__init__(twin_server, table)
        self.secret = secret

    async def happens(self) -> None:
        await self.whisper()
        for role in BLIND:
            await self.recorder[role].list_tables("open")
        await self.bid()
        await self.whisper()
        await self.comes_again("koi", since=90, talk=0)
        await self.does("koi", "chat", text="anybody there?")
        await self.look_around()
        await self.does("koi", "chat", text="farewell")

    async def whisper(self) -> None:
        for text in self.secret.whispers:
            await self.does("lotus", "chat", to=["turtle"], text=text)

    async def bid(self) -> None:
        """One bid that is undone, and another."""
        await self.does("lotus", "answer", seen=self.n, answer=self.secret.first)
        await self.does("lotus", "undo", seen=self.n)
        await self.does("lotus", "answer", seen=self.n, answer=self.secret.bid)


class LongBattle(Battle):
    """The same, with every refused command."""

    async def happens(self) -> None:
        await self.whisper()
        await asyncio.gather(*(self._look_everywhere(role) for role in BLIND))
        await asyncio.gather(*(self._try_things(role) for role in BLIND))
        await super().happens()
        await self.comes_again(SPECTATOR, since=self.n - 2, talk=1)
        await self.comes_again("koi", since=10_000, talk=99)
        await self._bid_too()
        await self.whisper()
        await self._try_things("koi")
        await self.does("koi", "chat", text="the end")

    async def _look_everywhere(self, role: str) -> None:
        recorder = self.recorder[role]
        for seat in ("turtle", "bonsai", "nobody"):
            await recorder.get(seat=seat)
        for query in ({}, {"viewer": "lotus"}, {"viewer": "nobody"}):
            await recorder.get("/replay/3", **query)
        await recorder.turned_away(seat="lotus")
        await recorder.list_tables("mine")

    async def _try_things(self, role: str) -> None:
        """Commands that are all refused."""
        recorder, seen = self.recorder[role], self.n
        for seat in ("koi", "lotus"):
            await recorder.send("answer", seat=seat, seen=0, answer=NOTHING)
            await recorder.send("answer", seat=seat, seen=1000, answer=NOTHING)
            await recorder.send("answer", seat=seat, seen=seen, answer={**NOTHING, "ronin": 99})
            await recorder.send("answer", seat=seat, seen=seen, answer={"kind": "mandate", "tile": "train"})
            await recorder.send("undo", seat=seat, seen=seen)
            await recorder.send("gift", seat=seat, to="turtle", coins=1)
        await recorder.send("vote", seat="koi", about="lotus", to="bot")
        await recorder.send("take", seat="lotus")
        await recorder.send("chat", seat="koi", to=["bonsai"], text="is anybody there?")
        await recorder.send("nonsense", seat="koi")

    async def _bid_too(self) -> None:
        """The Koi's own bid, sent twice, and another command with the same id."""
        fields: Json = {"id": "message-of-koi", "seen": self.n}
        await self.does("koi", "answer", **fields, answer={**NOTHING, "poets": 2})
        for again in ({**NOTHING, "poets": 2}, NOTHING):
            await self.recorder["koi"].send("answer", seat="koi", **fields, answer=again)
        await self.does("koi", "undo", seen=self.n)


class Turn(Scenario):
    """A point of the game. Gives the answer, if any; otherwise another clan chooses, and all wait."""

    def __init__(self, twin_server: TwinServer, table: str, clan: str, answer: Json | None) -> None:
        super().__init__(twin_server, table)
        self.clan = clan
        self.answer = answer

    async def happens(self) -> None:
        await self.look_around()
        for role in BLIND:
            await self.recorder[role].send("answer", seat="koi", seen=self.n, answer={**NOTHING, "ronin": 99})
            await self.recorder[role].send("gift", seat="koi", to="lotus", coins=900)
        if self.answer is not None:
            await self.does(self.clan, "answer", seen=self.n, answer=self.answer)
            await self.look_around()
        await self.does("koi", "chat", text="and now?")


async def compare(scenarios: Sequence[Scenario]) -> None:
    """Compares tables that differ only in secrets. Raises `Leak`."""
    await asyncio.gather(*(scenario.run() for scenario in scenarios))
    for role in BLIND:
        alike("wire", role, *(scenario.recorder[role].received for scenario in scenarios))


async def battles(twin_server: TwinServer, kind: type[Battle] = Battle) -> list[Battle]:
    history = played(PLAN)
    tables = await twin_server.twin_tables(history, history.first("bid", "bid", "bid"))
    return [kind(twin_server, table, secret) for table, secret in zip(tables, (FRUGAL, LAVISH), strict=True)]


async def turns(
    twin_server: TwinServer, history: PlayedGame, upto: int, clan: str, answers: Sequence[Json | None]
) -> list[Turn]:
    tables = await twin_server.twin_tables(history, upto)
    return [Turn(twin_server, table, clan, answer) for table, answer in zip(tables, answers, strict=True)]


async def compare_closings(twin_server: TwinServer) -> None:
    """A session ends, then the server stops. The twin server cannot be used after that."""
    scenarios = await battles(twin_server)
    feed: dict[str, list[TableFeed]] = {}
    async with AsyncExitStack() as stack:
        for role in BLIND:
            feed[role] = [await stack.enter_async_context(each.recorder[role].watch()) for each in scenarios]
            for each in feed[role]:
                await each.until(lambda message: message["type"] == "presence")
        await scenarios[1].whisper()
        await twin_server.guests["koi"].post("/api/session/forget", {})
        assert [await each.closed() for each in feed["koi"]] == [4000, 4000]
        for each in feed[SPECTATOR]:
            await each.until(lambda message: message.get("online") == [])
        await twin_server.server.hub.announce_stop()
        assert [await each.closed() for each in feed[SPECTATOR]] == [1012, 1012]
    for role in BLIND:
        alike("wire", role, *(scenario.recorder[role].received for scenario in scenarios))
    assert b'"stopping"' in scenarios[0].recorder[SPECTATOR].received[-2]


def check_log(log: str) -> None:
    """The log has neither bids nor whispers. Raises `Leak`."""
    for secret in (*LAVISH.whispers, "seppuku", "hostage"):
        if secret in log:
            raise Leak(f"log: {secret!r} is in it")

"""People whose server is killed: they remember what they sent, what was acknowledged, and what they saw."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from websockets.exceptions import WebSocketException

from hinode.vocab.ids import CLANS
from tests.server.crash.checks.transcript import Json, Transcript, Violation
from tests.server.kit.client import Client
from tests.server.kit.connection import ConnectionLost
from tests.server.play.scripted import some_answer

AGAIN: Final = 0.02  # seconds before another try
AWAY: Final = 503  # the database does not answer, so the outcome of the command is unknown


class ServerAccess:
    """Whether the server is up, and how many requests are in progress."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.open = asyncio.Event()
        self._in_progress = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def request(self) -> Iterator[None]:
        self._in_progress += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._in_progress -= 1
            if not self._in_progress:
                self._idle.set()

    async def close(self) -> None:
        """Waits until no request is in progress."""
        self.open.clear()
        await self._idle.wait()


@dataclass
class Sent:
    """One command, its result, and its number in the log if it was found while the server was down."""

    table: str
    body: Json
    n: int | None = None
    refused: str | None = None
    tries: int = 0
    found: int | None = None  # in the log, before the reply
    counted: bool = False

    @property
    def settled(self) -> bool:
        return self.n is not None or self.refused is not None


class Person:
    """One browser. Its commands have ids and are sent again until there is a reply."""

    def __init__(self, access: ServerAccess, name: str, seed: str) -> None:
        self.access = access
        self.name = name
        self.client = Client(access.origin)
        self.feed_address = access.origin  # where its WebSockets connect
        self.rng = Random(seed)
        self.sent: list[Sent] = []
        self.transcripts: dict[str, Transcript] = {}
        self.made: list[str] = []
        self.lost_tables = 0  # requested, but no reply came
        self.acknowledged = 0  # on the first try

    def go_to(self, access: ServerAccess) -> None:
        """Switch to another server, and retry unfinished requests there."""
        self.access = access
        self.client.move_to(access.origin)
        self.feed_address = access.origin

    async def arrive(self) -> None:
        await self.access.open.wait()
        welcomed = await self.client.post("/api/session", {"name": self.name})
        assert welcomed.status_code == 200

    async def create_table(self, **options: Any) -> str:
        while True:
            await self.access.open.wait()
            with self.access.request():
                try:
                    made = await self.client.post("/api/tables", options)
                except ConnectionLost:
                    self.lost_tables += 1
                else:
                    if made.status_code == 201:
                        self.made.append(made.json()["id"])
                        return self.made[-1]
                    assert made.status_code == AWAY, made.text
            await asyncio.sleep(AGAIN)

    async def command(self, table: str, kind: str, **fields: Any) -> Sent:
        body = {"kind": kind, "id": f"message-{len(self.sent):06}", **fields}
        sent = Sent(table, body)
        self.sent.append(sent)
        while not sent.settled:
            await self.access.open.wait()
            with self.access.request():
                await self._try(sent)
            if not sent.settled:
                await asyncio.sleep(AGAIN)
        return sent

    async def _try(self, sent: Sent) -> None:
        sent.tries += 1
        try:
            reply = await self.client.post(f"/api/tables/{sent.table}/commands", sent.body)
        except ConnectionLost:
            return
        if reply.status_code == 200:
            sent.n = reply.json()["n"]
            self.acknowledged += sent.tries == 1
        elif reply.status_code != AWAY:
            sent.refused = reply.json()["error"]["code"]
            if reply.status_code >= 500:
                raise Violation("fault", f"{sent.body}: {reply.text}")

    async def watch(self, transcript: Transcript) -> None:
        """Reconnects forever, resuming from the last entry."""
        while True:
            await self.access.open.wait()
            with self.access.request(), suppress(OSError, EOFError, WebSocketException):
                await self._watch(transcript)
            await asyncio.sleep(AGAIN)

    async def _watch(self, transcript: Transcript) -> None:
        client = Client(self.client.origin, self.client.token)
        client.address = self.feed_address
        watching = client.watch(
            transcript.table, transcript.viewer, transcript.n, transcript.count, compression=None
        )
        async with watching as feed:
            async for text in feed.socket:
                transcript.take(json.loads(text))

    async def look(self, transcript: Transcript) -> None:
        """Read everything from the beginning in another tab, and compare it with what was seen before."""
        tab = Client(self.access.origin, self.client.token)
        seen = dict(transcript.ledger)  # the socket may receive more before the reply comes
        with self.access.request():
            try:
                found = await tab.get(f"/api/tables/{transcript.table}", {"seat": transcript.viewer})
            except ConnectionLost:
                return
            finally:
                tab.close()
        if found.status_code == 200:
            body = found.json()
            again = Transcript(transcript.table, transcript.viewer)
            again.entries, again.states = transcript.entries, transcript.states
            again.take(body["update"])
            again.ledger = seen
            again.take(body["talk"])
            again.take(body["deals"])
            if any(now != was for now, was in zip(again.talk, transcript.talk, strict=False)):
                raise Violation("rewritten", f"{again.talk} was {transcript.talk}")


class Player:
    """A person at a seat, who answers every question, and makes deals if `deals` is set."""

    def __init__(self, person: Person, table: str, seat: str, deals: bool = False) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.transcript = person.transcripts[table] = Transcript(table, seat)
        self.answered = -1
        self.resting = False
        self._deals = deals
        self._replied: set[str] = set()  # ids of offers
        self._acting = asyncio.Lock()

    async def play(self) -> None:
        """Play until the game is over."""
        watching = asyncio.create_task(self.person.watch(self.transcript))
        playing = asyncio.create_task(self._play())
        try:
            await asyncio.wait((watching, playing), return_when=asyncio.FIRST_COMPLETED)
            for task in (watching, playing):
                if task.done():
                    task.result()
        finally:
            for task in (watching, playing):
                task.cancel()
            await asyncio.gather(watching, playing, return_exceptions=True)

    async def _play(self) -> None:
        transcript = self.transcript
        while True:
            await transcript.changed.wait()
            transcript.changed.clear()
            update = transcript.latest
            assert update is not None
            if update["result"] is not None:
                return
            async with self._acting:
                await self._act(update)

    async def rest(self) -> None:
        """Stop acting; every request has its reply."""
        self.resting = True
        async with self._acting:
            pass

    async def _act(self, update: Json) -> None:
        if self.resting:
            return
        await self._chatter(update)
        if self._deals:
            await self._deal(update)
        asked = update["asked"].get(self.seat)
        if asked is not None and asked > self.answered:
            await self._answer(update, asked)

    async def _answer(self, update: Json, asked: int) -> None:
        answer = some_answer(update["view"]["pending"][0], update["view"], self.person.rng)
        sent = await self._say("answer", seat=self.seat, seen=update["n"], answer=answer)
        if sent.n is not None:
            self.answered = asked
        elif self.transcript.n > update["n"]:
            self.transcript.changed.set()  # refused because of a newer entry: try again

    async def _chatter(self, update: Json) -> None:
        """Now and then a chat message, a private one, a gift, or an undo."""
        clans = [place["clan"] for place in update["table"]["places"]]
        others = [clan for clan in clans if clan != self.seat]
        match self.person.rng.randrange(60):
            case 0:
                await self._say("chat", seat=self.seat, text=f"{self.seat} at {update['n']}")
            case 1:
                await self._say("chat", seat=self.seat, to=[others[0]], text=f"a word at {update['n']}")
            case 2:
                await self._say("gift", seat=self.seat, to=others[-1], coins=1)
            case 3 | 4 if update["can_undo"]:
                await self._say("undo", seat=self.seat, seen=update["n"])

    async def _deal(self, update: Json) -> None:
        """Reply to every offer, and now and then make one: a Coin for a promise."""
        rng = self.person.rng
        for offer in [each for each in self.transcript.offers if each["to"] == self.seat]:
            if offer["id"] not in self._replied:
                self._replied.add(offer["id"])
                reply = rng.choice(("accept", "accept", "decline"))
                await self._say("deal_reply", seat=self.seat, offer=offer["id"], reply=reply)
        if rng.randrange(4) == 0:
            clans = [place["clan"] for place in update["table"]["places"] if place["clan"] != self.seat]
            terms = {"give": [{"kind": "coins", "amount": 1}], "ask": [{"kind": "spare"}], "until": "season"}
            await self._say("deal_offer", seat=self.seat, to=rng.choice(clans), **terms)

    async def _say(self, kind: str, **fields: Any) -> Sent:
        return await self.person.command(self.table, kind, **fields)


async def start_game(people: Sequence[Person], **options: Any) -> str:
    """The first person creates a table, all sit down, and the game starts; returns the table's id."""
    table = await people[0].create_table(open=True, clans="chosen", **options)
    for person, clan in zip(people, CLANS, strict=False):
        await person.command(table, "join", clan=clan)
    await people[0].command(table, "start")
    return table

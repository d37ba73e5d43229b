"""Every channel from a table to a viewer, as the bytes that would be sent."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from fastapi.responses import Response
from pydantic_core import to_json

from hinode.server.errors import Refusal
from hinode.server.http.errors import error_response
from hinode.server.http.routes import tables as routes
from hinode.server.live.live_table import LiveTable
from hinode.server.live.subscription import Subscription
from hinode.server.records import writer
from hinode.server.storage.rows import ChatMessage, Person
from hinode.server.tables import commands, presenters
from hinode.server.tables.table import Table
from hinode.server.tables.table_clocks import TableClocks
from hinode.server.wire.commands import Command
from hinode.server.wire.shared_json import encode
from hinode.server.wire.tables import Done
from hinode.vocab.ids import CLANS
from tests.server.secrets.kit.random_games import Viewer, person_of
from tests.server.tables.scenes import COMMANDS, Json
from tests.support.checks.refusals import well_formed_mutations

NOW = 1000.0


class Leak(AssertionError):
    """A viewer received something that depends on what they must not know."""


def alike(channel: str, viewer: Viewer, one: Sequence[bytes], two: Sequence[bytes]) -> None:
    """Checks that both lists hold the same bytes in the same order."""
    if list(one) == list(two):
        return
    who = viewer or "a spectator"
    if len(one) != len(two):
        raise Leak(f"{channel}: {who} receives {len(one)} items, or {len(two)}")
    number = next(number for number, (a, b) in enumerate(zip(one, two, strict=True)) if a != b)
    raise Leak(f"{channel}, number {number}: {who} can tell {difference(one[number], two[number])}")


def difference(one: bytes, two: bytes) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    around = slice(max(0, at - 60), at + 60)
    return f"…{one[around]!r}… from …{two[around]!r}…"


# -- the socket ----------------------------------------------------------------------------------


def live_of(table: Table, talk: Sequence[ChatMessage]) -> LiveTable:
    return LiveTable(table, list(talk), TableClocks(table, None, NOW))


class Socket:
    """The messages sent to one viewer."""

    def __init__(self, live: LiveTable, viewer: Viewer, since: int = -1, talk: int = 0) -> None:
        self.sent: list[bytes] = []
        subscription = Subscription(live, person_of(viewer), None, since, talk, self._send)
        self.viewer = subscription.viewer
        self._watching = asyncio.create_task(subscription.run())

    async def _send(self, message: Json) -> None:
        self.sent.append(encode(message))

    def new_messages(self) -> list[bytes]:
        """The messages sent since the last call."""
        found, self.sent = self.sent, []
        return found

    async def close(self) -> None:
        """Raises the error of a subscription that failed."""
        self._watching.cancel()
        with suppress(asyncio.CancelledError):
            await self._watching


async def everyone_is_notified() -> None:
    """Runs the event loop until every subscription waits again."""
    for _ in range(3):
        await asyncio.sleep(0)


async def received(live: LiveTable, viewer: Viewer, since: int, talk: int) -> list[bytes]:
    """What a new socket receives."""
    socket = Socket(live, viewer, since, talk)
    await asyncio.sleep(0)
    await socket.close()
    return socket.sent


# -- replies to commands -------------------------------------------------------------------------


def some_commands(table: Table, viewer: Viewer, rng: Random) -> Iterator[Command]:
    """What a viewer might try: allowed commands, refused commands, and commands for other seats."""
    assert table.game is not None
    clans = table.game.clans
    seat = viewer or rng.choice(clans)
    rival = rng.choice([clan for clan in clans if clan != seat])
    for answer in _answers(table, viewer, rng):
        yield _command("answer", seat=seat, seen=table.n, answer=answer)
    yield _command("answer", seat=seat, seen=rng.randint(0, table.n + 2), answer={"kind": "done"})
    yield _command("answer", seat=rival, seen=table.n, answer={"kind": "done"})
    yield _command("undo", seat=seat, seen=table.n)
    yield _command("undo", seat=rival, seen=table.n)
    yield _command("gift", seat=seat, to=rival, coins=rng.choice((1, 3, 900)))
    yield _command("vote", seat=seat, about=rival, to="link")
    yield _command(rng.choice(("hand", "return", "take")), seat=rng.choice((seat, rival)))
    yield _command("start")


def _answers(table: Table, viewer: Viewer, rng: Random) -> list[Json]:
    """Legal and illegal answers to the viewer's own question, or to another clan's."""
    asked = None if viewer is None else table.question(viewer)
    options = [{"kind": "done"}] if asked is None else [rng.choice(asked.options).to_json()]
    if asked is None:  # a refusal must not say who holds the named tile
        options.append({"kind": "mandate", "tile": "train"})
    wrong = list(well_formed_mutations(options[0], rng))
    return options + rng.sample(wrong, 3)


def _command(kind: str, **fields: Any) -> Command:
    return COMMANDS.validate_python({"kind": kind, "id": "message-0", **fields})


def replied(table: Table, person: Person, command: Command) -> bytes:
    """The reply: the new state of the table, or a refusal."""
    try:
        outcome = commands.handle_command(table, person, command, frozenset(CLANS[:2]))
    except Refusal as refusal:
        return _whole(error_response(refusal))
    return to_json([Done(n=table.n + 1), outcome.kind, outcome.status, outcome.member])


def _whole(response: Response) -> bytes:
    headers = b"\n".join(b": ".join(header) for header in response.raw_headers)
    return b"%d\n%s\n\n%s" % (response.status_code, headers, bytes(response.body))


def recorded(table: Table) -> bytes:
    """The response to a request for the record."""
    try:
        return to_json(writer.document(table, []))
    except Refusal as refusal:
        return _whole(error_response(refusal))


def previewed(table: Table, viewer: Viewer) -> bytes:
    """The response to a request for previews."""
    return b"refused" if viewer is None else to_json(presenters.previews(table, viewer))


def looked_back(table: Table, viewer: Viewer) -> bytes:
    """The response to a request for the moments after the last entries."""
    return to_json(presenters.moments(table, viewer, table.n - 5))


# -- all of them ---------------------------------------------------------------------------------


class Comparison:
    """Compares channels, and counts the comparisons."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()

    def alike(self, channel: str, viewer: Viewer, one: Sequence[bytes], two: Sequence[bytes]) -> None:
        self.made[channel] += len(one)
        alike(channel, viewer, one, two)

    async def sockets(self, one: LiveTable, two: LiveTable, viewer: Viewer, since: int, talk: int) -> None:
        first, second = [await received(live, viewer, since, talk) for live in (one, two)]
        assert len(first) == 3, "an update, chat, and presence"
        self.alike("socket", viewer, first, second)

    def replies(self, one: Table, two: Table, viewer: Viewer, rng: Random) -> None:
        person = person_of(viewer)
        commands = list(some_commands(one, viewer, rng))
        told = [[replied(table, person, command) for command in commands] for table in (one, two)]
        self.alike("replies", viewer, *told)

    def the_rest(self, one: Table, two: Table, viewer: Viewer) -> None:
        self.alike("list", viewer, *([to_json(routes.listing(table.row))] for table in (one, two)))
        self.alike("record", viewer, *([recorded(table)] for table in (one, two)))
        self.alike("moments", viewer, *([looked_back(table, viewer)] for table in (one, two)))
        self.alike("previews", viewer, *([previewed(table, viewer)] for table in (one, two)))

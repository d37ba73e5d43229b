"""Markers in all secrets are searched for in every byte sent, in the log, and in the database."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import pytest
import pytest_asyncio
from sqlalchemy import Connection, select

from hinode.api import Game
from hinode.server.storage.schema import metadata
from hinode.server.tables.table import Table
from tests.server.operations.test_logs import logged
from tests.server.secrets.kit.random_games import HOLDERS
from tests.server.secrets.kit.recorder import Recorder
from tests.server.secrets.kit.twin_server import SPECTATOR, TwinServer, open_twin_server
from tests.server.tables.scenes import AKI, Scene

pytestmark = pytest.mark.asyncio(loop_scope="module")
CLANS: Final = ("koi", "lotus", "turtle")
MARK: Final = {name: f"{Random(name).getrandbits(128):032x}" for name in ("pair", "pact", "watchers", "all")}
SEED, SALT, INVITE = f"{10**60 + 987654321}", "5a17" * 16, "invitation-5a175a175a17"
BIDS: Final = {"koi": (2357, 1123), "lotus": (3137, 4243)}  # numbers that occur nowhere else here
TIMES: Final = re.compile(r'"(at|ms)": [^,}]+')  # may contain any number
RICH: Final = {
    "phase": "war",
    "players": {clan: {"coins": 9999} for clan in CLANS},
    "war": ["nagato", "edo"],
    "map": {where: {clan: {"bushi": 1} for clan in CLANS} for where in ("nagato", "edo")},
}


def set_up_for_war(table: Table) -> None:
    """Replaces `Table._set_up`: all three are asked for a bid, and have more Coins than usual."""
    table.game = Game.from_position(RICH)
    table._number_questions({})


@dataclass
class Received:
    """What everyone received, the log, and where in the database each marker is."""

    recorder: dict[str, bytes]
    log: str
    rows: dict[str, list[str]]
    twin_server: TwinServer

    def receivers(self, mark: str) -> set[str]:
        return {role for role, told in self.recorder.items() if _has(mark, told.decode("latin-1"))}

    def columns(self, mark: str) -> set[str]:
        return {column for column, values in self.rows.items() if any(_has(mark, text) for text in values)}


def _has(mark: str, text: str) -> bool:
    """Matches whole words: a number is not found inside a longer one."""
    return re.search(rf"(?<!\w){re.escape(mark)}(?!\w)", text) is not None


async def gather_secrets(twin_server: TwinServer) -> dict[str, Recorder]:
    scene = Scene(seed=int(SEED))
    for clan in CLANS:
        scene.do(HOLDERS[clan], "join", clan=clan)
    scene.do(AKI, "start")
    row = replace(scene.table.row, id="c" * 24, status="playing", open=True, salt=SALT, invite=INVITE)
    await twin_server.write(replace(row, creator=twin_server.people["koi"].id), scene.entries)
    await twin_server.server.store.enter(row.id, twin_server.people[SPECTATOR].id)  # only members can talk
    recorder = {role: Recorder(guest, row.id) for role, guest in twin_server.guests.items()}
    async with AsyncExitStack() as stack:
        feed = [await stack.enter_async_context(each.watch()) for each in recorder.values()]
        await _speak(recorder)
        await _bid(recorder, scene.table.n)
        await _fail(recorder)
        for each in recorder.values():
            await each.get()
            await each.get("/record")
        await recorder["koi"].send("chat", seat="koi", text=f"for all {MARK['all']}")
        for socket in feed:
            await socket.until(lambda message: MARK["all"] in str(message))
    return recorder


async def _speak(recorder: dict[str, Recorder]) -> None:
    await recorder["lotus"].send("chat", seat="lotus", to=["turtle"], text=MARK["pair"])
    await recorder["turtle"].send("chat", seat="turtle", to=["lotus", "koi"], text=MARK["pact"])
    await recorder[SPECTATOR].send("chat", text=MARK["watchers"])


async def _bid(recorder: dict[str, Recorder], n: int) -> None:
    for clan, (seppuku, poets) in BIDS.items():
        bid = {"kind": "bid", "seppuku": seppuku, "hostage": 0, "ronin": 0, "poets": poets}
        done = await recorder[clan].send("answer", seat=clan, seen=n, answer=bid)
        assert done.status_code == 200, done.text


async def _fail(recorder: dict[str, Recorder]) -> None:
    """Sends secrets in refused commands: too long, illegal, malformed, and at an unknown table."""
    lotus, seppuku = recorder["lotus"], BIDS["lotus"][0]
    bid = {"kind": "bid", "seppuku": seppuku, "hostage": 0, "ronin": 0, "poets": 0}
    answers = [
        await lotus.send("answer", seat="lotus", seen=0, answer={**bid, "ronin": seppuku}),
        await lotus.send("answer", seat="koi", seen=6, answer=bid),
        await lotus.send("answer", seat="lotus", seen=6, answer={**bid, MARK["pair"]: MARK["pair"]}),
        await lotus.send("chat", seat="lotus", to=["turtle"], text=MARK["pair"] * 40),
        await lotus.send(MARK["pair"]),
        await lotus.get(f"/{MARK['pair']}", key=MARK["pair"]),
    ]
    assert min(answer.status_code for answer in answers) >= 400


def all_rows(connection: Connection) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for table in metadata.tables.values():
        for row in connection.execute(select(table)).mappings():
            for column, value in row.items():
                found.setdefault(f"{table.name}.{column}", []).append(str(value))
    return found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def received(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Received]:
    with pytest.MonkeyPatch.context() as patch, logged() as log:
        patch.setattr(Table, "_set_up", set_up_for_war)
        async with open_twin_server(tmp_path_factory.mktemp("data")) as twin_server:
            recorder = await gather_secrets(twin_server)
            rows = await twin_server.server.hub.store._database.read(all_rows)
    yield Received(
        {role: b"\n".join(each.received) for role, each in recorder.items()},
        log.getvalue(),
        rows,
        twin_server,
    )


@pytest.mark.parametrize(
    ("mark", "receivers"),
    [
        ("pair", {"lotus", "turtle"}),
        ("pact", {"koi", "lotus", "turtle"}),
        ("watchers", {SPECTATOR}),
        ("all", {*CLANS, SPECTATOR}),
    ],
)
async def test_chat_is_sent_only_to_its_recipients(
    received: Received, mark: str, receivers: set[str]
) -> None:
    assert received.receivers(MARK[mark]) == receivers
    assert received.columns(MARK[mark]) == {"talk.body"}


@pytest.mark.parametrize(("clan", "amount"), [(clan, coins) for clan, bid in BIDS.items() for coins in bid])
async def test_a_sealed_bid_is_sent_only_to_its_bidder(received: Received, clan: str, amount: int) -> None:
    assert received.receivers(str(amount)) == {clan}
    assert received.columns(str(amount)) == {"entries.body"}


@pytest.mark.parametrize("secret", [SEED, SALT, "person"])
async def test_server_secrets_are_sent_to_no_one(received: Received, secret: str) -> None:
    """The seed and salt before the end of the game, and the ids of people at any time."""
    secrets = (
        [person.id for person in received.twin_server.people.values()] if secret == "person" else [secret]
    )
    assert [received.receivers(each) for each in secrets] == [set()] * len(secrets)


async def test_the_key_of_a_table_is_sent_to_its_members(received: Received) -> None:
    assert received.receivers(INVITE) == {*CLANS, SPECTATOR}


async def test_the_log_has_no_secrets(received: Received) -> None:
    """At the most verbose level, the log names routes but no people."""
    tokens = [guest.token for guest in received.twin_server.guests.values()]
    people = [text for person in received.twin_server.people.values() for text in (person.id, person.name)]
    amounts = [str(amount) for both in BIDS.values() for amount in both]
    assert received.log.count('"route"') > 20
    for secret in (*MARK.values(), *amounts, SEED, SALT, INVITE, *tokens, *people, "c" * 24):
        assert not _has(secret, TIMES.sub("", received.log)), secret


async def test_sessions_are_not_in_the_database(received: Received) -> None:
    """Otherwise a person who can read the database could play for others."""
    for guest in received.twin_server.guests.values():
        assert received.columns(guest.token) == set()

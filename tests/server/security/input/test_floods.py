"""A client that sends too much is slowed down or disconnected, and others play on."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from statistics import median
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

import httpx2
import pytest
import pytest_asyncio
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hinode.server.settings import Settings
from tests.server.kit.client import Client, guest
from tests.server.kit.server import NO_CERTIFICATES
from tests.server.security.input.test_frames import PING, frame
from tests.server.security.kit.sample_requests import WRONG, asked, reply
from tests.server.security.kit.world import SecurityFixture, open_world, outcome

pytestmark = pytest.mark.asyncio(loop_scope="module")

KIB: Final = 1024
TOO_LOUD: Final = 4029
Attempt = Callable[[int], Awaitable[httpx2.Response]]
LIMITS: Final = (
    *("player_rate", "spectator_rate", "chat_rate", "newcomer_rate"),
    *("tables_per_hour", "sockets_per_session"),
)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def strict(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SecurityFixture]:
    """A server with the default limits."""
    limits = {name: getattr(Settings(), name) for name in LIMITS}
    async with open_world(tmp_path_factory.mktemp("data"), send_seconds=1, **limits) as found:
        yield found


async def flood(attempt: Attempt, times: int) -> Counter[str]:
    """Sends everything at once; every refusal says how long to wait."""
    answers = await asyncio.gather(*(attempt(number) for number in range(times)))
    for answer in answers:
        if answer.status_code == 429:
            assert 1 <= int(answer.headers["retry-after"]) <= 3600
            assert outcome(answer) == "slow-down"
    return Counter(outcome(answer) for answer in answers)


@pytest_asyncio.fixture(loop_scope="module")
async def flooder(strict: SecurityFixture) -> AsyncIterator[Client]:
    """A new person, for whom nothing has been counted yet."""
    async with guest(strict.server, "Flooder") as found:
        yield found


# -- rate limits --------------------------------------------------------------------------------------


async def test_a_player_may_send_sixty_messages(strict: SecurityFixture, flooder: Client) -> None:
    """In twenty seconds; messages over the limit are not carried out."""
    table = await flooder.create_table(players=3)
    await flooder.do(table, "join", clan="koi")
    before = (await strict.counts(table))[0]
    came = await flood(lambda number: flooder.send(table, "ready", ready=number % 2 == 0), 75)
    assert came == {"ok": 60, "slow-down": 15}
    assert (await strict.counts(table))[0] == before + 60


async def test_a_spectator_may_send_twenty_messages(strict: SecurityFixture, flooder: Client) -> None:
    table = await strict.shared_table("gathering", open=True)
    came = await flood(lambda _: flooder.send(table, "start"), 30)
    assert came == {"not-creator": 20, "slow-down": 10}


async def test_guessing_tables_is_limited_to_twenty_tries(strict: SecurityFixture, flooder: Client) -> None:
    """Unknown and forbidden tables count together."""
    forbidden = await strict.shared_table("gathering")
    came = await flood(lambda number: flooder.send((WRONG, forbidden)[number % 2], "start"), 30)
    assert came == {"no-table": 20, "slow-down": 10}


async def test_guessing_keys_is_limited_to_twenty_tries(strict: SecurityFixture, flooder: Client) -> None:
    table = await strict.shared_table("gathering")
    came = await flood(lambda n: flooder.post(f"/api/tables/{table}/enter", {"key": f"guess-{n:08}"}), 30)
    assert came == {"no-table": 20, "slow-down": 10}


async def test_chat_is_limited_to_five_messages(strict: SecurityFixture, flooder: Client) -> None:
    """In ten seconds, for players and spectators; their other commands still work."""
    row = await strict.table("gathering", open=True)
    table = row.id
    await flooder.post(f"/api/tables/{table}/enter", {"key": row.invite})
    came = await flood(lambda number: flooder.send(table, "chat", text=f"line {number}"), 9)
    assert came == {"ok": 5, "slow-down": 4}
    assert outcome(await flooder.send(table, "start")) == "not-creator"


async def test_a_person_may_create_ten_tables_an_hour(strict: SecurityFixture, flooder: Client) -> None:
    """Also with simultaneous requests; records count like tables."""
    came = await flood(lambda _: flooder.post("/api/tables", {"players": 3}), 16)
    assert came == {"ok": 10, "slow-down": 6}
    assert outcome(await flooder.post("/api/records", {})) == "slow-down"
    assert len((await flooder.get("/api/tables?scope=mine")).json()["tables"]) == 10


async def test_reads_are_counted_separately_from_commands(strict: SecurityFixture, flooder: Client) -> None:
    table = (await strict.table("gathering", open=True)).id
    came = await flood(lambda _: flooder.get(f"/api/tables/{table}"), 70)
    assert came == {"ok": 60, "slow-down": 10}
    assert outcome(await flooder.send(table, "join", clan="bonsai")) == "ok"


async def test_newcomers_are_counted_by_their_address(strict: SecurityFixture) -> None:
    """Guesses of device link codes and new sessions are limited; others can still start sessions."""
    elsewhere = httpx2.AsyncHTTPTransport(local_address="127.0.0.2", verify=NO_CERTIFICATES)
    own = {"origin": strict.server.origin}
    async with httpx2.AsyncClient(base_url=strict.server.origin, headers=own, transport=elsewhere) as client:
        guesses = [{"code": f"{number:043}"} for number in range(130)]
        came = await flood(lambda number: client.post("/api/session/move", json=guesses[number]), 130)
        assert came == {"bad-link": 120, "slow-down": 10}
        assert outcome(await client.post("/api/session", json={"name": "Many"})) == "slow-down"
    async with guest(strict.server) as other:
        assert other.cookie


# -- sockets ------------------------------------------------------------------------------------------


async def test_a_person_may_open_sixteen_sockets(strict: SecurityFixture, flooder: Client) -> None:
    table = await strict.shared_table("gathering", open=True)
    async with AsyncExitStack() as stack:
        for _ in range(16):
            feed = await stack.enter_async_context(flooder.watch(table))
            stack.callback(feed.socket.transport.abort)  # otherwise closing waits for unread data
            await feed.next()
        refused = await reply(flooder, asked("WS ~/socket"), table)
        assert (refused.status, refused.code) == (429, "too-many-sockets")
        assert (await reply(strict["late"], asked("WS ~/socket"), table)).status == 101


async def test_opening_sockets_is_rate_limited(strict: SecurityFixture, flooder: Client) -> None:
    table = await strict.shared_table("gathering", open=True)
    came = [await reply(flooder, asked("WS ~/socket"), table) for _ in range(22)]
    assert [each.status for each in came] == [101] * 20 + [429] * 2


async def test_a_client_that_sends_over_a_socket_is_disconnected(
    strict: SecurityFixture, flooder: Client
) -> None:
    """And may not open another one immediately."""
    table = await strict.shared_table("gathering", open=True)
    async with flooder.watch(table) as feed:
        await feed.update()
        for _ in range(21):
            await feed.socket.send("hello?")
        assert await asyncio.wait_for(feed.closed(), 10) == TOO_LOUD


async def dial(person: Client, table: str) -> socket.socket:
    """An open socket whose client reads nothing."""
    parts = urlsplit(person.origin)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4 * KIB)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, (parts.hostname, parts.port))
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Origin: {person.origin}",
        f"Cookie: {person.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    await loop.sock_sendall(line, "\r\n".join((*lines, "", "")).encode())
    return line


def server_ends() -> Iterator[WebSocketsSansIOProtocol]:
    """The server's ends of all open sockets: the server runs in this process."""
    for task in asyncio.all_tasks():
        work = getattr(task.get_coro(), "cr_frame", None)
        owner = work.f_locals.get("self") if work is not None else None
        if isinstance(owner, WebSocketsSansIOProtocol):
            yield owner


async def test_a_client_that_does_not_read_is_disconnected(strict: SecurityFixture, flooder: Client) -> None:
    """After a second here; until then, at most one message more than the buffer is kept."""
    made = await strict.table("playing", open=True)
    live = await strict.server.hub.live(made.id)
    assert live is not None
    with await dial(flooder, made.id), live.change_event() as woken:
        while not live.online[None]:
            woken.clear()
            await woken.wait()
        (end,) = server_ends()
        end.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * KIB)
        async with strict["asked"].watch(made.id, "koi") as feed:
            largest = 0
            for _ in range(20):
                await strict["asked"].do(made.id, "gift", seat="koi", to="lotus", coins=1)
                await strict["late"].do(made.id, "gift", seat="lotus", to="koi", coins=1)
                largest = max(largest, end.transport.get_write_buffer_size())
            async with asyncio.timeout(10):
                while live.online[None]:
                    woken.clear()
                    await woken.wait()
            await feed.update(lambda update: update["n"] == live.table.n)
    assert 32 * KIB < largest < 160 * KIB


async def test_a_client_that_pings_without_reading_is_disconnected(
    strict: SecurityFixture, flooder: Client
) -> None:
    """Replies to pings do not pile up in memory."""
    table = await strict.shared_table("gathering", open=True)
    pings, largest = frame(PING, b"x" * 125) * 200, 0

    async def ping(line: socket.socket, end: WebSocketsSansIOProtocol) -> None:
        nonlocal largest
        while True:
            await asyncio.get_running_loop().sock_sendall(line, pings)
            largest = max(largest, end.transport.get_write_buffer_size())

    with await dial(flooder, table) as line:
        while not (ends := list(server_ends())):
            await asyncio.sleep(0)
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(ping(line, ends[0]), 10)
    assert largest < 512 * KIB


async def test_replies_are_sent_without_delay(strict: SecurityFixture) -> None:
    """Nagle's algorithm would delay the second part of each by 40 ms."""
    async with strict["late"].watch(await strict.shared_table("gathering", open=True)) as feed:
        await feed.next()
        (end,) = server_ends()
        line = end.transport.get_extra_info("socket")
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


# -- the others ---------------------------------------------------------------------------------------


async def times(person: Client, table: str, count: int) -> list[float]:
    """How long each command takes, one after the other."""
    spent = []
    for number in range(count):
        began = perf_counter()
        await person.do(table, "ready", ready=number % 2 == 0)
        spent.append(perf_counter() - began)
    return spent


async def test_a_flood_does_not_delay_others(strict: SecurityFixture, flooder: Client) -> None:
    """Commands, reads, guesses, chat, and malformed bodies, eight at a time, without a pause."""
    table = await strict.shared_table("gathering", open=True)
    deep = b"[" * 15 * KIB
    attacks: list[Callable[[], Awaitable[httpx2.Response]]] = [
        lambda: flooder.send(table, "start"),
        lambda: flooder.send(WRONG, "start"),
        lambda: flooder.send(table, "chat", text="x" * 500),
        lambda: flooder.get(f"/api/tables/{table}"),
        lambda: flooder.get("/api/tables"),
        lambda: flooder.post("/api/tables", {"players": 3}),
        lambda: flooder.post("/api/session", {"name": "Flooder"}),
        lambda: flooder.request("POST", "/api/session", content=deep),
    ]
    came: Counter[int] = Counter()

    async def attack(kind: Callable[[], Awaitable[httpx2.Response]]) -> None:
        while True:
            came[(await kind()).status_code] += 1

    async with guest(strict.server, "Player") as player:
        own = await player.create_table(players=3)
        await player.do(own, "join", clan="koi")
        calm = await times(player, own, 20)
        attackers = [asyncio.create_task(attack(kind)) for kind in attacks]
        pressed = await times(player, own, 20)
        for attacker in attackers:
            attacker.cancel()
        await asyncio.gather(*attackers, return_exceptions=True)
    assert came[429] > 0
    assert not [status for status in came if status >= 500]
    assert median(pressed) < 20 * median(calm) + 0.1

"""Attacks from many sessions of one network address.

`python -m tools.soak.attacks NAME ORIGIN TABLE SECONDS`: NAME is an attack, or `all` for all of them at once,
each from an address of its own. TABLE is another person's open table. It runs for that long and prints how
often each status was returned.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from hinode.api import Game
from tests.server.kit.client import Client
from tests.server.kit.connection import ConnectionLost

NETWORK: Final = "203.0.113."  # of all attackers; the server trusts the header of its proxy
ALL: Final = "all"
WORKERS: Final = 12
PAUSE: Final = 0.04  # after each request of a worker: the attackers share the processor with the server
SESSIONS: Final = 120
BOTS: Final = [{"level": "planner"}] * 4
NICENESS: Final = 19  # real attackers use machines of their own: ours yield to the server that they attack
PADDING: Final = "x" * 1_000_000


class Attacker(Client):
    """A browser behind the attacked server's proxy."""

    def __init__(self, origin: str, ip_address: str) -> None:
        super().__init__(origin)
        self._ip_address = ip_address

    @property
    def headers(self) -> dict[str, str]:
        return {**super().headers, "x-forwarded-for": self._ip_address}


class Attack:
    """The sessions of the attackers, and what the server answered them."""

    def __init__(self, origin: str, table: str, seconds: float, number: int) -> None:
        self.origin = origin
        self._ip_address = f"{NETWORK}{number}"
        self.table = table
        self.until = monotonic() + seconds
        self.statuses: Counter[int] = Counter()
        self._sessions: list[Attacker] = []
        self._next = 0

    async def run(self, step: Callable[[Attack], Awaitable[None]]) -> None:
        await asyncio.gather(*(self._repeat(step) for _ in range(WORKERS)))

    async def _repeat(self, step: Callable[[Attack], Awaitable[None]]) -> None:
        while monotonic() < self.until:
            with suppress(ConnectionLost, OSError):
                await step(self)
            await asyncio.sleep(PAUSE)

    def client(self) -> Attacker:
        return Attacker(self.origin, self._ip_address)

    async def session(self) -> Attacker | None:
        """A new session until there are SESSIONS or the server refuses; then existing ones in rotation."""
        if len(self._sessions) < SESSIONS:
            fresh = self.client()
            if await self.post(fresh, "/api/session", {"name": "Mallory"}) == 200:
                self._sessions.append(fresh)
                return fresh
        if not self._sessions:
            return None
        self._next += 1
        return self._sessions[self._next % len(self._sessions)]

    async def post(self, client: Attacker, path: str, body: object) -> int:
        response = await client.post(path, body)
        self.statuses[response.status_code] += 1
        return response.status_code


async def sessions(attack: Attack) -> None:
    client = attack.client()
    await attack.post(client, "/api/session", {"name": "Mallory"})
    client.close()


async def tables(attack: Attack) -> None:
    """Tables full of the bots that think longest."""
    client = await attack.session()
    if client is None:
        return
    made = await client.post("/api/tables", {"players": 5, "bots": BOTS})
    attack.statuses[made.status_code] += 1
    if made.status_code == 201:
        commands = f"/api/tables/{made.json()['id']}/commands"
        await attack.post(client, commands, {"kind": "join", "id": "message-1", "clan": "koi"})
        await attack.post(client, commands, {"kind": "start", "id": "message-2"})
        await attack.post(client, commands, {"kind": "hand", "id": "message-3", "seat": "koi"})


async def imports(attack: Attack) -> None:
    """Records with padding."""
    client = await attack.session()
    if client is not None:
        record = Game.new(clans=("koi", "lotus", "turtle"), seed=1).record()
        await attack.post(client, "/api/records", {**record, "padding": PADDING})


async def talk(attack: Attack) -> None:
    client = await attack.session()
    if client is not None:
        number = sum(attack.statuses.values())
        command = {"kind": "chat", "id": f"message-{number:06}", "text": "x" * 500}
        await attack.post(client, f"/api/tables/{attack.table}/commands", command)


async def open_list(attack: Attack) -> None:
    """Fill the list of open tables, and read it."""
    client = await attack.session()
    if client is not None:
        await attack.post(client, "/api/tables", {"players": 3, "open": True, "title": "x" * 60})
        attack.statuses[(await client.get("/api/tables")).status_code] += 1


async def sockets(attack: Attack) -> None:
    """As many as the server accepts, kept open and never read."""
    client = await attack.session()
    if client is None:
        return
    parts = urlsplit(attack.origin)
    lines = (
        *(f"GET /api/tables/{attack.table}/socket HTTP/1.1", f"Host: {parts.netloc}"),
        *(f"{name}: {value}" for name, value in client.headers.items()),
        *("Connection: Upgrade", "Upgrade: websocket"),
        *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="),
    )
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(connection, (parts.hostname, parts.port))
    await loop.sock_sendall(connection, "\r\n".join((*lines, "", "")).encode())
    answer = await asyncio.wait_for(loop.sock_recv(connection, 64), 10)
    attack.statuses[int(answer.split()[1]) if answer else 0] += 1
    _OPEN.append(connection)


_OPEN: Final[list[socket.socket]] = []  # until the process ends
ATTACKS: Final = {
    attack.__name__.replace("_", "-"): attack
    for attack in (sessions, tables, imports, talk, sockets, open_list)
}


async def main(name: str, origin: str, table: str, seconds: float) -> None:
    names = list(ATTACKS) if name == ALL else [name]
    attacks = {each: Attack(origin, table, seconds, number) for number, each in enumerate(names, 1)}
    await asyncio.gather(*(attack.run(ATTACKS[each]) for each, attack in attacks.items()))
    print(
        json.dumps({f"{each} {status}": times for each in names for status, times in _sorted(attacks[each])})
    )


def _sorted(attack: Attack) -> list[tuple[int, int]]:
    return sorted(attack.statuses.items())


if __name__ == "__main__":
    os.nice(NICENESS)
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4])))

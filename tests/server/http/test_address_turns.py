"""Only a few requests of each address run at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hinode.server.http.middleware import AT_ONCE, AddressTurns

pytestmark = pytest.mark.asyncio


class SlowApp:
    """Blocks until it is released, and records whose request it handles."""

    def __init__(self) -> None:
        self.released = asyncio.Event()
        self.working: list[str] = []

    async def __call__(self, scope: Any, _receive: Any, _send: Any) -> None:
        self.working.append(scope["client"][0])
        await self.released.wait()
        self.working.remove(scope["client"][0])


class Visit:
    """Requests to a slow server."""

    def __init__(self) -> None:
        self.app = SlowApp()
        self.turns = AddressTurns(self.app)
        self.requests: list[asyncio.Task[None]] = []

    async def send(self, address: str, path: str = "/api/tables", kind: str = "http") -> None:
        scope: Any = {"type": kind, "path": path, "client": (address, 1), "headers": []}
        unused: Any = None
        self.requests.append(asyncio.create_task(self.turns(scope, unused, unused)))
        await asyncio.sleep(0)

    async def finish(self) -> None:
        self.app.released.set()
        await asyncio.gather(*self.requests)


async def test_further_requests_of_an_address_wait_and_those_of_others_do_not() -> None:
    visit = Visit()
    for _ in range(AT_ONCE + 3):
        await visit.send("192.0.2.1")
    await visit.send("192.0.2.2")
    assert visit.app.working == ["192.0.2.1"] * AT_ONCE + ["192.0.2.2"]
    await visit.finish()
    assert visit.app.working == []


@pytest.mark.parametrize(
    ("path", "kind"), [("/api/records", "http"), ("/healthz", "http"), ("/api/x", "websocket")]
)
async def test_imports_pages_and_sockets_do_not_wait(path: str, kind: str) -> None:
    visit = Visit()
    for _ in range(AT_ONCE + 3):
        await visit.send("192.0.2.1", path, kind)
    assert len(visit.app.working) == AT_ONCE + 3
    await visit.finish()


async def test_an_address_without_requests_is_forgotten() -> None:
    visit = Visit()
    await visit.send("192.0.2.1")
    visit.requests[0].cancel()
    await asyncio.gather(*visit.requests, return_exceptions=True)
    assert visit.turns._turns == {}

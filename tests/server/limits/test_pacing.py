"""New sessions, tables, and imports of one address are spaced out before their bodies are read."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

import pytest

from hinode.server.errors import Refusal
from hinode.server.http.import_worker_handle import MAX_PER_ADDRESS, ImportReader
from hinode.server.http.limits.rate_limits import MAX_DELAY, UNDELAYED, Pacer, RateLimits
from hinode.server.http.middleware import AddressLimit
from hinode.server.setting_types import Rate
from hinode.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_first_requests_do_not_wait_and_later_ones_are_spaced() -> None:
    pacer = Pacer(Rate(10, 1), Clock())
    delays = [pacer.delay("a") for _ in range(UNDELAYED + 3)]
    assert delays[:UNDELAYED] == [0.0] * UNDELAYED
    assert delays[UNDELAYED:] == pytest.approx([0.1, 0.2, 0.3])


def test_another_address_does_not_wait() -> None:
    pacer = Pacer(Rate(10, 1), Clock())
    for _ in range(UNDELAYED + 3):
        pacer.delay("a")
    assert pacer.delay("b") == 0


def test_an_address_that_pauses_may_create_several_at_once_again() -> None:
    clock = Clock()
    pacer = Pacer(Rate(10, 1), clock)
    for _ in range(UNDELAYED + 3):
        pacer.delay("a")
    clock.now += 10
    assert [pacer.delay("a") for _ in range(UNDELAYED)] == [0.0] * UNDELAYED


def test_a_request_that_would_wait_too_long_is_refused() -> None:
    """Refused requests do not make later ones wait longer."""
    pacer = Pacer(Rate(1, 1), Clock(), what="requests")
    delays = [pacer.delay("a") for _ in range(UNDELAYED + int(MAX_DELAY))]
    assert delays[-1] == MAX_DELAY
    for _ in range(2):
        with pytest.raises(Refusal, match="too many requests: try again in 11 s") as refused:
            pacer.delay("a")
        assert refused.value.status == 429


def test_addresses_that_do_not_wait_are_forgotten() -> None:
    clock = Clock()
    pacer = Pacer(Rate(10, 1), clock)
    for number in range(50):
        pacer.delay(f"address {number}")
        clock.now += 1
    assert len(pacer) <= 2


def test_memory_for_addresses_is_bounded() -> None:
    pacer = Pacer(Rate(1, 3600), Clock(), max_keys=5)
    for number in range(50):
        pacer.delay(f"address {number}")
    assert len(pacer) <= 6


# -- requests ------------------------------------------------------------------------------------


class Visit:
    """Requests of one address to a server that records how long each has waited."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waited: list[float] = []
        self.reached = 0
        limits = RateLimits(Settings(address_creation_rate=Rate(1, 1)), Clock())
        self.limit = AddressLimit(self._work, limits, delay=0.0)
        monkeypatch.setattr(asyncio, "sleep", self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.waited.append(seconds)

    async def _work(self, _scope: Any, _receive: Any, _send: Any) -> None:
        self.reached += 1

    async def send(self, method: str, path: str) -> None:
        scope: Any = {
            "type": "http",
            "method": method,
            "path": path,
            "client": ("192.0.2.1", 1),
            "headers": [],
        }
        await self.limit(scope, self._not_read, self._ignored)

    async def _not_read(self) -> Any:
        raise AssertionError("the body was read before the request had its turn")

    async def _ignored(self, _message: Any) -> None:
        pass


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["/api/session", "/api/tables", "/api/records"])
async def test_requests_that_create_something_wait_before_they_are_read(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit = Visit(monkeypatch)
    for _ in range(UNDELAYED + 2):
        await visit.send("POST", path)
    assert visit.waited == [1.0, 2.0]
    assert visit.reached == UNDELAYED + 2


@pytest.mark.asyncio
async def test_requests_that_would_wait_too_long_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    visit = Visit(monkeypatch)
    for _ in range(100):
        await visit.send("POST", "/api/tables")
    assert visit.reached == UNDELAYED + MAX_DELAY


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/tables"), ("POST", "/api/tables/x/commands"), ("GET", "/api/session")]
)
async def test_other_requests_do_not_wait(method: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    visit = Visit(monkeypatch)
    for _ in range(50):
        await visit.send(method, path)
    assert visit.waited == []
    assert visit.reached == 50


# -- imports -------------------------------------------------------------------------------------


def test_an_address_uploads_few_records_at_a_time() -> None:
    """Others can still import while one address tries to use all slots."""
    reader = ImportReader(Settings())
    with ExitStack() as uploads:
        for _ in range(MAX_PER_ADDRESS):
            uploads.enter_context(reader.upload("192.0.2.1"))
        uploads.enter_context(reader.upload("192.0.2.2"))
        with pytest.raises(Refusal) as refused:
            uploads.enter_context(reader.upload("192.0.2.1"))
    assert (refused.value.code, refused.value.status) == ("busy", 503)


def test_a_refused_upload_frees_its_slot() -> None:
    reader = ImportReader(Settings())
    for _ in range(MAX_PER_ADDRESS + 1):
        with pytest.raises(Refusal, match="no record"), reader.upload("192.0.2.1"):
            raise Refusal("bad-record", "no record")
    assert not reader._uploads

"""Pages of other origins and requests for other hosts get nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from hinode.server.http.app import create_app
from hinode.server.settings import Settings
from tests.server.http.test_middleware import foreign
from tests.server.kit.client import open_socket
from tests.server.kit.server import NO_CERTIFICATES
from tests.server.security.kit.sample_requests import BODIES, QUERIES, route_names
from tests.server.security.kit.world import SecurityFixture, outcome

pytestmark = pytest.mark.asyncio(loop_scope="module")

UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
ACTING: Final = sorted(route for route in BODIES if route.startswith(UNSAFE))


def more_foreign(origin: str) -> list[str | None]:
    """More origins that resemble the address of this server."""
    host = urlsplit(origin).netloc
    name, _, port = host.partition(":")
    return [
        *foreign(origin),
        f"http://{name}.:{port}",
        f"http://{host}.evil.example:{port}",
        f"http://evil.example:{port}",
        f"http://evil-{host}",
        f"http://127.1:{port}",
        f"http://2130706433:{port}",
        f"http://0.0.0.0:{port}",
        f"http://{name}:0{port}",
        f"ws://{host}",
        f"//{host}",
        host,
        f"{origin}#",
        f"{origin}%00",
        f"{origin}/api/session",
        "chrome-extension://abcdef",
        "data:text/html,x",
    ]


def foreign_hosts(origin: str) -> list[str]:
    host = urlsplit(origin).netloc
    name, _, port = host.partition(":")
    return [
        "evil.example",
        f"evil.example:{port}",
        name,
        f"{name}:1",
        f"{name}.:{port}",
        f"{host}.evil.example",
        f"evil.example#{host}",
        f"me@{host}",
        f"{host}, evil.example",
        f"127.1:{port}",
        f"[::1]:{port}",
        "",
    ]


@asynccontextmanager
async def bare(world: SecurityFixture, role: str) -> AsyncIterator[httpx2.AsyncClient]:
    """A browser that sends the given origin."""
    headers = {"cookie": world[role].cookie}
    async with httpx2.AsyncClient(
        base_url=world.server.origin, headers=headers, verify=NO_CERTIFICATES
    ) as client:
        yield client


async def test_every_route_that_acts_is_tried() -> None:
    routes = route_names(create_app(Settings()))
    assert set(ACTING) == {route for route in routes if route.startswith(UNSAFE)}
    assert len(more_foreign("http://127.0.0.1:1")) >= 30


@pytest.mark.parametrize("route", ACTING)
async def test_a_foreign_page_cannot_act_on_any_route(world: SecurityFixture, route: str) -> None:
    """Although the browser sends the session cookie."""
    method, _, path = route.partition(" ")
    table = await world.shared_table("gathering")
    before = await world.counts(table)
    origins = more_foreign(world.server.origin)
    async with bare(world, "asked") as client:

        async def attempt(origin: str | None) -> str:
            headers = {} if origin is None else {"origin": origin}
            address = path.format(table_id=table)
            return outcome(await client.request(method, address, json=BODIES[route], headers=headers))

        came = await asyncio.gather(*(attempt(origin) for origin in origins))
    assert dict(zip(origins, came, strict=True)) == dict.fromkeys(origins, "foreign-origin")
    assert await world.counts(table) == before
    assert (await world["asked"].get("/api/session")).json()["name"] == "Asked"


async def status_of_a_socket(world: SecurityFixture, table: str, headers: dict[str, str]) -> int:
    cookie = {"cookie": world["asked"].cookie}
    try:
        async with open_socket(world.server.origin, f"/api/tables/{table}/socket", {**cookie, **headers}):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_a_foreign_page_cannot_open_a_socket(world: SecurityFixture) -> None:
    """It is refused before it is accepted, and before the table is looked up."""
    table, origins = await world.shared_table("playing"), more_foreign(world.server.origin)
    asked_for = [{} if origin is None else {"origin": origin} for origin in origins]
    came = await asyncio.gather(*(status_of_a_socket(world, table, headers) for headers in asked_for))
    assert dict(zip(origins, came, strict=True)) == dict.fromkeys(origins, 403)
    assert await status_of_a_socket(world, table, {"origin": world.server.origin}) == 101


@pytest.mark.parametrize("number", range(len(foreign_hosts("http://127.0.0.1:1"))))
async def test_a_request_for_a_foreign_host_is_refused(world: SecurityFixture, number: int) -> None:
    """It cannot read, act, or watch: a page at a name that points here would have the same origin."""
    host, own = foreign_hosts(world.server.origin)[number], world.server.origin
    table = await world.shared_table("playing")
    async with bare(world, "asked") as client:
        headers = {"host": host, "origin": own}
        looked = await client.get(f"/api/tables/{table}", headers=headers)
        listed = await client.get("/api/tables", params=QUERIES["mine"], headers=headers)
        made = await client.post("/api/tables", json={"players": 3}, headers=headers)
    assert {outcome(each) for each in (looked, listed, made)} == {"foreign-host"}
    assert await status_of_a_socket(world, table, headers) == 400


async def test_no_response_lets_other_sites_read(world: SecurityFixture) -> None:
    table = await world.shared_table("playing", open=True)
    async with bare(world, "asked") as client:
        for method in ("GET", "OPTIONS", "HEAD"):
            headers = {"origin": "https://evil.example", "access-control-request-method": "POST"}
            answer = await client.request(method, f"/api/tables/{table}", headers=headers)
            assert not [name for name in answer.headers if name.startswith("access-control-")], method

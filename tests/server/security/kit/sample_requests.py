"""One request for every route and every use of the WebSocket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from websockets.exceptions import InvalidStatus

from tests.server.kit.client import Client, Json
from tests.server.kit.server import code_of_error
from tests.server.security.kit.sample_tables import CLANS

TABLE: Final = "/api/tables/{table_id}"
WRONG: Final = "x" * 24  # an unknown key or id
QUERIES: Final = {"mine": {"scope": "mine"}, "all": {"viewer": "all"}}
PARAMETERS: Final = {f"GET {TABLE}/deals/choices": {"to": "koi"}}  # required by a route
BODIES: Final[dict[str, Json]] = {
    "POST /api/session": {"name": "Someone"},
    "POST /api/session/link": {},
    "POST /api/session/move": {"code": "x" * 43},
    "POST /api/session/forget": {},
    "POST /api/session/sign-out-everywhere": {},
    "POST /api/tables": {"players": 3},
    "POST /api/tutorial": {"answers": []},
    "POST /api/records": {"format": "none"},
    f"POST {TABLE}/enter": {"key": WRONG},
    f"POST {TABLE}/invitation": {"key": WRONG},
    f"POST {TABLE}/commands": {"kind": "chat", "id": "message-0", "text": "a good day"},
}


def route_names(app: FastAPI) -> set[str]:
    """`METHOD path` for each route, `WS path` for each socket."""
    return set(_names(app))


def _names(app: FastAPI) -> Iterator[str]:
    for route in iter_route_contexts(app.routes):
        if (
            route.name == "client"
        ):  # the client's files if it has been built, otherwise the link to the documentation
            yield "GET /"
        else:
            yield from (f"{method} {route.path}" for method in (route.methods or {"WS"}) - {"HEAD"})


@dataclass(frozen=True)
class Asked:
    """A request: its route, query, and body."""

    route: str
    body: Json | None = None
    query: dict[str, str] = field(default_factory=dict)

    @property
    def method(self) -> str:
        return self.route.partition(" ")[0]

    def path(self, table: str) -> str:
        return self.route.partition(" ")[2].format(table_id=table, step=0)


def asked(label: str, target: str = "", key: str = WRONG) -> Asked:
    """The request of a row in a grid: a route, and after a question mark the use of it.

    `target`: whose seat it names; `key`: the key of the table.
    """
    route, _, use = label.replace("~", TABLE).partition("?")
    seat = CLANS["heir" if target == "former" else target if target in CLANS else "asked"]
    queries = {**QUERIES, "seat": {"seat": seat}, "clan": {"viewer": seat}}
    body = BODIES.get(route)
    if route.endswith(("/enter", "/invitation")) and use != "wrong":
        body = {"key": key}
    return Asked(route, body, {**PARAMETERS.get(route, {}), **queries.get(use, {})})


@dataclass(frozen=True)
class Reply:
    """The reply to a request or a refused socket, without the time of day."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """`ok`, or the code of the refusal."""
        return "ok" if self.status < 400 else code_of_error(self.json())


async def reply(person: Client, asked: Asked, table: str = "") -> Reply:
    """For an opened socket: 101 and its first message."""
    if asked.method == "WS":
        return await _opened(person, table, asked.query)
    answer = await person.request(asked.method, asked.path(table), params=asked.query, json=asked.body)
    return Reply(answer.status_code, _timeless(answer.headers.multi_items()), answer.content)


async def _opened(person: Client, table: str, query: dict[str, str]) -> Reply:
    try:
        async with person.watch(table, query.get("seat")) as feed:
            return Reply(101, (), json.dumps(await feed.next()).encode())
    except InvalidStatus as refused:
        answer = refused.response
        return Reply(
            answer.status_code, _timeless(list(answer.headers.raw_items())), bytes(answer.body or b"")
        )


def _timeless(headers: list[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple((name, value) for name, value in headers if name.lower() != "date")

"""The server keeps to its own description, whatever it is sent: Schemathesis on /openapi.json."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hinode.server.app import create_app
from hinode.server.identity import COOKIE
from hinode.server.settings import Settings
from tests.server.play.hall import PLENTY
from tests.server.security.requests import route_names
from tests.server.security.stages import ended
from tests.server.security.test_foreign_ids import PEOPLE
from tests.server.serving import Served, serving

UNDESCRIBED: Final = ("GET /", "GET /openapi.json", "GET /api/docs")
OPERATIONS: Final = sorted(
    name for name in route_names(create_app(Settings())) if name not in UNDESCRIBED and name[:2] != "WS"
)
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
BOUNDED: Final = settings(
    max_examples=30,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@dataclass
class Ground:
    """A server, its description, and tables in it at which one browser holds every seat."""

    served: Served
    schema: schemathesis.BaseSchema
    tables: list[str]

    def operation(self, name: str) -> schemathesis.APIOperation:
        method, _, path = name.partition(" ")
        found: schemathesis.APIOperation = self.schema[path][method]
        return found


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    rates = dict.fromkeys(("player_rate", "watcher_rate", "chat_rate", "newcomer_rate"), PLENTY)
    data = tmp_path_factory.mktemp("data")
    with serving(data, bot_workers=1, tables_per_hour=10**6, **rates) as served:
        yield Ground(served, from_dict(served.app.openapi()), [])


@pytest.fixture
def person(ground: Ground) -> str:
    """The cookie of somebody new, who has a table before the game, one in play, and one to look back at."""
    guest = ground.served.guest()
    game = ended(PEOPLE).table.game
    assert game is not None
    kept = guest.post("/api/records", json=game.record()).json()["id"]
    gathers, plays = (
        guest.post("/api/tables", json={"players": 3, "hot_seat": True, "open": True}).json()["id"]
        for _ in range(2)
    )
    for number, clan in enumerate(("koi", "lotus", "turtle")):
        command = {"kind": "join", "id": f"message-{number}", "clan": clan}
        assert guest.post(f"/api/tables/{plays}/commands", json=command).status_code == 200
    start = {"kind": "start", "id": "message-start"}
    assert guest.post(f"/api/tables/{plays}/commands", json=start).status_code == 200
    ground.tables = [gathers, plays, kept]
    return str(guest.cookies[COOKIE])


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fits", "does not"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_the_server_keeps_to_its_description(
    ground: Ground, person: str, name: str, mode: GenerationMode
) -> None:
    """No fault of its own, no status, shape or header that is not described, nothing misshapen let in."""
    operation = ground.operation(name)
    headers = {"origin": ground.served.origin, "cookie": f"{COOKIE}={person}"}

    @BOUNDED
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(ground.tables))
    def attempt(case: schemathesis.Case, table: str) -> None:
        if mode is GenerationMode.POSITIVE and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        sent: Any = case.call(base_url=ground.served.origin, headers=headers)
        case.validate_response(sent, checks=CHECKS)

    attempt()


def test_every_route_is_described() -> None:
    described = create_app(Settings()).openapi()["paths"]
    assert (
        sorted(f"{method.upper()} {path}" for path in described for method in described[path]) == OPERATIONS
    )

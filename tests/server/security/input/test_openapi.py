"""Schemathesis: the server follows its own OpenAPI description for any request."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, BaseSchema, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hinode.server.http.app import create_app
from hinode.server.http.identity import COOKIE, token_hash
from hinode.server.settings import Settings
from hinode.server.storage.store import Store
from tests.server.kit.server import GENEROUS_LIMITS, ServerThread, server_in_thread
from tests.server.security.kit.sample_commands import MODELS
from tests.server.security.kit.sample_requests import route_names
from tests.server.security.kit.sample_tables import CLANS, STAGES, SampleTables
from tests.server.security.kit.world import ROLES

Operation: TypeAlias = APIOperation[Any, Any, Any, Any]
UNDESCRIBED: Final = ("GET /", "GET /openapi.json", "GET /api/docs")
OPERATIONS: Final = sorted(
    name for name in route_names(create_app(Settings())) if name not in UNDESCRIBED and name[:2] != "WS"
)
# These need something that cannot be guessed: a record, a code, or a key.
NOT_BY_CHANCE: Final = (
    "POST /api/records",
    "POST /api/session/move",
    "POST /api/tables/{table_id}/enter",
    "POST /api/tables/{table_id}/invitation",
)
# Operations that succeed only at a running or a finished table: the first stage that fits.
FROM_STAGE: Final = {"preview": 2, "record": 4, "{step}": 4}
HOLDERS: Final = {clan: role for role, clan in CLANS.items()}
COMMANDS: Final = "POST /api/tables/{table_id}/commands"
FORMS: Final = [f"{COMMANDS} {model.__name__}" for model in MODELS]  # each kind of command separately
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@dataclass
class Ground:
    """A server, its description, and one table for each stage, where `asked` has a seat."""

    served: ServerThread
    schema: BaseSchema
    tables: list[str]

    def operation(self, name: str) -> Operation:
        method, path, *form = name.split()
        if not form:
            return self.schema[path][method]
        description = deepcopy(self.served.app.openapi())
        content = description["paths"][path]["post"]["requestBody"]["content"]["application/json"]
        content["schema"] = {"$ref": f"#/components/schemas/{form[0]}"}
        return from_dict(description)[path][method]


async def prepared(data: Path) -> list[str]:
    """With the same people and games in each run."""
    store = await Store.open(Settings(data=data).database_url)
    people = {role: await store.add_session(token_hash(role), role.title()) for role in ROLES}
    stages = SampleTables(store, people)
    tables = [(await stages.copy(stage)).id for stage in STAGES]
    await store.close()
    return tables


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    data = tmp_path_factory.mktemp("data")
    tables = asyncio.run(prepared(data))
    # Nobody waits for the analysis of the ended game: it may fail.
    with server_in_thread(data, **GENEROUS_LIMITS, analysis_seconds=1) as served:
        game = served.client(cookie=f"{COOKIE}=asked").get(f"/api/tables/{tables[-1]}/record").json()
        kept = served.client(cookie=f"{COOKIE}=asked").post("/api/records", json=game["record"])
        yield Ground(served, from_dict(served.app.openapi()), [*tables, kept.json()["id"]])


def test_every_route_is_described(ground: Ground) -> None:
    described = ground.served.app.openapi()["paths"]
    assert (
        sorted(f"{method.upper()} {path}" for path in described for method in described[path]) == OPERATIONS
    )


@pytest.mark.parametrize("name", [*OPERATIONS, *FORMS])
def test_the_server_keeps_to_its_description(ground: Ground, name: str) -> None:
    """No internal errors, no undocumented status, schema, or header, and no malformed input accepted."""
    operation, origin = ground.operation(name), ground.served.origin
    ends_sessions = name.endswith(("forget", "sign-out-everywhere"))
    tokens = [ground.served.guest().cookies[COOKIE]] if ends_sessions else ROLES
    tables = ground.tables[FROM_STAGE.get(name.rpartition("/")[2], 0) :]
    fits, misfits = (operation.as_strategy(generation_mode=mode) for mode in GenerationMode)
    seen: set[int] = set()

    @settings(
        max_examples=20 if name in OPERATIONS else 10,  # an operation must also succeed
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(fits, misfits), st.sampled_from(tokens), st.sampled_from(tables), st.integers(0, 99))
    def attempt(case: Case[Operation], token: str, table: str, step: int) -> None:
        if case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE:
            real = {"table_id": table, "step": step}
            case.path_parameters.update({key: real[key] for key in case.path_parameters})
            token = HOLDERS.get(str((case.query or {}).get("seat")), token)
        headers = {"origin": origin, "cookie": f"{COOKIE}={token}"}
        answer = case.call(base_url=origin, headers=headers)
        case.validate_response(answer, checks=CHECKS)
        seen.add(answer.status_code)

    attempt()
    if name in OPERATIONS:
        assert (name in NOT_BY_CHANCE) != any(status < 400 for status in seen)

"""A table that a person may not see looks exactly like one that does not exist."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from tests.server.security.access.test_routes import GRIDS
from tests.server.security.kit.sample_commands import KINDS, command
from tests.server.security.kit.sample_requests import TABLE, WRONG, Asked, Reply, asked, reply
from tests.server.security.kit.sample_tables import STAGES
from tests.server.security.kit.world import SecurityFixture

pytestmark = pytest.mark.asyncio(loop_scope="module")

USES: Final = sorted({label for each in GRIDS for label in each.rows if "~" in label})
ALL_STAGES: Final = sorted(STAGES)


async def replies(world: SecurityFixture, role: str, request: Asked, tables: list[str]) -> list[Reply]:
    return list(await asyncio.gather(*(reply(world[role], request, table) for table in tables)))


@pytest.mark.parametrize("label", USES)
@pytest.mark.parametrize("role", ["stranger", "nobody"])
async def test_forbidden_is_like_unknown(world: SecurityFixture, role: str, label: str) -> None:
    """Status, headers, and body, on every route and the socket, at every stage of the table."""
    forbidden = [await world.shared_table(stage) for stage in ALL_STAGES]
    unknown, *others = await replies(world, role, asked(label), [WRONG, *forbidden])
    open_to_all = asked(label).route.endswith("/invitation")
    assert unknown.code == ("no-table" if role == "stranger" or open_to_all else "no-session")
    assert dict(zip(ALL_STAGES, others, strict=True)) == dict.fromkeys(ALL_STAGES, unknown)


@pytest.mark.parametrize("kind", sorted(KINDS))
async def test_forbidden_is_like_unknown_for_every_command(world: SecurityFixture, kind: str) -> None:
    table = world.stages.table("playing")
    body = {"id": "message-0", **command(kind, table, "asked")}
    request = Asked(f"POST {TABLE}/commands", body)
    unknown, forbidden = await replies(
        world, "stranger", request, [WRONG, await world.shared_table("playing")]
    )
    assert unknown.code == "no-table"
    assert forbidden == unknown


@pytest.mark.parametrize("label", ["GET ~", "POST ~/enter?wrong", "POST ~/commands", "WS ~/socket"])
async def test_a_forbidden_table_is_not_even_read(world: SecurityFixture, label: str) -> None:
    """Replaying its log takes time, which would reveal the table and let anybody slow down the server."""
    made = await world.table("ended")
    assert (await reply(world["stranger"], asked(label), made.id)).code == "no-table"
    assert world.server.hub.loaded_table(made.id) is None


async def test_a_wrong_key_of_an_open_table_is_refused_like_an_unknown_table(world: SecurityFixture) -> None:
    made = await world.table("gathering", open=True)
    came = await reply(world["stranger"], asked("POST ~/enter?wrong"), made.id)
    assert came == await reply(world["stranger"], asked("POST ~/enter?wrong"), WRONG)
    assert not await world.server.hub.store.is_member(made.id, world.person("stranger").id)

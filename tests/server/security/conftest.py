"""One server for each test file."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.server.security.kit.world import SecurityFixture, open_world


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SecurityFixture]:
    async with open_world(tmp_path_factory.mktemp("data"), body_seconds=3) as found:
        yield found

"""One nursery for the tests of a file."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.server.crash.servers import Nursery, open_nursery


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nursery() -> AsyncIterator[Nursery]:
    async with open_nursery() as found:
        yield found

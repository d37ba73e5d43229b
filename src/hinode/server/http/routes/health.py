"""/healthz: the health check for monitoring."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from fastapi import APIRouter, Request, Response

from hinode.server.storage.database_errors import DatabaseFault
from hinode.server.storage.store import Store
from hinode.server.wire.base import Strict
from hinode.vocab.build import version

TIMEOUT_SECONDS: Final = 2.0
router = APIRouter(tags=["health"])


class Health(Strict):
    ok: bool
    database: Literal["ok"] | DatabaseFault
    space: Literal["ok", "low"]
    version: str


@router.get("/healthz", responses={503: {"model": Health, "description": "the database does not work"}})
async def health(request: Request, response: Response) -> Health:
    """Whether the server works, and whether its database can be read and written."""
    trouble = await find_trouble(request.app.state.store)
    response.status_code = 200 if trouble is None else 503
    low = trouble is DatabaseFault.FULL or (trouble is None and await request.app.state.hub.space.is_low())
    return Health(
        ok=trouble is None,
        database=trouble or "ok",
        space="low" if low else "ok",
        version=version(),
    )


async def find_trouble(store: Store) -> DatabaseFault | None:
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            return await store.current_fault()
    except TimeoutError:
        return DatabaseFault.DOWN

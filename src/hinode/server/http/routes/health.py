"""/healthz: the health check for monitoring."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from typing import Final, Literal

from fastapi import APIRouter, Request, Response

from hinode.server.storage.rows import Unavailable
from hinode.server.storage.store import Store
from hinode.server.wire.base import Strict

TIMEOUT_SECONDS: Final = 2.0
router = APIRouter(tags=["health"])


class Health(Strict):
    ok: bool
    database: Literal["ok", "down"]
    version: str


@router.get("/healthz", responses={503: {"model": Health, "description": "the database does not answer"}})
async def health(request: Request, response: Response) -> Health:
    """Whether the server and its database work."""
    healthy = await database_answers(request.app.state.store)
    response.status_code = 200 if healthy else 503
    return Health(ok=healthy, database="ok" if healthy else "down", version=version("hinode"))


async def database_answers(store: Store) -> bool:
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await store.table("healthz")
    except (Unavailable, TimeoutError):
        return False
    return True

"""/api/bots: the bots that the host added to the built-in ones."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from hinode.server.http.dependencies import get_hub
from hinode.server.live.hub import Hub
from hinode.server.wire.options import CustomBots

router = APIRouter(prefix="/api/bots", tags=["tables"])


@router.get("")
async def list_bots(hub: Annotated[Hub, Depends(get_hub)]) -> CustomBots:
    """The names of the host's own bots (`hinode serve --bot`), for the `custom` of a bot."""
    return CustomBots(custom=list(hub.settings.bots))

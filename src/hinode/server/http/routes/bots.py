"""/api/bots: the bots that the host added to the built-in ones, and how far bots may deal."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from hinode.server.http.dependencies import get_hub
from hinode.server.live.hub import Hub
from hinode.server.wire.options import OfferedBots

router = APIRouter(prefix="/api/bots", tags=["tables"])


@router.get("")
async def list_bots(hub: Annotated[Hub, Depends(get_hub)]) -> OfferedBots:
    """The host's own bots (`hinode serve --bot`), for the `custom` of a bot, and the most for `bot_deals`."""
    return OfferedBots(custom=list(hub.settings.bots), deals=hub.settings.bot_deals)

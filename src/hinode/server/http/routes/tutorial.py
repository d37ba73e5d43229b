"""/api/tutorial: the tutorial, played by the engine. It needs no session and stores nothing."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic_core import to_json

from hinode.server.http.errors import error_responses
from hinode.server.http.routes.tables import Address, RateLimitsDep
from hinode.server.tutorial.playback import TutorialPlayback
from hinode.server.wire import tutorial as wire

router = APIRouter(prefix="/api/tutorial", tags=["tutorial"])


@router.post("", responses={**error_responses(408, 409, 413, 429), 200: {"model": wire.Tutorial}})
async def play_tutorial(limits: RateLimitsDep, address: Address, said: wire.TutorialAnswers) -> Response:
    """The tutorial after these answers. It takes a few milliseconds to play them."""
    limits.newcomers.take(address)
    return Response(to_json(TutorialPlayback(said.answers).state(said.since)), media_type="application/json")

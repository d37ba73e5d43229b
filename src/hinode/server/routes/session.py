"""/api/session: being somebody, without an account."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from hinode.server.errors import problems
from hinode.server.identity import Identities, Known, Visitor, give_cookie, identities, take_cookie, token_of
from hinode.server.limits import neighbourhood
from hinode.server.parts import limits_of
from hinode.server.settings import Settings
from hinode.server.texts import tidy_name
from hinode.server.wire.session import DeviceLink, Introduction, Move, Session

router = APIRouter(prefix="/api/session", tags=["session"])
People = Annotated[Identities, Depends(identities)]


@router.get("", responses=problems())
async def read_session(asking: Visitor) -> Session:
    """Who this browser is."""
    return Session(name=asking.name if asking else None, known=asking is not None)


@router.post("", responses=problems(408, 413, 429))
async def name_oneself(
    said: Introduction, request: Request, response: Response, people: People, asking: Visitor
) -> Session:
    """Begin a session under a name, or change one's name."""
    settings: Settings = request.app.state.settings
    name = tidy_name(said.name, settings.name_length)
    if asking is None:
        count_newcomer(request)
        token, asking = await people.welcome(name)
    else:
        limits_of(request).player.take(asking.id)
        token = token_of(request) or ""
        asking = await people.rename(asking, name)
    give_cookie(response, request, token, settings)
    return Session(name=asking.name, known=True)


@router.post("/link", responses=problems(401, 408, 413, 429))
async def make_link(request: Request, people: People, asking: Known) -> DeviceLink:
    """A code to carry one's seats to another device."""
    limits_of(request).player.take(asking.id)
    code, expires = await people.link(asking)
    return DeviceLink(code=code, expires=expires)


@router.post("/move", responses=problems(408, 410, 413, 429))
async def use_link(said: Move, request: Request, response: Response, people: People) -> Session:
    """Hold here what the session that made the code held there; the code is then used up."""
    count_newcomer(request)
    token, asking = await people.move(said.code, token_of(request))
    give_cookie(response, request, token, request.app.state.settings)
    return Session(name=asking.name, known=True)


@router.post("/forget", responses=problems(408, 413))
async def forget(request: Request, response: Response, people: People) -> Session:
    """End this session: nobody can act with it any more, and its seats stay where they are."""
    token = token_of(request)
    if token is not None:
        await people.forget(token)
    take_cookie(response, request)
    return Session(name=None, known=False)


def count_newcomer(request: Request) -> None:
    limits_of(request).newcomers.take(neighbourhood(request.client.host if request.client else None))

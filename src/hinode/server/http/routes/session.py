"""/api/session: guest sessions, names, and moving to another device. There are no accounts."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from hinode.server.http.dependencies import hub_of, rate_limits_of
from hinode.server.http.errors import error_responses
from hinode.server.http.identity import (
    CurrentPerson,
    Identities,
    OptionalPerson,
    clear_session_cookie,
    get_identities,
    set_session_cookie,
    token_of,
)
from hinode.server.http.limits.client_address import address_of
from hinode.server.settings import Settings
from hinode.server.text import clean_name
from hinode.server.wire.session import DeviceLink, Introduction, Move, Session

router = APIRouter(prefix="/api/session", tags=["session"])
People = Annotated[Identities, Depends(get_identities)]


@router.get("", responses=error_responses())
async def read_session(request: Request, response: Response, asking: OptionalPerson) -> Session:
    """The person that this browser is signed in as. The cookie lasts from its last use."""
    token = token_of(request)
    if asking is not None and token is not None:
        set_session_cookie(response, request, token, request.app.state.settings)
    return Session(name=asking.name if asking else None, known=asking is not None)


@router.post("", responses=error_responses(408, 413, 429))
async def name_oneself(
    body: Introduction, request: Request, response: Response, people: People, asking: OptionalPerson
) -> Session:
    """Start a session with a name, or change the name."""
    settings: Settings = request.app.state.settings
    name = clean_name(body.name, settings.name_length)
    if asking is None:
        count_newcomer(request)
        rate_limits_of(request).address_sessions.take(address_of(request))
        await hub_of(request).space.require()
        token, asking = await people.create_session(name)
    else:
        rate_limits_of(request).player.take(asking.id)
        token = token_of(request) or ""
        asking = await people.rename(asking, name)
    set_session_cookie(response, request, token, settings)
    return Session(name=asking.name, known=True)


@router.post("/link", responses=error_responses(401, 408, 413, 429))
async def make_link(request: Request, people: People, asking: CurrentPerson) -> DeviceLink:
    """Create a code that moves one's seats to another device."""
    rate_limits_of(request).player.take(asking.id)
    code, expires = await people.create_device_link(asking)
    return DeviceLink(code=code, expires=expires)


@router.post("/move", responses=error_responses(408, 409, 410, 413, 429))
async def use_link(body: Move, request: Request, response: Response, people: People) -> Session:
    """Move the person who created the code to this device. A code works once.

    A browser that is at other tables which are not over must `confirm` that it leaves them.
    """
    count_newcomer(request)
    token, asking = await people.use_device_link(body.code, token_of(request), body.confirm)
    set_session_cookie(response, request, token, request.app.state.settings)
    return Session(name=asking.name, known=True)


@router.post("/sign-out-everywhere", responses=error_responses(401, 408, 413))
async def sign_out_everywhere(
    request: Request, response: Response, people: People, asking: CurrentPerson
) -> Session:
    """End every session of this person, and start a new one here: a copied cookie no longer works."""
    rate_limits_of(request).player.take(asking.id)
    token = await people.sign_out_everywhere(asking)
    set_session_cookie(response, request, token, request.app.state.settings)
    return Session(name=asking.name, known=True)


@router.post("/forget", responses=error_responses(408, 413))
async def forget(request: Request, response: Response, people: People) -> Session:
    """End this session. Its person keeps their seats."""
    token = token_of(request)
    if token is not None:
        await people.end_session(token)
    clear_session_cookie(response, request)
    return Session(name=None, known=False)


def count_newcomer(request: Request) -> None:
    rate_limits_of(request).newcomers.take(address_of(request))

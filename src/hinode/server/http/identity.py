"""Identity: guest sessions in a cookie, and one-time links that move a person's seats to another device.

Tokens and codes are 256 random bits. Only their SHA-256 is stored and looked up, so neither the database nor
the duration of a lookup reveals anything about them.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response
from starlette.types import Scope

from hinode.server.errors import Refusal
from hinode.server.http.session_cache import DAY, SessionCache
from hinode.server.settings import Settings
from hinode.server.storage.rows import Person, Unavailable
from hinode.server.storage.store import Store
from hinode.server.subscribers import Subscribers

COOKIE: Final = "hinode_session"
# Where other processes can end a session, requests look it up. For sockets, what is known holds for a second;
# all sessions in use are looked up again in one query before that.
SHARED_SECONDS: Final = 1.0
CONFIRM_SECONDS: Final = 0.5
IN_USE_SECONDS: Final = 10.0  # more than between two checks of a socket


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def token_hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


class Identities:
    """Sessions and device links. `on_session_ended` gets the id of each person who loses a session."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time) -> None:
        self.store = store
        self._settings = settings
        self._clock = clock
        self._known = SessionCache()
        self._lifetime = SHARED_SECONDS if store.shared else DAY
        self.on_session_ended: Final = Subscribers[str]()

    async def person_for(self, token: str | None) -> Person | None:
        if not token:
            return None
        key, now = token_hash(token), self._clock()
        known = None if self.store.shared else self._known.get(key, now)
        if known is None:
            version = self._known.version
            known = await self._look_up(key, now)
            if known is not None and version == self._known.version:  # nothing has changed during the lookup
                self._known.put(key, known, now, now + self._lifetime)
        return known

    async def confirmed_person(self, token: str | None) -> Person | None:
        """The same for a socket, which is checked again and again: it need not be newer than a second."""
        known = self._known.get(token_hash(token), self._clock()) if token else None
        return known or await self.person_for(token)

    async def run(self) -> None:
        """Until cancelled: find out which sessions other processes have ended."""
        while self.store.shared:
            await asyncio.sleep(CONFIRM_SECONDS)
            with suppress(Unavailable):  # then each session is looked up alone, which reports it
                await self.confirm()

    async def confirm(self) -> None:
        """Look up all sessions in use at once; those who have lost theirs are reported."""
        now, version = self._clock(), self._known.version
        keys = self._known.asked_since(now - IN_USE_SECONDS)
        found = await self.store.sessions(keys) if keys else {}
        if version != self._known.version:  # something has changed during the lookup
            return
        for key in keys:
            lost = self._known.confirm(key, found.get(key), now + self._lifetime)
            if lost is not None:
                self._session_ended(lost)

    def remembered(self, token: str | None) -> Person | None:
        """The person of a session that was used here recently, without a query."""
        if not token or self.store.shared:  # another process may have ended it a moment ago
            return None
        return self._known.get(token_hash(token), self._clock())

    async def _look_up(self, key: str, now: float) -> Person | None:
        """The person, unless the session has not been used for too long. The last use is noted once a day."""
        found = await self.store.session_and_use(key)
        if found is None:
            return None
        person, used = found
        if used < now - self._settings.session_days * DAY:
            return None
        if used < now - DAY:
            await self.store.use_session(key, now)
        return person

    async def create_session(self, name: str) -> tuple[str, Person]:
        """A new person, and the token for the cookie."""
        token = new_secret()
        return token, await self.store.add_session(token_hash(token), name)

    async def rename(self, person: Person, name: str) -> Person:
        await self.store.rename(person.id, name)
        self._forget(person.id)
        return Person(person.id, name)

    async def create_device_link(self, person: Person) -> tuple[str, float]:
        """A code that moves this person to the first device that uses it, and when it expires."""
        code = new_secret()
        expires = self._clock() + self._settings.link_minutes * 60
        await self.store.add_device_link(token_hash(code), person.id, expires)
        return code, expires

    async def use_device_link(
        self, code: str, token: str | None, confirmed: bool = True
    ) -> tuple[str, Person]:
        """Sign in as the person of the link, with a new token; the session used here before ends."""
        if not confirmed:
            await self._check_leaves_nothing(code, token)
        fresh = new_secret()
        person = await self.store.use_device_link(token_hash(code), token_hash(fresh), self._clock())
        if person is None:
            raise Refusal("bad-link", "this link is unknown, expired, or already used", status=410)
        self._session_ended(person.id)
        if token:
            await self.end_session(token)
        return fresh, person

    async def _check_leaves_nothing(self, code: str, token: str | None) -> None:
        """Refuse if someone else's link would make this browser give up tables that are not over."""
        here = await self.person_for(token)
        owner = await self.store.device_link_person(token_hash(code), self._clock())
        if here is None or owner in (None, here.id):
            return
        tables = await self.store.unfinished_tables(here.id)
        if tables:
            text = f"this browser is {here.name} at {tables} tables that are not over, and would leave them"
            raise Refusal("leaves-tables", f"{text}: confirm to continue", status=409)

    async def sign_out_everywhere(self, person: Person) -> str:
        """End every session of a person; returns the token of a new one, so that they keep their seats."""
        token = new_secret()
        await self.store.replace_sessions(person.id, token_hash(token))
        self._session_ended(person.id)
        return token

    async def end_session(self, token: str) -> None:
        """End one session. The person keeps their seats."""
        person = await self.person_for(token)
        if person is not None:
            await self.store.end_session(token_hash(token))
            self._session_ended(person.id)

    def _session_ended(self, person_id: str) -> None:
        self._forget(person_id)
        self.on_session_ended.notify(person_id)

    def _forget(self, person_id: str) -> None:
        self._known.forget(person_id)


# -- for routes ------------------------------------------------------------------------------


def identities_of(connection: HTTPConnection) -> Identities:
    found: Identities = connection.app.state.identities
    return found


async def get_identities(connection: HTTPConnection) -> Identities:
    """A dependency. It is async because FastAPI runs other dependencies in threads."""
    return identities_of(connection)


def token_of(connection: HTTPConnection) -> str | None:
    return token_in(connection.scope)


def token_in(scope: Scope) -> str | None:
    """The session cookie, as `HTTPConnection.cookies` would find it, without building that."""
    found = None
    for name, value in scope["headers"]:
        if name == b"cookie":
            found = cookie_parser(value.decode("latin-1")).get(COOKIE, found)
    return found


async def optional_person(connection: HTTPConnection) -> Person | None:
    """The person of the session cookie, if there is one; for requests and sockets."""
    return await identities_of(connection).person_for(token_of(connection))


async def person(asking: Annotated[Person | None, Depends(optional_person)]) -> Person:
    if asking is None:
        raise Refusal("no-session", "give a name first", status=401)
    return asking


OptionalPerson = Annotated[Person | None, Depends(optional_person)]
CurrentPerson = Annotated[Person, Depends(person)]


def set_session_cookie(
    response: Response, connection: HTTPConnection, token: str, settings: Settings
) -> None:
    """Same-site and HTTP-only; secure over HTTPS."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=settings.session_days * DAY,
        path="/",
        secure=_over_https(connection),
        httponly=True,
        samesite="lax",
    )


def clear_session_cookie(response: Response, connection: HTTPConnection) -> None:
    response.delete_cookie(COOKIE, path="/", secure=_over_https(connection), httponly=True, samesite="lax")


def _over_https(connection: HTTPConnection) -> bool:
    """According to the page's own origin, which `HostAndOriginCheck` has verified."""
    return connection.headers.get("origin", "").startswith("https:")

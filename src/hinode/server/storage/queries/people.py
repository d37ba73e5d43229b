"""Queries for people, their sessions, and device links."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from hinode.server.storage.rows import Person
from hinode.server.storage.schema import device_links, persons, sessions

SESSION: Final = (
    select(persons.c.id, persons.c.name, sessions.c.used)
    .join(sessions)
    .where(sessions.c.token_hash == bindparam("token_hash"))
)

SESSIONS: Final = (
    select(sessions.c.token_hash, persons.c.id, persons.c.name)
    .join(persons)
    .where(sessions.c.token_hash.in_(bindparam("token_hashes", expanding=True)))
)


def session(connection: Connection, token_hash: str) -> tuple[Person, float] | None:
    """The person of a session, and when it was last used."""
    found = connection.execute(SESSION, {"token_hash": token_hash}).one_or_none()
    return found and (Person(found.id, found.name), found.used)


def sessions_of(connection: Connection, token_hashes: Sequence[str]) -> dict[str, Person]:
    """The person of each of these sessions that there are."""
    found = connection.execute(SESSIONS, {"token_hashes": token_hashes})
    return {row.token_hash: Person(row.id, row.name) for row in found}


def use_session(connection: Connection, token_hash: str, now: float) -> None:
    connection.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(used=now))


def replace_sessions(connection: Connection, person: str, token_hash: str) -> None:
    """One new session in place of all that a person has; their device link ends too."""
    found = _lock(connection, person)
    connection.execute(delete(sessions).where(sessions.c.person == person))
    connection.execute(delete(device_links).where(device_links.c.person == person))
    _add_session(connection, token_hash, found)


def add_session(connection: Connection, token_hash: str, name: str) -> Person:
    person = _add_person(connection, name)
    _add_session(connection, token_hash, person)
    return person


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(persons).where(persons.c.id == person).values(name=name))


def end_session(connection: Connection, token_hash: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def add_device_link(connection: Connection, code_hash: str, person: str, expires: float) -> None:
    _lock(connection, person)
    connection.execute(delete(device_links).where(device_links.c.person == person))
    link = {"code_hash": code_hash, "person": person, "expires": expires}
    connection.execute(insert(device_links).values(link))


def device_link_person(connection: Connection, code_hash: str, now: float) -> str | None:
    link = (device_links.c.code_hash == code_hash) & (device_links.c.expires > now)
    return connection.execute(select(device_links.c.person).where(link)).scalar_one_or_none()


def use_device_link(connection: Connection, code_hash: str, token_hash: str, now: float) -> Person | None:
    link = device_links.c.code_hash == code_hash
    person = connection.execute(select(device_links.c.person).where(link)).scalar_one_or_none()
    if person is None:
        return None
    moved = _lock(connection, person)
    used = delete(device_links).where(link, device_links.c.expires > now)
    if connection.execute(used).rowcount == 0:
        return None
    _leave_behind(connection, moved, token_hash)
    taken = update(sessions).where(sessions.c.token_hash == token_hash).values(person=person)
    if connection.execute(taken).rowcount == 0:
        _add_session(connection, token_hash, moved)
    return moved


def _leave_behind(connection: Connection, moved: Person, token_hash: str) -> None:
    """The person's other sessions continue as a new person with the same name."""
    old = (sessions.c.person == moved.id) & (sessions.c.token_hash != token_hash)
    if connection.execute(select(sessions.c.token_hash).where(old).limit(1)).first():
        fresh = _add_person(connection, moved.name)
        connection.execute(update(sessions).where(old).values(person=fresh.id))


def _lock(connection: Connection, person: str) -> Person:
    """Lock the person's row, so that changes to their links wait; SQLite has one writer anyway."""
    asked = select(persons.c.id, persons.c.name).where(persons.c.id == person).with_for_update()
    found = connection.execute(asked).one()
    return Person(found.id, found.name)


def _add_person(connection: Connection, name: str) -> Person:
    person = Person(secrets.token_hex(16), name)
    row = {"id": person.id, "name": name, "created": time.time()}
    connection.execute(insert(persons).values(row))
    return person


def _add_session(connection: Connection, token_hash: str, person: Person) -> None:
    now = time.time()
    row = {"token_hash": token_hash, "person": person.id, "created": now, "used": now}
    connection.execute(insert(sessions).values(row))

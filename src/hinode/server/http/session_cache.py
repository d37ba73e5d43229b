"""A cache of sessions that were used recently."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from hinode.server.storage.rows import Person

MAX_CACHED: Final = 4096
DAY: Final = 86400


@dataclass(slots=True)
class _Known:
    person: Person
    until: float
    asked: float  # when someone last used it
    confirm_until: float  # then the last use is noted in the database, even if it is confirmed until then


class SessionCache:
    """People by the hash of their session's token. `version` counts invalidations."""

    def __init__(self) -> None:
        self.version = 0
        self._known: OrderedDict[str, _Known] = OrderedDict()  # least recently used first

    def get(self, key: str, now: float) -> Person | None:
        found = self._known.get(key)
        if found is None:
            return None
        found.asked = now
        self._known.move_to_end(key)
        return found.person if now <= found.until else None

    def put(self, key: str, person: Person, now: float, until: float) -> None:
        self._known[key] = _Known(person, until, now, now + DAY)
        if len(self._known) > MAX_CACHED:
            self._known.popitem(last=False)

    def asked_since(self, when: float) -> list[str]:
        """The sessions that were used since then; the others are dropped."""
        self._known = OrderedDict((key, known) for key, known in self._known.items() if known.asked >= when)
        return list(self._known)

    def confirm(self, key: str, person: Person | None, until: float) -> str | None:
        """What a lookup has found; the id of the person who has lost the session, if that is so."""
        known = self._known.get(key)
        if known is None:
            return None
        if person is None or person.id != known.person.id:
            del self._known[key]
            return known.person.id
        known.person, known.until = person, min(until, known.confirm_until)
        return None

    def forget(self, person_id: str) -> None:
        self.version += 1
        for key in [key for key, known in self._known.items() if known.person.id == person_id]:
            del self._known[key]

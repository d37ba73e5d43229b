"""Rate limits per person, address, and table, and the maximum number of open sockets. Per process."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from hinode.server.errors import Refusal, too_many_requests
from hinode.server.setting_types import Rate
from hinode.server.settings import Settings

Clock = Callable[[], float]
MAX_KEYS: Final = 10_000
HOUR: Final = 3600.0
UNDELAYED: Final = 5  # requests of a key that do not wait, if they come at once
MAX_DELAY: Final = 10.0  # seconds
SOCKET_RETRY: Final = {"Retry-After": "10"}


class RateLimiter:
    """At most `rate.count` in every window of `rate.seconds`, for each key. A refusal does not count.

    `what` is counted, for the text of the refusal.
    """

    def __init__(
        self, rate: Rate, clock: Clock = time.monotonic, max_keys: int = MAX_KEYS, what: str = ""
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._what = what
        self._most_keys = max_keys
        self._taken: OrderedDict[str, deque[float]] = OrderedDict()  # least recently used first

    def __len__(self) -> int:
        return len(self._taken)

    def take(self, key: str) -> None:
        """Count one; raises a `Refusal` with status 429 if that is one too many."""
        now = self._clock()
        times = self._taken.setdefault(key, deque())
        self._taken.move_to_end(key)
        while times and times[0] <= now - self._rate.seconds:
            times.popleft()
        if len(times) >= self._rate.count:
            raise too_many_requests(times[0] + self._rate.seconds - now, self._what)
        times.append(now)
        self._forget(now)

    def give_back(self, key: str) -> None:
        """Undo the last `take`."""
        times = self._taken.get(key)
        if times:
            times.pop()

    @contextmanager
    def unless_refused(self, key: str) -> Iterator[None]:
        """Count one, but not if what follows is refused."""
        self.take(key)
        try:
            yield
        except Refusal:
            self.give_back(key)
            raise

    def _forget(self, now: float) -> None:
        """Drop up to two expired keys per call, so that memory follows what is in use."""
        for _ in range(2):
            key, times = next(iter(self._taken.items()))
            over = not times or times[-1] <= now - self._rate.seconds
            if not over and len(self._taken) <= self._most_keys:
                return
            del self._taken[key]


class Pacer:
    """Spaces the requests of each key: a few at once, then one every `rate.seconds / rate.count`.

    `what` is counted, for the text of the refusal.
    """

    def __init__(
        self, rate: Rate, clock: Clock = time.monotonic, max_keys: int = MAX_KEYS, what: str = ""
    ) -> None:
        self._interval = rate.seconds / rate.count
        self._clock = clock
        self._what = what
        self._most_keys = max_keys
        self._due: OrderedDict[str, float] = OrderedDict()  # when the next one is due, evenly spaced

    def __len__(self) -> int:
        return len(self._due)

    def delay(self, key: str) -> float:
        """Seconds that this one has to wait; raises a `Refusal` with status 429 if that is too long."""
        now = self._clock()
        due = max(now, self._due.get(key, now))
        wait = max(0.0, due - now - (UNDELAYED - 1) * self._interval)
        if wait > MAX_DELAY:
            raise too_many_requests(wait, self._what)
        self._due[key] = due + self._interval
        self._due.move_to_end(key)
        self._forget(now)
        return wait

    def _forget(self, now: float) -> None:
        """Drop up to two keys per call that are no longer delayed, so that unused keys take no memory."""
        for _ in range(2):
            key, due = next(iter(self._due.items()))
            if due > now and len(self._due) <= self._most_keys:
                return
            del self._due[key]


class ConnectionSlots:
    """Limits how many sockets are open: in total, for each person, and for each address."""

    def __init__(self, total: int, per_person: int, per_address: int) -> None:
        self._total = total
        self._per_person = per_person
        self._per_address = per_address
        self._persons: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._persons.total()

    @contextmanager
    def hold(self, person: str, address: str) -> Iterator[None]:
        if len(self) >= self._total:
            text = "the server has too many connections now"
            raise Refusal("full", text, status=503, headers=SOCKET_RETRY)
        with (
            _counted(self._persons, person, self._per_person, "for each person"),
            _counted(self._addresses, address, self._per_address, "from each network address"),
        ):
            yield


@contextmanager
def _counted(held: Counter[str], key: str, limit: int, whose: str) -> Iterator[None]:
    if held[key] >= limit:
        text = f"{limit} connections at once are allowed {whose}"
        raise Refusal("too-many-sockets", text, status=429, headers=SOCKET_RETRY)
    held[key] += 1
    try:
        yield
    finally:
        held[key] -= 1
        if not held[key]:
            del held[key]


class RateLimits:
    """One limiter for each class of request. Keys are person ids, unless the name says otherwise."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        def limiter(rate: Rate, what: str = "") -> RateLimiter:
            return RateLimiter(rate, clock, what=what)

        def by_address(rate: Rate, what: str) -> RateLimiter:
            return limiter(rate, f"{what} from your network address")

        self.player = limiter(settings.player_rate)
        self.spectator = limiter(settings.spectator_rate)
        self.chat = limiter(settings.chat_rate)
        self.tables = limiter(Rate(settings.tables_per_hour, HOUR), "new tables")
        self.imports = limiter(Rate(settings.imports_per_hour, HOUR), "imported records")
        self.analysis = limiter(Rate(settings.analysis_per_hour, HOUR), "games to analyze")
        self.table_chat = limiter(settings.table_chat_rate, "messages at this table")  # table and channel
        self.address_requests = by_address(settings.address_rate, "requests")
        self.address_creations = Pacer(
            settings.address_creation_rate, clock, what="requests from your network address"
        )
        self.newcomers = by_address(settings.newcomer_rate, "attempts")
        self.address_sessions = by_address(settings.address_session_rate, "new sessions")
        self.address_tables = by_address(settings.address_table_rate, "new tables")
        self.address_imports = by_address(settings.address_import_rate, "imported records")
        self.address_analysis = by_address(settings.address_analysis_rate, "games to analyze")
        self.address_chat = by_address(settings.address_chat_rate, "messages")
        self.sockets = ConnectionSlots(
            settings.sockets, settings.sockets_per_session, settings.sockets_per_address
        )

    @contextmanager
    def new_table(self, person: str, address: str) -> Iterator[None]:
        """Count a table that is created, unless it is refused."""
        with ExitStack() as counted:
            counted.enter_context(self.tables.unless_refused(person))
            counted.enter_context(self.address_tables.unless_refused(address))
            yield

    def take_import(self, person: str, address: str) -> None:
        """Count an uploaded record even if it is invalid: checking it is the expensive part."""
        self.imports.take(person)
        self.address_imports.take(address)

    def take_analysis(self, person: str, address: str) -> None:
        """Count an analysis that has to be computed."""
        self.analysis.take(person)
        self.address_analysis.take(address)

    def take_chat(self, person: str, address: str) -> None:
        self.chat.take(person)
        self.address_chat.take(address)

"""Rate limits per person or address, and the maximum number of open sockets. Per process."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from math import ceil
from typing import Final

from hinode.server.errors import Refusal
from hinode.server.setting_types import Rate
from hinode.server.settings import Settings

Clock = Callable[[], float]
MAX_KEYS: Final = 10_000


def too_many_requests(seconds: float) -> Refusal:
    wait = max(1, ceil(seconds))
    text = f"too often: try again in {wait} s"
    return Refusal("slow-down", text, status=429, headers={"Retry-After": str(wait)})


class RateLimiter:
    """At most `rate.count` in every window of `rate.seconds`, for each key. A refusal does not count."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic, max_keys: int = MAX_KEYS) -> None:
        self._rate = rate
        self._clock = clock
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
            raise too_many_requests(times[0] + self._rate.seconds - now)
        times.append(now)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop up to two expired keys per call, so that memory follows what is in use."""
        for _ in range(2):
            key, times = next(iter(self._taken.items()))
            over = not times or times[-1] <= now - self._rate.seconds
            if not over and len(self._taken) <= self._most_keys:
                return
            del self._taken[key]


class ConnectionSlots:
    """Limits how many sockets are open, in total and for each key."""

    def __init__(self, total: int, per_key: int) -> None:
        self._total = total
        self._per_key = per_key
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._held.total()

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        if len(self) >= self._total:
            raise Refusal("full", "the server has too many connections now", status=503)
        if self._held[key] >= self._per_key:
            raise Refusal("too-many-sockets", f"{self._per_key} connections at once are allowed", status=429)
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]


class RateLimits:
    """One limiter for each class of request; keys are person ids, or addresses without a session."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.player = RateLimiter(settings.player_rate, clock)
        self.watcher = RateLimiter(settings.watcher_rate, clock)
        self.chat = RateLimiter(settings.chat_rate, clock)
        self.newcomers = RateLimiter(settings.newcomer_rate, clock)
        self.sockets = ConnectionSlots(settings.sockets, settings.sockets_per_session)


def rate_limit_key(address: str | None) -> str:
    """The key of an address: an IPv4 address, or the IPv6 /64 network that one household gets."""
    try:
        found = ip_address(address or "")
    except ValueError:
        return address or "unknown"
    if found.version == 4:
        return str(found)
    return str(ip_network((found.packed, 64), strict=False))

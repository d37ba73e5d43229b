"""Open files: raises the limit at startup, and logs once when they run out."""

from __future__ import annotations

import asyncio
import errno
import logging
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any, Final

from hinode.server.logging import log_event

WANTED_FILES: Final = 65536
LOG_SECONDS: Final = 60.0  # between two log lines while there are too many
RETRY: Final = "._start_serving("  # how asyncio accepts connections again
OUT_OF_FILES: Final = (errno.EMFILE, errno.ENFILE)
OUT_OF_FILES_EVENT: Final = "too many open files: new connections wait or are refused"
SPARE_FILES: Final = 4  # when only this many more can be opened, there are too many


def raise_limit() -> None:
    """Allow this process as many open files as the system lets it have."""
    try:
        import resource
    except ImportError:  # not a Unix system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def file_limit() -> float:
    """How many open files this process may have."""
    try:
        import resource
    except ImportError:
        return inf
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if soft == resource.RLIM_INFINITY else soft


class OutOfFilesHandler:
    """An exception handler for the event loop, which also gets the number of each new connection.

    asyncio stops accepting connections for a second when there are too many open files, but it does so once
    for each connection that may wait: one log line a minute is enough. Those that are due after the server
    has stopped fail (Python 3.11), which is no error.

    uvloop closes such connections silently, so the last files to be opened are logged too.
    """

    def __init__(self, clock: Callable[[], float] = monotonic, limit: float | None = None) -> None:
        self._clock = clock
        self._limit = file_limit() if limit is None else limit
        self._logged: float | None = None

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if self._logged is not None and RETRY in str(context.get("message")):
            return
        if not isinstance(error, OSError) or error.errno not in OUT_OF_FILES:
            loop.default_exception_handler(context)
            return
        self._log(error)

    def connected(self, number: int) -> None:
        """A connection was opened as the file with this number. A new file gets the lowest free number."""
        if number >= self._limit - SPARE_FILES:
            self._log(None)

    def _log(self, error: OSError | None) -> None:
        now = self._clock()
        if self._logged is None or now - self._logged >= LOG_SECONDS:
            self._logged = now
            log_event(OUT_OF_FILES_EVENT, logging.ERROR, error)

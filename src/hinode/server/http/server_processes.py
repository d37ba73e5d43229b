"""Server processes: one or several that accept connections from the same listening socket.

The processes share nothing but PostgreSQL: any of them serves any table, and leases decide which one runs a
table's bots and clocks. The parent process only starts them, and starts one again that has ended.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from time import sleep
from typing import Final

from hinode.server.http.server import open_listener
from hinode.server.http.server import run as serve
from hinode.server.logging import configure, log_event
from hinode.server.play.bots.custom import check_custom_bots
from hinode.server.settings import InvalidSettings, Settings
from hinode.server.storage.url import read_url
from hinode.vocab.errors import HinodeError

RESTART_SECONDS: Final = 1.0  # before a worker that has ended is started again
READY: Final = b"+"
STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def run(settings: Settings, ready: Callable[[Settings], None]) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` is called with the settings, including the port, once it is up.

    Raises `HinodeError` if the port or the database cannot be opened.
    """
    check_custom_bots(settings.bots)
    several = settings.workers > 1
    if several and read_url(settings.database_url).drivername == "sqlite":
        raise InvalidSettings("workers: more than one needs PostgreSQL; an SQLite file is for one process")
    if several and not hasattr(os, "fork"):
        raise InvalidSettings("workers: more than one cannot be started on this system")
    with open_listener(settings) as listener:
        settings = settings.at_port(listener.getsockname()[1])
        if several:
            configure(settings.log_level)
            ServerProcesses(settings, listener).run(lambda: ready(settings))
        else:
            serve(settings, listener, lambda: ready(settings))


class ServerProcesses:
    """The worker processes. The parent has no threads and no event loop, so that it can fork."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._running: set[int] = set()  # process ids
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until a signal. A worker that cannot start ends all of them."""
        before = {sign: signal.signal(sign, self._stop) for sign in STOP_SIGNALS}
        try:
            started = [self._start() for _ in range(self._settings.workers)]
            unready = sum(not _is_ready(pipe) for pipe in started)
            if self._stopping:
                return
            if unready:
                raise HinodeError(f"{unready} of {len(started)} worker processes did not start")
            ready()
            self._restart_until_stopped()
        finally:
            self._stop()
            while self._running:
                self._running.discard(os.wait()[0])
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def _restart_until_stopped(self) -> None:
        while not self._stopping:
            process, status = os.wait()
            self._running.discard(process)
            if self._stopping:
                return
            code = os.waitstatus_to_exitcode(status)
            log_event("a worker process has ended and is started again", logging.ERROR, status=code)
            sleep(RESTART_SECONDS)
            if not self._stopping:
                os.close(self._start())

    def _stop(self, *_: object) -> None:
        """They stop on their own; a second signal is harmless."""
        self._stopping = True
        for process in self._running:
            os.kill(process, signal.SIGTERM)

    def _start(self) -> int:
        """Fork one worker; returns a pipe in which it says that it is ready."""
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(reading)
            self._be_worker(writing)
        os.close(writing)
        self._running.add(process)
        if self._stopping:  # the signal came before the worker was known
            os.kill(process, signal.SIGTERM)
        return reading

    def _be_worker(self, pipe: int) -> None:
        """In the new process, which ends here."""
        code = 1
        try:
            for sign in STOP_SIGNALS:
                signal.signal(sign, signal.SIG_DFL)
            serve(self._settings, self._listener, lambda: _say_ready(pipe))
            code = 0
        except HinodeError as error:
            print(f"hinode: {error}", file=sys.stderr)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)


def _say_ready(pipe: int) -> None:
    """The parent may have closed the other end: it waits only for the first workers."""
    with suppress(BrokenPipeError):
        os.write(pipe, READY)
    os.close(pipe)


def _is_ready(pipe: int) -> bool:
    """Wait until a worker is ready, or has ended."""
    try:
        return os.read(pipe, 1) == READY
    finally:
        os.close(pipe)

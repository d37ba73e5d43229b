"""The subprocess that reads one uploaded record: start it, limit its time and memory, read its result."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from hinode.server.errors import Refusal
from hinode.server.records.importing import Import
from hinode.server.settings import Settings
from hinode.server.subprocesses import environment

MAX_WAITING: Final = 8  # uploads that wait for their turn
MAX_PER_ADDRESS: Final = 2  # uploads that arrive, wait, or are read
START_SECONDS: Final = 10.0  # to start Python and import the engine, on a busy machine
PROGRAM: Final = (sys.executable, "-P", "-m", "hinode.server.records.import_worker")


class ImportReader:
    """Reads uploaded records in a subprocess, one at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._reading = asyncio.Lock()
        self._waiting = 0
        self._uploads: Counter[str] = Counter()  # by address

    @contextmanager
    def upload(self, address: str) -> Iterator[None]:
        """Hold this while an upload arrives and is read. A `Refusal` if its address has too many already."""
        if self._uploads[address] >= MAX_PER_ADDRESS:
            raise _busy()
        self._uploads[address] += 1
        try:
            yield
        finally:
            self._uploads[address] -= 1
            if not self._uploads[address]:
                del self._uploads[address]

    async def read(self, data: bytes) -> Import:
        """Raises `Refusal` if it is not a record, or if reading it takes too long or too much memory."""
        if self._waiting >= MAX_WAITING:
            raise _busy()
        self._waiting += 1
        try:
            async with self._reading:
                found = await asyncio.to_thread(self._run, data)
        finally:
            self._waiting -= 1
        if "error" in found:
            raise Refusal("bad-record", found["error"], status=422)
        return Import(**found)

    def _run(self, data: bytes) -> dict[str, Any]:
        try:
            done = subprocess.run(
                (*PROGRAM, *map(str, self._limits())),
                input=data,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment(),
                timeout=START_SECONDS + self._settings.import_seconds,
                check=True,
            )
        except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
            return {"error": "reading it takes too long, or too much memory"}
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def _limits(self) -> tuple[int, int, int]:
        """The worker's arguments."""
        settings = self._settings
        return settings.import_memory, round(settings.import_seconds), settings.record_bytes


def _busy() -> Refusal:
    text = "too many records are being imported: try again"
    return Refusal("busy", text, status=503, headers={"Retry-After": "10"})

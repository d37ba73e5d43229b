"""One worker process, as the event loop sees it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from hinode.server.bots.frames import READY, BadFrame, framed, receive

START_SECONDS: Final = 30.0  # to import everything on a busy machine
END_SECONDS: Final = 5.0
_KEPT: Final = ("SYSTEMROOT", "LD_LIBRARY_PATH", "TMPDIR")  # of the environment: what Python itself may need


class WorkerLost(Exception):
    """The process is gone, or what it says is no frame."""


def environment() -> dict[str, str]:
    """Where Python finds its modules, and nothing else of ours: no address of a database, no secret."""
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    return {**kept, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


async def _process(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "hinode.server.bots.worker", *arguments),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=environment(),
        start_new_session=True,  # Ctrl-C at the terminal is for the server
    )


class Worker:
    """A process that answers one question at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._ask, self._said = process.stdin, process.stdout
        self.asked = 0  # questions so far

    @classmethod
    async def start(cls, memory: int, plugins: Sequence[str]) -> Worker:
        """A worker that is ready."""
        starting = asyncio.ensure_future(_process(str(memory), *plugins))
        try:
            worker = cls(await asyncio.shield(starting))  # a process half made could not be ended
        except OSError as error:
            raise WorkerLost(f"no process: {error.strerror}") from error
        except asyncio.CancelledError:
            with suppress(OSError):
                await cls(await starting).end()
            raise
        try:
            await worker._get_ready()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def _get_ready(self) -> None:
        try:
            async with asyncio.timeout(START_SECONDS):
                first = await receive(self._said)
        except (OSError, EOFError, BadFrame) as error:  # TimeoutError is an OSError
            raise WorkerLost(f"it did not start: {type(error).__name__}") from error
        if first != READY:
            raise WorkerLost("it did not start: it said something else")

    async def ask(self, parcel: bytes) -> bytes:
        """The reply to one question. A worker that is lost, or not waited for, can only be ended."""
        self.asked += 1
        try:
            self._ask.write(framed(parcel))
            await self._ask.drain()
            return await receive(self._said)
        except (OSError, EOFError, BadFrame) as error:
            raise WorkerLost(type(error).__name__) from error

    async def end(self) -> None:
        """Kill it, with all that it has started."""
        with suppress(ProcessLookupError):
            if self._process.returncode is not None:
                pass  # its number may be somebody else's by now
            elif sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(TimeoutError):
            async with asyncio.timeout(END_SECONDS):
                await self._process.communicate()

"""One worker process, as the event loop sees it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Sequence
from contextlib import suppress
from subprocess import DEVNULL, Popen
from typing import Final

from hinode.server.play.bots.framing import READY, BadPacket, encode_packet, receive

START_SECONDS: Final = 30.0  # to import everything on a busy machine
_KEPT: Final = ("LD_LIBRARY_PATH", "TMPDIR")  # of the environment: what Python itself may need


class WorkerLost(Exception):
    """The process is gone, or what it says is no frame."""


def environment() -> dict[str, str]:
    """Where Python finds its modules, and nothing else of ours: no address of a database, no secret."""
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    return {**kept, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class Worker:
    """A process that answers one question at a time.

    It is started without asyncio's own subprocesses: cancelling one of those while it is being made can wait
    for ever (Python 3.11), and a server must be able to stop at any moment.
    """

    def __init__(self, memory: int, plugins: Sequence[str]) -> None:
        self._socket, theirs = socket.socketpair()
        with theirs:
            try:
                self._process = Popen(
                    (sys.executable, "-P", "-m", "hinode.server.play.bots.worker", str(memory), *plugins),
                    stdin=theirs.fileno(),
                    stdout=theirs.fileno(),
                    stderr=DEVNULL,
                    env=environment(),
                    start_new_session=True,  # Ctrl-C at the terminal is for the server
                )
            except OSError as error:
                self._socket.close()
                raise WorkerLost(f"no process: {error.strerror}") from error
        self._streams: tuple[StreamReader, StreamWriter] | None = None
        self.asked = 0  # questions so far

    @classmethod
    async def start(cls, memory: int, plugins: Sequence[str]) -> Worker:
        """A worker that is ready."""
        worker = cls(memory, plugins)
        try:
            await worker._get_ready()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def _get_ready(self) -> None:
        try:
            async with asyncio.timeout(START_SECONDS):
                self._streams = await asyncio.open_connection(sock=self._socket)
                first = await receive(self._streams[0])
        except (OSError, EOFError, BadPacket) as error:  # TimeoutError is an OSError
            raise WorkerLost(f"it did not start: {type(error).__name__}") from error
        if first != READY:
            raise WorkerLost("it did not start: it said something else")

    async def ask(self, packet: bytes) -> bytes:
        """The reply to one question. A worker that is lost, or not waited for, can only be ended."""
        assert self._streams is not None
        reader, writer = self._streams
        self.asked += 1
        try:
            writer.write(encode_packet(packet))
            await writer.drain()
            return await receive(reader)
        except (OSError, EOFError, BadPacket) as error:
            raise WorkerLost(type(error).__name__) from error

    async def end(self) -> None:
        """Kill it, with all that it has started. If this is broken off, it can be done again."""
        if self._process.returncode is None:  # until it has been waited for, its number is its own
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            await asyncio.to_thread(self._process.wait)
        if self._streams is None:
            self._socket.close()
        else:
            writer = self._streams[1]
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

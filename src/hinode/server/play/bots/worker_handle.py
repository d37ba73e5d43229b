"""A worker process, seen from the server: start it, ask it, end it."""

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
from hinode.server.subprocesses import environment

MODULE: Final = "hinode.server.play.bots.worker"
START_SECONDS: Final = 30.0  # enough to import everything on a busy machine


class WorkerLost(Exception):
    """The process is gone, or what it sent is not a packet."""


class Worker:
    """A process that answers one question at a time.

    It does not use asyncio subprocesses: cancelling one during its start can hang forever (Python 3.11), and
    a server must be able to stop at any time.
    """

    def __init__(self, memory: int, plugins: Sequence[str], niceness: int) -> None:
        self._socket, theirs = socket.socketpair()
        with theirs:
            try:
                self._process = Popen(
                    (sys.executable, "-P", "-m", MODULE, str(memory), str(niceness), *plugins),
                    stdin=theirs.fileno(),
                    stdout=theirs.fileno(),
                    stderr=DEVNULL,
                    env=environment(),
                    # Ctrl-C in the terminal is for the server. Not a new session: Linux schedules those as
                    # equals, whatever their niceness.
                    process_group=0,
                )
            except OSError as error:
                self._socket.close()
                raise WorkerLost(f"no process: {error.strerror}") from error
        self._streams: tuple[StreamReader, StreamWriter] | None = None
        self.asked = 0  # questions so far

    @classmethod
    async def start(cls, memory: int, plugins: Sequence[str], niceness: int) -> Worker:
        """Start a worker and wait until it is ready. `niceness`: how much it yields to other processes."""
        worker = cls(memory, plugins, niceness)
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
            raise WorkerLost("it did not start: unexpected first packet")

    async def ask(self, packet: bytes) -> bytes:
        """The reply to one question. After an error or a cancelled wait, the worker can only be ended."""
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
        """Kill the process and its children. Can be repeated if it is cancelled."""
        if self._process.returncode is None:  # its process id stays its own until it has been waited for
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

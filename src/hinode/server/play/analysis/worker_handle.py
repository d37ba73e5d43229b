"""The worker process of one analysis, seen from the server: start it, follow it, end it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, Final

from hinode.server.subprocesses import environment

PROGRAM: Final = (sys.executable, "-P", "-m", "hinode.server.play.analysis.worker")
NICENESS: Final = 19  # games come first
START_SECONDS: Final = 30.0
WAITING_FACTOR: Final = 20.0  # wall-clock limit as a multiple of the CPU limit, for busy machines
# NumPy's own threads would take cores from games, and address space.
ONE_THREAD: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
Progress = Callable[[int, int], None]


class AnalysisFailed(Exception):
    """The process ended without a result; the text says why."""


async def run_worker(record: Any, memory: int, seconds: int, progress: Progress) -> bytes:
    """The analysis as JSON. `progress` is called in another thread. The process is gone when this ends."""
    process = _start(memory, seconds)
    reading = asyncio.create_task(asyncio.to_thread(_read, process, json.dumps(record).encode(), progress))
    try:
        async with asyncio.timeout(START_SECONDS + WAITING_FACTOR * seconds):
            return await asyncio.shield(reading)
    except TimeoutError as error:
        raise AnalysisFailed("it takes too long") from error
    finally:
        _kill(process)
        await asyncio.wait([reading])  # its pipes are closed, so it ends
        reading.exception()  # a failure after the time limit is not reported twice


def _start(memory: int, seconds: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        (*PROGRAM, str(memory), str(seconds), str(NICENESS)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**environment(), **ONE_THREAD},
        start_new_session=True,  # Ctrl-C in the terminal is for the server
    )


def _kill(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _read(process: subprocess.Popen[bytes], data: bytes, progress: Progress) -> bytes:
    """Send the record, and read lines until the last one."""
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(BrokenPipeError):
            process.stdin.write(data)
            process.stdin.close()
        last = _last_line(process.stdout, progress)
    if not last.startswith(b'{"format"'):
        raise AnalysisFailed(last.decode(errors="replace")[:200] or f"exit code {process.returncode}")
    return last.strip()


def _last_line(lines: IO[bytes], progress: Progress) -> bytes:
    for line in lines:
        if not line.startswith(b"["):
            return line
        progress(*json.loads(line))
    return b""

"""A server in its own process, for benchmarks: without rate limits, and how much memory and CPU it uses."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Final

NO_LIMIT: Final = "1000000/1"
UNLIMITED: Final = {
    **{f"HINODE_{name}_RATE": NO_LIMIT for name in ("PLAYER", "SPECTATOR", "CHAT", "NEWCOMER", "ADDRESS")},
    **{f"HINODE_ADDRESS_{name}_RATE": NO_LIMIT for name in ("SESSION", "TABLE", "CHAT")},
    "HINODE_SOCKETS": "1000000",
    "HINODE_SOCKETS_PER_ADDRESS": "1000000",
    "HINODE_TABLES_IN_MEMORY": "100000",
    "HINODE_TABLES_PER_HOUR": "1000000",
    "HINODE_TEA_SECONDS": "0",
    "HINODE_BID_SECONDS": "0",
    "HINODE_OFFER_SECONDS": "0",
    "HINODE_LOG_LEVEL": "warning",
}
START_SECONDS: Final = 20.0
IDLE_SECONDS: Final = 0.5
IDLE_CPU: Final = 0.02  # seconds that a server uses at most in that time when it is idle
USER_TICKS, SYSTEM_TICKS = 11, 12  # fields of /proc/PID/stat, counted after the name


@contextmanager
def served(data: Path, *options: str) -> Iterator[tuple[int, str]]:
    """Run a server in its own process. Yields its process id and origin."""
    command = [sys.executable, "-m", "hinode", "serve", "--port", "0", "--data", str(data), *options]
    environment = {**os.environ, **UNLIMITED}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            origin = next((word for word in line.split() if word.startswith("http://")), None)
            if origin is None:
                raise RuntimeError(f"the server did not start: {line!r}")
            yield process.pid, origin.rstrip("/.")
        finally:
            process.terminate()
            process.wait(START_SECONDS)


def memory_of(process: int) -> int:
    """Resident memory of a process and its children, in bytes."""
    return sum(_pages(each) for each in family(process)) * os.sysconf("SC_PAGE_SIZE")


def processor_of(process: int) -> float:
    """CPU seconds that a process and its children have used."""
    ticks = 0
    for each in family(process):
        fields = _stat(each)
        ticks += int(fields[USER_TICKS]) + int(fields[SYSTEM_TICKS])
    return ticks / os.sysconf("SC_CLK_TCK")


def wait_until_idle(process: int) -> None:
    """Wait until the server's workers have imported everything: that is not part of any move."""
    used = -1.0
    while processor_of(process) > used + IDLE_CPU:
        used = processor_of(process)
        sleep(IDLE_SECONDS)


def _pages(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])


def _stat(process: int) -> list[str]:
    """The fields after the name, which may contain spaces."""
    return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def family(process: int) -> list[int]:
    """A process and all its descendants."""
    children = Path(f"/proc/{process}/task/{process}/children")
    found = [process]
    for child in children.read_text(encoding="ascii").split():
        found += family(int(child))
    return found

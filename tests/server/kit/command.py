"""`hinode serve` as a subprocess, for tests that are not async and read its output."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager


@contextmanager
def serve_command(
    *args: str, max_open_files: int | None = None, environment: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """The process with its worker processes is killed at the end."""

    def limit_open_files() -> None:
        if max_open_files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (max_open_files, max_open_files))

    process = subprocess.Popen(
        [sys.executable, "-m", "hinode", "serve", *args],
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=limit_open_files,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def printed_origin(process: subprocess.Popen[str]) -> str:
    """Waits until the server is ready. Returns the address in the one line that it prints."""
    assert process.stdout is not None
    assert process.stderr is not None
    line = process.stdout.readline()
    assert line.startswith("Hinode is ready: http://"), line or process.stderr.read()
    return line.split()[3]

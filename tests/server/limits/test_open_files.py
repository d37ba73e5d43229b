"""Too many open files: the server waits, says so once, and goes on when there are fewer."""

from __future__ import annotations

import json
import os
import resource
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx2
import pytest

from hinode.server.http.open_files import OUT_OF_FILES_EVENT
from tests.server.kit.server import NO_CERTIFICATES, TIMEOUT

FILES = 64  # that the server may have open
CLIENTS = 150


@contextmanager
def serving_with_few_files(data: Path, fast: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-m", "hinode", "serve", "--port", "0", "--data", str(data)],
        env={**os.environ, "HINODE_FAST_NETWORK": fast},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def is_healthy(origin: str) -> bool:
    """Whether the server answers; libuv closes new connections while it has no files left."""
    with httpx2.Client(base_url=origin, timeout=TIMEOUT, verify=NO_CERTIFICATES) as client:
        try:
            return client.get("/healthz").json()["ok"] is True
        except (httpx2.NetworkError, httpx2.RemoteProtocolError):
            return False


@pytest.mark.parametrize("fast", ["true", "false"], ids=["uvloop", "asyncio"])
def test_too_many_connections_are_one_log_line_and_pass(tmp_path: Path, fast: str) -> None:
    with serving_with_few_files(tmp_path, fast) as process:
        assert process.stdout is not None
        origin = process.stdout.readline().split()[3]
        port = int(origin.rpartition(":")[2])
        with ExitStack() as stack:
            for _ in range(CLIENTS):
                stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            sleep(2.5)  # asyncio tries again every second
        deadline = monotonic() + TIMEOUT
        while not is_healthy(origin) and monotonic() < deadline:
            sleep(0.1)
        assert is_healthy(origin)
        process.terminate()
        _, errors = process.communicate(timeout=TIMEOUT)
    lines = [json.loads(line) for line in errors.splitlines()]
    faults = Counter(line["event"] for line in lines if line["level"] not in ("info", "debug"))
    assert faults == {OUT_OF_FILES_EVENT: 1}

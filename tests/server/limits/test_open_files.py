"""Too many open files: the server waits, logs it once, and continues when there are fewer."""

from __future__ import annotations

import json
import socket
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import httpx2
import pytest

from hinode.server.http.limits.open_files import OUT_OF_FILES_EVENT
from tests.server.kit.command import printed_origin, serve_command
from tests.server.kit.server import NO_CERTIFICATES, TIMEOUT

FILES = 64  # open files that the server may have
CLIENTS = 150


def is_healthy(origin: str) -> bool:
    """Whether the server answers; libuv closes new connections while it has no files left."""
    with httpx2.Client(base_url=origin, timeout=TIMEOUT, verify=NO_CERTIFICATES) as client:
        try:
            return client.get("/healthz").json()["ok"] is True
        except (httpx2.NetworkError, httpx2.RemoteProtocolError):
            return False


@pytest.mark.parametrize("fast", ["true", "false"], ids=["uvloop", "asyncio"])
def test_too_many_connections_are_logged_once_and_the_server_recovers(tmp_path: Path, fast: str) -> None:
    arguments = ("--port", "0", "--data", str(tmp_path))
    environment = {"HINODE_FAST_NETWORK": fast}
    with serve_command(*arguments, max_open_files=FILES, environment=environment) as process:
        origin = printed_origin(process)
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

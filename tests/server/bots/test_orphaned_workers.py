"""No worker outlives a server that is killed."""

from __future__ import annotations

import os
import select
import subprocess
import sys

import pytest

LONG = 20.0  # seconds, on a busy machine


@pytest.mark.parametrize(
    ("bot", "seconds"), [("tells", 60), ("sleeps", 60), ("loops", 60), ("is_stuck", 0.3)]
)
def test_no_worker_outlives_a_server_that_is_killed(bot: str, seconds: float) -> None:
    """Idle, sleeping, and busy workers notice that the server is gone; a stuck one has its own alarm."""
    command = [sys.executable, "-m", "tests.server.bots.killable_pool", bot, str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = os.pidfd_open(int(server.stdout.readline()))
        try:
            assert select.select([worker], [], [], 0)[0] == []
            server.kill()
            assert select.select([worker], [], [], LONG)[0] == [worker]
        finally:
            os.close(worker)

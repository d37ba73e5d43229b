"""`hinode serve --workers`: several processes serve one address, and one that dies is started again."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from time import monotonic, sleep

import httpx2

from tests.server.kit.command import printed_origin, serve_command
from tests.server.kit.server import NO_CERTIFICATES, TIMEOUT

STARTING = 120.0  # seconds for a process to start on a busy machine


def on_free_port(data: Path) -> tuple[str, ...]:
    return ("--port", "0", "--data", str(data))


def workers_of(process: subprocess.Popen[str]) -> set[int]:
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="ascii")
    return set(map(int, children.split()))


def post(origin: str, path: str, body: object, cookies: httpx2.Cookies | None = None) -> httpx2.Response:
    """Post on a new connection, which any worker may accept."""
    with httpx2.Client(
        base_url=origin, headers={"origin": origin}, cookies=cookies, timeout=TIMEOUT, verify=NO_CERTIFICATES
    ) as client:
        return client.post(path, json=body)


def test_workers_share_an_address_and_one_that_dies_is_replaced(tmp_path: Path, pg_url: str) -> None:
    with serve_command(*on_free_port(tmp_path), "--workers", "2", "--database", pg_url) as process:
        origin = printed_origin(process)
        before = workers_of(process)
        assert len(before) == 2
        ann = post(origin, "/api/session", {"name": "Ann"}).cookies
        table = post(origin, "/api/tables", {"open": True}, ann).json()["id"]
        commands = [{"kind": "join"}, *[{"kind": "chat", "text": "hello"}] * 3]
        for number, command in enumerate(commands):  # every worker knows what the others did
            sent = {**command, "id": f"message-{number}"}
            done = post(origin, f"/api/tables/{table}/commands", sent, ann)
            assert done.status_code == 200, done.text
        killed = min(before)
        os.kill(killed, signal.SIGKILL)
        until = monotonic() + STARTING
        while len(workers_of(process) - {killed}) < 2 and monotonic() < until:
            sleep(0.1)
        assert killed not in workers_of(process)
        assert len(workers_of(process)) == 2
        assert post(origin, "/api/session", {"name": "Ben"}).status_code == 200
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=STARTING)
        assert process.returncode == 0
        assert errors.count("a worker process has ended and is started again") == 1


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with serve_command(*on_free_port(tmp_path), "--workers", "2") as process:
        _, errors = process.communicate(timeout=STARTING)
    assert process.returncode == 2
    assert errors.startswith("hinode: workers: more than one needs PostgreSQL")
    assert not list(tmp_path.iterdir())


def test_if_workers_cannot_start_the_command_fails(tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    with serve_command(*on_free_port(tmp_path), "--workers", "2", "--database", nowhere) as process:
        _, errors = process.communicate(timeout=STARTING)
    assert process.returncode == 2
    assert "2 of 2 worker processes did not start" in errors
    assert "cannot be reached" in errors

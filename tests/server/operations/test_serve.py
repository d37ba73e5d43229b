"""`hinode serve`: it starts with one line, stops on a signal, and says why when it cannot start."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import stat
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from hinode.server.http.identity import COOKIE
from tests.cli.kit import error_line
from tests.server.kit.command import printed_origin, serve_command
from tests.server.kit.server import TIMEOUT, open_blocking_socket, server_in_thread


def closed_with(socket: ClientConnection) -> int:
    """Read to the end. Returns the close code."""
    with suppress(ConnectionClosed):
        for _ in socket:
            pass
    assert socket.close_code is not None
    return socket.close_code


# -- as a subprocess ------------------------------------------------------------------------------


def test_it_serves_until_a_signal_stops_it(tmp_path: Path) -> None:
    """SIGTERM: every open socket gets a notice that the server restarts."""
    data = tmp_path / "new" / "folder"
    with serve_command("--port", "0", "--data", str(data)) as process:
        origin = printed_origin(process)
        with httpx2.Client(base_url=origin, headers={"origin": origin}) as client:
            assert "server" not in client.get("/healthz").headers
            assert client.post("/api/session", json={"name": "Aiko"}).status_code == 200
            table = client.post("/api/tables", json={"open": True}).json()["id"]
            cookie = f"{COOKIE}={client.cookies[COOKIE]}"
        headers = {"origin": origin, "cookie": cookie}
        with open_blocking_socket(origin, f"/api/tables/{table}/socket", headers) as opened:
            assert opened.recv(timeout=TIMEOUT)
            process.send_signal(signal.SIGTERM)
            assert closed_with(opened) in (1001, 1012)
        out, err = process.communicate(timeout=TIMEOUT)
    assert (process.returncode, out) == (0, "")
    assert [json.loads(line)["event"] for line in err.splitlines()] == [
        "started",
        "request",
        "request",
        "request",
        "stopping",
        "socket",
        "stopped",
    ]
    assert stat.S_IMODE((data / "hinode.sqlite").stat().st_mode) == 0o600


def test_settings_can_come_from_the_environment(tmp_path: Path) -> None:
    """Ctrl-C also stops it. A browser is opened at the public address."""
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    os.mkfifo(seen)
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    variables = {
        "HINODE_PORT": "0",
        "HINODE_DATA": str(tmp_path),
        "HINODE_LOG_LEVEL": "warning",
        "BROWSER": str(browser),
    }
    origins = ("--origin", "http://b:81", "--origin", "http://c")
    with serve_command("--open", *origins, environment=variables) as process:
        assert printed_origin(process) == "http://b:81"
        assert seen.read_text() == "http://b:81\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=TIMEOUT)
    assert (process.returncode, out, err) == (0, "", "")


# -- faults, each in one line, with exit code 2 ----------------------------------------------------------


def test_a_port_in_use_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = error_line(capsys, "serve", "--port", str(port), "--data", str(tmp_path))
    assert f"cannot listen on 127.0.0.1:{port}: Address already in use" in said


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("mysql://me:hunter2@db/hinode", "sqlite:///FILE"),
        ("nonsense", "sqlite:///FILE"),
        ("sqlite:////proc/nowhere/hinode.sqlite", "/proc/nowhere/hinode.sqlite: cannot be opened"),
        ("postgresql://me:hunter2@127.0.0.1:1/hinode", "cannot be reached"),
    ],
)
def test_a_database_that_cannot_be_opened(url: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = error_line(capsys, "serve", "--port", "0", "--database", url)
    assert message in said
    assert "hunter2" not in said


def test_a_file_that_is_not_a_database_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hinode.sqlite"
    file.write_text("shopping list\n" * 100)
    assert str(file) in error_line(capsys, "serve", "--port", "0", "--data", str(tmp_path))
    assert file.read_text() == "shopping list\n" * 100


def test_two_servers_do_not_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with server_in_thread(tmp_path):
        said = error_line(capsys, "serve", "--port", "0", "--data", str(tmp_path))
    assert "in use by another hinode serve" in said


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--port", "many"), "argument --port: invalid int value: 'many'"),
        (("--port", "70000"), "port: 0 to 65535, not 70000"),
        (("--origin", "play.example"), "'play.example' is no origin"),
        (("--host", "no.such.host.invalid"), "cannot listen on no.such.host.invalid:8000"),
        (("--log-level", "loud"), "log_level: one of debug, info, warning, error, not 'loud'"),
    ],
)
def test_bad_arguments(args: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert message in error_line(capsys, "serve", *args)


def test_a_bad_variable(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("HINODE_CHAT_RATE", "often")
    assert "HINODE_CHAT_RATE: COUNT/SECONDS such as 60/20, not 'often'" in error_line(capsys, "serve")


def test_without_its_packages_the_server_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "hinode.server.http.server_processes", None)
    assert "pip install 'hinode[server]'" in error_line(capsys, "serve")


# -- stopping gracefully ---------------------------------------------------------------------------------


def test_shutdown_hooks_run_before_it_stops(tmp_path: Path) -> None:
    """Shutdown hooks are awaited while sockets are open; one that fails or hangs does not block the stop."""
    called: list[str] = []

    async def goodbye() -> None:
        called.append("goodbye")

    async def broken() -> None:
        raise RuntimeError

    async def endless() -> None:
        await asyncio.Event().wait()

    with server_in_thread(tmp_path, stop_seconds=1) as served:
        served.app.state.shutdown_hooks += [broken, endless, goodbye]
        began = monotonic()
    assert called == ["goodbye"]
    assert 1 <= monotonic() - began < 30  # on a busy machine

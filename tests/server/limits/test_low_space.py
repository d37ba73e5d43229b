"""Low space: games in progress continue, and everything else is refused with its own code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hinode.server.live.maintenance import disk_space
from tests.server.kit.server import error_code, server_in_thread


def command(client: Any, table: str, kind: str, id: str, **fields: Any) -> Any:
    return client.post(f"/api/tables/{table}/commands", json={"kind": kind, "id": id, **fields})


def started(client: Any) -> str:
    """A running game with one person, and bots that never answer first."""
    table: str = client.post("/api/tables", json={"players": 3, "open": True}).json()["id"]
    assert command(client, table, "join", "a" * 16).status_code == 200
    assert command(client, table, "start", "b" * 16).status_code == 200
    return table


def test_only_games_in_progress_write_when_space_is_low(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_space, "CHECK_SECONDS", 0.0)
    with server_in_thread(tmp_path) as served:
        guest, stranger = served.guest(), served.guest("Ben")
        lobby = guest.post("/api/tables", json={"open": True}).json()["id"]
        table = started(guest)
        seat = guest.get(f"/api/tables/{table}").json()["update"]["viewer"]
        assert guest.get("/healthz").json()["space"] == "ok"

        monkeypatch.setattr(disk_space, "disk_usage", lambda _: type("Usage", (), {"free": 1000}))
        refused = {
            "session": served.client().post("/api/session", json={"name": "Chiyo"}),
            "table": guest.post("/api/tables", json={}),
            "import": guest.post("/api/records", json={}),
            "lobby": command(guest, lobby, "join", "c" * 16),
        }
        assert {
            what: (each.status_code, error_code(each)) for what, each in refused.items()
        } == dict.fromkeys(refused, (507, "no-space"))
        health = guest.get("/healthz")
        assert (health.status_code, health.json()["space"]) == (200, "low")
        assert command(guest, table, "chat", "d" * 16, text="hello", seat=seat).status_code == 200
        assert command(guest, table, "hand", "e" * 16, seat=seat).status_code == 200
        assert command(guest, table, "join", "a" * 16).status_code == 200  # sent again: the first result

        monkeypatch.setattr(disk_space, "disk_usage", lambda _: type("Usage", (), {"free": 2**40}))
        assert stranger.post("/api/tables", json={}).status_code == 201

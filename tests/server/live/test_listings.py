"""Lists of tables: paged, fair to every creator, without stale lobbies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.kit.server import server_in_thread


def create(client: httpx2.Client) -> str:
    made = client.post("/api/tables", json={"players": 3, "open": True})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def listed(client: httpx2.Client, **query: Any) -> tuple[list[str], bool]:
    page = client.get("/api/tables", params=query).json()
    return [each["id"] for each in page["tables"]], page["more"]


@pytest.mark.parametrize("scope", ["open", "mine"])
def test_lists_are_paged(tmp_path: Path, scope: str) -> None:
    with server_in_thread(tmp_path, listed_tables=2) as served:
        guest = served.guest()
        tables = [create(guest) for _ in range(3)]
        pages = [listed(guest, scope=scope, page=page) for page in range(3)]
    assert [more for _, more in pages] == [True, False, False]
    assert sorted(pages[0][0] + pages[1][0]) == sorted(tables)
    assert pages[2][0] == []


def test_one_creator_cannot_fill_the_list(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as served:
        other, eager = served.guest(), served.guest()
        own = create(other)
        tables = [create(eager) for _ in range(9)]
        assert sorted(listed(other)[0]) == sorted([own, *tables[-3:]])


def test_many_sessions_of_one_address_cannot_fill_the_list(tmp_path: Path) -> None:
    """Behind a proxy that forwards their address."""
    with server_in_thread(tmp_path, behind_proxy=True, listed_per_address=2) as served:

        def guest(address: str) -> httpx2.Client:
            client = served.client(**{"x-forwarded-for": address})
            assert client.post("/api/session", json={"name": "Aiko"}).status_code == 200
            return client

        other = guest("192.0.2.7")
        own = create(other)
        tables = [create(guest(f"2001:db8::{number}")) for number in range(1, 6)]
        assert listed(other)[0] == [*reversed(tables[-2:]), own]


def test_an_idle_lobby_disappears_from_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server_in_thread(tmp_path) as served:
        guest = served.guest()
        monkeypatch.setattr("hinode.server.live.creation.time", lambda: 1e9)
        table = create(guest)
        assert listed(guest)[0] == []
        assert listed(guest, scope="mine")[0] == [table]
        monkeypatch.undo()
        guest.post(f"/api/tables/{table}/commands", json={"kind": "join", "id": "message-1", "clan": "koi"})
        assert listed(guest)[0] == [table]

"""A fault at any step of a command: the error is clear, nothing is shown, and the command has one result
when it is sent again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import time
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from hinode.server.http.identity import COOKIE
from tests.server.kit.faulty_sqlite import AFTER_COMMIT, ERRORS, STEPS, Faults
from tests.server.kit.server import UNLIMITED, ServerThread, error_code, server_in_thread

ids = (f"command-{number:08}" for number in count())
QUIET = 0.15  # seconds without a message


class HotSeat:
    """One person on all seats of a running game: nothing happens except what the test sends."""

    def __init__(self, served: ServerThread, **options: Any) -> None:
        self.served = served
        self.client = served.guest()
        made = self.client.post("/api/tables", json={"players": 3, "hot_seat": True, **options})
        self.table: str = made.json()["id"]
        for _ in range(3):
            assert self.send(kind="join").status_code == 200
        assert self.send(kind="start").status_code == 200

    def send(self, **command: Any) -> Any:
        return self.client.post(f"/api/tables/{self.table}/commands", json={"id": next(ids), **command})

    @property
    def live(self) -> Any:
        return self.served.hub.loaded_table(self.table)

    def answer(self) -> dict[str, Any]:
        """A legal answer to an open question."""
        table = self.live.table
        decision = table.game.pending[0]
        answer = decision.options[0].to_json()
        return {"kind": "answer", "id": next(ids), "seat": decision.clan, "seen": table.n, "answer": answer}

    @contextmanager
    def watch(self) -> Iterator[ClientConnection]:
        path, token = f"/api/tables/{self.table}/socket", self.client.cookies[COOKIE]
        with self.served.socket(path, token=token) as socket:
            assert json.loads(socket.recv(timeout=10))["type"] == "hello"
            yield socket

    def stored(self) -> int:
        return len(self.served.run(self.served.store.entries(self.table, 0)))


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    found = Faults()
    found.install(monkeypatch)
    return found


@pytest.fixture
def served(faults: Faults, tmp_path: Path) -> Iterator[ServerThread]:
    with server_in_thread(tmp_path, player_rate=UNLIMITED, chat_rate=UNLIMITED) as found:
        yield found


def entries_seen(socket: ClientConnection) -> list[int]:
    """The numbers of the entries received until no more come."""
    found: list[int] = []
    while True:
        try:
            message = json.loads(socket.recv(timeout=QUIET))
        except TimeoutError:
            return found
        if message["type"] == "update":
            found += [entry["n"] for entry in message["frames"]]


@pytest.mark.parametrize("step", STEPS)
def test_an_answer_that_fails_has_one_result(served: ServerThread, faults: Faults, step: str) -> None:
    """The outcome is unknown to the client, so it sends the same command again."""
    table = HotSeat(served)
    with table.watch() as socket:
        entries_seen(socket)
        for error in ERRORS:
            before, command = table.live.table.n, table.answer()
            with faults.at(step, error):
                refused = table.send(**command)
            assert faults.raised, (step, error)
            code = (507, "disk-full") if error == "full disk" else (503, "unavailable")
            assert (refused.status_code, error_code(refused)) == code
            written = step == AFTER_COMMIT
            assert table.stored() == before + written
            assert entries_seen(socket) == []
            assert table.live.table.n == before

            assert table.send(**command).json() == {"n": before + 1}
            assert table.send(**command).json() == {"n": before + 1}
            assert table.stored() == table.live.table.n == before + 1
            assert entries_seen(socket) == [before + 1]


def test_chat_that_fails_is_stored_once(served: ServerThread, faults: Faults) -> None:
    table = HotSeat(served)
    seat = table.live.table.places[0].clan
    for step in ("BEGIN IMMEDIATE", "INSERT INTO talk", "commit", AFTER_COMMIT):
        said = {"kind": "chat", "id": next(ids), "seat": seat, "text": step}
        with faults.at(step, "full disk"):
            assert table.send(**said).status_code == 507
        assert table.send(**said).status_code == 200
    stored = served.run(served.store.talk(table.table, 0))
    assert len({message.key for message in stored}) == len(stored) == 4
    assert [message.no for message in table.live.talk] == [message.no for message in stored]


@pytest.mark.parametrize("jump", [-400 * 86400.0, 400 * 86400.0])
def test_a_jump_of_the_system_clock_costs_nobody_time(
    served: ServerThread, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Times in the log are only for display: players' clocks use a monotonic clock."""
    table = HotSeat(served, clock={"kind": "decision", "seconds": 600})
    assert table.send(**table.answer()).status_code == 200
    monkeypatch.setattr("hinode.server.live.hub.time", lambda: time() + jump)
    for _ in range(3):
        assert table.send(**table.answer()).status_code == 200
    clocks = table.client.get(f"/api/tables/{table.table}").json()["update"]["clocks"]
    assert all(left > 500 for left in clocks["left"].values())
    assert table.live.table.absence.failures(table.live.table.places[0].clan) == 0

"""Imported records: unknown keys and padding are refused, the stored form is compact, and limits apply."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from hinode import Game, InvalidRecord
from hinode.server.http import import_worker_handle
from hinode.server.records import import_worker
from hinode.server.records.importing import read_import
from tests.server.kit.server import ServerThread, error_code, server_in_thread
from tests.server.records.table_records import finished

Json = dict[str, Any]
MAX_BYTES = 2**21
PADDING = "x" * 100_000


def answered(document: Json) -> Json:
    """The first entry with an answer."""
    found: Json = next(each for each in document["entries"] if "answer" in each)
    return found


def pad_entry(document: Json) -> None:
    document["entries"][0]["padding"] = PADDING


def pad_word(document: Json) -> None:
    document["entries"][0]["kind"] = PADDING


def pad_answer(document: Json) -> None:
    answered(document)["answer"] = {"kind": "ready", "padding": PADDING}


def pad_reason(document: Json) -> None:
    answered(document)["reason"] = {"kind": "bluff", "args": {"padding": PADDING}}


def pad_result(document: Json) -> None:
    document["result"] = {**document["result"], "padding": PADDING}


def pad_options(document: Json) -> None:
    document["record"]["start"]["options"]["padding"] = PADDING


def pad_chance(document: Json) -> None:
    document["record"]["chance"].append(list(range(10_000)))


@pytest.mark.parametrize(
    ("pad", "where"),
    [
        (pad_entry, r"entries\[0\]: unknown key 'padding'"),
        (pad_word, r"entries\[0\].kind: a word"),
        (pad_answer, r"entries\[\d+\].answer: an answer of the game"),
        (pad_reason, r"entries\[\d+\].reason: a reason of a bot"),
        (pad_result, "result: not the result of the game"),
        (pad_options, "start.options"),
        (pad_chance, "record: not in the form"),
    ],
)
def test_a_padded_record_is_refused_and_the_padding_is_located(
    pad: Callable[[Json], None], where: str
) -> None:
    document = finished()
    pad(document)
    with pytest.raises(InvalidRecord, match=where) as refused:
        read_import(json.dumps(document).encode(), MAX_BYTES)
    assert len(str(refused.value)) < 300


def test_a_bare_game_is_stored_in_canonical_form() -> None:
    record = finished()["record"]
    padded = {**record, "chance": [*record["chance"], list(range(10_000))]}
    found = read_import(json.dumps(padded, indent=8).encode(), MAX_BYTES)
    assert found.document == record == Game.replay(found.document).record()


def test_records_are_read_at_low_priority(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lowered: list[int] = []
    monkeypatch.setattr(os, "nice", lowered.append)
    monkeypatch.setattr(import_worker, "limit", lambda _memory, _seconds: None)
    monkeypatch.setattr(sys, "argv", ["worker", "0", "0", str(MAX_BYTES)])
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"nonsense")))
    import_worker.main()
    assert lowered == [import_worker.NICENESS]
    assert "not JSON" in json.loads(capsys.readouterr().out)["error"]


# -- on a server ---------------------------------------------------------------------------------


@pytest.fixture
def served(tmp_path: Path) -> Iterator[ServerThread]:
    with server_in_thread(tmp_path, tables_per_hour=1000, imports_per_hour=1000) as found:
        yield found


def upload(client: Any, document: Json, **fields: Any) -> Any:
    return client.post("/api/records", content=json.dumps(document, **fields).encode())


def stored_bytes(data: Path) -> int:
    with closing(sqlite3.connect(data / "hinode.sqlite")) as database:
        (found,) = database.execute("select sum(length(body)) from entries").fetchone()
    return int(found)


@pytest.mark.parametrize(("more", "refusal"), [(0, (422, "bad-record")), (1, (413, "too-large"))])
def test_the_size_of_a_record_is_limited(served: ServerThread, more: int, refusal: tuple[int, str]) -> None:
    pieces = [b"x" * MAX_BYTES, b"x" * more]
    for content in (b"".join(pieces), iter(pieces)):
        answer = served.guest().post("/api/records", content=content)
        assert (answer.status_code, error_code(answer)) == refusal


def test_a_record_is_stored_in_compact_form(served: ServerThread) -> None:
    document = finished()
    guest = served.guest()
    answer = upload(guest, document, indent=16)
    assert answer.status_code == 201
    assert guest.get(f"/api/tables/{answer.json()['id']}/record").json() == document
    compact = len(json.dumps(document, separators=(",", ":")))
    assert stored_bytes(served.settings.data) < compact + 1000


def test_invalid_names_are_not_shown(served: ServerThread) -> None:
    document = finished()
    clan = next(iter(document["seats"]))
    document["seats"][clan]["name"] = "Ai\u202eko"
    guest = served.guest()
    table = upload(guest, document).json()["id"]
    seats = guest.get(f"/api/tables/{table}").json()["update"]["table"]["places"]
    assert next(seat["name"] for seat in seats if seat["clan"] == clan) == ""


def test_a_bad_record_is_refused_and_the_fault_is_located(served: ServerThread) -> None:
    document = finished()
    pad_entry(document)
    answer = upload(served.guest(), document)
    assert (answer.status_code, error_code(answer)) == (422, "bad-record")
    assert "entries[0]" in answer.json()["error"]["text"]


def test_a_record_that_takes_too_long_is_refused(
    served: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker hangs, but the server does not."""
    monkeypatch.setattr(import_worker_handle, "START_SECONDS", -9.5)  # half a second in all
    monkeypatch.setattr(import_worker_handle, "PROGRAM", ("sh", "-c", "sleep 60"))
    answer = upload(served.guest(), finished())
    assert (answer.status_code, error_code(answer)) == (422, "bad-record")
    assert "too long" in answer.json()["error"]["text"]


def test_a_record_that_takes_too_much_memory_is_refused(
    served: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_worker_handle.ImportReader, "_limits", lambda _self: (2**24, 10, MAX_BYTES))
    answer = upload(served.guest(), finished())
    assert (answer.status_code, error_code(answer)) == (422, "bad-record")


@pytest.mark.parametrize(
    ("setting", "whose", "others"),
    [
        ("import_bytes_per_person", "you", 201),
        ("import_bytes_per_address", "your network address", 507),
        ("import_bytes", "everyone", 507),
    ],
)
def test_imports_are_limited_in_bytes(tmp_path: Path, setting: str, whose: str, others: int) -> None:
    room_for_one: dict[str, Any] = {setting: 70_000}
    with server_in_thread(tmp_path, **room_for_one) as served:
        guest = served.guest()
        assert upload(guest, finished()).status_code == 201
        before = stored_bytes(tmp_path)
        answer = upload(guest, finished())
        assert (answer.status_code, error_code(answer)) == (507, "imports-full")
        assert whose in answer.json()["error"]["text"]
        assert stored_bytes(tmp_path) == before
        assert upload(served.guest("Ben"), finished()).status_code == others

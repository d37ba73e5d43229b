"""Analysis on a server: one at a time, bounded, only of finished games, and it never delays a stop."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import httpx2
import pytest

from hinode import Game
from hinode.server.errors import Refusal
from hinode.server.play.analysis import queue, worker_handle
from hinode.server.play.analysis.queue import MAX_WAITING, RETRY_SECONDS, AnalysisQueue
from hinode.server.setting_types import Rate
from hinode.server.settings import Settings
from hinode.server.wire.analysis import AnalysisReply, GameAnalysis
from tests.analysis.short_game import finished, last_turn
from tests.server.kit.server import TIMEOUT, ServerThread, error_code, server_in_thread

Json = dict[str, Any]
PAUSE = 0.1


# -- the queue -----------------------------------------------------------------------------------


class FakeWorker:
    """Replaces the process: `finish` gives the running analysis a result or an error."""

    def __init__(self) -> None:
        self.running: list[tuple[Any, asyncio.Future[bytes], worker_handle.Progress]] = []

    async def __call__(
        self, record: Any, _memory: int, _seconds: int, progress: worker_handle.Progress
    ) -> bytes:
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.running.append((record, done, progress))
        return await done

    async def finish(self, result: bytes | Exception) -> None:
        _, done, _ = self.running.pop()
        if isinstance(result, bytes):
            done.set_result(result)
        else:
            done.set_exception(result)
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> FakeWorker:
    found = FakeWorker()
    monkeypatch.setattr(queue, "run_worker", found)
    return found


@pytest.mark.asyncio
async def test_one_analysis_runs_while_the_others_wait(worker: FakeWorker) -> None:
    async with queue.start_analysis_queue(Settings()) as found:
        states = [found.add(table, {"of": table}) for table in ("a", "b", "c")]
        await settle()
        assert [each.state for each in states] == ["running", "waiting", "waiting"]
        assert [found.ahead(table) for table in ("a", "b", "c")] == [0, 1, 2]
        ((record, _, progress),) = worker.running
        progress(3, 9)
        assert (record, states[0].done, states[0].total) == ({"of": "a"}, 3, 9)
        await worker.finish(b"{}")
        assert [each.state for each in states] == ["ready", "running", "waiting"]
        assert states[0].result == b"{}"


@pytest.mark.asyncio
async def test_an_analysis_is_computed_once_for_everyone(worker: FakeWorker) -> None:
    async with queue.start_analysis_queue(Settings()) as found:
        assert found.add("a", {}) is found.add("a", {})
        await settle()
        assert len(worker.running) == 1


@pytest.mark.asyncio
async def test_the_queue_is_bounded(worker: FakeWorker) -> None:
    async with queue.start_analysis_queue(Settings()) as found:
        found.add("first", {})
        await settle()
        for number in range(MAX_WAITING):
            found.add(f"t{number}", {})
        with pytest.raises(Refusal) as refused:
            found.add("one more", {})
        assert (refused.value.code, refused.value.status) == ("analysis-busy", 503)
        assert found.find("one more") is None


@pytest.mark.parametrize(
    "error", [worker_handle.AnalysisFailed("no memory"), OSError("no process"), KeyError("bug")]
)
@pytest.mark.asyncio
async def test_a_failed_analysis_does_not_stop_others_and_can_be_retried(
    worker: FakeWorker, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(AnalysisQueue.__init__, "__defaults__", (lambda: now[0],))
    async with queue.start_analysis_queue(Settings()) as found:
        states = [found.add(table, {}) for table in ("a", "b")]
        await settle()
        await worker.finish(error)
        assert [each.state for each in states] == ["failed", "running"]
        now[0] += RETRY_SECONDS - 1
        assert found.find("a") is states[0]
        now[0] += 1
        assert found.find("a") is None


@pytest.mark.asyncio
async def test_the_oldest_results_are_dropped_beyond_the_limit(worker: FakeWorker) -> None:
    async with queue.start_analysis_queue(Settings(analysis_bytes=2**20)) as found:
        for table in ("a", "b", "c"):
            found.add(table, {})
            await settle()
            await worker.finish(b"x" * 2**19)
            if table == "b":
                assert found.find("a") is not None  # used last, so it stays
        assert [found.find(table) is not None for table in ("a", "b", "c")] == [True, False, True]


# -- the process ---------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_an_analysis_that_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_handle, "PROGRAM", ("sh", "-c", "sleep 600"))
    monkeypatch.setattr(worker_handle, "START_SECONDS", 0.1)
    monkeypatch.setattr(worker_handle, "WAITING_FACTOR", 0.0)
    with pytest.raises(worker_handle.AnalysisFailed, match="too long"):
        await worker_handle.run_worker({}, 2**30, 1, lambda _done, _total: None)


@pytest.mark.parametrize(
    ("program", "reason"),
    [("exit 3", "exit code 3"), ("""echo '{"error":"no memory"}'""", "no memory")],
)
@pytest.mark.asyncio
async def test_a_process_without_a_result_has_failed(
    program: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_handle, "PROGRAM", ("sh", "-c", program))
    with pytest.raises(worker_handle.AnalysisFailed, match=reason):
        await worker_handle.run_worker({}, 2**30, 1, lambda _done, _total: None)


# -- on a server ---------------------------------------------------------------------------------


@pytest.fixture
def served(tmp_path: Path) -> Iterator[ServerThread]:
    with server_in_thread(tmp_path, tables_per_hour=100, imports_per_hour=100) as found:
        yield found


def upload(client: httpx2.Client, record: Json) -> str:
    """Returns the id of a table with this record."""
    answer = client.post("/api/records", content=json.dumps(record).encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def ask(client: httpx2.Client, table: str) -> httpx2.Response:
    return client.get(f"/api/tables/{table}/analysis")


def ended(client: httpx2.Client, table: str) -> AnalysisReply:
    """Wait until the analysis is ready or has failed. Returns the reply."""
    for _ in range(round(TIMEOUT / PAUSE)):
        answer = ask(client, table)
        assert answer.status_code == 200, answer.text
        reply = AnalysisReply.model_validate_json(answer.content)
        if reply.state in ("ready", "failed"):
            return reply
        assert reply.analysis is None
        sleep(PAUSE)
    raise AssertionError("the analysis did not end")


def test_a_finished_game_is_analyzed_in_the_background(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, player_rate=Rate(10**6, 1)) as served:
        guest = served.guest()
        table = upload(guest, finished(1))
        assert ask(guest, table).json()["state"] in ("waiting", "running")
        reply = ended(guest, table)
        assert reply.state == "ready"
        assert isinstance(reply.analysis, GameAnalysis)
        assert reply.analysis.steps == reply.total == len(finished(1)["answers"])
        assert reply.analysis.moments[-1].shares == pytest.approx(won(finished(1)))


def won(record: Json) -> dict[str, float]:
    result = Game.replay(record).result
    assert result is not None
    return {clan: (clan in result.winners) / len(result.winners) for clan in result.ranking}


def test_a_running_game_is_not_analyzed(served: ServerThread) -> None:
    guest = served.guest()
    bots = [{"level": "random"}, {"level": "random"}]
    table = guest.post("/api/tables", json={"players": 3, "bots": bots}).json()["id"]
    answer = ask(guest, table)
    assert (answer.status_code, error_code(answer)) == (409, "not-over")


@pytest.mark.asyncio
async def test_a_record_that_stops_before_the_end_is_not_analyzed() -> None:
    with pytest.raises(worker_handle.AnalysisFailed, match="not over"):
        await worker_handle.run_worker(last_turn().record(), 2**30, 60, lambda _done, _total: None)


def test_a_host_can_turn_it_off(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, analysis=False) as served:
        guest = served.guest()
        answer = ask(guest, upload(guest, finished(1)))
        assert (answer.status_code, error_code(answer)) == (404, "analysis-off")


@pytest.mark.parametrize("limit", [{"analysis_per_hour": 1}, {"address_analysis_rate": Rate(1, 3600)}])
def test_new_analyses_are_limited_but_reading_one_is_not(
    tmp_path: Path, limit: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_handle, "PROGRAM", ("sh", "-c", "exit 3"))
    with server_in_thread(tmp_path, **limit) as served:
        guest = served.guest()
        one, other = upload(guest, finished(1)), upload(guest, finished(2))
        assert ask(guest, one).status_code == 200
        answer = ask(guest, other)
        assert (answer.status_code, error_code(answer)) == (429, "slow-down")
        assert ask(guest, one).status_code == 200


def test_a_server_that_stops_ends_its_analysis_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[subprocess.Popen[bytes]] = []
    start = worker_handle._start

    def remembered(memory: int, seconds: int) -> subprocess.Popen[bytes]:
        started.append(start(memory, seconds))
        return started[-1]

    monkeypatch.setattr(worker_handle, "PROGRAM", ("sh", "-c", "sleep 600"))
    monkeypatch.setattr(worker_handle, "_start", remembered)
    with server_in_thread(tmp_path) as served:
        guest = served.guest()
        ask(guest, upload(guest, finished(1)))
        for _ in range(round(TIMEOUT / PAUSE)):
            if started:
                break
            sleep(PAUSE)
    assert [each.returncode for each in started] == [-9]

"""`hinode bench server --ramp`: when it stops, what it counts, and a short run against a real server."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
from pathlib import Path

import pytest

from hinode.cli import bench
from hinode.cli.bench.server_load import server_process
from hinode.cli.bench.server_load.open_load import LoadStep
from hinode.cli.bench.server_load.push_socket import PushSocket, frames
from hinode.cli.bench.server_load.ramp import held, kept_up, kib_per_further_table, p99_ms, ramp, step_json


def step(tables: int, ms: float, moves: int = 100) -> LoadStep:
    return LoadStep(tables, 1.0, due=100, moves=moves, seen=[ms / 1000] * 100)


def ramped(results: list[LoadStep], increment: int = 10, most: int | None = None) -> list[LoadStep]:
    """A ramp whose measurements are these results, in order."""
    left = iter(results)

    async def measure(tables: int) -> LoadStep:
        found = next(left)
        assert found.tables == tables
        return found

    return asyncio.run(ramp(measure, increment, most))


# -- when a step counts -------------------------------------------------------------------------


def test_a_step_counts_up_to_the_limit_and_not_beyond_it() -> None:
    assert kept_up(step(10, 50.0))
    assert not kept_up(step(10, 50.2))


def test_two_slow_moves_in_a_hundred_exceed_the_limit() -> None:
    slow = LoadStep(10, 1.0, due=100, moves=100, seen=[0.001] * 98 + [0.2] * 2)
    assert p99_ms(slow) == 200.0
    assert not kept_up(slow)


def test_a_server_that_makes_too_few_moves_does_not_keep_up() -> None:
    assert not kept_up(step(10, 1.0, moves=94))


def test_a_step_without_any_seen_move_does_not_count() -> None:
    assert not kept_up(LoadStep(10, 1.0, due=100, moves=100))


# -- the ramp -----------------------------------------------------------------------------------


def test_the_ramp_ends_when_the_same_step_is_too_slow_twice() -> None:
    steps = ramped([step(10, 5.0), step(20, 80.0), step(20, 90.0)])
    assert [each.tables for each in steps] == [10, 20, 20]
    assert held(steps) == 10


def test_a_step_that_is_fast_on_the_second_attempt_counts() -> None:
    steps = ramped([step(10, 80.0), step(10, 5.0), step(20, 80.0), step(20, 80.0)])
    assert held(steps) == 10


def test_the_ramp_ends_at_the_given_number_of_tables() -> None:
    assert held(ramped([step(10, 5.0), step(20, 5.0)], most=25)) == 20


def test_a_server_that_is_too_slow_from_the_start_holds_no_table() -> None:
    assert held(ramped([step(10, 80.0), step(10, 80.0)])) == 0


def test_memory_is_reported_per_additional_table() -> None:
    """The server grows by 1 MiB once, and by 100 KiB per table."""
    steps = [step(10, 1.0), step(30, 1.0), step(20, 1.0)]
    for each in steps:
        each.memory = (1024 + 100 * each.tables) * 1024 / each.tables
    assert kib_per_further_table(steps) == pytest.approx(100)
    assert kib_per_further_table(steps[:1]) is None


def test_cpu_is_reported_per_move() -> None:
    measured = step(10, 5.0, moves=50)
    measured.server, measured.load = 0.1, 0.05
    found = step_json(measured)
    assert (found["server_cpu_ms_per_move"], found["load_cpu_ms_per_move"]) == (2.0, 1.0)


# -- the client ---------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 5, 125, 126, 65535, 65536])
def test_frames_of_every_length_are_read_byte_by_byte(length: int) -> None:
    payload = os.urandom(length)
    if length < 126:
        head = bytes((0x81, length))
    elif length < 65536:
        head = bytes((0x81, 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((0x81, 127)) + length.to_bytes(8, "big")
    buffer, found = bytearray(), []
    sent = head + payload + b"\x89\x00"
    for start in range(0, len(sent), 4096) if length > 126 else range(len(sent)):
        buffer += sent[start : start + (4096 if length > 126 else 1)]
        found += list(frames(buffer))
    assert found == [(1, payload), (9, b"")]
    assert not buffer


def test_a_message_in_several_frames_is_an_error() -> None:
    with pytest.raises(ValueError, match="several frames"):
        list(frames(bytearray(b"\x01\x00")))


def test_a_refused_socket_is_an_error_with_the_servers_response() -> None:
    async def refused() -> None:
        socket = PushSocket(lambda _data, _now: None)
        socket.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        await socket.opened

    with pytest.raises(ConnectionError, match="403 Forbidden"):
        asyncio.run(refused())


# -- a process ----------------------------------------------------------------------------------


def test_memory_and_cpu_of_a_process_include_its_children() -> None:
    with subprocess.Popen(["sleep", "60"]) as child:
        try:
            assert {os.getpid(), child.pid} <= set(server_process.family(os.getpid()))
            assert server_process.memory_of(os.getpid()) > server_process.memory_of(child.pid) > 0
            assert server_process.processor_of(os.getpid()) > 0
        finally:
            child.kill()


def test_a_short_ramp_measures_a_real_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    file = tmp_path / "ramp.json"
    arguments = ["server", "--ramp", "--tables", "1", "--most", "1", "--seconds", "1", "--json", str(file)]
    assert bench.run(parser.parse_args(arguments)) == 0
    first = json.loads(file.read_text(encoding="utf-8"))["steps"][0]
    assert (first["tables"], first["due"], first["moves"], first["refused"]) == (1, 1, 1, 0)
    assert first["p99_ms"] > 0
    assert first["load_cpu_ms_per_move"] > 0
    assert "tables at one move per second" in capsys.readouterr().out

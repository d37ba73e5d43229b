"""Clients that send or read slowly, on purpose or not, are disconnected after a while."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

import pytest

from tests.server.kit.server import RunningServer, running_server

pytestmark = [pytest.mark.asyncio, pytest.mark.parametrize("fast", [True, False], ids=["httptools", "h11"])]
HEALTH: Final = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


async def connect(server: RunningServer) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = urlsplit(server.origin)
    return await asyncio.open_connection(address.hostname, address.port)


async def test_a_connection_that_sends_nothing_is_closed(tmp_path: Path, fast: bool) -> None:
    async with running_server(tmp_path, fast_network=fast, header_seconds=0.3) as server:
        reader, writer = await connect(server)
        answer = await asyncio.wait_for(reader.read(), 10)
        writer.close()
        assert answer.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("first", [b"", HEALTH], ids=["new", "kept alive"])
async def test_headers_sent_byte_by_byte_do_not_hold_a_connection(
    tmp_path: Path, first: bytes, fast: bool
) -> None:
    async with running_server(tmp_path, fast_network=fast, header_seconds=0.5) as server:
        reader, writer = await connect(server)
        writer.write(first)
        if first:
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        began = monotonic()
        while not reader.at_eof() and monotonic() - began < 60:
            writer.write(b"x")
            try:
                await asyncio.wait_for(reader.read(65536), 0.05)
            except TimeoutError:
                continue
            except ConnectionError:
                break
        writer.transport.abort()
        assert monotonic() - began < 30  # on a busy machine


async def test_line_ends_between_requests_do_not_hold_a_connection(tmp_path: Path, fast: bool) -> None:
    async with running_server(tmp_path, fast_network=fast, header_seconds=0.5) as server:
        reader, writer = await connect(server)
        writer.write(HEALTH)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        answered = asyncio.create_task(reader.read())
        async with asyncio.timeout(20):
            while not answered.done():
                writer.write(b"\r\n")
                await asyncio.wait([answered], timeout=0.05)
        writer.close()
        assert b"HTTP/1.1 40" in await answered  # httptools: 408, h11: 400


async def test_endless_headers_are_refused(tmp_path: Path, fast: bool) -> None:
    async with running_server(tmp_path, fast_network=fast) as server:
        reader, writer = await connect(server)
        writer.write(b"GET /healthz HTTP/1.1\r\nx: " + b"x" * 200_000)
        refused = b""
        with suppress(ConnectionResetError):  # the connection was closed before everything was sent
            refused = await asyncio.wait_for(reader.read(), 20)
        writer.close()
        assert refused[:13] in (b"", b"HTTP/1.1 400 ")


async def test_a_large_body_does_not_count_as_headers(tmp_path: Path, fast: bool) -> None:
    async with running_server(tmp_path, fast_network=fast, record_bytes=2**20) as server:
        reader, writer = await connect(server)
        host = urlsplit(server.origin).netloc
        head = f"POST /api/records HTTP/1.1\r\nhost: {host}\r\norigin: {server.origin}\r\n"
        writer.write(f"{head}content-length: 300000\r\n\r\n".encode() + b"x" * 300_000)
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n"), 20)
        writer.close()
        assert answer.startswith(b"HTTP/1.1 401 ")


async def test_an_idle_connection_between_two_requests_is_kept(tmp_path: Path, fast: bool) -> None:
    """People may think longer than the time limit for headers."""
    async with running_server(tmp_path, fast_network=fast, header_seconds=0.2) as server:
        reader, writer = await connect(server)
        for _ in range(2):
            writer.write(HEALTH)
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
            await reader.readexactly(length)
            await asyncio.sleep(0.5)
        writer.close()


async def request_forever(line: socket.socket, request: bytes) -> None:
    while True:
        await asyncio.get_running_loop().sock_sendall(line, request)
        await asyncio.sleep(0.02)


async def test_a_response_that_nobody_reads_is_dropped(tmp_path: Path, fast: bool) -> None:
    """Pipelined requests whose responses fill every buffer."""
    async with running_server(tmp_path, fast_network=fast, send_seconds=0.5) as server:
        address = urlsplit(server.origin)
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            await asyncio.get_running_loop().sock_connect(line, (address.hostname, address.port))
            request = f"GET /openapi.json HTTP/1.1\r\nhost: {address.netloc}\r\n\r\n".encode()
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(request_forever(line, request), 20)

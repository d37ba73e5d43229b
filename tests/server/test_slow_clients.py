"""Clients that send or read slowly, on purpose or not, are disconnected in time."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

import pytest

from tests.server.kit.server import RunningServer, running_server

pytestmark = pytest.mark.asyncio
HEALTH: Final = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


async def connect(server: RunningServer) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = urlsplit(server.origin)
    return await asyncio.open_connection(address.hostname, address.port)


async def test_a_connection_that_sends_nothing_is_closed(tmp_path: Path) -> None:
    async with running_server(tmp_path, header_seconds=0.3) as server:
        reader, writer = await connect(server)
        answer = await asyncio.wait_for(reader.read(), 10)
        writer.close()
        assert answer.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("first", [b"", HEALTH], ids=["new", "kept alive"])
async def test_headers_that_come_byte_by_byte_do_not_hold_a_connection(tmp_path: Path, first: bytes) -> None:
    async with running_server(tmp_path, header_seconds=0.5) as server:
        reader, writer = await connect(server)
        writer.write(first)
        if first:
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        began = monotonic()
        while not reader.at_eof() and monotonic() - began < 10:
            writer.write(b"x")
            try:
                await asyncio.wait_for(reader.read(65536), 0.05)
            except TimeoutError:
                continue
            except ConnectionError:
                break
        writer.transport.abort()
        assert monotonic() - began < 5


async def test_a_connection_between_two_requests_is_kept(tmp_path: Path) -> None:
    """People think longer than headers may take."""
    async with running_server(tmp_path, header_seconds=0.2) as server:
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


async def test_a_response_that_nobody_reads_is_dropped(tmp_path: Path) -> None:
    """Requests in one go, whose responses fill every buffer on the way."""
    async with running_server(tmp_path, send_seconds=0.5) as server:
        address = urlsplit(server.origin)
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            await asyncio.get_running_loop().sock_connect(line, (address.hostname, address.port))
            request = f"GET /openapi.json HTTP/1.1\r\nhost: {address.netloc}\r\n\r\n".encode()
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(request_forever(line, request), 20)

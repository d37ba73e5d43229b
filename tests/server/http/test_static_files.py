"""The client's files: compressed copies for browsers that accept them, and cache lifetimes."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import httpx2
import pytest
import pytest_asyncio
from fastapi import FastAPI

from hinode.server.http.routes.client import accepted_encodings, install

SCRIPT: Final = "export const answer = 42\n" * 80
BROTLI: Final = b"stands for the brotli copy"
PAGE: Final = "<!doctype html><title>Hinode</title>"
SCRIPT_PATH: Final = "/assets/app-4fQz.js"


@pytest_asyncio.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "app-4fQz.js").write_text(SCRIPT)
    (assets / "app-4fQz.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "app-4fQz.js.br").write_bytes(BROTLI)
    (assets / "mincho-7aXc.woff2").write_bytes(b"font")
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(PAGE.encode()))
    app = FastAPI()
    install(app, tmp_path)
    transport = httpx2.ASGITransport(app)
    async with httpx2.AsyncClient(transport=transport, base_url="http://x") as client:
        yield client


async def fetch(browser: httpx2.AsyncClient, path: str, accept: str) -> tuple[httpx2.Response, bytes]:
    """Returns the response, and its body as it was sent."""
    async with browser.stream("GET", path, headers={"Accept-Encoding": accept}) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.asyncio
@pytest.mark.parametrize("accept", ["gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.8", "*"])
async def test_a_browser_that_accepts_brotli_gets_it(browser: httpx2.AsyncClient, accept: str) -> None:
    answer, body = await fetch(browser, SCRIPT_PATH, accept)
    assert (answer.headers["Content-Encoding"], body) == ("br", BROTLI)
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.headers["Content-Length"] == str(len(BROTLI))


@pytest.mark.asyncio
@pytest.mark.parametrize("accept", ["gzip", "gzip, br;q=0", "*, br; q=0"])
async def test_others_get_gzip(browser: httpx2.AsyncClient, accept: str) -> None:
    answer, body = await fetch(browser, SCRIPT_PATH, accept)
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body).decode() == SCRIPT


@pytest.mark.asyncio
@pytest.mark.parametrize("accept", ["", "identity", "br;q=0, gzip;q=0.0"])
async def test_a_client_that_accepts_neither_gets_the_file_itself(
    browser: httpx2.AsyncClient, accept: str
) -> None:
    answer, body = await fetch(browser, SCRIPT_PATH, accept)
    assert "Content-Encoding" not in answer.headers
    assert body.decode() == SCRIPT


@pytest.mark.asyncio
@pytest.mark.parametrize("accept", ["br", "gzip", "identity"])
async def test_caches_keep_the_copies_apart(browser: httpx2.AsyncClient, accept: str) -> None:
    answer, _ = await fetch(browser, SCRIPT_PATH, accept)
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.asyncio
async def test_a_file_without_copies_is_sent_uncompressed(browser: httpx2.AsyncClient) -> None:
    answer, body = await fetch(browser, "/assets/mincho-7aXc.woff2", "br, gzip")
    assert body == b"font"
    assert "Content-Encoding" not in answer.headers
    assert "Vary" not in answer.headers


@pytest.mark.asyncio
@pytest.mark.parametrize("path", [SCRIPT_PATH, "/assets/mincho-7aXc.woff2"])
async def test_files_with_a_hash_in_their_name_are_cached_for_a_year(
    browser: httpx2.AsyncClient, path: str
) -> None:
    answer, _ = await fetch(browser, path, "br")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.asyncio
async def test_the_page_is_revalidated_each_time_and_not_sent_twice(browser: httpx2.AsyncClient) -> None:
    answer, body = await fetch(browser, "/", "gzip")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert gzip.decompress(body).decode() == PAGE
    known = {"If-None-Match": answer.headers["ETag"], "Accept-Encoding": "gzip"}
    assert (await browser.get("/", headers=known)).status_code == 304


@pytest.mark.parametrize(
    ("header", "allowed"),
    [
        ("", set()),
        ("br", {"br"}),
        ("GZIP", {"gzip"}),
        ("gzip;q=0.5,br;q=0", {"gzip"}),
        ("*;q=0", set()),
        ("broken;;,;q", set()),
    ],
)
def test_accept_encoding_is_parsed(header: str, allowed: set[str]) -> None:
    assert accepted_encodings(header) == allowed

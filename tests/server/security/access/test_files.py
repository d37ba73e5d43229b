"""The client's files are served, and no other file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import httpx2
import pytest
from fastapi import FastAPI

from hinode.server.http.routes.client import install

pytestmark = pytest.mark.asyncio

SECRET: Final = "not for anybody"
AROUND: Final = (
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/../../secret.txt",
    "//secret.txt",
    "/%2fsecret.txt",
    "/link.txt",
    "/secret.txt%00.html",
    "/%00",
    "/%ff",
    "/assets",
    "/assets/",
)


@pytest.mark.parametrize("path", AROUND)
async def test_no_path_leads_out_of_the_clients_folder(tmp_path: Path, path: str) -> None:
    (tmp_path / "secret.txt").write_text(SECRET)
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "app.js").write_text("1")
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    (tmp_path / "static" / "link.txt").symlink_to(tmp_path / "secret.txt")
    app = FastAPI()
    install(app, tmp_path / "static")
    transport = httpx2.ASGITransport(app, raise_app_exceptions=False)
    async with httpx2.AsyncClient(transport=transport, base_url="http://x") as client:
        assert (await client.get("/assets/app.js")).text == "1"
        answer = await client.get(httpx2.URL(f"http://x{path}"))
        assert SECRET not in answer.text
        assert answer.status_code in (404, 307)
        assert (await client.post("/assets/app.js")).status_code == 405

"""Static files of the browser client; without a build, / redirects to the API docs."""

from __future__ import annotations

import os
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

BUILT: Final = Path(__file__).parents[2] / "static"
YEAR: Final = 365 * 86400
# Copies that the build writes next to a file, smallest first.
COPIES: Final = {"br": ".br", "gzip": ".gz"}


class ClientFiles(StaticFiles):
    """Files with a hash in their name are cached for a year; the page itself is always revalidated.

    A browser gets the compressed copy of a file that it can read.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        named = path.startswith("assets/")
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable" if named else "no-cache"
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        path = os.fspath(full_path)
        copies = {name: path + ending for name, ending in COPIES.items() if os.path.isfile(path + ending)}
        accepted = accepted_encodings(Headers(scope=scope).get("Accept-Encoding", ""))
        encoding = next((name for name in copies if name in accepted), None)
        if encoding is None:
            response = super().file_response(path, stat_result, scope, status_code)
        else:
            copy = copies[encoding]
            response = super().file_response(copy, os.stat(copy), scope, status_code)
            response.headers["Content-Encoding"] = encoding
            response.headers["Content-Type"] = content_type(path)
        if copies:
            response.headers["Vary"] = "Accept-Encoding"
        return response


def accepted_encodings(header: str) -> frozenset[str]:
    """The encodings that an Accept-Encoding header allows: `br;q=0` refuses one, `*` means all."""
    named: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        named[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    others = named.get("*", False)
    return frozenset(name for name in COPIES if named.get(name, others))


def content_type(path: str) -> str:
    kind = guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def install(app: FastAPI, built: Path = BUILT) -> None:
    """Serve every path that no route handles."""
    unknown = app.router.default
    client = ClientFiles(directory=built, html=True) if (built / "index.html").is_file() else None

    async def fallback(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith("/api/"):
            await unknown(scope, receive, send)
        elif client is not None:
            await client(scope, receive, send)
        elif scope["path"] == "/":
            await RedirectResponse("/api/docs")(scope, receive, send)
        else:
            await unknown(scope, receive, send)

    app.router.default = fallback

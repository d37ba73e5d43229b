"""Static files of the browser client; without a build, / redirects to the API docs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

BUILT: Final = Path(__file__).parents[2] / "static"
YEAR: Final = 365 * 86400


class Client(StaticFiles):
    """Files with a hash in their name are cached for a year; the page itself is always revalidated."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        named = path.startswith("assets/")
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable" if named else "no-cache"
        return response


def install(app: FastAPI, built: Path = BUILT) -> None:
    """Serve every path that no route handles."""
    unknown = app.router.default
    client = Client(directory=built, html=True) if (built / "index.html").is_file() else None

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

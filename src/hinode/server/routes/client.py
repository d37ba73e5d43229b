"""The browser client: files that were built into the package; without them, the way to the API's page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT: Final = Path(__file__).parent.parent / "static"
YEAR: Final = 365 * 86400


class Client(StaticFiles):
    """What Vite has named by its content never changes; the page itself is asked for each time."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        named = path.startswith("assets/")
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable" if named else "no-cache"
        return response


async def _to_docs(request: Request) -> Response:
    return RedirectResponse("/api/docs")


def install(app: FastAPI, built: Path = BUILT) -> None:
    """Last of all routes: it takes every path that nothing else does."""
    if (built / "index.html").is_file():
        app.router.routes.append(Mount("/", Client(directory=built, html=True), name="client"))
    else:
        app.router.routes.append(Route("/", _to_docs, name="client"))

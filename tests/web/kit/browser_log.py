"""Records browser errors and everything received over the network."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

# Browser errors about a connection that the test cuts on purpose.
CUT: Final = ("net::ERR_", "WebSocket connection to", "status of 503")
GONE: Final = "net::ERR_ABORTED"  # closing a page aborts its requests
TEXT: Final = ("json", "text", "javascript")

COMPLAIN = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`))
"""


@dataclass
class BrowserLog:
    """The log of all pages of one browser context."""

    faults: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    responses: list[Response] = field(default_factory=list)
    cuts: bool = False  # the test cuts the connection, so errors about it are expected

    def follow(self, context: BrowserContext) -> None:
        context.add_init_script(COMPLAIN)
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}\n{error.stack}"))
        page.on("requestfailed", self._failed)
        page.on("response", lambda response: self.responses.append(response))
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.cuts and any(part in message.text for part in CUT):
            return
        self.faults.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _failed(self, request: Request) -> None:
        if not self.cuts and request.failure != GONE:
            self.faults.append(f"request failed: {request.failure} ({request.url})")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def bodies(self) -> list[str]:
        """The bodies of all responses."""
        found = []
        for response in self.responses:
            if any(kind in response.headers.get("content-type", "") for kind in TEXT):
                found.append(response.text())
        return found

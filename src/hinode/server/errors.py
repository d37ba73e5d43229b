"""Refusal: the error that any layer raises to decline a request. `http.errors` turns it into a response."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from hinode.vocab.errors import HinodeError


class Refusal(Exception):
    """A request that is declined, and why. Nothing has changed.

    `code` selects the localized message in the client (`errors.ftl`); `text` is its English fallback.
    `reason` is the engine's error, if there is one: its clause, and its message for readers of any language.
    """

    def __init__(
        self,
        code: str,
        text: str,
        *,
        reason: HinodeError | None = None,
        status: int = 400,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text
        self.clause = None if reason is None else reason.clause
        self.reason = None if reason is None else {"message": reason.message, "variables": reason.variables}
        self.status = status
        self.headers = dict(headers or {})


def too_many_requests(seconds: float, what: str = "") -> Refusal:
    """Too many of `what`; the client may try again after this many seconds."""
    wait = max(1, ceil(seconds))
    text = f"too many {what or 'requests'}: try again in {wait} s"
    return Refusal("slow-down", text, status=429, headers={"Retry-After": str(wait)})

"""The one shape of every refusal: `{"error": {"code", "text", "clause"}}`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketState

POLICY_VIOLATION: Final = 1008  # the closing code of a socket whose owner may not go on
LONGEST_PLACE: Final = 80
MOST_FAULTS: Final = 3
CODES: Final = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}


class Refusal(Exception):
    """Something that is not done, and why. It changes nothing."""

    def __init__(
        self,
        code: str,
        text: str,
        *,
        clause: str | None = None,
        status: int = 400,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text
        self.clause = clause
        self.status = status
        self.headers = dict(headers or {})

    def response(self) -> JSONResponse:
        text = self.text.encode("utf-8", "replace").decode("utf-8")  # it may quote half a surrogate pair
        body = {"error": {"code": self.code, "text": text, "clause": self.clause}}
        return JSONResponse(body, self.status, self.headers)


class Fault(BaseModel):
    """What was refused, and why."""

    model_config = ConfigDict(extra="forbid")

    code: str = Field(description="a short word for programs", examples=["stale"])
    text: str = Field(description="a sentence for people")
    clause: str | None = Field(description="the rule that forbids it, such as MAR-2")


class Problem(BaseModel):
    """The body of every answer from 400 up."""

    model_config = ConfigDict(extra="forbid")

    error: Fault


MEANINGS: Final = {
    400: "the request cannot be read, or asks for what cannot be",
    401: "there is no session: give a name first",
    403: "not allowed for this session, or from this page",
    404: "there is nothing here that this session may see",
    405: "this address does not take that method",
    408: "the body took too long to arrive",
    409: "refused as the table stands now",
    410: "this link is over, or has been used",
    413: "the body is too large",
    422: "the request does not have the form it needs; the text says where",
    429: "too often: wait for the seconds of Retry-After",
    500: "a fault of the server",
    503: "the server cannot do it now",
}
EVERYWHERE: Final = (400, 403, 422, 500, 503)


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals a route documents, besides those that every route has."""
    return {
        status: {"model": Problem, "description": MEANINGS[status]}
        for status in sorted({*EVERYWHERE, *statuses})
    }


def install(app: FastAPI) -> None:
    """Every error of the application leaves in the one shape; the unexpected are met by `logs.Journal`."""
    for kind, handler in (
        (Refusal, _refusal),
        (HTTPException, _http),
        (RequestValidationError, _invalid),
        (WebSocketRequestValidationError, _invalid),
    ):
        app.add_exception_handler(kind, handler)


async def _refusal(connection: HTTPConnection, error: Exception) -> Any:
    assert isinstance(error, Refusal)
    return await answer(connection, error)


async def _http(connection: HTTPConnection, error: Exception) -> Any:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "refused")
    refusal = Refusal(code, str(error.detail), status=error.status_code, headers=error.headers)
    return await answer(connection, refusal)


async def _invalid(connection: HTTPConnection, error: Exception) -> Any:
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    return await answer(connection, Refusal("invalid", told(error.errors()), status=422))


async def answer(connection: HTTPConnection, refusal: Refusal) -> Any:
    """A socket is refused before it is opened, or closed."""
    if not isinstance(connection, WebSocket):
        return refusal.response()
    if connection.application_state is WebSocketState.CONNECTING:
        await connection.send_denial_response(refusal.response())
    elif connection.application_state is WebSocketState.CONNECTED:
        await connection.close(POLICY_VIOLATION, refusal.code)
    return None


def told(faults: Sequence[Any]) -> str:
    """Where and what, without the values that came in."""
    lines = [f"{_place(fault['loc'])}: {_reason(fault)}" for fault in faults[:MOST_FAULTS]]
    return "; ".join(lines)


def _place(loc: Sequence[Any]) -> str:
    where = ".".join(str(part) for part in loc)
    plain = "".join(sign if sign.isprintable() else "?" for sign in where)
    return plain if len(plain) <= LONGEST_PLACE else plain[:LONGEST_PLACE] + "…"


def _reason(fault: Mapping[str, Any]) -> str:
    if fault["type"] == "union_tag_invalid":  # pydantic's own words repeat what was sent
        return f"{fault['ctx']['discriminator']} is none of {fault['ctx']['expected_tags']}"
    return str(fault["msg"])

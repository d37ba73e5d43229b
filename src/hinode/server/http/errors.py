"""Error responses: every refused request gets `{"error": {"code", "text", "clause", "reason"}}`."""

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

from hinode.server.errors import Refusal

POLICY_VIOLATION: Final = 1008  # close code of a socket that was refused
MAX_LOCATION: Final = 80
MAX_FAULTS: Final = 3
CODES: Final = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}


class ErrorReason(BaseModel):
    """The engine's reason, for readers of any language."""

    model_config = ConfigDict(extra="forbid")

    message: str = Field(description="a message of the catalog", examples=["refused-not-adjacent"])
    variables: dict[str, str | int] = Field(
        description="its variables; one called clan, figure, province, kami, card or mandate, also with a "
        "word in front (to_province), is an id and is shown by its name"
    )


class Fault(BaseModel):
    """Why a request was refused."""

    model_config = ConfigDict(extra="forbid")

    code: str = Field(description="a short word for programs", examples=["stale"])
    text: str = Field(description="a sentence for people")
    clause: str | None = Field(description="the rule that forbids it, such as MAR-2")
    reason: ErrorReason | None = Field(default=None, description="why the engine refuses it")


class Problem(BaseModel):
    """The body of every response from 400 up."""

    model_config = ConfigDict(extra="forbid")

    error: Fault


DESCRIPTIONS: Final = {
    400: "the request cannot be read, or asks for something impossible",
    401: "there is no session: give a name first",
    403: "not allowed for this session, or from this page",
    404: "there is nothing here that this session may see",
    405: "this path does not support that method",
    408: "the body took too long to arrive",
    409: "refused in the current state of the table",
    410: "this link has expired or was used",
    413: "the body is too large",
    422: "the request is not valid; the text says where",
    429: "too many requests: wait for the seconds in Retry-After",
    500: "an internal server error",
    503: "the server cannot do this now",
    507: "the server has no space left",
}
EVERYWHERE: Final = (400, 403, 422, 429, 500, 503, 507)


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error responses that a route documents, besides those that every route has."""
    return {
        status: {"model": Problem, "description": DESCRIPTIONS[status]}
        for status in sorted({*EVERYWHERE, *statuses})
    }


def add_error_handlers(app: FastAPI) -> None:
    """Every expected error gets the same shape; `http.request_log` handles the unexpected ones."""
    for kind, handler in (
        (Refusal, _refusal),
        (HTTPException, _http),
        (RequestValidationError, _invalid),
        (WebSocketRequestValidationError, _invalid),
    ):
        app.add_exception_handler(kind, handler)


async def _refusal(connection: HTTPConnection, error: Exception) -> Any:
    assert isinstance(error, Refusal)
    return await respond(connection, error)


async def _http(connection: HTTPConnection, error: Exception) -> Any:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "refused")
    refusal = Refusal(code, str(error.detail), status=error.status_code, headers=error.headers)
    return await respond(connection, refusal)


async def _invalid(connection: HTTPConnection, error: Exception) -> Any:
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    return await respond(connection, Refusal("invalid", describe_faults(error.errors()), status=422))


def error_response(refusal: Refusal) -> JSONResponse:
    text = refusal.text.encode("utf-8", "replace").decode("utf-8")  # it may quote half a surrogate pair
    fault = {
        "code": refusal.code,
        "text": text,
        "clause": refusal.clause,
        "reason": refusal.reason,
    }
    return JSONResponse({"error": fault}, refusal.status, refusal.headers)


async def respond(connection: HTTPConnection, refusal: Refusal) -> Any:
    """Send a refusal: as a response, or by refusing or closing a socket."""
    if not isinstance(connection, WebSocket):
        return error_response(refusal)
    if connection.application_state is WebSocketState.CONNECTING:
        await connection.send_denial_response(error_response(refusal))
    elif connection.application_state is WebSocketState.CONNECTED:
        await connection.close(POLICY_VIOLATION, refusal.code)
    return None


def describe_faults(faults: Sequence[Any]) -> str:
    """Where and what, without the values that were sent."""
    lines = [f"{_location(fault['loc'])}: {_reason(fault)}" for fault in faults[:MAX_FAULTS]]
    return "; ".join(lines)


def _location(loc: Sequence[Any]) -> str:
    where = ".".join(str(part) for part in loc)
    plain = "".join(char if char.isprintable() else "?" for char in where)
    return plain if len(plain) <= MAX_LOCATION else plain[:MAX_LOCATION] + "…"


def _reason(fault: Mapping[str, Any]) -> str:
    if fault["type"] == "union_tag_invalid":  # pydantic's own message repeats what was sent
        return f"{fault['ctx']['discriminator']} is none of {fault['ctx']['expected_tags']}"
    return str(fault["msg"])

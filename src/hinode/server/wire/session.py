"""Sessions on the wire."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from hinode.server.wire.base import Strict

Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]


class Introduction(Strict):
    """The name to be known by: 1 to 24 visible characters on one line."""

    name: str = Field(min_length=1, max_length=200, examples=["Aiko"])


class Session(Strict):
    """Who the server takes this browser for."""

    name: str | None = Field(description="None as long as no name was given")
    known: bool


class DeviceLink(Strict):
    """A one-time code: whoever uses it first holds the seats from then on."""

    code: Code
    expires: float = Field(description="Unix time in seconds")


class Move(Strict):
    """Take over what the session that made the code holds."""

    code: Code

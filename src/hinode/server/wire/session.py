"""Requests and responses of /api/session."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from hinode.server.wire.base import Strict

Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]


class Introduction(Strict):
    """The person's name: 1 to 24 characters on one line."""

    name: str = Field(min_length=1, max_length=200, examples=["Aiko"])


class Session(Strict):
    """The person that this browser is signed in as."""

    name: str | None = Field(description="null until a name is given")
    known: bool


class DeviceLink(Strict):
    """A one-time code: the first device that uses it gets the person's seats."""

    code: Code
    expires: float = Field(description="Unix time in seconds")


class Move(Strict):
    """Move the person who created the code to this device."""

    code: Code
    confirm: bool = Field(default=False, description="leave the tables that this browser is at now")

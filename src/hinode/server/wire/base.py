"""The base of every model that comes in over the wire."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """Nothing is converted, nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

"""The base class of wire models."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """Strict types, no unknown keys."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

"""Which version is running, and which build of the engine: plain Python, or compiled from the same source."""

from __future__ import annotations

from importlib import metadata
from typing import Final

from hinode.vocab import ids

BUILD: Final = "plain" if str(ids.__file__).endswith(".py") else "compiled"


def version() -> str:
    """The version of the installed package. A bare copy of the sources does not know it."""
    try:
        return metadata.version("hinode")
    except metadata.PackageNotFoundError:
        return "unknown"

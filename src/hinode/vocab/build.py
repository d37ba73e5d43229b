"""Which build of the engine is running: plain Python, or compiled from the same source."""

from __future__ import annotations

from typing import Final

from hinode.vocab import ids

BUILD: Final = "plain" if str(ids.__file__).endswith(".py") else "compiled"

"""The facts of the game, read once from `game-data.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

FACTS: Final[dict[str, Any]] = json.loads(
    files("hinode").joinpath("data/game-data.json").read_text(encoding="utf-8")
)

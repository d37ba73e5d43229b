"""Records folder of a tournament: the record of each game in a file of its own."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from hinode.tournament.errors import TournamentError
from hinode.tournament.plan import Plan
from hinode.tournament.results_file import difference
from hinode.tournament.rows import RunOptions

Record = dict[str, Any]
OPTIONS_FILE: Final = "tournament.json"


class RecordsFolder:
    """The records of one plan: `game-00012.json` is the game with number 12 in the results file."""

    def __init__(self, plan: Plan, path: Path) -> None:
        self.path = path
        options = plan.to_json()
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._check(options)
            _write(path / OPTIONS_FILE, options)
        except OSError as error:
            raise _unusable(error, path) from error

    def _check(self, options: RunOptions) -> None:
        """Refuse a folder with the records of another run, or with other files: nothing is overwritten."""
        file = self.path / OPTIONS_FILE
        if not file.exists():
            if any(self.path.glob("game-*.json")):
                raise TournamentError(f"{self.path} contains records, but no {OPTIONS_FILE}")
            return
        try:
            theirs: Any = json.loads(file.read_bytes())
        except ValueError as error:
            raise TournamentError(f"{file}: not JSON ({error})") from error
        if not isinstance(theirs, dict) or theirs.keys() != options.keys():
            raise TournamentError(f"{file}: not the options of a tournament")
        if theirs != options:
            raise TournamentError(
                f"{self.path} contains records of another run: {difference(theirs, options)}"
            )

    def file_of(self, game: int) -> Path:
        return self.path / f"game-{game:05}.json"

    def add(self, game: int, record: Record) -> None:
        """Write the record of a game atomically."""
        try:
            _write(self.file_of(game), record)
        except OSError as error:
            raise _unusable(error, self.file_of(game)) from error

    def missing(self, games: Iterable[int]) -> list[int]:
        return [game for game in games if not self.file_of(game).exists()]


def _write(path: Path, value: Any) -> None:
    unfinished = path.with_suffix(".part")
    unfinished.write_text(json.dumps(value, separators=(",", ":")) + "\n", encoding="utf-8")
    os.replace(unfinished, path)


def _unusable(error: OSError, path: Path) -> TournamentError:
    return TournamentError(f"{path}: {error.strerror or error}")

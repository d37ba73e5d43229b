"""Results file of a tournament: one row for each finished game. A stopped run can be resumed from it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from hinode.tournament.errors import NotJson, TournamentError
from hinode.tournament.plan import Match, Plan
from hinode.tournament.rows import SCHEMA, GameRow, format_row, parse_row

try:
    import fcntl
except ImportError:  # this platform has no file locks
    fcntl = None  # type: ignore[assignment]

_BEGINNING: Final = f'{{"schema":{SCHEMA},"run":'.encode()
_OPTIONS: Final = {
    "version": "version",
    "players": "players",
    "bots": "bots",
    "seed": "seed",
    "cap": "cap",
    "season_set": "set",
    "kami_unbound": "kami-unbound",
}


class ResultsFile:
    """The finished games of one plan, in memory and in a file if a path is given."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.rows: dict[int, GameRow] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            self._file = _open(path)
            try:
                self._load(path, self._file)
            except BaseException:
                self._file.close()
                raise

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def _load(self, path: Path, file: IO[bytes]) -> None:
        """Read the rows of an earlier run. An incomplete last row is removed."""
        _lock(path, file)
        file.seek(0)
        text = file.read()
        rows, size = parse(path, text)
        options = self.plan.to_json()
        for row in rows:
            if row["run"] != options:
                raise TournamentError(
                    f"{path} contains games of another run: {difference(row['run'], options)}"
                )
            self.rows.setdefault(row["game"], row)
        if size < len(text):
            file.truncate(size)

    def missing(self, games: int) -> list[Match]:
        return [match for match in self.plan.matches(games) if match.number not in self.rows]

    def add(self, row: GameRow) -> bool:
        """Add a finished game and write its row. False if the game is already there."""
        if row["game"] in self.rows:
            return False
        if self._file is not None:
            _write(self.path, self._file, format_row(row))
        self.rows[row["game"]] = row
        return True


def _open(path: Path) -> IO[bytes]:
    if path.exists() and not path.is_file():
        raise TournamentError(f"{path} is not a regular file")
    try:
        return path.open("a+b", buffering=0)  # one write for each row
    except OSError as error:
        raise TournamentError(f"{path}: {error.strerror or error}") from error


def _write(path: Path | None, file: IO[bytes], raw: bytes) -> None:
    """Write a whole row, or raise. The next run removes an incomplete row."""
    try:
        done = file.write(raw) == len(raw)
    except OSError as error:
        raise TournamentError(f"{path}: {error.strerror or error}") from error
    if not done:
        raise TournamentError(f"{path}: could not write the whole row")


def _lock(path: Path, file: IO[bytes]) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise TournamentError(f"{path} is being written by another run") from error


def difference(theirs: Any, options: Any) -> str:
    """The options of an earlier run that differ from the wanted ones."""
    return ", ".join(
        f"{word} {_text(theirs[key])}, not {_text(options[key])}"
        for key, word in _OPTIONS.items()
        if theirs[key] != options[key]
    )


def _text(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def parse(path: Path, text: bytes) -> tuple[list[GameRow], int]:
    """The games of a file, and their size in bytes. An incomplete last row is left out."""
    found: list[GameRow] = []
    size = 0
    raw_rows = text.splitlines(keepends=True)
    for number, raw in enumerate(raw_rows, 1):
        try:
            if not raw.endswith(b"\n"):
                raise NotJson("the file ends in the middle of a line")
            found.append(parse_row(raw))
        except TournamentError as error:
            incomplete = isinstance(error, NotJson) and number == len(raw_rows)
            if incomplete and (found or _is_ours(raw)):
                break
            raise TournamentError(f"{path}: line {number}: {error}") from error
        size += len(raw)
    return found, size


def _is_ours(raw: bytes) -> bool:
    """Whether an incomplete row is the beginning of a game, and not the text of some other file."""
    return raw.startswith(_BEGINNING) or _BEGINNING.startswith(raw)


def read_games(paths: Iterable[Path]) -> list[GameRow]:
    """All games of some files. A game that appears twice counts once."""
    found: dict[tuple[str, int], GameRow] = {}
    for path in paths:
        try:
            text = path.read_bytes()
        except OSError as error:
            raise TournamentError(f"{path}: {error.strerror or error}") from error
        for row in parse(path, text)[0]:
            found.setdefault((repr(sorted(row["run"].items())), row["game"]), row)
    return list(found.values())

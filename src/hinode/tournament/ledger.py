"""The file of a tournament: one line for each game, added as it ends, so that a run can be resumed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from hinode.tournament.errors import TournamentError, Unreadable
from hinode.tournament.line import SCHEMA, Line, read_line, write_line
from hinode.tournament.plan import Match, Plan

try:
    import fcntl
except ImportError:  # a platform without file locks
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


class Ledger:
    """The games of one plan, each once, kept in a file if there is one."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.lines: dict[int, Line] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            self._file = _open(path)
            try:
                self._take_up(path, self._file)
            except BaseException:
                self._file.close()
                raise

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def _take_up(self, path: Path, file: IO[bytes]) -> None:
        """Read what an earlier run has left; a line it could not finish is cut off."""
        _lock(path, file)
        file.seek(0)
        text = file.read()
        lines, size = parse(path, text)
        options = self.plan.to_json()
        for line in lines:
            if line["run"] != options:
                raise TournamentError(f"{path} holds games of another run: {_difference(line, options)}")
            self.lines.setdefault(line["game"], line)
        if size < len(text):
            file.truncate(size)

    def missing(self, games: int) -> list[Match]:
        return [match for match in self.plan.matches(games) if match.number not in self.lines]

    def add(self, line: Line) -> bool:
        """Note a game and write it down at once; False if it is there already."""
        if line["game"] in self.lines:
            return False
        if self._file is not None:
            _write(self.path, self._file, write_line(line))
        self.lines[line["game"]] = line
        return True


def _open(path: Path) -> IO[bytes]:
    if path.exists() and not path.is_file():
        raise TournamentError(f"{path} is no file that a run could be resumed from")
    try:
        return path.open("a+b", buffering=0)  # a line is one write
    except OSError as error:
        raise TournamentError(f"{path}: {error.strerror or error}") from error


def _write(path: Path | None, file: IO[bytes], row: bytes) -> None:
    """All of a line, or an error; what is left of it then is cut off by the next run."""
    try:
        done = file.write(row) == len(row)
    except OSError as error:
        raise TournamentError(f"{path}: {error.strerror or error}") from error
    if not done:
        raise TournamentError(f"{path}: there is no room for the whole line")


def _lock(path: Path, file: IO[bytes]) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise TournamentError(f"{path} is being written by another run") from error


def _difference(line: Line, options: Any) -> str:
    """What sets a game's run apart from the one that was asked for."""
    theirs: Any = line["run"]
    return ", ".join(
        f"{word} {_said(theirs[key])}, not {_said(options[key])}"
        for key, word in _OPTIONS.items()
        if theirs[key] != options[key]
    )


def _said(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def parse(path: Path, text: bytes) -> tuple[list[Line], int]:
    """The games of a file, and how many bytes of it they take: a torn last line is left out."""
    found: list[Line] = []
    size = 0
    rows = text.splitlines(keepends=True)
    for number, row in enumerate(rows, 1):
        try:
            if not row.endswith(b"\n"):
                raise Unreadable("it ends in the middle of a line")
            found.append(read_line(row))
        except TournamentError as error:
            torn = isinstance(error, Unreadable) and number == len(rows)
            if torn and (found or _is_ours(row)):
                break
            raise TournamentError(f"{path}: line {number}: {error}") from error
        size += len(row)
    return found, size


def _is_ours(row: bytes) -> bool:
    """Whether a torn line is the beginning of a game, and no file of somebody else's."""
    return row.startswith(_BEGINNING) or _BEGINNING.startswith(row)


def read_games(paths: Iterable[Path]) -> list[Line]:
    """All games of some files; a game that is in them twice counts once."""
    found: dict[tuple[str, int], Line] = {}
    for path in paths:
        try:
            text = path.read_bytes()
        except OSError as error:
            raise TournamentError(f"{path}: {error.strerror or error}") from error
        for line in parse(path, text)[0]:
            found.setdefault((repr(sorted(line["run"].items())), line["game"]), line)
    return list(found.values())

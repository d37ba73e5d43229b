"""Read record files that a user names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hinode import HinodeError, InvalidRecord
from hinode.cli import help_text
from hinode.server.records.reader import game_record, parse


def read_record(path: str) -> Any:
    """Read the record of a game from a file. Raises `HinodeError` that says where a fault is."""
    return game_record(read_document(path))


def read_document(path: str) -> Any:
    """The content of a record file, which may also have the deals of the game."""
    try:
        document = parse(Path(path).read_bytes())
        game_record(document)  # raises an error if it does not have the form of a record
        return document
    except OSError as error:
        raise HinodeError(help_text.BAD_FILE.format(path=path, reason=error.strerror)) from error
    except InvalidRecord as error:
        raise HinodeError(help_text.BAD_RECORD.format(path=path, reason=error)) from error

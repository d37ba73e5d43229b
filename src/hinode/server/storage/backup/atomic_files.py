"""Atomic file writes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hinode.server.storage.rows import StorageError


@contextmanager
def temporary_beside(path: Path) -> Iterator[Path]:
    """A private temporary file in the same directory; deleted at the end unless it replaced `path`."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    except OSError as error:
        raise StorageError(f"{path}: cannot be written: {error.strerror}") from error
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def replace_file(made: Path, path: Path) -> None:
    """Give the temporary file its final name, replacing any existing file."""
    sync(made)
    made.replace(path)
    sync(path.parent)


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

"""Maps database errors to causes (`disk-full`, `locked`, ...)."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from shutil import disk_usage
from typing import Final

ROOM: Final = 256 * 1024  # bytes; with less, SQLite cannot even grow its write-ahead log


class DatabaseFault(StrEnum):
    """The value is what `/healthz` and the log report."""

    FULL = "disk-full"
    LOCKED = "locked"
    READ_ONLY = "read-only"
    IO_ERROR = "io-error"
    TOO_MANY_FILES = "too-many-files"
    DAMAGED = "damaged"
    DOWN = "down"


DESCRIPTIONS: Final = {
    DatabaseFault.FULL: "the disk is full",
    DatabaseFault.LOCKED: "another program has locked the database",
    DatabaseFault.READ_ONLY: "the database or its file system is read-only",
    DatabaseFault.IO_ERROR: "the disk reports an I/O error",
    DatabaseFault.TOO_MANY_FILES: "too many open files",
    DatabaseFault.DAMAGED: "the database is damaged",
    DatabaseFault.DOWN: "the database does not answer",
}
_SQLITE: Final = {
    sqlite3.SQLITE_FULL: DatabaseFault.FULL,
    sqlite3.SQLITE_BUSY: DatabaseFault.LOCKED,
    sqlite3.SQLITE_LOCKED: DatabaseFault.LOCKED,
    sqlite3.SQLITE_READONLY: DatabaseFault.READ_ONLY,
    sqlite3.SQLITE_IOERR: DatabaseFault.IO_ERROR,
    sqlite3.SQLITE_CORRUPT: DatabaseFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: DatabaseFault.DAMAGED,
}
_SYSTEM: Final = {
    errno.ENOSPC: DatabaseFault.FULL,
    errno.EDQUOT: DatabaseFault.FULL,
    errno.EROFS: DatabaseFault.READ_ONLY,
    errno.EACCES: DatabaseFault.READ_ONLY,
    errno.EPERM: DatabaseFault.READ_ONLY,
    errno.EIO: DatabaseFault.IO_ERROR,
    errno.EMFILE: DatabaseFault.TOO_MANY_FILES,
    errno.ENFILE: DatabaseFault.TOO_MANY_FILES,
}
_POSTGRES: Final = {
    "53100": DatabaseFault.FULL,
    "55P03": DatabaseFault.LOCKED,
    "40P01": DatabaseFault.LOCKED,
    "25006": DatabaseFault.READ_ONLY,
    "58030": DatabaseFault.IO_ERROR,
    "XX001": DatabaseFault.DAMAGED,
    "XX002": DatabaseFault.DAMAGED,
}


def cause_of(error: BaseException) -> DatabaseFault:
    """What an error of SQLite, PostgreSQL, or the operating system says."""
    for each in _origins(error):
        code = getattr(each, "sqlite_errorcode", None)
        state = getattr(each, "sqlstate", None)
        system = each.errno if isinstance(each, OSError) else None
        if code is not None and code & 0xFF in _SQLITE:
            return _SQLITE[code & 0xFF]
        if state in _POSTGRES:
            return _POSTGRES[state]
        if system in _SYSTEM:
            return _SYSTEM[system]
    return DatabaseFault.DOWN


def cause_at(path: Path, error: BaseException) -> DatabaseFault:
    """The same for an SQLite file, whose error codes do not tell everything: the disk is asked, too."""
    found = cause_of(error)
    if found is DatabaseFault.DOWN and _cannot_open(error):
        try:
            path.open("r+b").close()
        except OSError as reason:
            return cause_of(reason)
    if found is DatabaseFault.IO_ERROR and _is_full(path):
        return DatabaseFault.FULL
    return found


def _origins(error: BaseException) -> Iterator[BaseException]:
    """The error and those behind it."""
    each: BaseException | None = error
    for _ in range(8):
        if each is None:
            return
        yield each
        each = getattr(each, "orig", None) or each.__cause__


def _cannot_open(error: BaseException) -> bool:
    codes = (getattr(each, "sqlite_errorcode", None) for each in _origins(error))
    return any(code is not None and code & 0xFF == sqlite3.SQLITE_CANTOPEN for code in codes)


def _is_full(path: Path) -> bool:
    try:
        return disk_usage(path.parent).free < ROOM
    except OSError:
        return False

"""The portable backup format: gzipped JSON lines that can be loaded into either database.

The first line names the format and the schema revision. Then there is one line `[table, row]` per row, in an
order that satisfies foreign keys. The last line counts the rows, so that a truncated file is noticed.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, column, insert, select, table
from sqlalchemy.exc import StatementError

from hinode.server.storage import migrate
from hinode.server.storage.rows import StorageError
from hinode.server.storage.schema import PASSING, metadata

FORM: Final = "hinode backup 1"
MAGIC: Final = b"\x1f\x8b"
ROWS_AT_ONCE: Final = 500

Line = tuple[str, dict[str, Any]]


def dump(connection: Connection, path: Path) -> Counter[str]:
    """Write all tables as the connection's transaction sees them; returns the number of rows of each."""
    revision = migrate.revision_of(connection)
    if revision != migrate.head():
        raise StorageError("of an older version of Hinode: start 'hinode serve' once to bring it up to date")
    counted: Counter[str] = Counter()
    with gzip.open(path, "wt", encoding="utf-8") as file:
        print(json.dumps({"form": FORM, "revision": revision}), file=file)
        for name, row in _rows(connection):
            print(json.dumps([name, row]), file=file)
            counted[name] += 1
        print(json.dumps({"rows": counted}), file=file)
    return counted


def _rows(connection: Connection) -> Iterator[Line]:
    streaming = connection.execution_options(stream_results=True, yield_per=ROWS_AT_ONCE)
    for each in metadata.sorted_tables:
        if each in PASSING:
            continue
        for row in streaming.execute(select(each).order_by(*each.primary_key)):
            yield each.name, dict(row._mapping)


def check(path: Path) -> str:
    """Read the whole file and refuse it if anything is missing; returns its schema revision."""
    counted: Counter[str] = Counter()
    lines = _lines(path)
    revision = _revision(next(lines, None))
    for line in lines:
        match line:
            case [str(name), dict()]:
                counted[name] += 1
            case {"rows": dict(rows)} if rows == counted and next(lines, None) is None:
                return revision
            case _:
                break
    raise StorageError(f"damaged, or cut short after {counted.total()} rows")


def _revision(first: Any) -> str:
    if not isinstance(first, Mapping) or first.get("form") != FORM:
        raise StorageError("not a portable backup of Hinode, or one of a newer version")
    revision = str(first.get("revision"))
    if revision not in migrate.REVISIONS:
        raise StorageError(f"made by a newer version of Hinode (revision {revision})")
    return revision


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except (EOFError, gzip.BadGzipFile, zlib.error, ValueError) as error:
        raise StorageError(f"damaged: {error}") from error
    except OSError as error:
        raise StorageError(f"cannot be read: {error.strerror}") from error


def load(connection: Connection, path: Path, revision: str) -> None:
    """Load a checked file: empty the database, create the file's schema revision, fill it, migrate it."""
    if migrate.revision_of(connection) is not None:
        migrate.down(connection)
    migrate.up(connection, revision)
    lines = (line for line in _lines(path) if isinstance(line, list))
    try:
        for name, rows in groupby(lines, key=itemgetter(0)):
            _fill(connection, name, map(itemgetter(1), rows))
    except StatementError as error:
        raise StorageError(f"does not fit the database: {error.orig}") from error
    migrate.to_head(connection)


def _fill(connection: Connection, name: str, rows: Iterable[dict[str, Any]]) -> None:
    waiting = iter(rows)
    while batch := list(islice(waiting, ROWS_AT_ONCE)):
        connection.execute(insert(table(name, *map(column, batch[0]))), batch)

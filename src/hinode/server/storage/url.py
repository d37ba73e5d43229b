"""Parses and checks database URLs: an SQLite file or a PostgreSQL server."""

from __future__ import annotations

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from hinode.server.storage.rows import StorageError


def read_url(url: str) -> URL:
    """`sqlite:///FILE` or `postgresql://HOST/NAME`. A driver in the URL is ignored."""
    try:
        place = make_url(url)
    except ArgumentError as error:
        raise StorageError(
            "a database is named by a URL, sqlite:///FILE or postgresql://HOST/NAME"
        ) from error
    kind = place.get_backend_name()
    if kind == "sqlite" and place.database not in (None, "", ":memory:"):
        return place.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return place.set(drivername="postgresql")
    raise StorageError("the database is a file, sqlite:///FILE, or PostgreSQL, postgresql://HOST/NAME")

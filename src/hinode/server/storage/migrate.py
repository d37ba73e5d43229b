"""Schema migrations, run inside the caller's transaction.

Alembic is imported only when a migration runs: it takes a third of a second, and most starts need none.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from hinode.server.storage.rows import StorageError

if TYPE_CHECKING:
    from alembic.config import Config

REVISIONS: Final = (
    "v0001",
    "v0002",
    "v0003",
    "v0004",
)  # oldest first, one for each file in migrations/versions
VERSION: Final = "alembic_version"  # alembic's table with the current revision
SCRIPTS: Final = Path(__file__).with_name("migrations")


def config(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    found = Config(attributes={"connection": connection})
    found.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return found


def head() -> str:
    """The newest revision."""
    return REVISIONS[-1]


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    names = set(inspect(connection).get_table_names())
    revision = None
    if VERSION in names:
        revision = connection.execute(text(f"select version_num from {VERSION}")).scalar()
    others = sorted(names - {VERSION})
    if revision is None and others:
        raise StorageError(f"not a Hinode database: it holds {', '.join(others[:3])}")
    if revision is not None and revision not in REVISIONS:
        raise StorageError(
            f"made by a newer version of Hinode (revision {revision}; this one knows up to {head()})"
        )
    return revision


def to_head(connection: Connection) -> None:
    """Migrate to the newest revision; refuse a database of a newer version, or one that is not Hinode's."""
    if revision_of(connection) != head():
        up(connection, head())


def up(connection: Connection, revision: str) -> None:
    from alembic import command

    command.upgrade(config(connection), revision)


def down(connection: Connection, revision: str = "base") -> None:
    from alembic import command

    command.downgrade(config(connection), revision)

"""The revisions of the schema, run inside the caller's transaction."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from hinode.server.storage.rows import StorageError

BASE: Final = "base"
HEAD: Final = "head"
VERSION: Final = "alembic_version"  # the table in which alembic keeps the revision
SCRIPTS: Final = Path(__file__).with_name("migrations")


def config(connection: Connection | None = None) -> Config:
    found = Config(attributes={"connection": connection})
    found.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return found


def head() -> str:
    """The one revision that all others lead to."""
    found = ScriptDirectory.from_config(config()).get_current_head()
    assert found is not None
    return found


def known() -> frozenset[str]:
    return frozenset(each.revision for each in ScriptDirectory.from_config(config()).walk_revisions())


def revision_of(connection: Connection) -> str | None:
    """The revision a database stands at; None for an empty one."""
    others = sorted({*inspect(connection).get_table_names()} - {VERSION})
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None and others:
        raise StorageError(f"not a Hinode database: it holds {', '.join(others[:3])}")
    if revision is not None and revision not in known():
        raise StorageError(
            f"made by a newer version of Hinode (revision {revision}; this one knows up to {head()})"
        )
    return revision


def to_head(connection: Connection) -> None:
    """Refuses a database that is of a newer version, or not of Hinode at all."""
    if revision_of(connection) != head():
        up(connection, HEAD)


def up(connection: Connection, revision: str) -> None:
    command.upgrade(config(connection), revision)


def down(connection: Connection, revision: str = BASE) -> None:
    command.downgrade(config(connection), revision)

"""The first database tables: people, sessions, game tables with their logs, members, and clocks."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: str = "v0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None

INDEXES: Final = (
    ("sessions", "person"),
    ("device_links", "person"),
    ("tables", "creator", "created"),
    ("tables", "status"),
    ("members", "person"),
)
NEWEST_FIRST: Final = (
    "clocks",
    "commands",
    "talk",
    "entries",
    "members",
    "tables",
    "device_links",
    "sessions",
    "persons",
)


def upgrade() -> None:
    _people()
    _tables()
    _logs()
    for table, *columns in INDEXES:
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns)


def downgrade() -> None:
    for table in NEWEST_FIRST:
        op.drop_table(table)


def _people() -> None:
    op.create_table("persons", _text("id"), _text("name"), _moment("created"), _primary("persons", "id"))
    op.create_table(
        "sessions",
        _text("token_hash"),
        _text("person"),
        _moment("created"),
        _primary("sessions", "token_hash"),
        _refers("sessions", "person", "persons"),
    )
    op.create_table(
        "device_links",
        _text("code_hash"),
        _text("person"),
        _moment("expires"),
        _primary("device_links", "code_hash"),
        _refers("device_links", "person", "persons"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        _text("id"),
        _text("creator"),
        _text("status"),
        sa.Column("open", sa.Boolean(), nullable=False),
        *map(_text, ("title", "options", "seed", "salt", "commitment", "invite")),
        _moment("created"),
        _moment("changed"),
        _primary("tables", "id"),
        _refers("tables", "creator", "persons"),
    )
    op.create_table(
        "members",
        _text("table_id"),
        _text("person"),
        _primary("members", "table_id", "person"),
        _refers("members", "table_id", "tables"),
        _refers("members", "person", "persons"),
        sqlite_with_rowid=False,
    )


def _logs() -> None:
    _of_table("entries", "seq", _number("seq"), _text("kind"), _text("body"), _moment("at"), _checksum())
    _of_table("talk", "no", _number("no"), _text("key"), _text("body"), _moment("at"))
    _of_table("commands", "key", _text("key"), _number("seq"), _text("digest"))
    op.create_table(
        "clocks",
        _text("table_id"),
        _number("n"),
        _text("left"),
        _primary("clocks", "table_id"),
        _refers("clocks", "table_id", "tables"),
    )


def _of_table(name: str, key: str, *columns: sa.Column[Any]) -> None:
    """Rows that belong to a table and are found by one more column."""
    primary, refers = _primary(name, "table_id", key), _refers(name, "table_id", "tables")
    op.create_table(name, _text("table_id"), *columns, primary, refers, sqlite_with_rowid=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)


def _moment(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double(), nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), autoincrement=False, nullable=False)


def _checksum() -> sa.Column[int]:
    return sa.Column("checksum", sa.BigInteger(), nullable=False)


def _primary(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def _refers(table: str, column: str, to: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=f"fk_{table}_{column}")

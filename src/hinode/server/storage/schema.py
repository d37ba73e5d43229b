"""The database schema. A change here needs a revision in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=NAMES)

persons: Final = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False, server_default="0"),
)

device_links: Final = Table(
    "device_links",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
)

# `changed` is in no index: it is written with every entry.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("creator", ForeignKey("persons.id"), nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("open", Boolean, nullable=False),
    Column("title", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("address", Text, nullable=False, server_default=""),
    # When the server itself has something to do here, by its uptime; 0: at once. None: nothing.
    Column("due", Double, index=True),
    Index(None, "creator", "created"),
)

members: Final = Table(
    "members",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

# The primary key keeps two writers from adding the same entry. `checksum` covers the other columns.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("checksum", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

talk: Final = Table(
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("no", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Accepted commands by idempotency key. `seq`: the number of the entry, for chat of the message, and for a row
# about a deal of the entry before it.
commands: Final = Table(
    "commands",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    sqlite_with_rowid=False,
)

clocks: Final = Table(
    "clocks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("left", Text, nullable=False),
    Column("at", Double),  # by the server's uptime: what has passed since then is still to be charged
)

# The size of each imported record, for limits. `address`: as in `tables`.
imports: Final = Table(
    "imports",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("address", Text, nullable=False, index=True),
    Column("bytes", Integer, nullable=False),
)

# Who runs a table's bots and clocks. A row without a living process is free. No foreign keys: a lease is no
# part of a table, and backups leave it out.
leases: Final = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("token", Text, nullable=False),
)

processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("expires", Double, nullable=False),
)

# One row: total uptime. Clocks use it, so downtime is not charged.
uptime: Final = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seconds", Double, nullable=False),
    Column("updated", Double, nullable=False),
)

PASSING: Final = (leases, processes)  # of running processes: in no portable backup

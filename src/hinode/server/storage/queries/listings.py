"""Queries for lists of tables, page by page."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, Subquery, func, select

from hinode.server.storage.queries.serialization import table_of
from hinode.server.storage.rows import RUNNING, OpenTables, Page, TableRow
from hinode.server.storage.schema import members, tables


def open_tables(connection: Connection, wanted: OpenTables, page: Page) -> list[TableRow]:
    """Tables in the lobby first, then the latest; of each creator and each address only a few."""
    ranked = _ranked(wanted)
    asked = (
        select(tables)
        .join(ranked, ranked.c.id == tables.c.id)
        .where(ranked.c.of_creator <= wanted.per_creator, ranked.c.of_address <= wanted.per_address)
        .order_by(*_order())
    )
    return _page(connection, asked, page)


def _ranked(wanted: OpenTables) -> Subquery:
    """The ids of all tables that may be listed, numbered for each creator and for each address."""
    fresh = (tables.c.status == "gathering") & (tables.c.changed >= wanted.lobbies_since)
    active = tables.c.status.in_(RUNNING) & (tables.c.changed >= wanted.games_since)
    address = func.coalesce(func.nullif(tables.c.address, ""), tables.c.creator)
    return (
        select(
            tables.c.id,
            func.row_number().over(partition_by=tables.c.creator, order_by=_order()).label("of_creator"),
            func.row_number().over(partition_by=address, order_by=_order()).label("of_address"),
        )
        .where(tables.c.open, fresh | active)
        .subquery()
    )


def _order() -> tuple[ColumnElement[Any], ...]:
    return (tables.c.status == "gathering").desc(), tables.c.changed.desc(), tables.c.id.asc()


def tables_of(connection: Connection, person: str, page: Page) -> list[TableRow]:
    asked = select(tables).join(members).where(members.c.person == person)
    return _page(connection, asked.order_by(tables.c.changed.desc(), tables.c.id), page)


def unfinished_tables(connection: Connection, person: str) -> int:
    """The number of tables that a person has entered and that are not over."""
    unfinished = tables.c.status.in_(("gathering", *RUNNING))
    asked = select(func.count()).select_from(tables.join(members))
    return connection.execute(asked.where(members.c.person == person, unfinished)).scalar_one()


def _page(connection: Connection, asked: Select[Any], page: Page) -> list[TableRow]:
    return [table_of(row) for row in connection.execute(asked.offset(page.skip).limit(page.limit))]

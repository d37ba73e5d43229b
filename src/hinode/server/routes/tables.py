"""Tables over HTTP: making, listing, entering, looking, and commands."""

from __future__ import annotations

import hmac
from typing import Annotated, Literal

from fastapi import APIRouter, Body, Depends, Path, Query
from fastapi.responses import Response
from pydantic_core import to_json

from hinode.server.errors import Refusal, problems
from hinode.server.hub import Hub, unknown_table
from hinode.server.identity import Known
from hinode.server.limits import Limits
from hinode.server.live import Live
from hinode.server.parts import the_hub, the_limits
from hinode.server.storage.rows import Person, TableRow
from hinode.server.tables import faces
from hinode.server.watching import presence, rendered, viewer_of
from hinode.server.wire import commands as wire
from hinode.server.wire import tables as told
from hinode.server.wire.options import Clan

router = APIRouter(prefix="/api/tables", tags=["tables"])
TheHub = Annotated[Hub, Depends(the_hub)]
TheLimits = Annotated[Limits, Depends(the_limits)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Seat = Annotated[Clan | None, Query()]


def listing(row: TableRow) -> told.Listing:
    return told.Listing.model_validate(
        {
            "id": row.id,
            "title": row.title,
            "status": row.status,
            "open": row.open,
            "options": row.options,
            "created": row.created,
            "changed": row.changed,
        }
    )


@router.get("", responses=problems(401, 429))
async def list_tables(
    hub: TheHub,
    limits: TheLimits,
    person: Known,
    scope: Annotated[Literal["open", "mine"], Query()] = "open",
) -> told.Listings:
    """Open tables that gather or play, or one's own, the latest first."""
    limits.player.take(person.id)
    most = hub.settings.listed_tables
    mine = scope == "mine"
    rows = await (hub.store.tables_of(person.id, most) if mine else hub.store.open_tables(most))
    return told.Listings(tables=[listing(row) for row in rows])


@router.post("", status_code=201, responses=problems(401, 408, 413, 429))
async def create_table(hub: TheHub, person: Known, options: told.NewTable) -> told.Made:
    """A new table. Its commitment is fixed now, before anybody sits down."""
    row = await hub.create(person, options)
    return told.Made(id=row.id, invite=row.invite, commitment=row.commitment)


@router.post("/{table_id}/enter", responses=problems(401, 404, 408, 413, 429))
async def enter_table(
    hub: TheHub, limits: TheLimits, person: Known, table_id: TableId, enter: told.Enter
) -> told.Done:
    """Come in by the key of the table's link."""
    limits.watcher.take(person.id)
    row = await hub.row(table_id)
    if row is None or not hmac.compare_digest(row.invite.encode(), enter.key.encode()):
        raise unknown_table()
    await hub.store.enter(table_id, person.id)
    live = await hub.visible(table_id, person)
    return told.Done(n=live.table.n)


@router.get("/{table_id}", responses={**problems(401, 403, 404, 429), 200: {"model": told.Snapshot}})
async def look_at_table(
    hub: TheHub, limits: TheLimits, person: Known, table_id: TableId, seat: Seat = None
) -> Response:
    """All of a table for one viewer: the same as a new socket brings."""
    count_look(limits, person)
    live = await hub.visible(table_id, person)
    member = await hub.store.is_member(table_id, person.id)
    viewer = viewer_of(live.table, person, seat)  # nothing is awaited from here on: a seat may be lost
    body = {
        "update": rendered(live, viewer, person, -1),
        "talk": faces.talk(live.talk, viewer, 0),
        "presence": presence(live),
        "invite": live.table.row.invite if member else None,
        "message": None,
    }
    return Response(to_json(body), media_type="application/json")


@router.post("/{table_id}/commands", responses=problems(401, 404, 408, 409, 413, 429))
async def command_table(
    hub: TheHub,
    limits: TheLimits,
    person: Known,
    table_id: TableId,
    command: Annotated[wire.AnyCommand, Body()],
) -> told.Done:
    """One command. Sent twice under one `id` it is done once, and answered alike."""
    try:
        live = await hub.visible(table_id, person)
    except Refusal:
        limits.watcher.take(person.id)
        raise
    _limit(limits, live, person, command)
    return told.Done(n=await hub.command(live, person, command))


def count_look(limits: Limits, person: Person) -> None:
    """Counted apart from commands: whoever has looked too often can still act."""
    limits.player.take(f"look {person.id}")


def _limit(limits: Limits, live: Live, person: Person, command: wire.Command) -> None:
    seated = bool(live.table.places_of(person.id))
    (limits.player if seated else limits.watcher).take(person.id)
    if isinstance(command, wire.Chat):
        limits.chat.take(person.id)

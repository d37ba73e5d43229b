"""Routes for tables: create, list, enter by invitation, and read the game, chat, previews, and deals."""

from __future__ import annotations

from time import time
from typing import Annotated, Literal, NamedTuple

from fastapi import APIRouter, Depends, Path, Query
from fastapi.responses import Response
from pydantic_core import to_json

from hinode.server.errors import Refusal
from hinode.server.http.dependencies import get_address, get_hub, get_rate_limits
from hinode.server.http.errors import error_responses
from hinode.server.http.identity import CurrentPerson
from hinode.server.http.limits.client_address import address_hash
from hinode.server.http.limits.rate_limits import RateLimits
from hinode.server.live.creation import add_table
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.live.subscription import presence_message, render_update, viewer_of
from hinode.server.storage.rows import OpenTables, Page, Person, TableRow
from hinode.server.tables import presenters
from hinode.server.tables.deals import presenters as deal_presenters
from hinode.server.wire import tables as responses
from hinode.server.wire.deals import DealChoices, DealsMessage, LedgerReply
from hinode.server.wire.options import Clan

router = APIRouter(prefix="/api/tables", tags=["tables"])
HubDep = Annotated[Hub, Depends(get_hub)]
RateLimitsDep = Annotated[RateLimits, Depends(get_rate_limits)]
Address = Annotated[str, Depends(get_address)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Seat = Annotated[Clan | None, Query()]


def listing(row: TableRow) -> responses.Listing:
    return responses.Listing.model_validate(
        {
            "id": row.id,
            "title": row.title,
            "status": row.status,
            "open": row.open,
            "options": row.all_options,
            "created": row.created,
            "changed": row.changed,
        }
    )


class ViewedTable(NamedTuple):
    """A table that a person looks at: from one of their seats, or as a spectator."""

    live: LiveTable
    person: Person
    seat: str | None

    @property
    def viewer(self) -> str | None:
        """Whose view the person gets. Use it at once: after an `await` the seat could be lost."""
        return viewer_of(self.live.table, self.person, self.seat)

    @property
    def player(self) -> str:
        """The clan whose player asks; refused for spectators."""
        clan = self.viewer
        if clan is None:
            raise Refusal("not-your-seat", "this is for the players of the table", status=403)
        return clan


async def get_viewed_table(
    hub: HubDep,
    limits: RateLimitsDep,
    person: CurrentPerson,
    table_id: TableId,
    seat: Seat = None,
) -> ViewedTable:
    """The table that a request reads."""
    count_read(limits, person)
    return ViewedTable(await hub.visible(table_id, person), person, seat)


ViewedTableDep = Annotated[ViewedTable, Depends(get_viewed_table)]


@router.get("", responses=error_responses(401, 429))
async def list_tables(
    hub: HubDep,
    limits: RateLimitsDep,
    person: CurrentPerson,
    scope: Annotated[Literal["open", "mine"], Query()] = "open",
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> responses.Listings:
    """Open tables that are not over, or one's own tables, the latest first."""
    limits.player.take(person.id)
    settings = hub.settings
    size = settings.listed_tables
    wanted = Page(limit=size + 1, skip=page * size)  # one more, to know whether there are more
    if scope == "mine":
        rows = await hub.store.tables_of(person.id, wanted)
    else:
        stale = time() - settings.lobby_hours * 3600
        fair = OpenTables(
            settings.listed_per_creator, settings.listed_per_address, stale, settings.archived_before(time())
        )
        rows = await hub.store.open_tables(fair, wanted)
    return responses.Listings(tables=[listing(row) for row in rows[:size]], more=len(rows) > size)


@router.post("", status_code=201, responses=error_responses(401, 408, 409, 413, 429))
async def create_table(
    hub: HubDep, limits: RateLimitsDep, address: Address, person: CurrentPerson, options: responses.NewTable
) -> responses.Made:
    """Create a table. Its commitment is fixed now, before anybody takes a seat."""
    with limits.new_table(person.id, address):
        row = await add_table(hub, person, options, address_hash(address))
    return responses.Made(id=row.id, invite=row.invite, commitment=row.commitment)


@router.post("/{table_id}/enter", responses=error_responses(401, 404, 408, 413, 429))
async def enter_table(
    hub: HubDep, limits: RateLimitsDep, person: CurrentPerson, table_id: TableId, enter: responses.Enter
) -> responses.Done:
    """Enter a table with the key from its invitation link."""
    limits.spectator.take(person.id)
    row = await hub.invited_row(table_id, enter.key)
    await hub.store.enter(row.id, person.id)
    live = await hub.visible(table_id, person)
    return responses.Done(n=live.table.n)


@router.get(
    "/{table_id}", responses={**error_responses(401, 403, 404, 429), 200: {"model": responses.Snapshot}}
)
async def look_at_table(hub: HubDep, viewed: ViewedTableDep) -> Response:
    """Everything about a table for one viewer: the same as a new socket sends."""
    live, person = viewed.live, viewed.person
    member = await hub.is_member(live.table.id, person.id)
    viewer = viewed.viewer
    body = {
        "update": render_update(live, viewer, person, -1),
        "talk": presenters.talk(live.talk, viewer, 0),
        "deals": deal_presenters.deals(live.table, viewer),
        "presence": presence_message(live),
        "invite": live.table.row.invite if member else None,
        "message": None,
        "sent": None,
    }
    return Response(to_json(body), media_type="application/json")


@router.get(
    "/{table_id}/talk", responses={**error_responses(401, 404), 200: {"model": responses.TalkMessage}}
)
async def read_older_talk(
    viewed: ViewedTableDep, before: Annotated[int, Query(ge=0, le=2**31)] = 2**31
) -> Response:
    """The 100 messages before the one with that number, of those that this viewer may read."""
    page = presenters.older_talk(viewed.live.talk, viewed.viewer, before)
    return Response(to_json(page), media_type="application/json")


@router.get(
    "/{table_id}/preview",
    responses={**error_responses(401, 403, 404, 429), 200: {"model": responses.PreviewReply}},
)
async def preview_options(viewed: ViewedTableDep) -> Response:
    """What each option of one's own open question would lead to, from what that seat knows."""
    return Response(
        to_json(presenters.previews(viewed.live.table, viewed.player)), media_type="application/json"
    )


@router.get(
    "/{table_id}/deals/choices",
    responses={**error_responses(401, 403, 404, 429), 200: {"model": DealChoices}},
)
async def choose_terms(viewed: ViewedTableDep, to: Annotated[Clan, Query()]) -> Response:
    """The terms that one's seat can offer a clan now, and ready-made offers."""
    found = deal_presenters.deal_choices(viewed.live.table, viewed.player, to)
    return Response(to_json(found), media_type="application/json")


@router.get(
    "/{table_id}/deals",
    responses={**error_responses(401, 403, 404, 429), 200: {"model": DealsMessage}},
)
async def read_deals(viewed: ViewedTableDep) -> Response:
    """The deals that this viewer may know: the same as a socket sends."""
    return Response(
        to_json(deal_presenters.deals(viewed.live.table, viewed.viewer)), media_type="application/json"
    )


@router.get(
    "/{table_id}/ledger",
    responses={**error_responses(401, 403, 404, 429), 200: {"model": LedgerReply}},
)
async def read_ledger(viewed: ViewedTableDep) -> Response:
    """Deals and the state of their promises, as far as this viewer may know them."""
    table = viewed.live.table
    found = {"n": table.n, "ledger": deal_presenters.ledger(table, viewed.viewer)}
    return Response(to_json(found), media_type="application/json")


@router.get(
    "/{table_id}/moments",
    responses={**error_responses(401, 403, 404, 429), 200: {"model": responses.MomentsReply}},
)
async def read_moments(viewed: ViewedTableDep, since: Annotated[int, Query(ge=0, le=2**31)] = 0) -> Response:
    """How the game stood after each of the newest entries past `since`: at most the last 40."""
    found = presenters.moments(viewed.live.table, viewed.viewer, since)
    return Response(to_json(found), media_type="application/json")


def count_read(limits: RateLimits, person: Person) -> None:
    """Counted apart from commands, so that someone who has looked too often can still act."""
    limits.player.take(f"look {person.id}")

"""Routes for people who follow a link to a table: the invitation preview, and the summary for a player's list
of games.
"""

from __future__ import annotations

from fastapi import APIRouter

from hinode.server.http.errors import error_responses
from hinode.server.http.identity import CurrentPerson
from hinode.server.http.routes.tables import Address, HubDep, RateLimitsDep, TableId, count_read
from hinode.server.live.hub import unknown_table
from hinode.server.tables import presenters
from hinode.server.wire import tables as responses

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("/{table_id}/invitation", responses=error_responses(404, 408, 413, 429))
async def read_invitation(
    hub: HubDep, limits: RateLimitsDep, address: Address, table_id: TableId, enter: responses.Enter
) -> responses.Invitation:
    """The table that an invitation link is for, before one has a name. The key is in no log."""
    limits.newcomers.take(address)
    row = await hub.invited_row(table_id, enter.key)
    live = await hub.live(row.id)
    if live is None:
        raise unknown_table()
    return responses.Invitation.model_validate(presenters.invitation(live.table))


@router.get("/{table_id}/summary", responses=error_responses(401, 404, 429))
async def summarize_table(
    hub: HubDep, limits: RateLimitsDep, person: CurrentPerson, table_id: TableId
) -> responses.Summary:
    """How a game stands for this person, in a few words: for a list of one's own tables."""
    count_read(limits, person)
    live = await hub.visible(table_id, person)
    return responses.Summary.model_validate(presenters.summary(live.table, person.id))

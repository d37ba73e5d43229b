"""The route for commands to a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body

from hinode.server.errors import Refusal
from hinode.server.http.errors import error_responses
from hinode.server.http.identity import CurrentPerson
from hinode.server.http.limits.rate_limits import RateLimits
from hinode.server.http.routes.tables import Address, HubDep, RateLimitsDep, TableId
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.live.run_command import run_command
from hinode.server.storage.rows import Person
from hinode.server.wire import commands as wire
from hinode.server.wire import tables as responses

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("/{table_id}/commands", responses=error_responses(401, 404, 408, 409, 413, 429))
async def command_table(
    hub: HubDep,
    limits: RateLimitsDep,
    address: Address,
    person: CurrentPerson,
    table_id: TableId,
    command: Annotated[wire.AnyCommand, Body()],
) -> responses.Done:
    """Run a command. Sent twice with the same `id`, it runs once and gets the same reply."""
    return responses.Done(n=await run_limited(hub, limits, address, person, table_id, command))


async def run_limited(
    hub: Hub, limits: RateLimits, address: str, person: Person, table_id: str, command: wire.AnyCommand
) -> int:
    """Run a command within the limits of its person; returns the number of its entry."""
    try:
        live = await hub.visible(table_id, person, fresh=isinstance(command, wire.Chat))
    except Refusal:
        limits.spectator.take(person.id)
        raise
    _limit(limits, live, person, address, command)
    return await run_command(hub, live, person, command)


def _limit(limits: RateLimits, live: LiveTable, person: Person, address: str, command: wire.Command) -> None:
    seated = bool(live.table.places_of(person.id))
    (limits.player if seated else limits.spectator).take(person.id)
    if isinstance(command, wire.Chat | wire.DealCommand):
        limits.take_chat(person.id, address)
    # A limit on whispers would tell others about them; players are few.
    if isinstance(command, wire.Chat) and command.to is None:
        limits.table_chat.take(f"{live.table.id} {'table' if seated else 'spectators'}")

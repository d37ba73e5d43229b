"""Commands from people: each runs once, however often it is sent."""

from __future__ import annotations

from hinode.server.errors import Refusal
from hinode.server.live.chat import add_chat
from hinode.server.live.creation import require_offered
from hinode.server.live.hub import Hub
from hinode.server.live.idempotency import command_digest, command_key, number_of_repeat
from hinode.server.live.live_table import LiveTable
from hinode.server.storage.rows import Person, Repeated
from hinode.server.tables.commands import handle_command
from hinode.server.tables.deals.commands import handle_deal
from hinode.server.tables.outcome import MessageOutcome, Outcome
from hinode.server.text import clean_name
from hinode.server.wire import commands as wire


async def run_command(hub: Hub, live: LiveTable, person: Person, command: wire.Command) -> int:
    """Run a command once, however often it is sent; returns the number of its entry."""
    key, digest = command_key(person, command), command_digest(command)
    if isinstance(command, wire.Chat):
        return await add_chat(hub, live, person, command, key, digest)
    if isinstance(command, wire.NameSeat):
        name = clean_name(command.name, hub.settings.name_length)
        command = command.model_copy(update={"name": name})
    if isinstance(command, wire.SeatBot):
        require_offered(hub, command.bot)

    def handle(live: LiveTable) -> Outcome | MessageOutcome:
        if isinstance(command, wire.DealCommand):
            return handle_deal(live.table, person, command, key)
        votes = isinstance(command, wire.Vote)
        absent = live.absent(hub.settings.absence_seconds) if votes else frozenset[str]()
        return handle_command(live.table, person, command, absent)

    try:
        if not live.table.running:
            await hub.space.require()
        return await hub.write_command(live, handle, key, digest, person.id)
    except (Refusal, Repeated) as error:
        return await number_of_repeat(hub.store, live.table.id, key, digest, error)

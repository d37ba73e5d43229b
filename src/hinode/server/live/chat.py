"""Chat messages: who may say what to whom, and how they are stored."""

from __future__ import annotations

from time import time
from typing import Any, Final

from hinode.server.errors import Refusal
from hinode.server.live.hub import Hub
from hinode.server.live.idempotency import number_of_repeat
from hinode.server.live.live_table import LiveTable
from hinode.server.storage.rows import Person, Repeated, Unavailable
from hinode.server.tables.commands import own_seat
from hinode.server.tables.table import Table
from hinode.server.text import clean_line
from hinode.server.wire import commands as wire

SPECTATORS: Final = "watchers"  # the name of their channel in JSON


async def add_chat(
    hub: Hub, live: LiveTable, person: Person, command: wire.Chat, key: str, digest: str
) -> int:
    """Returns the number of the log entry at that time: a message number would count others' whispers."""
    try:
        body = chat_body(live.table, person, command, hub.settings.chat_length)
        await _check_may_talk(hub, live.table, person)
        if not live.table.running or body["channel"] == SPECTATORS:
            await hub.space.require()
        _check_talk_space(hub, live, body["channel"])
        await hub.finish(_add_message(hub, live, key, digest, body))
        return int(body["n"])
    except (Refusal, Repeated) as error:
        number = await number_of_repeat(hub.store, live.table.id, key, digest, error)
    messages = await hub.store.talk(live.table.id, number - 1)
    return int(messages[0].body["n"])


async def _check_may_talk(hub: Hub, table: Table, person: Person) -> None:
    """Seeing an open table is not enough: strangers could fill its chat."""
    if not table.places_of(person.id) and not await hub.store.is_member(table.id, person.id):
        text = "only people who have a seat here or came with an invitation can talk at this table"
        raise Refusal("not-member", text, status=403)


def _check_talk_space(hub: Hub, live: LiveTable, channel: str) -> None:
    """Channels are counted separately, so that a refusal says nothing about whispers of others."""
    limit = hub.settings.talk_per_table // (2 if channel == SPECTATORS else 1)
    # Deals have their own limits.
    messages = (message.body for message in live.talk if "deal" not in message.body)
    if sum(body["channel"] == channel for body in messages) >= limit:
        raise Refusal("talk-full", f"this table has {limit} messages, and no more fit", status=409)


async def _add_message(hub: Hub, live: LiveTable, key: str, digest: str, body: dict[str, Any]) -> None:
    async with live.lock:
        if live.needs_catch_up:
            await hub.catch_up(live)
        try:
            message = await hub.store.add_chat(live.table.id, key, digest, body, time())
        except Unavailable:
            live.needs_catch_up = True  # it may have been written anyway
            raise
        if hub.store.shared:
            await hub.catch_up(live)
        else:
            live.add_talk([message])
    live.wake()


def chat_body(table: Table, person: Person, command: wire.Chat, max_length: int) -> dict[str, Any]:
    clan, channel, among, name = command.seat, "table", command.to, person.name
    if clan is not None:
        name = own_seat(table, person, clan).name
    elif not table.places_of(person.id):
        channel = SPECTATORS
    elif table.game is not None:
        raise Refusal("which-seat", "choose which of your seats is speaking")
    if among is not None:
        if clan is None:
            raise Refusal("not-seated", "only seated players can whisper", status=403)
        if any(table.place_of(other) is None for other in among):
            raise Refusal("no-seat", "there is no such clan at this table")
        channel, among = "private", sorted({clan, *among})
    view = table.game.view(None) if table.game is not None else {}
    return {
        "channel": channel,
        "clan": clan,
        "name": name,
        "among": among,
        "text": clean_line(command.text, max_length, "text"),
        "season": view.get("season"),
        "phase": view.get("phase"),
        "n": table.n,
    }

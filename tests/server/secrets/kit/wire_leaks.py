"""Leaks to plant in a running server: in its routes, headers, sockets, replies, and log."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from fastapi.responses import Response
from sqlalchemy import update

from hinode.server.http.routes import records, socket
from hinode.server.http.routes import tables as routes
from hinode.server.live import chat, idempotency, run_command, subscription
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.logging import log, log_event
from hinode.server.storage.rows import Entry, Person
from hinode.server.storage.schema import tables
from hinode.server.tables import presenters
from hinode.server.tables.table import Table
from hinode.server.wire.commands import Chat, Command
from tests.server.secrets.kit.channels import NOW
from tests.server.secrets.kit.leaks import Patch, found_by, game_of, rivals
from tests.server.secrets.kit.random_games import Viewer
from tests.server.tables.scenes import Json


@found_by("battle")
def the_record_before_the_end(patch: Patch) -> None:
    def document(table: Table, entries: Sequence[Entry]) -> Json:
        return {"entries": [entry.body for entry in entries]}

    patch.setattr(records, "document", document)


@found_by("battle")
def a_replay_before_the_end(patch: Patch) -> None:
    async def of(replays: object, hub: Hub, live: LiveTable) -> Any:
        def leak(*_: object) -> Json:
            return {"privates": list(rivals(live.table, None))}

        return SimpleNamespace(at=leak, moments=leak, story=leak)

    patch.setattr(records.Replays, "of", of)


@found_by("battle")
def any_seat_that_is_asked_for(patch: Patch) -> None:
    viewer_of = subscription.viewer_of

    def changed(table: Table, person: Person | None, seat: str | None) -> Viewer:
        return seat or viewer_of(table, person, seat)

    patch.setattr(routes, "viewer_of", changed)


@found_by("battle")
def sealed_bids_in_previews(patch: Patch) -> None:
    previews = presenters.previews

    def changed(table: Table, clan: str) -> Json:
        return {**previews(table, clan), "sealed": [private["sealed"] for private in rivals(table, clan)]}

    patch.setattr(presenters, "previews", changed)


@found_by("battle")
def all_talk_at_a_first_look(patch: Patch) -> None:
    """The socket is correct."""
    shown = SimpleNamespace(
        talk=lambda said, viewer, count: {"messages": [each.body for each in said]},
        previews=presenters.previews,
    )
    patch.setattr(routes, "presenters", shown)


@found_by("battle")
def a_header_that_stands_for_the_whole_state(patch: Patch) -> None:
    """So that browsers know when nothing has changed."""
    render_update, states = subscription.render_update, [""]

    def noted(live: LiveTable, *rest: Any) -> Json:
        states[0] = game_of(live.table).digest()
        return render_update(live, *rest)

    def answer(content: bytes, media_type: str) -> Response:
        return Response(content, media_type=media_type, headers={"ETag": states[0]})

    patch.setattr(routes, "render_update", noted)
    patch.setattr(routes, "Response", answer)


@found_by("battle")
def replies_that_count_whispers(patch: Patch) -> None:
    say = chat.add_chat

    async def changed(hub: Hub, live: LiveTable, *rest: Any) -> int:
        await say(hub, live, *rest)
        return len(live.talk)

    patch.setattr(run_command, "add_chat", changed)


@found_by("battle")
def lists_that_tell_when_someone_whispered(patch: Patch) -> None:
    say = chat.add_chat

    async def changed(hub: Hub, live: LiveTable, *rest: Any) -> int:
        now = update(tables).where(tables.c.id == live.table.id).values(changed=NOW)
        await hub.store._database.write(lambda connection: connection.execute(now))
        return await say(hub, live, *rest)

    patch.setattr(run_command, "add_chat", changed)


@found_by("battle")
def a_greeting_that_counts_all_talk(patch: Patch) -> None:
    send = socket.BoundedWebSocket.send

    async def changed(line: socket.BoundedWebSocket, message: Json) -> None:
        if message["type"] == "hello":
            message["lines"] = len(line.socket.app.state.hub.loaded_table(message["table"]).talk)
        await send(line, message)

    patch.setattr(socket.BoundedWebSocket, "send", changed)


@found_by("battle")
def bids_that_were_taken_back(patch: Patch) -> None:
    """The stack of what can be undone keeps the raw events."""
    entries = presenters.entries

    def changed(table: Table, viewer: Viewer, since: int) -> list[Json]:
        found = entries(table, viewer, since)
        for entry in found:
            moment = table.public_entries[entry["n"] - 1]
            if moment.game is not None:
                entry["events"] = moment.game.events(moment.clan, moment.first)[: moment.last - moment.first]
        return found

    patch.setattr(presenters, "entries", changed)


@found_by("battle")
def commands_in_the_log(patch: Patch) -> None:
    digest = idempotency.command_digest

    def changed(command: Command) -> str:
        log_event("command", **command.model_dump(mode="json"))
        return digest(command)

    patch.setattr(run_command, "command_digest", changed)


@found_by("battle")
def whispers_in_the_log(patch: Patch) -> None:
    spoken = chat.chat_body

    def changed(table: Table, person: Person, command: Chat, max_length: int) -> Json:
        log.debug("said: %s", command.text)
        return spoken(table, person, command, max_length)

    patch.setattr(chat, "chat_body", changed)


@found_by("closings")
def a_reason_for_closing(patch: Patch) -> None:
    async def changed(line: socket.BoundedWebSocket, code: int) -> None:
        hub: Hub = line.socket.app.state.hub
        live = hub.loaded_table(line.socket.path_params["table_id"])
        assert live is not None
        await line.socket.close(code, f"{len(live.talk)} lines were said")

    patch.setattr(socket.BoundedWebSocket, "close", changed)

"""Routes for records and replays: download a finished game, step through it, import a record file."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import Response
from pydantic_core import to_json

from hinode.server.errors import Refusal
from hinode.server.http.errors import error_responses
from hinode.server.http.identity import CurrentPerson
from hinode.server.http.import_worker_handle import ImportReader
from hinode.server.http.limits.client_address import address_hash
from hinode.server.http.routes.tables import Address, HubDep, RateLimitsDep, TableId, count_read
from hinode.server.live.creation import add_imported_table, check_creation_rate
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.records.replay import Replay
from hinode.server.records.writer import document
from hinode.server.wire import tables as responses
from hinode.server.wire.options import Clan
from hinode.server.wire.records import AnyRecord, ReplayStep, ReplaySteps, ReplayStory
from hinode.vocab.errors import HinodeError

router = APIRouter(prefix="/api", tags=["records"])
MAX_REPLAYS: Final = 32
MAX_STEPS: Final = 12  # in one response
Step = Annotated[int, Path(ge=0, le=100_000)]
Viewer = Annotated[Clan | Literal["all"] | None, Query()]


class Replays:
    """A cache of recent replays. Building one replays the whole game, so only one is built at a time.

    Several steps take 20 ms or more, so they are rendered in a thread, also for one request at a time.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[str, Replay] = OrderedDict()
        self._making = asyncio.Lock()
        self._rendering = asyncio.Lock()

    async def of(self, hub: Hub, live: LiveTable) -> Replay:
        table_id = live.table.id
        if table_id not in self._known:
            async with self._making:
                await self._make(hub, live)
        self._known.move_to_end(table_id)
        return self._known[table_id]

    async def _make(self, hub: Hub, live: LiveTable) -> None:
        table_id = live.table.id
        if table_id not in self._known:  # another request may have built it in the meantime
            record = await record_of(hub, live)
            self._known[table_id] = await asyncio.to_thread(Replay, record)
            if len(self._known) > MAX_REPLAYS:
                self._known.popitem(last=False)

    async def render(self, look: Callable[[], Any]) -> Response:
        """What `look` finds in a replay."""
        try:
            async with self._rendering:
                found = await asyncio.to_thread(lambda: to_json(look()))
        except HinodeError as error:
            raise Refusal("no-step", str(error), status=404) from error
        return Response(found, media_type="application/json")


async def record_of(hub: Hub, live: LiveTable) -> dict[str, Any]:
    return document(live.table, await hub.store.entries(live.table.id, 0))


async def get_replays(request: Request) -> Replays:
    found: Replays = request.app.state.replays
    return found


ReplaysDep = Annotated[Replays, Depends(get_replays)]


async def requested_replay(
    hub: HubDep, limits: RateLimitsDep, replays: ReplaysDep, person: CurrentPerson, table_id: TableId
) -> Replay:
    """The replay of the table that a request names."""
    count_read(limits, person)
    return await replays.of(hub, await hub.visible(table_id, person))


ReplayDep = Annotated[Replay, Depends(requested_replay)]


@router.get(
    "/tables/{table_id}/record", responses={**error_responses(401, 404, 409, 429), 200: {"model": AnyRecord}}
)
async def download_record(
    hub: HubDep, limits: RateLimitsDep, person: CurrentPerson, table_id: TableId
) -> Response:
    """The record of a finished game, with its seed and salt; `hinode verify` checks it."""
    count_read(limits, person)
    live = await hub.visible(table_id, person)
    headers = {"Content-Disposition": f'attachment; filename="hinode-{table_id}.json"'}
    return Response(to_json(await record_of(hub, live)), media_type="application/json", headers=headers)


@router.get(
    "/tables/{table_id}/replay/{step}",
    responses={**error_responses(401, 404, 409, 429), 200: {"model": ReplayStep}},
)
async def step_through(
    replays: ReplaysDep,
    replay: ReplayDep,
    step: Step,
    viewer: Viewer = None,
) -> Response:
    """One step of a finished game, as a clan saw it, as a spectator saw it, or with all secrets shown."""
    return await replays.render(lambda: replay.at(step, viewer))


@router.get(
    "/tables/{table_id}/replay/{step}/steps",
    responses={**error_responses(401, 404, 409, 429), 200: {"model": ReplaySteps}},
)
async def read_steps(
    replays: ReplaysDep,
    replay: ReplayDep,
    step: Step,
    count: Annotated[int, Query(ge=1, le=MAX_STEPS)] = MAX_STEPS,
    viewer: Viewer = None,
) -> Response:
    """Several steps of a finished game from one on, so that a client can play them without a pause."""
    return await replays.render(lambda: {"steps": replay.steps_from(step, count, viewer)})


@router.get(
    "/tables/{table_id}/replay",
    responses={**error_responses(401, 404, 409, 429), 200: {"model": ReplayStory}},
)
async def read_story(
    replays: ReplaysDep,
    replay: ReplayDep,
    viewer: Viewer = None,
) -> Response:
    """What happened at each step of a finished game, as that viewer knows it."""
    return await replays.render(lambda: {"entries": replay.story(viewer)})


@router.post(
    "/records",
    status_code=201,
    responses=error_responses(401, 408, 413, 429),
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {}}}}},
)
async def import_record(
    hub: HubDep, limits: RateLimitsDep, address: Address, request: Request, person: CurrentPerson
) -> responses.Made:
    """Import a record to look at: of a table on any server, or of a game alone."""
    limits.player.take(person.id)
    await check_creation_rate(hub, person)
    await hub.space.require()
    reader: ImportReader = request.app.state.import_reader
    with reader.upload(address):
        limits.take_import(person.id, address)
        found = await reader.read(await request.body())  # not read from the network before
    with limits.new_table(person.id, address):
        row = await add_imported_table(hub, person, found, address_hash(address))
    return responses.Made(id=row.id, invite=row.invite, commitment=row.commitment)

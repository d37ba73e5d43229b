"""Route for the analysis of a finished game: asking for it starts it, asking again says how far it is."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic_core import to_json

from hinode.server.errors import Refusal
from hinode.server.http.errors import error_responses
from hinode.server.http.identity import CurrentPerson
from hinode.server.http.routes.records import record_of
from hinode.server.http.routes.tables import Address, HubDep, RateLimitsDep, TableId, count_read
from hinode.server.play.analysis.queue import AnalysisJob, AnalysisQueue
from hinode.server.records.reader import game_record
from hinode.server.wire.analysis import AnalysisReply

router = APIRouter(prefix="/api", tags=["records"])


@router.get(
    "/tables/{table_id}/analysis",
    responses={**error_responses(401, 404, 409, 429), 200: {"model": AnalysisReply}},
)
async def read_analysis(
    hub: HubDep,
    limits: RateLimitsDep,
    address: Address,
    request: Request,
    person: CurrentPerson,
    table_id: TableId,
) -> Response:
    """The analysis of a finished game. It is computed in the background: ask again until it is ready."""
    count_read(limits, person)
    live = await hub.visible(table_id, person)
    if not hub.settings.analysis:
        raise Refusal("analysis-off", "this server does not analyze games", status=404)
    queue: AnalysisQueue = request.app.state.analysis_queue
    found = queue.find(table_id)
    if found is None:
        document = await record_of(hub, live)
        queue.check_room()
        limits.take_analysis(person.id, address)
        found = queue.add(table_id, game_record(document))
    return Response(_reply(found, queue.ahead(table_id)), media_type="application/json")


def _reply(found: AnalysisJob, ahead: int) -> bytes:
    facts = {"state": found.state, "ahead": ahead, "done": found.done, "total": found.total}
    analysis = found.result or b"null"  # it is JSON already
    return to_json(facts)[:-1] + b',"analysis":' + analysis + b"}"

"""Records and replays over the wire."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from pydantic import Field

from hinode.server.wire.base import Strict
from hinode.server.wire.engine.events import AnyEvent
from hinode.server.wire.game import AnyAnswer, Board, RecordJson, ResultJson, View
from hinode.server.wire.options import Clan


class RecordSeat(Strict):
    name: str
    bot: str | None


class TableRecord(Strict):
    """What `hinode verify` checks; docs/fairness.md spells it out."""

    format: Literal["hinode-table-record"]
    version: Literal[1]
    table: str
    commitment: str
    salt: str
    setup: dict[str, Any]
    seats: dict[Clan, RecordSeat]
    record: RecordJson
    digest: str
    result: ResultJson
    entries: list[dict[str, Any]]
    head: str


AnyRecord: TypeAlias = TableRecord | RecordJson  # of a game alone where nothing else was imported


class ReplayStep(Strict):
    """The game after so many answers."""

    step: int
    steps: int
    clan: Clan | None = Field(description="who gave the answer of this step")
    answer: AnyAnswer | None = Field(description="null where the viewer did not know it")
    view: View
    board: Board
    events: list[AnyEvent]
    privates: dict[Clan, dict[str, Any]] | None = Field(default=None, description="with viewer all")

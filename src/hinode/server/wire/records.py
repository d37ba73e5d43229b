"""Records and replay steps on the wire. `records.schema` checks record files; this documents them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from pydantic import Field

from hinode.server.wire.base import Strict
from hinode.server.wire.deals import LedgerEntry
from hinode.server.wire.engine.events import AnyEvent
from hinode.server.wire.engine_types import AnyAnswer, Board, RecordJson, ResultJson, View
from hinode.server.wire.options import Clan
from hinode.server.wire.tables import Entry


class RecordSeat(Strict):
    name: str
    bot: str | None


class TableRecord(Strict):
    """The record of a table, which `hinode verify` checks; see docs/fairness.md."""

    format: Literal["hinode-table-record"]
    version: Literal[1, 2]
    table: str
    commitment: str
    salt: str
    setup: dict[str, Any]
    seats: dict[Clan, RecordSeat]
    record: RecordJson
    digest: str
    result: ResultJson
    entries: list[dict[str, Any]]
    deals: list[dict[str, Any]] | None = Field(
        default=None, description="in version 2: the deals that were made"
    )
    head: str


AnyRecord: TypeAlias = TableRecord | RecordJson  # an imported record may be of a game alone


class ReplayStep(Strict):
    """The game after `step` answers."""

    step: int
    steps: int
    clan: Clan | None = Field(description="the clan that gave the answer of this step")
    answer: AnyAnswer | None = Field(description="null if the viewer did not know it")
    view: View
    board: Board
    events: list[AnyEvent]
    ledger: list[LedgerEntry] | None = Field(
        default=None, description="the deals that the viewer knew of then, if there are any"
    )
    privates: dict[Clan, dict[str, Any]] | None = Field(default=None, description="with viewer all")


class ReplaySteps(Strict):
    """Steps of a game in order."""

    steps: list[ReplayStep]


class ReplayStory(Strict):
    """What happened at each step of a game, beginning with the setup; `n` of an entry is its step."""

    entries: list[Entry]

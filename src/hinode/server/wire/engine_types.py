"""The engine's JSON types, except events, under the names that the server uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:  # for the type checker, a shape is a plain dictionary
    AnyAnswer: TypeAlias = dict[str, Any]
    AnyDecision: TypeAlias = dict[str, Any]
    View: TypeAlias = dict[str, Any]
    Board: TypeAlias = dict[str, Any]
    BattleStanding: TypeAlias = dict[str, Any]
    Previews: TypeAlias = dict[str, Any]
    ResultJson: TypeAlias = dict[str, Any]
    RecordJson: TypeAlias = dict[str, Any]
else:
    from hinode.server.wire.engine.answers import Answer as AnyAnswer
    from hinode.server.wire.engine.board import Board
    from hinode.server.wire.engine.decisions import Decision as AnyDecision
    from hinode.server.wire.engine.previews import Previews
    from hinode.server.wire.engine.record import Record as RecordJson
    from hinode.server.wire.engine.record import Result as ResultJson
    from hinode.server.wire.engine.standings import BattleStanding
    from hinode.server.wire.engine.view import View

__all__ = [
    "AnyAnswer",
    "AnyDecision",
    "BattleStanding",
    "Board",
    "Previews",
    "RecordJson",
    "ResultJson",
    "View",
]

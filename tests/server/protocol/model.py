"""A model of what the server promises about answers, built from its log and the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hinode.api import Game
from hinode.server.storage.rows import Entry
from hinode.vocab.decisions import Decision
from tests.server.protocol.midgame import Midgame

Json = dict[str, Any]
TOGETHER = ("tea", "bid")  # another clan's answer to these does not change a clan's own question


@dataclass(frozen=True)
class Moment:
    """After an entry: each clan's question, and the entry at which it was asked."""

    pending: dict[str, Decision]
    asked: dict[str, int]


class Model:
    """Every moment of a table since the start of its game."""

    def __init__(self, midgame: Midgame, entries: Sequence[Entry]) -> None:
        self.moments: dict[int, Moment] = {}
        game = midgame.game()
        for entry in entries:
            if entry.kind == "started":
                self._note(entry.seq, game, None)
            elif entry.kind == "answered":
                game.answer(entry.body["clan"], entry.body["answer"])
                self._note(entry.seq, game, entry.body["clan"])

    def _note(self, n: int, game: Game, actor: str | None) -> None:
        before = self.moments.get(n - 1, Moment({}, {}))
        pending = {decision.clan: decision for decision in game.pending}
        asked = {
            clan: before.asked[clan] if self._stood(before, decision, actor) else n
            for clan, decision in pending.items()
        }
        self.moments[n] = Moment(pending, asked)

    @staticmethod
    def _stood(before: Moment, decision: Decision, actor: str | None) -> bool:
        was = before.pending.get(decision.clan)
        return (
            was is not None
            and decision.kind in TOGETHER
            and was.kind == decision.kind
            and decision.clan != actor
        )

    def takes(self, n: int, sent: Json) -> bool:
        """Whether an answer is legal as the next entry after `n`."""
        moment = self.moments[n]
        decision = moment.pending.get(sent["seat"])
        if decision is None or not moment.asked[sent["seat"]] <= sent["seen"] <= n:
            return False
        return sent["answer"] in decision.options

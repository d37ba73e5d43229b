"""Plays the tutorial up to the player's next question, from the answers given so far. Nothing is stored."""

from __future__ import annotations

from typing import Any, Final

from hinode.api import Game
from hinode.bots.runner import safe_default
from hinode.server.errors import Refusal
from hinode.server.storage.rows import Entry, TableRow
from hinode.server.tables import presenters
from hinode.server.tables.commands import answer_outcome
from hinode.server.tables.outcome import Outcome
from hinode.server.tables.table import Table
from hinode.server.tutorial.script import (
    AT_THE_END,
    BOT_ANSWERS,
    BOTS,
    DURING_BATTLE,
    LESSONS,
    PLAYER,
    POSITION,
    STEPS,
)
from hinode.server.wire.options import TableOptions
from hinode.vocab.answers import parse_answer
from hinode.vocab.decisions import Decision

Json = dict[str, Any]
BOT: Final = "greedy"
PERSON: Final = "player"


class TutorialTable(Table):
    """A table in memory whose game starts from the position of the tutorial."""

    def _start_game(self) -> Game:
        return Game.from_position(POSITION)


class TutorialPlayback:
    """The tutorial after some answers of the player."""

    def __init__(self, answers: list[Json]) -> None:
        self._table = _seated_table()
        self._given: dict[str, list[Json]] = {bot: [] for bot in BOTS}
        self._answered = 0
        self._let_bots_answer()
        for number, answer in enumerate(answers):
            self._check(number, answer)
            _apply(self._table, answer_outcome(self._table, PLAYER, answer, "person"))
            self._answered += 1
            self._let_bots_answer()

    def state(self, since: int) -> Json:
        """What the client shows: an update and previews as of any table, and the lessons that come now."""
        update = presenters.update(self._table, PLAYER, PERSON, since)
        update["can_undo"] = False
        if since >= 0:  # what the bots did is shown entry by entry
            past = presenters.moments(self._table, PLAYER, since, before=self._table.n)
            update["moments"] = past["moments"]
        view = update["view"]
        pending = [{**asked, "options": self._allowed(asked)} for asked in view["pending"]]
        return {
            "update": {**update, "view": {**view, "pending": pending}, "clocks": None},
            "previews": self._table.previews(PLAYER),
            "lessons": list(self.lessons()),
            "all_lessons": list(LESSONS),
        }

    def lessons(self) -> tuple[str, ...]:
        if self._table.over:
            return AT_THE_END
        return STEPS[self._answered].lessons if self._answered < len(STEPS) else DURING_BATTLE

    def _allowed(self, asked: Json) -> list[Json] | None:
        wanted = STEPS[self._answered].answers if self._answered < len(STEPS) else ()
        return list(wanted) if wanted else asked["options"]

    def _check(self, number: int, answer: Json) -> None:
        """Most lessons take only one answer."""
        if self._table.over:
            raise Refusal("over", "the tutorial is over", status=409)
        wanted = STEPS[number].answers if number < len(STEPS) else ()
        if wanted and answer not in wanted:
            raise Refusal("tutorial", f"answer {number}: this lesson takes {wanted[0]}", status=409)

    def _let_bots_answer(self) -> None:
        while (asked := self._asked_bot()) is not None:
            answer = self._bot_answer(asked)
            _apply(self._table, answer_outcome(self._table, asked.clan, answer, "bot"))

    def _asked_bot(self) -> Decision | None:
        game = self._table.game
        return None if game is None else next((d for d in game.pending if d.clan in BOTS), None)

    def _bot_answer(self, asked: Decision) -> Json:
        given = self._given[asked.clan]
        for answer in BOT_ANSWERS[asked.clan]:
            if answer not in given and parse_answer(answer) in asked.options:
                if answer["kind"] != "yes":  # several questions may be answered with yes
                    given.append(answer)
                return answer
        return safe_default(asked).answer.to_json()


def _seated_table() -> Table:
    options = TableOptions(players=len(BOTS) + 1).settled()
    row = TableRow("tutorial", PERSON, "gathering", False, "", options, "0", "", "", "", 0.0, 0.0)
    table = TutorialTable(row)
    _apply(table, Outcome("created", {"name": "", "bots": [BOT for _ in BOTS]}))
    _apply(table, Outcome("joined", {"place": 0, "person": PERSON, "name": "", "chosen": PLAYER}))
    bots = [None, *(BOT for _ in BOTS)]
    _apply(table, Outcome("started", {"bots": bots, "clans": [PLAYER, *BOTS], "picking": []}))
    return table


def _apply(table: Table, outcome: Outcome) -> None:
    table.apply(Entry(table.n + 1, outcome.kind, outcome.body, 0.0), outcome.game)

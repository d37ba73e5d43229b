"""One person's game: the others answer by themselves, and own answers can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hinode import Answer, Decision, Event, Game
from hinode.cli.opponents import RandomPlayer


class Session:
    """A game with one seat for the person, `me`."""

    def __init__(self, game: Game, me: str, opponents: RandomPlayer) -> None:
        self.game = game
        self.me = me
        self._opponents = opponents
        self._before: list[Game] = []  # before each own answer since somebody else's last one
        self._told = 0  # events the person has been told

    def question(self) -> Decision | None:
        """The person's next question, after the others have answered theirs; None at the end."""
        while self.game.pending:
            mine = [decision for decision in self.game.pending if decision.clan == self.me]
            if mine:
                return mine[0]
            self._let_answer(self._opponents.pick(self.game.pending))
        return None

    def answer(self, answer: Answer | Mapping[str, Any]) -> None:
        """Answer for the person, or give a gift; a refused answer changes nothing."""
        before = self.game.copy()
        talk = any(d.clan == self.me and d.kind == "tea" for d in before.pending)
        self.game.answer(self.me, answer)
        self._before.append(before)
        if talk and not _is_gift(answer):
            self._let_talk()

    def _let_talk(self) -> None:
        """At tea everybody may speak: after the person, each of the others says one thing."""
        for clan in [d.clan for d in self.game.pending if d.clan != self.me]:
            for decision in self.game.pending:
                if decision.clan == clan and decision.kind == "tea":
                    self._let_answer(decision)
                    break

    def _let_answer(self, decision: Decision) -> None:
        self.game.answer(decision.clan, self._opponents.choose(decision))
        self._before.clear()

    @property
    def can_undo(self) -> bool:
        """Nobody else has acted since, and nothing hidden has come to light."""
        return bool(self._before) and self._before[-1].reveals == self.game.reveals

    def undo(self) -> bool:
        """Take back the person's last answer; False where it must stand."""
        if not self.can_undo:
            return False
        self.game = self._before.pop()
        self._told = min(self._told, len(self.game.events(self.me)))
        return True

    def news(self) -> list[Event]:
        """What happened since this was last asked for, as the person may know it."""
        found = self.game.events(self.me, self._told)
        self._told += len(found)
        return found


def _is_gift(answer: Answer | Mapping[str, Any]) -> bool:
    return (answer.kind if isinstance(answer, Answer) else answer.get("kind")) == "gift"

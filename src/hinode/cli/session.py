"""One person's game: the others answer by themselves, and own answers can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hinode import Answer, Decision, Event, Game
from hinode.bots.bot import Choice, Reason
from hinode.bots.table import BotSeat, answer_one

# Events of talk and gifts, for which bots give their reasons.
SPOKEN: Final = frozenset({"proposed", "refused", "withdrew", "ready", "allied", "gift"})


class Session:
    """A game with one seat for the person, `me`, and bots in the others."""

    def __init__(self, game: Game, me: str, bots: Mapping[str, BotSeat]) -> None:
        self.game = game
        self.me = me
        self.reasons: dict[int, Reason] = {}  # by the number of the event they explain
        self._bots = bots
        self._before: list[Game] = []  # before each own answer since somebody else's last one
        self._told = 0  # events the person has been told
        self._heard = 0  # events up to the last answer of a bot

    def question(self) -> Decision | None:
        """The person's next question, after the others have answered theirs; None at the end."""
        while self.game.pending:
            mine = [decision for decision in self.game.pending if decision.clan == self.me]
            if mine:
                return mine[0]
            self._let_answer(self._bots)
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
            if any((d.clan, d.kind) == (clan, "tea") for d in self.game.pending):
                self._let_answer({clan: self._bots[clan]})

    def _let_answer(self, bots: Mapping[str, BotSeat]) -> None:
        self._fresh_events()
        answer_one(self.game, bots, self._note)
        self._before.clear()

    def _note(self, decision: Decision, choice: Choice, seconds: float) -> None:
        """Keep a reason given at tea or for a gift; that of a bid could betray it."""
        spoken = [event.number for event in self._fresh_events() if event.kind in SPOKEN]
        if choice.reason is not None and spoken and (decision.kind == "tea" or _is_gift(choice.answer)):
            self.reasons[spoken[0]] = choice.reason

    def _fresh_events(self) -> list[Event]:
        found = self.game.events(self.me, self._heard)
        self._heard += len(found)
        return found

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

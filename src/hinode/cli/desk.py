"""What a person can do besides answering: look things up, undo, give, save, leave."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from enum import Enum, auto
from pathlib import Path

from hinode import Decision, Event, IllegalAnswer
from hinode.cli.asking import question
from hinode.cli.board import board, where_we_are
from hinode.cli.choices import CARD_FACTS
from hinode.cli.listing import card_lines, card_tables, command_table
from hinode.cli.menu import Unclear, fits, words
from hinode.cli.session import Session
from hinode.cli.terminal import Leave, Terminal
from hinode.cli.words import names, says
from hinode.cli.words.names import Voice
from hinode.cli.words.telling import story

LOG_LINES = 30
LOOKING = frozenset({"help", "board", "log", "cards", "save"})


class After(Enum):
    """What is to be done after something was typed."""

    GAME_CHANGED = auto()  # ask what is to be asked now
    SCREEN_SHOWN = auto()  # show the question again
    NOTE_MADE = auto()  # only read on


class Desk:
    """The commands that work at every question."""

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.voice = Voice(session.me)
        self._commands: dict[str, Callable[[list[str], Decision | None], After]] = {
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "cards": self._cards,
            "gift": self._gift,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        self._short = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit", "card": "cards"}

    def is_command(self, text: str) -> bool:
        return self._name(text) in self._commands

    def _name(self, text: str) -> str:
        first = text.lower().split(maxsplit=1)[:1]
        return self._short.get(first[0], first[0]) if first else ""

    def only_looks(self, text: str) -> bool:
        """Whether it is a command that still has a meaning when the game is over."""
        return self._name(text) in LOOKING

    def do(self, text: str, decision: Decision | None) -> After:
        """Carry out a command; `Unclear` says what is wrong with it."""
        return self._commands[self._name(text)](text.split()[1:], decision)

    def tell(self, events: Iterable[Event], brief: bool, last: int | None = None) -> None:
        """Events in words, those that open a section in bold."""
        lines = list(story(events, self.voice, brief, self.session.reasons))
        for heading, sentence in lines if last is None else lines[-last:]:
            if heading:
                self.terminal.say(sentence, style="bold")
            else:
                self.terminal.item(sentence)

    def _help(self, rest: list[str], decision: Decision | None) -> After:
        if decision is not None:
            asked = question(decision)
            self.terminal.rule(asked.title)
            self.terminal.say(asked.help)
            self.terminal.say(says.CLAUSES.format(clauses=asked.clauses), style="dim")
        self.terminal.show("", command_table())
        return After.SCREEN_SHOWN

    def _board(self, rest: list[str], decision: Decision | None) -> After:
        self.terminal.rule(where_we_are(self.session.game.view(None)))
        self.terminal.show(*board(self.session.game, self.session.me))
        return After.SCREEN_SHOWN

    def _log(self, rest: list[str], decision: Decision | None) -> After:
        asked = rest[0] if rest else ""
        last = int(asked) if asked.isdecimal() and 0 < len(asked) < 7 else LOG_LINES
        self.tell(self.session.game.events(self.session.me), brief=False, last=last)
        return After.SCREEN_SHOWN

    def _cards(self, rest: list[str], decision: Decision | None) -> After:
        if not rest:
            self.terminal.show(*card_tables(self.session.game.view(None)))
            return After.SCREEN_SHOWN
        wanted = words(" ".join(rest))
        found = [card for card, facts in CARD_FACTS.items() if wanted and fits(wanted, [facts["name"]])]
        if not found:
            raise Unclear(says.NO_CARD.format(text=" ".join(rest)))
        for line in card_lines(found):
            self.terminal.say(line)
        return After.NOTE_MADE

    def _gift(self, rest: list[str], decision: Decision | None) -> After:
        clan, *numbers = rest if len(rest) == 3 else ["", ""]
        amounts = [int(number) for number in numbers if number.isdecimal() and len(number) < 6]
        if clan.lower() not in names.CLANS or len(amounts) != 2:
            raise Unclear(says.GIFT_FORM)
        coins, ronin = amounts
        try:
            self.session.answer({"kind": "gift", "to": clan.lower(), "coins": coins, "ronin": ronin})
        except IllegalAnswer as error:
            raise Unclear(says.REFUSED.format(reason=error)) from error
        return After.GAME_CHANGED

    def _undo(self, rest: list[str], decision: Decision | None) -> After:
        if not self.session.undo():
            raise Unclear(says.NO_UNDO)
        self.terminal.say(says.UNDONE)
        return After.GAME_CHANGED

    def _save(self, rest: list[str], decision: Decision | None) -> After:
        if not rest:
            raise Unclear(says.SAVE_FORM)
        path = " ".join(rest)
        try:
            Path(path).write_text(json.dumps(self.session.game.record()) + "\n", encoding="utf-8")
        except OSError as error:
            raise Unclear(says.NOT_SAVED.format(path=path, reason=error.strerror)) from error
        self.terminal.say(says.SAVED.format(path=path))
        return After.NOTE_MADE

    def _quit(self, rest: list[str], decision: Decision | None) -> After:
        raise Leave

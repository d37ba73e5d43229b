"""What a person can do besides answering: look things up, undo, give, save, change the language, leave."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from enum import Enum, auto
from pathlib import Path

from hinode import Decision, Event, IllegalAnswer
from hinode.cli.asking import question
from hinode.cli.board import board, where_we_are
from hinode.cli.listing import card_lines, card_tables, command_table
from hinode.cli.menu import Unclear, fits, words
from hinode.cli.session import Session
from hinode.cli.terminal import Leave, Terminal
from hinode.cli.words.telling import story
from hinode.locale import LANGUAGES
from hinode.vocab.ids import CARDS, CLANS

LOG_LINES = 30
LOOKING = frozenset({"help", "board", "log", "cards", "save", "language"})


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
        self.voice = terminal.voice
        self._commands: dict[str, Callable[[list[str], Decision | None], After]] = {
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "cards": self._cards,
            "gift": self._gift,
            "undo": self._undo,
            "save": self._save,
            "language": self._language,
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
            asked = question(decision, self.voice)
            self.terminal.rule(asked.title)
            for paragraph in filter(None, (asked.help, asked.hint)):
                self.terminal.say(paragraph)
            self.terminal.tell("clauses", style="dim", clauses=asked.clauses)
        self.terminal.show("", command_table(self.voice))
        return After.SCREEN_SHOWN

    def _board(self, rest: list[str], decision: Decision | None) -> After:
        self.terminal.rule(where_we_are(self.session.game.view(None), self.voice))
        self.terminal.show(*board(self.session.game, self.voice))
        return After.SCREEN_SHOWN

    def _log(self, rest: list[str], decision: Decision | None) -> After:
        asked = rest[0] if rest else ""
        last = int(asked) if asked.isdecimal() and 0 < len(asked) < 7 else LOG_LINES
        self.tell(self.session.game.events(self.session.me), brief=False, last=last)
        return After.SCREEN_SHOWN

    def _cards(self, rest: list[str], decision: Decision | None) -> After:
        if not rest:
            self.terminal.show(*card_tables(self.session.game.view(None), self.voice))
            return After.SCREEN_SHOWN
        wanted = words(" ".join(rest))
        found = [card for card in CARDS if wanted and fits(wanted, [self.voice.call("card", card)])]
        if not found:
            raise Unclear(self.voice.say("no-card", text=" ".join(rest)))
        for line in card_lines(found, self.voice):
            self.terminal.say(line)
        return After.NOTE_MADE

    def _gift(self, rest: list[str], decision: Decision | None) -> After:
        to, *numbers = rest if len(rest) == 3 else ["", ""]
        amounts = [int(number) for number in numbers if number.isdecimal() and len(number) < 6]
        called = {clan: self.voice.call("clan", clan) for clan in self.session.game.clans}
        clan = next((clan for clan in CLANS if to.lower() in (clan, called.get(clan))), None)
        if clan is None or len(amounts) != 2:
            raise Unclear(self.voice.say("gift-form", clans=self.voice.row(called.values())))
        try:
            self.session.answer({"kind": "gift", "to": clan, "coins": amounts[0], "ronin": amounts[1]})
        except IllegalAnswer as error:
            why = "gift-refused" if error.clause is None else f"gift-refused-{error.clause.lower()}"
            raise Unclear(self.voice.say(why)) from error
        return After.GAME_CHANGED

    def _undo(self, rest: list[str], decision: Decision | None) -> After:
        if not self.session.undo():
            raise Unclear(self.voice.say("no-undo"))
        self.terminal.tell("undone")
        return After.GAME_CHANGED

    def _save(self, rest: list[str], decision: Decision | None) -> After:
        if not rest:
            raise Unclear(self.voice.say("save-form"))
        path = " ".join(rest)
        try:
            Path(path).write_text(json.dumps(self.session.game.record()) + "\n", encoding="utf-8")
        except OSError as error:
            raise Unclear(self.voice.say("not-saved", path=path, reason=str(error.strerror))) from error
        self.terminal.tell("saved", path=path)
        return After.NOTE_MADE

    def _language(self, rest: list[str], decision: Decision | None) -> After:
        """The same question again, in the other language."""
        if not self.terminal.speak(" ".join(rest)):
            raise Unclear(self.voice.say("language-form", languages=", ".join(LANGUAGES)))
        return After.GAME_CHANGED

    def _quit(self, rest: list[str], decision: Decision | None) -> After:
        raise Leave

"""Commands that work at every question: help, board, log, cards, gift, deals, undo, save, language, quit."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from enum import Enum, auto
from pathlib import Path

from hinode import Decision, Event, IllegalAnswer
from hinode.cli.play.deals.commands import DealCommands, is_deal_command
from hinode.cli.play.menu import UnclearInput, fits, words
from hinode.cli.play.printed_tables import card_lines, card_tables, command_table
from hinode.cli.play.questions import question
from hinode.cli.play.terminal_game import TerminalGame
from hinode.cli.screen.board import board, phase_title
from hinode.cli.screen.terminal import Quit, Terminal
from hinode.cli.words.glossary import explained_terms, term_names
from hinode.cli.words.sentences import log_lines
from hinode.locale import LANGUAGES
from hinode.vocab.ids import CARDS, CLANS

LOG_LINES = 30
READ_ONLY = frozenset({"help", "board", "log", "cards", "deals", "save", "language"})


class NextStep(Enum):
    """What the game loop does next."""

    GAME_CHANGED = auto()  # ask the next question
    SCREEN_CHANGED = auto()  # show the question again
    MESSAGE_SHOWN = auto()  # read the next line


class Commands:
    """Runs the commands of one game in one terminal."""

    def __init__(self, session: TerminalGame, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.translator = terminal.translator
        self.deals = DealCommands(session, terminal)
        self._commands: dict[str, Callable[[list[str], Decision | None], NextStep]] = {
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
        return self._name(text) in self._commands or is_deal_command(text)

    def _name(self, text: str) -> str:
        first = text.lower().split(maxsplit=1)[:1]
        return self._short.get(first[0], first[0]) if first else ""

    def works_after_game(self, text: str) -> bool:
        """Whether it is a command that can be used when the game is over."""
        return self._name(text) in READ_ONLY

    def run(self, text: str, decision: Decision | None) -> NextStep:
        """Carry out a command. Raises `UnclearInput` with a message if it is not complete."""
        if is_deal_command(text):
            return NextStep.GAME_CHANGED if self.deals.run(text) else NextStep.MESSAGE_SHOWN
        return self._commands[self._name(text)](text.split()[1:], decision)

    def show_events(self, events: Iterable[Event], brief: bool, last: int | None = None) -> None:
        """Print events as sentences, headings in bold."""
        lines = list(log_lines(events, self.translator, brief, self.session.reasons))
        for heading, sentence in lines if last is None else lines[-last:]:
            if heading:
                self.terminal.say(sentence, style="bold")
            else:
                self.terminal.item(sentence)

    def _help(self, rest: list[str], decision: Decision | None) -> NextStep:
        if rest:
            return self._explain(" ".join(rest))
        if decision is not None:
            asked = question(decision, self.translator)
            self.terminal.rule(asked.title)
            for paragraph in filter(None, (asked.help, asked.hint)):
                self.terminal.say(paragraph)
            self.terminal.show_message("clauses", style="dim", clauses=asked.clauses)
        self.terminal.show("", command_table(self.translator))
        self.terminal.show_message("terms", style="dim", terms=term_names(self.translator))
        return NextStep.SCREEN_CHANGED

    def _explain(self, term: str) -> NextStep:
        found = list(explained_terms(term, self.translator))
        if not found:
            raise UnclearInput(self.translator.say("no-term", text=term, terms=term_names(self.translator)))
        for line in found:
            self.terminal.say(line)
        return NextStep.MESSAGE_SHOWN

    def _board(self, rest: list[str], decision: Decision | None) -> NextStep:
        self.terminal.rule(phase_title(self.session.game.view(None), self.translator))
        self.terminal.show(*board(self.session.game, self.translator))
        return NextStep.SCREEN_CHANGED

    def _log(self, rest: list[str], decision: Decision | None) -> NextStep:
        asked = rest[0] if rest else ""
        last = int(asked) if asked.isdecimal() and 0 < len(asked) < 7 else LOG_LINES
        self.show_events(self.session.game.events(self.session.me), brief=False, last=last)
        return NextStep.SCREEN_CHANGED

    def _cards(self, rest: list[str], decision: Decision | None) -> NextStep:
        if not rest:
            self.terminal.show(*card_tables(self.session.game.view(None), self.translator))
            return NextStep.SCREEN_CHANGED
        wanted = words(" ".join(rest))
        found = [card for card in CARDS if wanted and fits(wanted, [self.translator.name("card", card)])]
        if not found:
            raise UnclearInput(self.translator.say("no-card", text=" ".join(rest)))
        for line in card_lines(found, self.translator):
            self.terminal.say(line)
        return NextStep.MESSAGE_SHOWN

    def _gift(self, rest: list[str], decision: Decision | None) -> NextStep:
        to, *numbers = rest if len(rest) == 3 else ["", ""]
        amounts = [int(number) for number in numbers if number.isdecimal() and len(number) < 6]
        called = {clan: self.translator.name("clan", clan) for clan in self.session.game.clans}
        clan = next((clan for clan in CLANS if to.lower() in (clan, called.get(clan))), None)
        if clan is None or len(amounts) != 2:
            raise UnclearInput(self.translator.say("gift-form", clans=self.translator.join(called.values())))
        try:
            self.session.answer({"kind": "gift", "to": clan, "coins": amounts[0], "ronin": amounts[1]})
        except IllegalAnswer as error:
            raise UnclearInput(self.translator.refusal(error)) from error
        return NextStep.GAME_CHANGED

    def _undo(self, rest: list[str], decision: Decision | None) -> NextStep:
        if not self.session.undo():
            raise UnclearInput(self.translator.say("no-undo"))
        self.terminal.show_message("undone")
        return NextStep.GAME_CHANGED

    def _save(self, rest: list[str], decision: Decision | None) -> NextStep:
        if not rest:
            raise UnclearInput(self.translator.say("save-form"))
        path = " ".join(rest)
        try:
            Path(path).write_text(json.dumps(self.session.record()) + "\n", encoding="utf-8")
        except OSError as error:
            raise UnclearInput(
                self.translator.say("not-saved", path=path, reason=str(error.strerror))
            ) from error
        self.terminal.show_message("saved", path=path, clan=self.session.me)
        return NextStep.MESSAGE_SHOWN

    def _language(self, rest: list[str], decision: Decision | None) -> NextStep:
        """Change the language. The question is shown again."""
        if not self.terminal.set_language(" ".join(rest)):
            raise UnclearInput(
                self.translator.say("language-form", languages=self.translator.join(LANGUAGES))
            )
        return NextStep.GAME_CHANGED

    def _quit(self, rest: list[str], decision: Decision | None) -> NextStep:
        raise Quit

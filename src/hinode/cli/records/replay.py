"""`hinode replay`: step through a saved game."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

from hinode import Event, Game, HinodeError, InvalidRecord
from hinode.cli import arguments, help_text
from hinode.cli.play.choices import sentence
from hinode.cli.records.record_files import read_document
from hinode.cli.screen.board import board, phase_title
from hinode.cli.screen.scores import show_result
from hinode.cli.screen.terminal import Quit, Terminal, use_line_editing
from hinode.cli.words.deals import told_line
from hinode.cli.words.sentences import log_lines
from hinode.cli.words.translator import Translator
from hinode.deals.record import DealReader, ended_by_step, had_tiles, with_excuses
from hinode.locale import LANGUAGES
from hinode.server.records.reader import game_record
from hinode.server.records.replay import all_events

Json = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=help_text.FILE)
    parser.add_argument("--all", action="store_true", help=help_text.ALL)
    arguments.add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    document = read_document(args.file)
    steps = ReplaySteps(game_record(document), args.file)
    terminal = Terminal(translator=Translator(language=args.language))
    viewer = ReplayViewer(steps, terminal, steps.ended_promises(document.get("deals", ())))
    if args.all:
        viewer.show_all()
        return 0
    if terminal.console.is_terminal:
        use_line_editing()
    viewer.step_through()
    return 0


class ReplaySteps:
    """The game after each answer of a record. Number 0 is the start."""

    def __init__(self, record: Any, path: str) -> None:
        self.path = path
        try:
            self.games = [game.copy() for game in Game.unroll(record)]
        except InvalidRecord as error:
            raise HinodeError(help_text.BAD_RECORD.format(path=path, reason=error)) from error
        self.answers: list[tuple[str, dict[str, Any]]] = [(c, a) for c, a in record["answers"]]

    @property
    def last(self) -> int:
        return len(self.answers)

    def events(self, number: int) -> list[Event]:
        """The events of answer `number`. Nothing is hidden in a finished game."""
        return all_events(self.games[number], self.games[number - 1].event_count if number else 0)

    def ended_promises(self, deals: Sequence[Json]) -> dict[int, list[Json]]:
        """By step, the promises of the record's deals that ended there, with possible excuses."""
        reader = DealReader(deals)
        for game in self.games:
            fault = reader.see(game)
            if fault is not None:
                raise HinodeError(help_text.BAD_RECORD.format(path=self.path, reason=fault))
        book = reader.book
        ledger = with_excuses(book.entries(None, over=True), had_tiles(book, self.games[-1]))
        return ended_by_step(ledger, [game.event_count for game in self.games])


class ReplayViewer:
    """Shows a replay with all secrets, all at once or answer by answer."""

    def __init__(
        self, steps: ReplaySteps, terminal: Terminal, promises: Mapping[int, Sequence[Json]] | None = None
    ) -> None:
        """`promises`: those that ended, by step."""
        self.steps = steps
        self.promises = promises or {}
        self.terminal = terminal
        self.translator = terminal.translator
        self.at = 0

    def show_all(self) -> None:
        for number in range(self.steps.last + 1):
            self._show(number)

    def step_through(self) -> None:
        self.terminal.show_message("cli-replay-hint", style="dim")
        self._show(0)
        try:
            while self._handle(self._ask()):
                pass
        except (Quit, KeyboardInterrupt):
            return

    def _ask(self) -> str:
        return self.terminal.ask(f"[{self.at}/{self.steps.last}] ").lower()

    def _handle(self, text: str) -> bool:
        """Carry out what was typed. False to quit."""
        if text in ("q", "quit", "exit"):
            return False
        if text in ("board", "help", "?"):
            self._show_board() if text == "board" else self.terminal.show_message("cli-replay-hint")
        elif text in ("", "n", "next"):
            self._go(self.at + 1)
        elif text in ("b", "back"):
            self._go(self.at - 1)
        elif text == "end":
            self._go(self.steps.last)
        elif text.isdecimal() and len(text) < 10:
            self._go(int(text))
        elif text.split()[0] == "language":
            self._set_language(text.removeprefix("language").strip())
        else:
            self._refuse()
        return True

    def _go(self, number: int) -> None:
        if number == self.steps.last + 1 == self.at + 1:
            self.terminal.show_message("cli-replay-end")
        elif 0 <= number <= self.steps.last:
            self.at = number
            self._show(number)
        else:
            self._refuse()

    def _refuse(self) -> None:
        self.terminal.show_message("cli-replay-range", style="yellow", total=str(self.steps.last))

    def _set_language(self, language: str) -> None:
        """Change the language and show the answer again."""
        if self.terminal.set_language(language):
            self._show(self.at)
        else:
            self.terminal.show_message(
                "language-form", style="yellow", languages=self.translator.join(LANGUAGES)
            )

    def _show(self, number: int) -> None:
        """Show one answer, its events, and the scores after the last answer."""
        total = str(self.steps.last)
        if number:
            clan, answer = self.steps.answers[number - 1]
            done = {"clan": self.translator.name("clan", clan), "answer": sentence(answer, self.translator)}
            self.terminal.show_message(
                "cli-replay-step", style="bold", number=str(number), total=total, **done
            )
        else:
            self.terminal.show_message("cli-replay-start", style="bold", total=total)
        for _, line in log_lines(self.steps.events(number), self.translator, brief=False):
            self.terminal.item(line)
        for promise in self.promises.get(number, ()):
            self.terminal.item(told_line(promise, self.translator))
        if self.steps.games[number].result is not None:
            show_result(self.steps.games[number], self.terminal)

    def _show_board(self) -> None:
        game = self.steps.games[self.at]
        self.terminal.rule(phase_title(game.view(None), self.translator))
        self.terminal.show(*board(game, self.translator))

"""`hinode replay`: step through a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hinode import Event, Game, HinodeError, IllegalAnswer, InvalidRecord
from hinode.cli import arguments
from hinode.cli.board import board, where_we_are
from hinode.cli.choices import sentence
from hinode.cli.scoring import show_result
from hinode.cli.terminal import Leave, Terminal, use_line_editing
from hinode.cli.words import commands as said
from hinode.cli.words.telling import story
from hinode.cli.words.voice import Voice
from hinode.locale import LANGUAGES
from hinode.server.records.reader import game_record, parse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=said.FILE)
    parser.add_argument("--all", action="store_true", help=said.ALL)
    arguments.add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    reel = Reel(read_record(args.file), args.file)
    terminal = Terminal(voice=Voice(language=args.language))
    player = Projector(reel, terminal)
    if args.all:
        player.show_all()
        return 0
    if terminal.console.is_terminal:
        use_line_editing()
    player.step_through()
    return 0


def read_record(path: str) -> Any:
    """The record of a game, saved by itself or by a table; else a `HinodeError` that names the place."""
    try:
        return game_record(parse(Path(path).read_bytes()))
    except OSError as error:
        raise HinodeError(said.NO_FILE.format(path=path, reason=error.strerror)) from error
    except InvalidRecord as error:
        raise HinodeError(said.BAD_RECORD.format(path=path, reason=error)) from error


class Reel:
    """The game after each answer of a record: number 0 is the start."""

    def __init__(self, record: Any, path: str) -> None:
        try:
            Game.replay(record)
            self.answers: list[tuple[str, dict[str, Any]]] = [(c, a) for c, a in record["answers"]]
            self.games = [Game.replay({**record, "answers": []})]
            self._wind()
        except (InvalidRecord, IllegalAnswer) as error:
            raise HinodeError(said.BAD_RECORD.format(path=path, reason=error)) from error

    def _wind(self) -> None:
        for clan, answer in self.answers:
            game = self.games[-1].copy()
            game.answer(clan, answer)
            self.games.append(game)

    @property
    def last(self) -> int:
        return len(self.answers)

    def events(self, number: int) -> list[Event]:
        """What answer `number` brought about, with nothing hidden: a game that is over is open."""
        since = len(self.games[number - 1].events()) if number else 0
        game = self.games[number]
        seen_by = {clan: game.events(clan, since) for clan in (None, *game.clans)}
        return [seen_by[event.get("clan")][i] for i, event in enumerate(seen_by[None])]


class Projector:
    """Shows a reel, all of it or answer by answer."""

    def __init__(self, reel: Reel, terminal: Terminal) -> None:
        self.reel = reel
        self.terminal = terminal
        self.voice = terminal.voice
        self.at = 0

    def show_all(self) -> None:
        for number in range(self.reel.last + 1):
            self._show(number)

    def step_through(self) -> None:
        self.terminal.tell("reel-hint", style="dim")
        self._show(0)
        try:
            while self._do(self._ask()):
                pass
        except (Leave, KeyboardInterrupt):
            return

    def _ask(self) -> str:
        return self.terminal.ask(f"[{self.at}/{self.reel.last}] ").lower()

    def _do(self, text: str) -> bool:
        """Carry out what was typed; False to leave."""
        if text in ("q", "quit", "exit"):
            return False
        if text in ("board", "help", "?"):
            self._show_board() if text == "board" else self.terminal.tell("reel-hint")
        elif text in ("", "n", "next"):
            self._go(self.at + 1)
        elif text in ("b", "back"):
            self._go(self.at - 1)
        elif text == "end":
            self._go(self.reel.last)
        elif text.isdecimal() and len(text) < 10:
            self._go(int(text))
        elif text.split()[0] == "language":
            self._speak(text.removeprefix("language").strip())
        else:
            self._refuse()
        return True

    def _go(self, number: int) -> None:
        if number == self.reel.last + 1 == self.at + 1:
            self.terminal.tell("reel-end")
        elif 0 <= number <= self.reel.last:
            self.at = number
            self._show(number)
        else:
            self._refuse()

    def _refuse(self) -> None:
        self.terminal.tell("reel-range", style="yellow", total=str(self.reel.last))

    def _speak(self, language: str) -> None:
        """The same answer again, in the other language."""
        if self.terminal.speak(language):
            self._show(self.at)
        else:
            self.terminal.tell("language-form", style="yellow", languages=", ".join(LANGUAGES))

    def _show(self, number: int) -> None:
        """One answer in words, what came of it, and the scores after the last one."""
        total = str(self.reel.last)
        if number:
            clan, answer = self.reel.answers[number - 1]
            done = {"clan": self.voice.call("clan", clan), "answer": sentence(answer, self.voice)}
            self.terminal.tell("reel-step", style="bold", number=str(number), total=total, **done)
        else:
            self.terminal.tell("reel-start", style="bold", total=total)
        for _, line in story(self.reel.events(number), self.voice, brief=False):
            self.terminal.item(line)
        if self.reel.games[number].result is not None:
            show_result(self.reel.games[number], self.terminal)

    def _show_board(self) -> None:
        game = self.reel.games[self.at]
        self.terminal.rule(where_we_are(game.view(None), self.voice))
        self.terminal.show(*board(game, self.voice))

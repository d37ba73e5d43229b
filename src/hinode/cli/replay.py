"""`hinode replay`: step through a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hinode import Event, Game, HinodeError, IllegalAnswer, InvalidRecord
from hinode.cli.board import board, where_we_are
from hinode.cli.choices import sentence
from hinode.cli.scoring import show_result
from hinode.cli.terminal import Leave, Terminal, use_line_editing
from hinode.cli.words import commands as said
from hinode.cli.words import names, says
from hinode.cli.words.names import Voice
from hinode.cli.words.telling import story
from hinode.server.records import game_record, parse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=said.FILE)
    parser.add_argument("--all", action="store_true", help=said.ALL)


def run(args: argparse.Namespace) -> int:
    reel = Reel(read_record(args.file), args.file)
    terminal = Terminal()
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
        raise HinodeError(says.NO_FILE.format(path=path, reason=error.strerror)) from error
    except InvalidRecord as error:
        raise HinodeError(says.BAD_RECORD.format(path=path, reason=error)) from error


class Reel:
    """The game after each answer of a record: number 0 is the start."""

    def __init__(self, record: Any, path: str) -> None:
        try:
            Game.replay(record)
            self.answers: list[tuple[str, dict[str, Any]]] = [(c, a) for c, a in record["answers"]]
            self.games = [Game.replay({**record, "answers": []})]
            self._wind()
        except (InvalidRecord, IllegalAnswer) as error:
            raise HinodeError(says.BAD_RECORD.format(path=path, reason=error)) from error

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
        self.at = 0

    def show_all(self) -> None:
        for number in range(self.reel.last + 1):
            self._show(number)

    def step_through(self) -> None:
        self.terminal.say(says.REPLAY_HINT, style="dim")
        self._show(0)
        try:
            while self._do(self._ask()):
                pass
        except (Leave, KeyboardInterrupt):
            return

    def _ask(self) -> str:
        return self.terminal.ask(says.REPLAY_PROMPT.format(number=self.at, total=self.reel.last)).lower()

    def _do(self, text: str) -> bool:
        """Carry out what was typed; False to leave."""
        if text in ("q", "quit", "exit"):
            return False
        if text in ("board", "help", "?"):
            self._show_board() if text == "board" else self.terminal.say(says.REPLAY_HINT)
        elif text in ("", "n", "next"):
            self._go(self.at + 1)
        elif text in ("b", "back"):
            self._go(self.at - 1)
        elif text == "end":
            self._go(self.reel.last)
        elif text.isdecimal() and len(text) < 10:
            self._go(int(text))
        else:
            self.terminal.say(says.REPLAY_RANGE.format(total=self.reel.last), style="yellow")
        return True

    def _go(self, number: int) -> None:
        if number == self.reel.last + 1 == self.at + 1:
            self.terminal.say(says.END_OF_RECORD)
        elif 0 <= number <= self.reel.last:
            self.at = number
            self._show(number)
        else:
            self.terminal.say(says.REPLAY_RANGE.format(total=self.reel.last), style="yellow")

    def _show(self, number: int) -> None:
        """One answer in words, what came of it, and the scores after the last one."""
        total = self.reel.last
        if number:
            clan, answer = self.reel.answers[number - 1]
            fields = {"clan": names.CLANS[clan], "answer": sentence(answer, Voice())}
            self.terminal.say(says.STEP.format(number=number, total=total, **fields), style="bold")
        else:
            self.terminal.say(says.BEGINNING.format(total=total), style="bold")
        for _, line in story(self.reel.events(number), Voice(), brief=False):
            self.terminal.item(line)
        if self.reel.games[number].result is not None:
            show_result(self.reel.games[number], self.terminal)

    def _show_board(self) -> None:
        game = self.reel.games[self.at]
        self.terminal.rule(where_we_are(game.view(None)))
        self.terminal.show(*board(game, None))

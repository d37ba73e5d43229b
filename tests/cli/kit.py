"""Test kit for the command line: run commands, and play games with scripted input."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from hinode import Game
from hinode.bots.runner import BotSeat, random_seat
from hinode.cli.main import main
from hinode.cli.play.loop import GameLoop
from hinode.cli.play.terminal_game import TerminalGame
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words.translator import Translator
from hinode.deals import DealBook
from hinode.locale import LANGUAGES, say

Json = dict[str, Any]
WIDTH = "100"
# Repeated often enough, these lines finish every game: lines that do not fit a question are ignored.
STUBBORN = "1\n0 0 0 0\n"


def command(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `hinode` in a new process."""
    return subprocess.run(
        [sys.executable, "-m", "hinode", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": WIDTH, **environment},
        check=False,
        timeout=60,
    )


def called(*args: str) -> int:
    """Run `hinode` in this process. Returns its exit code."""
    try:
        return main(args)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 1


def error_line(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """Run a command that must fail. Returns the one line on stderr."""
    assert called(*args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err


def unwrapped(shown: str) -> str:
    """The output as one line."""
    return " ".join(shown.split())


class ScriptedKeyboard(io.StringIO):
    """Input for a terminal: `choose` sees the output so far and returns the next line."""

    def __init__(self, screen: io.StringIO, choose: Callable[[str], str | None]) -> None:
        super().__init__()
        self._screen = screen
        self._choose = choose

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self._choose(self._screen.getvalue())
        return "" if line is None else line + "\n"


def opponents(game: Game, me: str, seed: int = 1) -> dict[str, BotSeat]:
    """Random bots for the other clans."""
    return {clan: random_seat(clan, seed) for clan in game.clans if clan != me}


class ScriptedGame:
    """A game in the terminal with scripted input."""

    def __init__(
        self,
        game: Game,
        me: str,
        typed: Iterable[str] | Callable[[str], str | None],
        bots: Mapping[str, BotSeat] | None = None,
        language: str = LANGUAGES[0],
        book: DealBook | None = None,
    ) -> None:
        self.screen = io.StringIO()
        lines = None if callable(typed) else iter(typed)
        choose = typed if callable(typed) else lambda _: next(lines or iter(()), None)
        self.session = TerminalGame(game, me, opponents(game, me) if bots is None else bots, book)
        self.terminal = Terminal(
            ScriptedKeyboard(self.screen, choose), self.screen, Translator(language=language)
        )
        self.terminal.console.width = int(WIDTH)
        GameLoop(self.session, self.terminal).run()

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def text(self) -> str:
        return self.screen.getvalue()

    def after(self, line: str) -> str:
        """The output after a line was first typed, until the next prompt."""
        rest = self.text.split(f"> {line}\n", 1)[1]
        return rest.split("> ", 1)[0]


def first_option(screen: str) -> str:
    """A simple policy: always the first option, and no bids."""
    since_last_answer = screen.split("> ")[-2]
    bidding = any(say(language, "ask-bid") in since_last_answer for language in LANGUAGES)
    return "0 0 0 0" if bidding else "1"


def political(current: str = "koi", hand: Iterable[str] = (), **position: Any) -> Game:
    """A game in which a clan chooses a mandate."""
    tiles = list(hand) or ["recruit", "marshal", "train", "harvest"]
    players = position.pop("players", {clan: {"coins": 5} for clan in ("koi", "lotus", "turtle")})
    start = {"phase": "political", "political": {"turn": 1, "current": current, "hand": tiles}}
    return Game.from_position({**start, "players": players, **position})

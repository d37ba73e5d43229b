"""Where words go out and answers come in: a terminal, a dumb one, or a pipe."""

from __future__ import annotations

import codecs
import sys
from typing import Any, Final, TextIO

from rich.console import Console, RenderableType
from rich.padding import Padding

from hinode.cli.language import find
from hinode.cli.style import paint
from hinode.cli.words.voice import Voice

_PLAIN: Final = {"─": "-", "━": "-", "│": "|", "…": "...", "—": "-", "–": "-", "’": "'", "×": "x"}


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """What a stream of few letters writes for the ones it lacks."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(_PLAIN.get(letter, "?") for letter in missing), error.end


codecs.register_error("hinode-plain", _plainly)


class Leave(Exception):
    """The person is gone: end of input, or Ctrl-C."""


class _Output(Console):
    """A console that lets its program see when the reader of a pipe has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """Prints with colour only on a terminal, and reads one line at a time."""

    def __init__(
        self, source: TextIO | None = None, target: TextIO | None = None, voice: Voice | None = None
    ) -> None:
        self.source: TextIO | None = source or sys.stdin  # None where a program has none
        for stream, errors in ((self.source, "replace"), (target or sys.stdout, "hinode-plain")):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors=errors)
        self.console: Console = _Output(file=target, highlight=False)
        self.voice = voice or Voice()  # of the person before it

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, markup=False)

    def say(self, sentence: str = "", style: str = "") -> None:
        """One line or paragraph, clan names in their colours."""
        self.console.print(paint(sentence, self.voice.me, style))

    def tell(self, message: str, /, style: str = "", **variables: str | int) -> None:
        """A message of the catalogue."""
        self.say(self.voice.say(message, **variables), style)

    def speak(self, language: str) -> bool:
        """Go on in another language; False where there is none of that name."""
        found = find(language)
        if found is None:
            return False
        self.voice.language = found
        self.tell("language-now")
        return True

    def item(self, sentence: str) -> None:
        """A line of a list, indented, also where it wraps."""
        self.console.print(Padding(paint(sentence, self.voice.me), (0, 0, 0, 2), expand=False))

    def rule(self, title: str) -> None:
        self.console.rule(paint(title, self.voice.me, "bold"), align="left", style="dim")

    def ask(self, prompt: str) -> str:
        """The next line; raises `Leave` where there is none."""
        try:
            line = input(prompt) if self._is_live() else self._read(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        return line.strip()

    def _is_live(self) -> bool:
        return self.source is not None and self.source is sys.stdin and self.source.isatty()

    def _read(self, prompt: str) -> str:
        """From a pipe: what was typed is printed too, so that a transcript can be read."""
        self.console.print(prompt, end="", markup=False)
        line = self.source.readline() if self.source is not None else ""
        if not line:
            raise EOFError
        self.console.print(line.rstrip("\n"), markup=False)
        return line


def use_line_editing() -> None:
    """Arrow keys and history, where the platform has them."""
    try:
        import readline  # importing it changes how `input` reads
    except ImportError:
        return
    for setting in ("input-meta on", "convert-meta off", "output-meta on"):
        readline.parse_and_bind(f"set {setting}")  # Chinese, also where the locale named is not installed


def fault(program: str, message: str, stream: Any = None) -> int:
    """One clear line on stderr; returns the exit code for bad input."""
    print(f"{program}: {' '.join(message.split())}", file=stream or sys.stderr)
    return 2

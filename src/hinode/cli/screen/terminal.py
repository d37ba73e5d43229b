"""Terminal: prints text and reads lines, on a real terminal or a pipe."""

from __future__ import annotations

import codecs
import sys
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.padding import Padding

from hinode.cli.screen.colors import paint
from hinode.cli.words.language import find
from hinode.cli.words.translator import Translator

_ASCII: Final = {
    "─": "-",
    "━": "-",
    "│": "|",
    "…": "...",
    "—": "-",
    "–": "-",
    "’": "'",
    "“": '"',
    "”": '"',
    "×": "x",
}


def _ascii_fallback(error: UnicodeError) -> tuple[str, int]:
    """Replacements for characters that the output encoding lacks."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(_ASCII.get(letter, "?") for letter in missing), error.end


codecs.register_error("hinode-plain", _ascii_fallback)


class Quit(Exception):
    """The player quit: by command, end of input, or Ctrl-C."""


class _Output(Console):
    """A console that raises when the reader of a pipe is gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """Prints in color on a real terminal, and reads one line at a time."""

    def __init__(
        self, source: TextIO | None = None, target: TextIO | None = None, translator: Translator | None = None
    ) -> None:
        self.source: TextIO | None = source or sys.stdin  # None if the process has no stdin
        for stream, errors in ((self.source, "replace"), (target or sys.stdout, "hinode-plain")):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors=errors)
        self.console: Console = _Output(file=target, highlight=False)
        self.translator = translator or Translator()

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, markup=False)

    def say(self, sentence: str = "", style: str = "") -> None:
        """Print a line or paragraph with clan names in color."""
        self.console.print(paint(sentence, self.translator.me, style))

    def show_message(self, message: str, /, style: str = "", **variables: str | int) -> None:
        """Print a message of the catalog."""
        self.say(self.translator.say(message, **variables), style)

    def set_language(self, language: str) -> bool:
        """Change the language. False if there is no such language."""
        found = find(language)
        if found is None:
            return False
        self.translator.language = found
        self.show_message("language-now")
        return True

    def item(self, sentence: str) -> None:
        """Print an indented line of a list."""
        self.console.print(Padding(paint(sentence, self.translator.me), (0, 0, 0, 2), expand=False))

    def rule(self, title: str) -> None:
        self.console.rule(paint(title, self.translator.me, "bold"), align="left", style="dim")

    def ask(self, prompt: str) -> str:
        """Read the next line. Raises `Quit` at the end of input."""
        try:
            line = input(prompt) if self._is_interactive() else self._read(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        return line.strip()

    def _is_interactive(self) -> bool:
        return self.source is not None and self.source is sys.stdin and self.source.isatty()

    def _read(self, prompt: str) -> str:
        """Read from a pipe. The line is printed too, to make the output a full transcript."""
        self.console.print(prompt, end="", markup=False)
        line = self.source.readline() if self.source is not None else ""
        if not line:
            raise EOFError
        self.console.print(line.rstrip("\n"), markup=False)
        return line


def use_line_editing() -> None:
    """Turn on arrow keys and history if the platform has them."""
    try:
        import readline  # importing it changes how `input` reads
    except ImportError:
        return
    for setting in ("input-meta on", "convert-meta off", "output-meta on"):
        readline.parse_and_bind(f"set {setting}")  # Chinese input, even without an installed locale

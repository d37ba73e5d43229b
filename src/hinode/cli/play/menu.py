"""Menu: a numbered list of answers. A long list is split into steps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hinode import Answer
from hinode.cli.play.choices import MenuChoice, joined
from hinode.cli.words.answers import ALIASES
from hinode.cli.words.translator import Translator

FLAT: Final = 10  # a list with more lines is split into steps
_NAMED: Final = 3  # matches named in an error message
_DIGITS: Final = 10  # a number with this many digits is not in any list
_WORD: Final = re.compile(r"[a-z0-9]+|[\u4e00-\u9fff]")  # in Chinese each character is a word


class UnclearInput(Exception):
    """The typed line is not an answer. The message says what to type."""


@dataclass(frozen=True, slots=True)
class MenuLine:
    """A line of the menu, and the answers it stands for."""

    label: str
    choices: tuple[MenuChoice, ...]


class Menu:
    """The possible answers, and the steps picked so far. Number 0 goes back or ends the question."""

    def __init__(self, found: Sequence[MenuChoice], translator: Translator) -> None:
        self._translator = translator
        self._ending = next((choice for choice in found if choice.ends), None)
        self._all = tuple(choice for choice in found if not choice.ends) or tuple(found)
        self._picked: tuple[str, ...] = ()
        self._here = self._all
        self.lines = self._list()

    @property
    def path(self) -> str:
        """The steps picked so far."""
        return joined(self._picked, self._translator)

    @property
    def zero(self) -> str | None:
        """What number 0 does here."""
        if self._picked:
            return self._translator.say("go-back")
        return self._ending.line if self._ending else None

    def _list(self) -> list[MenuLine]:
        depth = len(self._picked)
        if len(self._here) <= FLAT:
            return [MenuLine(self._rest(choice, depth), (choice,)) for choice in self._here]
        groups: dict[str, list[MenuChoice]] = {}
        for choice in self._here:
            groups.setdefault(choice.steps[depth], []).append(choice)
        return [self._group(step, depth, choices) for step, choices in groups.items()]

    def _group(self, step: str, depth: int, choices: list[MenuChoice]) -> MenuLine:
        if len(choices) == 1:
            return MenuLine(self._rest(choices[0], depth), tuple(choices))
        return MenuLine(choices[0].opening if depth == 0 else step, tuple(choices))

    def _rest(self, choice: MenuChoice, depth: int) -> str:
        return choice.line if depth == 0 else joined(choice.steps[depth:], self._translator)

    def read(self, text: str) -> Answer | None:
        """The answer that was typed. None if the menu changed and must be shown again."""
        if not text:
            raise UnclearInput(self._translator.say("no-answer"))
        if text.isdecimal() and len(text) < _DIGITS:
            return self._by_number(int(text))
        return self._by_words(text)

    def _by_number(self, number: int) -> Answer | None:
        if number == 0 and self._picked:
            self._go((), self._all)
            return None
        if number == 0 and self._ending:
            return self._ending.answer
        if not 1 <= number <= len(self.lines):
            low = 1 if self.zero is None else 0
            high = len(self.lines)
            raise UnclearInput(self._translator.say("no-number", number=str(number), low=low, high=high))
        return self._take(self.lines[number - 1].choices)

    def _take(self, choices: tuple[MenuChoice, ...]) -> Answer | None:
        if len(choices) == 1:
            return choices[0].answer
        self._go((*self._picked, choices[0].steps[len(self._picked)]), choices)
        return None

    def _go(self, picked: tuple[str, ...], here: tuple[MenuChoice, ...]) -> None:
        self._picked, self._here = picked, here
        self.lines = self._list()
        if len(self.lines) == 1 and len(here) > 1:  # nothing to choose at this step
            self._take(here)

    def _by_words(self, text: str) -> Answer | None:
        typed = words(text)
        if self._picked and typed == ["back"]:
            self._go((), self._all)
            return None
        everything = (*self._here, *([self._ending] if self._ending else []))
        for choice in everything:
            if " ".join(typed) in ALIASES.get(choice.answer.kind, ()):
                return choice.answer
        fitting = tuple(choice for choice in everything if typed and fits(typed, choice.steps))
        if not fitting:
            raise UnclearInput(self._translator.say("no-words", text=text))
        choices = fitting if len(fitting) == 1 else self._one_step(typed, fitting)
        if not choices:
            raise UnclearInput(self._translator.say("many-fit", text=text, options=self._some(fitting)))
        return self._take(choices)

    def _one_step(self, typed: list[str], fitting: tuple[MenuChoice, ...]) -> tuple[MenuChoice, ...]:
        """The answers of the only step that matches the words. Empty if several steps match."""
        depth = len(self._picked)
        found = {choice.steps[depth] for choice in fitting if fits(typed, choice.steps[depth : depth + 1])}
        if len(found) != 1:
            return ()
        return tuple(choice for choice in fitting if choice.steps[depth] in found)

    def _some(self, fitting: Sequence[MenuChoice]) -> str:
        first = self._translator.facts(joined(choice.steps, self._translator) for choice in fitting[:_NAMED])
        left = len(fitting) - _NAMED
        return self._translator.say("many-more", first=first, count=left) if left > 0 else first


def words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def fits(typed: Sequence[str], steps: Sequence[str]) -> bool:
    """Whether the steps contain the typed words, or words that start with them, in this order."""
    line = iter(words(" ".join(steps)))
    return all(any(word.startswith(start) for word in line) for start in typed)

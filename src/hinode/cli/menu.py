"""A numbered list to choose from: short ones flat, long ones one step at a time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hinode import Answer
from hinode.cli.choices import Choice, joined
from hinode.cli.words.answers import ALIASES
from hinode.cli.words.voice import Voice

FLAT: Final = 10  # at most so many lines before a list is split into steps
_NAMED: Final = 3  # so many of several matches are named
_DIGITS: Final = 10  # no list is longer than that
_WORD: Final = re.compile(r"[a-z0-9]+|[\u4e00-\u9fff]")  # Chinese has no blanks: each character is a word


class Unclear(Exception):
    """What was typed is no answer; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list, and the answers behind it."""

    label: str
    behind: tuple[Choice, ...]


class Menu:
    """Where one is in the list of possible answers. Number 0 ends the question, or goes back."""

    def __init__(self, found: Sequence[Choice], voice: Voice) -> None:
        self._voice = voice
        self._ending = next((choice for choice in found if choice.ends), None)
        self._all = tuple(choice for choice in found if not choice.ends) or tuple(found)
        self._picked: tuple[str, ...] = ()
        self._here = self._all
        self.entries = self._list()

    @property
    def path(self) -> str:
        """What has been picked so far."""
        return joined(self._picked, self._voice)

    @property
    def zero(self) -> str | None:
        """What number 0 does here."""
        if self._picked:
            return self._voice.say("go-back")
        return self._ending.line if self._ending else None

    def _list(self) -> list[Entry]:
        depth = len(self._picked)
        if len(self._here) <= FLAT:
            return [Entry(self._rest(choice, depth), (choice,)) for choice in self._here]
        groups: dict[str, list[Choice]] = {}
        for choice in self._here:
            groups.setdefault(choice.steps[depth], []).append(choice)
        return [self._group(step, depth, behind) for step, behind in groups.items()]

    def _group(self, step: str, depth: int, behind: list[Choice]) -> Entry:
        if len(behind) == 1:
            return Entry(self._rest(behind[0], depth), tuple(behind))
        return Entry(behind[0].opening if depth == 0 else step, tuple(behind))

    def _rest(self, choice: Choice, depth: int) -> str:
        return choice.line if depth == 0 else joined(choice.steps[depth:], self._voice)

    def read(self, text: str) -> Answer | None:
        """The answer that was typed; None if the list has changed and must be shown again."""
        if not text:
            raise Unclear(self._voice.say("no-answer"))
        if text.isdecimal() and len(text) < _DIGITS:
            return self._by_number(int(text))
        return self._by_words(text)

    def _by_number(self, number: int) -> Answer | None:
        if number == 0 and self._picked:
            self._go((), self._all)
            return None
        if number == 0 and self._ending:
            return self._ending.answer
        if not 1 <= number <= len(self.entries):
            low = 1 if self.zero is None else 0
            high = len(self.entries)
            raise Unclear(self._voice.say("no-number", number=str(number), low=low, high=high))
        return self._take(self.entries[number - 1].behind)

    def _take(self, behind: tuple[Choice, ...]) -> Answer | None:
        if len(behind) == 1:
            return behind[0].answer
        self._go((*self._picked, behind[0].steps[len(self._picked)]), behind)
        return None

    def _go(self, picked: tuple[str, ...], here: tuple[Choice, ...]) -> None:
        self._picked, self._here = picked, here
        self.entries = self._list()
        if len(self.entries) == 1 and len(here) > 1:  # nothing to choose at this step
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
            raise Unclear(self._voice.say("no-words", text=text))
        behind = fitting if len(fitting) == 1 else self._one_step(typed, fitting)
        if not behind:
            raise Unclear(self._voice.say("many-fit", text=text, options=self._some(fitting)))
        return self._take(behind)

    def _one_step(self, typed: list[str], fitting: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """All answers behind the one step here that the words fit; none if there are more such steps."""
        depth = len(self._picked)
        found = {choice.steps[depth] for choice in fitting if fits(typed, choice.steps[depth : depth + 1])}
        if len(found) != 1:
            return ()
        return tuple(choice for choice in fitting if choice.steps[depth] in found)

    def _some(self, fitting: Sequence[Choice]) -> str:
        first = "; ".join(joined(choice.steps, self._voice) for choice in fitting[:_NAMED])
        left = len(fitting) - _NAMED
        return self._voice.say("many-more", first=first, count=left) if left > 0 else first


def words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def fits(typed: Sequence[str], steps: Sequence[str]) -> bool:
    """Whether the words, or their beginnings, stand in the steps in this order."""
    line = iter(words(" ".join(steps)))
    return all(any(word.startswith(start) for word in line) for start in typed)

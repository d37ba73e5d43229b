"""The catalogs as data: messages, their variables, and the values that each variable may have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hinode.locale
from hinode.locale import LANGUAGES

HOME = Path(hinode.locale.__file__).parent
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5, "other": 5}
Value = str | int
# Latin words allowed in Chinese text: names, ids of clauses, and what is typed at the terminal.
LATIN_ALLOWED = re.compile(r"Hinode|Home|End|I{1,3}|VP|[A-Z]{3}-[A-Z0-9]+(?:-\d+)?")
COMMANDS = (
    "help|board|log|cards|gift|undo|save|language|quit|end|Enter|hinode replay|hinode play --resume|--clan"
    "|en|zh-Hant"
)
DEALS = "offer|deals|accept|decline|counter|withdraw|reveal"
OFFERS = "give|ask(?!-)|2 coins|stay out|secret|until( [a-z]+)?"
TYPED = re.compile(rf"(?<![A-Za-z])({COMMANDS}|{DEALS}|{OFFERS})(?![A-Za-z])")


class _Reading(Visitor):
    """What a pattern refers to: variables, with the values in their selectors, and other messages."""

    def __init__(self) -> None:
        self.variables: dict[str, set[Value]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [v.key.name if isinstance(v.key, ast.Identifier) else int(v.key.value) for v in node.variants]
        counted = any(isinstance(key, int) or key == "one" for key in keys)
        if isinstance(node.selector, ast.VariableReference):
            told_apart = self.variables.setdefault(node.selector.id.name, set())
            told_apart |= {PLURALS[key] if counted and isinstance(key, str) else key for key in keys}
        self.generic_visit(node)


@dataclass(frozen=True)
class Words:
    """One pattern: the value of a message, or one of its attributes."""

    id: str
    file: str
    text: str
    variables: dict[str, set[Value]]
    references: set[str]


def _words(name: str, file: str, pattern: ast.Pattern, source: str) -> Words:
    reading = _Reading()
    reading.visit(pattern)
    assert pattern.span is not None
    text = source[pattern.span.start : pattern.span.end]
    return Words(name, file, text, reading.variables, reading.references)


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body


def _read(path: Path) -> Iterator[Words]:
    source = path.read_text(encoding="utf-8")
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield _words(entry.id.name, path.name, entry.value, source)
            for attribute in entry.attributes:
                yield _words(f"{entry.id.name}.{attribute.id.name}", path.name, attribute.value, source)


def paths(language: str) -> list[Path]:
    return sorted((HOME / language).glob("*.ftl"))


@cache
def catalog(language: str) -> dict[str, Words]:
    """Every pattern of a language, by its id for `say`."""
    return {words.id: words for path in paths(language) for words in _read(path)}


def variables(language: str, message: str) -> dict[str, set[Value]]:
    """The variables of a message and of everything it refers to, each with the values in selectors."""
    words = catalog(language)[message]
    found = {name: set(values) for name, values in words.variables.items()}
    for reference in words.references:
        for name, values in variables(language, reference).items():
            found.setdefault(name, set()).update(values)
    return found


def needs(message: str) -> dict[str, set[Value]]:
    """The variables of a message in any language."""
    found: dict[str, set[Value]] = {}
    for language in LANGUAGES:
        if message in catalog(language):
            for name, values in variables(language, message).items():
                found.setdefault(name, set()).update(values)
    return found


def samples(message: str) -> Iterator[dict[str, Value]]:
    """Variables for a message: every value in a selector occurs at least once."""
    told_apart = needs(message)
    plain: dict[str, Value] = {
        name: 7 if any(isinstance(value, int) for value in values) else name.upper()
        for name, values in told_apart.items()
    }
    yield plain
    for name, values in told_apart.items():
        for value in sorted(values, key=str):
            yield {**plain, name: value}

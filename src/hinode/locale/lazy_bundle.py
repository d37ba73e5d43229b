"""The messages of one language, each parsed on first use: parsing all takes a third of a second."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

# A message or a term begins at the start of a line; all its other lines are indented.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")


class LazyBundle:
    """A Fluent bundle that holds a message, with all that it refers to, once `has` was asked for it."""

    def __init__(self, language: str) -> None:
        self.fluent = FluentBundle([language], use_isolating=False)
        self._sources = _sources(language)
        self._loaded: set[str] = set()

    def has(self, name: str) -> bool:
        self._load(name, frozenset())
        return self.fluent.has_message(name)

    def _load(self, name: str, above: frozenset[str]) -> None:
        """References come first: another thread may use a message as soon as it is there."""
        if name in self._loaded or name in above or name not in self._sources:
            return
        source = self._sources[name]
        for reference in REFERENCE.findall(source):
            self._load(reference, above | {name})
        self.fluent.add_resource(FluentResource(source))
        self._loaded.add(name)


def _sources(language: str) -> dict[str, str]:
    """The source of each message and each term."""
    found: dict[str, str] = {}
    for file in files(__package__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            text = file.read_text(encoding="utf-8")
            starts = [(match[1], match.start()) for match in ENTRY.finditer(text)]
            ends = [start for _, start in starts[1:]] + [len(text)]
            for (name, start), end in zip(starts, ends, strict=True):
                found.setdefault(name, text[start:end])
    return found

"""Rules index: writes docs/rules-index.md, with the code and tests that name each rule clause.

python -m tools.rules_index            write the file
python -m tools.rules_index --check    fail if the file is out of date
python -m tools.rules_index --missing  list the clauses that no test names
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT: Final = Path(__file__).resolve().parent.parent
INDEX: Final = Path("docs/rules-index.md")
SOURCE: Final = Path("src/hinode")
CATALOG: Final = SOURCE / "locale" / "en"
TESTS: Final = Path("tests")
OWN_TESTS: Final = "test_rules_index.py"  # uses clauses as examples only

BASE_SECTIONS: Final = frozenset(
    (
        *("SET", "HON", "NEG", "SEA", "TEA", "POL", "REC", "MAR", "TRA", "HAR", "BET"),
        *("KAM", "WAR", "BAT", "CLN", "WIN", "CLA", "FIG"),
    )
)
BASE_RULINGS: Final = frozenset(f"RUL-{number}" for number in (1, 2, 4, 5, 6, 7, 13, 15, 16, 18))

_SECTIONS: Final = "|".join(sorted(BASE_SECTIONS | {"KUB", "CAR", "RUL"}))
_ID: Final = re.compile(rf"(?<![A-Za-z0-9-])(?:{_SECTIONS})-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?![A-Za-z0-9-])")
_RANGE: Final = re.compile(rf"\b({_SECTIONS})-(\d+) to \1-(\d+)\b")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: `CAR-<card id>` for a season card."""

    id: str
    section: str
    title: str

    @property
    def card(self) -> str | None:
        rest = self.id.removeprefix("CAR-")
        return rest if self.section == "CAR" and rest[0].islower() else None

    @property
    def base(self) -> bool:
        """Whether it is a rule of the base game, without season cards and Kami Unbound."""
        return self.section in BASE_SECTIONS or self.id in BASE_RULINGS


@dataclass(frozen=True, slots=True)
class Index:
    """Clauses, and for each id the files and tests that name it, in order."""

    sections: list[tuple[str, str]]
    clauses: list[Clause]
    code: dict[str, list[str]]
    tests: dict[str, list[tuple[str, str]]]

    def untested(self) -> list[Clause]:
        return [clause for clause in self.clauses if not self.tests.get(clause.id)]

    def unknown(self) -> dict[str, list[str]]:
        """Ids that are not clauses, and the files that name them."""
        known = {clause.id for clause in self.clauses}
        found = {name: list(files) for name, files in self.code.items() if name not in known}
        for name, tests in self.tests.items():
            if name not in known:
                found.setdefault(name, []).extend(f"{file}::{test}" for file, test in tests)
        return found


def mentions(text: str) -> set[str]:
    """Clause ids in a text."""
    return set(_ID.findall(text))


def ranges(text: str) -> set[str]:
    """Ids between the ends of ranges such as `KAM-3 to KAM-9`."""
    return {
        f"{section}-{number}"
        for section, first, last in _RANGE.findall(text)
        for number in range(int(first), int(last) + 1)
    }


def functions_of(text: str) -> Iterator[tuple[str, str]]:
    """(name, source with decorators) of every test function of a module."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            start = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield node.name, "\n".join(lines[start - 1 : node.end_lineno])


def _messages(root: Path, name: str) -> Iterator[tuple[str, dict[str, str]]]:
    """(id, parts) of each message of an English catalog file; the part "" is its own text."""
    for entry in FluentParser().parse((root / CATALOG / name).read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            parts = {attribute.id.name: _text(attribute.value) for attribute in entry.attributes}
            yield entry.id.name, {"": _text(entry.value), **parts}


def _text(pattern: fluent.Pattern | None) -> str:
    texts = (
        [part.value for part in pattern.elements if isinstance(part, fluent.TextElement)] if pattern else []
    )
    return " ".join("".join(texts).split())


def read_clauses(root: Path) -> tuple[list[tuple[str, str]], list[Clause]]:
    """Sections (id, title) and all clauses; the season cards come at the end of section CAR."""
    rules = list(_messages(root, "rules.ftl"))
    sections = [
        (n.removeprefix("section-").upper(), text[""]) for n, text in rules if n.startswith("section-")
    ]
    names = [
        (n.removeprefix("clause-").upper(), text["title"]) for n, text in rules if n.startswith("clause-")
    ]
    written = [Clause(name, name.split("-")[0], title) for name, title in names]
    cards = [
        Clause(f"CAR-{name.removeprefix('card-')}", "CAR", f"{text['']}: {text['does']}")
        for name, text in _messages(root, "cards.ftl")
        if name.startswith("card-")
    ]
    order = [section for section, _ in sections]
    return sections, sorted([*written, *cards], key=lambda clause: order.index(clause.section))


def scan(root: Path = ROOT) -> Index:
    """Read the clauses, the code and the tests of a checkout."""
    sections, clauses = read_clauses(root)
    cards = {clause.card: clause.id for clause in clauses if clause.card}
    code: dict[str, list[str]] = {}
    for path in sorted((root / SOURCE).rglob("*.py")):
        if path.is_relative_to(root / SOURCE / "cli"):  # shows clauses to players, implements none
            continue
        text = path.read_text(encoding="utf-8")
        named = mentions(text) | ranges(text)
        named |= {cards[literal] for literal in re.findall(r'"([a-z-]+)"', text) if literal in cards}
        for name in named:
            code.setdefault(name, []).append(path.relative_to(root).as_posix())
    tests: dict[str, list[tuple[str, str]]] = {}
    for path in sorted((root / TESTS).rglob("test_*.py")):
        if path.name == OWN_TESTS:
            continue
        for function, source in functions_of(path.read_text(encoding="utf-8")):
            for name in mentions(source):
                tests.setdefault(name, []).append((path.relative_to(root).as_posix(), function))
    return Index(sections, clauses, code, tests)


def _link(file: str, shown: str) -> str:
    return f"[{shown}](../{file})"


def _code_cell(files: list[str]) -> str:
    return "<br>".join(_link(file, file.removeprefix(f"{SOURCE.as_posix()}/")) for file in files)


def _test_cell(tests: list[tuple[str, str]]) -> str:
    """Test functions, grouped by file."""
    cells: list[str] = []
    for file in dict.fromkeys(file for file, _ in tests):
        names = [f"`{function}`" for where, function in tests if where == file]
        cells.append("<br>".join([_link(file, file.removeprefix(f"{TESTS.as_posix()}/")), *names]))
    return "<br>".join(cells)


def render(index: Index) -> str:
    """The whole file."""
    named = len(index.clauses) - len(index.untested())
    out = [
        "# Rules index",
        "",
        "Every clause of the rules, the code that names it, and the tests that name it. Generated by",
        "`make index`; do not edit. The full text of each clause is in `src/hinode/locale/en/rules.ftl`,",
        "that of each card in `src/hinode/locale/en/cards.ftl`.",
        "",
        f"{named} of {len(index.clauses)} clauses are named by at least one test.",
    ]
    for section, title in index.sections:
        out += ["", f"## {section}: {title}", "", "| clause | | code | tests |", "|---|---|---|---|"]
        for clause in index.clauses:
            if clause.section == section:
                code, tests = index.code.get(clause.id, []), index.tests.get(clause.id, [])
                out.append(f"| {clause.id} | {clause.title} | {_code_cell(code)} | {_test_cell(tests)} |")
    return "\n".join(out) + "\n"


def _list_missing(index: Index) -> None:
    for title, base in (("base game", True), ("season cards and Kami Unbound", False)):
        missing = [clause for clause in index.untested() if clause.base == base]
        print(f"{title}: {len(missing)} clauses without a test")
        for clause in missing:
            print(f"  {clause.id:<20} {clause.title}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="The index of rules, code and tests.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="fail if docs/rules-index.md is out of date")
    what.add_argument("--missing", action="store_true", help="list the clauses that no test names")
    args = parser.parse_args(arguments)
    index, path = scan(), ROOT / INDEX
    if args.missing:
        _list_missing(index)
    elif args.check:
        if not path.is_file() or path.read_text(encoding="utf-8") != render(index):
            print(f"{INDEX} is out of date: run `make index`", file=sys.stderr)
            return 1
    else:
        path.write_text(render(index), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Every message that the terminal uses exists, and every terminal message is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import hinode.cli
from hinode import Decision, Options
from hinode.bots.registry import LEVELS
from hinode.bots.style import STYLES
from hinode.cli.play.bids import bid_line
from hinode.cli.play.printed_tables import COMMANDS
from hinode.cli.play.questions import about, question
from hinode.cli.words.answers import STEPS
from hinode.cli.words.glossary import TERMS
from hinode.cli.words.translator import Translator
from hinode.locale import LANGUAGES
from hinode.server.wire.engine.decisions import OFFERS, QUESTIONS
from hinode.vocab.data import FACTS
from hinode.vocab.ids import KAMI, MANDATES
from tests.locale.catalog import catalog

SOURCES = sorted(Path(hinode.cli.__file__).parent.rglob("*.py"))
ID = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*(\.[a-z-]+)?")
SAYING = {"say", "show_message", "has"}
FAMILIES: dict[str, Iterable[str]] = {
    "opponent": LEVELS,
    "character": STYLES,
    "gift-of": KAMI,
    "gist": MANDATES,
    "command": COMMANDS,
    "thing": TERMS,
}
# The details that any question may have.
CARRIED = {
    "province": "edo",
    "victims": [["lotus", "bushi", 2], ["turtle", "shinto", 1]],
    "mover": "lotus",
    "route": ["oshu", "hokkaido"],
    "moves": 2,
    "coins": 1,
    "hand": ["recruit", "recruit", "train", "betray"],
}
OFFERED = [cause for _, causes, _ in OFFERS for cause in causes]
# Causes of questions; other kinds come from a clause or a mandate.
CAUSES: dict[str, tuple[str, ...]] = {
    "train": ("train", "ryujin"),
    "summon": ("raijin", *(card["id"] for card in FACTS["cards"] if card["type"] == "monster")),
    "fujin": ("fujin",),
    "offer": tuple(OFFERED),
    "place": (*KAMI, "path-of-the-kenin", "path-of-the-samurai", "path-of-the-light"),
    "hostage": ("hostage", "respect"),
    "kill": ("oni-of-hate", "path-of-the-ninja", "way-of-the-keiri"),
    "benevolence": ("benevolence",),
}


def _pattern(node: ast.expr) -> str | None:
    """A string in the source as a pattern; an inserted value matches anything, except at the start."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
        return re.escape(node.value)
    if not isinstance(node, ast.JoinedStr) or not isinstance(node.values[0], ast.Constant):
        return None
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
    return "".join(parts)


def _calls(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Method calls with arguments: the name and the first argument."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            yield node.func.attr, node.args[0]


def asked_for() -> dict[str, str]:
    """Every message that the code uses, as a pattern, with its file."""
    found = {}
    for path in SOURCES:
        for name, argument in _calls(ast.parse(path.read_text(encoding="utf-8"))):
            pattern = _pattern(argument)
            if pattern is not None and name in SAYING:
                found[pattern] = path.name
            if pattern is not None and name == "name":
                found[f"{pattern}-.+"] = path.name
    return found


def named() -> set[str]:
    """Every string in the code that could be the id of a message, as a pattern."""
    nodes = (node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {pattern for node in nodes if isinstance(node, ast.expr) and (pattern := _pattern(node))}


def answered(pattern: str, language: str) -> bool:
    return any(re.fullmatch(pattern, name) for name in catalog(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_uses_only_messages_that_exist(language: str) -> None:
    wanted = asked_for()
    assert {"welcome", "clan-.+", r"no\-words"} <= set(wanted)
    assert {name: file for name, file in wanted.items() if not answered(name, language)} == {}


def test_every_terminal_message_is_used() -> None:
    known = named() | set(asked_for())
    own = [name for name, words in catalog("en").items() if words.file == "terminal.ftl"]
    assert own
    assert [name for name in own if not any(re.fullmatch(pattern, name) for pattern in known)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_of_messages_has_all_its_members_and_no_more(family: str, language: str) -> None:
    wanted = {f"{family}-{name}" for name in FAMILIES[family]}
    assert wanted == {name for name in catalog(language) if re.fullmatch(rf"{family}-[^.]+", name)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", STEPS)
def test_every_step_of_an_answer_has_a_message(key: str, language: str) -> None:
    assert [step for step in STEPS[key] if step not in catalog(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_asked_and_explained_for_every_cause(kind: str, language: str) -> None:
    for cause in CAUSES.get(kind, (kind, "HON-5")):
        decision = Decision("koi", kind, cause, Options([]), CARRIED)
        words = question(decision, Translator("koi", language))
        shown = (words.title, words.ask, words.help, words.clauses, words.hint)
        assert all(shown), f"{kind} of {cause}: {words}"
        assert not any("{" in text for text in (*shown, about(decision, Translator("koi", language))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_has_its_own_answer_texts(language: str) -> None:
    labels = [f"answer-{answer}-{cause}" for answer in ("yes", "no") for cause in OFFERED]
    assert [label for label in labels if label not in catalog(language)] == []
    bid = Decision("koi", "bid", "BAT-3", Options([]), CARRIED)
    assert "1" in bid_line(bid, Translator("koi", language))

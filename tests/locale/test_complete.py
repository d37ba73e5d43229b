"""Every id, event, question, answer, reason, refusal, and clause has a message."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

import hinode.server
from hinode.bots.alliances.reasons import REASONS
from hinode.locale import LANGUAGES, has, say, say_ids
from hinode.server.http.errors import CODES
from hinode.server.wire.engine.decisions import DETAILS, OFFERS
from hinode.vocab import ids
from hinode.vocab.answers import ANSWER_KINDS
from hinode.vocab.data import FACTS
from hinode.vocab.decisions import ANSWERS_OF
from hinode.vocab.events import FIELDS
from tests.locale.catalog import catalog, needs
from tests.support.play import play_out, random_game

CLAUSES = [name for name in catalog("en") if name.startswith("clause-") and "." not in name]
NAMED = {
    "clan": (*ids.CLANS, "you"),
    "province": ids.PROVINCES,
    "at": (*ids.PROVINCES, *ids.KAMI, "reserve"),
    "kami": ids.KAMI,
    "mandate": ids.MANDATES,
    "figure": ids.FIGURES,
    "card": ids.CARDS,
    "type": tuple(FACTS["card_types"]),
    "set": ("core", *ids.SETS),
    "advantage": ids.ADVANTAGES,
    "season": ids.SEASONS,
    "phase": ids.PHASES,
    "section": tuple(dict.fromkeys(clause.split("-")[1] for clause in CLAUSES)),
}
ENGINE = ("vocab", "known", "state", "flow", "rules", "worlds", "notation", "deals")
EXPLAINED = ("card", "kami", "mandate", "advantage")
# Fields that sentences leave out, because the events around them say the same.
UNSAID = {"looked.turn", "kami_turn.turn", "token_discarded.season"}
CAUSE_NAMES = ("cause", "card", "kami", "mandate", "advantage", "clan")


def missing(names: list[str]) -> list[str]:
    return [name for name in names if name not in catalog("en")]


@pytest.mark.parametrize("kind", NAMED)
def test_every_id_has_a_name(kind: str) -> None:
    assert missing([f"{kind}-{name}" for name in NAMED[kind]]) == []


@pytest.mark.parametrize("kind", EXPLAINED)
def test_every_explained_id_has_a_description_and_a_clause(kind: str) -> None:
    names = [f"{kind}-{name}.{part}" for name in NAMED[kind] for part in ("does", "clause")]
    assert missing(names) == []


def test_clans_have_their_abilities_described() -> None:
    parts = ("full", "short", "does", "clause")
    assert missing([f"clan-{clan}.{part}" for clan in ids.CLANS for part in parts]) == []


def test_every_named_clause_exists() -> None:
    known = {clause.removeprefix("clause-").upper() for clause in CLAUSES} | {
        f"CAR-{card}" for card in ids.CARDS
    }
    named = {w.text.strip(): n for n, w in catalog("en").items() if n.endswith("clause")}
    assert {
        clause: name for text, name in named.items() for clause in text.split() if clause not in known
    } == {}


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_title(clause: str) -> None:
    assert f"{clause}.title" in catalog("en")


@pytest.mark.parametrize("kind", FIELDS)
def test_the_sentence_of_an_event_uses_its_fields(kind: str) -> None:
    """All variants together use every field; each uses only fields and the cause."""
    secret = any(type_.startswith("?") for _, type_ in FIELDS[kind])
    variants = [n for n in catalog("en") if n == f"event-{kind}" or n.startswith(f"event-{kind}-")]
    assert f"event-{kind}" in variants
    assert not secret or f"event-{kind}-secret" in variants
    used = set().union(*(needs(name) for name in variants))
    names = {name for name, _ in FIELDS[kind]}
    assert used <= names | {"cause"}
    assert {name for name in names - used if f"{kind}.{name}" not in UNSAID} == set()


@pytest.mark.parametrize("kind", [k for k, named in FIELDS.items() if any(s[0] == "?" for _, s in named)])
def test_a_sentence_without_the_secret_does_not_use_it(kind: str) -> None:
    secrets = {name for name, type_ in FIELDS[kind] if type_.startswith("?")}
    assert secrets <= needs(f"event-{kind}").keys()
    assert not secrets & needs(f"event-{kind}-secret").keys()


@pytest.mark.parametrize("kind", ANSWERS_OF)
def test_a_question_has_a_text_a_title_a_hint_and_a_line_for_waiting_players(kind: str) -> None:
    names = [n for n in catalog("en") if n == f"ask-{kind}" or n.startswith(f"ask-{kind}-")]
    asks = [name for name in names if "." not in name]
    assert f"ask-{kind}" in asks
    assert missing([f"{ask}.{part}" for ask in asks for part in ("title", "hint")]) == []
    assert set(needs(f"wait-{kind}")) <= {"clan", "cause"}
    carried = set(DETAILS.get(kind, {})) | {"cause"}
    if kind == "offer":
        carried |= {detail for _, _, details in OFFERS for detail in details}
    used = {variable for name in names for variable in needs(name)}
    used |= {v for ask in asks for part in ("title", "hint") for v in needs(f"{ask}.{part}")}
    assert used <= carried


@pytest.mark.parametrize(("causes", "details"), [offer[1:] for offer in OFFERS], ids=[o[0] for o in OFFERS])
def test_every_offer_has_its_own_question_and_labels(
    causes: tuple[str, ...], details: dict[str, object]
) -> None:
    names = [
        f"{part}-{cause}"
        for cause in causes
        for part in ("ask-offer", "wait-offer", "answer-yes", "answer-no")
    ]
    assert missing(names) == []
    assert all(set(needs(f"ask-offer-{cause}")) <= {*details, "cause"} for cause in causes)
    assert all(set(needs(f"wait-offer-{cause}")) <= {"clan", "cause"} for cause in causes)


def test_causes_of_questions_are_ids() -> None:
    """`ask-KIND-CAUSE` would never be looked up under a mistyped cause."""
    for name in (name for name in catalog("en") if name.startswith("ask-") and "." not in name):
        kind = max((k for k in ANSWERS_OF if name == f"ask-{k}" or name.startswith(f"ask-{k}-")), key=len)
        cause = name.removeprefix(f"ask-{kind}").removeprefix("-")
        assert not cause or cause in (*ids.CARDS, *ids.KAMI, *ids.ADVANTAGES)


@pytest.mark.parametrize("kind", ANSWER_KINDS)
def test_an_answer_has_a_label_with_its_keys(kind: str) -> None:
    cls = ANSWER_KINDS[kind]
    keys = {field.name.rstrip("_") for field in fields(cls) if field.type != "bool | None"}
    variants = [
        name for name in catalog("en") if name == f"answer-{kind}" or name.startswith(f"answer-{kind}-")
    ]
    assert f"answer-{kind}" in variants
    assert set().union(*(needs(name) for name in variants)) == keys
    flags = {field.name for field in fields(cls) if field.type == "bool | None"}  # each has a variant
    assert {f"answer-{kind}-{flag}" for flag in flags} <= set(variants)


def test_done_has_a_label_for_every_question_that_can_be_ended() -> None:
    ended = [kind for kind, answers in ANSWERS_OF.items() if "done" in answers]
    assert missing([f"answer-done-{kind}" for kind in ended]) == []


@pytest.mark.parametrize("kind", REASONS)
def test_a_bots_reason_uses_its_arguments(kind: str) -> None:
    used = set(needs(f"reason-{kind}"))
    assert used | {"clan"} == set(REASONS[kind])


def reasons() -> dict[str, set[str]]:
    """Every message with which the engine refuses something, and its variables, read from the source."""
    found: dict[str, set[str]] = {}
    package = Path(hinode.__file__).parent
    for path in (package / "api.py", *(p for part in ENGINE for p in sorted((package / part).rglob("*.py")))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"(refused|options)-[a-z-]+", str(node.value)):
                found.setdefault(str(node.value), set())
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "reason":
                first = node.args[0]
                if isinstance(first, ast.Constant) and all(keyword.arg for keyword in node.keywords):
                    found.setdefault(str(first.value), set()).update(str(k.arg) for k in node.keywords)
    return found


def test_the_catalog_has_exactly_the_reasons_of_the_engine() -> None:
    used = reasons()
    assert {"refused-not-adjacent", "refused-gift-phase", "options-seed"} <= set(used)
    listed = {name for name in catalog("en") if name.startswith(("refused-", "options-"))}
    assert set(used) == listed


def test_reasons_have_the_variables_that_their_messages_use() -> None:
    wrong = {name: (given, set(needs(name))) for name, given in reasons().items() if given}
    assert {name: pair for name, pair in wrong.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_variables_that_hold_ids_are_shown_by_name(language: str) -> None:
    shown = say_ids(language, "refused-other-type", {"with_figure": "bushi", "figure": "shinto"})
    assert say(language, "figure-bushi") in shown
    assert say(language, "figure-shinto") in shown


def refusals() -> set[str]:
    """Every code the server can refuse with, read from its source."""
    codes = {*CODES.values(), "refused"}
    for path in Path(hinode.server.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            said = [
                arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            ]
            if call.func.id == "Refusal" and isinstance(call.args[0], ast.Constant):
                codes.add(said[0])
            if call.func.id == "clean_line" and said:
                codes.add(f"bad-{said[-1]}")
    return codes


def test_every_refusal_of_the_server_has_a_message() -> None:
    codes = refusals()
    assert {"stale", "illegal", "bad-name", "bad-text", "not-found"} <= codes
    assert missing([f"error-{code}" for code in sorted(codes)]) == []


def test_every_refusal_message_is_used() -> None:
    spoken = {f"error-{code}" for code in refusals()} | {"error-network"}
    assert {name for name in catalog("en") if name.startswith("error-")} == spoken


@pytest.mark.parametrize("seed", range(4))
def test_every_cause_of_an_event_has_a_name(seed: int) -> None:
    game = play_out(random_game(seed, 5, season_set=ids.SETS[seed], kami_unbound=True), Random(seed))
    causes = {event.cause for event in game.events(None)}
    named = {cause for cause in causes for kind in CAUSE_NAMES if has("en", f"{kind}-{cause.lower()}")}
    assert causes - named == set()

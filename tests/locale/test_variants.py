"""Variants of sentences: the data shared by terminal and browser matches the events and the catalog."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hinode.deals.promises import RULES
from hinode.locale import LANGUAGES, has
from hinode.locale.variants import EVENT_VARIANTS, TERM_VARIANTS, Condition, Variant, suffix
from hinode.vocab.events import FIELDS
from tests.locale.catalog import catalog

Table = Mapping[str, tuple[Variant, ...]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("prefix", "table"), [("event", EVENT_VARIANTS), ("deal-term", TERM_VARIANTS)])
def test_every_variant_has_its_message(language: str, prefix: str, table: Table) -> None:
    wanted = [f"{prefix}-{kind}{each.suffix}" for kind, found in table.items() for each in found]
    assert [message for message in wanted if not has(language, message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_an_event_is_a_kind_or_one_of_its_variants(language: str) -> None:
    known = {f"event-{kind}" for kind in FIELDS} | {
        f"event-{kind}{each.suffix}" for kind, found in EVENT_VARIANTS.items() for each in found
    }
    messages = {name for name in catalog(language) if name.startswith("event-")}
    assert messages - known == set()


def test_every_secret_field_has_a_sentence_for_viewers_who_may_not_know_it() -> None:
    secret = {kind: name for kind, fields in FIELDS.items() for name, type_ in fields if type_[0] == "?"}
    variants = {kind: Variant("-secret", (Condition(name, "is", None),)) for kind, name in secret.items()}
    assert {kind: each for kind, each in variants.items() if each not in EVENT_VARIANTS.get(kind, ())} == {}


def test_conditions_name_fields_of_their_kind() -> None:
    for kind, found in EVENT_VARIANTS.items():
        names = {name for name, _ in FIELDS[kind]} | {"cause"}
        for condition in (one for each in found for one in each.conditions):
            assert condition.field in names
            assert condition.test not in ("same", "other") or condition.against in names
    assert TERM_VARIANTS.keys() <= RULES.keys()


@pytest.mark.parametrize(
    ("table", "fields", "wanted"),
    [
        (EVENT_VARIANTS, {"kind": "phase_started", "phase": "cleanup"}, "-cleanup"),
        (EVENT_VARIANTS, {"kind": "vp", "amount": -1}, "-lost"),
        (EVENT_VARIANTS, {"kind": "vp", "amount": 0}, ""),
        (EVENT_VARIANTS, {"kind": "war_order", "provinces": []}, "-none"),
        (EVENT_VARIANTS, {"kind": "war_order", "provinces": ["edo"]}, ""),
        (EVENT_VARIANTS, {"kind": "coins", "amount": -1, "cause": "marshal"}, "-lost"),
        (EVENT_VARIANTS, {"kind": "coins", "amount": -1, "cause": "train"}, "-paid"),
        (EVENT_VARIANTS, {"kind": "coins", "amount": -1, "cause": "CLN-1"}, "-left"),
        (EVENT_VARIANTS, {"kind": "killed", "by": "koi", "clan": "koi", "cause": "kub"}, "-own"),
        (EVENT_VARIANTS, {"kind": "killed", "by": "koi", "clan": "koi", "cause": "seppuku"}, "-seppuku"),
        (EVENT_VARIANTS, {"kind": "killed", "by": None, "clan": "koi"}, ""),
        (EVENT_VARIANTS, {"kind": "summoned", "province": "edo", "to": "fujin"}, "-shrine"),
        (EVENT_VARIANTS, {"kind": "summoned", "province": "edo", "to": "edo"}, ""),
        (TERM_VARIANTS, {"kind": "bid", "advantage": "any", "most": 0}, "-total-none"),
        (TERM_VARIANTS, {"kind": "bid", "advantage": "ronin", "most": 2}, ""),
        (TERM_VARIANTS, {"kind": "mandate", "choose": False, "until": "turn"}, "-not-turn"),
        (TERM_VARIANTS, {"kind": "mandate", "choose": True, "until": "turn"}, ""),
    ],
)
def test_the_suffix_follows_the_fields(table: Table, fields: dict[str, object], wanted: str) -> None:
    assert suffix(table[str(fields["kind"])], fields) == wanted


def test_an_unknown_test_is_an_error() -> None:
    with pytest.raises(ValueError, match="no test is called 'odd'"):
        suffix((Variant("-x", (Condition("a", "odd"),)),), {"a": 1})

"""Formatting a message with `say`: the sentences, and errors in calls."""

from __future__ import annotations

import pytest

from hinode import locale
from hinode.locale import LANGUAGES, NoWords, has, say
from hinode.locale.lazy_bundle import LazyBundle
from tests.locale.catalog import Value


def told(language: str, message: str, variables: dict[str, Value]) -> str:
    return say(language, message, **variables)


@pytest.mark.parametrize(
    ("message", "variables", "english"),
    [
        ("event-vp", {"clan": "Koi", "amount": 3, "cause": "Harvest"}, "The Koi gain 3 VP (Harvest)"),
        ("event-vp", {"clan": "you", "amount": 3, "cause": "Harvest"}, "You gain 3 VP (Harvest)"),
        (
            "event-coins-lost",
            {"clan": "Koi", "amount": 1, "cause": "Train"},
            "The Koi give up 1 Coin (Train)",
        ),
        ("event-gift", {"clan": "Koi", "to": "you", "coins": 0, "ronin": 2}, "The Koi give you 2 Ronin"),
        (
            "event-gift",
            {"clan": "you", "to": "Lotus", "coins": 1, "ronin": 2},
            "You give the Lotus 1 Coin and 2 Ronin",
        ),
        (
            "event-summoned",
            {"clan": "Turtle", "figure": "River Dragon", "to": "Edo"},
            "The Turtle summon the River Dragon in Edo",
        ),
        (
            "event-captured",
            {"clan": "Turtle", "owner": "you", "figure": "Bushi", "province": "Edo"},
            "The Turtle take a hostage in Edo: one of your Bushi",
        ),
        (
            "event-replaced",
            {"clan": "Koi", "with": "Bushi", "owner": "Lotus", "figure": "Bushi", "at": "Edo"},
            "The Koi replace one of the Lotus’ Bushi in Edo with a Bushi",
        ),
        (
            "event-killed",
            {
                "clan": "Koi",
                "figure": "Bushi",
                "count": 2,
                "province": "Edo",
                "by": "you",
                "cause": "battle outcome",
            },
            "You kill 2 Koi Bushi in Edo (battle outcome)",
        ),
        ("event-performs", {"clan": "Koi", "cause": "Train", "bonus": "false"}, "The Koi carry out Train"),
        (
            "event-honor",
            {"clan": "Koi", "steps": 2, "cause": "Amaterasu", "order": "Koi, Lotus"},
            "The Koi gain 2 honor (Amaterasu). Honor now, from the top: Koi, Lotus",
        ),
        ("wait-mandate", {"clan": "Koi"}, "The Koi are choosing a mandate"),
        ("reason-price", {"coins": 1}, "I might agree for 1 Coin more."),
    ],
)
def test_english_sentences_agree_with_their_subjects(
    message: str, variables: dict[str, Value], english: str
) -> None:
    assert told("en", message, variables) == english


@pytest.mark.parametrize(
    ("message", "variables", "chinese"),
    [
        ("event-vp", {"clan": "錦鯉", "amount": 3, "cause": "採收"}, "錦鯉獲得3分（採收）"),
        ("event-gift", {"clan": "你", "to": "水蓮", "coins": 1, "ronin": 0}, "你送給水蓮1枚錢幣"),
        (
            "event-captured",
            {"clan": "玄武", "owner": "你", "figure": "武士", "province": "江戶"},
            "玄武在江戶綁走你的武士",
        ),
        ("event-order_chosen", {"clan": "盆栽", "place": "first"}, "盆栽選擇最先執行"),
        ("wait-mandate", {"clan": "蜻蜓"}, "蜻蜓正在選擇政策行動"),
    ],
)
def test_chinese_sentences(message: str, variables: dict[str, Value], chinese: str) -> None:
    assert told("zh-Hant", message, variables) == chinese


def test_attributes_are_formatted_by_name() -> None:
    assert say("en", "mandate-harvest.does") == "Gain 1 Coin."
    assert say("zh-Hant", "mandate-harvest.does") == "獲得1枚錢幣。"


def test_a_name_that_contains_another_name_is_formatted_in_full() -> None:
    assert say("zh-Hant", "at-fujin") == "風神神殿"
    assert say("en", "figure-river-dragon") == say("en", "card-river-dragon") == "River Dragon"


def test_has_says_whether_a_message_exists() -> None:
    assert has("en", "card-komainu")
    assert has("en", "card-komainu.does")
    assert not has("en", "card-komainu.sings")
    assert not has("en", "card-nessie")


@pytest.mark.parametrize(
    ("language", "message", "fault"),
    [
        ("fr", "clan-koi", "'fr'.*en, zh-Hant"),
        ("en", "clan-crab", "'clan-crab'"),
        ("en", "clan-koi.sings", "'clan-koi.sings'"),
        ("zh-Hant", "event-vp", "'event-vp'.*clan"),
    ],
)
def test_an_unknown_message_is_a_clear_error(language: str, message: str, fault: str) -> None:
    with pytest.raises(NoWords, match=fault):
        say(language, message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_loads_the_messages_it_refers_to(language: str) -> None:
    """Even if it is the first one used: `answer-pay` refers to `the-clan`."""
    first = LazyBundle(language)
    assert first.has("answer-pay")
    pattern = first.fluent.get_message("answer-pay").value
    assert pattern is not None
    text, faults = first.fluent.format_pattern(pattern, {"to": "Koi", "clan": "Koi", "coins": 1})
    assert faults == []
    assert str(text) == say(language, "answer-pay", to="Koi", clan="Koi", coins=1)


def test_a_text_comes_from_one_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads that ask for the first text at the same time may each get a bundle of their own."""
    monkeypatch.setattr(locale, "bundle", LazyBundle)
    assert say("en", "clan-koi") == "Koi"

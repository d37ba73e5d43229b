"""Grammar of every message with every kind of argument: a name, "you", a list, or a number."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hinode.locale import LANGUAGES, say
from tests.locale.catalog import Value, catalog, needs
from tests.locale.test_web_words import sources

# Variables that hold one clan; `to`, `from`, `with` only if the message says so (see `holds_clan`).
CLAN = {"clan", "owner", "by", "winner", "about", "leader", "mover"}
CLANS = {"clans", "others", "order", "ranking", "winners"}
CLAN_PARTS = {"to": "to-clan", "from": "from-clan", "with": "with-clan"}
# Prefixes of messages that get a clan's name only, never "you".
NAMES_ONLY = (
    *("ask-offer-path-of-the-serpent", "reason-", "refused-", "welcome", "intro-title", "end-shared"),
    *(
        "table-piece",
        "table-their-piece",
        "hand-over",
        "own-clan",
        "worshippers",
        "held-",
        "cards-of",
    ),
)
NUMBERS = {
    *("after", "all", "amount", "before", "coins", "cost", "count", "force", "here", "high", "lead"),
    *("low", "moves", "number", "price", "rank", "ronin", "seconds", "seed", "size", "steps"),
    *("their_turns", "tokens", "total", "turn", "turns", "vp", "war_number"),
}
PLACES = ("at-edo", "at-fujin")
FIGURES = ("figure-bushi", "figure-stronghold", "figure-oni-of-blood")
GRAMMAR_ERRORS = {
    "en": {
        "an article before you": r"(?i)\b(the|a|an) you(r|rs)?\b",
        "a verb for someone else": r"(?i)\byou (is|has|was|wins|leads|does|gets|gains|loses|keeps|plays)\b",
        "a possessive of you": r"(?i)\byou[’']s?\b|(?<!two )\bof you\b",
        "a possessive of a name in s": r"s[’']s\b",
        "you at the start, in lower case": r"^you\b(?! (offered|played)).",
        "one of many": r"(?<![\d.-])\b1 (?!less|as|is)[A-Za-z]+s\b",
        "many of one": r"\b[02] (Coin|tile|card|line|event|result|clan|province|move|point|token)\b",
        "a doubled word": r"(?i)\b([a-z]+) \1\b",
        "two articles": r"(?i)\b(a|an|the) (a|an|the)\b",
        "a for an": r"\b[Aa] [AEIOaeio](?!n[ce]\b)",
        "blanks": r"  | [,;:.!?)](?!\.\.)|\( ",
        "doubled signs": r"([,;:])\1|(?<!\.)\.\.(?!\.)|[,;:]\.|\.[,;]",
        "signs of Chinese": r"[，。；：？！（）「」、]",
    },
    "zh-Hant": {
        "a doubled 的": r"的的",
        "a figure after you": r"(?<!有)你(武士|信徒|大名|堡壘)",
        "a doubled measure": r"枚枚|名名|個個|點點|分分",
        "doubled signs": r"[，。；：？！、]{2}|（）",
        "blanks": r"  |[\u4e00-\u9fff，。；：！？] +[\u4e00-\u9fff\d]|[^\d]\d [\u4e00-\u9fff]",
        "signs of English": r"[,;:?!()](?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])[,;:?!()]",
    },
}
FAULTS = {
    "en": {
        "an article before you": "The you win",
        "a verb for someone else": "Tie: you has higher honor.",
        "a possessive of you": "The seat of you is free",
        "a possessive of a name in s": "the Lotus’s Bushi",
        "you at the start, in lower case": "you and the Lotus are allies",
        "one of many": "The Koi gain 1 Coins",
        "many of one": "2 Coin left",
        "a doubled word": "Winter: the the end",
        "two articles": "in a the shrine",
        "a for an": "summon a Oni",
        "blanks": "The Koi  win",
        "doubled signs": "No one is here.. Edo",
        "signs of Chinese": "Koi、Lotus",
    },
    "zh-Hant": {
        "a doubled 的": "你的的武士",
        "a figure after you": "綁走你武士",
        "a doubled measure": "2枚枚錢幣",
        "doubled signs": "沒有人。。",
        "blanks": "獲得 3分",
        "signs of English": "錦鯉, 水蓮",
    },
}
TYPED = re.compile("「[^」]*」")  # commands typed at the terminal have spaces between their words


def parts(message: str) -> set[str]:
    """Everything the English message refers to."""
    found: set[str] = set()
    for name in catalog("en")[message].references:
        found |= {name} | parts(name)
    return found


def holds_clan(message: str, variable: str) -> bool:
    if variable in CLAN_PARTS:
        return CLAN_PARTS[variable] in parts(message) | {message} or message in (
            "tea-others-offer",
            "tea-allied-with",
        )
    return variable in CLAN or (variable, message) == ("other", "reason-betrayed-others")


def kinds(language: str, message: str, variable: str, told_apart: set[Value], *, named: bool) -> list[Value]:
    """The values a variable may have, the simplest first; `named`: clans by name only."""
    clans: list[Value] = [say(language, f"clan-{clan}") for clan in ("koi", "lotus")]
    if holds_clan(message, variable):
        return clans if named else [*clans, say(language, "clan-you")]
    if variable in CLANS:
        you = say(language, "clan-you")
        two = say(language, "list-two", one=clans[0], other=clans[1])
        mine = say(language, "list-two", one=you, other=clans[1])
        lists: list[Value] = [clans[0], two, say(language, "nobody")]
        return lists if named else [*lists, mine]
    if variable in NUMBERS and "true" not in told_apart:
        return [2, 1, 0]
    texts: list[Value] = sorted((value for value in told_apart if isinstance(value, str)), key=str)
    if variable in ("figure", "with", "with_figure", "piece"):
        return [say(language, name) for name in FIGURES]
    if variable in ("at", "to", "from", "place") and not texts:
        return [say(language, name) for name in PLACES]
    if any(isinstance(value, int) for value in told_apart):
        return [2, 1, 0]
    return texts or [f"X{variable}" if language == "en" else "某"]


def renderings(language: str, message: str, *, named: bool) -> Iterator[str]:
    """The message with its simplest arguments, then with each argument of every other kind."""
    every = {name: kinds(language, message, name, told, named=named) for name, told in needs(message).items()}
    plain = {name: values[0] for name, values in every.items()}
    if holds_clan(message, "to") and "to" in plain:
        plain["to"] = say(language, "clan-turtle")
    for name, values in every.items():
        for value in values:
            yield say(language, message, **{**plain, name: value})
    if not every:
        yield say(language, message)


def grammar_errors(language: str, message: str, *, named: bool) -> list[str]:
    return [
        f"{message}: {text!r} ({what})"
        for text in renderings(language, message, named=named)
        for what, pattern in GRAMMAR_ERRORS[language].items()
        if re.search(pattern, TYPED.sub("「…」", text))
    ]


def texts_of(language: str) -> list[str]:
    """All messages except numbers of clauses and terminal commands."""
    return [name for name in catalog(language) if not name.endswith((".clause", ".form"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_grammar_errors(language: str) -> None:
    found = [
        error
        for message in texts_of(language)
        for error in grammar_errors(language, message, named=message.startswith(NAMES_ONLY))
    ]
    assert found == []


@pytest.mark.parametrize("start", NAMES_ONLY)
def test_messages_for_names_only_would_be_wrong_with_you(start: str) -> None:
    """The list has no entry that is not needed."""
    messages = [message for message in texts_of("en") if message.startswith(start)]
    assert any(
        grammar_errors(language, message, named=False) for language in LANGUAGES for message in messages
    )


def test_the_client_never_inserts_you_in_them() -> None:
    calls = re.compile(r"\bt\(\s*'([a-z-]+)',[^\n]*\b(?:clanIn|clanOr)\(")
    names = [name for path in sources() for name in calls.findall(path.read_text(encoding="utf-8"))]
    assert "tea-pair-offers" in names
    assert [name for name in names if name.startswith(NAMES_ONLY)] == []


@pytest.mark.parametrize(
    ("language", "what", "text"),
    [(language, what, text) for language, faults in FAULTS.items() for what, text in faults.items()],
)
def test_a_grammar_error_is_found(language: str, what: str, text: str) -> None:
    assert re.search(GRAMMAR_ERRORS[language][what], text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_grammar_error_has_an_example(language: str) -> None:
    assert FAULTS[language].keys() == GRAMMAR_ERRORS[language].keys()

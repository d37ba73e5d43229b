"""Every kind of question can be put to a person and answered, by number and in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hinode import Decision, Game, Options
from hinode.cli.asking import about, question
from hinode.cli.bidding import read_bid
from hinode.cli.choices import choices
from hinode.cli.menu import Menu, Unclear
from hinode.cli.words.answers import STEPS
from hinode.cli.words.causes import GIFTS, POWERS
from hinode.cli.words.names import Voice
from hinode.cli.words.questions import QUESTIONS
from hinode.vocab import codes
from hinode.vocab.answers import ANSWER_KINDS, parse_answer
from hinode.vocab.decisions import BidCodes
from hinode.vocab.ids import KAMI, SETS
from tests.support.play import random_answer

CLAN = "koi"
# Every kind of question of the contract, with a cause and some answers of each form.
ASKED: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "tea": (
        "TEA-2",
        [
            {"kind": "ready"},
            {"kind": "propose", "to": "lotus"},
            {"kind": "accept", "from": "turtle"},
            {"kind": "refuse", "from": "turtle"},
            {"kind": "withdraw", "to": "bonsai"},
        ],
    ),
    "mandate": ("POL-3", [{"kind": "mandate", "tile": "recruit"}, {"kind": "mandate", "tile": "train"}]),
    "recruit": (
        "recruit",
        [
            {"kind": "done"},
            {"kind": "summon", "figure": "bushi", "province": "edo"},
            {"kind": "summon", "figure": "shinto", "province": "edo"},
            {"kind": "summon", "figure": "shinto", "province": "edo", "shrine": "fujin"},
        ],
    ),
    "marshal": (
        "marshal",
        [
            {"kind": "done"},
            {"kind": "move", "figure": "bushi", "from": "edo", "to": "oshu"},
            {"kind": "build", "province": "kyoto"},
            {"kind": "shift", "figure": "shinto", "from": "fujin", "to": "raijin"},
        ],
    ),
    "train": (
        "train",
        [{"kind": "done"}, {"kind": "buy", "card": "komainu"}, {"kind": "buy", "card": "yurei"}],
    ),
    "summon": (
        "komainu",
        [
            {"kind": "summon", "figure": "komainu", "province": "edo"},
            {"kind": "summon", "figure": "komainu", "province": "edo", "shrine": "fujin"},
        ],
    ),
    "betray": (
        "betray",
        [
            {"kind": "done"},
            {"kind": "replace", "clan": "lotus", "figure": "bushi", "province": "edo", "with": "bushi"},
            {"kind": "replace", "clan": "lotus", "figure": "shinto", "shrine": "fujin", "with": "shinto"},
        ],
    ),
    "fujin": ("fujin", [{"kind": "done"}, {"kind": "move", "figure": "daimyo", "from": "edo", "to": "oshu"}]),
    "offer": ("path-of-the-monkey", [{"kind": "yes"}, {"kind": "no"}]),
    "place": (
        "path-of-the-light",
        [
            {"kind": "done"},
            {"kind": "place", "figure": "shinto", "shrine": "fujin"},
            {"kind": "place", "figure": "bushi", "province": "edo"},
            {"kind": "place", "figure": "fujin", "province": "edo"},
        ],
    ),
    "hostage": ("hostage", [{"kind": "done"}, {"kind": "capture", "clan": "lotus", "figure": "shinto"}]),
    "kill": (
        "oni-of-hate",
        [
            {"kind": "kill", "clan": "lotus", "figure": "bushi", "province": "edo"},
            {"kind": "kill", "clan": "turtle", "figure": "shinto", "province": "edo"},
        ],
    ),
    "share": ("BAT-13", [{"kind": "pay", "clan": "lotus"}, {"kind": "pay", "clan": "turtle"}]),
    "benevolence": ("benevolence", [{"kind": "done"}, {"kind": "pay", "clan": "lotus"}]),
    "order": ("HON-5", [{"kind": "first"}, {"kind": "last"}]),
    "sequence": (
        "HON-5",
        [{"kind": "effect", "source": "way-of-the-shogun"}, {"kind": "effect", "source": "way-of-bushido"}],
    ),
}


def asked(kind: str, **details: Any) -> Decision:
    cause, raw = ASKED[kind]
    found = [codes.encode(parse_answer(answer)) for answer in raw]
    return Decision(CLAN, kind, cause, Options([code for code in found if code is not None]), details)


def view() -> dict[str, Any]:
    return Game.new(clans=["koi", "lotus", "turtle", "dragonfly", "bonsai"]).view(CLAN)


def menu_of(decision: Decision, shown: dict[str, Any]) -> Menu:
    return Menu(choices(decision, shown, Voice(decision.clan)))


def test_every_kind_of_the_contract_has_a_question() -> None:
    assert set(QUESTIONS) == {*ASKED, "bid"}


def test_every_kind_of_answer_has_words() -> None:
    assert {key.split(".")[0] for key in STEPS} == set(ANSWER_KINDS)


def test_every_kami_has_its_gift_and_power_in_words() -> None:
    assert set(GIFTS) == set(POWERS) == set(KAMI)


@pytest.mark.parametrize("kind", ASKED)
def test_every_answer_can_be_given_by_its_number(kind: str) -> None:
    decision = asked(kind)
    shown = menu_of(decision, view())
    numbers = ["0"] * (shown.zero is not None) + [str(n + 1) for n in range(len(shown.entries))]
    assert {shown.read(number) for number in numbers} == set(decision.options)


@pytest.mark.parametrize("kind", ASKED)
def test_every_answer_can_be_given_by_its_words(kind: str) -> None:
    decision = asked(kind)
    for choice in choices(decision, view(), Voice(CLAN)):
        assert menu_of(decision, view()).read(" ".join(choice.steps)) == choice.answer


@pytest.mark.parametrize("kind", ASKED)
def test_the_words_of_a_question_are_complete(kind: str) -> None:
    words = question(asked(kind, province="edo"))
    for text in (words.title, words.ask, words.help, words.clauses):
        assert text
        assert "{" not in text


@pytest.mark.parametrize("cause", ["amaterasu", "seppuku", "ronin", "poets", "mercy", "path-of-the-serpent"])
def test_an_offer_says_what_is_offered(cause: str) -> None:
    offer = Decision(CLAN, "offer", cause, asked("offer").options, {"province": "edo"})
    assert question(offer).title != QUESTIONS["offer"].title
    assert [choice.line for choice in choices(offer, view(), Voice(CLAN))] != ["Yes", "No"]


def test_the_question_of_a_card_tells_its_effect_and_clause() -> None:
    """CAR-mercy: the card's own text explains the question."""
    words = question(Decision(CLAN, "offer", "mercy", asked("offer").options, {}))
    assert words.title == "Mercy"
    assert "spare them all" in words.help
    assert words.clauses == "CAR-mercy"


def test_a_kami_figure_is_asked_for_by_name() -> None:
    """KUB-2: its figure goes to any province."""
    words = question(Decision(CLAN, "place", "fujin", asked("place").options, {}))
    assert "the figure of Fujin" in words.ask


@pytest.mark.parametrize(
    ("kind", "details", "said"),
    [
        ("fujin", {"moves": 2}, "Moves left: 2."),
        ("share", {"coins": 1}, "Odd Coins to hand out: 1."),
        ("hostage", {"province": "edo"}, "This is about Edo."),
        ("offer", {"mover": "lotus", "route": ["oshu", "hokkaido"]}, "between Oshu and Hokkaido"),
        ("offer", {"province": "edo", "victims": [["lotus", "bushi", 2]]}, "in Edo: the Lotus' 2 Bushi."),
        ("mandate", {}, ""),
    ],
)
def test_a_question_says_what_it_is_about(kind: str, details: dict[str, Any], said: str) -> None:
    assert said in about(asked(kind, **details), Voice(CLAN))


def test_a_price_is_the_one_this_clan_pays() -> None:
    """TRA-4: the question carries the prices, discount and all."""
    found = choices(asked("train", prices={"komainu": 1}), view(), Voice(CLAN))
    assert found[1].line.startswith("Komainu (1 Coin, Monster): ")


BID = Decision(CLAN, "bid", "BAT-3", Options(BidCodes(4)), {"coins": 4, "province": "edo"})


@pytest.mark.parametrize(
    ("text", "bid"),
    [
        ("1 0 2 0", (1, 0, 2, 0)),
        ("1,0,2,1", (1, 0, 2, 1)),
        ("0", (0, 0, 0, 0)),
        ("pass", (0, 0, 0, 0)),
        ("ronin 3 poets 1", (0, 0, 3, 1)),
    ],
)
def test_a_bid_is_four_numbers_or_named_ones(text: str, bid: tuple[int, ...]) -> None:
    """BAT-3: any number of Coins on each of the four advantages."""
    names = ("seppuku", "hostage", "ronin", "poets")
    assert read_bid(text, BID).to_json() == {"kind": "bid", **dict(zip(names, bid, strict=True))}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3 0 2 0", "5 Coins in all, and you have 4"),
        ("99999 99999 99999 99999", "you have 4"),
        ("1", "four numbers"),
        ("1 0 2", "four numbers"),
        ("1 0 2 -1", "four numbers"),
        ("all in", "four numbers"),
        ("", "four numbers"),
    ],
)
def test_a_wrong_bid_says_what_is_wrong(text: str, message: str) -> None:
    """BAT-3: in total at most what one has."""
    with pytest.raises(Unclear, match=message):
        read_bid(text, BID)


def check_reachable(game: Game, decision: Decision) -> None:
    """Every option has a line of its own, and typing that line gives it."""
    found = choices(decision, game.view(decision.clan), Voice(decision.clan))
    lines = {" ".join(choice.steps) for choice in found}
    assert len(lines) == len(decision.options)
    for choice in found[:: max(1, len(found) // 5)]:
        assert Menu(found).read(" ".join(choice.steps)) == choice.answer
    assert "{" not in question(decision).ask


@pytest.mark.parametrize("season_set", SETS)
def test_every_question_of_a_random_game_can_be_answered_in_words(season_set: str) -> None:
    clans = ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
    game = Game.new(clans=clans, season_set=season_set, kami_unbound=True, seed=SETS.index(season_set))
    rng = Random(season_set)
    while game.pending:
        for decision in game.pending[:1]:
            if decision.kind != "bid":
                check_reachable(game, decision)
        game.answer(*random_answer(game, rng))
    assert game.result is not None

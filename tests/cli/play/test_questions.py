"""Every kind of question can be shown and answered, by number and by words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hinode import Decision, Game, Options
from hinode.cli.play.bids import read_bid
from hinode.cli.play.choices import choices, joined
from hinode.cli.play.menu import Menu, UnclearInput
from hinode.cli.play.questions import about, question
from hinode.cli.words.answers import STEPS
from hinode.cli.words.translator import Translator
from hinode.locale import LANGUAGES
from hinode.server.wire.engine.decisions import QUESTIONS
from hinode.vocab import codes
from hinode.vocab.answers import ANSWER_KINDS, parse_answer
from hinode.vocab.bids import BidCodes
from hinode.vocab.ids import SETS
from tests.support.play import random_answer

CLAN = "koi"
# Every kind of question, with a cause and some answers of each form.
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

# Details of some questions.
DETAILS: dict[str, dict[str, Any]] = {
    "fujin": {"moves": 2},
    "hostage": {"province": "edo"},
    "share": {"coins": 1},
}


def asked(kind: str, **details: Any) -> Decision:
    cause, raw = ASKED[kind]
    found = [codes.encode(parse_answer(answer)) for answer in raw]
    return Decision(CLAN, kind, cause, Options([code for code in found if code is not None]), details)


def view() -> dict[str, Any]:
    return Game.new(clans=["koi", "lotus", "turtle", "dragonfly", "bonsai"]).view(CLAN)


def menu_of(decision: Decision, shown: dict[str, Any]) -> Menu:
    translator = Translator(decision.clan)
    return Menu(choices(decision, shown, translator), translator)


def test_every_kind_of_question_is_listed_here() -> None:
    assert set(QUESTIONS) == {*ASKED, "bid"}


def test_every_kind_of_answer_has_a_text() -> None:
    assert {key.split("-")[0] for key in STEPS} == set(ANSWER_KINDS)


@pytest.mark.parametrize("kind", ASKED)
def test_every_answer_can_be_given_by_its_number(kind: str) -> None:
    decision = asked(kind)
    shown = menu_of(decision, view())
    numbers = ["0"] * (shown.zero is not None) + [str(n + 1) for n in range(len(shown.lines))]
    assert {shown.read(number) for number in numbers} == set(decision.options)


@pytest.mark.parametrize("kind", ASKED)
def test_every_answer_can_be_given_by_its_words(kind: str) -> None:
    decision = asked(kind)
    for choice in choices(decision, view(), Translator(CLAN)):
        assert menu_of(decision, view()).read(" ".join(choice.steps)) == choice.answer


@pytest.mark.parametrize("kind", ASKED)
def test_the_texts_of_a_question_are_complete(kind: str) -> None:
    words = question(asked(kind, **DETAILS.get(kind, {})), Translator(CLAN))
    for text in (words.title, words.ask, words.help, words.clauses, words.hint):
        assert text
        assert "{" not in text


@pytest.mark.parametrize("cause", ["amaterasu", "seppuku", "ronin", "poets", "mercy", "path-of-the-serpent"])
def test_an_offer_says_what_is_offered(cause: str) -> None:
    details = {"province": "edo", "victims": [], "mover": "lotus", "route": ["oshu", "hokkaido"]}
    offer = Decision(CLAN, "offer", cause, asked("offer").options, details)
    assert question(offer, Translator(CLAN)).title != "Your choice"
    assert [choice.line for choice in choices(offer, view(), Translator(CLAN))] != ["Yes", "No"]


def test_the_question_of_a_card_shows_its_effect_and_clause() -> None:
    """CAR-mercy: the card's own text explains the question."""
    details = {"province": "edo", "victims": [["lotus", "bushi", 2]]}
    words = question(Decision(CLAN, "offer", "mercy", asked("offer").options, details), Translator(CLAN))
    assert words.title == "Mercy"
    assert "spare them all" in words.help
    assert words.clauses == "CAR-mercy"


def test_a_kami_figure_is_asked_for_by_name() -> None:
    """KUB-2: its figure goes to any province."""
    placing = Decision(CLAN, "place", "fujin", asked("place").options, {})
    assert "the figure of Fujin" in question(placing, Translator(CLAN)).ask
    assert "Harvest rewards are doubled here" in about(placing, Translator(CLAN))


@pytest.mark.parametrize(
    ("kind", "cause", "details", "said"),
    [
        ("fujin", "fujin", {"moves": 2}, "2 moves left"),
        ("share", "BAT-13", {"coins": 1}, "1 Coin is left over after an even split"),
        ("hostage", "hostage", {"province": "edo"}, "hostage in Edo?"),
        (
            "offer",
            "path-of-the-serpent",
            {"mover": "lotus", "route": ["oshu", "hokkaido"]},
            "Charge the Lotus 1 Coin to use the Oshu–Hokkaido route?",
        ),
        (
            "offer",
            "mercy",
            {"province": "edo", "victims": [["lotus", "bushi", 2], ["turtle", "shinto", 1]]},
            "in Edo (2 Lotus Bushi and a Turtle Shinto)?",
        ),
    ],
)
def test_a_question_says_what_it_is_about(kind: str, cause: str, details: dict[str, Any], said: str) -> None:
    decision = Decision(CLAN, kind, cause, asked(kind).options, details)
    shown = f"{about(decision, Translator(CLAN))} {question(decision, Translator(CLAN)).ask}"
    assert said in shown


def test_a_price_is_the_one_this_clan_pays() -> None:
    """TRA-4: the question has the prices, including the discount."""
    found = choices(asked("train", prices={"komainu": 1}), view(), Translator(CLAN))
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
    assert read_bid(text, BID, Translator(CLAN)).to_json() == {
        "kind": "bid",
        **dict(zip(names, bid, strict=True)),
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3 0 2 0", "5 in total, but you have 4 Coins"),
        ("99999 99999 99999 99999", "you have 4"),
        ("1", "four numbers"),
        ("1 0 2", "four numbers"),
        ("1 0 2 -1", "four numbers"),
        ("all in", "four numbers"),
        ("", "four numbers"),
    ],
)
def test_a_wrong_bid_says_what_is_wrong(text: str, message: str) -> None:
    """BAT-3: in total at most what the clan has."""
    with pytest.raises(UnclearInput, match=message):
        read_bid(text, BID, Translator(CLAN))


def check_reachable(game: Game, decision: Decision, language: str) -> None:
    """Every option has its own line, and typing that line selects it."""
    translator = Translator(decision.clan, language)
    found = choices(decision, game.view(decision.clan), translator)
    lines = {joined(choice.steps, translator) for choice in found}
    assert len(lines) == len(decision.options)
    for choice in found[:: max(1, len(found) // 5)]:
        assert Menu(found, translator).read(joined(choice.steps, translator)) == choice.answer
    assert "{" not in question(decision, translator).ask


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("season_set", SETS)
def test_every_question_of_a_random_game_can_be_answered_in_words(season_set: str, language: str) -> None:
    clans = ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
    game = Game.new(clans=clans, season_set=season_set, kami_unbound=True, seed=SETS.index(season_set))
    rng = Random(season_set)
    while game.pending:
        for decision in game.pending[:1]:
            if decision.kind != "bid":
                check_reachable(game, decision, language)
        game.answer(*random_answer(game, rng))
    assert game.result is not None

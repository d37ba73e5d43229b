"""Choosing from a list: by number, by words, one step at a time."""

from __future__ import annotations

import pytest

from hinode import Decision, Game
from hinode.cli.play.choices import choices
from hinode.cli.play.menu import Menu, UnclearInput
from hinode.cli.words.translator import Translator
from tests.cli.kit import Json, ScriptedGame, political
from tests.support.script import Script, mandate

HOME = {"edo": {"koi": {"bushi": 2, "daimyo": 1, "stronghold": 1}}}
WIDE = {**HOME, "kansai": {"koi": {"bushi": 1, "stronghold": 1}}}
PLAYERS = {"koi": {"coins": 5}, "lotus": {"coins": 5}, "turtle": {"coins": 5}}


def marshalling(pieces: Json = HOME) -> tuple[Game, Decision]:
    """The Koi move in their own Marshal; the others have nothing on the map."""
    script: Script = mandate("marshal", "koi", map=pieces, players=PLAYERS)
    return script.game, script.asked("koi", "marshal")


def menu(pieces: Json = HOME) -> Menu:
    game, decision = marshalling(pieces)
    translator = Translator("koi")
    return Menu(choices(decision, game.view("koi"), translator), translator)


def labels(shown: Menu) -> list[str]:
    return [line.label for line in shown.lines]


def test_a_short_list_shows_every_answer_in_one_line() -> None:
    players = {**PLAYERS, "koi": {"coins": 0}}
    script = mandate("marshal", "koi", map=HOME, players=players)
    translator = Translator("koi")
    shown = Menu(choices(script.asked("koi", "marshal"), script.game.view("koi"), translator), translator)
    assert labels(shown)[0] == "Move a Bushi from Edo to Oshu"
    assert len(shown.lines) == 4


def test_a_long_list_asks_for_the_figure_first() -> None:
    figures = ["Move a Bushi from Edo (2 there)", "Move the Daimyo from Edo"]
    assert labels(menu()) == [*figures, "Build a Stronghold"]


def test_the_second_step_asks_for_the_place() -> None:
    shown = menu()
    assert shown.read("1") is None
    assert shown.path == "Move a Bushi from Edo"
    assert labels(shown) == ["to Oshu", "to Kyoto"]


def test_the_last_step_gives_the_answer() -> None:
    shown = menu()
    shown.read("1")
    answer = shown.read("2")
    assert answer is not None
    assert answer.to_json() == {"kind": "move", "figure": "bushi", "from": "edo", "to": "kyoto"}


def test_zero_ends_the_question() -> None:
    shown = menu()
    assert shown.zero == "Done: nothing more"
    answer = shown.read("0")
    assert answer is not None
    assert answer.kind == "done"


@pytest.mark.parametrize("word", ["0", "back"])
def test_zero_goes_back_from_the_second_step(word: str) -> None:
    shown = menu()
    before = labels(shown)
    shown.read("1")
    assert shown.zero == "Back"
    assert shown.read(word) is None
    assert labels(shown) == before


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("done", "done"),
        ("PASS", "done"),
        ("daimyo oshu", "move"),
        ("move a bushi from edo to kyoto", "move"),
        ("build kans", "build"),
        ("stronghold hokkaido", "build"),
    ],
)
def test_words_of_an_option_choose_it(text: str, kind: str) -> None:
    answer = menu().read(text)
    assert answer is not None
    assert answer.kind == kind


def test_the_order_of_words_tells_from_and_to_apart() -> None:
    pieces = {"edo": {"koi": {"bushi": 1}}, "kyoto": {"koi": {"bushi": 1}}}
    answer = menu(pieces).read("bushi kyoto edo")
    assert answer is not None
    assert answer.to_json() == {"kind": "move", "figure": "bushi", "from": "kyoto", "to": "edo"}


def test_words_that_match_one_figure_lead_to_its_second_step() -> None:
    shown = menu()
    assert shown.read("daimyo") is None
    assert shown.path == "Move the Daimyo from Edo"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Type the number of an option"),
        ("4", "There is no option 4: type a number from 0 to 3"),
        ("9999999999999", "Nothing here is called"),
        ("-1", "Nothing here is called '-1'"),
        ("fox", "Nothing here is called 'fox'"),
        ("edo", "fits more than one option: Move a Bushi from Edo to Oshu; .* and 2 more"),
        ("!!", "Nothing here is called '!!'"),
    ],
)
def test_wrong_input_says_what_to_do(text: str, message: str) -> None:
    with pytest.raises(UnclearInput, match=message):
        menu(WIDE if text == "edo" else HOME).read(text)


def test_a_list_without_an_end_starts_at_one() -> None:
    game = political(map=HOME)
    translator = Translator("koi")
    shown = Menu(choices(game.pending[0], game.view("koi"), translator), translator)
    assert shown.zero is None
    with pytest.raises(UnclearInput, match="from 1 to 4"):
        shown.read("0")


def test_wrong_input_at_the_prompt_is_one_line_and_asks_again() -> None:
    played = ScriptedGame(political(map=HOME), "koi", ["fox", "train"])
    assert played.after("fox").count("\n") == 1
    assert "Mandate 1: you choose Train" in played.text


def test_the_lotus_choose_a_tile_and_then_what_they_announce() -> None:
    """CLA-LOTUS-1: one tile is laid face down, and any mandate is announced."""
    played = ScriptedGame(political("lotus"), "lotus", ["recruit", "train"])
    assert "Play Recruit face down ..." in played.text
    assert played.game.record()["answers"][0] == [
        "lotus",
        {"kind": "mandate", "tile": "recruit", "announce": "train"},
    ]

"""Commands at a question: help, board, log, cards, gift, save."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hinode import Game
from tests.cli.kit import ScriptedGame, first_option, political

HOME = {
    "edo": {"koi": {"bushi": 2, "daimyo": 1, "stronghold": 1}},
    "nagato": {"lotus": {"bushi": 1, "stronghold": 1}},
}
RICH = {"koi": {"coins": 5, "ronin": 2}, "lotus": {"coins": 7}, "turtle": {}}


def played(*typed: str) -> ScriptedGame:
    return ScriptedGame(political(map=HOME, players=RICH), "koi", typed)


@pytest.mark.parametrize("word", ["help", "HELP", "?", "h"])
def test_help_explains_the_question_with_its_clause(word: str) -> None:
    """POL-3: the choice of a mandate."""
    shown = played(word).after(word)
    assert "You see the top four tiles" in shown
    assert "Rules: POL-3" in shown
    assert "gift CLAN COINS RONIN" in shown


@pytest.mark.parametrize("term", ["reserve", "Reserve", "war token", "stronghold", "worship"])
def test_help_explains_a_term(term: str) -> None:
    shown = played(f"help {term}").after(f"help {term}")
    assert shown.lower().lstrip().startswith(f"{term.lower()}: ")
    assert "[" in shown


def test_help_lists_the_terms() -> None:
    assert "Terms that 'help' explains: Victory points, Coins" in " ".join(
        played("help").after("help").split()
    )


def test_help_says_when_there_is_no_such_term() -> None:
    shown = played("help nessie").after("help nessie")
    assert "No term is called 'nessie'. Terms: " in shown
    assert "Which mandate do you choose?" not in shown


def test_after_a_screen_the_question_is_shown_again() -> None:
    for word in ("help", "board", "log", "cards"):
        assert "Which mandate do you choose?" in played(word).after(word)


def test_board_shows_the_whole_board() -> None:
    assert "Province" in played("board").after("board")


def test_log_shows_the_last_lines() -> None:
    shown = played("log 1").after("log 1")
    assert [line for line in shown.splitlines() if line.startswith("  You look at")]
    assert "Koi" not in shown.split("Your mandate turn")[0]


def test_cards_show_what_each_card_on_display_does() -> None:
    shown = played("cards").after("cards")
    assert "Path of the Lion" in shown
    assert "Your Daimyo has +1 force." in shown


def test_one_card_can_be_looked_up_with_its_rulings() -> None:
    shown = played("cards dragon path").after("cards dragon path")
    assert "No card in play" in shown
    shown = played("cards path dragon").after("cards path dragon")
    assert "Your Daimyo has +3 force." in shown
    assert "- Stacks with Path of the Lion." in shown


def test_a_gift_moves_coins_and_ronin_and_the_question_stays() -> None:
    """NEG-1: Coins and Ronin can be given to any other player at any time."""
    done = played("gift lotus 2 1")
    lotus = done.game.view(None)["players"]["lotus"]
    assert (lotus["coins"], lotus["ronin"]) == (9, 1)
    assert "You give the Lotus 2 Coins and 1 Ronin" in done.text
    assert "Which mandate do you choose?" in done.after("gift lotus 2 1")


@pytest.mark.parametrize(
    "line", ["gift", "gift lotus", "gift lotus two 0", "gift fox 1 0", "gift lotus 1 0 0", "gift lotus -1 0"]
)
def test_a_malformed_gift_gets_the_right_syntax(line: str) -> None:
    assert played(line).after(line).startswith("Type it as: gift CLAN COINS RONIN")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("gift lotus 50 0", "You have only 5 Coins and 2 Ronin. [NEG-1]"),
        ("gift koi 1 0", "Choose another clan in this game, not the Koi. [NEG-1]"),
        ("gift bonsai 1 0", "Choose another clan in this game, not the Bonsai. [NEG-1]"),
        ("gift lotus 0 0", "A gift needs at least one Coin or Ronin."),
    ],
)
def test_a_forbidden_gift_is_refused_with_the_reason(line: str, why: str) -> None:
    """NEG-1: only what the clan has, and only to another player."""
    done = played(line)
    assert done.after(line).startswith(why)
    assert done.game.view(None)["players"]["koi"]["coins"] == 5


def test_a_gift_in_war_is_refused_with_its_clause() -> None:
    """NEG-2: no gifts in the War Phase."""
    here = {"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}}
    game = Game.from_position({"phase": "war", "players": RICH, "map": here, "war": ["edo"]})
    assert "[NEG-2]" in ScriptedGame(game, "koi", ["gift lotus 1 0"]).after("gift lotus 1 0")


def test_save_writes_a_record_that_replays_to_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    done = ScriptedGame(political(map=HOME, players=RICH), "koi", ["train", f"save {path}"])
    record = json.loads(path.read_text(encoding="utf-8"))
    assert Game.replay(record).digest() == done.game.digest()


def test_save_without_a_writable_path_says_so(tmp_path: Path) -> None:
    assert played("save").after("save").startswith("Type it as: save FILE")
    line = f"save {tmp_path / 'nowhere' / 'game.json'}"
    assert "Cannot write" in played(line).after(line)


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_quit_ends_the_game(word: str) -> None:
    assert played(word, "never read").text.endswith("The game was not finished.\n")


def test_a_finished_game_can_still_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "over.json"

    def type_on(screen: str) -> str | None:
        if "Victory points by source" not in screen:
            return first_option(screen)
        return None if "Saved to" in screen else f"save {path}"

    done = ScriptedGame(Game.new(clans=["koi", "lotus", "turtle"], seed=2), "koi", type_on)
    assert Game.replay(json.loads(path.read_text(encoding="utf-8"))).result == done.game.result

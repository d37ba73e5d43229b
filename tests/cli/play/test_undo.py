"""Undo: only the player's own answers, and only if nothing hidden was revealed."""

from __future__ import annotations

from hinode import Game
from hinode.cli.play.terminal_game import TerminalGame
from tests.cli.kit import ScriptedGame, opponents, political

HOME = {"edo": {"koi": {"bushi": 2, "daimyo": 1, "stronghold": 1}}}


def seat(game: Game, me: str = "koi") -> TerminalGame:
    return TerminalGame(game, me, opponents(game, me))


def training() -> TerminalGame:
    """The Koi have chosen Train, and go first in it (TRA-1)."""
    session = seat(political(hand=["train", "recruit", "marshal", "harvest"], map=HOME))
    session.answer({"kind": "mandate", "tile": "train"})
    return session


def test_an_answer_can_be_undone() -> None:
    session = seat(political(map=HOME))
    before = session.game.digest()
    session.answer({"kind": "mandate", "tile": "train"})
    assert session.undo()
    assert session.game.digest() == before


def test_several_answers_can_be_undone_one_by_one() -> None:
    session = training()
    middle = session.game.digest()
    session.answer({"kind": "buy", "card": "komainu"})
    assert session.undo()
    assert session.game.digest() == middle
    assert session.undo()
    assert not session.undo()


def test_nothing_can_be_undone_before_the_first_answer() -> None:
    assert not seat(political(map=HOME)).undo()


def test_nothing_can_be_undone_once_another_clan_has_answered() -> None:
    session = training()
    session.answer({"kind": "done"})
    session.question()
    assert not session.can_undo


def test_nothing_can_be_undone_after_a_look_at_hidden_tiles() -> None:
    """POL-3: the next player looks at four tiles as soon as this mandate is over."""
    session = seat(political(hand=["betray", "recruit", "marshal", "harvest"], map=HOME))
    reveals = session.game.reveals
    session.answer({"kind": "mandate", "tile": "betray"})
    assert session.game.reveals > reveals
    assert not session.can_undo


def test_a_gift_can_be_undone() -> None:
    """NEG-1: here, a gift is an answer like any other."""
    session = seat(political(map=HOME))
    session.answer({"kind": "gift", "to": "lotus", "coins": 2, "ronin": 0})
    assert session.undo()
    assert session.game.view(None)["players"]["lotus"]["coins"] == 5


def test_an_undone_answer_is_not_in_the_record() -> None:
    session = training()
    session.undo()
    assert session.game.record()["answers"] == []


def test_undo_at_the_prompt_asks_the_question_again() -> None:
    played = ScriptedGame(political(map=HOME), "koi", ["train", "undo"])
    assert "Undone." in played.text
    assert played.after("undo").count("Which mandate do you choose?") == 1


def test_a_refused_undo_gets_a_one_line_reason() -> None:
    played = ScriptedGame(political(map=HOME), "koi", ["undo"])
    assert played.after("undo").startswith("Nothing to undo:")
    assert "Which mandate" not in played.after("undo")


def test_an_undone_event_is_shown_again_when_it_happens_again() -> None:
    played = ScriptedGame(political(map=HOME), "koi", ["train", "undo", "train"])
    assert played.text.count("Mandate 1: you choose Train") == 2

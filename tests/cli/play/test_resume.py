"""A saved game is resumed with its deals and their promises, and `hinode verify` checks them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hinode import Game, HinodeError
from hinode.bots.bot import Reply
from hinode.bots.runner import BotSeat
from hinode.cli.play.saved_game import read_saved
from hinode.server.records.audit import audit
from tests.cli.kit import ScriptedGame, error_line, opponents, political, unwrapped
from tests.cli.play.test_deals import Partner

Json = dict[str, Any]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A saved game in which the Lotus promised the Koi to stay out of Edo, for 2 Coins."""
    path = tmp_path / "game.json"
    seats = {clan: BotSeat(clan, Partner(Reply("accept")), clan, 60.0) for clan in ("lotus", "turtle")}
    typed = ["offer lotus give 2 coins ask stay out edo", f"save {path}"]
    ScriptedGame(political(), "koi", typed, seats)
    return path


def document(path: Path) -> Json:
    found: Json = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_a_resumed_game_has_its_ledger(saved: Path) -> None:
    game, me, book = read_saved(str(saved), "koi")
    done = ScriptedGame(game, me, ["deals"], opponents(game, me), book=book)
    text = unwrapped(done.after("deals"))
    assert "The Lotus promised you that they would bring no pieces into Edo this season" in text
    assert done.game.view(None)["players"]["lotus"]["coins"] == 7


def test_a_resumed_game_can_be_saved_again(saved: Path, tmp_path: Path) -> None:
    game, me, book = read_saved(str(saved), "koi")
    again = tmp_path / "again.json"
    ScriptedGame(game, me, [f"save {again}"], opponents(game, me), book=book)
    assert document(again) == document(saved)


def test_verify_checks_the_promises(saved: Path) -> None:
    record = document(saved)
    assert record["version"] == 2
    texts = [each.text for each in audit(record) if each.holds]
    assert "deals: the promises of 1 ended as recorded" in texts
    record["deals"][0]["promises"][0]["state"] = "kept"
    wrong = [each.text for each in audit(record) if each.holds is False]
    assert wrong == ["deals[0]: its promises did not end like that"]


def test_changed_deals_are_refused(saved: Path) -> None:
    record = document(saved)
    record["deals"][0]["made"]["event"] += 1
    saved.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(HinodeError, match=r"game\.json: not a valid record: deals"):
        read_saved(str(saved), "koi")


@pytest.mark.parametrize("deals", [{}, [{}], [{"id": 1}]])
def test_malformed_deals_are_refused(saved: Path, deals: object) -> None:
    saved.write_text(json.dumps({**document(saved), "deals": deals}), encoding="utf-8")
    with pytest.raises(HinodeError, match="deals"):
        read_saved(str(saved), "koi")


def test_the_clan_must_be_named(saved: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A record does not say which clan the player had, and the player must not see another clan's secrets."""
    assert "name your clan with --clan, one of" in error_line(capsys, "play", "--resume", str(saved))
    assert "name your clan" in error_line(capsys, "play", "--clan", "bonsai", "--resume", str(saved))
    assert "No such file" in error_line(
        capsys, "play", "--clan", "koi", "--resume", str(tmp_path / "none.json")
    )


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"], seed=1)
    while game.pending:
        game.answer(game.pending[0].clan, game.pending[0].options[0])
    path = tmp_path / "over.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    with pytest.raises(HinodeError, match="this game is over"):
        read_saved(str(path), "koi")


def test_a_saved_game_keeps_its_options(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = error_line(
        capsys, "play", "--resume", str(saved), "--clan", "koi", "--players", "5", "--first-game"
    )
    assert "a saved game keeps its players, cards and shrines: leave out --players, --first-game" in line

"""The player's opponents: their introduction, and their reasons."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import hinode.bots
from hinode import Game
from hinode.bots.bot import Choice, Reason
from hinode.bots.runner import BotSeat
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES
from hinode.cli.words.sentences import reason_sentence
from hinode.cli.words.translator import Translator
from hinode.vocab.answers import Accept, Bid, Gift, Propose, Ready, Refuse
from tests.cli.kit import ScriptedGame, called, command, political, unwrapped

CHARACTERS = sorted(set(STYLES) - {"plain"})


@pytest.fixture
def introduced(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., dict[str, str]]:
    """The introduction of the opponents, by clan, in a game that is quit immediately."""

    def introduce(*args: str) -> dict[str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        assert called("play", "--players", "5", *args) == 0
        return dict(re.findall(r"^  The (\w+): (.+?) *$", capsys.readouterr().out, re.MULTILINE))

    return introduce


# -- introduction ------------------------------------------------------------------------------


def test_each_opponent_has_a_different_style(introduced: Callable[..., dict[str, str]]) -> None:
    found = introduced("--seed", "1")
    assert list(found) == ["Lotus", "Turtle", "Dragonfly", "Bonsai"]
    styles = [re.match(r"steady, (\w+) \(.+\)$", line) for line in found.values()]
    assert all(style and style[1] in CHARACTERS for style in styles)


def test_styles_are_drawn_from_the_seed(introduced: Callable[..., dict[str, str]]) -> None:
    assert introduced("--seed", "1") == introduced("--seed", "1", "--style", "random")
    assert introduced("--seed", "1") != introduced("--seed", "2")


def test_a_level_and_a_style_can_be_chosen_for_all(introduced: Callable[..., dict[str, str]]) -> None:
    found = introduced("--seed", "1", "--level", "planner", "--style", "monk")
    assert set(found.values()) == {"cunning, monk (shrines and honor)"}


def test_random_opponents_have_no_style(introduced: Callable[..., dict[str, str]]) -> None:
    assert set(introduced("--level", "random").values()) == {"random (plays any legal move)"}


def test_a_custom_bot_is_found_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "quiet_bot.py").write_text(
        "from hinode.bots.bot import Choice\n"
        "class Quiet:\n"
        "    def choose(self, seat):\n"
        "        return Choice(seat.decision.options[0])\n",
        encoding="utf-8",
    )
    hinode_command = Path(sys.executable).parent / "hinode"
    done = subprocess.run(
        [hinode_command, "play", "--bot", "quiet_bot:Quiet", "--seed", "1"],
        input="0\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=True,
    )
    assert "The Lotus: quiet_bot:Quiet" in done.stdout
    assert (done.stdout.count("are done with tea"), done.stderr) == (4, "")


def test_a_bot_that_fails_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "broken_bot.py").write_text(
        "class Broken:\n    def choose(self, seat):\n        return 1 / 0\n", encoding="utf-8"
    )
    done = command("play", "--bot", "broken_bot:Broken", typed="0\n", PYTHONPATH=str(tmp_path))
    assert done.returncode == 0
    assert "Which mandate do you choose?" in done.stdout
    warning = "bot broken_bot:Broken failed (ZeroDivisionError('division by zero')) at a tea question"
    assert warning in done.stderr
    assert "Traceback" not in done.stderr


# -- reasons -----------------------------------------------------------------------------------


def test_reasons_are_created_in_one_place() -> None:
    """A built-in bot cannot give a reason that is not on the list of kinds."""
    folder = Path(hinode.bots.__file__).parent
    makers = {
        path.name
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "Reason"
    }
    assert makers == {"reasons.py"}


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason("price", {"clan": "koi", "coins": 1}), "I might agree for 1 Coin more."),
        (Reason("against-leader", {"clan": "koi", "leader": "lotus"}), "The Lotus are too far ahead"),
        (Reason("shared-front", {"clan": "koi", "province": "edo"}), "We are both in Edo"),
        (Reason("betrayed-others", {"other": "turtle", "season": "spring"}), "the Turtle in Spring"),
    ],
)
def test_a_reason_is_shown_as_a_sentence(reason: Reason, words: str) -> None:
    assert words in reason_sentence(reason, Translator())


@pytest.mark.parametrize(
    "reason",
    [
        Reason("a-hunch"),
        Reason("price", {}),
        Reason("price", {"coins": "many"}),
        Reason("shared-front", {"province": ["edo"]}),
    ],
    ids=str,
)
def test_an_unknown_reason_is_shown_by_its_name(reason: Reason) -> None:
    """Custom bots may give any reason."""
    assert reason_sentence(reason, Translator()) == reason.kind.replace("-", " ")


class Guest:
    """Proposes an alliance, or replies to a proposal, each time with a reason."""

    def choose(self, seat: Seat) -> Choice:
        options = seat.decision.options
        if seat.decision.kind == "bid":
            return Choice(Bid(0, 0, 0, 0), Reason("my-secret-plan"))
        for answer, reason in (
            (Accept("koi"), Reason("kept-faith", {"clan": "koi", "seasons": 1})),
            (Refuse("turtle"), Reason("stand-alone", {"clan": "turtle"})),
            (Propose("koi"), Reason("stand-by-you", {"clan": "koi"})),
        ):
            if answer in options:
                return Choice(answer, reason)
        return Choice(Ready() if Ready() in options else options[0])


class Giver:
    """Gives a Coin away once before it answers."""

    given = False

    def choose(self, seat: Seat) -> Choice:
        if not self.given:
            self.given = True
            return Choice(Gift("koi", 1, 0), Reason("sweetener", {"clan": "koi", "coins": 1}))
        return Choice(seat.decision.options[0])


def played(game: Game, *typed: str) -> ScriptedGame:
    bots = {"lotus": BotSeat("guest", Guest(), "1", 5.0), "turtle": BotSeat("giver", Giver(), "1", 5.0)}
    return ScriptedGame(game, "koi", typed, bots)


def tea() -> Game:
    players = {clan: {"coins": 3} for clan in ("koi", "lotus", "turtle")}
    return Game.from_position({"phase": "tea", "players": players})


def test_reasons_are_shown_with_events() -> None:
    """TEA-2, NEG-1: a proposal and a gift, each with its reason."""
    told = unwrapped(played(tea(), "offer turtle").after("offer turtle"))
    assert "The Lotus offer you an alliance: “I will stand by you all season.”" in told
    assert "The Turtle give you 1 Coin: “Take 1 Coin. I hope you will remember it.”" in told


def test_an_acceptance_has_a_reason() -> None:
    """TEA-2: of the person's proposal."""
    told = unwrapped(played(tea(), "offer lotus").text)
    assert "You and the Lotus form an alliance. The Lotus: “You have kept your word to me before.”" in told


def test_reasons_are_in_the_log() -> None:
    shown = unwrapped(played(tea(), "offer turtle", "log").after("log"))
    assert "The Lotus offer you an alliance: “I will stand by you all season.”" in shown


def test_a_reason_for_a_bid_is_not_shown() -> None:
    """BAT-3: bids are secret, and a reason could reveal one."""
    here = {
        "edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}},
        "oshu": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}},
    }
    players = {clan: {"coins": 3} for clan in ("koi", "lotus", "turtle")}
    game = Game.from_position({"phase": "war", "players": players, "map": here, "war": ["edo", "oshu"]})
    shown = played(game, "1 0 0 0", "log").text
    assert "The Lotus bid nothing" in shown
    assert "secret plan" not in shown


def test_only_the_players_own_answers_are_undone() -> None:
    """Undo stops at the last answer of another clan."""
    done = played(political(), "train", "undo", "gift lotus 1 0", "undo", "undo")
    assert done.text.count("Undone.") == 2
    assert "Nothing to undo" in done.text

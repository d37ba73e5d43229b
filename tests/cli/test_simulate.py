"""`hinode simulate`: many games of bots, and their statistics."""

from __future__ import annotations

import re
from argparse import Namespace

import pytest

from hinode import Game
from hinode.bots.runner import play_out, random_seat
from hinode.cli import simulate
from hinode.cli.simulate import Tally
from tests.cli.kit import called, error_line


def simulated(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert called("simulate", "--games", "3", *args) == 0
    return capsys.readouterr().out


def rows(shown: str) -> dict[str, list[str]]:
    """The numbers of the summary table by clan."""
    found = re.findall(r"^(Koi|Lotus|Turtle|Dragonfly|Bonsai)\s+(.+)$", shown, re.MULTILINE)
    return {clan: numbers.split() for clan, numbers in found}


def test_the_summary_has_rates_and_a_row_for_each_clan(capsys: pytest.CaptureFixture[str]) -> None:
    shown = simulated(capsys, "--players", "5", "--seed", "1")
    assert re.search(r"3 games of 5 players: [\d.]+ games/s, [\d.]+ decisions per game", shown)
    assert list(rows(shown)) == ["Koi", "Lotus", "Turtle", "Dragonfly", "Bonsai"]
    assert all(len(numbers) == 5 for numbers in rows(shown).values())


def test_all_wins_add_up_to_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    found = rows(simulated(capsys, "--players", "3", "--seed", "2"))
    assert sum(float(numbers[3]) for numbers in found.values()) == 3
    assert sum(int(numbers[0]) for numbers in found.values()) == 9


def test_the_same_seed_gives_the_same_results(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--seed", "3", "--set", "random", "--kami-unbound")
    assert rows(simulated(capsys, *args)) == rows(simulated(capsys, *args))


def test_a_shared_victory_counts_half_for_each() -> None:
    """WIN-6: allies tied for first share the victory."""
    position = {
        "season": "winter",
        "phase": "winter",
        "players": {"koi": {"vp": 9}, "lotus": {"vp": 9}, "turtle": {"vp": 1}},
        "alliances": [["koi", "lotus"]],
    }
    tally = Tally()
    tally.add(Game.from_position(position))
    assert tally.wins == {"koi": 0.5, "lotus": 0.5}
    assert tally.scores == {"koi": [9], "lotus": [9], "turtle": [1]}


@pytest.mark.parametrize("who", [["--level", "greedy", "--style", "monk"], ["--bot", "greedy"]])
def test_any_bots_can_play(who: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert called("simulate", "--games", "1", "--players", "3", "--seed", "1", *who) == 0
    assert "1 games of 3 players" in capsys.readouterr().out


def test_the_random_level_has_no_styles(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --level, random bots play."""
    assert "the level 'random' has no styles" in error_line(capsys, "simulate", "--style", "monk")


def played() -> Game:
    game = Game.new(clans=["koi", "lotus", "turtle"], seed=1)
    return play_out(game, {clan: random_seat(clan, 1) for clan in game.clans})


def test_ctrl_c_summarizes_the_games_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_one(args: Namespace, tally: Tally) -> None:
        tally.add(played())
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_all", play_one)
    shown = simulated(capsys, "--players", "3")
    assert "Stopped after 1 of 3 games." in shown
    assert list(rows(shown)) == ["Koi", "Lotus", "Turtle"]


def test_ctrl_c_before_the_end_of_the_first_game_prints_no_summary(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_none(args: Namespace, tally: Tally) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_all", play_none)
    assert "Stopped before the first game was over." in simulated(capsys)


def test_bots_may_make_deals(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--players", "3", "--seed", "1", "--games", "1", "--level", "easy", "--style", "plain")
    plain, off, full = (
        re.sub(r"[\d.]+ games/s", "", simulated(capsys, *args, *deals))
        for deals in ((), ("--deals", "off"), ("--deals", "full"))
    )
    assert plain == off != full

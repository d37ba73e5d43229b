"""A whole game at the terminal."""

from __future__ import annotations

import pytest

from hinode import Game
from tests.cli.kit import STUBBORN, ScriptedGame, command, first_option, unwrapped


@pytest.mark.parametrize(("players", "level"), [(3, "random"), (4, "greedy"), (5, "random")])
def test_a_scripted_game_reaches_winter(players: int, level: str) -> None:
    who = ("--clan", "turtle", "--players", str(players), "--level", level)
    done = command("play", *who, "--seed", "5", typed=STUBBORN * 1500)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Winter begins" in done.stdout
    assert "Victory points by source" in done.stdout


@pytest.mark.parametrize(("clan", "players"), [("koi", 3), ("lotus", 4), ("dragonfly", 5)])
def test_the_first_option_is_never_refused(clan: str, players: int) -> None:
    others = [c for c in ("koi", "lotus", "turtle", "dragonfly", "bonsai") if c != clan]
    game = Game.new(clans=[clan, *others[: players - 1]], kami_unbound=players == 4, seed=players)
    played = ScriptedGame(game, clan, first_option)
    assert played.game.result is not None
    assert "There is no option" not in played.text
    assert "Nothing here is called" not in played.text


def test_the_same_seed_and_the_same_lines_give_the_same_game() -> None:
    runs = [command("play", "--seed", "9", typed=STUBBORN * 20).stdout for _ in range(2)]
    assert runs[0] == runs[1]
    assert "Seed 9" in runs[0]


def test_the_clan_and_the_number_of_players_can_be_chosen() -> None:
    shown = command("play", "--clan", "bonsai", "--players", "3", "--seed", "1").stdout
    assert "You are the Bonsai, against" in shown
    assert "Bonsai (you)" in shown
    assert sum(f"\n{clan}" in shown for clan in ("Koi", "Lotus", "Turtle", "Dragonfly")) == 2


def test_the_first_game_has_its_own_shrines() -> None:
    """SET-6: Amaterasu, Fujin, Hachiman, Tsukuyomi, in that order."""
    shown = command("play", "--first-game", "--seed", "4").stdout
    assert "Shrines: Amaterasu, Fujin, Hachiman and Tsukuyomi" in unwrapped(shown)


def test_shrines_can_be_chosen() -> None:
    """SET-6: placed from left to right."""
    shown = command("play", "--shrines", "susanoo,raijin,ryujin,fujin", "--seed", "4").stdout
    assert "Shrines: Susanoo, Raijin, Ryujin and Fujin" in unwrapped(shown)


def test_a_set_can_be_chosen() -> None:
    """SET-7: one set is added to the Core cards."""
    assert "Core and Mountain" in unwrapped(command("play", "--set", "mountain", "--seed", "4").stdout)


def test_the_end_of_input_ends_the_game_cleanly() -> None:
    done = command("play", "--seed", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The game was not finished.\n")


def test_ctrl_c_ends_the_game_cleanly() -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    played = ScriptedGame(Game.new(clans=["koi", "lotus", "turtle"], seed=1), "koi", interrupt)
    assert played.text.endswith("The game was not finished.\n")


def test_events_are_shown_before_the_next_question() -> None:
    played = ScriptedGame(Game.new(clans=["koi", "lotus", "turtle"], seed=1), "koi", ["lotus"])
    told = played.after("lotus")
    assert "  You offer the Lotus an alliance" in told
    assert "  The Turtle" in told


def test_the_opponents_tiles_are_never_shown() -> None:
    """POL-4: what was not chosen stays secret."""
    played = ScriptedGame(Game.new(clans=["koi", "lotus", "turtle"], seed=1), "koi", first_option)
    announced = [line for line in played.text.splitlines() if ": the Lotus announce " in line]
    assert announced
    assert all("(tile face down)" in line for line in announced)
    assert "look at the top four mandate tiles:" not in played.text

"""Rendering a game as text and as an image, from a spectator's view."""

from __future__ import annotations

from random import Random

import numpy as np

from hinode import Game
from hinode.env.rendering import render
from hinode.env.rendering.canvas import Canvas
from hinode.env.rendering.font import stencil
from hinode.env.rendering.picture import COLORS, HEIGHT, WIDTH, draw
from tests.support.play import play_out, random_game

THREE = ["koi", "lotus", "turtle"]
FIGHT = {
    "phase": "war",
    "players": {"koi": {"coins": 2, "vp": 7}, "lotus": {"coins": 1}, "turtle": {}},
    "war": ["kyoto", "edo"],
    "map": {"edo": {"koi": {"bushi": 2}, "lotus": {"daimyo": 1}}},
    "shrines": [
        *({"kami": "susanoo"}, {"kami": "fujin", "lotus": {"shinto": 2}}),
        *({"kami": "raijin"}, {"kami": "ryujin"}),
    ],
}


def test_text_shows_clans_provinces_shrines_and_who_is_asked() -> None:
    text = render(Game.from_position(FIGHT), "ansi")
    assert isinstance(text, str)
    lines = text.splitlines()
    assert lines[0] == "spring, war"
    assert "koi         7     2     0     1       0 -" in lines
    assert "2 edo       koi 2 (2 bushi); lotus 1 (daimyo)" in lines
    assert "shrines: susanoo (nobody), fujin (lotus 2), raijin (nobody), ryujin (nobody)" in lines
    assert lines[-1] == "asked: koi, lotus"


def test_text_shows_who_won() -> None:
    game = play_out(random_game(1, players=3), Random(1))
    assert game.result is not None
    assert str(render(game, "ansi")).splitlines()[-1] == f"won by: {', '.join(game.result.winners)}"


def test_kami_figures_are_shown_in_their_provinces() -> None:
    position = {**FIGHT, "kami_unbound": True, "kami_figures": {"fujin": "oshu"}}
    assert "- oshu      kami fujin" in str(render(Game.from_position(position), "ansi")).splitlines()


def test_the_image_has_the_colors_of_the_clans_in_play() -> None:
    pixels = draw(Game.from_position(FIGHT))
    assert (pixels.shape, pixels.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
    shown = {clan for clan, color in COLORS.items() if (pixels == color).all(axis=2).any()}
    assert shown == set(THREE)


def test_the_image_changes_with_the_game() -> None:
    moved = {**FIGHT, "map": {"oshu": {"koi": {"bushi": 2}}}}
    assert (draw(Game.from_position(FIGHT)) != draw(Game.from_position(moved))).any()


def test_every_position_of_a_game_can_be_rendered() -> None:
    game, rng = random_game(3, players=5, kami_unbound=True), Random(3)
    drawn = 0
    while game.pending:
        if game.version % 40 == 0:
            assert draw(game).shape == (HEIGHT, WIDTH, 3)
            drawn += 1
        decision = rng.choice(game.pending)
        game.answer(decision.clan, rng.choice(decision.options))
    assert drawn > 3


def test_nothing_is_rendered_without_a_mode() -> None:
    assert render(Game.new(clans=THREE, seed=1), None) is None


def test_letters_are_drawn_as_dots() -> None:
    assert stencil("I", 1).astype(int).tolist() == [
        *([1, 1, 1, 0], [0, 1, 0, 0], [0, 1, 0, 0]),
        *([0, 1, 0, 0], [1, 1, 1, 0]),
    ]
    assert stencil("ab", 2).shape == (10, 16)


def test_every_letter_of_the_names_can_be_drawn() -> None:
    unknown = stencil("?", 1)
    assert all((stencil(letter, 1) != unknown).any() for letter in "abcdefghijklmnopqrstuvwxyz0123456789 -+=")


def test_text_that_does_not_fit_is_truncated() -> None:
    canvas = Canvas(10, 10, (0, 0, 0))
    canvas.text((4, 7), "WWW", (255, 255, 255))
    assert canvas.pixels.shape == (10, 10, 3)
    assert canvas.pixels.any()

"""Previews of a table: computed on request, cached for one entry, only for a seat that is asked."""

from __future__ import annotations

from typing import Any

import pytest

from hinode.api import Game
from hinode.server.tables import presenters
from tests.server.tables.scenes import AKI, HOLDERS, after_tea, play_until, three_players


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Records the clans for which the engine computes previews."""
    found: list[str] = []
    previews = Game.previews

    def noted(game: Game, clan: str) -> dict[str, Any]:
        found.append(clan)
        return previews(game, clan)

    monkeypatch.setattr(Game, "previews", noted)
    return found


def test_previews_are_those_of_the_engine() -> None:
    scene = after_tea()
    game = scene.table.game
    assert game is not None
    shown = presenters.previews(scene.table, "koi")
    assert shown == {"n": scene.table.n, "previews": game.previews("koi")}


def test_a_seat_without_a_question_has_no_previews() -> None:
    assert presenters.previews(after_tea().table, "lotus")["previews"] is None


def test_previews_are_computed_once_per_seat(made: list[str]) -> None:
    table = three_players().table
    for clan in ("koi", "koi", "lotus", "koi"):
        presenters.previews(table, clan)
    assert made == ["koi", "lotus"]


def test_an_update_computes_no_previews(made: list[str]) -> None:
    presenters.update(after_tea().table, "koi", AKI.id, -1)
    assert made == []


def test_a_new_entry_computes_previews_again(made: list[str]) -> None:
    """After the Koi propose, the Lotus have other options."""
    scene = three_players()
    before = presenters.previews(scene.table, "lotus")
    scene.answer(AKI, "koi", {"kind": "propose", "to": "lotus"})
    after = presenters.previews(scene.table, "lotus")
    assert made == ["lotus", "lotus"]
    assert after["n"] > before["n"]
    assert len(after["previews"]["options"]) > len(before["previews"]["options"])


def test_asking_for_previews_changes_nothing() -> None:
    """The table continues as if nobody had asked: the same entries give the same game."""
    scene = after_tea()
    clan = play_until(scene, "marshal")
    presenters.previews(scene.table, clan)
    scene.answer(HOLDERS[clan], clan, scene.first_answer(clan))
    game, again = scene.table.game, scene.loaded().game
    assert game is not None
    assert again is not None
    assert game.digest() == again.digest()

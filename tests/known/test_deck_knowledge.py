"""The mandate deck as each seat's view shows it, through a season."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.script import Json, Script, start

# Nobody has pieces, Coins, or cards to buy, so that only mandates are asked for.
HAND = ["recruit", "recruit", "train", "harvest"]
UNDER = ["betray", "marshal", "marshal", "train", "harvest", "betray"]


def season(current: str = "koi", **political: Any) -> Script:
    return start(
        players=["koi", "lotus", "turtle"],
        phase="political",
        display={},
        political={"turn": 1, "current": current, "hand": HAND, "deck": UNDER, **political},
    )


def deck(script: Script, clan: str) -> Json:
    found: Json = script.game.view(clan)["private"]["deck"]
    return found


def hand(script: Script, clan: str) -> list[str]:
    found: list[str] = script.game.view(clan)["private"]["hand"]
    return found


def test_the_current_player_sees_the_top_four() -> None:
    """POL-3"""
    script = season()
    assert script.asked("koi", "mandate", "POL-3").hand == HAND
    assert hand(script, "koi") == HAND
    assert deck(script, "koi") == {
        "top": HAND,
        "size": 10,
        "seen": [{"turn": 1, "tiles": HAND}],
        "down": [],
    }


@pytest.mark.parametrize("clan", ["lotus", "turtle"])
def test_the_others_see_only_how_many_tiles_there_are(clan: str) -> None:
    """POL-3"""
    assert deck(season(), clan) == {"top": [], "size": 10, "seen": [], "down": []}
    assert hand(season(), clan) == []


def test_the_next_player_sees_the_three_put_back_and_one_more() -> None:
    """POL-3"""
    script = season("turtle").say("turtle", "mandate", tile="recruit")
    script.asked("koi", "mandate")
    assert hand(script, "koi") == ["recruit", "train", "harvest", "betray"]
    assert hand(script, "turtle") == []
    assert deck(script, "turtle")["top"] == ["recruit", "train", "harvest"]
    assert deck(script, "turtle")["size"] == deck(script, "lotus")["size"] == 9


def test_a_tile_laid_face_up_is_known_to_be_gone() -> None:
    """POL-4"""
    script = season("turtle").say("turtle", "mandate", tile="recruit").say("koi", "mandate", tile="train")
    assert deck(script, "turtle")["top"] == ["recruit", "harvest"]
    assert deck(script, "koi")["top"] == ["recruit", "harvest", "betray"]


def test_a_tile_laid_face_down_leaves_only_what_there_were_two_of() -> None:
    """CLA-LOTUS-1"""
    script = season().say("koi", "mandate", tile="train")
    script.say("lotus", "mandate", tile="recruit", announce="harvest")
    assert deck(script, "koi")["top"] == ["recruit"]
    assert deck(script, "lotus")["top"] == ["recruit", "harvest", "betray"]
    assert deck(script, "lotus")["down"] == [{"turn": 2, "tile": "recruit"}]
    assert deck(script, "koi")["down"] == deck(script, "turtle")["down"] == []


def test_what_the_lotus_laid_changes_nothing_the_others_see() -> None:
    """CLA-LOTUS-1, RUL-13"""
    one = season("lotus").say("lotus", "mandate", tile="train", announce="harvest")
    two = season("lotus").say("lotus", "mandate", tile="harvest", announce="harvest")
    assert one.game.view("koi") == two.game.view("koi")
    assert one.game.view(None) == two.game.view(None)
    assert hand(one, "turtle") != hand(two, "turtle")  # it is the Turtle's turn, and they look at the deck


def test_the_seventh_hand_is_the_last_four() -> None:
    """POL-3"""
    script = season()
    for turn in range(1, 7):
        clan = ("koi", "lotus", "turtle")[(turn - 1) % 3]
        tile = hand(script, clan)[0]
        script.say(clan, "mandate", tile=tile, **({"announce": "harvest"} if clan == "lotus" else {}))
    script.asked("koi", "mandate")
    assert len(hand(script, "koi")) == deck(script, "koi")["size"] == 4


def test_knowledge_ends_with_the_season() -> None:
    """CLN-3"""
    script = season()
    while script.game.pending[0].kind == "mandate":
        decision = script.game.pending[0]
        script.game.answer(decision.clan, decision.options[0])
    assert script.view["season"] == "summer"
    for clan in ("koi", "lotus", "turtle"):
        assert deck(script, clan) == {"top": [], "size": 10, "seen": [], "down": []}


@pytest.mark.parametrize("turn", [3, 5, 7])
def test_the_size_of_the_deck_in_a_kami_turn(turn: int) -> None:
    """POL-1: one tile is gone for each finished mandate turn, even if nobody knows which."""
    script = start(
        players=["koi", "lotus", "turtle"],
        phase="kami",
        shrines=[
            {"kami": "raijin", "koi": {"shinto": 1}},
            {"kami": "fujin"},
            {"kami": "ryujin"},
            {"kami": "susanoo"},
        ],
        political={"turn": turn, "current": "koi"},
    )
    script.asked("koi", "summon", "raijin")
    assert deck(script, "koi")["size"] == 10 - turn

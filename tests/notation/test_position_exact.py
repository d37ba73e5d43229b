"""Exact positions: the mandate deck, what was laid and seen, piles, display, chance; and the way back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hinode import Game, HinodeError, InvalidPosition
from tests.api.questions import QUESTIONS
from tests.notation.examples import FULL, THREE, changed
from tests.support.play import random_game, steps
from tests.support.script import Json, Script, start

HAND = ["recruit", "train", "harvest", "betray"]
UNDER = ["harvest", "marshal", "train", "betray", "recruit", "marshal"]


def choice(turn: int = 1, current: str = "koi", **political: Any) -> Script:
    """A mandate choice of clans that own nothing and are asked nothing else."""
    return start(
        players=THREE,
        phase="political",
        display={},
        political={"turn": turn, "current": current, "hand": HAND, **political},
    )


def private(script: Script, clan: str) -> Json:
    found: Json = script.game.view(clan)["private"]
    return found


def lay(script: Script, turns: int) -> Script:
    """The next mandate turns, each with the first option."""
    for _ in range(turns):
        decision = script.game.pending[0]
        assert decision.kind == "mandate"
        script.game.answer(decision.clan, decision.options[0])
    return script


# -- reading ----------------------------------------------------------------------------------


def test_the_hand_is_the_four_tiles_on_top() -> None:
    """POL-3"""
    assert private(choice(), "koi")["hand"] == HAND


def test_two_tiles_alike_in_a_hand_are_one_option() -> None:
    """POL-3"""
    script = choice(hand=["train", "betray", "train", "recruit"])
    assert [option["tile"] for option in script.options("koi")] == ["recruit", "train", "betray"]


def test_the_deck_is_drawn_from_its_top() -> None:
    """POL-3"""
    script = choice(deck=UNDER).say("koi", "mandate", tile="recruit")
    assert private(script, "lotus")["hand"] == ["train", "harvest", "harvest", "betray"]
    script.say("lotus", "mandate", tile="train", announce="harvest")
    assert private(script, "turtle")["hand"] == ["marshal", "harvest", "harvest", "betray"]


def test_a_deck_left_out_is_made_of_the_other_tiles() -> None:
    """SET-9: for any seed, all ten are there once the season is over."""
    for seed in range(5):
        script = start(
            players=THREE,
            phase="political",
            display={},
            seed=seed,
            political={"current": "koi", "hand": HAND},
        )
        lay(script, 6)
        laid = [entry["tile"] for entry in script.view["mandates"] if entry["tile"]]
        down = [entry["tile"] for entry in private(script, "lotus")["deck"]["down"]]
        assert sorted(laid + down + private(script, "koi")["hand"]) == sorted(2 * [*HAND, "marshal"])


def test_tiles_laid_are_not_in_the_deck() -> None:
    """POL-4"""
    laid = [
        {"clan": "turtle", "tile": "marshal", "announce": "marshal"},
        {"clan": "koi", "tile": "train", "announce": "train"},
    ]
    script = choice(3, "lotus", laid=laid)
    assert script.view["mandates"] == laid
    assert private(script, "lotus")["deck"]["size"] == 8


def test_announce_may_be_left_out_of_a_tile_laid_face_up() -> None:
    """POL-4"""
    script = choice(2, "lotus", laid=[{"clan": "koi", "tile": "marshal"}])
    assert script.view["mandates"] == [{"clan": "koi", "tile": "marshal", "announce": "marshal"}]


def test_a_tile_of_the_lotus_is_face_down_and_known_to_them() -> None:
    """CLA-LOTUS-1"""
    script = choice(2, "turtle", laid=[{"clan": "lotus", "tile": "marshal", "announce": "harvest"}])
    assert script.view["mandates"] == [{"clan": "lotus", "tile": None, "announce": "harvest"}]
    assert private(script, "lotus")["deck"]["down"] == [{"turn": 1, "tile": "marshal"}]
    assert private(script, "koi")["deck"]["down"] == []


def test_a_tile_of_the_lotus_may_be_left_to_chance() -> None:
    """CLA-LOTUS-1: as in a view."""
    script = choice(2, "turtle", laid=[{"clan": "lotus", "tile": None, "announce": "harvest"}])
    assert script.view["mandates"] == [{"clan": "lotus", "tile": None, "announce": "harvest"}]
    assert len(private(script, "lotus")["deck"]["down"]) == 1


def test_mandates_nobody_remembers_may_be_left_out() -> None:
    """POL-1"""
    script = choice(5, "koi", laid=[{"clan": "turtle", "tile": "marshal", "announce": "marshal"}])
    assert len(script.view["mandates"]) == 1
    assert private(script, "koi")["deck"]["size"] == 6


def test_what_a_clan_has_seen_it_knows() -> None:
    """POL-4"""
    game = Game.from_position(FULL)
    assert game.view("koi")["private"]["deck"]["seen"] == [
        {"turn": 1, "tiles": ["recruit", "recruit", "train", "harvest"]}
    ]
    assert game.view("turtle")["private"]["deck"]["seen"] == [
        {"turn": 3, "tiles": ["recruit", "marshal", "train", "harvest"]}
    ]
    assert game.view("turtle")["private"]["deck"]["top"] == ["recruit", "train", "harvest"]
    assert game.view("lotus")["private"]["deck"]["seen"] == []


def test_two_hands_of_a_clan_are_listed_one_after_the_other() -> None:
    """POL-3"""
    turns = (("koi", "recruit"), ("turtle", "train"), ("bonsai", "marshal"), ("koi", "recruit"))
    first, second = ["recruit", "marshal", "train", "harvest"], ["recruit", "harvest", "betray", "betray"]
    script = start(
        players={"koi": {}, "turtle": {}, "bonsai": {}},
        phase="political",
        political={
            "turn": 5,
            "current": "turtle",
            "laid": [{"clan": clan, "tile": tile} for clan, tile in turns],
            "seen": {"koi": [*first, *second]},
        },
    )
    hands = [{"turn": 1, "tiles": first}, {"turn": 4, "tiles": second}]
    assert private(script, "koi")["deck"]["seen"] == hands


def test_the_pile_of_a_season_gives_its_war_order() -> None:
    """SET-8, SEA-1: players + 2 of them."""
    pile = ["kyushu", "edo", "shikoku", "oshu", "kansai", "nagato", "kyoto", "hokkaido"]
    script = start(players=THREE, phase="war", piles={"summer": pile})
    assert script.view["season"] == "summer"
    assert script.view["war"] == pile[:5]


def test_the_pile_of_autumn_waits_for_autumn() -> None:
    """SET-8"""
    pile = ["kyushu", "edo", "shikoku", "oshu", "kansai", "nagato", "kyoto", "hokkaido"]
    script = start(players=THREE, season="summer", phase="war", piles={"autumn": pile})
    assert (script.view["season"], script.view["war"]) == ("autumn", pile[:5])


def test_the_display_is_exactly_what_is_given() -> None:
    """SEA-2"""
    assert start(players=THREE, display={"righteousness": 1}).view["display"] == {"righteousness": 1}
    assert start(players=THREE, display={}).view["display"] == {}
    assert start(players=THREE, display={"righteousness": 0}).view["display"] == {}


def test_chance_goes_on_from_where_it_was() -> None:
    """CLN-3: the next shuffle depends on key and count, and on nothing else that is drawn."""

    def next_season(key: str, count: int) -> list[str]:
        deck = ["recruit", "marshal", "train"]
        script = start(
            players=THREE,
            season="summer",
            phase="war",
            war=[],
            piles={"autumn": FULL["piles"]["autumn"]},
            shrines=[{"kami": kami} for kami in ("fujin", "raijin", "ryujin", "susanoo")],
            political={"current": "turtle", "deck": deck},
            random={"key": key, "count": count},
        )
        script.ready()
        hand: list[str] = private(script, "koi")["hand"]
        return hand

    assert next_season("a", 4) == next_season("a", 4)
    assert len({tuple(next_season(key, count)) for key in "abcd" for count in range(4)}) > 8


def test_the_seed_does_not_matter_where_nothing_is_drawn_from_it() -> None:
    assert Game.from_position(changed(FULL, "seed", 99)).digest() == Game.from_position(FULL).digest()


def test_a_count_left_out_is_0() -> None:
    one = start(players=THREE, random={"key": "k"}).game
    assert one.digest() == start(players=THREE, random={"key": "k", "count": 0}).game.digest()


# -- writing ----------------------------------------------------------------------------------


def test_a_position_written_says_everything() -> None:
    position = Game.new(clans=["koi", "lotus", "turtle"], seed=5).position()
    assert set(position) == {
        *("season", "phase", "season_set", "kami_unbound", "players", "honor", "alliances", "map", "shrines"),
        *("kami_figures", "war", "political", "piles", "display", "random"),
    }
    assert set(position["piles"]) == {"summer", "autumn"}
    assert len(position["political"]["deck"]) == 10


def test_a_position_written_at_a_choice_has_hand_and_deck_as_read() -> None:
    """POL-3"""
    political = Game.from_position(FULL).position()["political"]
    assert political == FULL["political"]


def test_a_full_position_is_written_as_it_was_read() -> None:
    position = Game.from_position(FULL).position()
    for key in FULL:
        if key not in ("seed", "players", "alliances"):
            assert position[key] == FULL[key], key
    assert position["alliances"] == [["lotus", "turtle"]]
    assert position["players"]["lotus"]["tokens"] == [["spring", "oshu"]]


def pause(game: Game) -> bool:
    """At the pauses where a position can be taken (docs/library.md)."""
    if not game.pending:
        return True
    kind = game.pending[0].kind
    if kind == "tea":
        last = [event.kind for event in game.events()][-1]
        return last in ("phase_started", "alliance_ended")
    return kind == "mandate"


@pytest.mark.parametrize("seed", range(8))
def test_a_position_leads_back_to_the_same_game(seed: int) -> None:
    """At every tea ceremony before anyone has answered, every mandate choice, and after the end."""
    season_set = ("archway", "horseman", "teapot", "mountain")[seed % 4]
    game, rng = random_game(seed, season_set=season_set, kami_unbound=seed % 2 == 0), Random(seed)
    taken = 0
    for _ in steps(game, rng):
        if pause(game):
            taken += 1
            again = Game.from_position(json.loads(json.dumps(game.position())))
            assert again.digest() == game.digest()
            assert again.position() == game.position()
        else:
            with pytest.raises(HinodeError):
                game.position()
    assert Game.from_position(game.position()).digest() == game.digest()
    assert taken == 3 + 21


@pytest.mark.parametrize("seed", [3, 4])
def test_a_game_from_a_position_goes_on_as_the_first_one_does(seed: int) -> None:
    """SET-8, CLN-3: everything still hidden is the same too."""
    game, rng = random_game(seed, kami_unbound=True), Random(seed)
    twin = None
    for count, (clan, answer) in enumerate(steps(game, rng)):
        if twin is None and count > 30 and pause(game):
            twin = Game.from_position(game.position())
        if twin is not None:
            twin.answer(clan, answer)
    assert twin is not None
    assert twin.digest() == game.digest()
    assert twin.result == game.result


def test_a_position_can_be_taken_after_a_gift() -> None:
    """NEG-1: at a mandate choice."""
    script = start(players={**THREE, "koi": {"coins": 3}}, phase="political").gift("koi", "lotus", coins=2)
    assert Game.from_position(script.game.position()).digest() == script.game.digest()


@pytest.mark.parametrize("said", [{"kind": "ready"}, {"kind": "propose", "to": "lotus"}])
def test_no_position_of_a_tea_ceremony_someone_has_answered(said: Json) -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"])
    game.answer("koi", said)
    with pytest.raises(HinodeError, match="position"):
        game.position()


@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind not in ("tea", "mandate")])
def test_no_position_in_the_middle_of_things(kind: str) -> None:
    with pytest.raises(HinodeError, match="position") as caught:
        QUESTIONS[kind]().game.position()
    assert not isinstance(caught.value, InvalidPosition)


def test_a_position_handed_out_is_the_callers_own() -> None:
    game = Game.from_position(FULL)
    position = game.position()
    position["players"].clear()
    position["political"]["laid"].clear()
    assert game.position() == Game.from_position(FULL).position()


def test_the_version_restarts_and_the_digest_is_unchanged() -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"])
    for _ in range(3):
        game.answer(game.pending[0].clan, {"kind": "ready"})
    again = Game.from_position(game.position())
    assert (game.version, again.version) == (3, 0)
    assert again.digest() == game.digest()

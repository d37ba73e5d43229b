"""Records: how a game began, what chance gave, what everybody answered."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random

import pytest

from hinode import Game
from tests.notation.examples import FULL, THREE
from tests.support.play import play_out, random_game, steps
from tests.support.script import Json, start


def some_way(game: Game, answers: int, seed: int = 0) -> Game:
    """The game after some random answers."""
    for count, _ in enumerate(steps(game, Random(seed))):
        if count == answers:
            break
    return game


def whole_game(seed: int = 6) -> Game:
    return play_out(random_game(seed, season_set="random", kami_unbound=True), Random(seed))


def test_a_record_says_how_the_game_began_and_what_was_answered() -> None:
    game = Game.new(clans=["turtle", "koi", "lotus"], shrines=None, seed=42)
    game.answer("koi", {"kind": "propose", "to": "lotus"})
    game.answer("lotus", {"kind": "refuse", "from": "koi"})
    record = game.record()
    assert set(record) == {"format", "version", "start", "chance", "answers"}
    assert record["start"] == {
        "options": {
            "clans": ["koi", "lotus", "turtle"],
            "season_set": "archway",
            "shrines": None,
            "kami_unbound": False,
            "seed": 42,
        }
    }
    assert record["answers"] == [
        ["koi", {"kind": "propose", "to": "lotus"}],
        ["lotus", {"kind": "refuse", "from": "koi"}],
    ]
    assert all(sorted(order) == list(range(len(order))) for order in record["chance"])


def test_the_record_of_a_new_game_has_no_answers() -> None:
    assert Game.new(clans=list(THREE)).record()["answers"] == []


@pytest.mark.parametrize("seed", range(6))
def test_a_replay_gives_the_same_game(seed: int) -> None:
    game = whole_game(seed)
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.digest() == game.digest()
    assert again.version == game.version
    assert again.result == game.result
    assert again.record() == game.record()
    for viewer in (None, *game.clans):
        assert again.events(viewer) == game.events(viewer)
        assert again.view(viewer) == game.view(viewer)


@pytest.mark.parametrize("answers", [0, 1, 10, 60, 110])
def test_a_game_can_be_recorded_at_any_moment(answers: int) -> None:
    game = some_way(random_game(9, kami_unbound=True), answers)
    again = Game.replay(game.record())
    assert again.digest() == game.digest()
    assert [d.to_json() for d in again.pending] == [d.to_json() for d in game.pending]


def test_gifts_and_sealed_bids_are_recorded() -> None:
    """NEG-1, BAT-3"""
    players = {"koi": {"coins": 3}, "lotus": {"coins": 1}, "turtle": {}}
    here = {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}
    war = start(players=players, phase="war", map={"edo": here}, war=["edo"])
    war.say("koi", "bid", seppuku=1, hostage=0, ronin=0, poets=2)
    tea = start(players=players).gift("lotus", "turtle", coins=1)
    for script in (war, tea):
        again = Game.replay(script.game.record())
        assert again.digest() == script.game.digest()
        assert again.version == 1


@pytest.mark.parametrize("keep", [0, 1, 25, 80])
def test_a_truncated_record_is_the_game_as_it_was_then(keep: int) -> None:
    game = random_game(11)
    then = ""
    for count, _ in enumerate(steps(game, Random(11))):
        if count == keep:
            then = game.digest()
    record = game.record()
    record["answers"] = record["answers"][:keep]
    again = Game.replay(record)
    assert again.digest() == then
    assert again.version == keep


def test_a_truncated_record_goes_on_as_the_game_did() -> None:
    """CLN-3: what chance gave is in the record, also what had not come out yet."""
    game = whole_game()
    record = game.record()
    again = Game.replay({**record, "answers": record["answers"][:20]})
    for clan, answer in record["answers"][20:]:
        again.answer(clan, answer)
    assert again.digest() == game.digest()
    assert again.record() == record


def test_a_replay_draws_nothing() -> None:
    """Another seed with the same chance is the same game to look at."""
    game = whole_game()
    record = game.record()
    record["start"] = {"options": {**record["start"]["options"], "seed": 999}}
    again = Game.replay(record)
    assert again.events() == game.events()
    assert again.view(None) == game.view(None)


def test_a_replay_follows_the_chance_it_is_given() -> None:
    """SET-6: the first outcome are the shrines, left to right."""
    game = Game.new(clans=list(THREE), seed=1)
    record = deepcopy(game.record())
    record["chance"][0] = [6, 5, 4, 3, 2, 1, 0]
    shrines = [shrine["kami"] for shrine in Game.replay(record).view(None)["shrines"]]
    assert shrines == ["tsukuyomi", "susanoo", "ryujin", "raijin"]


def test_chance_left_out_is_drawn_from_the_seed() -> None:
    game = whole_game()
    assert Game.replay({**game.record(), "chance": []}).digest() == game.digest()


def test_a_game_from_a_position_has_a_record_too() -> None:
    game = some_way(Game.from_position(FULL), 60)
    record = json.loads(json.dumps(game.record()))
    assert record["start"] == {"position": FULL}
    assert Game.replay(record).digest() == game.digest()


def test_the_record_of_a_position_that_was_drawn_from_a_seed() -> None:
    """SET-6, SET-9"""
    game = play_out(Game.from_position({"players": THREE, "season_set": "random", "seed": 8}), Random(8))
    again = Game.replay(game.record())
    assert again.digest() == game.digest()
    assert again.events() == game.events()


def test_a_replayed_game_can_be_played_on_and_recorded() -> None:
    game = some_way(random_game(4), 30)
    again = Game.replay(game.record())
    for twin in (game, again):
        play_out(twin, Random(2))
    assert again.digest() == game.digest()
    assert again.record() == game.record()


def test_a_copy_has_a_record_of_its_own() -> None:
    game = some_way(random_game(4), 5)
    twin = game.copy()
    play_out(twin, Random(1))
    assert len(game.record()["answers"]) == 5
    assert Game.replay(twin.record()).digest() == twin.digest()


@pytest.mark.parametrize("start_of", ["options", "position"])
def test_a_record_handed_out_is_the_callers_own(start_of: str) -> None:
    game = whole_game() if start_of == "options" else play_out(Game.from_position(FULL), Random(1))
    before = json.dumps(game.record())
    record: Json = game.record()
    record["start"][start_of].clear()
    record["start"].clear()
    record["chance"][0].clear()
    record["answers"].clear()
    assert json.dumps(game.record()) == before
    assert json.dumps(game.copy().record()) == before


def test_replaying_a_record_leaves_it_as_it_was() -> None:
    record = whole_game().record()
    before = json.dumps(record)
    game = Game.replay(record)
    game.record()["answers"].clear()
    assert json.dumps(record) == before


def test_a_replayed_game_does_not_depend_on_what_becomes_of_its_record() -> None:
    record = some_way(Game.from_position(FULL), 3).record()
    game = Game.replay(record)
    before = json.dumps(game.record())
    record["start"]["position"].clear()
    assert json.dumps(game.record()) == before

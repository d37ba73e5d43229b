"""`Game.board`: numbers for a client that knows no rules."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import Game, HinodeError
from tests.support.battles import battle
from tests.support.kami_unbound import unbound
from tests.support.script import start

Json = dict[str, Any]
TRIO = ["koi", "lotus", "turtle"]


def board(viewer: str | None = None, **position: Any) -> Json:
    return start(**{"players": TRIO, **position}).game.board(viewer)


def war(found: Json, province: str) -> Json:
    wars: list[Json] = found["wars"]
    return next(war for war in wars if war["province"] == province)


def sides(found: Json) -> list[tuple[str, int, int]]:
    return [(side["clan"], side["force"], side["with_ronin"]) for side in found["sides"]]


# -- forces ----------------------------------------------------------------------------------


def test_every_province_has_its_forces_ranks_and_leader() -> None:
    found = board(map={"edo": {"koi": {"bushi": 2}, "turtle": {"bushi": 1, "daimyo": 1, "stronghold": 1}}})
    assert found["forces"]["edo"] == {"turtle": 3, "koi": 2}
    assert found["ranks"]["edo"] == ["turtle", "koi"]
    assert (found["leaders"]["edo"], found["leaders"]["kyoto"]) == ("turtle", None)
    assert found["forces"]["kyoto"] == {}


def test_a_tie_goes_by_honor() -> None:
    here = {"edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}}
    assert board(map=here, honor=["turtle", "koi", "lotus"])["ranks"]["edo"] == ["turtle", "koi"]


def test_a_force_is_shown_in_parts() -> None:
    """Figures, the clan's own ability, and cards: the Oni counts 1 itself, its card adds 2."""
    found = board(
        players={"koi": {}, "lotus": {}, "turtle": {"cards": ["oni-of-skulls", "path-of-the-lion"]}},
        map={
            "edo": {
                "koi": {"bushi": 1},
                "turtle": {"daimyo": 1, "oni-of-skulls": 1, "stronghold": 2},
            }
        },
    )
    assert found["why"] == {
        "edo": {
            "koi": [{"by": "figure", "id": "bushi", "count": 1, "force": 1}],
            "turtle": [
                {"by": "figure", "id": "daimyo", "count": 1, "force": 1},
                {"by": "figure", "id": "oni-of-skulls", "count": 1, "force": 1},
                {"by": "clan", "id": "turtle", "count": 2, "force": 2},
                {"by": "card", "id": "oni-of-skulls", "count": 1, "force": 2},
                {"by": "card", "id": "path-of-the-lion", "count": 1, "force": 1},
            ],
        }
    }


def test_figures_that_count_for_nothing_are_shown_as_nothing() -> None:
    """Where Raijin stands only Bushi have force; the figure itself counts for its devotee."""
    shrines = unbound({"raijin": "edo"}, raijin={"lotus": 1})
    found = board(**shrines, map={"edo": {"koi": {"bushi": 1, "daimyo": 1}}})
    assert found["why"]["edo"] == {
        "koi": [
            {"by": "figure", "id": "bushi", "count": 1, "force": 1},
            {"by": "figure", "id": "daimyo", "count": 1, "force": 0},
        ],
        "lotus": [{"by": "kami", "id": "raijin", "count": 1, "force": 1}],
    }
    assert found["devotees"]["raijin"] == "lotus"


# -- harvest, prices, tokens -----------------------------------------------------------------


def test_a_harvest_is_shown_with_the_bonus_and_doubled_by_fujin() -> None:
    here = {"edo": {"koi": {"bushi": 1}}, "kyoto": {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}}
    assert board(map=here, **unbound({"fujin": "edo"}))["harvest"] == {
        "koi": [{"province": "edo", "vp": 4, "coins": 4, "ronin": 0}],
        "lotus": [{"province": "kyoto", "vp": 4, "coins": 0, "ronin": 0}],
        "turtle": [],
    }


def test_prices_are_those_of_the_viewer() -> None:
    players = {"koi": {"coins": 1}, "bonsai": {"coins": 1}, "turtle": {}}
    game = start(players=players).game
    koi, bonsai = game.board("koi"), game.board("bonsai")
    assert koi["prices"]["way-of-the-shogun"] == {
        "plain": {"coins": 2, "affordable": False},
        "bonus": {"coins": 1, "affordable": True},
    }
    assert bonsai["prices"]["way-of-the-shogun"]["plain"] == {"coins": 1, "affordable": True}
    assert koi["stronghold"] == {"coins": 3, "affordable": False}
    assert bonsai["stronghold"] == {"coins": 1, "affordable": True}


def test_a_spectator_is_shown_no_prices() -> None:
    found = board()
    assert (found["prices"], found["stronghold"]) == ({}, None)


def test_only_the_prices_differ_between_viewers() -> None:
    game = Game.new(clans=["koi", "bonsai", "lotus"], seed=3)
    own = ("prices", "stronghold")
    boards = [game.board(viewer) for viewer in ("koi", "bonsai", None)]
    shared = [{key: value for key, value in found.items() if key not in own} for found in boards]
    assert shared[0] == shared[1] == shared[2]


def test_tokens_are_worth_their_season_and_their_provinces() -> None:
    tokens = [["spring", "edo"], ["spring", "kyoto"], ["summer", "edo"], ["autumn", "oshu"]]
    found = board(players={"koi": {"tokens": tokens}, "lotus": {}, "turtle": {}}, season="autumn")
    assert found["worth"]["koi"] == {
        "tokens": {"spring": 2, "summer": 2, "autumn": 3},
        "provinces": 3,
        "set_bonus": 10,
    }
    assert found["worth"]["lotus"]["set_bonus"] == 0


def test_a_clan_that_does_not_play_has_no_board() -> None:
    with pytest.raises(HinodeError, match="bonsai"):
        start(players=TRIO).game.board("bonsai")


# -- wars ------------------------------------------------------------------------------------


def test_a_war_shows_who_could_hire_how_many() -> None:
    """The Koi count their Coins as Ronin."""
    players = {"koi": {"coins": 2, "ronin": 1}, "lotus": {"coins": 5, "ronin": 1}, "turtle": {}}
    here = {"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}}
    found = war(board(players=players, map=here, war=["kyoto", "edo"]), "edo")
    assert sides(found) == [("lotus", 2, 3), ("koi", 1, 4)]
    assert (found["number"], found["battle"], found["winner"]) == (2, True, "lotus")


def test_a_war_of_allies_is_not_a_battle() -> None:
    here = {"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}}
    rich = {"koi": {"ronin": 5}, "lotus": {}, "turtle": {}}
    allies = [["koi", "lotus"]]
    found = war(board(players=rich, map=here, war=["edo"], phase="political", alliances=allies), "edo")
    assert (found["battle"], found["winner"]) == (False, "lotus")
    assert sides(found) == [("lotus", 2, 2), ("koi", 1, 1)]


def test_a_war_nobody_is_at_has_no_winner() -> None:
    found = war(board(war=["edo"]), "edo")
    assert (found["sides"], found["battle"], found["winner"]) == ([], False, None)


def test_wars_count_what_counts_in_war() -> None:
    """Way of the Katana makes Bushi stronger in the War Phase, and not before."""
    players = {"koi": {"cards": ["way-of-the-katana"]}, "lotus": {}, "turtle": {}}
    found = board(players=players, map={"edo": {"koi": {"bushi": 2}}}, war=["edo"], season="autumn")
    assert found["forces"]["edo"] == {"koi": 2}
    assert sides(war(found, "edo")) == [("koi", 4, 4)]


def test_a_battle_counts_hired_ronin_and_goes_away_when_it_is_over() -> None:
    players: dict[str, Json] = {"koi": {}, "lotus": {"coins": 3, "ronin": 3}, "turtle": {}}
    script = battle({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, players)
    assert sides(script.game.board(None)["wars"][0]) == [("koi", 2, 2), ("lotus", 1, 4)]
    script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 1, 1)).say("lotus", "yes")
    found = script.game.board(None)["wars"][0]
    assert sides(found) == [("lotus", 4, 4), ("koi", 0, 0)]  # the fallen have left it
    assert (found["province"], found["winner"]) == ("nagato", "lotus")
    script.say("lotus", "yes")
    assert [each["province"] for each in script.game.board(None)["wars"]] == ["edo"]


# -- mandate turns ---------------------------------------------------------------------------


def turns(found: Json) -> list[tuple[int, str]]:
    return [(turn["turn"], turn["clan"]) for turn in found["turns"]]


def test_before_the_first_mandate_turn_the_highest_honor_chooses_first() -> None:
    """POL-2: then clockwise, seven turns in all."""
    found = turns(board(honor=["turtle", "koi", "lotus"]))
    assert found == list(enumerate(["turtle", "koi", "lotus", "turtle", "koi", "lotus", "turtle"], 1))


def test_the_turn_being_chosen_is_still_to_come_and_a_laid_one_is_not() -> None:
    script = start(players=TRIO, phase="political", political={"turn": 5, "current": "lotus"})
    assert turns(script.game.board(None)) == [(5, "lotus"), (6, "turtle"), (7, "koi")]
    hand = script.game.view("lotus")["private"]["hand"]
    script.game.answer("lotus", {"kind": "mandate", "tile": hand[0], "announce": "recruit"})
    assert turns(script.game.board(None)) == [(6, "turtle"), (7, "koi")]


def test_in_a_kami_turn_the_next_mandate_turn_is_the_first_to_come() -> None:
    shrines = [
        {"kami": "amaterasu", "lotus": {"shinto": 1}},
        *({"kami": k} for k in ("fujin", "hachiman", "raijin")),
    ]
    found = board(phase="kami", shrines=shrines, political={"turn": 3, "current": "koi"})
    assert turns(found) == [(4, "lotus"), (5, "turtle"), (6, "koi"), (7, "lotus")]


def test_in_war_no_mandate_turns_are_left() -> None:
    here = {"edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}}
    assert board(phase="war", war=["edo"], map=here)["turns"] == []

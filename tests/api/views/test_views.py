"""Views: what a seat and a spectator may know (docs/worlds.md lists the keys)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hinode import Game, HinodeError
from tests.api.questions import QUESTIONS, bid, choice, tea
from tests.support.play import play_out, random_game, steps
from tests.support.script import Json, start

POSITION_KEYS = {
    *("season", "phase", "players", "honor", "alliances", "map", "shrines", "kami_figures", "war"),
    *("season_set", "kami_unbound"),  # the options of the game, which are public
}
PUBLIC = POSITION_KEYS | {
    *("kami_control", "war_at", "display", "mandates", "current", "stack", "waiting", "asking"),
    "version",
}
SEAT = PUBLIC | {"me", "pending", "private"}
PLAYER = {"vp", "coins", "ronin", "cards", "tokens", "hostages", "allied_seasons", "reserve"}
SHRINES = [{"kami": "fujin"}, {"kami": "hachiman"}, {"kami": "amaterasu"}, {"kami": "susanoo"}]


def check_shapes(view: Json, clans: tuple[str, ...]) -> None:
    """The shapes of all that is public."""
    assert list(view["players"]) == list(clans)
    for player in view["players"].values():
        assert set(player) == PLAYER
        assert all(type(player[key]) is int and player[key] >= 0 for key in ("vp", "coins", "ronin"))
        assert all(type(count) is int and count > 0 for count in player["reserve"].values())
    assert sorted(view["honor"]) == sorted(clans)
    assert all(len(pair) == 2 for pair in view["alliances"])
    assert [set(shrine) - {"kami"} <= set(clans) for shrine in view["shrines"]] == [True] * 4
    assert all(type(count) is int and count > 0 for count in view["display"].values())
    for laid in view["mandates"]:
        assert set(laid) == {"clan", "tile", "announce"}
        assert (laid["tile"] is None) == (laid["clan"] == "lotus")
        assert laid["tile"] in (None, laid["announce"])
    assert view["current"] is None or view["current"] in clans
    assert view["war_at"] is None or 0 <= view["war_at"] < len(view["war"])
    assert all(set(frame) >= {"kind"} for frame in view["stack"])
    assert set(view["waiting"]) <= set(clans)
    assert list(view["asking"]) == view["waiting"]
    assert all(set(asked) == {"kind", "cause"} for asked in view["asking"].values())
    assert set(view["kami_control"]) == (
        {s["kami"] for s in view["shrines"]} if view["kami_unbound"] else set()
    )
    assert set(view["kami_control"].values()) <= {None, *clans}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_view_has_exactly_the_documented_keys(kind: str) -> None:
    game = QUESTIONS[kind]().game
    assert set(game.view(None)) == PUBLIC
    for clan in game.clans:
        view = game.view(clan)
        assert set(view) == SEAT
        assert view["me"] == clan
        assert set(view["private"]) == {"hand", "sealed", "deck"}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_what_is_public_is_the_same_for_everybody(kind: str) -> None:
    game = QUESTIONS[kind]().game
    public = game.view(None)
    for clan in game.clans:
        assert {key: value for key, value in game.view(clan).items() if key in PUBLIC} == public


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_seat_sees_its_own_questions_and_all_see_who_has_to_answer(kind: str) -> None:
    game = QUESTIONS[kind]().game
    assert game.view(None)["waiting"] == [d.clan for d in game.pending]
    assert game.view(None)["asking"] == {d.clan: {"kind": d.kind, "cause": d.cause} for d in game.pending}
    for clan in game.clans:
        assert game.view(clan)["pending"] == [d.to_json() for d in game.pending if d.clan == clan]


@pytest.mark.parametrize("seed", range(4))
def test_every_view_of_a_random_game_is_json_of_the_right_shape_without_key_or_seed(seed: int) -> None:
    game = random_game(123456789 + seed, kami_unbound=seed % 2 == 0, season_set="random")
    key = game.position()["random"]["key"]
    for count, _ in enumerate(steps(game, Random(seed))):
        for viewer in (None, *game.clans) if count % 5 == 0 else (game.pending[0].clan,):
            view = game.view(viewer)
            text = json.dumps(view)
            assert json.loads(text) == view
            assert key not in text
            assert str(123456789 + seed) not in text
            assert '"seed"' not in text
            assert '"random"' not in text
            check_shapes(view, game.clans)
    assert game.view(None)["phase"] == "end"


@pytest.mark.parametrize("viewer", ["bonsai", "crane", "", "Koi", 0, True, ["koi"], {}, ...], ids=repr)
def test_nobody_looks_who_does_not_play(viewer: Any) -> None:
    with pytest.raises(HinodeError):
        tea().game.view(viewer)


def test_a_view_can_be_taken_after_the_end() -> None:
    game = play_out(random_game(9), Random(9))
    view = game.view(game.clans[0])
    assert (view["phase"], view["season"], view["waiting"], view["pending"], view["stack"]) == (
        "end",
        "winter",
        [],
        [],
        [],
    )


def test_the_shapes_of_a_position_come_back() -> None:
    """Views use the shapes of positions."""
    players: Json = {
        "koi": {
            "vp": 3,
            "coins": 8,
            "ronin": 2,
            "cards": ["righteousness", "path-of-the-light"],
            "tokens": [["spring", "kyoto"]],
            "hostages": [["turtle", "bushi"]],
            "allied_seasons": ["spring"],
        },
        "lotus": {},
        "turtle": {"cards": ["oni-of-skulls"]},
    }
    given: Json = {
        "season": "summer",
        "phase": "political",
        "players": players,
        "honor": ["turtle", "koi", "lotus"],
        "alliances": [["koi", "lotus"]],
        "map": {
            "edo": {"koi": {"bushi": 2, "stronghold": 1}, "turtle": {"oni-of-skulls": 1}},
            "oshu": {"lotus": {"daimyo": 1}},
        },
        "shrines": [{"kami": "fujin", "koi": {"shinto": 2}, "lotus": {"shinto": 1}}, *SHRINES[1:]],
        "kami_unbound": True,
        "kami_figures": {"fujin": "kyushu"},
        "war": ["edo", "oshu", "kyushu"],
        "display": {"respect": 2, "yurei": 1},
    }
    view = start(**given).view
    for key in ("season", "phase", "honor", "alliances", "map", "shrines", "kami_figures", "war", "display"):
        assert view[key] == given[key]
    for key in ("vp", "coins", "ronin", "tokens", "hostages"):
        assert view["players"]["koi"][key] == players["koi"][key]
    assert sorted(view["players"]["koi"]["cards"]) == ["path-of-the-light", "righteousness"]
    assert view["players"]["koi"]["allied_seasons"] == ["spring", "summer"]
    assert view["players"]["lotus"]["allied_seasons"] == ["summer"]


def test_reserve_counts_what_is_nowhere_else_without_zeros() -> None:
    """SET-5: Monsters and Strongholds are counted too."""
    script = start(
        players={"koi": {"hostages": [["turtle", "bushi"]]}, "lotus": {}, "turtle": {"cards": ["komainu"]}},
        map={"edo": {"turtle": {"bushi": 2, "daimyo": 1, "stronghold": 3}, "koi": {"shinto": 3}}},
        shrines=[{"kami": "fujin", "turtle": {"shinto": 1}}, *SHRINES[1:]],
    )
    assert script.player("turtle")["reserve"] == {"bushi": 3, "shinto": 2, "stronghold": 1, "komainu": 1}
    assert script.player("koi")["reserve"] == {"bushi": 6, "daimyo": 1, "stronghold": 4}
    assert script.player("lotus")["reserve"] == {"bushi": 6, "shinto": 3, "daimyo": 1, "stronghold": 4}


def test_the_display_is_cards_with_their_copies() -> None:
    """SEA-2"""
    assert tea().view["display"] == {
        "komainu": 1,
        "oni-of-skulls": 1,
        "path-of-the-lion": 1,
        "righteousness": 2,
        "way-of-the-shogun": 2,
        "benevolence": 2,
        "path-of-the-kenin": 2,
        "path-of-the-light": 1,
    }


def test_a_card_sold_out_is_on_display_no_more() -> None:
    """TRA-2"""
    script = QUESTIONS["train"]().say("koi", "buy", card="path-of-the-lion")
    assert "path-of-the-lion" not in script.view["display"]
    assert script.player("koi")["cards"] == ["path-of-the-lion"]


def test_mandates_show_a_tile_face_up_and_what_was_announced() -> None:
    """POL-4"""
    script = choice("koi").say("koi", "mandate", tile="harvest")
    assert script.view["mandates"] == [{"clan": "koi", "tile": "harvest", "announce": "harvest"}]


def test_mandates_show_no_tile_of_the_lotus_not_even_to_them() -> None:
    """CLA-LOTUS-1: their own private deck tells them."""
    script = choice("lotus").say("lotus", "mandate", tile="betray", announce="harvest")
    for viewer in (None, "koi", "lotus"):
        assert script.game.view(viewer)["mandates"] == [
            {"clan": "lotus", "tile": None, "announce": "harvest"}
        ]


def test_kami_control_is_who_leads_the_shrine() -> None:
    """KUB-3"""
    shrines = [{"kami": "fujin", "turtle": {"shinto": 1}, "koi": {"shinto": 1}}, *SHRINES[1:]]
    script = start(
        players=["koi", "lotus", "turtle"],
        kami_unbound=True,
        shrines=shrines,
        honor=["turtle", "koi", "lotus"],
    )
    assert script.view["kami_control"] == {
        "fujin": "turtle",
        "hachiman": None,
        "amaterasu": None,
        "susanoo": None,
    }


def test_without_kami_unbound_nobody_controls_anything() -> None:
    """KUB-1"""
    assert tea().view["kami_control"] == {}
    assert tea().view["kami_figures"] == {}


def test_war_at_is_the_index_of_the_province_being_resolved() -> None:
    """WAR-2"""
    here = {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}
    script = start(
        players=["koi", "lotus", "turtle"],
        phase="war",
        war=["oshu", "nagato", "edo"],
        map={"nagato": here, "edo": here},
    )
    assert (script.view["war_at"], script.view["war"]) == (1, ["oshu", "nagato", "edo"])
    script.bids(koi=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    assert script.view["war_at"] == 2


def test_war_at_is_null_outside_the_war_phase() -> None:
    """WAR-2"""
    assert tea().view["war_at"] is None
    assert choice().view["war_at"] is None


def test_current_is_whose_mandate_turn_it_is() -> None:
    """POL-2"""
    assert Game.new(clans=["koi", "lotus", "turtle"]).view(None)["current"] is None
    assert choice("turtle").view["current"] == "turtle"


def test_the_stack_is_what_is_being_resolved_outermost_first() -> None:
    script = QUESTIONS["recruit"]()
    names = [frame["kind"] for frame in script.view["stack"]]
    assert names[-1] == "recruit"
    assert names.index("mandate") < names.index("performing") < names.index("recruit")


def test_waiting_are_those_who_have_not_bid_yet() -> None:
    """BAT-3"""
    script = bid().say("lotus", "bid", seppuku=0, hostage=0, ronin=0, poets=0)
    assert script.view["waiting"] == ["koi", "turtle"]


def test_a_sealed_bid_is_seen_by_its_owner_only() -> None:
    """BAT-3"""
    fields = {"seppuku": 1, "hostage": 0, "ronin": 0, "poets": 2}
    script = bid().say("koi", "bid", **fields)
    assert script.game.view("koi")["private"]["sealed"] == {"kind": "bid", **fields}
    assert script.game.view("lotus")["private"]["sealed"] is None
    other = bid().say("koi", "bid", seppuku=0, hostage=0, ronin=0, poets=0)
    for viewer in (None, "lotus", "turtle"):
        assert script.game.view(viewer) == other.game.view(viewer)


def test_coins_shown_while_bids_are_sealed_are_those_before_the_bid() -> None:
    """BAT-3"""
    script = bid().say("koi", "bid", seppuku=1, hostage=0, ronin=0, poets=2)
    assert script.coins("koi") == script.game.view("koi")["players"]["koi"]["coins"] == 3
    script.say("lotus", "bid", seppuku=0, hostage=0, ronin=0, poets=0)
    script.say("turtle", "bid", seppuku=0, hostage=0, ronin=0, poets=0)
    assert script.coins("koi") == 0


def test_a_revealed_bid_is_sealed_no_more() -> None:
    """BAT-3"""
    script = QUESTIONS["hostage"]()
    assert all(script.game.view(clan)["private"]["sealed"] is None for clan in script.game.clans)


def test_gifts_are_public() -> None:
    """NEG-1"""
    script = start(players={"koi": {"coins": 5}, "lotus": {}, "turtle": {}}).gift("koi", "lotus", coins=2)
    seen = script.game.view("turtle")["players"]
    assert (seen["koi"]["coins"], seen["lotus"]["coins"]) == (3, 2)
    assert script.events("gift")[0]["coins"] == 2


def test_proposals_are_public() -> None:
    """TEA-2"""
    script = tea().say("koi", "propose", to="lotus")
    assert script.game.view("turtle")["stack"][-1] == {
        "kind": "tea",
        "proposals": [["koi", "lotus"]],
        "ready": [],
    }


def test_looking_changes_nothing() -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"])
    before = game.digest()
    views = [game.view(viewer) for viewer in (None, "koi", "lotus")]
    assert [game.view(viewer) for viewer in (None, "koi", "lotus")] == views
    assert game.digest() == before


def test_a_view_handed_out_is_the_callers_own() -> None:
    game = choice("koi").game
    view = game.view("koi")
    view["players"]["koi"]["coins"] = 99
    view["private"]["hand"].clear()
    view["pending"][0]["hand"].clear()
    view["honor"].reverse()
    assert game.view("koi") != view
    assert game.view("koi") == choice("koi").game.view("koi")

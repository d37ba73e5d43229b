"""Cards and abilities that meet where pieces move: tolls, buildings, shrines; and gifts in between."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import kami_turn, seats
from tests.support.kami_unbound import QUINTET, moves
from tests.support.script import Json, Script, mandate

SERPENT = ["path-of-the-serpent"]
BUILDER = ["path-of-the-builder"]


def marshal(current: str = "turtle", **more: Any) -> Script:
    return mandate("marshal", current, **more)


# -- the Serpent -----------------------------------------------------------------------------


def test_serpent_and_fujin_with_a_poor_mover() -> None:
    """RUL-14, CAR-path-of-the-serpent, KAM-4: the figure stays, and the route closes for this ability.

    The Move is not used up: both may still be made over a border.
    """
    script = kami_turn(
        {"kami": "fujin", "koi": {"shinto": 1}},
        players=seats(lotus={"cards": SERPENT}),
        map={"kansai": {"koi": {"bushi": 1}}},
    )
    script.say("koi", "move", figure="bushi", from_="kansai", to="kyushu")
    script.asked("lotus", "offer", "path-of-the-serpent")
    script.say("lotus", "yes").asked("koi", "fujin")
    assert ("kansai", "kyushu") not in moves(script, "koi", "bushi")
    assert ("kansai", "shikoku") in moves(script, "koi", "bushi")
    script.say("koi", "move", figure="bushi", from_="kansai", to="kyoto")
    script.say("koi", "move", figure="bushi", from_="kyoto", to="edo").asked("koi", "mandate")


def test_serpent_and_fujin_there_and_back() -> None:
    """CAR-path-of-the-serpent: once per route and use of Fujin, whichever way it is taken."""
    script = kami_turn(
        {"kami": "fujin", "koi": {"shinto": 1}},
        players=seats(koi={"coins": 2}, lotus={"cards": SERPENT}),
        map={"kansai": {"koi": {"bushi": 1}}},
    )
    script.say("koi", "move", figure="bushi", from_="kansai", to="kyushu").say("lotus", "yes")
    script.say("koi", "move", figure="bushi", from_="kyushu", to="kansai").asked("koi", "mandate")
    assert (script.coins("koi"), script.coins("lotus")) == (1, 1)


def test_serpent_and_two_routes() -> None:
    """CAR-path-of-the-serpent: each route has its own toll."""
    script = kami_turn(
        {"kami": "fujin", "koi": {"shinto": 1}},
        players=seats(koi={"coins": 2}, lotus={"cards": SERPENT}),
        map={"kansai": {"koi": {"bushi": 1}}},
    )
    script.say("koi", "move", figure="bushi", from_="kansai", to="kyushu").say("lotus", "yes")
    script.say("koi", "move", figure="bushi", from_="kyushu", to="shikoku").say("lotus", "yes")
    assert (script.coins("koi"), script.coins("lotus")) == (0, 2)


def test_serpent_and_dragonfly() -> None:
    """CAR-path-of-the-serpent, CLA-DRAGONFLY-2: they never use routes."""
    players: dict[str, Json] = {clan: {} for clan in QUINTET} | {"lotus": {"cards": SERPENT}}
    script = marshal("bonsai", players=players, map={"hokkaido": {"dragonfly": {"bushi": 1}}})
    script.say("dragonfly", "move", figure="bushi", from_="hokkaido", to="oshu").asked("koi", "mandate")


def test_serpent_and_the_turtles_strongholds() -> None:
    """RUL-14, CLA-TURTLE-1: a Stronghold pays like a figure, and opens the route for the Bushi too."""
    script = marshal(
        players=seats(lotus={"cards": SERPENT}, turtle={"coins": 1}),
        map={"kansai": {"turtle": {"stronghold": 1, "bushi": 1}}},
    )
    script.say("turtle", "move", figure="stronghold", from_="kansai", to="shikoku").say("lotus", "yes")
    script.say("turtle", "move", figure="bushi", from_="kansai", to="shikoku")
    assert script.at("shikoku", "turtle") == {"stronghold": 1, "bushi": 1}
    assert (script.coins("turtle"), script.coins("lotus")) == (0, 1)


def test_serpent_does_not_charge_its_owner() -> None:
    """CAR-path-of-the-serpent: another player's figures only."""
    script = marshal(players=seats(koi={"cards": SERPENT}), map={"kansai": {"koi": {"bushi": 1}}})
    script.say("koi", "move", figure="bushi", from_="kansai", to="shikoku").asked("koi", "mandate")


def test_serpent_asks_again_in_the_next_players_marshal() -> None:
    """CAR-path-of-the-serpent: let off for the Koi, charged for the Turtle, on the same route."""
    script = marshal(
        players=seats(lotus={"cards": SERPENT}, turtle={"coins": 1}),
        map={"kansai": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )
    script.say("koi", "move", figure="bushi", from_="kansai", to="shikoku").say("lotus", "no")
    script.say("turtle", "move", figure="bushi", from_="kansai", to="shikoku").say("lotus", "yes")
    assert script.coins("lotus") == 1


def test_a_gift_pays_the_serpent() -> None:
    """NEG-1, RUL-14: while the Lotus think about charging, the Turtle help the Koi out."""
    script = marshal(
        players=seats(lotus={"cards": SERPENT}, turtle={"coins": 1}), map={"kansai": {"koi": {"bushi": 1}}}
    )
    script.say("koi", "move", figure="bushi", from_="kansai", to="shikoku")
    script.gift("turtle", to="koi", coins=1).asked("lotus", "offer", "path-of-the-serpent")
    script.say("lotus", "yes")
    assert (script.at("shikoku", "koi"), script.coins("lotus")) == ({"bushi": 1}, 1)


def test_a_gift_leaves_no_coin_for_the_serpent() -> None:
    """NEG-1, RUL-14: the Koi give their only Coin away; charged, they cannot pass."""
    script = marshal(
        players=seats(koi={"coins": 1}, lotus={"cards": SERPENT}), map={"kansai": {"koi": {"bushi": 1}}}
    )
    script.say("koi", "move", figure="bushi", from_="kansai", to="shikoku").gift("koi", to="turtle", coins=1)
    script.say("lotus", "yes")
    assert (script.at("kansai", "koi"), script.coins("turtle")) == ({"bushi": 1}, 1)


@pytest.mark.parametrize(("answer", "dead"), [("yes", 0), ("no", 1)])
def test_hate_held_up_by_the_serpent_enters_nothing(answer: str, dead: int) -> None:
    """CAR-9, CAR-oni-of-hate, RUL-14: it has not moved where the toll could not be paid."""
    script = marshal(
        players=seats(lotus={"cards": SERPENT}, turtle={"cards": ["oni-of-hate"]}),
        map={"kansai": {"turtle": {"oni-of-hate": 1}}, "shikoku": {"koi": {"bushi": 1}}},
    )
    script.done("koi").say("turtle", "move", figure="oni-of-hate", from_="kansai", to="shikoku")
    script.say("lotus", answer)
    assert len(script.events("killed")) == dead


# -- the Builder -----------------------------------------------------------------------------


def test_builder_builds_in_the_marshal_of_others() -> None:
    """CAR-path-of-the-builder: the Koi have no bonus in the Turtle's Marshal."""
    script = marshal(season_set="mountain", players=seats(koi={"coins": 3, "cards": BUILDER}))
    script.say("koi", "build", province="oshu")
    assert (script.at("oshu", "koi"), script.coins("koi")) == ({"stronghold": 1}, 0)


def test_builder_with_the_bonus_builds_one() -> None:
    """CAR-path-of-the-builder, MAR-3: still only one."""
    script = marshal("koi", season_set="mountain", players=seats(koi={"coins": 6, "cards": BUILDER}))
    script.say("koi", "build", province="oshu").asked("lotus", "mandate")
    assert script.coins("koi") == 3


def test_builder_as_an_ally_builds_one() -> None:
    """CAR-path-of-the-builder, POL-6: the bonus of the ally's Marshal is the same."""
    script = marshal(
        season_set="mountain",
        players=seats(koi={"coins": 6, "cards": BUILDER}),
        alliances=[["koi", "turtle"]],
    )
    script.say("koi", "build", province="oshu").asked("koi", "mandate")


def test_builder_of_the_bonsai_pays_one() -> None:
    """CAR-path-of-the-builder, CLA-BONSAI-1."""
    players: dict[str, Json] = {clan: {} for clan in QUINTET} | {"bonsai": {"coins": 1, "cards": BUILDER}}
    script = marshal(season_set="mountain", players=players).say("bonsai", "build", province="oshu")
    assert script.coins("bonsai") == 0


def test_the_turtle_move_what_the_builder_built() -> None:
    """RUL-15, CLA-TURTLE-1, CAR-path-of-the-builder: it has not moved yet, and moves once."""
    script = marshal("koi", season_set="mountain", players=seats(turtle={"coins": 3, "cards": BUILDER}))
    script.say("turtle", "build", province="oshu")
    script.say("turtle", "move", figure="stronghold", from_="oshu", to="edo").asked("lotus", "mandate")
    assert script.at("edo", "turtle") == {"stronghold": 1}


def test_builder_too_poor_to_build() -> None:
    """MAR-3, CAR-path-of-the-builder: it is the price that forbids it, not the missing bonus."""
    script = marshal(
        season_set="mountain",
        players=seats(koi={"coins": 2, "cards": BUILDER}),
        map={"edo": {"koi": {"bushi": 1}}},
    )
    script.refused("koi", "MAR-3", "build", province="oshu")


def test_a_gift_lets_the_builder_build() -> None:
    """NEG-1, CAR-path-of-the-builder: the question is asked again with more options."""
    script = marshal(
        season_set="mountain",
        players=seats(koi={"coins": 2, "cards": BUILDER}, lotus={"coins": 1}),
        map={"edo": {"koi": {"bushi": 1}}},
    )
    assert {"kind": "build", "province": "oshu"} not in script.options("koi")
    script.gift("lotus", to="koi", coins=1).say("koi", "build", province="oshu")
    assert script.coins("koi") == 0


# -- shrines ---------------------------------------------------------------------------------


def shrines(**worship: Json) -> list[Json]:
    """Fujin, Raijin, Ryujin, Susanoo, with these figures in them."""
    return [{"kami": kami, **worship.get(kami, {})} for kami in ("fujin", "raijin", "ryujin", "susanoo")]


def test_kannushi_moves_komainu() -> None:
    """CAR-12, CAR-path-of-the-kannushi, CAR-komainu: one for each copy, a Shinto and Komainu."""
    script = marshal(
        season_set="mountain",
        players=seats(koi={"cards": ["path-of-the-kannushi", "path-of-the-kannushi", "komainu"]}),
        shrines=shrines(fujin={"koi": {"shinto": 2, "komainu": 1}}),
    )
    script.say("koi", "shift", figure="komainu", from_="fujin", to="raijin")
    script.say("koi", "shift", figure="shinto", from_="fujin", to="ryujin").asked("koi", "mandate")
    here = {entry["kami"]: entry.get("koi") for entry in script.view["shrines"]}
    assert here == {
        "fujin": {"shinto": 1},
        "raijin": {"komainu": 1},
        "ryujin": {"shinto": 1},
        "susanoo": None,
    }


def test_light_places_komainu() -> None:
    """CAR-12, CAR-path-of-the-light, CAR-komainu: from reserve, like a Shinto."""
    script = mandate(
        *("recruit", "turtle"),
        players=seats(koi={"cards": ["path-of-the-light", "komainu"]}),
        shrines=shrines(),
    )
    script.say("koi", "place", figure="komainu", shrine="raijin").asked("koi", "mandate")
    assert script.view["shrines"][1] == {"kami": "raijin", "koi": {"komainu": 1}}


@pytest.mark.parametrize(
    ("koi", "lotus", "victim", "stand_in"),
    [(["komainu"], [], "shinto", "komainu"), ([], ["komainu"], "komainu", "shinto")],
)
def test_unrighteous_and_komainu_in_a_shrine(
    koi: list[str], lotus: list[str], victim: str, stand_in: str
) -> None:
    """CAR-12, CAR-path-of-the-unrighteous: as the one that replaces and as the one replaced."""
    script = mandate(
        *("betray", "koi"),
        season_set="teapot",
        players=seats(koi={"cards": ["path-of-the-unrighteous", *koi]}, lotus={"cards": lotus}),
        shrines=shrines(fujin={"lotus": {victim: 1}}),
    )
    script.say("koi", "replace", clan_="lotus", figure=victim, shrine="fujin", with_=stand_in)
    assert script.view["shrines"][0] == {"kami": "fujin", "koi": {stand_in: 1}}


def test_unrighteous_on_top_of_the_ordinary_two() -> None:
    """CAR-path-of-the-unrighteous, BET-3: the shrine first, then one of each owner, then no more."""
    script = mandate(
        *("betray", "koi"),
        season_set="teapot",
        players=seats(koi={"cards": ["path-of-the-unrighteous"]}),
        shrines=shrines(fujin={"lotus": {"shinto": 1}}),
        map={"edo": {"lotus": {"bushi": 2}, "turtle": {"bushi": 2}}},
    )
    script.say("koi", "replace", clan_="lotus", figure="shinto", shrine="fujin", with_="shinto")
    for owner in ("lotus", "turtle"):
        script.say("koi", "replace", clan_=owner, figure="bushi", province="edo", with_="bushi")
    script.asked("lotus", "mandate")

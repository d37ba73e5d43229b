"""Path of the Serpent: charge other players 1 Coin for a shipping route."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import gains, kami_turn
from tests.support.kami_unbound import moves, unbound
from tests.support.script import Json, Script, mandate

SERPENT = "path-of-the-serpent"
FUJIN = {"kami": "fujin", "lotus": {"shinto": 1}}


def players(lotus: int = 2) -> dict[str, Json]:
    """The Turtle own Path of the Serpent; the Lotus have this many Coins."""
    return {"koi": {"coins": 1}, "lotus": {"coins": lotus}, "turtle": {"cards": [SERPENT]}}


def marshal(lotus: int = 2, board: Json | None = None, **position: Any) -> Script:
    """The Koi's Marshal, in which the Lotus with three Bushi in Hokkaido are the first to move."""
    board = {"hokkaido": {"lotus": {"bushi": 3}}} if board is None else board
    return mandate("marshal", "koi", season="summer", players=players(lotus), map=board, **position)


def sail(script: Script, to: str = "oshu", from_: str = "hokkaido", figure: str = "bushi") -> Script:
    return script.say("lotus", "move", figure=figure, from_=from_, to=to)


# -- the question ----------------------------------------------------------------------------------


def test_the_owner_is_asked_whether_to_charge() -> None:
    """CAR-path-of-the-serpent, RUL-14: before the figure has crossed; mover and route are named."""
    script = sail(marshal())
    asked = script.asked("turtle", "offer", SERPENT)
    assert (asked.mover, asked.route) == ("lotus", ["hokkaido", "oshu"])
    assert script.options("turtle") == [{"kind": "yes"}, {"kind": "no"}]
    assert script.at("hokkaido", "lotus") == {"bushi": 3}


def test_a_preview_says_what_the_route_could_cost_and_what_changes_then() -> None:
    """RUL-14: before the Move, for the first Move on the route only."""
    script = marshal()
    move = {"kind": "move", "figure": "bushi", "from": "hokkaido", "to": "oshu"}
    assert script.game.preview("lotus", move)["toll"] == {
        "clans": ["turtle"],
        "cause": SERPENT,
        "coins": 1,
        "passes": True,
        "provinces": {
            "oshu": {
                "forces": {"lotus": {"before": 0, "after": 1}},
                "leader": {"before": None, "after": "lotus"},
            },
            "hokkaido": {
                "forces": {"lotus": {"before": 3, "after": 2}},
                "leader": {"before": "lotus", "after": "lotus"},
            },
        },
    }
    sail(script).say("turtle", "yes")
    assert script.game.preview("lotus", move)["toll"] is None


def test_a_preview_says_that_one_without_coins_could_be_held_back() -> None:
    """RUL-14: then nothing is paid, and the figure stays."""
    move = {"kind": "move", "figure": "bushi", "from": "hokkaido", "to": "oshu"}
    toll = marshal(lotus=0).game.preview("lotus", move)["toll"]
    assert toll is not None
    assert (toll["coins"], toll["passes"], toll["provinces"]) == (0, False, {})


def test_charged_the_mover_pays_the_owner_and_crosses() -> None:
    """CAR-path-of-the-serpent: one who has the Coin must pay it."""
    script = sail(marshal()).say("turtle", "yes")
    script.asked("lotus", "marshal")
    assert script.at("oshu", "lotus") == {"bushi": 1}
    assert gains(script, SERPENT) == [("coins", "lotus", -1), ("coins", "turtle", 1)]
    assert [(e["clan"], e["owner"], e["charged"]) for e in script.events("toll")] == [
        ("lotus", "turtle", True)
    ]


def test_not_charged_the_mover_crosses_for_nothing() -> None:
    """CAR-path-of-the-serpent, RUL-14: and the route is open for the instance."""
    script = sail(marshal()).say("turtle", "no")
    sail(script).asked("lotus", "marshal")
    assert (script.at("oshu", "lotus"), script.coins("lotus"), script.coins("turtle")) == ({"bushi": 2}, 2, 0)


def test_a_route_is_charged_once_however_many_cross_it_either_way() -> None:
    """CAR-path-of-the-serpent: two from Hokkaido and one from Oshu pay 1 Coin together."""
    board = {"hokkaido": {"lotus": {"bushi": 2}}, "oshu": {"lotus": {"shinto": 1}}}
    script = sail(marshal(board=board)).say("turtle", "yes")
    sail(sail(script), to="hokkaido", from_="oshu", figure="shinto").asked("lotus", "mandate")
    assert script.coins("turtle") == 1


def test_every_route_is_a_question_of_its_own() -> None:
    """CAR-path-of-the-serpent: Hokkaido to Oshu, and Hokkaido to Kansai."""
    script = sail(marshal()).say("turtle", "yes")
    sail(script, to="kansai").asked("turtle", "offer", SERPENT)
    script.say("turtle", "yes")
    assert (script.coins("lotus"), script.coins("turtle")) == (0, 2)


# -- who cannot pay --------------------------------------------------------------------------------


def test_one_without_a_coin_is_stopped_and_has_not_moved() -> None:
    """CAR-path-of-the-serpent, RUL-14: the route is closed to them; the figure may go another way."""
    script = sail(marshal(0))
    script.asked("turtle", "offer", SERPENT)
    script.say("turtle", "yes").asked("lotus", "marshal")
    assert script.at("hokkaido", "lotus") == {"bushi": 3}
    assert moves(script, "lotus", "bushi") == [("hokkaido", "kansai"), ("hokkaido", "kyushu")]
    script.refused("lotus", "RUL-14", "move", figure="bushi", from_="hokkaido", to="oshu")
    sail(script, to="kansai").say("turtle", "no")
    assert script.at("kansai", "lotus") == {"bushi": 1}


def test_one_without_a_coin_crosses_where_the_owner_does_not_charge() -> None:
    """CAR-path-of-the-serpent, RUL-14: the owner is asked also then."""
    script = sail(marshal(0)).say("turtle", "no")
    assert script.at("oshu", "lotus") == {"bushi": 1}


def test_a_coin_that_comes_too_late_does_not_open_the_route() -> None:
    """CAR-path-of-the-serpent, RUL-14: it is closed for the rest of the instance."""
    script = sail(marshal(0)).say("turtle", "yes").gift("koi", "lotus", coins=1)
    assert script.coins("lotus") == 1
    assert ("hokkaido", "oshu") not in moves(script, "lotus", "bushi")


def test_a_coin_given_while_the_owner_thinks_can_be_charged() -> None:
    """CAR-path-of-the-serpent, NEG-1: when the owner says yes, the mover has it."""
    script = sail(marshal(0)).gift("koi", "lotus", coins=1).say("turtle", "yes")
    assert (script.at("oshu", "lotus"), script.coins("turtle")) == ({"bushi": 1}, 1)


# -- instances -------------------------------------------------------------------------------------


def test_each_players_marshal_is_an_instance() -> None:
    """CAR-path-of-the-serpent: after the Lotus the Koi pay for the same route."""
    board = {"hokkaido": {"lotus": {"bushi": 1}, "koi": {"bushi": 1}}}
    script = sail(marshal(board=board)).say("turtle", "yes")
    script.say("koi", "move", figure="bushi", from_="hokkaido", to="oshu").asked("turtle", "offer", SERPENT)


def test_one_use_of_fujin_is_an_instance() -> None:
    """CAR-path-of-the-serpent: there and back on one route is charged once."""
    board = {"hokkaido": {"lotus": {"bushi": 1}}}
    script = kami_turn(FUJIN, season="summer", players=players(), map=board)
    sail(script).say("turtle", "yes").asked("lotus", "fujin")
    sail(script, to="hokkaido", from_="oshu").asked("koi", "mandate")
    assert (script.coins("lotus"), script.coins("turtle")) == (1, 1)


def test_a_move_that_is_stopped_is_none_of_fujins_two() -> None:
    """CAR-path-of-the-serpent, RUL-14: it has not moved, and two Moves are left."""
    board = {"hokkaido": {"lotus": {"bushi": 1}}, "edo": {"lotus": {"bushi": 1}}}
    script = kami_turn(FUJIN, season="summer", players=players(0), map=board)
    sail(script).say("turtle", "yes")
    assert script.asked("lotus", "fujin").moves == 2


def test_after_the_instance_the_route_is_asked_for_again() -> None:
    """CAR-path-of-the-serpent: closed in one Marshal, it is open to be used in the next."""
    script = sail(marshal(0)).say("turtle", "yes")
    script.done("lotus").asked("lotus", "mandate")
    tile = script.options("lotus")[0]["tile"]
    script.say("lotus", "mandate", tile=tile, announce="marshal")
    sail(script).asked("turtle", "offer", SERPENT)


# -- what is not charged ---------------------------------------------------------------------------


def test_a_border_is_not_a_route() -> None:
    """CAR-path-of-the-serpent: from Edo to Oshu nobody is asked."""
    script = sail(marshal(board={"edo": {"lotus": {"bushi": 2}}}), from_="edo")
    script.asked("lotus", "marshal")


def test_the_owner_sails_for_nothing() -> None:
    """CAR-path-of-the-serpent: another player's moves only."""
    script = marshal(board={"hokkaido": {"turtle": {"bushi": 2}}})
    script.say("turtle", "move", figure="bushi", from_="hokkaido", to="oshu").asked("turtle", "marshal")


def test_the_dragonfly_never_use_routes() -> None:
    """CAR-path-of-the-serpent, CLA-DRAGONFLY-2: they go from Hokkaido to Oshu without one."""
    script = mandate(
        "marshal",
        "koi",
        season="summer",
        players={"koi": {}, "turtle": {"cards": [SERPENT]}, "dragonfly": {"coins": 1}},
        map={"hokkaido": {"dragonfly": {"bushi": 2}}},
    )
    script.say("dragonfly", "move", figure="bushi", from_="hokkaido", to="oshu").asked("dragonfly", "marshal")


# -- what else is charged --------------------------------------------------------------------------


def test_an_ally_may_be_charged() -> None:
    """CAR-path-of-the-serpent, TEA-5: allies are other players."""
    script = sail(marshal(alliances=[["lotus", "turtle"]]))
    script.asked("turtle", "offer", SERPENT)


def test_the_turtles_strongholds_count_as_figures() -> None:
    """CAR-path-of-the-serpent, RUL-14: they are charged for like a Bushi."""
    owner: dict[str, Json] = {"koi": {"cards": [SERPENT]}, "lotus": {}, "turtle": {"coins": 1}}
    board = {"hokkaido": {"turtle": {"stronghold": 1}}}
    script = mandate("marshal", "koi", season="summer", players=owner, map=board)
    script.say("turtle", "move", figure="stronghold", from_="hokkaido", to="oshu")
    script.asked("koi", "offer", SERPENT)
    script.say("koi", "yes")
    assert (script.at("oshu", "turtle"), script.coins("koi")) == ({"stronghold": 1}, 1)


@pytest.mark.parametrize(("answer", "where"), [("yes", "hokkaido"), ("no", "oshu")])
def test_a_kami_figure_is_charged_for_like_a_figure(answer: str, where: str) -> None:
    """CAR-path-of-the-serpent, KUB-4: its controller moves it along the route, and has no Coin."""
    script = marshal(0, board={}, **unbound({"hachiman": "hokkaido"}, hachiman={"lotus": 1}))
    sail(script, figure="hachiman").say("turtle", answer)
    assert script.view["kami_figures"] == {"hachiman": where}


def test_it_works_as_soon_as_it_is_owned() -> None:
    """CAR-path-of-the-serpent, CAR-11: bought for nothing, asked in the Marshal that follows."""
    board = {"hokkaido": {"koi": {"bushi": 1}}}
    three: dict[str, Json] = {"koi": {}, "lotus": {}, "turtle": {}}
    script = mandate("train", "turtle", season="summer", players=three, display={SERPENT: 1}, map=board)
    script.say("turtle", "buy", card=SERPENT).say("koi", "mandate", tile="marshal")
    script.say("koi", "move", figure="bushi", from_="hokkaido", to="oshu").asked("turtle", "offer", SERPENT)

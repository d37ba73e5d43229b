"""Kami Unbound: Amaterasu shields the most honorable clan with force in her province."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over, victor
from tests.support.cards import deaths, seats
from tests.support.kami_unbound import QUINTET, TRIO, unbound
from tests.support.script import Json, Script, mandate, start

NONE = (0, 0, 0, 0)
HERE = {"amaterasu": "nagato"}


def fight(nagato: Pieces, figures: Mapping[str, str] | None = None, **more: Any) -> Script:
    """A battle in Amaterasu's province; three players with 5 Coins, and what else is said of them."""
    players = {clan: {"coins": 5, **more.pop(clan, {})} for clan in TRIO}
    return battle(nagato, players, **unbound(figures or HERE), **more)


# -- losing a battle -------------------------------------------------------------------------


def test_the_most_honorable_loser_lives() -> None:
    """KUB-AMATERASU, RUL-8: the Koi lost, but their figures stay where they are; the Lotus's die."""
    script = fight({"koi": {"bushi": 1, "daimyo": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 3}})
    over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert victor(script) == "turtle"
    assert script.at("nagato", "koi") == {"bushi": 1, "daimyo": 1}
    assert deaths(script) == [("lotus", "bushi", 1, "BAT-11")]


def test_spared_figures_lose_the_token_and_the_bid_all_the_same() -> None:
    """RUL-8: their side lost, and pays for it (BAT-10, BAT-13)."""
    script = fight({"koi": {"bushi": 1}, "turtle": {"bushi": 3}})
    over(script.bids(koi=(0, 0, 0, 2), turtle=NONE))
    assert script.player("turtle")["tokens"] == [["spring", "nagato"]]
    assert (script.coins("koi"), script.at("nagato", "koi")) == (3, {"bushi": 1})


def test_spared_figures_do_not_count_for_imperial_poets() -> None:
    """KUB-AMATERASU, RUL-8, BAT-12: of three losing figures only the Lotus's one counts."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}, "turtle": {"bushi": 3}})
    script.bids(koi=(0, 0, 0, 1), lotus=NONE, turtle=NONE).say("koi", "yes")
    assert script.vp("koi") == 1


def test_with_only_spared_figures_imperial_poets_score_nothing() -> None:
    """RUL-8: nobody was killed, so the poets are not asked for."""
    script = fight({"koi": {"bushi": 2}, "turtle": {"bushi": 3}})
    over(script.bids(koi=(0, 0, 0, 1), turtle=NONE))
    assert script.events("killed") == []


def test_a_winner_needs_no_shield_and_shields_nobody() -> None:
    """KUB-AMATERASU: the Koi are the most honorable and win; both losers die."""
    script = fight({"koi": {"bushi": 3}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}})
    over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert {clan for clan, *_ in deaths(script)} == {"lotus", "turtle"}


def test_honor_is_compared_with_those_who_have_force_there() -> None:
    """KUB-AMATERASU: the Koi on top of the track are elsewhere; the Lotus are shielded."""
    script = fight({"lotus": {"bushi": 1}, "turtle": {"bushi": 2}})
    over(script.bids(lotus=NONE, turtle=NONE))
    assert script.at("nagato", "lotus") == {"bushi": 1}


def test_who_has_no_force_there_is_not_shielded() -> None:
    """KUB-AMATERASU, KUB-RAIJIN: the Koi's Shinto has none beside Raijin, so the Lotus are shielded."""
    figures = {"amaterasu": "nagato", "raijin": "nagato"}
    script = fight({"koi": {"shinto": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 2}}, figures)
    over(script.bids(lotus=NONE, turtle=NONE))
    assert (victor(script), script.at("nagato", "lotus")) == ("turtle", {"bushi": 1})


def test_she_shields_in_her_province_only() -> None:
    """KUB-AMATERASU: she is in Edo, the battle in Nagato."""
    script = fight({"koi": {"bushi": 1}, "turtle": {"bushi": 2}}, {"amaterasu": "edo"})
    over(script.bids(koi=NONE, turtle=NONE))
    assert script.at("nagato", "koi") == {}


def test_honor_is_read_when_the_killing_comes() -> None:
    """RUL-9: the Turtle's Seppuku lifts them, with force left, over the Koi, who are shielded no more."""
    here = {"koi": {"bushi": 1}, "turtle": {"bushi": 2, "stronghold": 2}}
    script = fight(here).bids(koi=NONE, turtle=(1, 0, 0, 0))
    over(script.say("turtle", "yes"))
    assert script.honor() == ["turtle", "koi", "lotus"]
    assert (victor(script), script.at("nagato", "koi")) == ("turtle", {})


def test_without_that_seppuku_the_koi_would_have_lived() -> None:
    """RUL-9: the same battle with the advantage declined."""
    here = {"koi": {"bushi": 1}, "turtle": {"bushi": 2, "stronghold": 2}}
    script = fight(here).bids(koi=NONE, turtle=(1, 0, 0, 0))
    over(script.say("turtle", "no"))
    assert script.at("nagato", "koi") == {"bushi": 1}


# -- not a killing by others -----------------------------------------------------------------


def test_their_own_seppuku_kills_them() -> None:
    """KUB-AMATERASU: she shields from other players only."""
    script = fight({"koi": {"bushi": 2}, "turtle": {"bushi": 1}}).bids(koi=(1, 0, 0, 0), turtle=NONE)
    over(script.say("koi", "yes"))
    assert (script.vp("koi"), script.at("nagato", "koi")) == (2, {})


def test_a_shielded_figure_can_be_captured() -> None:
    """KUB-AMATERASU, BAT-8: a hostage is not killed."""
    script = fight({"koi": {"bushi": 1}, "turtle": {"bushi": 2}}).bids(koi=NONE, turtle=(0, 1, 0, 0))
    script.say("turtle", "capture", clan_="koi", figure="bushi")
    assert script.player("turtle")["hostages"] == [["koi", "bushi"]]


def test_a_shielded_figure_can_be_replaced() -> None:
    """KUB-AMATERASU, BET-6: replacing does not kill."""
    script = mandate(
        "betray", "turtle", players=list(TRIO), map={"nagato": {"koi": {"bushi": 1}}}, **unbound(HERE)
    )
    script.say("turtle", "replace", clan_="koi", figure="bushi", province="nagato", with_="bushi")
    assert script.at("nagato", "turtle") == {"bushi": 1}


# -- with cards ------------------------------------------------------------------------------


def test_mercy_is_asked_for_those_who_would_die() -> None:
    """KUB-AMATERASU, CAR-mercy: the shielded Koi are not among them."""
    script = fight(
        {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 3}},
        season_set="horseman",
        turtle={"cards": ["mercy"]},
    )
    script.bids(koi=NONE, lotus=NONE, turtle=NONE).asked("turtle", "offer", "mercy")
    assert script.decision("turtle").to_json()["victims"] == [["lotus", "bushi", 1]]
    over(script.say("turtle", "yes"))
    assert (script.vp("turtle"), script.events("killed")) == (2, [])


def test_mercy_is_not_asked_where_all_are_shielded() -> None:
    """RUL-8, CAR-mercy: nobody is about to be killed."""
    script = fight(
        {"koi": {"bushi": 1}, "turtle": {"bushi": 3}}, season_set="horseman", turtle={"cards": ["mercy"]}
    )
    over(script.bids(koi=NONE, turtle=NONE))
    assert script.vp("turtle") == 0


def test_righteousness_pays_nothing_for_the_shielded() -> None:
    """RUL-8, CAR-righteousness: they were not killed."""
    script = fight({"koi": {"bushi": 2}, "turtle": {"bushi": 3}}, koi={"cards": ["righteousness"]})
    over(script.bids(koi=NONE, turtle=NONE))
    assert script.vp("koi") == 0


def test_the_oni_of_hate_spares_the_shielded() -> None:
    """KUB-AMATERASU, CAR-oni-of-hate: entering it kills a Bushi of the Lotus, none of the Koi."""
    script = mandate(
        *("marshal", "turtle"),
        players=seats(turtle={"cards": ["oni-of-hate"]}),
        map={
            "nagato": {"koi": {"bushi": 1}, "lotus": {"bushi": 1, "shinto": 1}},
            "kansai": {"turtle": {"oni-of-hate": 1}},
        },
        **unbound(HERE),
    )
    script.done("koi", "lotus").say("turtle", "move", figure="oni-of-hate", from_="kansai", to="nagato")
    script.asked("turtle", "kill", "oni-of-hate")
    assert {option["clan"] for option in script.options("turtle")} == {"lotus"}
    script.say("turtle", "kill", clan_="lotus", figure="shinto", province="nagato")
    assert deaths(script) == [("lotus", "shinto", 1, "oni-of-hate")]


def test_the_ninja_cannot_pick_the_shielded() -> None:
    """KUB-AMATERASU, CAR-path-of-the-ninja: the same clan's Bushi elsewhere can be."""
    script = mandate(
        *("recruit", "turtle"),
        season_set="horseman",
        players=seats(turtle={"cards": ["path-of-the-ninja"]}),
        map={
            "nagato": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}},
            "edo": {"koi": {"bushi": 1}},
            "kyoto": {"turtle": {"stronghold": 1}},
        },
        **unbound(HERE),
    )
    script.say("turtle", "summon", figure="daimyo", province="kyoto").say("turtle", "done")
    targets = [(option["clan"], option["province"]) for option in script.options("turtle")[1:]]
    assert sorted(targets) == [("koi", "edo"), ("lotus", "nagato")]


def test_one_may_kill_ones_own_shielded_bushi() -> None:
    """KUB-AMATERASU, CAR-path-of-the-ninja: the shield is against other players."""
    script = mandate(
        *("recruit", "koi"),
        season_set="horseman",
        players=seats(koi={"cards": ["path-of-the-ninja"]}),
        map={"nagato": {"koi": {"stronghold": 1}}},
        **unbound(HERE),
    )
    script.say("koi", "summon", figure="bushi", province="nagato").say("koi", "done")
    script.say("koi", "kill", clan_="koi", figure="bushi", province="nagato")
    assert deaths(script) == [("koi", "bushi", 1, "path-of-the-ninja")]


def test_the_keiri_find_no_shielded_victim() -> None:
    """KUB-AMATERASU, CAR-way-of-the-keiri: only the Lotus's Bushi, not the Koi's."""
    script = start(
        phase="war",
        season_set="mountain",
        players=seats(turtle={"cards": ["way-of-the-keiri"]}),
        war=["nagato", "edo"],
        map={"nagato": {"koi": {"bushi": 2}, "lotus": {"bushi": 1}, "turtle": {"daimyo": 1}}},
        **unbound(HERE),
    )
    script.asked("turtle", "kill", "way-of-the-keiri")
    assert [option.get("clan") for option in script.options("turtle")] == [None, "lotus"]


@pytest.mark.parametrize(("honor", "killed"), [(QUINTET, "lotus"), (("lotus", "koi", *QUINTET[2:]), "koi")])
def test_the_shield_goes_with_honor(honor: tuple[str, ...], killed: str) -> None:
    """RUL-9: the higher of the two is safe from the Oni of Hate."""
    players: dict[str, Json] = {clan: {} for clan in QUINTET} | {"bonsai": {"cards": ["oni-of-hate"]}}
    script = mandate(
        *("marshal", "bonsai"),
        honor=list(honor),
        players=players,
        map={
            "nagato": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}},
            "kansai": {"bonsai": {"oni-of-hate": 1}},
        },
        **unbound(HERE),
    )
    script.done("koi", "lotus").say("bonsai", "move", figure="oni-of-hate", from_="kansai", to="nagato")
    assert deaths(script) == [(killed, "bushi", 1, "oni-of-hate")]

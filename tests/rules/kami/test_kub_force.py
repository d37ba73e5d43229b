"""Kami Unbound: Raijin, Ryujin and Hachiman, who change what counts as force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over, victor
from tests.support.cards import forces, seats
from tests.support.kami_unbound import TRIO, unbound, where
from tests.support.script import Json, Script, mandate, start

NONE = (0, 0, 0, 0)
# One card of each of the five types, all of them Core cards.
TYPES = ["path-of-the-lion", "righteousness", "komainu", "way-of-the-shogun", "form-of-the-kitsune"]


def fight(nagato: Pieces, figures: Mapping[str, str], worship: Json | None = None, **more: Any) -> Script:
    """A battle in Nagato; three players with 5 Coins, and what else is said of them."""
    players = {clan: {"coins": 5, **more.pop(clan, {})} for clan in TRIO}
    return battle(nagato, players, **unbound(figures, **(worship or {})), **more)


# -- Raijin ----------------------------------------------------------------------------------

RAIJIN = {"raijin": "nagato"}


@pytest.mark.parametrize(
    ("pieces", "cards"),
    [
        ({"daimyo": 1}, ["path-of-the-lion", "path-of-the-dragon"]),
        ({"shinto": 3}, ["path-of-the-favored"]),
        ({"river-dragon": 1}, ["river-dragon"]),
        ({"yurei": 1}, ["yurei", "path-of-the-lion"]),
        ({"komainu": 1}, ["komainu", "path-of-the-favored"]),
        ({"oni-of-blood": 1}, ["oni-of-blood"]),
        ({"stronghold": 2}, []),
    ],
)
def test_only_bushi_have_force(pieces: dict[str, int], cards: list[str]) -> None:
    """KUB-RAIJIN, HAR-2: whatever the cards say about Daimyo, Shinto, or Monsters."""
    script = mandate(
        *("harvest", "koi"),
        season_set="mountain",
        players=seats(koi={"cards": cards}),
        map={"kyoto": {"koi": pieces}},
        **unbound({"raijin": "kyoto"}),
    )
    assert script.vp("koi") == 0


def test_bushi_have_their_force() -> None:
    """KUB-RAIJIN, HAR-2: one Bushi against a Daimyo and three Shinto."""
    script = mandate(
        *("harvest", "lotus"),
        players=list(TRIO),
        map={"kyoto": {"koi": {"daimyo": 1, "shinto": 3}, "lotus": {"bushi": 1}}},
        **unbound({"raijin": "kyoto"}),
    )
    assert script.vp("lotus") == 4


def test_the_power_ends_at_the_border() -> None:
    """KUB-RAIJIN: a Daimyo in an adjacent province has force."""
    script = mandate(
        *("harvest", "koi"),
        players=list(TRIO),
        map={"kyoto": {"koi": {"daimyo": 1}}},
        **unbound({"raijin": "kansai"}),
    )
    assert script.vp("koi") == 4


def test_kami_have_force_beside_him() -> None:
    """KUB-RAIJIN: himself and Hachiman, 2 against a Bushi."""
    figures = {"raijin": "nagato", "hachiman": "nagato"}
    worship = {"raijin": {"turtle": 1}, "hachiman": {"turtle": 1}}
    script = fight({"koi": {"bushi": 1, "shinto": 2}}, figures, worship).bids(koi=NONE, turtle=NONE)
    assert forces(script) == [("turtle", 2)]


def test_ryujin_has_his_force_beside_him() -> None:
    """KUB-RAIJIN, KUB-RYUJIN: three types of cards, 3 force."""
    figures = {"raijin": "nagato", "ryujin": "nagato"}
    script = fight(
        {"koi": {"bushi": 2}}, figures, {"ryujin": {"lotus": 1}}, lotus={"cards": [*TYPES[:2], TYPES[4]]}
    )
    script.bids(koi=NONE, lotus=NONE)
    assert forces(script) == [("lotus", 3)]


def test_ronin_still_count() -> None:
    """KUB-RAIJIN, BAT-9: a Bushi and 2 Ronin against two Bushi."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, RAIJIN, lotus={"ronin": 2})
    script.bids(koi=NONE, lotus=(0, 0, 1, 0)).say("lotus", "yes")
    assert forces(script) == [("lotus", 3)]


def test_the_turtles_strongholds_still_count() -> None:
    """KUB-RAIJIN, CLA-TURTLE-2: they are not figures."""
    script = fight({"koi": {"bushi": 1}, "turtle": {"stronghold": 2, "daimyo": 1}}, RAIJIN)
    script.bids(koi=NONE, turtle=NONE)
    assert forces(script) == [("turtle", 2)]


def test_who_has_no_force_is_not_in_the_battle() -> None:
    """RUL-3: the Koi's Daimyo and Shinto stay out of it, and live."""
    script = fight({"koi": {"daimyo": 1, "shinto": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 2}}, RAIJIN)
    script.all_asked("bid", "lotus", "turtle")
    over(script.bids(lotus=NONE, turtle=NONE))
    assert script.at("nagato", "koi") == {"daimyo": 1, "shinto": 1}
    assert {event["clan"] for event in script.events("killed")} == {"lotus"}


def test_one_with_force_takes_the_token_beside_others_without() -> None:
    """RUL-3, WAR-4: no battle, nobody dies."""
    script = start(
        phase="war",
        players=list(TRIO),
        war=["nagato"],
        map={"nagato": {"koi": {"daimyo": 1}, "turtle": {"bushi": 1}}},
        **unbound(RAIJIN),
    )
    assert script.player("turtle")["tokens"] == [["spring", "nagato"]]
    assert script.events("battle_started") == []
    assert script.at("nagato", "koi") == {"daimyo": 1}


def test_figures_without_force_take_no_token() -> None:
    """RUL-3, WAR-3: two clans with Shinto only."""
    here = {"nagato": {"koi": {"shinto": 1}, "lotus": {"shinto": 1}}}
    script = start(phase="war", players=list(TRIO), war=["nagato"], map=here, **unbound(RAIJIN))
    assert len(script.events("token_discarded")) == 1


def test_a_figure_without_force_can_be_captured() -> None:
    """RUL-3, BAT-8: it is a figure of another player in the province."""
    here = {"koi": {"shinto": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 2}}
    script = fight(here, RAIJIN, koi={"vp": 1}).bids(lotus=(0, 1, 0, 0), turtle=NONE)
    script.say("lotus", "capture", clan_="koi", figure="shinto")
    assert (script.vp("koi"), script.vp("lotus")) == (0, 1)


def test_seppuku_kills_figures_without_force_too() -> None:
    """KUB-RAIJIN, BAT-7: all of one's figures, 3 VP."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 1, "shinto": 2}}, RAIJIN)
    script.bids(koi=NONE, lotus=(1, 0, 0, 0)).say("lotus", "yes")
    assert script.vp("lotus") == 3


def test_losing_kills_figures_without_force_too() -> None:
    """KUB-RAIJIN, BAT-11: the losers' Shinto dies with their Bushi."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1, "shinto": 1}}, RAIJIN)
    over(script.bids(koi=NONE, lotus=NONE))
    assert script.at("nagato", "lotus") == {}


def test_who_has_no_force_is_not_there_for_the_oni_of_spite() -> None:
    """KUB-RAIJIN, CAR-oni-of-spite: it steals from players with force, and the Koi's Shinto has none."""
    script = mandate(
        *("marshal", "turtle"),
        players=seats(koi={"vp": 5}, turtle={"cards": ["oni-of-spite"]}),
        map={"nagato": {"koi": {"shinto": 1}}, "kansai": {"turtle": {"oni-of-spite": 1}}},
        **unbound(RAIJIN),
    )
    script.done("koi").say("turtle", "move", figure="oni-of-spite", from_="kansai", to="nagato")
    assert (script.vp("koi"), script.vp("turtle")) == (5, 0)


# -- Ryujin ----------------------------------------------------------------------------------


@pytest.mark.parametrize("types", [1, 2, 3, 4, 5])
def test_ryujin_has_a_force_for_each_type_of_card(types: int) -> None:
    """KUB-RYUJIN: of those his controller owns."""
    script = fight(
        {"koi": {"bushi": 1}},
        {"ryujin": "nagato"},
        {"ryujin": {"lotus": 1}},
        lotus={"cards": TYPES[:types]},
        honor=["lotus", "koi", "turtle"],
    )
    script.bids(koi=NONE, lotus=NONE)
    assert forces(script) == [("lotus", types)]


def test_ryujin_has_no_force_for_one_without_cards() -> None:
    """KUB-RYUJIN: his controller is not even there."""
    worship = {"ryujin": {"lotus": 1}}
    position = unbound({"ryujin": "nagato"}, **worship)
    script = start(
        phase="war", players=list(TRIO), war=["nagato"], map={"nagato": {"koi": {"bushi": 1}}}, **position
    )
    assert script.events("battle_started") == []
    assert script.player("koi")["tokens"] == [["spring", "nagato"]]


def test_two_cards_of_a_type_count_once() -> None:
    """KUB-RYUJIN: two copies of a Virtue and another Virtue are one type."""
    cards = ["righteousness", "righteousness", "respect"]
    script = fight(
        {"koi": {"bushi": 2}}, {"ryujin": "nagato"}, {"ryujin": {"lotus": 1}}, lotus={"cards": cards}
    )
    script.bids(koi=NONE, lotus=NONE)
    assert victor(script) == "koi"


def test_ryujins_force_is_that_of_his_controllers_cards() -> None:
    """KUB-RYUJIN, KUB-3: taken over within the battle he fights with the new controller's types.

    The Lotus's Seppuku wins them the tie in the shrine: their 3 types against the Koi's 2 Bushi.
    """
    worship = {"ryujin": {"koi": 1, "lotus": 1}}
    script = fight(
        {"koi": {"bushi": 2}, "lotus": {"bushi": 1}},
        {"ryujin": "nagato"},
        worship,
        lotus={"cards": [*TYPES[:2], TYPES[4]]},
    )
    script.bids(koi=NONE, lotus=(1, 0, 0, 0)).say("lotus", "yes")
    assert forces(script) == [("lotus", 3)]


def test_ryujins_force_counts_in_harvest() -> None:
    """KUB-RYUJIN, HAR-2: two types against a Bushi of a higher clan."""
    script = mandate(
        *("harvest", "lotus"),
        players=seats(lotus={"cards": TYPES[:2]}),
        map={"kyoto": {"koi": {"bushi": 1}}},
        **unbound({"ryujin": "kyoto"}, ryujin={"lotus": 1}),
    )
    assert script.vp("lotus") == 4


def test_a_card_just_bought_counts_at_once() -> None:
    """KUB-RYUJIN: his own gift brings the first card; Hachiman's shrine comes later."""
    position = unbound({"ryujin": "kyoto"}, ryujin={"koi": 1})
    political = {"turn": 7, "current": "turtle"}
    script = start(
        phase="kami",
        political=political,
        players=seats(koi={"coins": 1}),
        war=["kyoto", "edo"],
        **position,
    )
    script.asked("koi", "train", "ryujin")
    script.say("koi", "buy", card="path-of-the-lion").say("koi", "done")
    won = [(event["clan"], event["province"]) for event in script.events("token_won")]
    assert won == [("koi", "kyoto")]


# -- Hachiman --------------------------------------------------------------------------------

HACHIMAN = {"hachiman": "nagato"}


def test_each_ronin_counts_twice() -> None:
    """KUB-HACHIMAN: a Bushi and 2 Ronin are 5; no token is spent (BAT-9)."""
    script = fight({"koi": {"bushi": 4}, "lotus": {"bushi": 1}}, HACHIMAN, lotus={"ronin": 2})
    script.bids(koi=NONE, lotus=(0, 0, 1, 0)).say("lotus", "yes")
    assert forces(script) == [("lotus", 5)]
    assert script.events("ronin_hired")[-1]["force"] == 4
    assert script.ronin("lotus") == 2


def test_the_kois_coins_count_twice() -> None:
    """KUB-HACHIMAN, CLA-KOI-2: of 5 Coins one is bid, four fight as 8."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 5}}, HACHIMAN)
    script.bids(koi=(0, 0, 1, 0), lotus=NONE).say("koi", "yes")
    assert forces(script) == [("koi", 9)]


def test_ronin_not_hired_do_not_count() -> None:
    """KUB-HACHIMAN: the advantage is declined."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, HACHIMAN, lotus={"ronin": 5})
    script.bids(koi=NONE, lotus=(0, 0, 1, 0)).say("lotus", "no")
    assert victor(script) == "koi"


def test_ronin_of_who_did_not_win_the_advantage_do_not_count() -> None:
    """KUB-HACHIMAN: the Koi win it, with no Coin left, and the Lotus's Ronin stay idle."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, HACHIMAN, lotus={"ronin": 5})
    over(script.bids(koi=(0, 0, 5, 0), lotus=(0, 0, 4, 0)))
    assert forces(script) == [("koi", 2)]


def test_elsewhere_ronin_count_once() -> None:
    """KUB-HACHIMAN: he is in Edo."""
    script = fight({"koi": {"bushi": 3}, "lotus": {"bushi": 1}}, {"hachiman": "edo"}, lotus={"ronin": 2})
    script.bids(koi=NONE, lotus=(0, 0, 1, 0)).say("lotus", "yes")
    assert (victor(script), where(script, "hachiman")) == ("koi", "edo")

"""Kami Unbound: Tsukuyomi's Coins before a province is resolved, Fujin's rewards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over, victor
from tests.support.cards import gains, seats
from tests.support.kami_unbound import TRIO, unbound
from tests.support.script import Json, Script, mandate, start

NONE = (0, 0, 0, 0)


def war(order: list[str], provinces: Json, **position: Any) -> Script:
    return start(phase="war", war=order, map=provinces, **{"players": list(TRIO), **position})


# -- Tsukuyomi -------------------------------------------------------------------------------


def test_all_with_force_are_paid_before_the_bids() -> None:
    """KUB-TSUKUYOMI: 4 Coins each, which they can bid; the Turtle are not there."""
    here: Pieces = {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}
    players: dict[str, Json] = {clan: {"coins": 1} for clan in TRIO}
    script = battle(here, players, **unbound({"tsukuyomi": "nagato"}))
    assert [script.coins(clan) for clan in TRIO] == [5, 5, 1]
    assert gains(script, "tsukuyomi") == [("coins", "koi", 4), ("coins", "lotus", 4)]
    script.bids(koi=(0, 0, 0, 5), lotus=NONE).asked("koi", "offer", "poets")


def test_the_only_one_with_force_is_paid() -> None:
    """KUB-TSUKUYOMI: battle or not. The Lotus bid their 4 Coins in the next province."""
    provinces = {"oshu": {"lotus": {"bushi": 1}}, "edo": {"lotus": {"bushi": 1}, "koi": {"bushi": 1}}}
    script = war(["oshu", "edo"], provinces, **unbound({"tsukuyomi": "oshu"}))
    assert (script.coins("koi"), script.coins("lotus")) == (0, 4)
    assert [event["clan"] for event in script.events("token_won")] == ["lotus"]


def test_allies_who_do_not_fight_are_paid() -> None:
    """KUB-TSUKUYOMI, WAR-5."""
    both = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    everybody = {**both, "turtle": {"bushi": 1}}
    position = unbound({"tsukuyomi": "oshu"})
    script = war(["oshu", "edo"], {"oshu": both, "edo": everybody}, alliances=[["koi", "lotus"]], **position)
    assert [script.coins(clan) for clan in TRIO] == [4, 4, 0]


def test_his_controller_has_force_there_and_is_paid() -> None:
    """KUB-TSUKUYOMI, KUB-4: with no other figure."""
    provinces = {"edo": {"turtle": {"bushi": 1}, "koi": {"bushi": 1}}}
    script = war(["oshu", "edo"], provinces, **unbound({"tsukuyomi": "oshu"}, tsukuyomi={"turtle": 1}))
    assert [script.coins(clan) for clan in TRIO] == [0, 0, 4]


def test_who_has_no_force_is_not_paid() -> None:
    """KUB-TSUKUYOMI, KUB-RAIJIN, RUL-3: the Koi's Daimyo has none beside Raijin."""
    provinces = {
        "oshu": {"koi": {"daimyo": 1}, "lotus": {"bushi": 1}},
        "edo": {"lotus": {"bushi": 1}, "koi": {"bushi": 1}},
    }
    script = war(["oshu", "edo"], provinces, **unbound({"tsukuyomi": "oshu", "raijin": "oshu"}))
    assert (script.coins("koi"), script.coins("lotus")) == (0, 4)


def test_he_pays_when_his_province_comes() -> None:
    """KUB-TSUKUYOMI: not before the battle in Oshu, but after it, for the one in Edo."""
    here = {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}
    script = war(["oshu", "edo"], {"oshu": here, "edo": here}, **unbound({"tsukuyomi": "edo"}))
    assert script.coins("koi") == 0
    script.bids(koi=NONE, lotus=NONE)
    assert (script.coins("koi"), script.coins("lotus")) == (4, 4)


def test_he_pays_once() -> None:
    """RUL-10: not again after the battle, nor in the provinces that follow."""
    here = {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}
    script = war(["oshu", "edo"], {"oshu": here, "edo": here}, **unbound({"tsukuyomi": "oshu"}))
    script.bids(koi=NONE, lotus=NONE)
    assert gains(script, "tsukuyomi") == [("coins", "koi", 4), ("coins", "lotus", 4)]


def test_without_a_war_number_he_pays_nothing() -> None:
    """RUL-10: his province is not at war this season."""
    here = {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}
    script = war(["edo"], {"oshu": here, "edo": here}, **unbound({"tsukuyomi": "oshu"}))
    script.all_asked("bid", "koi", "lotus")
    assert gains(script, "tsukuyomi") == []


def test_he_pays_nobody_in_an_empty_province() -> None:
    """KUB-TSUKUYOMI, WAR-3."""
    script = war(["oshu"], {}, **unbound({"tsukuyomi": "oshu"}))
    assert gains(script, "tsukuyomi") == []


def test_the_koi_hire_with_his_coins() -> None:
    """KUB-TSUKUYOMI, CLA-KOI-2: 4 Coins, one of them bid, are 3 Ronin."""
    here: Pieces = {"koi": {"bushi": 1}, "lotus": {"bushi": 3}}
    script = battle(here, {clan: {} for clan in TRIO}, **unbound({"tsukuyomi": "nagato"}))
    script.bids(koi=(0, 0, 1, 0), lotus=NONE).say("koi", "yes")
    assert victor(script) == "koi"


# -- Fujin in Harvest ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("province", "vp", "coins", "ronin"),
    [("kyoto", 8, 0, 0), ("hokkaido", 0, 0, 4), ("edo", 4, 4, 0), ("nagato", 2, 2, 2)],
)
def test_a_harvest_is_doubled(province: str, vp: int, coins: int, ronin: int) -> None:
    """KUB-FUJIN: VP, Coins and Ronin, besides the Coin that everybody gets."""
    here = {province: {"koi": {"bushi": 1}}}
    script = mandate("harvest", "koi", players=list(TRIO), map=here, **unbound({"fujin": province}))
    assert (script.vp("koi"), script.coins("koi"), script.ronin("koi")) == (vp, coins + 1, ronin)
    assert script.coins("lotus") == 1


def test_only_his_province_is_doubled() -> None:
    """KUB-FUJIN: Kyoto for 8, Kansai for 3."""
    here = {"kyoto": {"koi": {"bushi": 1}}, "kansai": {"koi": {"bushi": 1}}}
    assert (
        mandate(*("harvest", "koi"), players=list(TRIO), map=here, **unbound({"fujin": "kyoto"})).vp("koi")
        == 11
    )


def test_the_bonus_is_still_needed() -> None:
    """KUB-FUJIN, HAR-2: the Lotus lead Kyoto in the Koi's Harvest, and have no part in the bonus."""
    here = {"kyoto": {"lotus": {"bushi": 1}}}
    script = mandate("harvest", "koi", players=list(TRIO), map=here, **unbound({"fujin": "kyoto"}))
    assert (script.vp("koi"), script.vp("lotus")) == (0, 0)


def test_a_reward_given_by_a_card_is_doubled() -> None:
    """RUL-12, CAR-path-of-sengoku: the Daimyo's province, which the Turtle lead."""
    script = mandate(
        *("harvest", "turtle"),
        season_set="mountain",
        players=seats(lotus={"cards": ["path-of-sengoku"]}),
        map={"edo": {"lotus": {"daimyo": 1}, "turtle": {"bushi": 2}}},
        **unbound({"fujin": "edo"}),
    )
    assert gains(script, "path-of-sengoku") == [("vp", "lotus", 4), ("coins", "lotus", 4)]
    assert (script.vp("turtle"), script.coins("turtle")) == (4, 5)


# -- Fujin at war ----------------------------------------------------------------------------


def test_the_winner_of_a_battle_gains_the_reward_once() -> None:
    """KUB-FUJIN: not doubled."""
    here: Pieces = {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}
    script = over(
        battle(here, {clan: {} for clan in TRIO}, **unbound({"fujin": "nagato"})).bids(koi=NONE, lotus=NONE)
    )
    assert gains(script, "fujin") == [("vp", "lotus", 1), ("coins", "lotus", 1), ("ronin", "lotus", 1)]


def test_a_token_without_a_battle_brings_the_reward() -> None:
    """KUB-FUJIN, WAR-4: to the only one with force."""
    provinces = {"kyoto": {"lotus": {"bushi": 1}}}
    assert gains(war(["kyoto"], provinces, **unbound({"fujin": "kyoto"})), "fujin") == [("vp", "lotus", 4)]


def test_of_two_allies_the_taker_gains_the_reward() -> None:
    """KUB-FUJIN, WAR-5."""
    provinces = {"kyoto": {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}}
    script = war(["kyoto"], provinces, alliances=[["koi", "lotus"]], **unbound({"fujin": "kyoto"}))
    assert gains(script, "fujin") == [("vp", "lotus", 4)]


def test_his_controller_need_not_be_the_winner() -> None:
    """KUB-FUJIN, KUB-6: the Koi control him, the Lotus take the token."""
    here: Pieces = {"lotus": {"bushi": 2}}
    position = unbound({"fujin": "nagato"}, fujin={"koi": 1})
    script = over(battle(here, {clan: {} for clan in TRIO}, **position).bids(koi=NONE, lotus=NONE))
    assert {clan for _, clan, _ in gains(script, "fujin")} == {"lotus"}


def test_coins_of_the_reward_can_be_bid_in_the_next_battle() -> None:
    """KUB-FUJIN: the 3 Coins of Oshu."""
    provinces = {"oshu": {"lotus": {"bushi": 1}}, "edo": {"lotus": {"bushi": 1}, "koi": {"bushi": 1}}}
    script = war(["oshu", "edo"], provinces, **unbound({"fujin": "oshu"}))
    script.bids(koi=NONE, lotus=(0, 0, 0, 3))


def test_a_discarded_token_brings_nothing() -> None:
    """KUB-FUJIN, WAR-3."""
    assert gains(war(["kyoto"], {}, **unbound({"fujin": "kyoto"})), "fujin") == []


def test_another_province_brings_nothing() -> None:
    """KUB-FUJIN: he is in Oshu, which is not at war."""
    provinces = {"kyoto": {"lotus": {"bushi": 1}}}
    assert gains(war(["kyoto"], provinces, **unbound({"fujin": "oshu"})), "fujin") == []

"""Rulings on war and winter, the Koi at war, allies at war, and hostages coming home."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, advantages, battle, over, victor
from tests.support.script import Json, Script, start

TRIO = ("koi", "lotus", "turtle")
NONE = (0, 0, 0, 0)


def fight(nagato: Pieces, position: Json | None = None, **more: Json) -> Script:
    """A battle among three players with 5 Coins each, and what else is said of them."""
    players: dict[str, Any] = {clan: {"coins": 5, **more.get(clan, {})} for clan in TRIO}
    return battle(nagato, players, **(position or {}))


def winners(vp: dict[str, int], **position: Any) -> list[str]:
    """Who wins a game that goes into winter with these VP."""
    players: dict[str, Json] = {clan: {"vp": amount} for clan, amount in vp.items()}
    found = start(season="winter", phase="winter", players=players, **position).game.result
    assert found is not None
    return sorted(found.winners)


# -- the Koi ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("coins", "ronin"), [(0, 1), (4, 3), (5, 0)])
def test_the_koi_turn_their_ronin_into_coins(coins: int, ronin: int) -> None:
    """CLA-KOI-1: all of them, one for one; they are not asked."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    script = fight(here, koi={"coins": coins, "ronin": ronin})
    script.all_asked("bid", "koi", "lotus")
    assert (script.coins("koi"), script.ronin("koi")) == (coins + ronin, 0)


def test_nobody_else_turns_ronin_into_coins() -> None:
    """CLA-KOI-1: the Lotus and the Turtle keep theirs."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    script = fight(here, koi={"ronin": 2}, lotus={"ronin": 2}, turtle={"ronin": 2})
    assert [(script.coins(clan), script.ronin(clan)) for clan in TRIO] == [(7, 0), (5, 2), (5, 2)]


def test_the_exchange_asks_and_orders_nothing() -> None:
    """RUL-2: alone among the Koi's start-of-war effects it simply comes, before any province."""
    script = start(
        phase="war",
        players={"koi": {"ronin": 2}, "lotus": {"ronin": 1}, "turtle": {}},
        war=["oshu"],
        map={"oshu": {"lotus": {"bushi": 1}}},
    )
    assert script.events("order_chosen") == []
    mine = [e for e in script.game.events() if e.cause == "koi"]
    assert [(e.kind, e["clan"], e["amount"]) for e in mine] == [("ronin", "koi", -2), ("coins", "koi", 2)]
    assert max(e.number for e in mine) < next(e.number for e in script.game.events() if e.kind == "token_won")


def test_the_exchange_is_the_last_of_the_kois_own_effects() -> None:
    """RUL-2: the 2 Ronin a War Upgrade brings them are turned into Coins too."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    script = fight(here, koi={"coins": 1, "ronin": 1, "cards": ["way-of-the-ronin"]})
    script.all_asked("bid", "koi", "lotus")
    assert (script.coins("koi"), script.ronin("koi")) == (4, 0)


def test_exchanged_ronin_can_be_bid_and_hired() -> None:
    """CLA-KOI-1, CLA-KOI-2: of 3 Ronin one is bid as a Coin, two fight as Ronin."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 2}}, koi={"coins": 0, "ronin": 3})
    over(script.bids(koi=(0, 0, 1, 0), lotus=NONE).say("koi", "yes"))
    assert (victor(script), script.events("battle_won")[-1]["force"]) == ("koi", 3)


def test_the_koi_hire_what_earlier_battles_left_them() -> None:
    """CLA-KOI-2, BAT-13: 3 Coins of reparations are 3 Ronin in the next battle, less the one bid."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 4}}, koi={"coins": 0})
    over(script.bids(koi=NONE, lotus=(0, 0, 3, 0)))
    script.bids(koi=(0, 0, 1, 0), lotus=NONE, turtle=NONE).say("koi", "yes")
    assert script.events("battle_won")[-1]["force"] == 1 + 2


# -- rulings on advantages -------------------------------------------------------------------


def test_ronin_count_for_a_side_without_figures() -> None:
    """RUL-4: the Turtle have killed all their figures, and win with 2 Ronin against 1 Bushi."""
    script = fight({"koi": {"bushi": 1}, "turtle": {"bushi": 2}}, turtle={"ronin": 2})
    over(script.bids(koi=NONE, turtle=(1, 0, 1, 0)).say("turtle", "yes").say("turtle", "yes"))
    assert (victor(script), script.events("battle_won")[-1]["force"]) == ("turtle", 2)


def test_a_declined_advantage_goes_to_nobody() -> None:
    """RUL-5: all three bid on the hostage; the winner declines, nobody else is asked."""
    script = fight({"koi": {"bushi": 3}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}, turtle={"vp": 3})
    script.bids(koi=(0, 1, 0, 0), lotus=(0, 4, 0, 0), turtle=(0, 3, 0, 0))
    script.asked("lotus", "hostage")
    script.say("lotus", "done")
    assert script.events("captured") == []
    assert advantages(script) == [("hostage", "lotus")]
    script.asked("koi", "share")


@pytest.mark.parametrize(
    ("pieces", "cards"),
    [
        ({"daimyo": 1}, []),
        ({"yurei": 1}, ["yurei"]),
        ({"daimyo": 1, "yurei": 1, "stronghold": 2}, ["yurei"]),
    ],
)
def test_a_hostage_without_a_target(pieces: dict[str, int], cards: list[str]) -> None:
    """RUL-6: nothing is asked, and no VP changes hands."""
    script = fight({"koi": {"bushi": 5}, "lotus": pieces}, koi={"vp": 1}, lotus={"vp": 4, "cards": cards})
    over(script.bids(koi=(0, 3, 0, 0), lotus=NONE))
    assert advantages(script) == [("hostage", "koi")]
    assert (script.vp("koi"), script.vp("lotus"), script.player("koi")["hostages"]) == (1, 4, [])


def test_a_turtle_stronghold_is_not_a_target() -> None:
    """RUL-6, CLA-TURTLE-2: it has force, but cannot be captured."""
    script = fight({"koi": {"bushi": 2}, "turtle": {"stronghold": 1}}, turtle={"vp": 4})
    over(script.bids(koi=(0, 3, 0, 0), turtle=NONE))
    assert (script.vp("turtle"), script.at("nagato", "turtle")) == (4, {"stronghold": 1})


def test_seppuku_needs_a_figure() -> None:
    """RUL-7: Strongholds cannot kill themselves; the Turtle win the bid and are not asked."""
    script = fight({"koi": {"bushi": 1}, "turtle": {"stronghold": 2}})
    over(script.bids(koi=(1, 0, 0, 0), turtle=(2, 0, 0, 0)))
    assert advantages(script) == [("seppuku", "turtle")]
    assert (script.vp("turtle"), script.honor()) == (0, list(TRIO))


def test_vp_never_go_below_zero() -> None:
    """RUL-16: two hostages are taken from a player with 1 VP; only one VP can be stolen."""
    script = fight({"koi": {"bushi": 3}, "turtle": {"bushi": 1}}, turtle={"vp": 1})
    over(script.bids(koi=(0, 2, 0, 0), turtle=NONE).say("koi", "capture", clan_="turtle", figure="bushi"))
    assert (script.vp("koi"), script.vp("turtle")) == (1, 0)
    script.bids(koi=(0, 2, 0, 0), lotus=NONE, turtle=NONE).say(
        "koi", "capture", clan_="turtle", figure="bushi"
    )
    assert (script.vp("koi"), script.vp("turtle")) == (1, 0)


def test_coins_never_go_below_zero() -> None:
    """RUL-16: who bids everything and loses has 0 Coins, not less, and can bid 0 in the next battle."""
    script = fight({"koi": {"bushi": 3}, "lotus": {"bushi": 1}})
    over(script.bids(koi=NONE, lotus=(0, 0, 5, 0)))
    assert script.decision("lotus").coins == script.coins("lotus") == 0


# -- three tied in winter --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("alliances", "expected"),
    [
        ([], ["koi"]),
        ([["lotus", "turtle"]], ["koi"]),
        ([["koi", "turtle"]], ["koi", "turtle"]),
        ([["koi", "lotus"]], ["koi", "lotus"]),
        ([["koi", "bonsai"], ["lotus", "turtle"]], ["koi"]),
    ],
)
def test_three_tied_for_first(alliances: list[list[str]], expected: list[str]) -> None:
    """RUL-18: the highest in honor wins; only that clan's ally, if tied, shares."""
    vp = {"koi": 20, "lotus": 20, "turtle": 20, "bonsai": 19}
    assert winners(vp, alliances=alliances) == expected


# -- allies ----------------------------------------------------------------------------------


def test_an_ally_can_be_taken_hostage() -> None:
    """TEA-5, BAT-8: the ally's figure is captured, and the ally's VP stolen."""
    here = {"koi": {"bushi": 2}, "lotus": {"bushi": 1}, "turtle": {"daimyo": 1}}
    script = fight(here, {"alliances": [["koi", "lotus"]]}, lotus={"vp": 2})
    script.bids(koi=(0, 2, 0, 0), lotus=NONE, turtle=NONE)
    script.say("koi", "capture", clan_="lotus", figure="bushi")
    assert script.player("koi")["hostages"] == [["lotus", "bushi"]]
    assert (script.vp("koi"), script.vp("lotus")) == (1, 1)
    assert script.view["alliances"] == [["koi", "lotus"]]


def test_allies_bid_against_each_other() -> None:
    """TEA-5: an ally's higher bid wins the advantage."""
    here = {clan: {"bushi": 1} for clan in TRIO}
    script = fight(here, {"alliances": [["koi", "lotus"]]}).bids(
        koi=(2, 0, 0, 0), lotus=(3, 0, 0, 0), turtle=NONE
    )
    script.asked("lotus", "offer", "seppuku")


def test_autumn_alliances_stand_in_winter() -> None:
    """TEA-7, WIN-6: through the last war and the cleanup, to a shared victory."""
    script = start(
        season="autumn",
        phase="war",
        players={"koi": {"vp": 4}, "lotus": {"vp": 4}, "turtle": {}},
        alliances=[["koi", "lotus"]],
        war=[],
    )
    result = script.game.result
    assert result is not None
    assert sorted(result.winners) == ["koi", "lotus"]
    assert script.view["alliances"] == [["koi", "lotus"]]


def test_an_alliance_counts_for_no_card_in_winter() -> None:
    """TEA-7: Loyalty adds nothing to the VP of tokens, ally or not."""
    script = start(
        season="winter",
        phase="winter",
        season_set="teapot",
        players={"koi": {"cards": ["loyalty"], "tokens": [["autumn", "edo"]]}, "lotus": {}, "turtle": {}},
        alliances=[["koi", "lotus"]],
    )
    assert script.vp("koi") == 3


# -- hostages come home ----------------------------------------------------------------------


@pytest.mark.parametrize(("season", "following"), [("spring", "summer"), ("summer", "autumn")])
def test_hostages_return_at_the_start_of_a_season(season: str, following: str) -> None:
    """SEA-4: each goes to its owner's reserve, and brings its captor 1 Coin on top of the income."""
    hostages = [["lotus", "bushi"], ["lotus", "bushi"], ["turtle", "komainu"]]
    script = start(
        season=season,
        phase="war",
        players={
            "koi": {"hostages": hostages},
            "lotus": {"hostages": [["koi", "shinto"]]},
            "turtle": {"cards": ["komainu"]},
        },
        war=[],
    )
    assert (script.view["season"], script.view["phase"]) == (following, "tea")
    assert [script.coins(clan) for clan in TRIO] == [5 + 3, 7 + 1, 6]
    assert [script.player(clan)["hostages"] for clan in TRIO] == [[], [], []]
    assert (script.reserve("lotus", "bushi"), script.reserve("turtle", "komainu")) == (6, 1)
    assert script.reserve("koi", "shinto") == 3


def test_hostages_return_from_autumn_in_winter() -> None:
    """SEA-4, WIN-1: winter is the third and last time."""
    script = start(
        season="autumn",
        phase="war",
        players={"koi": {"coins": 4, "hostages": [["lotus", "bushi"]]}, "lotus": {}, "turtle": {}},
        war=[],
    )
    assert (script.coins("koi"), script.player("koi")["hostages"]) == (1, [])
    assert script.reserve("lotus", "bushi") == 6


def test_hostages_return_after_the_income() -> None:
    """SEA-4: war order, cards, income, and then the hostages."""
    script = start(
        phase="war", players={"koi": {"hostages": [["lotus", "bushi"]]}, "lotus": {}, "turtle": {}}, war=[]
    )
    causes = [e.cause for e in script.game.events() if e.kind in ("coins", "hostage_returned")]
    assert causes == ["SEA-3", "SEA-3", "SEA-3", "SEA-4", "SEA-4"]


def test_a_hostage_taken_in_spring_is_back_in_summer() -> None:
    """SEA-4, BAT-8: until then it is on nobody's side of the map; the VP stolen stays stolen."""
    script = start(
        phase="war",
        players={"koi": {"coins": 1}, "lotus": {"vp": 2}, "turtle": {}},
        war=["nagato"],
        map={"nagato": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
    )
    script.bids(koi=(0, 1, 0, 0), lotus=NONE).say("koi", "capture", clan_="lotus", figure="bushi")
    assert (script.view["season"], script.coins("koi"), script.coins("lotus")) == ("summer", 6, 7)
    assert (script.reserve("lotus", "bushi"), script.at("nagato", "lotus")) == (6, {})
    assert (script.vp("koi"), script.vp("lotus")) == (1, 1)

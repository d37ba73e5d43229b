"""Before a battle and its sealed bids (BAT-1, BAT-2, BAT-3, BAT-14)."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from hinode import IllegalAnswer
from tests.support.battles import battle, over, victor
from tests.support.script import Script

DUEL = {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}
NOTHING = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}


def duel(koi: int = 5, lotus: int = 3) -> Script:
    """Koi and Lotus fight; the Turtle look on."""
    players = {
        "koi": {"coins": koi},
        "lotus": {"coins": lotus, "ronin": 2},
        "turtle": {"coins": 4, "ronin": 1},
    }
    return battle(DUEL, players)


def known(script: Script, viewer: str | None) -> tuple[Any, ...]:
    """All that a viewer can see or read."""
    return script.game.view(viewer), script.game.events(viewer)


# -- before the bids -------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, "koi", "lotus", "turtle"])
def test_coins_and_ronin_are_public_before_a_battle(viewer: str | None) -> None:
    """BAT-1: everybody sees what everybody holds, those outside the battle too."""
    players = duel().game.view(viewer)["players"]
    assert {clan: (held["coins"], held["ronin"]) for clan, held in players.items()} == {
        "koi": (5, 0),
        "lotus": (3, 2),
        "turtle": (4, 1),
    }


def test_the_start_of_battle_comes_before_the_bids() -> None:
    """BAT-2: the battle has begun, openly, before the first bid is sealed."""
    script = duel()
    assert script.game.events()[-1].kind == "battle_started"
    assert script.events("bid_sealed") == []
    script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0))
    kinds = [event.kind for event in script.game.events()]
    assert kinds.index("battle_started") < kinds.index("bid_sealed") < kinds.index("bid_revealed")


# -- who is asked, and what may be bid -------------------------------------------------------


def test_all_in_the_battle_are_asked_at_once() -> None:
    """BAT-3: each with its own Coins, for this province."""
    script = duel()
    script.all_asked("bid", "koi", "lotus")
    for clan, coins in (("koi", 5), ("lotus", 3)):
        decision = script.decision(clan)
        assert (decision.coins, decision.province, decision.required) == (coins, "nagato", True)


def test_a_player_without_coins_is_asked_too() -> None:
    """BAT-3, BAT-14: a bid of nothing is the only one, and still asked for."""
    script = duel(koi=0, lotus=0)
    script.all_asked("bid", "koi", "lotus")
    assert script.options("koi") == script.options("lotus") == [NOTHING]


@pytest.mark.parametrize("coins", [1, 2, 5, 30])
def test_any_coins_on_any_advantage(coins: int) -> None:
    """BAT-3: every way to put at most all Coins on four advantages is possible, and no other."""
    options = duel(koi=coins).decision("koi").options
    assert len(options) == comb(coins + 4, 4)
    assert NOTHING in options
    for advantage in ("seppuku", "hostage", "ronin", "poets"):
        assert {**NOTHING, advantage: coins} in options
        assert {**NOTHING, advantage: coins + 1} not in options


def test_the_options_of_a_bid_are_all_different_and_within_the_coins() -> None:
    """BAT-3: what is listed is what may be bid."""
    listed = [tuple(option[name] for name in list(NOTHING)[1:]) for option in duel(lotus=3).options("lotus")]
    assert len(set(listed)) == len(listed) == comb(7, 4)
    assert max(sum(bid) for bid in listed) == 3


@pytest.mark.parametrize("bid", [(6, 0, 0, 0), (0, 0, 0, 6), (2, 2, 1, 1), (5, 5, 5, 5)])
def test_no_more_than_one_has(bid: tuple[int, int, int, int]) -> None:
    """BAT-3: a bid of more Coins than one holds is refused, on one advantage or in total."""
    seppuku, hostage, ronin, poets = bid
    duel(koi=5).refused("koi", "BAT-3", "bid", seppuku=seppuku, hostage=hostage, ronin=ronin, poets=poets)


def test_ronin_are_not_coins() -> None:
    """BAT-3: only Coins can be bid; the Lotus hold 3 and 2 Ronin."""
    duel(lotus=3).refused("lotus", "BAT-3", "bid", seppuku=4, hostage=0, ronin=0, poets=0)


@pytest.mark.parametrize(
    "bid",
    [
        {**NOTHING, "poets": -1},
        {**NOTHING, "seppuku": 5, "poets": -1},
        {**NOTHING, "ronin": 1.0},
        {**NOTHING, "ronin": True},
        {**NOTHING, "ronin": "1"},
        {"kind": "bid", "seppuku": 1},
        {**NOTHING, "loot": 1},
    ],
)
def test_a_malformed_bid_is_refused(bid: dict[str, Any]) -> None:
    """BAT-3: whole numbers of Coins from 0 up, on exactly the four advantages."""
    script = duel()
    before = script.game.digest()
    with pytest.raises(IllegalAnswer):
        script.game.answer("koi", bid)
    assert script.game.digest() == before
    assert bid not in script.decision("koi").options


def test_a_bid_cannot_be_made_again() -> None:
    """BAT-3: what is sealed is sealed."""
    script = duel().say("koi", "bid", seppuku=0, hostage=1, ronin=0, poets=0)
    script.all_asked("bid", "lotus")
    script.refused("koi", "BAT-3", "bid", seppuku=0, hostage=2, ronin=0, poets=0)


def test_nobody_outside_the_battle_bids() -> None:
    """BAT-3: the Turtle have no force there."""
    duel().refused("turtle", "BAT-3", "bid", seppuku=0, hostage=1, ronin=0, poets=0)


# -- secrecy ---------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, "lotus", "turtle"])
def test_a_sealed_bid_is_unseen(viewer: str | None) -> None:
    """BAT-3: whatever the Koi bid, nobody else sees a difference."""
    bids = [(0, 0, 0, 0), (5, 0, 0, 0), (1, 2, 1, 1)]
    seen = []
    for seppuku, hostage, ronin, poets in bids:
        script = duel().say("koi", "bid", seppuku=seppuku, hostage=hostage, ronin=ronin, poets=poets)
        seen.append(known(script, viewer))
    assert seen[0] == seen[1] == seen[2]


def test_one_sees_ones_own_sealed_bid() -> None:
    """BAT-3: a bidder knows what it sealed, the others have sealed nothing yet."""
    script = duel().say("koi", "bid", seppuku=0, hostage=2, ronin=1, poets=0)
    sealed = {"kind": "bid", "seppuku": 0, "hostage": 2, "ronin": 1, "poets": 0}
    assert script.game.view("koi")["private"]["sealed"] == sealed
    assert script.game.view("lotus")["private"]["sealed"] is None


def test_who_has_bid_is_public() -> None:
    """BAT-3: that a bid is in is seen, and that nothing is resolved before the last."""
    script = duel().say("lotus", "bid", seppuku=1, hostage=0, ronin=0, poets=0)
    assert script.view["waiting"] == ["koi"]
    assert [event["clan"] for event in script.events("bid_sealed")] == ["lotus"]
    assert script.events("bid_revealed") == script.events("advantage_won") == []


@pytest.mark.parametrize("viewer", [None, "koi", "lotus", "turtle"])
def test_coins_shown_are_those_before_the_bid(viewer: str | None) -> None:
    """BAT-3: as long as bids are sealed, nobody's Coins are seen to shrink."""
    script = duel().say("koi", "bid", seppuku=0, hostage=5, ronin=0, poets=0)
    assert script.game.view(viewer)["players"]["koi"]["coins"] == 5


@pytest.mark.parametrize("viewer", [None, "koi", "lotus", "turtle"])
def test_all_bids_are_revealed_together(viewer: str | None) -> None:
    """BAT-3: with the last bid in, all read all bids, one right after the other."""
    script = duel()
    since = len(script.game.events())
    script.bids(lotus=(0, 0, 2, 1), koi=(0, 3, 0, 0))
    events = script.game.events(viewer, since)
    assert [event.kind for event in events[:4]] == [
        "bid_sealed",
        "bid_sealed",
        "bid_revealed",
        "bid_revealed",
    ]
    assert {event["clan"]: event["bid"] for event in events[2:4]} == {
        "koi": {"seppuku": 0, "hostage": 3, "ronin": 0, "poets": 0},
        "lotus": {"seppuku": 0, "hostage": 0, "ronin": 2, "poets": 1},
    }


def test_the_order_of_bidding_does_not_matter() -> None:
    """BAT-3: bids are made at the same time."""
    one = duel().bids(koi=(1, 1, 0, 0), lotus=(1, 0, 0, 2))
    two = duel().bids(lotus=(1, 0, 0, 2), koi=(1, 1, 0, 0))
    assert one.game.digest() == two.game.digest()


def test_coins_not_bid_stay_in_reserve() -> None:
    """BAT-3: the Koi bid 2 of 5, the Lotus all 3."""
    script = duel().bids(koi=(2, 0, 0, 0), lotus=(1, 0, 1, 1))
    script.asked("koi", "offer", "seppuku")
    assert (script.coins("koi"), script.coins("lotus")) == (3, 0)


# -- bidding nothing -------------------------------------------------------------------------


def test_a_battle_in_which_nobody_bids() -> None:
    """BAT-14: it is resolved by force alone, without a question."""
    script = over(duel().bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0)))
    assert victor(script) == "lotus"
    assert script.player("lotus")["tokens"] == [["spring", "nagato"]]
    assert (script.coins("koi"), script.coins("lotus")) == (5, 3)


def test_who_bids_nothing_can_still_win() -> None:
    """BAT-14: the Koi bid, the Lotus do not, and have more force."""
    script = over(duel().bids(koi=(0, 0, 3, 0), lotus=(0, 0, 0, 0)).say("koi", "no"))
    assert victor(script) == "lotus"
    assert script.at("nagato", "koi") == {}

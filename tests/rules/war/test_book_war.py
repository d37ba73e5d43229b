"""The War Phase that the rulebook plays through (pages 20-21 and 24-25).

Four clans at the end of a Spring, Lotus and Turtle allied, six provinces at war. What the example
tells is as it tells it; what it leaves open (VP, the honor of those not compared, what is in Edo) is
filled in. The Koi's 2 Ronin are in their 8 Coins: they have turned them into Coins by then (CLA-KOI-1).
"""

from __future__ import annotations

import pytest

from tests.support.battles import advantages, fought_in
from tests.support.script import Script, start

CLANS = ("koi", "lotus", "turtle", "dragonfly")


def war() -> Script:
    """The start of the War Phase; the next question is the bids in Nagato."""
    return start(
        season="spring",
        phase="war",
        players={
            "koi": {"vp": 3, "coins": 6, "ronin": 2},
            "lotus": {"vp": 2, "coins": 6, "ronin": 3},
            "turtle": {"vp": 4, "coins": 4, "ronin": 1, "cards": ["oni-of-skulls"]},
            "dragonfly": {"vp": 1, "coins": 5, "ronin": 2},
        },
        honor=["dragonfly", "lotus", "koi", "turtle"],
        alliances=[["lotus", "turtle"]],
        war=["kyoto", "hokkaido", "oshu", "kansai", "nagato", "edo"],
        map={
            "kyoto": {"koi": {"stronghold": 1}},
            "hokkaido": {"dragonfly": {"bushi": 1, "stronghold": 1}},
            "oshu": {"turtle": {"stronghold": 1}},
            "kansai": {"turtle": {"bushi": 2}, "lotus": {"bushi": 1, "daimyo": 1}},
            "nagato": {
                "turtle": {"bushi": 1, "oni-of-skulls": 1},
                "koi": {"bushi": 1, "daimyo": 1},
                "lotus": {"shinto": 1},
            },
            "edo": {"koi": {"bushi": 1}, "dragonfly": {"bushi": 1, "daimyo": 1}},
        },
    )


def bids() -> Script:
    """All three have bid in Nagato; the Koi keep 4 Coins back."""
    return war().bids(turtle=(0, 3, 0, 1), koi=(0, 0, 1, 3), lotus=(1, 3, 2, 0))


def seppuku() -> Script:
    return bids().say("lotus", "yes")


def hostage() -> Script:
    return seppuku().say("lotus", "capture", clan_="turtle", figure="oni-of-skulls")


def outcome() -> Script:
    return hostage().say("lotus", "yes")


def poets() -> Script:
    return outcome().say("koi", "yes")


# -- the provinces ---------------------------------------------------------------------------


def test_kyoto_has_nobody() -> None:
    """WAR-3: nobody has force in Kyoto, its token is discarded."""
    script = war()
    assert [e["province"] for e in script.events("token_discarded")] == ["kyoto"]
    assert not any(["spring", "kyoto"] in script.player(clan)["tokens"] for clan in CLANS)


@pytest.mark.parametrize(
    ("clan", "province", "clause"),
    [("dragonfly", "hokkaido", "WAR-4"), ("turtle", "oshu", "WAR-4"), ("lotus", "kansai", "WAR-5")],
)
def test_three_tokens_are_won_without_a_battle(clan: str, province: str, clause: str) -> None:
    """WAR-4, WAR-5: Dragonfly alone, a Turtle Stronghold alone, and of equal allies the higher in honor."""
    script = war()
    won = [
        (e["clan"], e.cause)
        for e in script.game.events()
        if e.kind == "token_won" and e["province"] == province
    ]
    assert won == [(clan, clause)]
    assert script.player(clan)["tokens"] == [["spring", province]]


def test_nobody_is_killed_before_nagato() -> None:
    """WAR-2, WAR-5: the allies stand in Kansai as before; Nagato is the first battle, the fifth in order."""
    script = war()
    assert script.events("killed") == []
    assert (script.at("kansai", "turtle"), script.at("kansai", "lotus")) == (
        {"bushi": 2},
        {"bushi": 1, "daimyo": 1},
    )
    assert (script.view["war_at"], [e["province"] for e in script.events("battle_started")]) == (
        4,
        ["nagato"],
    )


# -- Nagato ----------------------------------------------------------------------------------


def test_all_three_fight_in_nagato() -> None:
    """WAR-6, BAT-1: the allies too; what each of them holds is known."""
    script = war()
    script.all_asked("bid", "koi", "lotus", "turtle")
    assert fought_in(script) == "nagato"
    assert {clan: (script.coins(clan), script.ronin(clan)) for clan in CLANS[:3]} == {
        "koi": (8, 0),
        "lotus": (6, 3),
        "turtle": (4, 1),
    }


def test_the_turtle_have_the_most_force_in_nagato() -> None:
    """CAR-oni-of-skulls, BAT-10: 1 and 3 for the Oni of the lowest in honor; without bids they would win."""
    script = war().bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    assert [(e["clan"], e["force"]) for e in script.events("battle_won")] == [("turtle", 4)]


def test_lotus_commit_seppuku() -> None:
    """BAT-4, BAT-7: their only bid there; the Shinto dies for 1 VP and one gain of honor."""
    script = bids()
    script.asked("lotus", "offer", "seppuku")
    script.say("lotus", "yes")
    assert (script.at("nagato", "lotus"), script.reserve("lotus", "shinto")) == ({}, 3)
    assert (script.vp("lotus"), script.honor()) == (3, ["lotus", "dragonfly", "koi", "turtle"])


def test_lotus_take_their_allys_oni_hostage() -> None:
    """BAT-4, BAT-8: 3 Coins each, and the Lotus are higher in honor than the Turtle."""
    script = seppuku()
    script.asked("lotus", "hostage", "hostage")
    script.say("lotus", "capture", clan_="turtle", figure="oni-of-skulls")
    assert script.player("lotus")["hostages"] == [["turtle", "oni-of-skulls"]]
    assert (script.at("nagato", "turtle"), script.reserve("turtle", "oni-of-skulls")) == ({"bushi": 1}, 0)
    assert (script.vp("lotus"), script.vp("turtle")) == (4, 3)


def test_lotus_hire_their_ronin() -> None:
    """BAT-6, BAT-9: 2 Coins beat the Koi's 1; without a figure, but with 3 Ronin, the Lotus have 3 force."""
    script = hostage()
    script.asked("lotus", "offer", "ronin")
    script.say("lotus", "yes")
    assert [(e["clan"], e["force"]) for e in script.events("ronin_hired")] == [("lotus", 3)]
    assert script.ronin("lotus") == 3


def test_lotus_win_nagato() -> None:
    """BAT-10, BAT-11: 3 against 2 and 1; both Koi figures die, the ally's Bushi lives."""
    script = outcome()
    assert [(e["clan"], e["province"], e["force"]) for e in script.events("battle_won")] == [
        ("lotus", "nagato", 3)
    ]
    assert script.player("lotus")["tokens"] == [["spring", "kansai"], ["spring", "nagato"]]
    assert (script.at("nagato", "koi"), script.at("nagato", "turtle")) == ({}, {"bushi": 1})
    assert (script.reserve("koi", "daimyo"), script.reserve("koi", "bushi")) == (1, 5)


def test_poets_sing_for_the_koi() -> None:
    """BAT-4, BAT-12: 3 Coins beat 1; one Shinto and two of their own are 3 VP."""
    script = outcome()
    script.asked("koi", "offer", "poets")
    script.say("koi", "yes")
    assert script.vp("koi") == 6
    assert advantages(script) == [
        ("seppuku", "lotus"),
        ("hostage", "lotus"),
        ("ronin", "lotus"),
        ("poets", "koi"),
    ]


def test_the_reparations_to_the_last_coin() -> None:
    """BAT-13: the Lotus's 6 Coins are 3 for the Turtle and 3 for the Koi, who had kept 4."""
    script = poets()
    assert [(e["to"], e["amount"]) for e in script.events("reparation")] == [("koi", 3), ("turtle", 3)]
    assert [script.coins(clan) for clan in CLANS] == [7, 0, 3, 5]
    assert {e["clan"]: e["amount"] for e in script.events("bid_discarded")} == {"koi": 4, "turtle": 4}


# -- Edo, and after the war ------------------------------------------------------------------


def test_the_last_battle_is_in_edo() -> None:
    """WAR-6, BAT-13: Koi against Dragonfly, with the Coins Nagato left them."""
    script = poets()
    script.all_asked("bid", "koi", "dragonfly")
    assert fought_in(script) == "edo"
    assert script.decision("koi").coins == 7


def test_the_oni_is_back_in_summer() -> None:
    """SEA-4, WAR-7: its captor has 1 Coin more than the income, and all tokens are kept."""
    script = poets().bids(koi=(0, 0, 0, 0), dragonfly=(0, 0, 0, 0))
    script.all_asked("tea", *CLANS)
    assert (script.reserve("turtle", "oni-of-skulls"), script.player("lotus")["hostages"]) == (1, [])
    assert script.coins("lotus") == 7 + 1
    assert {clan: [province for _, province in script.player(clan)["tokens"]] for clan in CLANS} == {
        "koi": [],
        "lotus": ["kansai", "nagato"],
        "turtle": ["oshu"],
        "dragonfly": ["hokkaido", "edo"],
    }

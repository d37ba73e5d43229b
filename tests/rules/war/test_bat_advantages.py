"""The four war advantages: who wins them, and what they do (BAT-4, BAT-5, BAT-7, BAT-8, BAT-9, BAT-12)."""

from __future__ import annotations

import pytest

from hinode import Decision
from tests.support.battles import Pieces, advantages, battle, over, victor
from tests.support.script import Json, Script

DUEL = {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}
THREE = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}
ALL = ("seppuku", "hostage", "ronin", "poets")


def rich(*clans: str, **more: Json) -> dict[str, Json]:
    """Players with 9 Coins each, and what else is said of them."""
    return {clan: {"coins": 9, **more.get(clan, {})} for clan in (*clans, *more)}


def fight(nagato: Pieces, honor: list[str] | None = None, **more: Json) -> Script:
    """A battle among three players with 9 Coins each."""
    players = rich("koi", "lotus", "turtle", **more)
    return battle(nagato, players, **({"honor": honor} if honor else {}))


def capture_options(decision: Decision) -> list[tuple[str, str]]:
    """What can be captured."""
    found = [option.to_json() for option in decision.options]
    return sorted((option["clan"], option["figure"]) for option in found if option["kind"] == "capture")


# -- who wins an advantage -------------------------------------------------------------------


def test_advantages_are_resolved_left_to_right() -> None:
    """BAT-4: Seppuku, Take Hostage, Hire Ronin, the outcome, Imperial Poets."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 3}})
    since = len(script.game.events())
    script.bids(koi=(1, 1, 1, 1), lotus=(0, 0, 0, 0))
    for kind, cause, no in (
        ("offer", "seppuku", "no"),
        ("hostage", "hostage", "done"),
        ("offer", "ronin", "no"),
        ("offer", "poets", "no"),
    ):
        script.asked("koi", kind, cause)
        script.say("koi", no)
    over(script)
    told = [e for e in script.game.events(since=since) if e.kind in ("advantage_won", "battle_won")]
    assert [e.get("advantage", "outcome") for e in told] == [
        "seppuku",
        "hostage",
        "ronin",
        "outcome",
        "poets",
    ]


def test_the_highest_bid_wins_each_advantage() -> None:
    """BAT-4: each advantage is compared on its own."""
    script = fight(THREE, lotus={"ronin": 1}).bids(koi=(3, 1, 1, 0), lotus=(2, 2, 4, 1), turtle=(0, 3, 3, 2))
    script.say("koi", "no").say("turtle", "done").say("lotus", "no").say("turtle", "no")
    assert advantages(script) == [
        ("seppuku", "koi"),
        ("hostage", "turtle"),
        ("ronin", "lotus"),
        ("poets", "turtle"),
    ]


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize(
    "honor", [["koi", "lotus", "turtle"], ["turtle", "lotus", "koi"], ["lotus", "turtle", "koi"]]
)
def test_tied_bids_go_to_the_highest_honor(honor: list[str], place: int) -> None:
    """BAT-4, HON-4: all three bid 2 on the same advantage."""
    bid = [0, 0, 0, 0]
    bid[place] = 2
    tied = (bid[0], bid[1], bid[2], bid[3])
    script = fight(THREE, honor).bids(koi=tied, lotus=tied, turtle=tied)
    assert advantages(script) == [(ALL[place], honor[0])]


def test_a_tie_below_the_highest_bid_is_of_no_concern() -> None:
    """BAT-4: the most Coins win, regardless of honor."""
    script = fight(THREE).bids(koi=(2, 0, 0, 0), lotus=(2, 0, 0, 0), turtle=(3, 0, 0, 0))
    script.asked("turtle", "offer", "seppuku")


def test_an_advantage_without_coins_is_skipped() -> None:
    """BAT-4: nobody wins what nobody bid on."""
    script = fight(DUEL).bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 1))
    script.asked("lotus", "offer", "poets")
    assert advantages(script) == [("poets", "lotus")]


def test_honor_gained_by_seppuku_counts_for_the_next_advantage() -> None:
    """HON-6, BAT-4: the Lotus rise above the Koi, and the tie on the hostage is theirs."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}).bids(koi=(0, 2, 0, 0), lotus=(1, 2, 0, 0))
    script.say("lotus", "yes")
    assert script.honor() == ["lotus", "koi", "turtle"]
    script.asked("lotus", "hostage", "hostage")


def test_without_the_seppuku_the_tie_goes_the_other_way() -> None:
    """HON-6, BAT-4: the same bids, but the Lotus decline and stay below the Koi."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}).bids(koi=(0, 2, 0, 0), lotus=(1, 2, 0, 0))
    script.say("lotus", "no")
    script.asked("koi", "hostage", "hostage")


def test_honor_gained_by_seppuku_counts_for_the_outcome() -> None:
    """HON-6, BAT-10: the Turtle's Ronin are as many as the Koi's Bushi, and the Turtle are above them now."""
    script = fight({"koi": {"bushi": 1}, "turtle": {"bushi": 2}}, turtle={"ronin": 1})
    script.bids(koi=(0, 0, 0, 0), turtle=(1, 0, 1, 0)).say("turtle", "yes").say("turtle", "yes")
    assert script.honor() == ["turtle", "koi", "lotus"]
    assert victor(over(script)) == "turtle"


# -- declining -------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "no"), [(0, "no"), (1, "done"), (2, "no"), (3, "no")])
def test_an_advantage_can_be_declined(place: int, no: str) -> None:
    """BAT-5, RUL-5: it then does nothing, and the second highest bid does not get it either."""
    high, low = [0, 0, 0, 0], [0, 0, 0, 0]
    high[place], low[place] = 3, 2
    script = fight(DUEL, koi={"vp": 4}, lotus={"vp": 4, "ronin": 2})
    script.bids(koi=(low[0], low[1], low[2], low[3]), lotus=(high[0], high[1], high[2], high[3]))
    assert [d.clan for d in script.game.pending] == ["lotus"]
    over(script.say("lotus", no))
    assert [(e["clan"], e["advantage"]) for e in script.events("advantage_declined")] == [
        ("lotus", ALL[place])
    ]
    assert (script.vp("koi"), script.vp("lotus"), script.honor()) == (4, 4, ["koi", "lotus", "turtle"])
    assert script.at("nagato", "lotus") == {"bushi": 2}
    assert script.events("battle_won")[-1]["force"] == 2


def test_an_advantage_can_be_won_to_deny_it() -> None:
    """BAT-4, BAT-9: the Turtle have no Ronin and are asked nothing; the Lotus cannot hire theirs."""
    script = fight({"lotus": {"bushi": 1}, "turtle": {"bushi": 2}}, lotus={"ronin": 5})
    over(script.bids(lotus=(0, 0, 3, 0), turtle=(0, 0, 4, 0)))
    assert (advantages(script), victor(script)) == ([("ronin", "turtle")], "turtle")


# -- Seppuku ---------------------------------------------------------------------------------


def test_seppuku_kills_all_own_figures() -> None:
    """BAT-7: every figure of any kind; 1 VP and one gain of honor for each."""
    here = {"koi": {"bushi": 1}, "turtle": {"bushi": 1, "shinto": 1, "daimyo": 1}}
    honor = ["koi", "lotus", "dragonfly", "bonsai", "turtle"]
    script = battle(here, rich(*honor), honor=honor)
    over(script.bids(koi=(0, 0, 0, 0), turtle=(1, 0, 0, 0)).say("turtle", "yes"))
    assert script.at("nagato", "turtle") == {}
    assert [script.reserve("turtle", kind) for kind in ("bushi", "shinto", "daimyo")] == [5, 3, 1]
    assert script.vp("turtle") == 3
    assert script.honor() == ["koi", "turtle", "lotus", "dragonfly", "bonsai"]


def test_seppuku_is_all_or_nothing() -> None:
    """BAT-7: the only answers are to kill all figures, or none."""
    script = fight({"koi": {"bushi": 3}, "lotus": {"bushi": 1}}).bids(koi=(1, 0, 0, 0), lotus=(0, 0, 0, 0))
    decision = script.asked("koi", "offer", "seppuku")
    assert decision.province == "nagato"
    assert script.options("koi") == [{"kind": "yes"}, {"kind": "no"}]


def test_seppuku_kills_only_there_and_only_ones_own() -> None:
    """BAT-7: the Bushi in Edo and the other players' figures live on."""
    script = fight(THREE).bids(koi=(1, 0, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    since = len(script.game.events())
    script.say("koi", "yes")
    dead = [(e["clan"], e["figure"], e["count"], e["province"]) for e in script.events("killed", since)]
    assert dead[0] == ("koi", "bushi", 1, "nagato")
    assert [clan for clan, *_ in dead[1:]] == ["turtle"]
    assert script.at("edo", "koi") == {"bushi": 1}


def test_seppuku_at_the_top_of_the_honor_track() -> None:
    """BAT-7, HON-2: the VP come, honor cannot rise further."""
    script = (
        fight(DUEL, ["lotus", "koi", "turtle"]).bids(koi=(0, 0, 0, 0), lotus=(1, 0, 0, 0)).say("lotus", "yes")
    )
    assert (script.vp("lotus"), script.honor()) == (2, ["lotus", "koi", "turtle"])


def test_turtle_strongholds_do_not_die_with_seppuku() -> None:
    """BAT-7, CLA-TURTLE-2: one Bushi dies and pays; two Strongholds stay, and win."""
    script = fight({"koi": {"bushi": 1}, "turtle": {"bushi": 1, "stronghold": 2}})
    over(script.bids(koi=(0, 0, 0, 0), turtle=(1, 0, 0, 0)).say("turtle", "yes"))
    assert script.at("nagato", "turtle") == {"stronghold": 2}
    assert (script.vp("turtle"), victor(script)) == (1, "turtle")


# -- Take Hostage ----------------------------------------------------------------------------


def test_a_hostage_leaves_the_map_for_its_captor() -> None:
    """BAT-8: it is in nobody's reserve, and 1 VP is stolen from its owner."""
    script = fight(DUEL, koi={"vp": 3}, lotus={"vp": 2}).bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0))
    script.say("koi", "capture", clan_="lotus", figure="bushi")
    assert script.player("koi")["hostages"] == [["lotus", "bushi"]]
    taken = script.events("captured")
    assert [(e["clan"], e["owner"], e["figure"], e["province"]) for e in taken] == [
        ("koi", "lotus", "bushi", "nagato")
    ]
    assert (script.vp("koi"), script.vp("lotus")) == (4, 1)
    assert (script.at("edo", "lotus"), script.reserve("lotus", "bushi")) == ({"bushi": 1}, 4)


def test_a_hostage_is_not_killed() -> None:
    """BAT-8, BAT-12: with the only enemy figure captured, nobody dies, and Imperial Poets score nothing."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 1}}).bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 5))
    over(script.say("koi", "capture", clan_="lotus", figure="bushi"))
    assert script.events("killed") == []
    assert script.vp("lotus") == 0


def test_a_hostage_taken_is_force_taken() -> None:
    """BAT-8, BAT-10: with one Bushi less the Lotus tie with the Koi, who are higher in honor."""
    script = fight(DUEL).bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0))
    over(script.say("koi", "capture", clan_="lotus", figure="bushi"))
    assert victor(script) == "koi"


def test_no_vp_from_an_owner_who_has_none() -> None:
    """BAT-8, RUL-16: the figure is captured all the same."""
    script = fight(DUEL, koi={"vp": 3}).bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0))
    script.say("koi", "capture", clan_="lotus", figure="bushi")
    assert (script.vp("koi"), script.vp("lotus")) == (3, 0)
    assert script.player("koi")["hostages"] == [["lotus", "bushi"]]


def test_any_other_players_figure_there_can_be_captured() -> None:
    """BAT-8: one of each kind and owner is offered, never a Daimyo, Yurei, Stronghold or an own figure."""
    here = {
        "koi": {"bushi": 1, "shinto": 1, "daimyo": 1},
        "lotus": {"bushi": 2, "shinto": 1, "daimyo": 1, "stronghold": 1, "yurei": 1},
        "turtle": {"bushi": 1, "stronghold": 2, "komainu": 1, "daimyo": 1},
    }
    script = fight(here, lotus={"cards": ["yurei"]}, turtle={"cards": ["komainu"]})
    script.bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    decision = script.asked("koi", "hostage", "hostage")
    assert decision.province == "nagato"
    assert capture_options(decision) == [
        ("lotus", "bushi"),
        ("lotus", "shinto"),
        ("turtle", "bushi"),
        ("turtle", "komainu"),
    ]
    assert {"kind": "done"} in decision.options


@pytest.mark.parametrize(
    ("clan", "figure"),
    [
        ("lotus", "daimyo"),
        ("lotus", "yurei"),
        ("lotus", "stronghold"),
        ("turtle", "stronghold"),
        ("turtle", "shinto"),
        ("koi", "bushi"),
    ],
)
def test_what_cannot_be_captured(clan: str, figure: str) -> None:
    """BAT-8, FIG-2: no Daimyo or what counts as one, no Stronghold, nothing absent, nothing own."""
    here = {
        "koi": {"bushi": 1},
        "lotus": {"bushi": 1, "daimyo": 1, "stronghold": 1, "yurei": 1},
        "turtle": {"bushi": 1, "stronghold": 1},
    }
    script = fight(here, lotus={"cards": ["yurei"]})
    script.bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    script.refused("koi", "BAT-8", "capture", clan_=clan, figure=figure)


def test_a_monster_can_be_captured() -> None:
    """BAT-8: a River Dragon is a figure like any other, if it is not a Daimyo."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"river-dragon": 1}}, lotus={"cards": ["river-dragon"]})
    script.bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0)).say(
        "koi", "capture", clan_="lotus", figure="river-dragon"
    )
    assert script.player("koi")["hostages"] == [["lotus", "river-dragon"]]
    assert (script.reserve("lotus", "river-dragon"), victor(over(script))) == (0, "koi")


def test_hostages_add_up() -> None:
    """BAT-8: one in each battle, all of them kept."""
    script = fight(DUEL, lotus={"vp": 9}).bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0))
    over(script.say("koi", "capture", clan_="lotus", figure="bushi"))
    script.bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    assert capture_options(script.asked("koi", "hostage")) == [("lotus", "bushi"), ("turtle", "bushi")]
    script.say("koi", "capture", clan_="turtle", figure="bushi")
    script.asked("koi", "share")
    assert script.player("koi")["hostages"] == [["lotus", "bushi"], ["turtle", "bushi"]]


# -- Hire Ronin ------------------------------------------------------------------------------


@pytest.mark.parametrize(("ronin", "winner"), [(1, "koi"), (2, "lotus"), (3, "lotus")])
def test_hired_ronin_are_force(ronin: int, winner: str) -> None:
    """BAT-9: +1 for each; 1 and 1 Ronin tie with the 2 of the Koi, who are higher in honor."""
    here = {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}
    script = fight(here, lotus={"ronin": ronin}).bids(koi=(0, 0, 0, 0), lotus=(0, 0, 1, 0))
    script.asked("lotus", "offer", "ronin")
    assert victor(over(script.say("lotus", "yes"))) == winner
    assert [(e["clan"], e["force"]) for e in script.events("ronin_hired")] == [("lotus", ronin)]


def test_unhired_ronin_have_no_force() -> None:
    """BAT-9: nobody bids on Hire Ronin, the Lotus's 5 stay at home."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, lotus={"ronin": 5})
    assert victor(over(script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0)))) == "koi"


def test_ronin_are_not_spent_and_hired_again() -> None:
    """BAT-9: the same 2 Ronin win Nagato and then Edo."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, lotus={"ronin": 2})
    over(script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 1, 0)).say("lotus", "yes"))
    assert script.ronin("lotus") == 2
    script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 1, 0), turtle=(0, 0, 0, 0)).say("lotus", "yes")
    assert [(e["province"], e["clan"], e["force"]) for e in script.events("battle_won")] == [
        ("nagato", "lotus", 3),
        ("edo", "lotus", 3),
    ]


def test_ronin_are_hired_for_one_battle() -> None:
    """BAT-9: in Edo they count only if hired again."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, lotus={"ronin": 2})
    over(script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 1, 0)).say("lotus", "yes"))
    script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    assert (victor(script), script.events("battle_won")[-1]["force"]) == ("koi", 1)


@pytest.mark.parametrize(("bid", "force"), [((0, 0, 1, 0), 9), ((0, 0, 4, 0), 6), ((2, 1, 1, 4), 2)])
def test_the_koi_hire_the_coins_left_in_reserve(bid: tuple[int, int, int, int], force: int) -> None:
    """CLA-KOI-2: of 9 Coins, those bid on anything do not count; the Koi also have 1 Bushi."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 1}}).bids(koi=bid, lotus=(0, 0, 0, 0))
    while script.game.pending[0].cause != "ronin":
        script.say("koi", "no" if script.game.pending[0].kind == "offer" else "done")
    script.say("koi", "yes")
    assert script.events("battle_won")[-1]["force"] == force


def test_the_koi_keep_the_coins_they_hire() -> None:
    """CLA-KOI-2, BAT-9: they count as Ronin, and like Ronin are not spent."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 5}})
    over(script.bids(koi=(0, 0, 1, 0), lotus=(0, 0, 0, 0)).say("koi", "yes"))
    assert (victor(script), script.coins("koi"), script.coins("lotus")) == ("koi", 8, 10)


def test_the_koi_who_bid_all_have_nothing_to_hire() -> None:
    """CLA-KOI-2: no Coin is left in reserve, so nothing is asked."""
    script = over(fight(DUEL).bids(koi=(0, 0, 9, 0), lotus=(0, 0, 0, 0)))
    assert (advantages(script), victor(script)) == ([("ronin", "koi")], "lotus")


def test_only_the_koi_hire_coins() -> None:
    """CLA-KOI-2: the Lotus have 8 Coins left and no Ronin, and are asked nothing."""
    script = over(
        fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}).bids(koi=(0, 0, 0, 0), lotus=(0, 0, 1, 0))
    )
    assert (advantages(script), victor(script)) == ([("ronin", "lotus")], "koi")


# -- Imperial Poets --------------------------------------------------------------------------


def test_poets_count_everybody_killed() -> None:
    """BAT-12: the Koi's Seppuku of 2, and the Turtle's 3 lost figures; the Lotus live."""
    here = {"koi": {"bushi": 1, "shinto": 1}, "lotus": {"bushi": 4}, "turtle": {"bushi": 2, "daimyo": 1}}
    script = fight(here).bids(koi=(1, 0, 0, 0), lotus=(0, 0, 0, 2), turtle=(0, 0, 0, 0))
    script.say("koi", "yes")
    script.asked("lotus", "offer", "poets")
    assert script.vp("lotus") == 0
    over(script.say("lotus", "yes"))
    assert (script.vp("koi"), script.vp("lotus"), script.vp("turtle")) == (2, 5, 0)


def test_poets_sing_for_a_loser_too() -> None:
    """BAT-12: the Koi lose, and score their own two dead."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 3}}).bids(koi=(0, 0, 0, 1), lotus=(0, 0, 0, 0))
    over(script.say("koi", "yes"))
    assert (script.vp("koi"), victor(script)) == (2, "lotus")


def test_poets_come_after_the_outcome() -> None:
    """BAT-4, BAT-12: when they are asked, the token is won and the losers are dead."""
    script = fight(DUEL).bids(koi=(0, 0, 0, 1), lotus=(0, 0, 0, 0))
    script.asked("koi", "offer", "poets")
    assert script.player("lotus")["tokens"] == [["spring", "nagato"]]
    assert script.at("nagato", "koi") == {}


def test_poets_with_nobody_killed_ask_nothing() -> None:
    """BAT-12: the Turtle's Stronghold lost, but it does not die."""
    script = fight({"koi": {"bushi": 2}, "turtle": {"stronghold": 1}})
    over(script.bids(koi=(0, 0, 0, 3), turtle=(0, 0, 0, 1)))
    assert advantages(script) == [("poets", "koi")]
    assert (script.vp("koi"), script.at("nagato", "turtle")) == (0, {"stronghold": 1})


def test_poets_count_this_battle_only() -> None:
    """BAT-12: two died in Nagato, two more in Edo; Imperial Poets count per battle."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 3}})
    over(script.bids(koi=(0, 0, 0, 1), lotus=(0, 0, 0, 0)).say("koi", "yes"))
    script.bids(koi=(0, 0, 0, 1), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0)).say("koi", "yes")
    assert [e["amount"] for e in script.events("vp") if e["cause"] == "poets"] == [2, 2]

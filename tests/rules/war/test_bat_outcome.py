"""How a battle ends: who wins it, who dies, who pays (BAT-6, BAT-10, BAT-11, BAT-13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, advantages, battle, over, victor
from tests.support.script import Json, Script

TRIO = ("koi", "lotus", "turtle")
ALL_FIVE = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
THREE = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}
NONE = (0, 0, 0, 0)


def fight(
    nagato: Pieces, clans: tuple[str, ...] = TRIO, position: Json | None = None, **more: Json
) -> Script:
    """A battle among players with 9 Coins each, and what else is said of them."""
    players: dict[str, Any] = {clan: {"coins": 9, **more.get(clan, {})} for clan in clans}
    return battle(nagato, players, **(position or {}))


def coins_of(script: Script, *clans: str) -> list[int]:
    return [script.coins(clan) for clan in clans]


# -- staying in the battle -------------------------------------------------------------------


def test_bids_count_without_figures() -> None:
    """BAT-6: after their Seppuku the Lotus still win every other advantage they bid most on."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, lotus={"ronin": 1}).bids(
        koi=NONE, lotus=(1, 1, 1, 1)
    )
    script.say("lotus", "yes")
    assert script.at("nagato", "lotus") == {}
    script.say("lotus", "capture", clan_="koi", figure="bushi").say("lotus", "no").say("lotus", "no")
    assert advantages(over(script)) == [(name, "lotus") for name in ("seppuku", "hostage", "ronin", "poets")]


def test_a_player_without_figures_can_win_by_ronin() -> None:
    """BAT-6, RUL-4: 3 Ronin and no figure beat 2 Bushi."""
    script = fight({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, lotus={"ronin": 3}).bids(
        koi=NONE, lotus=(1, 0, 1, 0)
    )
    over(script.say("lotus", "yes").say("lotus", "yes"))
    assert (victor(script), script.player("lotus")["tokens"]) == ("lotus", [["spring", "nagato"]])
    assert script.at("nagato", "koi") == {}


def test_a_player_whose_last_figure_was_captured_can_win() -> None:
    """BAT-6, RUL-4: the Koi take the Lotus's only figure hostage, and lose to their Ronin."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 1}}, lotus={"ronin": 2})
    script.bids(koi=(0, 2, 0, 0), lotus=(0, 0, 1, 0))
    over(script.say("koi", "capture", clan_="lotus", figure="bushi").say("lotus", "yes"))
    assert (victor(script), script.events("battle_won")[-1]["force"]) == ("lotus", 2)


def test_a_player_without_figures_loses_like_any_other() -> None:
    """BAT-6, BAT-13: their bid is discarded, and they get their share of the winner's."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 1}}).bids(koi=(0, 0, 0, 4), lotus=(3, 0, 0, 0))
    over(script.say("lotus", "yes").say("koi", "no"))
    assert (victor(script), coins_of(script, "koi", "lotus")) == ("koi", [5, 10])


# -- who wins --------------------------------------------------------------------------------


@pytest.mark.parametrize("strongest", TRIO)
def test_most_force_wins_the_token(strongest: str) -> None:
    """BAT-10: regardless of honor."""
    here = {**THREE, strongest: {"bushi": 1, "shinto": 1}}
    script = over(fight(here).bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert (victor(script), script.events("battle_won")[-1]["force"]) == (strongest, 2)
    assert {clan: script.player(clan)["tokens"] for clan in TRIO} == {
        clan: [["spring", "nagato"]] if clan == strongest else [] for clan in TRIO
    }


@pytest.mark.parametrize(
    "honor", [["koi", "lotus", "turtle"], ["lotus", "turtle", "koi"], ["turtle", "koi", "lotus"]]
)
def test_honor_breaks_ties_of_force(honor: list[str]) -> None:
    """BAT-10, HON-4: all three have 1."""
    script = fight(THREE, position={"honor": honor}).bids(koi=NONE, lotus=NONE, turtle=NONE)
    assert victor(over(script)) == honor[0]


def test_allies_do_not_add_their_force() -> None:
    """BAT-10: 2 beat 1 and 1."""
    script = fight({**THREE, "turtle": {"bushi": 2}}, position={"alliances": [["koi", "lotus"]]})
    assert victor(over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))) == "turtle"


@pytest.mark.parametrize("highest", ["lotus", "turtle"])
def test_with_no_force_left_the_highest_honor_wins(highest: str) -> None:
    """BAT-10, BAT-6: one figure is captured, the other killed by Seppuku; only those in the battle count."""
    low = "turtle" if highest == "lotus" else "lotus"
    script = fight(
        {"lotus": {"bushi": 1}, "turtle": {"bushi": 1}},
        clans=("koi", "lotus", "turtle", "dragonfly"),
        position={"honor": [highest, "koi", "dragonfly", low]},
    )
    script.bids(lotus=(1, 1, 0, 0), turtle=NONE).say("lotus", "yes")
    script.say("lotus", "capture", clan_="turtle", figure="bushi")
    assert (victor(over(script)), script.events("battle_won")[-1]["force"]) == (highest, 0)


def test_the_highest_honor_of_all_wins_nothing_from_afar() -> None:
    """BAT-10: nobody has force left; Dragonfly and Koi stand above, but are not in the battle."""
    script = fight(
        {"lotus": {"bushi": 1}, "turtle": {"bushi": 1}},
        clans=("koi", "lotus", "turtle", "dragonfly"),
        position={"honor": ["dragonfly", "koi", "turtle", "lotus"]},
    )
    script.bids(lotus=(1, 1, 0, 0), turtle=NONE).say("lotus", "yes")
    script.say("lotus", "capture", clan_="turtle", figure="bushi")
    assert script.honor() == ["dragonfly", "koi", "lotus", "turtle"]
    assert victor(over(script)) == "lotus"


# -- who dies --------------------------------------------------------------------------------


def test_the_losers_figures_die() -> None:
    """BAT-11: all kinds, the Daimyo too, go to their owner's reserve; Strongholds and the winner's stay."""
    here = {
        "koi": {"bushi": 2, "shinto": 1, "daimyo": 1, "stronghold": 1},
        "lotus": {"bushi": 5, "stronghold": 1},
    }
    script = over(fight(here).bids(koi=NONE, lotus=NONE))
    assert script.at("nagato", "koi") == {"stronghold": 1}
    assert [script.reserve("koi", kind) for kind in ("bushi", "shinto", "daimyo")] == [5, 3, 1]
    assert script.at("nagato", "lotus") == {"bushi": 5, "stronghold": 1}


def test_a_dead_monster_goes_to_its_owners_reserve() -> None:
    """BAT-11: with its card the clan keeps the figure."""
    script = fight({"koi": {"komainu": 1}, "lotus": {"bushi": 5}}, koi={"cards": ["komainu"]})
    over(script.bids(koi=NONE, lotus=NONE))
    assert (script.reserve("koi", "komainu"), script.player("koi")["cards"]) == (1, ["komainu"])


def test_turtle_strongholds_survive_a_lost_battle() -> None:
    """BAT-11, CLA-TURTLE-2: they have force, but are not figures."""
    script = over(
        fight({"koi": {"bushi": 4}, "turtle": {"bushi": 1, "stronghold": 2}}).bids(koi=NONE, turtle=NONE)
    )
    assert script.at("nagato", "turtle") == {"stronghold": 2}


def test_figures_elsewhere_do_not_die() -> None:
    """BAT-11: only those in the province of the battle."""
    script = over(fight(THREE).bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert [script.at("edo", clan) for clan in TRIO] == [{"bushi": 1}] * 3
    assert {e["province"] for e in script.events("killed")} == {"nagato"}


def test_the_winners_ally_is_not_killed() -> None:
    """BAT-11: the third player's figures are."""
    script = fight({**THREE, "lotus": {"bushi": 3}}, position={"alliances": [["koi", "lotus"]]})
    over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))
    left = [script.at("nagato", clan) for clan in TRIO]
    assert (victor(script), left) == ("lotus", [{"bushi": 1}, {"bushi": 3}, {}])


def test_losing_allies_both_die() -> None:
    """BAT-11: an alliance between losers spares nobody."""
    script = fight({**THREE, "turtle": {"bushi": 3}}, position={"alliances": [["koi", "lotus"]]})
    over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert [script.at("nagato", clan) for clan in TRIO] == [{}, {}, {"bushi": 3}]


def test_the_winners_spared_ally_counts_for_no_poet() -> None:
    """BAT-11, BAT-12: only the Turtle's figure died."""
    script = fight({**THREE, "lotus": {"bushi": 3}}, position={"alliances": [["koi", "lotus"]]})
    over(script.bids(koi=(0, 0, 0, 1), lotus=NONE, turtle=NONE).say("koi", "yes"))
    assert script.vp("koi") == 1


# -- reparations -----------------------------------------------------------------------------


@pytest.mark.parametrize("paid", range(6))
def test_a_single_loser_gets_all_the_winner_bid(paid: int) -> None:
    """BAT-13: nothing is asked; the loser's own bid of 2 is gone, Coins not bid are kept."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 5}}).bids(koi=(2, 0, 0, 0), lotus=(0, 0, paid, 0))
    over(script.say("koi", "no"))
    assert coins_of(script, "koi", "lotus") == [9 - 2 + paid, 9 - paid]


def test_coins_bid_on_any_advantage_are_shared() -> None:
    """BAT-13: 1 + 1 + 1 + 3, whether the advantage was won or not."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 5}}).bids(koi=(9, 0, 0, 0), lotus=(1, 1, 1, 3))
    over(script.say("koi", "no").say("lotus", "done").say("lotus", "no"))
    assert coins_of(script, "koi", "lotus") == [6, 3]


def test_two_losers_share_equally() -> None:
    """BAT-13: 4 Coins are 2 each; a Coin the losers bid goes to nobody; outsiders get nothing."""
    script = fight({**THREE, "koi": {"bushi": 3}}, clans=("koi", "lotus", "turtle", "bonsai"))
    over(script.bids(koi=(0, 0, 0, 4), lotus=(0, 0, 0, 3), turtle=(0, 0, 0, 1)).say("koi", "no"))
    assert coins_of(script, "koi", "lotus", "turtle", "bonsai") == [5, 8, 10, 9]


def test_the_winners_ally_pays_and_is_paid() -> None:
    """BAT-13: an ally of the winner is a loser like the others here."""
    script = fight({**THREE, "koi": {"bushi": 3}}, position={"alliances": [["koi", "lotus"]]})
    over(script.bids(koi=(0, 0, 0, 6), lotus=(0, 0, 5, 0), turtle=NONE).say("koi", "no"))
    assert coins_of(script, *TRIO) == [3, 9 - 5 + 3, 9 + 3]


@pytest.mark.parametrize(("lucky", "shares"), [("lotus", [2, 1]), ("turtle", [1, 2])])
def test_the_winner_says_who_gets_the_odd_coin(lucky: str, shares: list[int]) -> None:
    """BAT-13: 3 Coins between two."""
    script = fight({**THREE, "koi": {"bushi": 3}}).bids(koi=(0, 0, 0, 3), lotus=NONE, turtle=NONE)
    script.say("koi", "no")
    script.asked("koi", "share", "BAT-13")
    assert script.options("koi") == [{"kind": "pay", "clan": "lotus"}, {"kind": "pay", "clan": "turtle"}]
    over(script.say("koi", "pay", clan_=lucky))
    assert coins_of(script, "lotus", "turtle") == [9 + share for share in shares]


def test_one_coin_for_two() -> None:
    """BAT-13: less than one each; all of it is odd."""
    script = fight({**THREE, "koi": {"bushi": 3}}).bids(koi=(0, 0, 0, 1), lotus=NONE, turtle=NONE)
    over(script.say("koi", "no").say("koi", "pay", clan_="turtle"))
    assert coins_of(script, *TRIO) == [8, 9, 10]


def test_two_odd_coins_go_to_two_of_three() -> None:
    """BAT-13: 5 among three is 1 each and 2 odd, at most one extra each."""
    here = {**THREE, "koi": {"bushi": 3}, "bonsai": {"bushi": 1}}
    script = fight(here, clans=("koi", "lotus", "turtle", "bonsai"))
    script.bids(koi=(0, 0, 0, 5), lotus=NONE, turtle=NONE, bonsai=NONE).say("koi", "no")
    assert [option["clan"] for option in script.options("koi")] == ["lotus", "turtle", "bonsai"]
    script.say("koi", "pay", clan_="turtle")
    script.asked("koi", "share", "BAT-13")
    script.refused("koi", "BAT-13", "pay", clan_="turtle")
    over(script.say("koi", "pay", clan_="bonsai"))
    assert coins_of(script, "koi", "lotus", "turtle", "bonsai") == [4, 10, 11, 11]


def test_three_odd_coins_leave_one_of_four_without() -> None:
    """BAT-13: 7 among four is 1 each and 3 odd."""
    here = {clan: {"bushi": 1} for clan in ALL_FIVE} | {"koi": {"bushi": 3}}
    script = fight(here, clans=ALL_FIVE)
    script.bids(koi=(0, 0, 0, 7), lotus=NONE, turtle=NONE, dragonfly=NONE, bonsai=NONE).say("koi", "no")
    for clan in ("bonsai", "lotus", "dragonfly"):
        script.asked("koi", "share")
        script.say("koi", "pay", clan_=clan)
    assert coins_of(over(script), *ALL_FIVE) == [2, 11, 10, 11, 11]


@pytest.mark.parametrize("clan", ["koi", "bonsai"])
def test_the_odd_coin_goes_to_a_loser(clan: str) -> None:
    """BAT-13: not to the winner, and not to one outside the battle."""
    script = fight({**THREE, "koi": {"bushi": 3}}, clans=("koi", "lotus", "turtle", "bonsai"))
    script.bids(koi=(0, 0, 0, 1), lotus=NONE, turtle=NONE).say("koi", "no")
    script.refused("koi", "BAT-13", "pay", clan_=clan)


def test_a_winner_who_bid_nothing_pays_nothing() -> None:
    """BAT-13: the losers' bids are gone all the same, and nothing is asked."""
    script = fight({**THREE, "koi": {"bushi": 3}})
    over(script.bids(koi=NONE, lotus=(0, 0, 4, 0), turtle=(0, 0, 1, 0)))
    assert coins_of(script, *TRIO) == [9, 5, 8]
    assert script.events("reparation") == []


def test_reparations_can_be_bid_in_the_next_battle() -> None:
    """BAT-13: the Lotus bid all they had, and have 6 Coins again in Edo."""
    script = fight({"koi": {"bushi": 3}, "lotus": {"bushi": 1}}).bids(koi=(0, 0, 0, 6), lotus=(9, 0, 0, 0))
    over(script.say("lotus", "no").say("koi", "no"))
    assert script.decision("lotus").coins == 6
    script.bids(koi=NONE, lotus=(0, 6, 0, 0), turtle=NONE)
    script.asked("lotus", "hostage")


def test_coins_of_a_bid_do_not_come_back() -> None:
    """BAT-13: in every case, only the losers' bids leave the game."""
    script = fight({**THREE, "koi": {"bushi": 3}})
    script.bids(koi=(1, 1, 2, 3), lotus=(0, 0, 0, 2), turtle=(0, 0, 0, 1))
    script.say("koi", "no").say("koi", "done").say("koi", "yes").say("koi", "no").say(
        "koi", "pay", clan_="lotus"
    )
    assert sum(coins_of(over(script), *TRIO)) == 27 - 3

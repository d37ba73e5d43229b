"""Mistakes that a row counts: wasted bids, declined Seppuku, discarded Coins."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import Game
from hinode.tournament import GameRow
from hinode.tournament.mistakes import mistakes_of, winning_bid
from hinode.tournament.report.games import Games
from hinode.tournament.report.mistakes import mistakes, seat_mistakes, wasted_coins
from hinode.tournament.rows import Mistakes
from tests.tournament.games import some_games

HONOR = ["koi", "lotus", "turtle"]


def battle(bids: dict[str, dict[str, int]], answers: list[tuple[str, dict[str, Any]]]) -> dict[str, Mistakes]:
    """The mistakes in a battle between two Koi Bushi and a Daimyo and a Shinto of the Lotus."""
    game = Game.from_position(
        {
            "phase": "war",
            "players": {"koi": {"coins": 6}, "lotus": {"coins": 6, "ronin": 1}, "turtle": {}},
            "war": ["edo"],
            "map": {"edo": {"koi": {"bushi": 2}, "lotus": {"daimyo": 1, "bushi": 2}}},
        }
    )
    none = {"seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
    for clan, bid in bids.items():
        game.answer(clan, {"kind": "bid", **none, **bid})
    for clan, answer in answers:
        game.answer(clan, answer)
    return mistakes_of(game.clans, game.events())


@pytest.mark.parametrize(
    ("winner", "coins", "needed"),
    [
        ("koi", {"koi": 5, "lotus": 3}, 3),  # ties go to the higher honor
        ("lotus", {"koi": 3, "lotus": 5}, 4),
        ("turtle", {"koi": 2, "lotus": 3, "turtle": 6}, 4),
        ("koi", {"koi": 5, "lotus": 0}, 1),  # a bid of 0 wins nothing
    ],
)
def test_the_fewest_coins_that_win_an_advantage(winner: str, coins: dict[str, int], needed: int) -> None:
    """BAT-4."""
    assert winning_bid(winner, coins, HONOR) == needed


def test_losing_bids_and_too_high_bids_are_wasted() -> None:
    found = battle({"koi": {"hostage": 2}, "lotus": {"hostage": 5}}, [("lotus", {"kind": "done"})])
    assert (found["koi"]["lost_bids"], found["koi"]["overbids"]) == (2, 0)
    assert (found["lotus"]["lost_bids"], found["lotus"]["overbids"]) == (0, 2)  # three would have been enough


def test_declining_seppuku_before_a_defeat_is_a_mistake() -> None:
    found = battle({"koi": {"seppuku": 1}, "lotus": {}}, [("koi", {"kind": "no"})])
    assert (found["koi"]["declined_seppuku"], found["koi"]["missed_vp"]) == (1, 2)


def test_declining_seppuku_before_a_victory_is_not_a_mistake() -> None:
    found = battle({"koi": {}, "lotus": {"seppuku": 1}}, [("lotus", {"kind": "no"})])
    assert (found["lotus"]["declined_seppuku"], found["lotus"]["missed_vp"]) == (0, 0)


def test_committing_seppuku_is_not_a_mistake() -> None:
    found = battle({"koi": {"seppuku": 1}, "lotus": {}}, [("koi", {"kind": "yes"})])
    assert (found["koi"]["declined_seppuku"], found["koi"]["missed_vp"]) == (0, 0)


def test_coins_left_at_cleanup_are_counted() -> None:
    """CLN-1: Coins that are not bid are discarded after the battle."""
    found = battle({"koi": {"poets": 2}, "lotus": {}}, [("koi", {"kind": "yes"})])
    assert found["koi"]["discarded_coins"] == 4
    assert found["turtle"]["discarded_coins"] == 0


@pytest.mark.parametrize("row", some_games()[:5], ids=lambda row: row["game"])
def test_no_clan_wastes_more_than_it_bids(row: GameRow) -> None:
    for clan in row["clans"]:
        found = row["summary"]["mistakes"][clan]
        bids = sum(sum(battle["bids"].get(clan, ())) for battle in row["summary"]["battles"])
        assert 0 <= found["lost_bids"] + found["overbids"] <= bids


def test_the_report_has_the_means_of_each_bot() -> None:
    games = Games(some_games())
    seats = [(game, clan) for game in some_games() for clan in game["clans"]]
    coins = sum(wasted_coins(seat_mistakes(game, clan)) for game, clan in seats)
    broken = sum(seat_mistakes(game, clan)["broken_alliances"] for game, clan in seats)
    text = mistakes(games)
    assert f">{coins / len(seats):.1f}</text>" in text
    assert f"<td class=n>{broken / len(seats):.2f}</td>" in text


def test_the_report_lists_the_games_with_the_most_wasted_coins() -> None:
    worst = max(wasted_coins(seat_mistakes(game, clan)) for game in some_games() for clan in game["clans"])
    listed = mistakes(Games(some_games())).partition("Games to look at")[2]
    assert listed.count("<tr>") == 11  # including the heading
    assert f"<td class=n>{worst}</td>" in listed

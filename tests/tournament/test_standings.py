"""Win shares, intervals, ranks, and margins."""

from __future__ import annotations

from copy import deepcopy

import pytest

from hinode import Game
from hinode.tournament import GameRow, Standings, wilson
from hinode.tournament.match import outcome
from hinode.tournament.standings import Performance
from tests.tournament.games import some_games


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),  # from published tables of the Wilson score interval
        (1, 10, 0.01788, 0.40415),
        (5, 10, 0.23659, 0.76341),
        (10, 10, 0.72247, 1.0),
        (81, 263, 0.25529, 0.36621),
        (15, 148, 0.06236, 0.16053),
        (1, 29, 0.00611, 0.17175),
    ],
)
def test_the_wilson_interval_has_its_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_the_interval_of_no_games_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_of_half_wins_is_between_its_neighbors() -> None:
    low, high = wilson(10.5, 40)
    assert wilson(10, 40)[0] < low < wilson(11, 40)[0]
    assert wilson(10, 40)[1] < high < wilson(11, 40)[1]


@pytest.mark.parametrize("games", [400, 1000])
def test_par_of_four_is_as_wide_as_expected(games: int) -> None:
    low, high = wilson(games / 4, games)
    assert (high - low) / 2 == pytest.approx({400: 0.042, 1000: 0.027}[games], abs=0.001)


def winter(vp: dict[str, int], *alliance: str) -> Game:
    """A game that is over immediately."""
    position = {
        "season": "winter",
        "phase": "winter",
        "players": {clan: {"vp": points} for clan, points in vp.items()},
        "alliances": [list(alliance)] if alliance else [],
    }
    return Game.from_position(position)


def ended(vp: dict[str, int], *alliance: str) -> GameRow:
    """The row of a game with this end; the hero is the first clan."""
    result = winter(vp, *alliance).result
    assert result is not None
    row = deepcopy(some_games()[0])
    row.update({"clans": list(vp), "hero": next(iter(vp)), **outcome(result)})  # type: ignore[typeddict-item]
    row["bots"] = {clan: "greedy" if clan == row["hero"] else "random" for clan in vp}
    return row


def test_a_victory_counts_once() -> None:
    row = ended({"koi": 5, "lotus": 9, "turtle": 7})
    assert row["wins"] == {"koi": 0.0, "lotus": 1.0, "turtle": 0.0}
    assert row["ranks"] == {"lotus": 1.0, "turtle": 2.0, "koi": 3.0}


def test_a_shared_victory_is_split() -> None:
    """WIN-6: allies tied for first share the victory, and here the first two places too."""
    row = ended({"koi": 9, "lotus": 9, "turtle": 7}, "koi", "lotus")
    assert row["wins"] == {"koi": 0.5, "lotus": 0.5, "turtle": 0.0}
    assert row["ranks"] == {"koi": 1.5, "lotus": 1.5, "turtle": 3.0}


def test_of_three_tied_clans_only_the_winners_ally_shares() -> None:
    """RUL-18: the clan between them in honor comes third."""
    row = ended({"koi": 9, "lotus": 9, "turtle": 9}, "koi", "turtle")
    assert row["wins"] == {"koi": 0.5, "lotus": 0.0, "turtle": 0.5}
    assert row["ranks"] == {"koi": 1.5, "turtle": 1.5, "lotus": 3.0}


def test_the_standings_split_shared_wins() -> None:
    shared = ended({"koi": 9, "lotus": 9, "turtle": 7}, "koi", "lotus")
    won = ended({"koi": 10, "lotus": 4, "turtle": 1})
    standings = Standings([shared, won])
    assert standings.hero.wins == 1.5
    assert standings.hero.share == 0.75
    assert standings.hero.interval == wilson(1.5, 2)
    assert standings.hero.mean("rank") == 1.25
    assert standings.hero.mean("par") == pytest.approx(1 / 3)


def test_margins_are_over_the_mean_and_the_best_of_the_others() -> None:
    record = Performance()
    record.add(ended({"koi": 10, "lotus": 4, "turtle": 2}), "koi")
    assert (record.margin, record.lead) == (7, 6)
    record.add(ended({"koi": 0, "lotus": 4, "turtle": 2}), "koi")
    assert (record.mean("margin"), record.mean("lead"), record.mean("vp")) == (2, 1, 5)


def test_only_the_hero_counts_by_clan_against_others() -> None:
    standings = Standings([ended({"koi": 10, "lotus": 4, "turtle": 2})])
    assert [(clan, record.games) for clan, record in standings.by_clan()] == [("koi", 1)]


def test_in_self_play_every_seat_counts_for_its_clan() -> None:
    standings = Standings(some_games())
    games = {clan: record.games for clan, record in standings.by_clan()}
    assert games == dict.fromkeys(["koi", "lotus", "turtle", "dragonfly", "bonsai"], 16)
    assert sum(record.wins for _, record in standings.by_clan()) == pytest.approx(20)


def test_all_decisions_are_timed() -> None:
    standings = Standings(some_games())
    assert sum(latency.decisions for latency in standings.latency.values()) == sum(
        row["answers"] for row in some_games()
    )

"""Random games of every kind: the referee explains every event and expects every question."""

from __future__ import annotations

import pytest

from tests.referee.model.facts import SEASONS
from tests.referee.playing import refereed
from tests.support.game_plans import SETS, Plan

SEATINGS = (
    ("koi", "lotus", "turtle"),
    ("turtle", "dragonfly", "bonsai", "koi"),
    ("koi", "lotus", "turtle", "dragonfly", "bonsai"),
)


@pytest.mark.parametrize("season_set", SETS[:4])
@pytest.mark.parametrize("clans", SEATINGS, ids=len)
@pytest.mark.parametrize("unbound", [False, True], ids=["plain", "unbound"])
def test_a_whole_game_follows_the_rules(season_set: str, clans: tuple[str, ...], unbound: bool) -> None:
    plan = Plan(len(clans), clans, season_set, None, unbound, "busy" if unbound else "even")
    referee = refereed(plan)
    assert referee.table.season == "winter"
    assert not referee.events
    assert referee.read > 100 * len(SEASONS)


@pytest.mark.parametrize("seed", range(16))
def test_a_game_from_the_middle_follows_the_rules(seed: int) -> None:
    """Rich boards: many cards, figures, hostages and alliances from the first question on."""
    drawn = Plan.of_seed(seed)
    plan = Plan(
        seed, drawn.clans, drawn.season_set, drawn.shrines, drawn.kami_unbound, drawn.mood, scene=True
    )
    assert refereed(plan).table.season == "winter"

"""Random games of every kind: the referee explains every event and expects every question."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from tests.referee.model.facts import CARDS, SEASONS
from tests.referee.playing import refereed
from tests.support.game_plans import SETS, Plan

SEATINGS = (
    ("koi", "lotus", "turtle"),
    ("turtle", "dragonfly", "bonsai", "koi"),
    ("koi", "lotus", "turtle", "dragonfly", "bonsai"),
)
WHOLE = [
    Plan(len(clans), clans, season_set, None, unbound, "busy" if unbound else "even")
    for season_set, clans, unbound in product(SETS[:4], SEATINGS, (False, True))
]
WHOLE.append(Plan(4, SEATINGS[2], "archway", policy="busy"))  # uses Path of the Samurai
# Rich boards: many cards, figures, hostages, and alliances from the first question on.
FROM_THE_MIDDLE = [replace(Plan.of_seed(seed), scene=True) for seed in range(17)]
# These cards change a force or an allowance, so they are not the cause of any event.
NO_EVENTS = {
    *("path-of-the-dragon", "path-of-the-favored", "path-of-the-lion", "path-of-the-unrighteous"),
    *("respect", "way-of-the-katana"),
}


def name(plan: Plan) -> str:
    return f"{plan.season_set}-{len(plan.clans)}{'-unbound' * plan.kami_unbound}-{plan.seed}"


@pytest.mark.parametrize("plan", WHOLE, ids=name)
def test_a_whole_game_follows_the_rules(plan: Plan) -> None:
    referee = refereed(plan)
    assert referee.state.season == "winter"
    assert not referee.events
    assert referee.read > 100 * len(SEASONS)


@pytest.mark.parametrize("plan", FROM_THE_MIDDLE, ids=name)
def test_a_game_from_the_middle_follows_the_rules(plan: Plan) -> None:
    assert refereed(plan).state.season == "winter"


def test_every_card_takes_effect_in_some_of_these_games() -> None:
    causes = {event.cause for plan in WHOLE + FROM_THE_MIDDLE for event in plan.played().events()}
    assert set(CARDS) - causes == NO_EVENTS

"""Six styles that differ visibly: a styled `greedy` bot among plain ones, recognized by its behavior.

`benchmarks/styles.py` plays more games; docs/bots-styles.md has its results.
"""

from __future__ import annotations

from statistics import fmean

import pytest

from hinode.bots.evaluation.expected_vp import COMPONENTS
from hinode.bots.style import STYLES
from hinode.vocab.events import Event
from tests.bots.styles.behavior import (
    COUNTS,
    NAMED,
    Games,
    Row,
    accuracy,
    behavior,
    clans_for,
    classify,
    nearest,
    styled_game,
)

SEEDS = range(3)  # of each style: fewer games would not tell the styles apart
CHANCE = 1 / 6


@pytest.fixture(scope="module")
def games() -> Games:
    """Whole games of every style, with the same seeds."""
    return [played(style, seed) for seed in SEEDS for style in NAMED]


def played(style: str, seed: int) -> tuple[str, int, Row]:
    game, hero = styled_game(style, seed)
    return style, seed, behavior(game.events(), hero)


def a_game(games: Games, what: str) -> dict[str, float]:
    """The mean of one count, by style."""
    number = COUNTS.index(what)
    return {style: fmean(row[number] for s, _, row in games if s == style) for style in NAMED}


def most(games: Games, what: str) -> str:
    counts = a_game(games, what)
    return max(counts, key=lambda style: counts[style])


def fewest(games: Games, what: str) -> str:
    counts = a_game(games, what)
    return min(counts, key=lambda style: counts[style])


# -- telling them apart ----------------------------------------------------------------------------


def test_a_simple_classifier_names_the_style_of_a_game_well_above_chance(games: Games) -> None:
    assert accuracy(classify(games)) >= 3 * CHANCE


def test_the_loyal_and_the_monk_break_no_alliance(games: Games) -> None:
    broken = a_game(games, "betrayals")
    assert broken["loyal"] == broken["monk"] == 0
    assert min(broken["trickster"], broken["opportunist"]) > 0


def test_the_monk_sends_the_most_shinto_to_shrines(games: Games) -> None:
    assert most(games, "prayers") == "monk"


def test_the_warlord_has_no_allies_and_ignores_the_shrines(games: Games) -> None:
    assert a_game(games, "alliances")["warlord"] < 0.5
    assert fewest(games, "prayers") == "warlord"


def test_the_trickster_proposes_to_everyone(games: Games) -> None:
    assert most(games, "proposals") == "trickster"


def test_the_opportunist_waits_for_offers_and_finds_some(games: Games) -> None:
    assert a_game(games, "proposals")["opportunist"] == 0
    assert a_game(games, "alliances")["opportunist"] >= 1


def test_the_merchant_proposes_to_more_clans_than_the_loyal_and_fewer_than_the_trickster(
    games: Games,
) -> None:
    asked = a_game(games, "proposals")
    assert asked["loyal"] < asked["merchant"] < asked["trickster"]


def test_nobody_pays_for_an_alliance(games: Games) -> None:
    assert set(a_game(games, "gifts").values()) == {0.0}


# -- the list of styles ------------------------------------------------------------------------------


def test_there_are_six_styles_and_a_plain_bot() -> None:
    assert list(STYLES) == ["plain", "loyal", "merchant", "warlord", "monk", "opportunist", "trickster"]
    assert all(style.name == name for name, style in STYLES.items())


@pytest.mark.parametrize("style", list(STYLES))
def test_a_style_weighs_every_part_of_a_position(style: str) -> None:
    cares = STYLES[style].cares
    assert len(cares) == len(COMPONENTS)
    assert min(cares) >= 0
    assert cares[COMPONENTS.index("vp")] == 1.0


def test_plain_weighs_everything_equally() -> None:
    assert set(STYLES["plain"].cares) == {1.0}


# -- the classifier ----------------------------------------------------------------------------------


def test_twenty_seeds_pair_every_clan_with_every_three_others_once() -> None:
    assert len({clans_for(seed) for seed in range(20)}) == 20
    assert clans_for(20) == clans_for(0)


def test_a_row_counts_only_one_clan() -> None:
    events = [
        Event(number=0, kind="proposed", cause="TEA-2", parent=None, clan="koi", to="lotus"),
        Event(number=1, kind="allied", cause="TEA-2", parent=None, **{"clan": "koi", "with": "lotus"}),
        Event(number=2, kind="built", cause="marshal", parent=None, clan="lotus", province="edo"),
    ]
    lotus = dict(zip(COUNTS, behavior(events, "lotus"), strict=True))
    assert {what: count for what, count in lotus.items() if count} == {"alliances": 1, "strongholds": 1}


def test_the_nearest_mean_is_scaled_by_the_spread_of_each_count() -> None:
    """One count varies by hundreds without information; the other hardly varies, but shows the style."""
    known = [("calm", (0.0, 1.0)), ("calm", (400.0, 1.1)), ("wild", (0.0, 5.0)), ("wild", (400.0, 5.1))]
    assert nearest((390.0, 1.2), known) == "calm"
    assert nearest((10.0, 4.8), known) == "wild"

"""The small ints of the engine name what the data names."""

from __future__ import annotations

import pytest

from hinode.vocab import facts, ids

NAMED = {
    **{name.upper(): ids.CLANS for name in ("koi", "lotus", "turtle", "dragonfly", "bonsai")},
    **{name.upper(): ids.MANDATES for name in ids.MANDATES},
    **{name.upper(): ids.KAMI for name in ids.KAMI},
    **{name.upper(): ids.ADVANTAGES for name in ids.ADVANTAGES},
    **{name.upper(): ids.SEASONS for name in ids.SEASONS},
    **{name.upper(): ids.FIGURES for name in ("bushi", "shinto", "daimyo", "stronghold")},
    **{f"PHASE_{name.upper()}": ids.PHASES for name in ids.PHASES},
}


@pytest.mark.parametrize("name", NAMED)
def test_a_constant_is_the_place_of_its_id(name: str) -> None:
    assert NAMED[name][getattr(ids, name)] == name.removeprefix("PHASE_").lower()


def test_clans_stand_by_starting_rank() -> None:
    """SET-2"""
    assert ids.CLANS == ("koi", "lotus", "turtle", "dragonfly", "bonsai")


def test_every_id_is_lower_case_and_its_own() -> None:
    names = (*ids.CLANS, *ids.PROVINCES, *ids.MANDATES, *ids.KAMI, *ids.CARDS, *ids.SEASONS)
    assert len(set(names)) == len(names)
    assert all(name == name.lower() and name.replace("-", "").isalpha() for name in names)


def test_counts_of_the_data_are_those_the_engine_is_built_on() -> None:
    assert len(ids.PROVINCES) == ids.MAP_SIZE
    assert len(ids.CARDS) == ids.CARD_COUNT
    assert ids.FIRST_MONSTER + len(ids.MONSTERS) == ids.KINDS
    assert len(ids.FIGURES) == ids.KINDS + len(ids.KAMI)


@pytest.mark.parametrize("monster", ids.MONSTERS)
def test_a_monster_and_its_card_find_each_other(monster: str) -> None:
    """TRA-5"""
    figure = ids.FIGURE_NO[monster]
    card = ids.CARD_OF_MONSTER[figure - ids.FIRST_MONSTER]
    assert ids.CARDS[card] == monster
    assert ids.FIGURE_OF_CARD[card] == figure


@pytest.mark.parametrize("season_set", ids.SETS)
@pytest.mark.parametrize("season", range(3))
def test_a_season_deck_has_twelve_cards(season: int, season_set: str) -> None:
    """SET-7"""
    assert sum(facts.deck(season, season_set)) == 12


def test_the_map_is_the_same_in_both_directions() -> None:
    """MAR-1"""
    for one in range(ids.MAP_SIZE):
        for two in facts.ADJACENT[one]:
            assert one in facts.ADJACENT[two]
        assert one not in facts.ADJACENT[one]


def test_the_set_bonus_by_number_of_provinces() -> None:
    """WIN-4"""
    assert facts.SET_BONUS == (0, 0, 0, 10, 10, 20, 20, 30, 30)

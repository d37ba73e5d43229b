"""Card values come from data, with a default for unknown cards."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import hinode.bots
from hinode.bots.evaluation import card_values
from hinode.bots.evaluation.card_values import values_of, winter_value
from hinode.vocab.data import FACTS
from hinode.vocab.facts import deck
from hinode.vocab.ids import CARD_NO, CARDS, CLAN_NO, SETS
from tests.support.cards import gains, seats, winter

PACKAGE = Path(hinode.bots.__file__).parent
WINTER_UPGRADES = [card["id"] for card in FACTS["cards"] if card["type"] == "winter-upgrade"]


def test_a_card_without_an_entry_has_the_default() -> None:
    default = json.loads((PACKAGE / "evaluation/card_values.json").read_text(encoding="utf-8"))["default"]
    assert values_of("a-card-of-a-later-box") == default


def test_every_entry_is_a_card() -> None:
    data = json.loads((PACKAGE / "evaluation/card_values.json").read_text(encoding="utf-8"))
    assert set(data["cards"]) <= set(CARDS)


def test_every_winter_upgrade_says_what_it_counts() -> None:
    assert {CARDS[number] for number in card_values.WINTER_CARDS} == set(WINTER_UPGRADES)


@pytest.mark.parametrize("card", WINTER_UPGRADES)
def test_a_winter_upgrade_is_worth_what_the_engine_scores(card: str) -> None:
    """The bots' number is the same as the VP that the rules give in Winter."""
    owner = {"cards": [card, "righteousness", "oni-of-skulls"], "allied_seasons": ["spring", "summer"]}
    season_set = next(name for name in SETS if any(deck(season, name)[CARD_NO[card]] for season in range(3)))
    here = {"oshu": {"koi": {"stronghold": 1, "oni-of-skulls": 1}}}
    script = winter(seats(koi=owner), map=here, season_set=season_set)
    public = script.game.world("koi", Random(1)).public
    [(_, clan, vp)] = gains(script, card)
    assert (clan, winter_value(public, CLAN_NO["koi"], CARD_NO[card])) == ("koi", vp)


def test_no_bot_code_lists_card_ids() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    assert [card for card in CARDS if f'"{card}"' in code] == []
